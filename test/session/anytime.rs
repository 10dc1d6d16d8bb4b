//! The session without a window: the history of an anytime search, its other solutions, and when it
//! is to end.

use langkah::session::command::Command;
use langkah::session::player::Origin;
use langkah::session::settings::Setting;
use langkah::session::{Phase, Session};
use langkah_engine::grid::Dims;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::random::Kind;
use langkah_engine::solve::Solution;

use crate::sessions::{load, session, sliding, wait, wait_for};

fn random_6x6() -> Session {
    let mut session = session();
    session.apply(Command::Set(Setting::RandomSize(6, None)));
    session.apply(Command::random(Kind::Solvable, 3));
    assert_eq!(sliding(&session).dims(), Dims::new(6, 6));
    session
}

/// How many solutions are kept.
fn kept(session: &Session) -> Vec<usize> {
    let history = sliding(session).history();
    history.map_or_else(Vec::new, |all| all.kept().iter().map(|kept| kept.cost).collect())
}

fn steps(session: &Session) -> usize {
    sliding(session).player().steps().len()
}

fn ended(session: &Session) -> &Solution {
    let Phase::Ended(solution) = sliding(session).phase() else { panic!("it has not ended") };
    solution
}

/// The person steps through another solution, while the search goes on and after it.
#[test]
fn another_solution_can_be_chosen_and_stays() {
    let mut session = random_6x6();
    assert!(sliding(&session).history().is_none());
    session.apply(Command::take_solution(100));
    assert_eq!(steps(&session), 0, "there is none");
    session.apply(Command::Solve);
    wait_for(&mut session, "solutions", |session| kept(session).len() >= 3);
    let first = kept(&session)[0];
    session.apply(Command::take_solution(first));
    assert!(session.is_running(), "the search goes on");
    assert_eq!((steps(&session), sliding(&session).player().origin()), (first, Origin::Chosen));
    let count = kept(&session).len();
    wait_for(&mut session, "solutions", |session| kept(session).len() > count);
    assert_eq!(steps(&session), first, "a better one does not replace it");
    assert!(!sliding(&session).has_shorter(), "the person knows");
    session.apply(Command::Last);
    assert_eq!(sliding(&session).board(), sliding(&session).open().map(|open| open.puzzle.goal()));
    session.apply(Command::First);
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!(steps(&session), first, "nor does the end");
    let lengths = kept(&session);
    let second = lengths[1];
    session.apply(Command::take_solution(second));
    assert_eq!(steps(&session), second);
    let best = *lengths.last().expect("a best one");
    session.apply(Command::take_solution(best));
    assert_eq!((steps(&session), sliding(&session).player().origin()), (best, Origin::Search));
    session.apply(Command::take_solution(best - 1));
    assert_eq!(steps(&session), best, "there is none of that length");
}

/// What was found and proved stands when the person solves the same board again.
#[test]
fn another_search_goes_on_from_the_one_before() {
    let mut session = random_6x6();
    session.apply(Command::Solve);
    wait_for(&mut session, "solutions", |session| kept(session).len() >= 2);
    session.apply(Command::Stop);
    wait(&mut session);
    let (length, lower) = (ended(&session).length().expect("one"), ended(&session).lower_bound);
    assert_eq!(ended(&session).began_with, None);
    // Without another way to a shorter one the first solution is the known one.
    session.apply(Command::target(Some(9999)));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(ended(&session).began_with, Some(length));
    assert!(ended(&session).length().is_some_and(|now| now <= length));
    assert!(ended(&session).lower_bound >= lower && kept(&session)[0] <= length);
    assert!(steps(&session) <= length);
    // Another board, and another way to count, begin anew.
    for other in [Command::Set(Setting::Metric(Metric::Multi)), Command::random(Kind::Solvable, 4)]
    {
        session.apply(other);
        session.apply(Command::Solve);
        wait_for(&mut session, "solutions", |session| !kept(session).is_empty());
        session.apply(Command::Stop);
        wait(&mut session);
        assert_eq!(ended(&session).began_with, None);
    }
}

#[test]
fn a_target_length_is_that_of_one_puzzle() {
    let mut session = random_6x6();
    session.apply(load("1 2 3\n4 5 6\n7 0 8\n"));
    session.apply(Command::target(Some(300)));
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).target(), None);
}

