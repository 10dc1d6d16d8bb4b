//! Runs of questions and their scores.

use std::cell::Cell;

use langkah_engine::hidato::board::Topology;
use langkah_engine::plan::{ChildOrder, Plan};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::picture::sheet::Paper;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::perform::{Perform, Rules};
use langkah_puzzle::practice::score::{Forged, What};
use langkah_puzzle::practice::sheet::rows;
use langkah_puzzle::practice::{
    Dice, Exam, Kind, Level, Matter, Measure, Met, Practice, Question, Score, Setup, Subject,
    Unasked,
};
use langkah_puzzle::{Family, Of, read};

use crate::tiles::board;

fn setup(seed: u64, kinds: &[Kind]) -> Setup {
    Setup { seed, kinds: kinds.to_vec(), level: None, subject: None, lecture: Lecture::default() }
}

/// All that a person sees of a question.
fn told(question: &Question) -> (String, Vec<String>, String, Subject) {
    let key = question.written(question.key());
    (question.asked(), question.lines(), key, question.subject().clone())
}

#[test]
fn a_seed_has_the_same_questions_for_ever() {
    let level = Level::default();
    for number in 0..40 {
        let [a, b, c] =
            [5, 5, 6].map(|seed| setup(seed, &[]).question(number, level, &Met::default()));
        let [a, b, c] = [a, b, c].map(|one| told(&one.expect("a question")));
        assert_eq!(a, b);
        assert_ne!(a, c);
    }
    // This one is printed in books of exercises.
    let first = setup(1, &[Kind::Kurang]).question(0, level, &Met::default()).expect("a question");
    let Of::Sliding(puzzle) = first.subject() else { panic!("a sliding puzzle") };
    assert_eq!(puzzle.start().tiles(), FIRST);
}

const FIRST: [u8; 9] = [3, 1, 6, 8, 0, 4, 2, 5, 7];

/// A question that nobody waits for any more is given up before the next try.
#[test]
fn a_question_that_is_not_wanted_any_more_is_not_made() {
    for kinds in [&Kind::ALL[..], &[Kind::Guess]] {
        let practice = Practice::new(setup(4, kinds));
        let asked = Cell::new(0);
        let counts = |is_stopped: bool| {
            asked.set(asked.get() + 1);
            is_stopped
        };
        assert!(practice.question_unless(&|| counts(true)).is_err());
        assert_eq!(asked.get(), kinds.len(), "each kind asks before its first try");
        let question = practice.question_unless(&|| counts(false)).expect("a question");
        assert_eq!(told(&question), told(&practice.question().expect("the same")));
    }
}

/// Every kind has its turn before one comes again.
#[test]
fn kinds_take_turns() {
    let count = Kind::ALL.len() as u64;
    for round in 0..3 {
        let numbers = round * count..(round + 1) * count;
        let of = |number| {
            setup(3, &[]).question(number, Level::MOST, &Met::default()).expect("a question").kind()
        };
        let mut kinds: Vec<Kind> = numbers.map(of).collect();
        kinds.sort_unstable();
        assert_eq!(kinds, Kind::ALL);
    }
}

#[test]
fn questions_get_harder_as_they_are_answered() {
    let mut practice = Practice::new(setup(2, &[]));
    let mut levels = Vec::new();
    for number in 0..12 {
        let question = practice.question().expect("a question");
        levels.push(question.level().get());
        // The last answers are given up.
        let answer = (number < 8).then(|| question.key().clone());
        practice.take(&question, answer.as_ref(), 1.5);
    }
    assert_eq!(levels, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 4, 4]);
    assert_eq!(practice.right_of(), (8, 12));
    let fixed = Setup { level: Level::new(3), ..setup(2, &[]) };
    let mut practice = Practice::new(fixed);
    for _ in 0..5 {
        let question = practice.question().expect("a question");
        assert_eq!(question.level().get(), 3);
        practice.take(&question, Some(&question.key().clone()), 0.0);
    }
}

#[test]
fn a_puzzle_gets_the_questions_that_fit_it() {
    let puzzle = Puzzle::new(board("1 2 3\n4 0 6\n7 5 8"), Goal::BlankLast);
    let subject = Some(Of::Sliding(puzzle));
    let setup = Setup { subject: subject.clone(), ..setup(1, &[]) };
    for number in 0..26 {
        let question = setup.question(number, Level::LEAST, &Met::default()).expect("a question");
        assert_eq!(Some(question.subject()), subject.as_ref());
        assert_eq!(question.kind().family(), Family::Sliding);
    }
    let none = Setup { kinds: vec![Kind::Guess], ..setup };
    assert!(none.question(0, Level::LEAST, &Met::default()).is_err());
}

