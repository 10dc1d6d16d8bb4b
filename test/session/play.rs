//! Playing by hand: lines of tiles, the track that moves cut off, undo and redo, hints, solving
//! from the board that was reached.

use langkah::session::command::Command;
use langkah::session::player::Origin;
use langkah::session::sliding::command::{Act, SlidingCommand};
use langkah::session::sliding::hint::Hint;
use langkah::session::{Mode, Phase, Session};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::moves::{Move, Step, letters};
use langkah_engine::solve::Outcome;
use langkah_puzzle::Of;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::sessions::{load, loaded, puzzle, session, sliding, wait};
use crate::sight::{shown, source, track};

const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
const HOME: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
const ODD: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n";
/// Needs 80 moves: minutes of search with the bounds at hand.
const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";
/// Needs 23.
const COURSE: &str = "5 6 4 3 2 1 0 8 9 10 7 11 13 14 15 12";

fn solved(text: &str) -> Session {
    let mut session = loaded(text);
    session.apply(Command::Solve);
    wait(&mut session);
    session
}

#[test]
fn a_line_moves_towards_the_blank_and_nothing_else_moves() {
    let mut session = loaded(NEAR);
    session.apply(Command::shift(15));
    assert_eq!(shown(&session)[12..], [13, 14, 15, 0]);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RR", 2));
    session.apply(Command::shift(3));
    assert_eq!(track(&session), "RRUUU");
    assert_eq!([3, 7, 11, 15].map(|cell| shown(&session)[cell]), [0, 4, 8, 12]);
    let before = shown(&session);
    for cell in [3, 4, 9, 14, 16, usize::MAX] {
        session.apply(Command::shift(cell));
        assert_eq!(shown(&session), before, "cell {cell} is not in line with the blank");
    }
    // The blank is in a corner: two ways lead off the board.
    session.apply(Command::slide(Move::Up));
    session.apply(Command::slide(Move::Right));
    assert_eq!(shown(&session), before);
    session.apply(Command::slide(Move::Left));
    assert_eq!(track(&session), "RRUUUL");
}

#[test]
fn moves_along_the_track_follow_it_and_others_cut_it_off() {
    let mut session = solved(COURSE);
    let found = track(&session);
    let first = sliding(&session).player().steps()[0].way;
    session.apply(Command::slide(first));
    assert_eq!((track(&session), sliding(&session).player().position()), (found.clone(), 1));
    assert_eq!(sliding(&session).player().origin(), Origin::Search);

    session.apply(Command::Seek(3));
    let second = sliding(&session).player().steps()[2].way.opposite();
    session.apply(Command::slide(second));
    assert_eq!(sliding(&session).player().origin(), Origin::Hand);
    assert_eq!(
        (sliding(&session).player().position(), sliding(&session).player().steps().len()),
        (4, 4)
    );
    assert!(found.starts_with(&track(&session)[..3]));
    // What the search has found of the start is still known.
    assert!(matches!(sliding(&session).phase(), Phase::Ended(_)));

    session.apply(Command::Undo);
    assert_eq!((track(&session), sliding(&session).player().position()), (found.clone(), 3));
    assert_eq!(sliding(&session).player().origin(), Origin::Search);
    session.apply(Command::Undo);
    assert_eq!((track(&session), sliding(&session).player().position()), (found, 0));
}

#[test]
fn a_line_is_one_change_even_where_it_follows_the_track_for_a_part() {
    let mut session = loaded("1 2 3 4\n5 6 7 8\n9 10 11 12\n0 13 14 15\n");
    session.apply(Command::shift(13));
    session.apply(Command::shift(9));
    session.apply(Command::First);
    session.apply(Command::shift(15));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RRR", 3));
    session.apply(Command::Undo);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RU", 0));
    session.apply(Command::Redo);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RRR", 3));
}

#[test]
fn the_goal_reached_by_hand_is_told_with_the_number_of_moves() {
    let mut session = loaded(NEAR);
    assert_eq!(sliding(&session).solved_by_hand(), None);
    session.apply(Command::slide(Move::Right));
    assert_eq!(sliding(&session).solved_by_hand(), None);
    session.apply(Command::slide(Move::Right));
    assert_eq!(sliding(&session).solved_by_hand(), Some(2));
    session.apply(Command::Prev);
    assert_eq!(sliding(&session).solved_by_hand(), None);
    // A search's solution is not the person's.
    let mut session = solved(NEAR);
    session.apply(Command::Last);
    assert_eq!(sliding(&session).solved_by_hand(), None);
}

