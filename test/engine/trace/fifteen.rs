//! The 15-puzzle's own search, recorded: what Solve runs, to the node.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::event::Cut;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::trace::live::Decided;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::fifteen::canon::Numbering;
use langkah_engine::sliding::fifteen::carried::PatternDb;
use langkah_engine::sliding::fifteen::tables::Tables;
use langkah_engine::sliding::packed;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_puzzle::tree::SlidingTree;

use crate::support::goal_of;

fn puzzle(goal: &Board, kind: Kind, seed: u64) -> Puzzle {
    let start = random::board(goal, kind, seed);
    Puzzle::with(start, &GoalChoice::Board(goal.clone())).expect("they are of one size")
}

fn usual() -> Board {
    goal_of(Goal::BlankLast, 4, 4)
}

fn task(puzzle: &Puzzle, threads: usize, generated_max: u64) -> Task {
    let limits = Limits { generated_max, ..Limits::usual() };
    let threads = NonZero::new(threads);
    // Tables whether the board needs them or not.
    let plan = Plan::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE };
    let request = Request { plan, threads, limits, ..Request::default() };
    Task::new(puzzle.clone(), request).expect("the plan goes with the board")
}

fn untimed(solution: Solution) -> Solution {
    let zero = Duration::ZERO;
    let mut solution =
        Solution { search_time: zero, setup_time: zero, total_time: zero, ..solution };
    solution.stats.memory_peak = 0;
    solution
}

/// Runs and records a task. Without a recorder the result must be the same.
fn recorded(task: &Task, nodes_max: u32) -> (Solution, Arc<Trace>) {
    let (solution, trace) = task.record(&mut (), nodes_max);
    let solution = untimed(solution);
    assert_eq!(solution, untimed(task.run(&mut ())));
    (solution, trace.expect("a search has a trace"))
}

/// The goals: those with the blank in a corner, and beside it and in the middle.
fn goals() -> [Board; 5] {
    [15, 0, 2, 6, 9].map(|blank| {
        let mut tiles: Vec<u8> = (1..16).collect();
        tiles.insert(blank, 0);
        Board::new(usual().dims(), &tiles).expect("a board")
    })
}

/// The figures at the end are the solution's, and every h that of the tables.
fn check(puzzle: &Puzzle, solution: &Solution, trace: &Trace) {
    let end = trace.moment(trace.last());
    let tally = end.tally();
    let figures = (solution.stats.generated, solution.stats.expanded);
    assert_eq!((tally.generated, tally.expanded), figures);
    let home = Numbering::new(puzzle.goal()).expect("a 4×4 goal").home;
    let tables = Tables::get(home, 1, &mut ()).expect("nothing ends it");
    let bound = PatternDb::new(puzzle.goal(), tables).expect("the tables are for it");
    let boards = SlidingTree { start: puzzle.start(), are_drawn: true };
    for node in (0..trace.len()).step_by(1 + trace.len() as usize / 500) {
        let board = boards.board(trace, node);
        assert_eq!(trace.h(node), bound.h(bound.carry(packed::pack(&board))), "{node}");
        let limit = trace.iterations()[trace.iteration_of(node)].bound.expect("it deepens");
        let is_beyond = end.state(node) == Some(State::Dead(Why::Bound));
        assert_eq!(is_beyond, trace.f(node) > limit, "{node}");
    }
    let Outcome::Solved(moves) = &solution.outcome else { return };
    let goal = *trace.solution().last().expect("it is solved");
    assert_eq!(&boards.board(trace, goal), puzzle.goal());
    let labels: Vec<u32> = moves.iter().map(|&way| way as u32).collect();
    assert_eq!(trace.labels(goal), labels);
}

/// What is first in the list of live nodes is the next E-node; what decided it holds.
fn check_order(trace: &Trace) -> usize {
    let mut reached = 0;
    for at in (0..trace.expansions()).step_by(1 + trace.expansions() as usize / 700) {
        let moment = trace.moment(at);
        let list = moment.live(usize::MAX);
        assert_eq!(list.len() as u64, moment.tally().live, "{at}");
        assert!(list.iter().all(|live| moment.state(live.node) == Some(State::Live)));
        let next = trace.moment(at + 1).e_node().expect("there is one more");
        let begins = trace.iterations().iter().any(|one| one.root == next);
        assert!(begins || list.first().map(|live| live.node) == Some(next), "{at}");
        for pair in list.windows(2) {
            let [one, two] = [pair[0].node, pair[1].node];
            let holds = match pair[0].decided.expect("there is a next one") {
                Decided::Deeper => trace.made_at(one) > trace.made_at(two),
                Decided::Sibling => trace.parent(one) == trace.parent(two) && one < two,
                Decided::Above => trace.g(one) < 10 && trace.g(two) == 10,
                Decided::Reached => {
                    reached += 1;
                    trace.g(one) == 10 && trace.g(two) == 10
                }
                Decided::Cost => trace.f(one) < trace.f(two) && trace.g(one) == trace.g(two),
                Decided::Oldest => trace.f(one) == trace.f(two) && one < two,
                other => panic!("{other:?}"),
            };
            assert!(holds, "{one} before {two}: {:?}", pair[0].decided);
        }
    }
    reached
}

