//! A round of play goes on at the next start of the program.

use langkah::session::command::Command;
use langkah::session::results::ResultsWish;
use langkah::session::sliding::round::{Stage, Standing};
use langkah::session::{Mode, Session};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::random::Kind;

use crate::pencil::{restart, restore};
use crate::sessions::{Hands, load, loaded, session, set_clock, sliding, wait};

/// Two moves of the blank to the right.
const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";

fn standing(session: &Session) -> Standing {
    sliding(session).standing(session.now()).expect("a puzzle is open")
}

fn slide(session: &mut Session, ways: &[Move]) {
    for &way in ways {
        session.apply(Command::slide(way));
    }
}

/// The session of the next start, and its clock, which begins at 0.
fn next(session: &Session) -> (Session, Hands) {
    let mut next = self::session();
    let hands = set_clock(&mut next);
    restart(session, &mut next);
    (next, hands)
}

/// A round of two moves, of which one was taken back, and three seconds.
fn begun() -> Session {
    let mut session = loaded(NEAR);
    let hands = set_clock(&mut session);
    session.apply(Command::Mode(Mode::Play));
    slide(&mut session, &[Move::Right]);
    hands.pass(1_000);
    session.apply(Command::Undo);
    hands.pass(2_000);
    session
}

#[test]
fn the_clock_and_the_moves_go_on() {
    let (mut next, hands) = next(&begun());
    let now = standing(&next);
    assert_eq!((now.stage, now.elapsed.as_millis(), now.moves), (Stage::Running, 3_000, 2));
    assert_eq!(next.mode(), Mode::Play);
    hands.pass(500);
    slide(&mut next, &[Move::Right, Move::Right]);
    let [entry] = next.results().entries() else { panic!("one result") };
    // Nobody knows how long the person has thought meanwhile, so it is another attempt.
    assert_eq!((entry.moves, entry.milliseconds, entry.attempt, entry.hints), (4, 3_500, 2, 0));
    assert_eq!((entry.made.as_str(), entry.times.as_str()), ("RLRR", "0,1000,3500,3500"));
}

/// The program may end several times within a round.
#[test]
fn a_round_goes_on_again_and_again() {
    let mut session = begun();
    for round in 1..4 {
        let (mut later, hands) = next(&session);
        slide(&mut later, &[Move::Up, Move::Down]);
        hands.pass(1_000);
        let now = standing(&later);
        assert_eq!(
            (now.elapsed.as_millis(), now.moves),
            (3_000 + 1_000 * round, 2 + 2 * round as usize)
        );
        session = later;
    }
}

/// The result is written at once, and the place of the puzzle some seconds later. A program that
/// is killed in between has both the result and the round that led to it.
#[test]
fn a_round_with_a_result_does_not_go_on() {
    let mut session = begun();
    let mut next = self::session();
    let settings = serde_json::to_string(&session.kept_settings()).expect("it is written");
    slide(&mut session, &[Move::Right, Move::Right]);
    next.restore_results(session.results().entries().to_vec());
    restore(&settings, &mut next);
    assert_ne!(standing(&next).stage, Stage::Running);
    next.apply(Command::Mode(Mode::Play));
    next.apply(Command::First);
    slide(&mut next, &[Move::Right, Move::Right]);
    let attempts: Vec<u32> = next.results().entries().iter().map(|one| one.attempt).collect();
    assert_eq!(attempts, [1, 2]);
}

/// Hints and attempts that were given up stand in the result.
#[test]
fn hints_and_attempts_are_known_at_the_next_start() {
    let mut session = begun();
    session.apply(Command::First);
    slide(&mut session, &[Move::Up]);
    session.apply(Command::Hint);
    wait(&mut session);
    session.apply(Command::Hint);
    let (mut next, _) = next(&session);
    slide(&mut next, &[Move::Down, Move::Right, Move::Right]);
    let [entry] = next.results().entries() else { panic!("one result") };
    assert_eq!(entry.hints, standing(&session).hints);
    assert_eq!((entry.attempt, entry.hints > 0), (3, true));
}

