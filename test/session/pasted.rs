//! The session without a window: lists of moves, notes on a file, searches that improve.

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::player::Origin;
use langkah::session::source::Source;
use langkah::session::{Notice, Phase, Session};
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::random::{self, Kind};
use langkah_puzzle::read;

use crate::sessions::{load, loaded, session, sliding, wait, wait_for};
use crate::sight::{shown, track};
use crate::tiles::goal_of;

/// Two moves from the goal: the blank goes right twice.
const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";

fn moves(text: &str) -> Command {
    Command::Moves(text.to_owned())
}

#[test]
fn a_list_of_moves_becomes_the_track_in_the_convention_that_fits() {
    for (list, whose) in [("RR", "blank"), ("L2", "tile")] {
        let mut session = loaded(NEAR);
        session.apply(moves(list));
        assert_eq!(
            (track(&session).as_str(), sliding(&session).player().origin()),
            ("RR", Origin::Pasted)
        );
        assert_eq!(sliding(&session).player().position(), 0);
        let said = format!("2 moves to the goal; the letters name the direction of the {whose}.");
        assert_eq!(session.notice(), Some(&Notice::note("Moves pasted", vec![said])));
        session.apply(Command::Last);
        assert_eq!(
            sliding(&session).board(),
            sliding(&session).open().map(|open| open.puzzle.goal())
        );
        // One thing for undo.
        session.apply(Command::Undo);
        assert_eq!(track(&session), "");
    }
}

#[test]
fn a_list_that_goes_wrong_is_walked_to_the_place_where_it_does() {
    let mut session = loaded(NEAR);
    session.apply(moves("UR\nRRD"));
    assert_eq!(track(&session), "URR");
    let said = "3 of 5 moves can be made; 2:2: move 4, R, is not possible: the blank is in the \
                last column; the letters name the direction of the blank.";
    let expected = Notice::fault("The list goes wrong at move 4", vec![said.to_owned()]);
    assert_eq!(session.notice(), Some(&expected));
}

#[test]
fn moves_without_a_board_and_what_is_no_list() {
    let mut session = session();
    session.apply(moves("RR"));
    let lines = vec!["Open the puzzle that the moves are for, then paste them again.".to_owned()];
    assert_eq!(session.notice(), Some(&Notice::fault("Open a puzzle first", lines)));
    session.apply(load(NEAR));
    session.apply(moves("R7x"));
    let title = session.notice().map(|notice| notice.title.as_str());
    assert_eq!((title, track(&session).as_str()), (Some("Not read as moves"), ""));
}

#[test]
fn how_a_file_was_read_is_told_where_it_is_not_plain() {
    let mut session = session();
    let opened = read::puzzle(b"# made here\n3\n1 2 3\n8 0 4\n7 6 5\n", None).expect("good");
    session.apply(Command::load(opened, Source::Clipboard));
    let notice = session.notice().expect("a note");
    assert_eq!(notice.title, "Read as the format school42");
    assert!(notice.lines[0].contains("whose goal is the snail"), "{notice:?}");
    assert!(sliding(&session).open().is_some_and(|open| open.solvability.total() == 0));
    session.apply(load(NEAR));
    assert_eq!(session.notice(), None);
}

fn random_5x5() -> Session {
    loaded(&random::board(&goal_of(Goal::BlankLast, 5, 5), Kind::Solvable, 3).to_string())
}

/// Polls until a solution is there; one that never comes fails the test.
fn wait_for_a_track(session: &mut Session) {
    wait_for(session, "a solution", |session| !sliding(session).player().steps().is_empty());
}

#[test]
fn a_large_board_has_a_track_while_the_search_goes_on_and_stop_keeps_the_best() {
    let mut session = random_5x5();
    session.apply(Command::Solve);
    wait_for_a_track(&mut session);
    assert!(session.is_running());
    let Phase::Running(Some(progress)) = sliding(&session).phase() else {
        panic!("no progress is told")
    };
    let (best, bound) = (progress.best.expect("a length"), progress.lower_bound as usize);
    assert!(bound > 40 && bound <= best, "{bound} of {best}");
    session.apply(Command::Stop);
    wait(&mut session);
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("it has not ended") };
    let length = solution.history.best().map(|best| best.cost);
    assert_eq!(length, Some(sliding(&session).player().steps().len()));
    assert!(length <= Some(best));
    assert!(!solution.proved_least || length == Some(solution.lower_bound as usize));
    session.apply(Command::Last);
    assert_eq!(sliding(&session).board(), sliding(&session).open().map(|open| open.puzzle.goal()));
}

/// A better solution must not take away the board that a person looks at.
#[test]
fn a_person_who_walks_is_left_alone_until_the_end() {
    let mut session = random_5x5();
    session.apply(Command::Solve);
    wait_for_a_track(&mut session);
    session.apply(Command::Next);
    let (walked, at) = (track(&session), shown(&session));
    for _ in 0..50 {
        std::thread::sleep(std::time::Duration::from_millis(10));
        session.poll();
        assert_eq!((track(&session), shown(&session)), (walked.clone(), at.clone()));
    }
    assert!(session.is_running());
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!((track(&session), shown(&session)), (walked, at), "also by the end");
    assert!(sliding(&session).has_shorter());
    session.apply(Command::First);
    assert!(!sliding(&session).has_shorter());
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("it has not ended") };
    let best = solution.history.best().map(|best| best.cost);
    assert_eq!(Some(sliding(&session).player().steps().len()), best);
}

