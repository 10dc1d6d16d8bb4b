//! Recording, and walking through what was recorded, without a window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use langkah::session::command::Command;
use langkah::session::explore::explorer::{Explorer, Jump, Kin, Pace};
use langkah::session::explore::recording::SlidingSearch;
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::settings::Setting;
use langkah::session::sliding::hint::Hint;
use langkah::session::{Mode, Session};
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::event::Cut;
use langkah_engine::search::outcome::Outcome as Ended;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::steps;
use langkah_engine::solve::{Outcome, Task};
use langkah_puzzle::code::place::Code;

use crate::recordings::{HARD, NEAR, wait, wish};
use crate::sessions::{load, loaded, puzzle, sliding, wait_for};

const ODD: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n";
const EIGHT: &str = "8 1 3\n4 0 2\n7 6 5\n";

fn recorded(text: &str, plan: Plan) -> Session {
    let mut session = loaded(text);
    session.apply(Command::choose(plan));
    wish(&mut session, Wish::Show(View::Tree));
    assert!(session.recording().is_some(), "the view begins to record");
    wait(&mut session);
    session
}

fn tiles(session: &Session) -> &SlidingSearch {
    explorer(session).recorded().sliding().expect("of tiles")
}

fn explorer(session: &Session) -> &Explorer {
    session.explorer().expect("recorded")
}

fn ida(bound: BoundKind) -> Plan {
    Plan::Ida { bound, weight: Weight::ONE }
}

#[test]
fn the_view_records_the_chosen_search() {
    let misplaced = BoundKind::Misplaced;
    let queue = |ties| Plan::best_first(misplaced, Weight::ONE, ties, true);
    for plan in [ida(BoundKind::Manhattan), queue(Ties::Oldest), Plan::Preset(Preset::RONI)] {
        let session = recorded(NEAR, plan);
        let explorer = explorer(&session);
        let trace = explorer.trace().expect("a search was made");
        let task =
            Task::new(puzzle(NEAR), session.settings.sliding_request()).expect("it goes with 4×4");
        let plain = task.run(&mut ());
        let tally = trace.moment(trace.last()).tally();
        let figures = (plain.stats.generated, plain.stats.expanded);
        assert_eq!((tally.generated, tally.expanded), figures, "{plan:?}");
        assert_eq!(explorer.at(), trace.last(), "what was recorded is shown whole");
        assert!(matches!(plain.outcome, Outcome::Solved(ref moves) if moves.len() == 13));
        assert!(sliding(&session).player().steps().is_empty(), "the track is the other view's");
    }
}

#[test]
fn every_moment_has_its_board_and_children() {
    let mut session = recorded(EIGHT, ida(BoundKind::Misplaced));
    wish(&mut session, Wish::Go(Jump::First));
    let last = explorer(&session).trace().expect("a search").last();
    for at in 0..last {
        let here = explorer(&session);
        assert_eq!(here.at(), at);
        let (moment, trace) = (here.moment().expect("a search"), here.trace().expect("a search"));
        if let Some(node) = moment.e_node() {
            assert_eq!(here.shown(), Some(node));
            let board = here.board(node).expect("it is there");
            for child in moment.children() {
                let made = here.board(child).expect("it is there");
                let beside: Vec<Board> =
                    here.path(child).last().and_then(|&way| board.after(way)).into_iter().collect();
                assert_eq!(beside, [made], "a child is one move away");
                assert_eq!(trace.g(child), trace.g(node) + 1);
            }
        }
        session.apply(Command::Next);
    }
    session.apply(Command::Next);
    assert_eq!(explorer(&session).at(), last, "there is nothing after the end");
    session.apply(Command::Prev);
    assert_eq!(explorer(&session).at(), last - 1, "the keys of the player walk the search");
    session.apply(Command::First);
    assert_eq!(explorer(&session).at(), 0);
    session.apply(Command::Prev);
    assert_eq!(explorer(&session).at(), 0);
}

#[test]
fn iterations_and_the_solution_are_places() {
    let mut session = recorded(NEAR, ida(BoundKind::Misplaced));
    let begins: Vec<u32> = {
        let trace = explorer(&session).trace().expect("a search");
        trace.iterations().iter().map(|one| one.begins).collect()
    };
    assert!(begins.len() > 2, "{begins:?}");
    wish(&mut session, Wish::Go(Jump::First));
    for &begin in begins.iter().filter(|&&begin| begin > 0) {
        wish(&mut session, Wish::Go(Jump::NextIteration));
        assert_eq!(explorer(&session).at(), begin);
    }
    wish(&mut session, Wish::Go(Jump::NextIteration));
    assert_eq!(Some(&explorer(&session).at()), begins.last(), "there is no further one");
    wish(&mut session, Wish::Go(Jump::PreviousIteration));
    assert_eq!(Some(explorer(&session).at()), begins.iter().rev().nth(1).copied());
    wish(&mut session, Wish::Go(Jump::Solution));
    let moment = explorer(&session).moment().expect("a search");
    let goal = *explorer(&session).trace().expect("a search").solution().last().expect("solved");
    assert_eq!(moment.state(goal), Some(State::Goal));
    assert_eq!(explorer(&session).board(goal).as_ref(), Some(puzzle(NEAR).goal()));
}