#[test]
fn solving_from_here_begins_at_the_shown_board_and_is_one_change() {
    let mut session = solved(COURSE);
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::Seek(20));
    let here = shown(&session);
    session.apply(Command::SolveHere);
    wait(&mut session);
    assert_eq!(
        sliding(&session).open().map(|open| open.puzzle.start().tiles().to_vec()),
        Some(here.clone())
    );
    assert_eq!(
        (sliding(&session).player().steps().len(), sliding(&session).player().position()),
        (3, 0)
    );
    assert_eq!(source(&session), "a.txt, after 20 moves");
    assert_eq!(session.mode(), Mode::View, "there is a solution to walk through");

    session.apply(Command::Next);
    session.apply(Command::SolveHere);
    wait(&mut session);
    assert_eq!(source(&session), "a.txt, after 21 moves");
    session.apply(Command::Undo);
    assert_eq!((source(&session).as_str(), track(&session).len()), ("a.txt, after 20 moves", 3));
    session.apply(Command::Undo);
    assert_eq!((source(&session).as_str(), track(&session).len()), ("a.txt", 23));
    assert_eq!((sliding(&session).player().position(), shown(&session)), (20, here));
    assert!(matches!(sliding(&session).phase(), Phase::Ended(_)), "its solution is there again");
    session.apply(Command::Redo);
    assert_eq!((source(&session).as_str(), track(&session).len()), ("a.txt, after 20 moves", 3));
}

#[test]
fn a_move_by_hand_ends_a_search_whose_track_would_replace_it() {
    let mut session = loaded(HARD);
    session.apply(Command::Solve);
    assert!(session.is_running());
    session.apply(Command::slide(Move::Down));
    assert!(!session.is_running());
    assert_eq!(track(&session), "D");
    session.apply(Command::Undo);
    session.apply(Command::Solve);
    session.apply(Command::Undo);
    assert!(!session.is_running(), "undone, it is not searched for");
}

fn hint(session: &mut Session) -> Hint {
    session.apply(Command::Hint);
    wait(session);
    sliding(session).shown_hint().cloned().expect("a hint")
}

#[test]
fn hints_lead_to_the_goal_by_a_shortest_way() {
    let mut session = loaded(COURSE);
    for left in (1..=23).rev() {
        let Hint::Step { step, left: told, proved_least, .. } = hint(&mut session) else {
            panic!("no step with {left} to go")
        };
        assert_eq!((told, proved_least), (left, true));
        let mut after = sliding(&session).board().cloned().expect("open");
        after.apply(step.way);
        session.apply(Command::Hint);
        assert_eq!(sliding(&session).board(), Some(&after), "a second time makes the move");
        assert_eq!(sliding(&session).board(), Some(&step.board));
        assert_eq!(sliding(&session).shown_hint(), None);
    }
    assert_eq!(sliding(&session).solved_by_hand(), Some(23));
    assert_eq!(hint(&mut session), Hint::AtGoal);
    assert!(
        matches!(sliding(&session).phase(), Phase::Ready),
        "a hint is no solution of the puzzle"
    );
}

#[test]
fn one_search_gives_all_hints_on_its_way_and_another_board_another_search() {
    let mut session = loaded(COURSE);
    let Hint::Step { step, .. } = hint(&mut session) else { panic!("no step") };
    session.apply(Command::slide(step.way));
    session.apply(Command::Hint);
    assert!(!session.is_running() && sliding(&session).shown_hint().is_some(), "known already");
    session.apply(Command::First);
    assert_eq!(sliding(&session).shown_hint(), None, "it was for another board");
    let astray = Move::ALL.into_iter().find(|way| *way != step.way).expect("four ways");
    session.apply(Command::slide(astray));
    let Hint::Step { left, proved_least: true, .. } = hint(&mut session) else { panic!("no step") };
    assert_eq!(left, 24);
}