/// A click beside the mark in the list of results, or on Random, ends no round.
#[test]
fn undo_leads_back_to_a_round() {
    let mut session = loaded(NEAR);
    let hands = set_clock(&mut session);
    session.apply(Command::Mode(Mode::Play));
    slide(&mut session, &[Move::Up]);
    hands.pass(1_000);
    session.apply(Command::random(Kind::Solvable, 1));
    hands.pass(5_000);
    assert_ne!(standing(&session).stage, Stage::Running);
    session.apply(Command::Undo);
    let now = standing(&session);
    assert_eq!((now.stage, now.elapsed.as_millis(), now.moves), (Stage::Running, 6_000, 1));
    slide(&mut session, &[Move::Down, Move::Right, Move::Right]);
    let [entry] = session.results().entries() else { panic!("one result") };
    assert_eq!((entry.moves, entry.milliseconds, entry.attempt), (4, 6_000, 1));
    // So it is from its start, when the clock runs, and by redo.
    session.apply(load(NEAR));
    slide(&mut session, &[Move::Up]);
    session.apply(Command::Undo);
    session.apply(Command::random(Kind::Solvable, 2));
    session.apply(Command::Undo);
    assert_eq!(standing(&session).stage, Stage::Running);
    // The same puzzle, opened once more, takes no round away.
    slide(&mut session, &[Move::Up]);
    session.apply(load(NEAR));
    assert_eq!(standing(&session).stage, Stage::Ready);
    session.apply(Command::Undo);
    assert_eq!((standing(&session).stage, standing(&session).moves), (Stage::Running, 3));
}

/// A click in the list of results may be one beside the mark.
#[test]
fn a_result_of_the_same_puzzle_ends_no_round() {
    let mut session = begun();
    slide(&mut session, &[Move::Right, Move::Right]);
    session.apply(load(NEAR));
    slide(&mut session, &[Move::Up]);
    let first = session.results().id(0);
    session.apply(Command::Results(ResultsWish::Open(first)));
    assert_eq!(session.mode(), Mode::View);
    session.apply(Command::Undo);
    assert_eq!((standing(&session).stage, standing(&session).moves), (Stage::Running, 1));
    assert_eq!(session.mode(), Mode::Play);
}

#[test]
fn a_puzzle_that_is_dealt_again_is_another_attempt() {
    let mut session = begun();
    slide(&mut session, &[Move::Right, Move::Right]);
    session.apply(load(NEAR));
    slide(&mut session, &[Move::Up]);
    session.apply(load(NEAR));
    assert_eq!(standing(&session).stage, Stage::Ready);
    slide(&mut session, &[Move::Right, Move::Right]);
    assert_eq!(session.results().entries()[1].attempt, 3);
}

/// Undo leads back from a solution that was shown of the board in between.
#[test]
fn who_solves_from_here_has_seen_a_solution() {
    let mut session = loaded(NEAR);
    set_clock(&mut session);
    session.apply(Command::Mode(Mode::Play));
    slide(&mut session, &[Move::Up]);
    session.apply(Command::SolveHere);
    wait(&mut session);
    session.apply(Command::Undo);
    assert_eq!((standing(&session).stage, standing(&session).moves), (Stage::Running, 1));
    slide(&mut session, &[Move::Down, Move::Right, Move::Right]);
    assert_eq!((standing(&session).stage, session.results().entries().len()), (Stage::LookedUp, 0));
}

#[test]
fn a_round_that_had_ended_was_an_attempt() {
    let mut session = begun();
    slide(&mut session, &[Move::Right, Move::Right]);
    let (mut next, _) = next(&session);
    assert_eq!(next.mode(), Mode::View);
    next.apply(Command::Mode(Mode::Play));
    next.apply(Command::First);
    slide(&mut next, &[Move::Right, Move::Right]);
    let attempts: Vec<u32> = next.results().entries().iter().map(|one| one.attempt).collect();
    assert_eq!(attempts, [2]);
}

/// Of the puzzle that is open when the program ends.
#[test]
fn a_solution_that_was_shown_is_known_at_the_next_start() {
    let mut session = begun();
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::First);
    slide(&mut session, &[Move::Up]);
    let (mut next, _) = next(&session);
    next.apply(Command::Mode(Mode::Play));
    next.apply(Command::First);
    slide(&mut next, &[Move::Right, Move::Right]);
    assert_eq!((standing(&next).stage, next.results().entries().len()), (Stage::LookedUp, 0));
}

/// Somebody may have edited the file: moves that do not lead to the board that is shown are none.
#[test]
fn a_round_that_does_not_fit_is_forgotten() {
    let text = serde_json::to_string(&begun().kept_settings()).expect("it is written");
    assert!(text.contains("\"made\":\"RL\""), "{text}");
    for (good, bad) in [
        ("\"made\":\"RL\"", "\"made\":\"RR\""),
        ("\"made\":\"RL\"", "\"made\":\"R\""),
        ("\"times\":[0,1000]", "\"times\":[0]"),
        ("\"times\":[0,1000]", "\"times\":[1000,0]"),
        ("\"times\":[0,1000]", "\"times\":[0,4000]"),
        // What cannot be read takes no puzzle with it.
        ("\"times\":[0,1000]", "\"times\":[-1]"),
        ("\"times\":[0,1000]", "\"times\":0"),
    ] {
        assert!(text.contains(good), "{text}");
        let mut next = session();
        restore(&text.replace(good, bad), &mut next);
        assert_eq!(sliding(&next).board(), sliding(&begun()).board());
        assert_ne!(standing(&next).stage, Stage::Running, "{bad}");
    }
}
