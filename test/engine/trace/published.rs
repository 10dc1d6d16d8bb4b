//! The published example on 3×3, node for node.

use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;

use super::searches::{Ask, Engine, HANDOYO, board};

pub fn example() -> Puzzle {
    let goal = crate::support::board("1 2 3\n5 8 6\n0 7 4\n");
    let start = crate::support::board("1 2 3\n5 6 0\n7 8 4\n");
    assert_eq!(Goal::of(&goal), None);
    Puzzle::with(start, &langkah_engine::sliding::board::GoalChoice::Board(goal))
        .expect("the same size")
}

/// The example that courses draw, with ĉ = g + misplaced tiles: of the root's three children the
/// one of ĉ = 1 + 2 is expanded, then below it the one of 2 + 1, then the goal is reached.
/// <https://www.geeksforgeeks.org/8-puzzle-problem-using-branch-and-bound/>
const TREE: [(Option<u32>, &str, u32, u32); 9] = [
    (None, "1 2 3\n5 6 0\n7 8 4\n", 0, 3),
    (Some(0), "1 2 0\n5 6 3\n7 8 4\n", 1, 4),
    (Some(0), "1 2 3\n5 0 6\n7 8 4\n", 1, 2),
    (Some(0), "1 2 3\n5 6 4\n7 8 0\n", 1, 4),
    (Some(2), "1 0 3\n5 2 6\n7 8 4\n", 2, 3),
    (Some(2), "1 2 3\n0 5 6\n7 8 4\n", 2, 3),
    (Some(2), "1 2 3\n5 8 6\n7 0 4\n", 2, 1),
    (Some(6), "1 2 3\n5 8 6\n0 7 4\n", 3, 0),
    (Some(6), "1 2 3\n5 8 6\n7 4 0\n", 3, 2),
];

#[test]
fn the_published_tree_node_for_node() {
    let puzzle = example();
    let engines = Ties::ALL.into_iter().flat_map(|ties| [Engine::Graph(ties), Engine::Tree(ties)]);
    for engine in engines.chain([Engine::Script(HANDOYO)]) {
        let trace = Ask::whole(engine).misplaced(&puzzle).trace;
        assert_eq!(trace.len(), 9, "{engine:?}");
        for (node, (parent, text, g, h)) in (0..9).zip(TREE) {
            assert_eq!(trace.parent(node), parent);
            assert_eq!(board(&puzzle, &trace, node), crate::support::board(text));
            assert_eq!((trace.g(node), trace.h(node), trace.f(node)), (g, h, g + h));
        }
        let order: Vec<_> =
            (0..9).filter_map(|node| Some((trace.expanded_at(node)?, node))).collect();
        assert_eq!(order, [(1, 0), (2, 2), (3, 6)]);
        assert_eq!(trace.solution(), [0, 2, 6, 7]);
        let end = trace.moment(trace.last());
        for (node, state) in [(7, State::Goal), (8, State::Live), (0, State::Expanded)] {
            assert_eq!(end.state(node), Some(state));
        }
        let live: Vec<u32> = trace.moment(2).live(10).iter().map(|live| live.f).collect();
        assert_eq!(live, [3, 5, 5, 5, 5]);
        let tally = end.tally();
        assert_eq!((tally.expanded, tally.live, tally.dead), (3, 5, 0));
    }
}

/// Iterative deepening enters no node above its bound, which is 3 at once.
#[test]
fn the_published_tree_by_iterative_deepening() {
    let trace = Ask::whole(Engine::Ida).misplaced(&example()).trace;
    assert_eq!(trace.iterations().len(), 1);
    assert_eq!(trace.iterations()[0].bound, Some(3));
    let end = trace.moment(trace.last());
    let dead: Vec<u32> =
        (0..trace.len()).filter(|&node| end.state(node) == Some(State::Dead(Why::Bound))).collect();
    assert_eq!(dead, [1, 3, 4, 5, 8]);
    assert_eq!(trace.solution(), [0, 2, 6, 7]);
}
