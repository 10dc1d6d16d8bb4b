//! The trees of questions on the pages of an exam.

use langkah_engine::plan::Plan;
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::one_line;
use langkah_puzzle::Of;
use langkah_puzzle::picture::sheet::Paper;
use langkah_puzzle::picture::tree::LETTERS_MIN;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{Exam, Kind, Level, Matter, Question, Setup};

use crate::tiles::board;

/// The kinds with a tree.
const TREES: [Kind; 4] = [Kind::Next, Kind::Live, Kind::NextBound, Kind::Fates];

fn exam(seed: u64, kind: Kind, level: Level, count: u64) -> Exam {
    let level = Some(level);
    let setup =
        Setup { seed, kinds: vec![kind], level, subject: None, lecture: Lecture::default() };
    Exam::new(&setup, count, None)
}

/// Exams of one question each.
fn exams() -> impl Iterator<Item = (Exam, Level)> {
    let all = TREES.into_iter().flat_map(|kind| Level::all().map(move |level| (kind, level)));
    let all = all.flat_map(|(kind, level)| (0..6).map(move |seed| (seed, kind, level)));
    all.map(|(seed, kind, level)| (exam(seed, kind, level, 1), level))
        .filter(|(exam, _)| exam.questions()[0].lines().len() > 1)
}

/// A text on a page, its size and the middle of its place, in millimetres.
struct Said {
    text: String,
    size: f32,
    x: f32,
    y: f32,
}

fn number(element: &str, name: &str) -> f32 {
    let from = element.find(&format!(" {name}=\"")).expect("an attribute") + name.len() + 3;
    let end = from + element[from..].find('"').expect("its end");
    element[from..end].parse().expect("a number")
}

fn said(svg: &str) -> Vec<Said> {
    let texts = svg.split("<text").skip(1);
    texts
        .map(|element| {
            let (head, rest) = element.split_once('>').expect("its text");
            let text = rest.split("</text>").next().expect("its end").to_owned();
            let size = number(head, "font-size");
            let half = 0.22 * size * text.chars().count() as f32;
            let aside = if head.contains("start") {
                half
            } else if head.contains("end") {
                -half
            } else {
                0.0
            };
            Said { text, size, x: number(head, "x") + aside, y: number(head, "y") }
        })
        .collect()
}

/// The drawing of an exam of one question, if it has one.
fn drawing(exam: &Exam) -> Option<String> {
    let page = exam.html(false);
    let (_, rest) = page.split_once("mm;max-width:100%\">")?;
    Some(rest.split("</svg>").next().expect("its end").to_owned())
}

/// What follows `before` in a line, up to one of these letters.
fn after<'a>(line: &'a str, before: &str, ends: &[char]) -> &'a str {
    let (_, rest) = line.split_once(before).unwrap_or_else(|| panic!("{before} in {line}"));
    rest.split(ends).next().unwrap_or_default()
}

#[test]
fn a_drawing_names_each_node_of_the_list_with_its_costs() {
    let (mut drawn, mut boards) = (0, 0);
    for (exam, _) in exams() {
        let Some(svg) = drawing(&exam) else { continue };
        let all = said(&svg);
        let texts: Vec<&String> = all.iter().map(|one| &one.text).collect();
        let has = |wanted: &str| texts.iter().any(|text| *text == wanted);
        let lines = exam.questions()[0].lines();
        let bare = |text: &str| text.parse::<u32>().is_ok();
        // Whether a text stands nearer to the name of this node than to all others.
        let is_by = |node: &str, wanted: &str| {
            let by = |one: &Said| {
                let away = |name: &Said| (name.x - one.x).abs() + (name.y - one.y).abs();
                let names = all.iter().filter(|name| bare(&name.text));
                names.min_by(|a, b| away(a).total_cmp(&away(b))).is_some_and(|it| it.text == node)
            };
            all.iter().filter(|one| one.text == wanted).any(by)
        };
        for line in &lines {
            let node = after(line, "Node ", &[':']);
            let sum = line.contains("g + h = ");
            let figures = if sum {
                after(line, "g + h = ", &[';']).replace(' ', "")
            } else {
                after(line, ", ", &[';']).to_owned()
            };
            let (left, right) = figures.split_once('=').expect("a figure");
            let is_stacked = is_by(node, left) && is_by(node, &format!("={right}"));
            let is_told = has(&format!("{node}: {figures}")) || is_by(node, &figures);
            assert!(is_told || is_stacked, "{line} in {texts:?}");
        }
        // One letter for each node but the root.
        let letters = texts.iter().filter(|text| matches!(text.as_str(), "U" | "D" | "L" | "R"));
        assert_eq!(letters.count(), lines.len() - 1, "{texts:?}");
        let has_boards = !exam.html(false).contains(", the root</figcaption>");
        boards += usize::from(has_boards);
        assert!(
            has_boards || texts.iter().filter(|text| bare(text.as_str())).count() >= lines.len()
        );
        drawn += 1;
    }
    assert!(drawn > 80 && boards > 40 && boards < drawn, "{boards} of {drawn}");
}

