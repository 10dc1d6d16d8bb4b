//! Answers as they are put together, part by part.

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::practice::draft::Put;
use langkah::session::practice::{PracticeWish, Wanted};
use langkah::session::{Session, Topic};
use langkah_engine::hidato::propagate::Rule;
use langkah_puzzle::practice::{Answer, ChildFate, Kind};

use crate::sessions::{load, session, wait_for};

pub fn wish(session: &mut Session, wish: PracticeWish) {
    session.apply(Command::Practise(wish));
}

pub fn asking(kind: Kind) -> Session {
    let mut session = session();
    let wanted = Wanted { kinds: vec![kind], seed: Some(3), ..Wanted::default() };
    begin(&mut session, wanted);
    session
}

/// Begins, and waits for the question.
fn begin(session: &mut Session, wanted: Wanted) {
    wish(session, PracticeWish::Choose(wanted));
    wish(session, PracticeWish::Begin);
    wait_for(session, "the question", |session| !session.practice().is_making());
}

/// A result is not given up where nothing begins in its place, and a result that a note offered is
/// saved for itself: the run that goes on counts as saved or not as before.
#[test]
fn a_result_stays_until_another_run_begins() {
    let mut session = asking(Kind::X);
    wish(&mut session, PracticeWish::GiveUp);
    wish(&mut session, PracticeWish::End);
    let first = session.practice().last().expect("a result").clone();
    session.apply(load("1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0"));
    let unfit = Wanted { perform: Some(3), is_on_open: true, ..Wanted::default() };
    begin(&mut session, unfit.clone());
    let topic = |session: &Session| session.notice().map(|notice| notice.topic.clone());
    assert_eq!(topic(&session), Some(Topic::Any));
    assert_eq!(session.practice().last(), Some(&first), "this puzzle has no search");
    assert!(session.practice().loses_answers());

    begin(&mut session, Wanted { kinds: vec![Kind::X], seed: Some(5), ..Wanted::default() });
    assert_eq!(topic(&session), Some(Topic::Result(Box::new(first.clone()))));
    wish(&mut session, PracticeWish::GiveUp);
    let second = session.practice().score().expect("an answer");
    wish(&mut session, PracticeWish::Written(Box::new(second.clone())));
    assert!(!session.practice().loses_answers());
    wish(&mut session, PracticeWish::Written(Box::new(first)));
    assert!(!session.practice().loses_answers(), "the run that goes on is saved");
    assert!(!matches!(topic(&session), Some(Topic::Result(_))));
    // A saved result stays in sight, too.
    begin(&mut session, unfit);
    assert_eq!(session.practice().last(), Some(&second));
}

/// What no board, tree or list has is no part of an answer.
#[test]
fn a_part_that_is_not_there_is_not_put() {
    for kind in Kind::ALL {
        for place in [usize::MAX, usize::MAX - 1, 1000] {
            let mut session = asking(kind);
            for put in [
                Put::Choice(place),
                Put::Cell(place),
                Put::Fate(place, ChildFate::Lives),
                Put::Holds(true),
                Put::Rule(Rule::Chain),
            ] {
                wish(&mut session, PracticeWish::Put(put));
            }
            let draft = &session.practice().asked().expect("it is asked").draft;
            assert_eq!(draft.choice, None, "{kind:?}");
            assert!(draft.cells.is_empty() && draft.fates.iter().all(Option::is_none));
            wish(&mut session, PracticeWish::Answer);
            wish(&mut session, PracticeWish::Put(Put::Node(u32::MAX)));
            wish(&mut session, PracticeWish::Answer);
            let is_marked = session.practice().asked().expect("it is asked").mark.is_some();
            assert!(!is_marked, "{kind:?}");
        }
    }
}

/// A number that was typed is the one that typing alone would give, however yes or no is clicked;
/// what cannot be read is told, and nothing of it is taken.
#[test]
fn a_click_reads_the_number_as_typing_does() {
    let answered = |kind, clicks_first, typed: &str, holds| {
        let mut session = asking(kind);
        let mut puts = [Put::Text(typed.to_owned()), Put::Holds(holds)];
        if clicks_first {
            puts.reverse();
        }
        puts.into_iter().for_each(|put| wish(&mut session, PracticeWish::Put(put)));
        let asked = session.practice().asked().expect("it is asked");
        asked.draft.answer(&asked.question.ask()).ok()
    };
    for clicks_first in [false, true] {
        let trust = |typed, holds| answered(Kind::Trust, clicks_first, typed, holds);
        let verdict = |typed, holds| answered(Kind::Verdict, clicks_first, typed, holds);
        assert_eq!(trust("h = 1 + 1 + 3 = 5", true), Some(Answer::Judged(5, true)));
        assert_eq!(verdict("X = 1 70", true), Some(Answer::Judged(70, true)));
        assert_eq!(verdict("43,", false), Some(Answer::Judged(43, false)));
        assert_eq!(verdict("X = 0 43", false), Some(Answer::Judged(43, false)));
        assert_eq!(trust("h = 5, moves = 7", true), None);
        assert_eq!(trust("7 or 5", true), None);
    }
    // Of two verdicts the later one counts.
    assert_eq!(answered(Kind::Trust, false, "5 yes", false), Some(Answer::Judged(5, false)));
    assert_eq!(answered(Kind::Trust, true, "5 yes", false), Some(Answer::Judged(5, true)));
}

/// A text that says that it answers another question is told, and not marked.
#[test]
fn an_answer_to_another_question_is_not_marked() {
    let marked = |typed: &str| {
        let mut session = asking(Kind::X);
        wish(&mut session, PracticeWish::Put(Put::Text(typed.to_owned())));
        wish(&mut session, PracticeWish::Answer);
        let asked = session.practice().asked().expect("it is asked");
        (asked.mark.is_some(), asked.fault.is_some())
    };
    assert_eq!(marked("Q1: 0"), (true, false));
    assert_eq!(marked("Q2: 0"), (false, true));
}

/// A number that was typed before the cell and the rule are clicked stays.
#[test]
fn a_number_before_a_clicked_cell() {
    for typed in ["5", "5:", "5,"] {
        let mut session = asking(Kind::Settled);
        for put in [Put::Text(typed.to_owned()), Put::Cell(1), Put::Rule(Rule::Chain)] {
            wish(&mut session, PracticeWish::Put(put));
        }
        let asked = session.practice().asked().expect("it is asked");
        let answer = asked.draft.answer(&asked.question.ask());
        assert!(matches!(answer, Ok(Answer::Placed { number: 5, cell: 1, .. })), "{answer:?}");
    }
}

/// A puzzle that is opened meanwhile is shown, and the question waits.
#[test]
fn an_opened_puzzle_is_shown_and_the_question_waits() {
    let mut session = asking(Kind::Verdict);
    let show = |view| Command::Explore(Wish::Show(view));
    session.apply(show(View::Practice));
    let opened = load("1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
    session.apply(opened.clone());
    assert_eq!(session.view(), View::Solution);
    assert!(session.practice().asked().is_some());
    // The views of a search stay: they tell about the puzzle that is opened.
    session.apply(show(View::Compare));
    session.apply(opened);
    assert_eq!(session.view(), View::Compare);
}