/// The file of a run with right answers, wrong ones, and one that was given up.
fn score() -> String {
    let mut practice = Practice::new(setup(9, &[]));
    for number in 0..20 {
        let question = practice.question().expect("a question");
        let answer = match number % 5 {
            0 => None,
            1 if question.parse("3").is_ok() => question.parse("3").ok(),
            _ => Some(question.key().clone()),
        };
        practice.take(&question, answer.as_ref(), 2.25);
    }
    practice.score().write()
}

#[test]
fn a_score_holds_when_it_is_read_again() {
    let text = score();
    let read = Score::check(&text).expect("it holds");
    assert_eq!((read.write(), read.asked, read.seconds), (text, 20, 45.0));
    assert!(read.right >= 12);
    let empty = Practice::new(setup(9, &[Kind::X])).score().write();
    assert!(empty.contains("\"seconds\": 0.0"), "{empty}");
    assert_eq!(Score::check(&empty).expect("it holds").asked, 0);
}

#[test]
fn a_score_keeps_its_puzzle() {
    let puzzle = Puzzle::new(board("1 2 3\n8 0 4\n7 6 5"), Goal::Snail);
    let subject = Some(Of::Sliding(puzzle));
    let mut practice = Practice::new(Setup { subject, ..setup(1, &[Kind::Verdict]) });
    let question = practice.question().expect("a question");
    practice.take(&question, Some(&question.key().clone()), 1.0);
    let text = practice.score().write();
    assert!(Score::check(&text).expect("it holds").puzzle.is_some());
    let fault =
        Score::check(&text.replace("\"puzzle\": \"", "\"puzzle\": \"9 9 9\\n")).expect_err("bad");
    assert_eq!(fault.what, What::Puzzle);
}

/// The fault of a file in which the first of these texts is another one.
fn forged(from: &str, to: &str) -> Forged {
    let text = score();
    assert!(text.contains(from), "{from} is not in\n{text}");
    Score::check(&text.replacen(from, to, 1)).expect_err("it does not hold")
}

#[test]
fn a_changed_score_is_found_with_its_line() {
    let text = score();
    let line = |number: usize| {
        let begin = format!("    {{\"question\":{number},");
        text.lines().position(|line| line.starts_with(&begin)).map(|at| at + 1)
    };
    let mark = forged("\"right\":false", "\"right\":true");
    assert_eq!((mark.line, mark.what), (line(1), What::Mark { number: 1, is_right: false }));
    let mark = forged("\"right\":true", "\"right\":false");
    assert!(matches!(mark.what, What::Mark { is_right: true, .. }), "{mark}");
    let seed = forged("\"seed\": 9", "\"seed\": 8");
    assert!(matches!(seed.what, What::Question { number: 1, .. } | What::Mark { .. }), "{seed}");
    let time = forged("2.25", "-2.25");
    assert_eq!((time.line, time.what), (line(1), What::Time { number: 1 }));
    let level = forged("\"level\":1", "\"level\":2");
    assert!(matches!(level.what, What::Question { number: 1, .. }), "{level}");
    let sum = forged("\"asked\": 20", "\"asked\": 30");
    assert!(matches!(sum.what, What::Sum { asked: 20, .. }), "{sum}");
    let seconds = forged("\"seconds\": 45.0", "\"seconds\": 4.0");
    assert!(matches!(seconds.what, What::Sum { asked: 20, .. }), "{seconds}");
    let answer = forged("\"answer\":null", "\"answer\":\"no answer\"");
    assert!(matches!(answer.what, What::Answer { number: 1, .. }), "{answer}");
    assert_eq!(answer.line, line(1));
    for text in ["", "{}", "[1]", "{\"langkah\": \"practice\"", &text[..200]] {
        let fault = Score::check(text).expect_err("no score");
        assert!(matches!(fault.what, What::NoScore { .. }), "{text}: {fault}");
    }
}