/// From level 4 on h and ĉ are for the person to work out; the tips of a tree would tell them.
#[test]
fn a_drawing_hides_what_is_asked() {
    for (exam, level) in exams() {
        let Some(svg) = drawing(&exam) else { continue };
        assert!(!svg.contains("<title>"));
        let is_bare = !exam.questions()[0].tree().expect("a tree").has_costs;
        assert!(is_bare || level.get() < 4 || exam.questions()[0].kind() == Kind::NextBound);
        for one in said(&svg).iter().filter(|_| is_bare) {
            let is_of_g = one.text.contains("g = ");
            assert!(is_of_g || !one.text.contains(['=', '+', 'ĉ']), "{}", one.text);
        }
    }
}

/// A node is marked in the drawing as in the list, by no colour alone.
#[test]
fn the_legend_has_the_marks_of_the_list() {
    let marks =
        [("E-node", "(E-node)"), ("expanded", "(expanded)"), ("above the bound", "(above the")];
    let (mut met, mut met_dead) = ([0; 3], 0);
    for (exam, _) in exams() {
        let Some(svg) = drawing(&exam) else { continue };
        let (texts, lines) = (said(&svg), exam.questions()[0].lines());
        for ((name, mark), met) in marks.into_iter().zip(&mut met) {
            let is_listed = lines.iter().any(|line| line.contains(mark));
            assert_eq!(texts.iter().any(|one| one.text == name), is_listed, "{name}: {lines:?}");
            *met += usize::from(is_listed);
        }
        let has_dead = lines.iter().any(|line| line.ends_with("(dead)"));
        assert_eq!(texts.iter().any(|one| one.text == "dead"), has_dead);
        met_dead += usize::from(has_dead);
    }
    assert!(met.iter().all(|&met| met > 10) && met_dead > 0, "{met:?}, {met_dead}");
}

/// No letter is smaller than 6 points, outside the page, or on another text.
#[test]
fn a_drawing_can_be_read_on_its_page() {
    for paper in Paper::ALL {
        let (width, height) = paper.size();
        for (exam, _) in exams() {
            for page in exam.pages(paper, false) {
                let texts: Vec<Said> =
                    said(&page).into_iter().filter(|one| !one.text.is_empty()).collect();
                for one in &texts {
                    assert!(one.size >= LETTERS_MIN, "{} of {}", one.text, one.size);
                    let half = 0.22 * one.size * one.text.chars().count() as f32;
                    assert!(one.x - half >= 15.0 && one.x + half <= width - 15.0, "{}", one.text);
                    let bottom = if one.text.starts_with("page ") { 5.0 } else { 15.0 };
                    let is_within = one.y > 15.0 && one.y <= height - bottom;
                    assert!(is_within, "{} at {}", one.text, one.y);
                }
                for (at, one) in texts.iter().enumerate() {
                    for other in &texts[..at] {
                        let letters = |text: &Said| text.text.chars().count() as f32 * text.size;
                        let across = 0.22 * (letters(one) + letters(other));
                        let down = 0.35 * (one.size + other.size);
                        let is_apart =
                            (one.x - other.x).abs() > across || (one.y - other.y).abs() > down;
                        assert!(is_apart, "{} on {}", one.text, other.text);
                    }
                }
            }
        }
    }
}

