//! Why a node is dead, checked on boards.

use langkah_engine::search::best_first::script::Revisits;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::puzzle::Puzzle;

use super::searches::{Ask, Engine, LCSEARCH, Recorded, board, engines, puzzles};

fn misplaced(puzzle: &Puzzle, recorded: &Recorded, node: u32) -> u32 {
    let board = board(puzzle, &recorded.trace, node);
    let pairs = board.tiles().iter().zip(puzzle.goal().tiles());
    let h = pairs.filter(|(tile, home)| **tile != 0 && tile != home).count();
    (h as f64 * recorded.weight) as u32
}

/// Every reason holds; how many nodes died of a duplicate, and of the bound.
fn check(puzzle: &Puzzle, recorded: &Recorded) -> (usize, usize) {
    let trace = &recorded.trace;
    let end = trace.moment(trace.last());
    let mut dead = (0, 0);
    for node in 0..trace.len() {
        assert_eq!(trace.g(node) as usize, trace.labels(node).len());
        let h = if recorded.engine.is_blind() { 0 } else { misplaced(puzzle, recorded, node) };
        assert_eq!(trace.h(node), h);
        let bound = trace.iterations()[trace.iteration_of(node)].bound;
        match end.state(node) {
            Some(State::Dead(Why::Duplicate(twin))) => {
                let twin = twin.expect("the trace has all nodes");
                assert_eq!(board(puzzle, trace, node), board(puzzle, trace, twin));
                assert!(twin != node && is_met_first(recorded, twin, node));
                dead.0 += 1;
            }
            Some(State::Dead(Why::Bound)) => {
                assert!(trace.f(node) > bound.expect("an iteration has a bound"));
                dead.1 += 1;
            }
            Some(State::Expanded) => {
                assert!(bound.is_none_or(|bound| trace.f(node) <= bound));
                check_children(puzzle, recorded, node);
            }
            Some(State::Goal) => {
                assert_eq!(&board(puzzle, trace, node), puzzle.goal());
            }
            Some(State::Dead(Why::Depth)) => {
                let Engine::Depth(reach) = recorded.engine else { panic!("{node}") };
                assert_eq!(Some(trace.g(node)), reach.depth_max);
                assert_eq!(trace.children(node), 0..0);
            }
            Some(State::Dead(Why::Limit)) => {
                assert!(matches!(recorded.finished.outcome, Outcome::Halted(_)));
            }
            Some(State::Live) => {}
            other => panic!("{node}: {other:?}"),
        }
    }
    dead
}

/// All moves but the one back.
fn check_children(puzzle: &Puzzle, recorded: &Recorded, node: u32) {
    let trace = &recorded.trace;
    let here = board(puzzle, trace, node);
    let mut boards: Vec<_> =
        trace.children(node).map(|child| board(puzzle, trace, child)).collect();
    boards.extend(trace.reversal(node).map(|back| board(puzzle, trace, back)));
    let mut all: Vec<_> = langkah_engine::sliding::moves::Move::ALL
        .iter()
        .filter_map(|&way| here.after(way))
        .collect();
    if recorded.engine == Engine::Script(LCSEARCH) && boards.contains(puzzle.goal()) {
        // The goal ends the search before the others are made.
        return assert_eq!(boards.last(), Some(puzzle.goal()));
    }
    boards.sort_by(|a, b| a.tiles().cmp(b.tiles()));
    all.sort_by(|a, b| a.tiles().cmp(b.tiles()));
    assert_eq!(boards, all);
    // A move that undoes the last one is made like any other, or never.
    let is_made = trace.order().has_reversals;
    assert_eq!(trace.reversal(node), trace.parent(node).filter(|_| !is_made));
}

/// Whether a node may be a duplicate of another by the rules of the search.
fn is_met_first(recorded: &Recorded, twin: u32, node: u32) -> bool {
    let trace = &recorded.trace;
    let keys = [twin, node].map(|node| trace.order().key(trace.g(node), trace.h(node)));
    match recorded.engine {
        // The state was expanded before; by a way as short, where h is consistent.
        Engine::Graph(_) => {
            let met = trace.expanded_at(twin).is_some_and(|at| at < left(recorded, node));
            met && (recorded.weight > 1.0 || trace.g(twin) <= trace.g(node))
        }
        Engine::Script(script) if script.revisits == Revisits::Drop => twin < node,
        Engine::Script(_) => twin < node && keys[0] < keys[1],
        Engine::Breadth => twin < node && trace.g(twin) <= trace.g(node),
        Engine::Depth(reach) => {
            let log = &recorded.log;
            let place = |node| log.taken.iter().position(|&taken| taken == node);
            // A duplicate dies in the expansion that makes it, or when it is taken.
            let is_first = match (place(twin), place(node)) {
                (Some(twin), Some(node)) => twin < node,
                (first, _) => first.is_some() && left(recorded, twin) <= left(recorded, node),
            };
            is_first && (reach.depth_max.is_none() || trace.g(twin) <= trace.g(node))
        }
        Engine::Ida | Engine::Tree(_) => false,
    }
}

fn left(recorded: &Recorded, node: u32) -> u32 {
    recorded.log.nodes[node as usize].left.expect("it is dead") as u32 + 1
}

#[test]
fn every_reason_holds() {
    let mut dead = (0, 0);
    for (index, puzzle) in puzzles(60).enumerate() {
        for engine in engines() {
            let weight = [1.0, 0.5, 1.0, 2.0][index % 4];
            let recorded = Ask { weight, ..Ask::whole(engine) }.misplaced(&puzzle);
            if recorded.trace.len() > 20_000 {
                continue;
            }
            let (duplicates, bounds) = check(&puzzle, &recorded);
            dead.0 += duplicates;
            dead.1 += bounds;
        }
    }
    assert!(dead.0 > 1000 && dead.1 > 1000, "{dead:?}");
}