#[test]
fn a_proved_track_is_the_hint_and_an_unproved_one_is_not() {
    let mut session = solved(COURSE);
    session.apply(Command::Seek(5));
    session.apply(Command::Hint);
    assert!(!session.is_running());
    let Some(Hint::Step { step, left: 18, proved_least: true, .. }) =
        sliding(&session).shown_hint()
    else {
        panic!("{:?}", sliding(&session).shown_hint())
    };
    assert_eq!(step, &sliding(&session).player().steps()[5]);
    session.apply(Command::choose(langkah_engine::plan::Plan::Preset(
        langkah_engine::plan::Preset::RAHARDJO,
    )));
    session.apply(Command::First);
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(track(&session).len() > 23, "greedy");
    let Hint::Step { left, .. } = hint(&mut session) else { panic!("no step") };
    assert_eq!(left, 23);
}

#[test]
fn a_hint_is_not_sought_where_there_is_none_and_can_be_stopped() {
    let mut session = loaded(ODD);
    assert_eq!(hint(&mut session), Hint::Unsolvable);
    let mut session = loaded(HOME);
    assert_eq!(hint(&mut session), Hint::AtGoal);
    let mut session = loaded(HARD);
    session.apply(Command::Hint);
    assert!(session.is_running() && sliding(&session).seeks_hint());
    session.apply(Command::Hint);
    assert!(session.is_running(), "asked twice, it is sought once");
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!(sliding(&session).shown_hint(), Some(&Hint::Stopped));
    session.apply(Command::Hint);
    session.apply(Command::slide(Move::Right));
    assert!(
        !session.is_running() && sliding(&session).shown_hint().is_none(),
        "the board is another now"
    );
    session.apply(Command::Hint);
    session.apply(Command::Solve);
    assert!(session.is_running() && !sliding(&session).seeks_hint(), "solving goes before a hint");
}

/// The search for a hint has no solution that could become the track.
#[test]
fn walking_while_a_hint_is_sought_forgets_no_move() {
    let mut session = loaded(HARD);
    for way in [Move::Right, Move::Down, Move::Right] {
        session.apply(Command::slide(way));
    }
    (0..3).for_each(|_| session.apply(Command::Undo));
    session.apply(Command::Hint);
    assert!(sliding(&session).seeks_hint());
    for walk in [Command::First, Command::Last] {
        session.apply(walk);
        assert!(session.can_redo());
    }
    (0..3).for_each(|_| session.apply(Command::Redo));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RDR", 3));
}

#[test]
fn a_hint_for_one_goal_does_not_serve_another() {
    let mut session = loaded(COURSE);
    hint(&mut session);
    session.apply(Command::goal(GoalChoice::Usual(Goal::Snail)));
    assert_eq!(sliding(&session).shown_hint(), None);
    let solvable = sliding(&session).open().expect("open").solvability.is_solvable();
    let hint = hint(&mut session);
    assert_eq!(matches!(hint, Hint::Step { .. }), solvable, "{hint:?}");
}

#[test]
fn a_pasted_list_is_a_track_like_any_other() {
    let mut session = loaded(NEAR);
    session.apply(Command::Moves("ULD".to_owned()));
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("ULD", 0));
    assert_eq!(sliding(&session).player().origin(), Origin::Pasted);
    session.apply(Command::Last);
    session.apply(Command::slide(Move::Up));
    assert_eq!(
        (track(&session).as_str(), sliding(&session).player().origin()),
        ("ULDU", Origin::Hand)
    );
    session.apply(Command::Undo);
    assert_eq!(
        (track(&session).as_str(), sliding(&session).player().origin()),
        ("ULD", Origin::Pasted)
    );
    session.apply(Command::Undo);
    assert_eq!(track(&session), "");
}

#[test]
fn solving_is_undone_too_and_the_play_before_it_comes_back() {
    let mut session = loaded(NEAR);
    session.apply(Command::slide(Move::Up));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("RR", 0));
    session.apply(Command::Undo);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("U", 1));
    session.apply(Command::Redo);
    assert_eq!(track(&session), "RR");
    let Phase::Ended(solution) = sliding(&session).phase() else {
        panic!("the result is there again")
    };
    assert!(matches!(solution.outcome, Outcome::Solved(_)));
}

#[test]
fn before_anything_was_done_there_is_nothing_to_undo() {
    let mut session = session();
    for command in [
        Command::Undo,
        Command::Redo,
        Command::Hint,
        Command::SolveHere,
        Command::shift(3),
        Command::slide(Move::Up),
        Command::Mode(Mode::Edit),
        Command::make_solvable(),
        Command::PlayPause,
        Command::Last,
    ] {
        session.apply(command.clone());
        assert!(sliding(&session).open().is_none() && !session.is_running(), "{command:?}");
    }
    session.apply(load(NEAR));
    assert!(!session.can_undo() && !session.can_redo(), "there was nothing before");
    session.apply(load(ODD));
    session.apply(Command::Undo);
    assert_eq!(shown(&session), puzzle(NEAR).start().tiles());
}