/// Each question has its answer on the page of its heading, also if it is listed.
#[test]
fn no_question_goes_over_two_pages() {
    let kinds = TREES.into_iter().chain([Kind::Cost]);
    let all = kinds.flat_map(|kind| Level::all().map(move |level| (kind, level)));
    for ((kind, level), paper) in all.flat_map(|one| Paper::ALL.map(|paper| (one, paper))) {
        for exam in [3, 7, 11].map(|seed| exam(seed, kind, level, 6)) {
            let mut headings = 0;
            for page in exam.pages(paper, false) {
                let texts = said(&page);
                let begun = |text: &str| text.contains(kind.title()) && text.contains("(level ");
                let begun = texts.iter().filter(|one| begun(&one.text)).count();
                let ended = texts.iter().filter(|one| one.text == "Answer:").count();
                assert_eq!(begun, ended, "{kind:?} {level:?}");
                headings += begun;
            }
            assert_eq!(headings, exam.questions().len(), "{kind:?} {level:?}");
        }
    }
}

/// Markdown has no drawings, and keeps the lines.
#[test]
fn markdown_lists_the_nodes() {
    for (exam, _) in exams() {
        let text = exam.markdown(false);
        for line in exam.questions()[0].lines() {
            assert!(text.contains(&format!("- {line}\n")), "{line}");
        }
    }
}

/// A title keeps all its letters, and the expression of an own bound is code.
#[test]
fn markdown_finds_no_marks_in_names() {
    let formula = "sum(abs(row - goal_row)) * 1 + 0 * misplaced";
    let lecture = Lecture {
        bound: Some(Formula::read(formula).expect("an expression")),
        ..Lecture::default()
    };
    for kind in [Kind::Trust, Kind::Dominance, Kind::Cost, Kind::Next, Kind::Fates, Kind::NextBound]
    {
        let setup = Setup { seed: 1, kinds: vec![kind], level: None, subject: None, lecture };
        let exam = Exam::new(&setup, 1, Some("Ujian A* & C#".to_owned()));
        let text = exam.markdown(true);
        assert!(text.starts_with("# Ujian A\\* \\& C\\#\n"), "{text}");
        let count = text.matches(formula).count();
        assert!(count > 0, "{text}");
        assert_eq!(text.matches(&format!("`{formula}`")).count(), count, "{text}");
        let page = exam.html(true);
        assert!(page.contains("<h1>Ujian A* &amp; C#</h1>"), "{page}");
        assert!(page.contains(&format!("<code>{formula}</code>")), "{page}");
    }
}

/// The key tells where h of an own bound comes from, and its sums are code, too.
#[test]
fn the_key_tells_where_h_of_an_own_bound_comes_from() {
    let sum = "sum(abs(row - goal_row) * 2)";
    let formula = format!("{sum} / 2");
    let bound = Some(Formula::read(&formula).expect("an expression"));
    let lecture = Lecture { bound, ..Lecture::default() };
    for kind in [Kind::Cost, Kind::Trust] {
        let setup = Setup { seed: 1, kinds: vec![kind], level: None, subject: None, lecture };
        let exam = Exam::new(&setup, 1, None);
        let (text, page) = (exam.markdown(true), exam.html(true));
        let told = format!("`{sum}` = ");
        assert!(text.contains(&told), "{text}");
        assert_eq!(text.matches(&format!("`{sum}")).count(), text.matches(sum).count(), "{text}");
        assert!(page.contains(&format!("<code>{sum}</code> = ")), "{page}");
    }
}