#[test]
fn it_plays_at_its_pace() {
    let mut session = recorded(NEAR, ida(BoundKind::Misplaced));
    let last = explorer(&session).trace().expect("a search").last();
    session.explorings_mut().pace = Pace::Twenty;
    assert_eq!(session.advance(Duration::from_secs(1)), None, "it is not playing");
    session.apply(Command::PlayPause);
    assert!(session.plays());
    assert_eq!(explorer(&session).at(), 0, "from the end it begins again");
    for frame in 1..=10 {
        let left = session.advance(Duration::from_millis(50)).expect("it plays on");
        assert_eq!(explorer(&session).at(), frame);
        assert!(left <= Duration::from_millis(50));
    }
    // However long the window slept, it is a quarter of a second.
    session.advance(Duration::from_secs(60));
    assert_eq!(explorer(&session).at(), 15);
    session.explorings_mut().pace = Pace::Thousand;
    while session.plays() {
        session.advance(Duration::from_millis(250));
    }
    assert_eq!(explorer(&session).at(), last);
    session.apply(Command::PlayPause);
    session.apply(Command::Next);
    assert!(!session.plays(), "stepping by hand ends the playing");
}

#[test]
fn it_plays_line_by_line() {
    let mut session = recorded(EIGHT, Plan::Preset(Preset::COURSE));
    session.explorings_mut().pace = Pace::Twenty;
    let last = explorer(&session).trace().expect("a search").last();
    let listing = explorer(&session).listing().expect("it has a tree");
    let place = |session: &Session| explorer(session).line(&listing).expect("a line");
    wish(&mut session, Wish::PlayLines);
    assert!(session.plays() && explorer(&session).is_playing_lines());
    assert_eq!((place(&session).at, place(&session).step), (0, 0), "from the end it begins again");
    let mut before = place(&session);
    for _ in 0..30 {
        session.advance(Duration::from_millis(50));
        let code = Code { listing: &listing, trace: explorer(&session).trace().expect("a search") };
        assert_eq!(code.next(before), Some(place(&session)), "one line a frame");
        before = place(&session);
    }
    // A pause keeps the line, and playing goes on from it.
    session.apply(Command::PlayPause);
    assert!(!session.plays());
    assert_eq!(place(&session), before);
    wish(&mut session, Wish::PlayLines);
    assert_eq!(place(&session), before);
    // The moment before is the one after which the line ran.
    wish(&mut session, Wish::Go(Jump::At(3)));
    assert!(!session.plays());
    wish(&mut session, Wish::Go(Jump::NextLine));
    wish(&mut session, Wish::Go(Jump::NextLine));
    assert_eq!(place(&session).at, 4);
    session.apply(Command::Prev);
    assert_eq!((explorer(&session).at(), explorer(&session).children_made()), (3, None));
    session.explorings_mut().pace = Pace::Thousand;
    wish(&mut session, Wish::PlayLines);
    let begun = Instant::now();
    while session.plays() {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
        session.advance(Duration::from_millis(250));
    }
    assert_eq!(explorer(&session).at(), last);
}

#[test]
fn where_there_is_no_tree_it_is_said_why() {
    let session = recorded(ODD, ida(BoundKind::Manhattan));
    assert!(explorer(&session).trace().is_none());
    assert_eq!(explorer(&session).solution().map(|one| &one.outcome), Some(&Outcome::Unsolvable));

    let five = "2 1 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n22 21 23 24 0\n";
    let mut session = loaded(five);
    session.apply(Command::choose(Plan::Preset(Preset::COURSE)));
    wish(&mut session, Wish::Show(View::Tree));
    assert!(session.recording().is_none());
    assert!(matches!(tiles(&session).result, Some(Err(_))), "25 cells are too many for a queue");
}

