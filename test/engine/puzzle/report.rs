//! The report, compared whole in both languages.

use std::time::Duration;

use langkah_engine::puzzle::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::puzzle::report::write;
use langkah_engine::puzzle::solve::{Outcome, Solution};
use langkah_engine::puzzle::{GoalChoice, Puzzle};
use langkah_engine::search::limits::Limit;
use langkah_language::Language;

use crate::support::{board, course, solve};

fn indonesian() -> Language {
    Language::of_tag("id").expect("it has a file")
}

/// The text, with times that no clock has measured.
fn report(puzzle: &Puzzle, plan: Option<Plan>, language: Language) -> String {
    let solution = plan.map(|plan| Solution {
        search_time: Duration::from_micros(3210),
        setup_time: Duration::from_millis(61_500),
        total_time: Duration::from_millis(74_000),
        ..solve(puzzle, &Request { plan, ..Request::default() }, &mut ())
    });
    let mut text = String::new();
    write(&mut text, puzzle, solution.as_ref(), language).expect("a String takes all");
    text
}

fn example() -> Puzzle {
    let goal = GoalChoice::Board(board("1 2 3\n5 8 6\n0 7 4\n"));
    Puzzle::with(board("1 2 3\n5 6 0\n7 8 4\n"), &goal).expect("the same size")
}

const COURSE: Plan = Plan::Preset(Preset::COURSE);

/// A blind search is named in both languages, and that all within its depth is tried.
#[test]
fn a_blind_search() {
    let plan = Plan::DepthFirst { visited: false, depth_max: Some(2) };
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
        "| Algoritma | depth-first search sampai kedalaman 2, tanpa catatan simpul",
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

/// A puzzle of the course that cannot be solved: the report ends with the verdict.
#[test]
fn unsolvable() {
    let puzzle = course("roni-tc1");
    for (language, end) in [
        (Language::english(), "31, odd: the goal cannot be reached. No search is made.\n"),
        (
            indonesian(),
            "posisi akhir tidak dapat dicapai dari posisi awal. Pencarian tidak dilakukan.\n",
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
    assert!(indonesian.contains("| Simpul diekspansi | 5\u{2009}807 |\n"), "{indonesian}");
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
        let text = |language| {
            let mut text = String::new();
            write(&mut text, &puzzle, Some(&solution), language).expect("a String takes all");
            text
        };
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
    assert!(indonesian.contains("\nPosisi awal sudah sama dengan posisi akhir.\n"), "{indonesian}");
}