/// A track that the person has made comes back with undo.
#[test]
fn a_track_made_by_hand_is_not_lost() {
    let mut session = random_6x6();
    session.apply(Command::target(Some(9999)));
    session.apply(Command::Solve);
    wait(&mut session);
    let blank = sliding(&session).board().map(|board| board.blank()).expect("a board");
    session.apply(Command::shift(if blank.is_multiple_of(6) { blank + 1 } else { blank - 1 }));
    let by_hand = steps(&session);
    assert_eq!(sliding(&session).player().origin(), Origin::Hand);
    let first = kept(&session)[0];
    session.apply(Command::take_solution(first));
    assert_eq!(steps(&session), first);
    session.apply(Command::Undo);
    assert_eq!((steps(&session), sliding(&session).player().origin()), (by_hand, Origin::Hand));
}

/// A move that was taken back on one solution is not made on another one.
#[test]
fn a_move_off_another_solution_is_not_made_again() {
    let mut session = random_6x6();
    session.apply(Command::Solve);
    wait_for(&mut session, "solutions", |session| kept(session).len() >= 2);
    session.apply(Command::Stop);
    wait(&mut session);
    let (first, best) = (kept(&session)[0], *kept(&session).last().expect("a best one"));
    session.apply(Command::take_solution(first));
    session.apply(Command::Seek(first - 1));
    let board = sliding(&session).board().expect("a board");
    let ahead = sliding(&session).player().ways_from(first - 1)[0];
    let off = [Move::Up, Move::Down, Move::Left, Move::Right].into_iter();
    let off =
        off.filter(|&way| way != ahead).find_map(|way| board.dims().neighbour(board.blank(), way));
    session.apply(Command::shift(off.expect("a corner has two neighbours")));
    assert_eq!(sliding(&session).player().origin(), Origin::Hand);
    session.apply(Command::Undo);
    assert_eq!(steps(&session), first);
    session.apply(Command::take_solution(best));
    session.apply(Command::Redo);
    assert_eq!((steps(&session), sliding(&session).player().origin()), (best, Origin::Search));
    session.apply(Command::Last);
    assert_eq!(sliding(&session).board(), sliding(&session).open().map(|open| open.puzzle.goal()));
}

#[test]
fn a_target_ends_the_search_that_runs_and_the_next_one() {
    let mut session = random_6x6();
    session.apply(Command::Solve);
    wait_for(&mut session, "solutions", |session| kept(session).len() >= 2);
    let target = kept(&session)[1] as u32;
    session.apply(Command::target(Some(target)));
    wait(&mut session);
    assert_eq!(ended(&session).halt, Some(Halt::Target));
    assert_eq!(sliding(&session).asked().target, Some(target), "it is told");
    assert!(ended(&session).length() <= Some(target as usize));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(ended(&session).halt, Some(Halt::Target), "the target stays");
    session.apply(load("1 2 3\n4 5 6\n0 7 8"));
    assert_eq!(sliding(&session).target(), None, "it belongs to its puzzle");
}

#[test]
fn a_limit_on_time_ends_the_search_that_runs() {
    let mut session = random_6x6();
    session.apply(Command::Solve);
    wait_for(&mut session, "solutions", |session| !kept(session).is_empty());
    session.apply(Command::Set(Setting::Time(Some(1))));
    wait(&mut session);
    assert_eq!(ended(&session).halt, Some(Halt::Limit(Limit::Time)));
    assert_eq!(session.settings.time_max, Some(1), "it is the limit of the settings");
    let last = ended(&session).history.points().last().expect("a point").after;
    assert!(sliding(&session).has_ended() && sliding(&session).searched() >= last);
}

#[test]
fn the_history_goes_with_its_puzzle() {
    let mut session = random_6x6();
    session.apply(Command::target(Some(9999)));
    session.apply(Command::Solve);
    wait(&mut session);
    let history = sliding(&session).history().cloned();
    assert!(history.is_some());
    session.apply(load("1 2 3\n4 5 6\n0 7 8"));
    assert!(sliding(&session).history().is_none());
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(sliding(&session).history().is_none(), "this search is no anytime search");
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).history().cloned(), history);
}