#[test]
fn a_full_trace_and_a_stop_keep_what_is_recorded() {
    let mut session = loaded(HARD);
    session.explorings_mut().nodes_max = 20_000;
    session.apply(Command::choose(ida(BoundKind::Misplaced)));
    wish(&mut session, Wish::Show(View::Tree));
    let has_gone_on = |session: &Session| {
        let progress = session.recording().and_then(|recording| recording.progress.as_ref());
        progress.is_some_and(|progress| progress.stats.generated > 40_000)
    };
    wait_for(&mut session, "the search", has_gone_on);
    assert!(session.is_busy() && session.view_runs());
    session.apply(Command::Stop);
    wait(&mut session);
    let trace = explorer(&session).trace().expect("what was recorded stands");
    assert_eq!(trace.outcome(), None, "the tree stops where the search went on");
    assert!((19_900..=20_000).contains(&trace.len()));
    assert_eq!(explorer(&session).solution().map(|one| &one.outcome), Some(&Outcome::Stopped));

    // Stopped before it is full, the trace has its end.
    let mut session = loaded(HARD);
    session.explorings_mut().nodes_max = 10_000_000;
    session.apply(Command::choose(ida(BoundKind::Misplaced)));
    wish(&mut session, Wish::Show(View::Tree));
    session.apply(Command::Stop);
    wait(&mut session);
    let trace = explorer(&session).trace().expect("what was recorded stands");
    assert!(matches!(trace.outcome(), Some(Ended::Halted(_))));
    let end = trace.moment(trace.last());
    assert_eq!(end.tally().live, 0);
    assert!((0..trace.len()).any(|node| end.state(node) == Some(State::Dead(Why::Limit))));
}

#[test]
fn another_puzzle_is_another_tree() {
    let mut session = recorded(NEAR, ida(BoundKind::Manhattan));
    let before = explorer(&session).trace().expect("a search").len();
    session.apply(load(EIGHT));
    assert!(session.explorer().is_none(), "the tree is not that of this puzzle");
    assert!(session.recording().is_some(), "the view records the new one");
    wait(&mut session);
    assert_eq!(explorer(&session).puzzle(), Some(&puzzle(EIGHT)));
    assert_ne!(explorer(&session).trace().expect("a search").len(), before);
    // In the other view nothing is recorded.
    wish(&mut session, Wish::Show(View::Solution));
    session.apply(load(NEAR));
    assert!(session.explorer().is_none() && session.recording().is_none());
}

#[test]
fn another_search_is_recorded_when_it_is_asked_for() {
    let mut session = recorded(EIGHT, ida(BoundKind::Manhattan));
    let before = tiles(&session).request;
    session.apply(Command::choose(Plan::Preset(Preset::COURSE)));
    assert_eq!(tiles(&session).request, before);
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(tiles(&session).request.plan, Plan::Preset(Preset::COURSE));
    assert!(!session.is_running(), "Solve in this view records");
}

#[test]
fn relatives_are_found() {
    let mut session = recorded(NEAR, ida(BoundKind::Manhattan));
    let path = explorer(&session).trace().expect("a search").solution().to_vec();
    wish(&mut session, Wish::Node(NodeWish::Select(Some(path[0]))));
    for &node in &path[1..] {
        wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Child)));
        assert_eq!(explorer(&session).selected(), Some(node), "down the solution");
    }
    wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Child)));
    assert_eq!(explorer(&session).selected(), path.last().copied(), "the goal has no child");
    for &node in path.iter().rev().skip(1) {
        wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Parent)));
        assert_eq!(explorer(&session).selected(), Some(node));
    }
    let children = explorer(&session).trace().expect("a search").children(path[0]);
    assert!(children.len() > 1);
    wish(&mut session, Wish::Node(NodeWish::Select(Some(children.start))));
    wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Before)));
    assert_eq!(explorer(&session).selected(), Some(children.start), "it is the first");
    wish(&mut session, Wish::Node(NodeWish::Kin(Kin::After)));
    assert_eq!(explorer(&session).selected(), Some(children.start + 1));
    // What is not there yet is not selected.
    wish(&mut session, Wish::Go(Jump::First));
    assert_eq!(explorer(&session).selected(), None);
}

#[test]
fn a_path_becomes_the_track() {
    let mut session = recorded(NEAR, ida(BoundKind::Manhattan));
    let node = explorer(&session).trace().expect("a search").len() - 5;
    let (ways, board) = (explorer(&session).path(node), explorer(&session).board(node));
    assert!(!ways.is_empty());
    wish(&mut session, Wish::Walk(node));
    assert_eq!(session.view(), View::Solution);
    assert_eq!(sliding(&session).player().steps(), steps(puzzle(NEAR).start(), &ways));
    assert_eq!(sliding(&session).board(), board.as_ref(), "the player stands at the node");
    session.apply(Command::Undo);
    assert!(sliding(&session).player().steps().is_empty());
}

#[test]
fn a_path_on_another_board_is_no_track() {
    let mut session = recorded(NEAR, ida(BoundKind::Manhattan));
    session.apply(load(EIGHT));
    wish(&mut session, Wish::Walk(1));
    assert!(sliding(&session).player().steps().is_empty());
}