/// Where a question asks for a bound it is the own one, also when the run is checked.
#[test]
fn a_run_with_an_own_bound() {
    let own = Formula::read("manhattan + 2*(blank > 1)").expect("an expression");
    let kinds = [Kind::Cost, Kind::Fates, Kind::NextBound, Kind::Trust, Kind::Dominance];
    let with = Setup { lecture: with_bound(own), ..setup(11, &kinds) };
    let mut practice = Practice::new(with.clone());
    let mut met = 0;
    for _ in 0..30 {
        let question = practice.question().expect("a question");
        let is_own = match (question.matter(), question.tree()) {
            (Matter::Trust { measure, .. }, _) => *measure == Measure::Own(own),
            (Matter::Dominance { measures, .. }, _) => measures[0] == Measure::Own(own),
            (_, Some(tree)) => {
                matches!(tree.plan, Plan::Preset(_)) || tree.plan.own_bound() == Some(own)
            }
            _ => false,
        };
        assert!(is_own, "{question:?}");
        met += usize::from(question.asked().contains(own.text()));
        let key = question.key().clone();
        assert!(practice.take(&question, Some(&key), 1.0).is_right(), "{question:?}");
    }
    assert!(met > 10, "{met}");
    let text = practice.score().write();
    assert!(text.contains("manhattan + 2*(blank > 1)"), "{text}");
    assert!(Score::check(&text).is_ok(), "{text}");
    // What is true of the bound on a board is told with its parts.
    let trust = (0..20).find_map(|number| {
        let question = Setup { kinds: vec![Kind::Trust], ..with.clone() };
        question.question(number, Level::MOST, &Met::default()).ok()
    });
    let trust = trust.expect("a question");
    let mark = trust.mark(trust.key());
    assert!(mark.key[0].contains("manhattan = ") && mark.key[0].contains("blank = "), "{mark:?}");
    // A queue knows no g.
    let path = Formula::read("manhattan + g").expect("an expression");
    let none = Setup { lecture: with_bound(path), ..setup(11, &[Kind::Cost, Kind::Live]) };
    assert!(none.question(0, Level::LEAST, &Met::default()).is_err());
    let deepening = Setup { lecture: with_bound(path), ..setup(11, &[Kind::NextBound]) };
    assert!(deepening.question(0, Level::LEAST, &Met::default()).is_ok());
}

/// Whoever works with an own bound is told that h is a whole number, where it is not one by itself.
#[test]
fn rounding_of_an_own_bound_is_told() {
    for (text, is_rounded) in [
        ("misplaced*1.5", true),
        ("manhattan/2", true),
        ("manhattan - blank", true),
        ("manhattan + conflicts", false),
    ] {
        let lecture = with_bound(Formula::read(text).expect("an expression"));
        for kind in [Kind::Trust, Kind::Dominance, Kind::Next, Kind::Cost] {
            let with = Setup { lecture, ..setup(5, &[kind]) };
            let question = with.question(0, Level::MOST, &Met::default()).expect("a question");
            let told = question.asked().contains("rounded down");
            assert_eq!(told, is_rounded, "{}", question.asked());
        }
        let rules = Rules::of(Level::LEAST, 3, lecture);
        let perform = Perform::fresh(Level::LEAST, rules, &mut Dice::new(1, 0));
        let asked = perform.expect("a search").asked();
        assert_eq!(asked.contains("rounded down"), is_rounded, "{asked}");
    }
    let plain = setup(5, &[Kind::Trust]).question(0, Level::LEAST, &Met::default());
    assert!(!plain.expect("a question").asked().contains("rounded down"));
}

/// A run that gets harder goes on with harder questions when a level has no other ones, and no run
/// is shorter for it.
#[test]
fn a_level_that_runs_dry_does_not_end_a_run() {
    let puzzle = Puzzle::new(board("1 2 3\n5 6 0\n4 7 8"), Goal::BlankLast);
    let with = Setup { subject: Some(Of::Sliding(puzzle)), ..setup(1, &[Kind::Trust]) };
    for count in [10, 20] {
        let exam = Exam::new(&with, count, None);
        // Each of the measures once.
        assert_eq!(exam.questions().len(), Measure::ALL.len(), "{count}");
    }
    let exam = Exam::new(&setup(1, &[Kind::NextBound]), 60, None);
    assert_eq!((exam.questions().len(), exam.fewer()), (60, None));
    let mut practice = Practice::new(with);
    for _ in Measure::ALL {
        let question = practice.question().expect("a question");
        practice.take(&question, None, 1.0);
    }
    assert_eq!(practice.question().err(), Some(Unasked::Met));
    assert!(Score::check(&practice.score().write()).is_ok());
    // No easy board has two iterations by this bound.
    let lecture = with_bound(Formula::read("manhattan").expect("an expression"));
    let rising = Setup { lecture, ..setup(9, &[Kind::NextBound]) };
    let question = rising.question(0, Level::LEAST, &Met::default()).expect("a question");
    assert!(question.level() > Level::LEAST);
    let fixed = Setup { level: Some(Level::LEAST), ..rising };
    let none = fixed.question(0, Level::LEAST, &Met::default());
    assert_eq!(none.err(), Some(Unasked::NoPuzzle));
}