#[test]
fn the_tree_is_of_the_search_that_solve_runs() {
    let mut in_parts = 0;
    for goal in goals() {
        for seed in 0..6 {
            for kind in [Kind::Walk(12), Kind::Walk(40), Kind::Solvable] {
                let puzzle = puzzle(&goal, kind, seed);
                let (solution, trace) = recorded(&task(&puzzle, 1, u64::MAX), 3 * NODES_MAX);
                if trace.cut().is_some() {
                    continue;
                }
                check(&puzzle, &solution, &trace);
                in_parts += check_order(&trace);
            }
        }
    }
    assert!(in_parts > 1000, "{in_parts}");
}

#[test]
fn limits_end_both_at_the_same_node() {
    let puzzle = puzzle(&usual(), Kind::Solvable, 3);
    for generated_max in [1, 2, 100, 4096, 10_000, 33_333, 60_000] {
        let (solution, trace) = recorded(&task(&puzzle, 1, generated_max), NODES_MAX);
        assert_eq!(solution.outcome, Outcome::Limit(Limit::Nodes), "{generated_max}");
        assert_eq!(trace.cut(), None);
        check(&puzzle, &solution, &trace);
        check_order(&trace);
    }
}

#[test]
fn the_tree_says_why_the_search_went_on_after_it() {
    let puzzle = puzzle(&usual(), Kind::Solvable, 3);
    let all = task(&puzzle, 1, u64::MAX).run(&mut ());
    assert!(all.stats.generated > 100_000, "{}", all.stats.generated);
    for nodes_max in [1, 100, 5000, 40_000, 100_000] {
        let (solution, trace) = recorded(&task(&puzzle, 1, u64::MAX), nodes_max);
        assert_eq!((trace.cut(), trace.outcome()), (Some(Cut::Full), None));
        assert!(trace.len() <= nodes_max && solution.proved_least);
        assert_eq!(
            solution.stats,
            langkah_engine::search::watch::Stats { memory_peak: 0, ..all.stats }
        );
        check_order(&trace);
    }
}

/// Several threads search from the iteration on that follows one of 300,000 nodes.
#[test]
fn a_tree_ends_where_several_threads_go_on() {
    let mut handed = 0;
    for seed in 0..30 {
        let puzzle = puzzle(&usual(), Kind::Solvable, seed);
        let alone = task(&puzzle, 1, u64::MAX).run(&mut ());
        if !(500_000..4_000_000).contains(&alone.stats.generated) {
            continue;
        }
        let (solution, trace) = task(&puzzle, 2, u64::MAX).record(&mut (), 20_000_000);
        let trace = trace.expect("a search has a trace");
        assert_eq!(solution.lower_bound, alone.lower_bound);
        assert!(solution.proved_least);
        match trace.cut() {
            None => check(&puzzle, &solution, &trace),
            Some(why) => {
                assert_eq!((why, trace.outcome()), (Cut::Threads, None));
                let last = trace.iterations().len() - 1;
                assert!(trace.nodes_of(last).len() >= 300_000, "{seed}");
                handed += 1;
            }
        }
    }
    assert!(handed > 0);
}

/// The default search of a board is recorded as Solve runs it, with tables or without.
#[test]
fn the_tree_of_the_default_search_is_of_the_search_that_solve_runs() {
    let mut bounds = Vec::new();
    for kind in [Kind::Walk(12), Kind::Walk(30), Kind::Solvable] {
        for seed in 0..4 {
            let puzzle = puzzle(&usual(), kind, seed);
            let request = Request { threads: NonZero::new(1), ..Request::default() };
            let task = Task::new(puzzle, request).expect("the plan goes with the board");
            let (solution, trace) = recorded(&task, 3 * NODES_MAX);
            bounds.extend(solution.plan.bound());
            if trace.cut().is_none() {
                let tally = trace.moment(trace.last()).tally();
                let figures = (solution.stats.generated, solution.stats.expanded);
                assert_eq!((tally.generated, tally.expanded), figures, "{kind:?} {seed}");
            }
        }
    }
    for bound in [BoundKind::WalkingDistance, BoundKind::PatternDb] {
        assert!(bounds.contains(&bound), "{bounds:?}");
    }
}
