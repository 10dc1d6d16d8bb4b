//! The report, compared whole in both languages.

use std::time::Duration;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::Limit;
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution};
use langkah_language::Language;
use langkah_puzzle::report::{
    self, Cover, Form, Manner, Which, file_name, html, is_report_name, write,
};

use crate::support::{board, course, solve};

fn indonesian() -> Language {
    Language::of_tag("id").expect("it has a file")
}

fn in_language(language: Language) -> Manner {
    Manner { language, ..Manner::default() }
}

/// The text, with times that no clock has measured.
fn report(puzzle: &Puzzle, plan: Option<Plan>, language: Language) -> String {
    let solution = plan.map(|plan| Solution {
        search_time: Duration::from_micros(3210),
        setup_time: Duration::from_millis(61_500),
        total_time: Duration::from_millis(74_000),
        ..solve(puzzle, &Request { plan, ..Request::default() }, &mut ())
    });
    write(puzzle, solution.as_ref(), &in_language(language))
}

fn example() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n5 8 6\n0 7 4\n"));
    Puzzle::with(board("1 2 3\n5 6 0\n7 8 4\n"), &goal).expect("the same size")
}

const COURSE: Plan = Plan::Preset(Preset::COURSE);

/// A blind search is named in both languages, and that all within its depth is tried.
#[test]
fn a_blind_search() {
    let plan = Plan::depth_first(false, Some(2));
    let english = report(&example(), Some(plan), Language::english());
    for text in [
        "Not solved: every path up to the greatest depth was tried.",
        "| Algorithm | depth-first to depth 2, no visited set |",
        "| Lower bound | none |",
    ] {
        assert!(english.contains(text), "{english}");
    }
    let indonesian = report(&example(), Some(plan), indonesian());
    for text in [
        "Belum selesai: semua lintasan sampai kedalaman terbesar sudah dicoba.",
        "| Algoritma | depth-first search sampai kedalaman 2, tanpa himpunan terkunjungi",
        "| Batas bawah | tidak ada |",
    ] {
        assert!(indonesian.contains(text), "{indonesian}");
    }
}

#[test]
fn in_english() {
    assert_eq!(
        report(&example(), Some(COURSE), Language::english()),
        include_str!("../../data/report/english.md")
    );
}

#[test]
fn in_indonesian() {
    let text = report(&example(), Some(COURSE), indonesian());
    assert_eq!(text, include_str!("../../data/report/indonesian.md"));
}

/// The report names the rule for ties and the order of children, and says what ĉ is.
#[test]
fn the_rules_of_a_search() {
    let of = |plan: Plan| report(&example(), Some(plan), Language::english());
    let order = "URDL".parse().expect("an order");
    let weight = Weight::new(1.5).expect("a weight");
    let queue = |ties, weight| Plan::best_first(BoundKind::Misplaced, weight, ties, true);
    let plain = "\nĉ = g + h: g is the number of moves from the start to the node";
    for (plan, texts) in [
        (
            queue(Ties::Oldest, Weight::ONE).in_order(order),
            &["| the oldest first (FIFO) |", "| Children in the order | U, R, D, L |", plain][..],
        ),
        (
            queue(Ties::LeastH, weight),
            &["| the one with the least weighted h first", "\nĉ = g + ⌊1.5 · h⌋: g"],
        ),
        (Plan::Preset(Preset::HANDOYO), &["| the newest first (LIFO) |", "| D, R, U, L |", plain]),
        (Plan::Preset(Preset::RONI), &["| as a binary heap gives them |", plain]),
        (
            Plan::Preset(Preset::RAHARDJO),
            &["\nThis search takes the node with the least h and", "| Nodes of equal cost |"],
        ),
        (Plan::Shortest, &[plain]),
        (Plan::breadth_first(true), &["| Children in the order | D, L, U, R |"]),
    ] {
        let text = of(plan);
        for wanted in texts.iter().chain(&["\nThe letters name the way of the blank: U is up,"]) {
            assert_eq!(text.matches(wanted).count(), 1, "{wanted}: {text}");
        }
    }
    assert!(!of(Plan::breadth_first(true)).contains("ĉ = g"));
    assert!(!of(Plan::Shortest).contains("Nodes of equal"));
}