/// Questions with an own bound are on small boards.
#[test]
fn a_large_board_and_an_own_bound() {
    let cells: Vec<String> = (1..=23).map(|tile| tile.to_string()).collect();
    let rows: Vec<String> = cells.chunks(5).map(|row| row.join(" ")).collect();
    let large = Puzzle::new(board(&(rows.join("\n") + " 0 24")), Goal::BlankLast);
    let lecture = with_bound(Formula::read("manhattan").expect("an expression"));
    let subject = Some(Of::Sliding(large));
    for kind in [Kind::Cost, Kind::Fates, Kind::NextBound, Kind::Trust] {
        let with = Setup { subject: subject.clone(), lecture, ..setup(1, &[kind]) };
        let none = with.question(0, Level::LEAST, &Met::default());
        assert_eq!(none.err(), Some(Unasked::Bound), "{kind:?}");
    }
}

fn with_bound(bound: Formula) -> Lecture {
    Lecture { bound: Some(bound), ..Lecture::default() }
}

/// The rule for ties and the order of children of a lecture, also when the run is checked.
#[test]
fn a_run_with_the_conventions_of_a_lecture() {
    let order: ChildOrder = "RULD".parse().expect("an order");
    let lecture = Lecture { ties: Some(Ties::LeastH), order: Some(order), bound: None };
    let mut practice = Practice::new(Setup { lecture, ..setup(3, &[Kind::Next, Kind::Live]) });
    for _ in 0..12 {
        let question = practice.question().expect("a question");
        let plan = question.tree().expect("a search").plan;
        assert!(matches!(plan, Plan::BestFirst { ties: Ties::LeastH, .. }), "{plan:?}");
        assert_eq!(plan.order(), Some(order));
        let key = question.key().clone();
        assert!(practice.take(&question, Some(&key), 1.0).is_right(), "{question:?}");
    }
    let text = practice.score().write();
    let is_there = |part: &str| assert!(text.contains(part), "{part}: {text}");
    ["\"ties\": \"least-h\"", "\"order\": \"RULD\""].into_iter().for_each(is_there);
    assert!(Score::check(&text).is_ok(), "{text}");
    let other = text.replace("RULD", "ULDR");
    assert!(Score::check(&other).is_err(), "other questions: {other}");
}

/// A question by what a person sees of it.
fn seen(question: &Question) -> (String, Vec<String>, String) {
    let pictures = question.pictures().into_iter().map(|(_, picture)| rows(&picture));
    (question.asked(), question.lines(), pictures.collect::<Vec<_>>().join("|"))
}

/// Of one puzzle there are only so many questions: none is asked twice, and the run is shorter.
#[test]
fn no_question_is_asked_twice_in_a_run() {
    let puzzle = Puzzle::new(board("1 2 3\n4 5 6\n8 7 0"), Goal::BlankLast);
    let kinds = [Kind::Kurang, Kind::X, Kind::Verdict];
    let with = Setup { subject: Some(Of::Sliding(puzzle)), ..setup(2, &kinds) };
    let exam = Exam::new(&with, 40, None);
    let questions = exam.questions();
    // Nine times Kurang, and one of each other kind.
    assert!((8..=11).contains(&questions.len()), "{}", questions.len());
    for (at, question) in questions.iter().enumerate() {
        let is_other = |other: &Question| seen(other) != seen(question);
        assert!(questions[..at].iter().all(is_other), "{question:?}");
    }
    let fewer = exam.fewer().expect("there are fewer");
    assert!(fewer.contains("40") && exam.markdown(true).contains("40 were asked for"), "{fewer}");
    let x = Setup { kinds: vec![Kind::X], ..with };
    let mut practice = Practice::new(x);
    let question = practice.question().expect("a question");
    practice.take(&question, None, 1.0);
    assert_eq!(practice.question().err(), Some(Unasked::Met));
    // Whoever checks the score makes the same questions.
    assert!(Score::check(&practice.score().write()).is_ok());
}

