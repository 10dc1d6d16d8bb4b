//! The list of results: what has changed goes to the file, beside what another window has written.

use langkah::session::command::Command;
use langkah::session::results::{Changes, ResultsWish};
use langkah::session::source::Source;
use langkah::session::{Mode, Session};
use langkah_engine::plan::Request;
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::moves::{Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{self, Outcome};
use langkah_puzzle::Family;
use langkah_puzzle::results::Entry;
use langkah_puzzle::results::file::{ENTRIES_MAX, read, write};

use crate::sessions::{load, session};
use crate::sight::source;
use crate::tiles::goal_of;

/// A session in which a puzzle was solved.
fn solved() -> Session {
    let mut session = session();
    solve(&mut session);
    session
}

fn solve(session: &mut Session) {
    session.apply(load("1 2 3\n4 5 6\n7 0 8\n"));
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::slide(Move::Right));
}

fn changes(session: &mut Session) -> Changes {
    session.results_mut().take_changes().expect("something has changed")
}

/// Entries of other windows.
fn others(count: usize) -> Vec<Entry> {
    let mut session = solved();
    let entry = session.results_mut().entries()[0].clone();
    (0..count).map(|index| Entry { milliseconds: 1_000 + index as u64, ..entry.clone() }).collect()
}

/// The person's own moves stand there, from the start on, those that were taken back among them.
#[test]
fn a_result_is_opened_with_the_moves_that_were_made() {
    let mut session = solved();
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    for way in [Move::Up, Move::Down, Move::Right, Move::Right] {
        session.apply(Command::slide(way));
    }
    let first = session.results().id(0);
    session.apply(Command::Results(ResultsWish::Open(first)));
    let open = |session: &Session| {
        let sliding = session.sliding().expect("sliding tiles");
        let moves = letters(&sliding.player().ways_from(0));
        (sliding.board().expect("a board").to_string(), moves, source(session))
    };
    let (board, moves, source) = open(&session);
    assert_eq!((board.as_str(), moves.as_str()), ("1 2 3\n4 5 6\n7 0 8\n", "R"));
    assert!(source.starts_with("Your result of 20"), "{source}");
    assert_eq!(session.mode(), Mode::View);
    session.apply(Command::Results(ResultsWish::Open(first + 1)));
    assert_eq!(open(&session).1, "UDRR");
    session.apply(Command::Last);
    assert_eq!(session.sliding().and_then(|sliding| sliding.solved_by_hand()), Some(4));
    // To look at it gives no result.
    assert_eq!(session.results().entries().len(), 2);
    // Another attempt is one.
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::First);
    for way in [Move::Right, Move::Right] {
        session.apply(Command::slide(way));
    }
    let attempts: Vec<u32> = session.results().entries().iter().map(|one| one.attempt).collect();
    assert_eq!(attempts, [1, 1, 2]);
    // Undo brings back what was open before, and a number that there is not opens nothing.
    session.apply(Command::Results(ResultsWish::Open(first)));
    session.apply(Command::Results(ResultsWish::Open(first + 9)));
    assert_eq!(open(&session).1, "R");
    session.apply(Command::Undo);
    assert_eq!(open(&session).0, "1 2 3\n4 5 6\n7 8 0\n");
}

/// A Hidato is empty, and may be filled once more; a board that was being edited comes back.
#[test]
fn the_result_of_a_hidato_is_opened_empty() {
    let mut session = solved();
    let hidato = Entry {
        family: Family::Hidato,
        goal: String::new(),
        puzzle: "numbrix 1 0/0 4".to_owned(),
        kind: "numbrix".to_owned(),
        made: String::new(),
        ..session.results().entries()[0].clone()
    };
    session.restore_results(vec![hidato]);
    session.apply(load("1 2 3\n4 5 6\n0 7 8\n"));
    session.apply(Command::Mode(Mode::Edit));
    session.apply(Command::Results(ResultsWish::Open(session.results().id(0))));
    assert!(session.hidato().is_some_and(|hidato| hidato.mode() == Mode::View));
    assert!(session.title().is_some_and(|title| title.starts_with("Your result of 20")));
    session.apply(Command::Undo);
    let board = session.sliding().and_then(|sliding| sliding.board()).expect("a board");
    assert_eq!(board.to_string(), "1 2 3\n4 5 6\n0 7 8\n");
}