/// The expression of an own bound has marks of Markdown, so it is code.
#[test]
fn an_own_bound_is_code() {
    let formula = "sum(abs(row - goal_row)) * 1 + 0 * misplaced";
    let bound = BoundKind::Own(Formula::read(formula).expect("an expression"));
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    let text = report(&example(), Some(plan), Language::english());
    assert!(text.contains(&format!("| Own bound h | `{formula}` |")), "{text}");
}

/// A puzzle of the course that cannot be solved: the report ends with the verdict.
#[test]
fn unsolvable() {
    let puzzle = course("roni-tc1");
    for (language, end) in [
        (Language::english(), "31, odd: the goal cannot be reached. No search is made.\n"),
        (
            indonesian(),
            "status tujuan tidak dapat dicapai dari status awal. Pencarian tidak dilakukan.\n",
        ),
    ] {
        let text = report(&puzzle, Some(COURSE), language);
        assert_eq!(text, report(&puzzle, None, language));
        assert!(text.ends_with(end), "{text}");
        assert!(text.contains("| 16 |"), "{text}");
        assert!(text.contains("# ") && !text.contains("tc1"));
    }
}

#[test]
fn what_is_not_solved_and_what_is_not_proved() {
    let puzzle = course("rahardjo-valid2");
    let rahardjo = Plan::Preset(Preset::RAHARDJO);
    let english = report(&puzzle, Some(rahardjo), Language::english());
    assert!(english.contains("\n129 moves, not proved the fewest.\n"), "{english}");
    assert!(english.contains("counted as Rahardjo's program counts them.\n"), "{english}");
    let indonesian = report(&puzzle, Some(rahardjo), indonesian());
    assert!(indonesian.contains("\n129 langkah, belum terbukti paling sedikit.\n"), "{indonesian}");
    assert!(indonesian.contains("| Simpul diekspansi | 5\u{a0}807 |\n"), "{indonesian}");
    let steps = indonesian.matches("\nLangkah ").count();
    assert_eq!(steps, 129);

    let ida = Plan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE };
    let mut solution =
        solve(&puzzle, &Request { plan: ida, time_max: Some(0.0), ..Request::default() }, &mut ());
    assert_eq!(solution.outcome, Outcome::Limit(Limit::Time));
    for (outcome, english, indonesian) in [
        (Outcome::Limit(Limit::Time), "the limit on time is", "batas waktu"),
        (Outcome::Limit(Limit::Nodes), "the limit on nodes is", "batas banyaknya simpul"),
        (Outcome::Limit(Limit::Memory), "the limit on memory is", "batas memori"),
    ] {
        solution.outcome = outcome;
        let text = |language| write(&puzzle, Some(&solution), &in_language(language));
        assert!(text(Language::english()).contains(&format!("\nNot solved: {english} reached.\n")));
        let text = text(self::indonesian());
        assert!(text.contains(&format!("\nBelum selesai: {indonesian} tercapai.\n")), "{text}");
    }
}

#[test]
fn the_start_is_the_goal() {
    let puzzle = Puzzle::new(board("1 2 3\n4 5 6\n7 8 0\n"), Default::default());
    let english = report(&puzzle, Some(Plan::Shortest), Language::english());
    assert!(english.contains("\nThe start is the goal.\n"), "{english}");
    let indonesian = report(&puzzle, Some(Plan::Shortest), indonesian());
    assert!(
        indonesian.contains("\nStatus awal sudah sama dengan status tujuan.\n"),
        "{indonesian}"
    );
}

fn cover() -> Cover {
    let (name, student_id) = ("Siti *R.* <b>`x`", "13520001");
    let (name, student_id) = (name.to_owned(), student_id.to_owned());
    Cover { name, student_id, file: "a_b.txt".to_owned(), which: None }
}