/// A teacher's puzzle may have several questions on one sheet: what one of them prints is not what
/// another one asks.
#[test]
fn no_question_of_a_sheet_tells_the_answer_of_another() {
    let mut searches = 0;
    for (seed, rows) in
        (0..60).zip(["1 2 3\n4 0 6\n7 5 8", "2 3 6\n1 0 5\n4 7 8"].into_iter().cycle())
    {
        let subject = Some(Of::Sliding(Puzzle::new(board(rows), Goal::BlankLast)));
        let lecture = Lecture { ties: Some(Ties::Oldest), ..Lecture::default() };
        let setup = Setup { seed, kinds: Vec::new(), level: None, subject, lecture };
        let exam = Exam::new(&setup, 13, None);
        assert!(exam.questions().len() > 8, "{seed}: {}", exam.questions().len());
        for question in exam.questions() {
            for other in exam.questions().iter().filter(|other| !std::ptr::eq(*other, question)) {
                assert!(!tells(other, question), "{seed}: {other:?} tells {question:?}");
            }
        }
        searches += exam.questions().iter().filter(|one| one.tree().is_some()).count();
    }
    assert!(searches > 120, "{searches}");
}

/// Whether the lines or the sentences of a question have the key of another one.
fn tells(question: &Question, of: &Question) -> bool {
    let start = of.subject().as_ref().sliding().expect("tiles").start();
    let measure = |one: &Question| one.tree().and_then(|tree| tree.plan.bound());
    let costed = |board: &Board| {
        let shown = one_line(board).replace('/', " / ");
        let mut lines = question.lines().into_iter();
        lines.any(|line| line.contains("g + h = ") && line.contains(&format!("; {shown}")))
    };
    if let Matter::Trust { measure: asked, .. } = of.matter() {
        return question.asked().contains(asked.title()) && costed(start);
    }
    let (Some(tree), true) = (of.tree(), measure(question) == measure(of)) else { return false };
    let is_later =
        question.tree().is_some_and(|other| other.plan == tree.plan && other.at > tree.at);
    match of.matter() {
        Matter::Cost { .. } => {
            let child = of.mark(of.key()).nodes[0];
            costed(&tree.board(start, child))
        }
        Matter::Fates if matches!(tree.plan, Plan::Ida { .. }) => {
            let children = of.mark(of.key()).nodes;
            is_later || children.into_iter().any(|child| costed(&tree.board(start, child)))
        }
        _ => is_later,
    }
}

/// Who holds the questions alone has all their pages.
#[test]
fn the_pages_of_the_questions_and_of_the_key_are_counted_apart() {
    let exam = exam(3, Kind::Live, Level::MOST, 12);
    let (asked, all) = (exam.pages(Paper::A4, false).len(), exam.pages(Paper::A4, true));
    let key = all.len() - asked;
    assert!(asked > 1 && key > 0);
    let wanted = (1..=asked).map(|page| (page, asked)).chain((1..=key).map(|page| (page, key)));
    for (page, (number, count)) in all.iter().zip(wanted) {
        let foot = format!("page {number} of {count}");
        assert_eq!(said(page).last().expect("a foot").text, foot);
    }
}

/// A title that is too long for a line goes on in the next one, in letters that can be read.
#[test]
fn a_long_title_has_several_lines() {
    let title = "The second test of the course on strategies for algorithms ".repeat(4);
    let setup = Setup {
        seed: 1,
        kinds: vec![Kind::Kurang],
        level: None,
        subject: None,
        lecture: Lecture::default(),
    };
    let exam = Exam::new(&setup, 12, Some(title.trim().to_owned()));
    let (asked, all) = (exam.pages(Paper::A4, false).len(), exam.pages(Paper::A4, true));
    for page in [&all[0], &all[asked]] {
        let texts = said(page);
        let lines: Vec<&Said> = texts.iter().filter(|one| one.size > 4.1).collect();
        assert!(lines.len() > 2 && lines[0].text.starts_with("The second test"), "{}", lines.len());
        let joined = lines.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ");
        assert!(joined.contains(title.trim()), "{joined}");
        assert!(lines.windows(2).all(|pair| pair[1].y > pair[0].y + pair[0].size));
        let below = texts.iter().filter(|one| one.size < 4.1).map(|one| one.y);
        let last = lines.last().expect("a line");
        assert!(below.fold(f32::MAX, f32::min) > last.y + last.size / 2.0);
        assert!(texts.len() > lines.len() + 5, "the page has more than its title");
    }
}
