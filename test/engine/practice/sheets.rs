//! The trees of questions on the pages of an exam.

use langkah_engine::sliding::bound::own::Formula;
use langkah_puzzle::picture::sheet::Paper;
use langkah_puzzle::picture::tree::LETTERS_MIN;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{Exam, Kind, Level, Setup};

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
    for kind in [Kind::Trust, Kind::Dominance] {
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