/// What is known of the person and the file stands below the title; what is not, is left out.
#[test]
fn the_head_of_a_report() {
    let head = |language, form, cover: Cover| {
        let manner = Manner { language, form, cover, tree: None };
        let text = write(&example(), None, &manner);
        let is_heading = |line: &&str| !line.starts_with("## ") && !line.starts_with("<h2>");
        text.lines().skip(1).take_while(is_heading).collect::<Vec<_>>().join("\n")
    };
    let (english, markdown, page) = (Language::english(), Form::Markdown, Form::Html);
    assert_eq!(
        head(english, markdown, cover()),
        "\n- Name: Siti \\*R.\\* \\<b\\>\\`x\\`\n- Student number: 13520001\n\
         - Puzzle file: a\\_b.txt\n"
    );
    assert_eq!(
        head(indonesian(), page, cover()),
        "<dl>\n<dt>Nama</dt><dd>Siti *R.* &lt;b&gt;`x`</dd>\n<dt>NIM</dt><dd>13520001</dd>\n\
         <dt>Berkas teka-teki</dt><dd>a_b.txt</dd>\n</dl>"
    );
    let blank = Cover { name: " ".to_owned(), ..Cover::default() };
    for form in Form::ALL {
        assert_eq!(head(english, form, blank.clone()), "");
    }
    let student_id = Cover { student_id: "7".to_owned(), ..Cover::default() };
    assert_eq!(head(indonesian(), markdown, student_id), "\n- NIM: 7\n");
    let which = Some(Which { number: 2, count: 3, place: "a`b:5".to_owned() });
    let which = Cover { which, ..Cover::default() };
    assert_eq!(head(english, markdown, which.clone()), "\nPuzzle 2 of 3: ``a`b:5``\n");
    let told = "<p>Teka-teki 2 dari 3: <code>a`b:5</code></p>";
    assert_eq!(head(indonesian(), page, which), told);
}

/// The page shows every board as a picture, the steps in a grid, each with its number and move.
#[test]
fn a_page_with_boards_beside_each_other() {
    let solution = solve(&example(), &Request { plan: COURSE, ..Request::default() }, &mut ());
    for (language, captions, told) in [
        (
            Language::english(),
            ["1. L, tile 6", "2. D, tile 8", "3. L, tile 7"],
            "Step 2: the blank goes down (tile 8 goes up).",
        ),
        (
            indonesian(),
            ["1. L, ubin 6", "2. D, ubin 8", "3. L, ubin 7"],
            "Langkah 2: ubin kosong ke bawah (ubin 8 ke atas).",
        ),
    ] {
        let manner = Manner { language, form: Form::Html, cover: cover(), tree: None };
        let text = write(&example(), Some(&solution), &manner);
        let (before, grid) = text.split_once("<div class=\"steps\"").expect("a grid");
        assert_eq!(before.matches("<svg ").count(), 2, "the start and the goal");
        let (grid, after) = grid.split_once("\n</div>\n<h2>").expect("its end");
        assert_eq!((grid.matches("<svg ").count(), after.matches("<svg ").count()), (3, 0));
        let shown: Vec<&str> = grid
            .split("<figcaption>")
            .skip(1)
            .map(|rest| rest.split('<').next().expect("a first part"))
            .collect();
        assert_eq!(shown, captions);
        assert!(grid.contains(&format!("<figure title=\"{told}\">")), "{grid}");
        assert!(grid.contains("aria-label=\"1 2 3 / 5 8 6 / - 7 4\""), "{grid}");
        // A board has a tile less than cells.
        assert_eq!(grid.matches("<text ").count(), 3 * 8);
        let page = html::page(&text, language);
        let tag = language.tag();
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{tag}\">")));
        assert!(page.contains("@page{size:A4;") && page.contains("break-inside:avoid"), "{page}");
        // The name of the pictures' format is no place in the network.
        let page = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!page.contains("http") && !page.contains("src=") && !page.contains("<script"));
    }
}

