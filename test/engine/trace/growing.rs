//! The trees that a recorder shows while the search runs, against the tree at its end.

use std::num::NonZero;
use std::sync::Arc;

use langkah_engine::hidato::board::Topology;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::moment::Moment;
use langkah_engine::search::trace::record::Follower;
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::Task;
use langkah_puzzle::{hidato, read};

use crate::support::{course, data, goal_of};

/// Every tree that is shown.
type Album = Vec<Arc<Trace>>;

/// Everything that a trace tells of a moment.
fn told(moment: Moment<'_>) -> String {
    let states: Vec<_> = (0..moment.nodes()).map(|node| moment.state(node)).collect();
    let live = moment.live(usize::MAX);
    format!("{:?} {:?} {live:?} {states:?}", moment.e_node(), moment.tally())
}

/// Every tree that was shown is the beginning of the last one.
fn judge(album: &[Arc<Trace>], last: &Trace, what: &str) {
    assert!(album.len() >= 2, "{what}: {} trees of {} nodes", album.len(), last.len());
    let mut len = 250;
    for shown in album {
        let is_full = shown.cut() == Some(Cut::Full);
        assert!(is_full || shown.cut() == Some(Cut::Growing), "{what}");
        assert!(shown.len() >= len || is_full, "{what}: {} after {len}", shown.len());
        len = 2 * shown.len();
        assert!(shown.outcome().is_none(), "{what}");
        assert_eq!(shown.last(), shown.expansions(), "{what}");
        // Whole trees are compared at their end, where most can be different, and at some other
        // moments.
        let end = shown.last();
        for at in (0..=end).step_by(1 + end as usize / 7).chain([end.saturating_sub(1), end]) {
            assert_eq!(told(shown.moment(at)), told(last.moment(at)), "{what} at {at} of {end}");
        }
    }
}

#[test]
fn trees_of_every_order_grow() {
    let misplaced = BoundKind::Misplaced;
    let queue = |ties, visited| Plan::best_first(misplaced, Weight::ONE, ties, visited);
    let ida = |bound| Plan::Ida { bound, weight: Weight::ONE };
    let random = random::board(&goal_of(Goal::BlankLast, 4, 4), Kind::Solvable, 5);
    let random = Puzzle::new(random, Goal::BlankLast);
    for (puzzle, plan, nodes_max) in [
        (course("roni-tc2"), Plan::Preset(Preset::RONI), NODES_MAX),
        (course("roni-tc2"), Plan::Preset(Preset::RONI), 30_000),
        (course("roni-tc2"), Plan::Preset(Preset::HANDOYO), NODES_MAX),
        (course("rahardjo-valid2"), Plan::Preset(Preset::RAHARDJO), NODES_MAX),
        (course("roni-tc2"), queue(Ties::Newest, true), NODES_MAX),
        (course("roni-tc2"), queue(Ties::Oldest, true), NODES_MAX),
        (course("roni-tc2"), queue(Ties::LeastH, false), 20_000),
        (course("roni-tc2"), ida(BoundKind::Manhattan), NODES_MAX),
        (course("roni-tc2"), ida(misplaced), 40_000),
        (random, Plan::Shortest, 50_000),
    ] {
        let request = Request { plan, threads: NonZero::new(1), ..Request::default() };
        let task = Task::new(puzzle, request).expect("it goes with 4×4");
        let mut album = Album::new();
        let mut see = |trace| album.push(trace);
        let follower = Some(Follower::Trees(&mut see));
        let (solution, trace) = task.record_for(&mut (), nodes_max, follower);
        let trace = trace.expect("there is a search");
        let (mut plain, alone) = task.record(&mut (), nodes_max);
        (plain.search_time, plain.setup_time) = (solution.search_time, solution.setup_time);
        plain.total_time = solution.total_time;
        plain.stats.memory_peak = solution.stats.memory_peak;
        assert_eq!(solution, plain, "{plan:?}: nobody looks on");
        assert_eq!(alone.map(|trace| trace.len()), Some(trace.len()), "{plan:?}");
        judge(&album, &trace, &format!("{plan:?}"));
        let is_whole = trace.outcome().is_some();
        let full = album.last().filter(|last| last.cut() == Some(Cut::Full));
        assert_eq!(full.is_none(), is_whole, "{plan:?}");
        // What is full is held once.
        assert!(full.is_none_or(|full| Arc::ptr_eq(full, &trace)), "{plan:?}");
    }
}

#[test]
fn trees_of_a_hidato_grow() {
    for plan in [hidato::Plan::Propagate, hidato::Plan::Fauzia] {
        let name = match plan {
            hidato::Plan::Propagate => "hidato/blank20.txt",
            hidato::Plan::Fauzia => "hidato/gen-06x06-few.txt",
        };
        let opened = read::any(&data(name), None, Topology::King);
        let Ok(read::Any::Hidato(opened)) = opened else { panic!("{opened:?}") };
        let request = hidato::Request { plan, learns: false, ..hidato::Request::default() };
        let mut album = Album::new();
        let mut see = |trace| album.push(trace);
        let follower = Some(Follower::Trees(&mut see));
        let (_, trace) = hidato::record_for(&opened.board, &request, &mut (), 20_000, follower);
        judge(&album, &trace.expect("there is a search"), name);
    }
}