/// The caption of the root and the lines of the nodes name it by the same number.
#[test]
fn the_root_has_one_number() {
    let mut later = 0;
    for number in 0..30 {
        let with = setup(number, &[Kind::NextBound]);
        let question = with.question(0, Level::MOST, &Met::default()).expect("a question");
        let (caption, _) = &question.pictures()[0];
        let root = caption.split(',').next().expect("a number");
        assert!(question.lines()[0].starts_with(&format!("{root}: the root")), "{caption}");
        later += usize::from(root != "Node 1");
    }
    assert!(later > 3, "{later} in a later iteration");
}

/// On paper a person fills in a name and a score, ticks a verdict, and has a box for each Kurang.
#[test]
fn an_exam_has_room_to_write() {
    let puzzle = Puzzle::new(board("1 2 3\n8 0 4\n7 6 5"), Goal::Snail);
    let subject = Some(Of::Sliding(puzzle));
    let exam = Exam::new(&Setup { subject, ..setup(1, &[Kind::Verdict]) }, 1, None);
    let pages = exam.pages(Paper::A4, true);
    let [asked, key] = pages.as_slice() else { panic!("{} pages", pages.len()) };
    for said in ["Name", "Student number", "Score", "Kurang(i):", "Goal"] {
        let said = format!(">{said}</text>");
        assert!(asked.contains(&said) && !key.contains(&said), "{said}");
    }
    // Nine boxes for numbers, and one for yes and for no, with square corners.
    let squares = |page: &str| page.matches(" rx=\"0\"").count();
    assert_eq!((squares(asked), squares(key)), (9 + 2, 0));
    assert!(exam.markdown(false).contains("|1|2|3|4|5|6|7|8|9|"));
}

/// What all questions take for granted stands once: the goal that no question shows, and what the
/// rings of a drawn Hidato mean.
#[test]
fn an_exam_says_once_what_is_taken_for_granted() {
    let goal = "If a question shows no goal";
    let rings = "In a Hidato a ring marks 1";
    let count = |text: &str, said: &str| text.matches(said).count();
    let both = Exam::new(&setup(5, &[Kind::X, Kind::Guess]), 8, None);
    let (text, page) = (both.markdown(true), both.html(true));
    assert_eq!([count(&text, goal), count(&text, rings)], [1, 0], "{text}");
    assert_eq!([count(&page, goal), count(&page, rings)], [1, 1]);
    let pages = both.pages(Paper::A4, true).concat();
    assert_eq!([count(&pages, goal), count(&pages, "the greatest number")], [1, 1]);

    // Each question on this puzzle shows its goal.
    let puzzle = Puzzle::new(board("1 2 3\n8 0 4\n7 6 5"), Goal::Snail);
    let subject = Some(Of::Sliding(puzzle));
    let snail = Exam::new(&Setup { subject, ..setup(1, &[Kind::Verdict]) }, 1, None);
    assert_eq!(count(&snail.markdown(false), goal), 0);
}

/// Where a row begins with no cell the pictures show no grid to count the columns of.
#[test]
fn an_exam_tells_how_columns_without_a_cell_count() {
    let told = |text: &str| {
        let read = read::any(text.as_bytes(), None, Topology::default()).expect("a board");
        let subject = Some(Subject::from(read));
        let with = Setup { subject, ..setup(1, &[Kind::Candidates]) };
        let exam = Exam::new(&with, 1, None);
        assert_eq!(exam.questions().len(), 1);
        assert!(!exam.markdown(true).contains("widest row"));
        exam.html(true).contains("Its columns are counted from the left edge of its widest row")
    };
    let triangle = " -1 -1 -1 2 -1 -1\n -1 -1 0 1 -1 -1\n -1 -1 0 18 0 -1\n -1 0 20 0 0 -1\n \
                    -1 0 21 0 0 0\n 0 8 0 0 0 13\n";
    assert!(told(&format!("hexagonal\n{triangle}")));
    assert!(!told("1 0 0\n0 0 0\n0 0 9\n"));
}