/// A Hidato's report has the same head, and pictures of its boards.
#[test]
fn a_page_on_a_hidato() {
    use langkah_engine::hidato::board::Topology;
    use langkah_puzzle::hidato;
    use langkah_puzzle::read::{self, Any};

    let text = b"hidato\n1 0 3\n6 0 0\n7 0 9\n";
    let Ok(Any::Hidato(opened)) = read::any(text, None, Topology::King) else {
        panic!("a Hidato");
    };
    let solution = hidato::solve(&opened.board, &hidato::Request::default(), &mut ());
    for (language, title, name) in [
        (
            Language::english(),
            "<h1>Hidato, 3×3: report</h1>\n<dl>\n<dt>Name</dt>",
            "Student number",
        ),
        (indonesian(), "<h1>Laporan Hidato, 3×3</h1>\n<dl>\n<dt>Nama</dt>", "NIM"),
    ] {
        let manner = Manner { language, form: Form::Html, cover: cover(), tree: None };
        let text = report::hidato::write(&opened.board, Some(&solution), &manner);
        assert!(text.starts_with(title), "{text}");
        assert!(text.contains(&format!("<dt>{name}</dt><dd>13520001</dd>")), "{text}");
        // The givens, and one solution or two.
        let count = text.matches("<svg ").count();
        assert!(count >= 2 && text.matches("<pre>").count() == count, "{text}");
        // The path of the solution is a line; the givens alone have none.
        let (givens, solved) = text.split_once("<div hidden>").expect("the givens");
        assert!(!givens.contains("<polyline") && solved.contains("<polyline"));
        // The page can be opened as the puzzle, whatever its file is called.
        let page = html::page(&text.replace("a_b.txt", "my-puzzle.txt"), language);
        let Ok(Any::Hidato(again)) = read::any(page.as_bytes(), None, Topology::King) else {
            panic!("{page}");
        };
        assert_eq!(again.board, opened.board);
    }
}

/// A report tells which cells touch, so that it is opened as the same puzzle.
#[test]
fn a_report_is_opened_as_its_puzzle() {
    use langkah_engine::hidato::board::Topology;
    use langkah_puzzle::hidato;
    use langkah_puzzle::read::{self, Any};

    for topology in Topology::ALL {
        let text = format!("{}\n1 0 3\n6 0 0\n7 0 9\n", topology.name());
        let opened = hidato::read(&text, Topology::King).expect("a Hidato");
        for form in [Form::Html, Form::Markdown] {
            let manner = Manner { language: Language::english(), form, cover: cover(), tree: None };
            let text = report::hidato::write(&opened.board, None, &manner);
            let whole = match form {
                Form::Html => html::page(&text, Language::english()),
                Form::Markdown => text,
            };
            match read::any(whole.as_bytes(), None, Topology::King) {
                Ok(Any::Hidato(again)) => assert_eq!(again.board, opened.board, "{whole}"),
                other => panic!("{other:?}\n{whole}"),
            }
        }
    }
}

#[test]
fn names_of_files() {
    assert_eq!(file_name(Some("roni"), Language::english()), "roni-report");
    assert_eq!(file_name(Some("roni"), indonesian()), "roni-laporan");
    assert_eq!(file_name(None, Language::english()), "report");
    assert_eq!(file_name(None, indonesian()), "laporan");
    for name in ["roni-report.md", "a-laporan.HTML", "a-report-2.md", "-report.html"] {
        assert!(is_report_name(name), "{name}");
    }
    for name in ["roni.md", "report.md", "roni-report.txt", "roni-report", "a-report-b.md", "2.md"]
    {
        assert!(!is_report_name(name), "{name}");
    }
}

/// With the blank first in the goal the table counts it as 0, and the sentence above says so.
#[test]
fn the_definition_of_kurang_gives_the_figures_of_the_table() {
    let of = |goal, language| {
        let puzzle = Puzzle::new(board("6 4 3\n7 0 5\n8 1 2\n"), goal);
        report(&puzzle, None, language)
    };
    let english = of(Goal::BlankFirst, Language::english());
    let (said, row) = ("the blank counts as 0, so it is smaller than every tile", "| 6 | 6 |");
    assert!(english.contains(said) && english.contains(row), "{english}");
    assert!(of(Goal::BlankFirst, indonesian()).contains("ubin kosong dihitung sebagai 0"));
    assert!(!of(Goal::BlankLast, Language::english()).contains(said));
}