/// The goal that is shown, and not one that was chosen for another puzzle.
#[test]
fn random_puzzles_have_the_goal_that_is_shown() {
    let mut session = session();
    session.settings.sliding.goal = Goal::BlankFirst;
    session.apply(load(NEAR));
    session.apply(Command::random(Kind::Solvable, 1));
    let goal = sliding(&session).open().map(|open| open.puzzle.goal().clone());
    assert_eq!(goal, Some(goal_of(Goal::BlankLast, 4, 4)));
}

#[test]
fn a_search_that_does_not_go_with_the_board_says_so_and_runs_nothing() {
    let bound = BoundKind::Manhattan;
    let best_first = Plan::best_first(bound, Weight::ONE, Ties::LeastH, true);
    for plan in [best_first, Plan::Preset(Preset::COURSE)] {
        let mut session = random_5x5();
        session.apply(Command::choose(plan));
        session.apply(Command::Solve);
        assert!(
            !session.is_running() && matches!(sliding(&session).phase(), Phase::Ready),
            "{plan:?}"
        );
        let notice = session.notice().expect("the reason");
        assert_eq!(notice.title, "This search does not go with this board");
        assert!(notice.lines[0].contains("at most 16 cells and this board has 25"), "{notice:?}");
        session.apply(Command::SolveHere);
        assert!(!session.is_running());
    }
}

/// `count` moves to and fro from a board whose blank stands in the last cell.
fn to_and_fro(count: usize) -> String {
    "UD".repeat(count / 2)
}

#[test]
fn a_long_list_is_followed_beside_the_window() {
    let mut session = loaded("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0");
    session.apply(moves(&to_and_fro(100_000)));
    assert!(sliding(&session).is_following(), "the command comes back before it is done");
    assert!(sliding(&session).player().steps().is_empty() && session.notice().is_none());
    await_moves(&mut session);
    assert_eq!(sliding(&session).player().steps().len(), 100_000);
    assert_eq!(sliding(&session).player().origin(), Origin::Pasted);
    assert_eq!(session.notice().map(|notice| notice.title.as_str()), Some("Moves pasted"));

    // What is opened meanwhile stays, and a second list takes the place of the first.
    session.apply(moves(&to_and_fro(50_000)));
    session.apply(moves(&to_and_fro(10_000)));
    await_moves(&mut session);
    assert_eq!(sliding(&session).player().steps().len(), 10_000);
    session.apply(moves(&to_and_fro(50_000)));
    session.apply(load("1 2 3\n4 5 6\n7 0 8"));
    await_moves(&mut session);
    assert!(sliding(&session).player().steps().is_empty() && session.notice().is_none());
}

/// Undo and redo go to and fro between long lists, each with its place, and no board is lost.
#[test]
fn long_lists_are_undone_and_made_again() {
    let mut session = loaded(&goal_of(Goal::BlankLast, 10, 10).to_string());
    let lists = [to_and_fro(100_000), "LR".repeat(40_000)];
    for (list, place) in lists.iter().zip([99_999, 12_345]) {
        session.apply(moves(list));
        await_moves(&mut session);
        session.apply(Command::Seek(place));
    }
    let seen = |session: &Session| {
        let player = sliding(session).player();
        let text = track(session);
        let board = sliding(session).board().map(ToString::to_string);
        (text, player.position(), player.origin(), board)
    };
    let second = seen(&session);
    assert_eq!((second.0.as_str(), second.1), (lists[1].as_str(), 12_345));
    session.apply(Command::Undo);
    let first = seen(&session);
    assert_eq!((first.0.as_str(), first.1, first.2), (lists[0].as_str(), 99_999, Origin::Pasted));
    assert_ne!(first.3, second.3);
    session.apply(Command::Undo);
    assert_eq!((track(&session).as_str(), sliding(&session).player().position()), ("", 0));
    session.apply(Command::Redo);
    assert_eq!(seen(&session), first);
    session.apply(Command::Redo);
    assert_eq!(seen(&session), second);
}

/// Polls until no list is followed any more; what hangs fails the test.
fn await_moves(session: &mut Session) {
    wait_for(session, "the moves", |session| !sliding(session).is_following());
}

/// What was wrong where the person was before does not lie over another view. What undo brings back
/// stays told.
#[test]
fn a_fault_is_told_until_another_view_is_shown() {
    let mut session = session();
    session.apply(load("1 2\n3 0"));
    session.apply(Command::Tell(Notice::fault("A fault", Vec::<String>::new())));
    session.apply(Command::Explore(Wish::Show(View::Solution)));
    assert!(session.notice().is_some(), "it is the same view");
    session.apply(Command::Explore(Wish::Show(View::Compare)));
    assert_eq!(session.notice(), None);
    session.apply(Command::Tell(Notice::note("A note", Vec::<String>::new())));
    session.apply(Command::Explore(Wish::Show(View::Solution)));
    assert!(session.notice().is_some());
}