#[test]
fn a_result_without_a_puzzle_is_told() {
    let mut session = solved();
    let entry = Entry { puzzle: "1 2 3".to_owned(), ..session.results().entries()[0].clone() };
    session.restore_results(vec![entry]);
    let before = session.subject();
    session.apply(Command::Results(ResultsWish::Open(session.results().id(0))));
    let notice = session.notice().expect("a notice");
    assert_eq!(notice.lines, ["The result holds no puzzle that can be read."]);
    assert!(session.subject() == before);
}

#[test]
fn changes_join_what_another_window_has_written() {
    let mut session = solved();
    let mut kept = others(2);
    changes(&mut session).apply(&mut kept);
    assert_eq!(kept.len(), 3);
    assert_eq!(session.results_mut().take_changes(), None);
    while session.counts_fewest() {
        session.poll();
    }
    // The fewest moves may have been known at once.
    session.results_mut().take_changes().into_iter().for_each(|more| more.apply(&mut kept));
    assert_eq!((kept.len(), kept[2].fewest), (3, Some(1)), "the same result, with its fewest");
}

/// A search for the fewest moves ends with the results that it is for.
#[test]
fn deleting_ends_the_search_for_the_fewest_moves() {
    let mut session = session();
    // The proof for a board of 5×5 takes much longer than this test.
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let start = random::board(&goal, Kind::Walk(60), 1);
    let back = Puzzle::with(start, &GoalChoice::Board(goal)).expect("one size");
    let request = Request { time_max: Some(1.0), ..Request::default() };
    let solution = solve::solve(&back, &request, &mut ()).expect("it fits");
    let Outcome::Solved(ways) = solution.outcome else { panic!("{:?}", solution.outcome) };
    session.apply(Command::open(back, Source::Clipboard));
    session.apply(Command::Mode(Mode::Play));
    ways.into_iter().for_each(|way| session.apply(Command::slide(way)));
    assert!(session.results().entries().len() == 1 && session.counts_fewest());
    session.apply(Command::Results(ResultsWish::DeleteAll));
    assert!(!session.counts_fewest());
}

#[test]
fn deleting_deletes_what_was_kept_and_nothing_that_comes_later() {
    let mut session = session();
    session.restore_results(others(3));
    solve(&mut session);
    session.apply(Command::Results(ResultsWish::DeleteAll));
    assert!(session.results().entries().is_empty());
    solve(&mut session);
    let mut kept = others(3);
    changes(&mut session).apply(&mut kept);
    assert_eq!(kept, session.results().entries());
    let mut first = Changes::default();
    let mut session = solved();
    first.extend(changes(&mut session));
    session.apply(Command::Results(ResultsWish::DeleteAll));
    first.extend(changes(&mut session));
    // What this window never showed is another window's.
    let before = others(3);
    let mut kept = before.clone();
    first.apply(&mut kept);
    assert_eq!(kept, before);
}

#[test]
fn the_newest_results_are_kept() {
    // Old ones lose their moves.
    let bare = |entry| Entry { made: String::new(), times: String::new(), ..entry };
    let many: Vec<Entry> = others(ENTRIES_MAX + 5).into_iter().map(bare).collect();
    let read = read(&write(&many));
    assert!(read.entries == many[5..]);
    let mut session = session();
    session.restore_results(read.entries);
    solve(&mut session);
    let entries = session.results().entries();
    assert_eq!((entries.len(), entries[0].milliseconds), (ENTRIES_MAX, 1_006));
    while session.counts_fewest() {
        session.poll();
    }
    assert_eq!(session.results().entries().last().and_then(|entry| entry.fewest), Some(1));
}