/// The path to a node need not lead to the goal, also where the puzzle was solved before.
#[test]
fn a_path_is_not_taken_for_the_solution() {
    let mut session = loaded(NEAR);
    session.apply(Command::Solve);
    crate::sessions::wait(&mut session);
    let solution = sliding(&session).player().ways_from(0);
    session.apply(Command::choose(ida(BoundKind::Manhattan)));
    wish(&mut session, Wish::Show(View::Tree));
    wait(&mut session);
    let nodes = 0..explorer(&session).trace().expect("a search").len();
    let is_off = |node: &u32| {
        let path = explorer(&session).path(*node);
        path.len() == 3 && !solution.starts_with(&path)
    };
    let node = nodes.into_iter().find(is_off).expect("a search looks beside the solution");
    wish(&mut session, Wish::Walk(node));
    session.apply(Command::First);
    session.apply(Command::Hint);
    crate::sessions::wait(&mut session);
    let hint = sliding(&session).shown_hint().cloned();
    let Some(Hint::Step { step, left, .. }) = hint else { panic!("no step: {hint:?}") };
    assert_eq!((left, step.way), (solution.len(), solution[0]));
}

#[test]
fn what_concerns_the_board_shows_the_board() {
    for command in [Command::Mode(Mode::Edit), Command::Mode(Mode::Play), Command::Hint] {
        let mut session = recorded(EIGHT, ida(BoundKind::Manhattan));
        session.apply(command.clone());
        assert_eq!(session.view(), View::Solution, "{command:?}");
    }
    let mut session = crate::sessions::session();
    wish(&mut session, Wish::Show(View::Tree));
    assert_eq!(session.view(), View::Solution, "nothing is open");
}

#[test]
fn stop_ends_a_recording_from_any_view() {
    let mut session = loaded(HARD);
    session.apply(Command::choose(ida(BoundKind::Misplaced)));
    wish(&mut session, Wish::Show(View::Tree));
    wish(&mut session, Wish::Show(View::Solution));
    assert!(session.is_busy() && !session.view_runs());
    session.apply(Command::Stop);
    wait(&mut session);
    assert!(!session.is_busy());
}

#[test]
fn the_tree_is_there_while_the_search_runs() {
    let mut session = loaded(HARD);
    session.explorings_mut().nodes_max = 3000;
    session.apply(Command::choose(ida(BoundKind::Manhattan)));
    wish(&mut session, Wish::Show(View::Tree));
    let full = |session: &Session| {
        let trace = session.explorer().and_then(Explorer::trace);
        trace.is_some_and(|trace| trace.cut() == Some(Cut::Full))
    };
    wait_for(&mut session, "a tree", full);
    assert!(session.recording().is_some(), "the search goes on");
    assert!(explorer(&session).is_growing());
    assert!(explorer(&session).solution().is_none());
    let identity = explorer(&session).identity().clone();

    wish(&mut session, Wish::Go(Jump::At(7)));
    wish(&mut session, Wish::Node(NodeWish::Select(Some(5))));
    session.apply(Command::Stop);
    wait(&mut session);
    let explorer = explorer(&session);
    assert!(!explorer.is_growing());
    assert!(matches!(explorer.solution().map(|one| &one.outcome), Some(Outcome::Stopped)));
    assert!(Arc::ptr_eq(&identity, explorer.identity()), "it is the same search");
    assert_eq!((explorer.at(), explorer.selected()), (7, Some(5)), "nobody is moved");
}

/// With multi-tile moves other engines run: none leaves boards out, and none makes a move back.
#[test]
fn the_lines_are_those_of_the_metric() {
    let shortest = ida(BoundKind::PatternDb);
    for (metric, plan, children) in [
        (Metric::Single, shortest, "for each child x that is not left out:"),
        (Metric::Multi, shortest, "for each child x of E, no move back:"),
        (Metric::Single, Plan::breadth_first(true), "for each child x of E:"),
        (Metric::Multi, Plan::breadth_first(true), "for each child x of E, no move back:"),
    ] {
        let mut session = loaded(NEAR);
        session.apply(Command::Set(Setting::Metric(metric)));
        session.apply(Command::choose(plan));
        wish(&mut session, Wish::Show(View::Tree));
        wait(&mut session);
        let listing = explorer(&session).listing().expect("it has a tree");
        let lines: Vec<String> = listing.lines().iter().map(|line| line.text()).collect();
        assert!(lines.iter().any(|line| line == children), "{metric:?} {plan:?}: {lines:#?}");
        let waits = lines.iter().any(|line| line.contains("waiting nodes last"));
        assert_eq!(waits, plan == shortest && metric == Metric::Single, "{lines:#?}");
    }
}