/// All that undo must bring back, as a person sees it.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    start: Board,
    goal: Board,
    steps: Vec<Step>,
    origin: Origin,
    position: usize,
    source: String,
}

fn seen(session: &Session) -> Seen {
    let open = sliding(session).open().expect("open");
    let player = sliding(session).player();
    Seen {
        start: open.puzzle.start().clone(),
        goal: open.puzzle.goal().clone(),
        steps: player.steps().to_vec(),
        origin: player.origin(),
        position: player.position(),
        source: source(session),
    }
}

/// A command of any kind that changes something, or nothing.
fn random_command(rng: &mut ChaCha8Rng, session: &Session) -> Command {
    let cells = shown(session).len();
    let mut below = |end: usize| rng.random_range(0..end);
    match below(40) {
        0 => Command::goal(GoalChoice::Usual(Goal::ALL[below(3)])),
        1 => Command::make_solvable(),
        2 => {
            let ways: Vec<Move> = (0..=below(8)).map(|_| Move::ALL[below(4)]).collect();
            Command::Moves(letters(&ways))
        }
        3 => {
            let text = ["1 2 3\n4 0 5\n7 8 6", "1 2 3 0\n4 5 6 7", NEAR][below(3)];
            Command::open(puzzle(text), langkah::session::source::Source::Clipboard)
        }
        4 => Command::random(langkah_engine::sliding::random::Kind::Any, below(99) as u64),
        5..20 => Command::shift(below(cells)),
        _ => Command::slide(Move::ALL[below(4)]),
    }
}

/// A change as the oracle keeps it: the states before and after it, in full.
struct Change {
    before: Seen,
    after: Seen,
    /// Whether it was a move by hand. All other changes lead back to where the person was last.
    is_move: bool,
}

/// The oracle's two lists of changes.
#[derive(Default)]
struct Oracle {
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Oracle {
    fn undo(&mut self, session: &mut Session) {
        let Some(mut change) = self.done.pop() else { return };
        if !change.is_move {
            change.after = seen(session);
        }
        session.apply(Command::Undo);
        assert_eq!(seen(session), change.before);
        self.undone.push(change);
    }

    fn redo(&mut self, session: &mut Session) {
        let Some(mut change) = self.undone.pop() else { return };
        if !change.is_move {
            change.before = seen(session);
        }
        session.apply(Command::Redo);
        assert_eq!(seen(session), change.after);
        self.done.push(change);
    }

    fn change(&mut self, session: &mut Session, command: Command) {
        let before = seen(session);
        session.apply(command.clone());
        let after = seen(session);
        let is_always_one = matches!(
            command,
            Command::Moves(_)
                | Command::Own(Of::Sliding(
                    SlidingCommand::Load { .. } | SlidingCommand::Random { .. }
                ))
        );
        if is_always_one || after != before {
            let is_move = matches!(
                command,
                Command::Own(Of::Sliding(SlidingCommand::Board(Act::Shift(_) | Act::Slide(_))))
            );
            self.done.push(Change { before, after, is_move });
            self.undone.clear();
        }
    }
}

#[test]
fn thousands_of_changes_are_undone_to_the_beginning_and_redone_to_the_end() {
    for seed in 0..4 {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let mut session = loaded(NEAR);
        let first = seen(&session);
        let mut oracle = Oracle::default();
        for _ in 0..4000 {
            match rng.random_range(0..10) {
                0 => {
                    let end = sliding(&session).player().steps().len() + 1;
                    session.apply(Command::Seek(rng.random_range(0..end)));
                }
                1 => oracle.undo(&mut session),
                2 => oracle.redo(&mut session),
                _ => {
                    let command = random_command(rng, &session);
                    oracle.change(&mut session, command);
                }
            }
        }
        assert!(oracle.done.len() > 1000, "{} changes", oracle.done.len());
        while !oracle.done.is_empty() {
            oracle.undo(&mut session);
        }
        assert!(!session.can_undo());
        assert_eq!(seen(&session).steps, first.steps);
        assert_eq!(seen(&session).start, first.start);
        while !oracle.undone.is_empty() {
            oracle.redo(&mut session);
        }
        assert!(!session.can_redo());
    }
}
