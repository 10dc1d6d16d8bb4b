//! Whole jobs, recorded: the same solution, and a trace that ends with its figures.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::{DEPTH_MAX, NODES_MAX, Trace};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Solution, Task};
use langkah_language::{Language, within};
use langkah_puzzle::tree::{self, SlidingTree};

use crate::support::{course, goal_of};

fn task(puzzle: &Puzzle, plan: Plan) -> Task {
    // Several threads search in no fixed order.
    let request = Request { plan, threads: NonZero::new(1), ..Request::default() };
    Task::new(puzzle.clone(), request).expect("the plan goes with the board")
}

/// A job recorded and not; the trace, if there is one.
fn record(puzzle: &Puzzle, plan: Plan, nodes_max: u32) -> (Solution, Option<Arc<Trace>>) {
    let task = task(puzzle, plan);
    let (mut recorded, trace) = task.record(&mut (), nodes_max);
    let mut plain = task.run(&mut ());
    for solution in [&mut recorded, &mut plain] {
        solution.search_time = Duration::ZERO;
        solution.setup_time = Duration::ZERO;
        solution.total_time = Duration::ZERO;
        solution.stats.memory_peak = 0;
    }
    assert_eq!(recorded, plain, "{plan:?}");
    (recorded, trace)
}

/// The trace ends with the figures of the solution.
fn check(solution: &Solution, trace: &Trace, start: &langkah_engine::sliding::board::Board) {
    let tally = trace.moment(trace.last()).tally();
    let figures = (solution.stats.generated, solution.stats.expanded);
    assert_eq!((tally.generated, tally.expanded), figures, "{:?}", solution.plan);
    let goal = *trace.solution().last().expect("it is solved");
    let boards = SlidingTree { start, are_drawn: true };
    let steps = match &solution.outcome {
        langkah_engine::solve::Outcome::Solved(moves) => {
            langkah_engine::sliding::moves::steps(start, moves)
        }
        other => panic!("{other:?}"),
    };
    let last = steps.last().map_or(start, |step| &step.board);
    assert_eq!(&boards.board(trace, goal), last);
}

#[test]
fn every_plan() {
    let weight = Weight::ONE;
    let heavier = Weight::new(2.0).expect("a weight");
    for (rows, cols) in [(3, 3), (4, 4), (5, 5), (3, 6)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        for seed in 0..4 {
            let start = random::board(&goal, Kind::Walk(14), seed);
            let puzzle = Puzzle::new(start, Goal::BlankLast);
            let mut plans = Vec::new();
            for bound in BoundKind::ALL {
                plans.extend([weight, heavier].map(|weight| Plan::Ida { bound, weight }));
                for ties in Ties::ALL {
                    for visited in [true, false] {
                        plans.push(Plan::best_first(bound, weight, ties, visited));
                    }
                }
            }
            plans.extend(Preset::ALL.map(Plan::Preset));
            for visited in [true, false] {
                plans.push(Plan::breadth_first(visited));
                plans.push(Plan::depth_first(visited, Some(14)));
            }
            plans.retain(|plan| plan.on(puzzle.start().dims(), Metric::Single).is_ok());
            assert!(plans.len() >= 4);
            for plan in plans {
                let (solution, trace) = record(&puzzle, plan, NODES_MAX);
                let trace = trace.expect("a search was made");
                if trace.outcome().is_some() {
                    check(&solution, &trace, puzzle.start());
                }
            }
        }
    }
}

#[test]
fn published_counts_at_the_end() {
    for (name, preset, generated) in [
        ("roni-tc2", Preset::RONI, 98_203),
        ("roni-tc4", Preset::RONI, 438),
        ("handoyo-solvable2_20", Preset::HANDOYO, 1_933),
        ("handoyo-solvable3_25", Preset::HANDOYO, 38_789),
    ] {
        let puzzle = course(name);
        let (solution, trace) = record(&puzzle, Plan::Preset(preset), NODES_MAX);
        let trace = trace.expect("a search was made");
        assert_eq!(trace.moment(trace.last()).tally().generated, generated, "{name}");
        check(&solution, &trace, puzzle.start());
    }
    let puzzle = course("rahardjo-valid2");
    let (solution, trace) = record(&puzzle, Plan::Preset(Preset::RAHARDJO), NODES_MAX);
    let trace = trace.expect("a search was made");
    assert_eq!(trace.moment(trace.last()).tally().expanded, 5_807);
    check(&solution, &trace, puzzle.start());
}

/// A heap's order at moments far from the copies, to and fro: the next E-node is the first.
#[test]
fn the_heap_is_found_again_anywhere() {
    for (name, preset) in [("roni-tc2", Preset::RONI), ("rahardjo-valid2", Preset::RAHARDJO)] {
        let (_, trace) = record(&course(name), Plan::Preset(preset), NODES_MAX);
        let trace = trace.expect("a search was made");
        let last = trace.expansions();
        for index in 0..200 {
            let at = index * 7919 % last;
            let head = trace.moment(at).live(1);
            assert_eq!(trace.moment(at + 1).e_node(), head.first().map(|live| live.node));
        }
        assert_eq!(
            trace.moment(last).live(1)[0].node,
            trace.solution()[trace.solution().len() - 1]
        );
    }
}

/// A path that nobody could follow ends the trace, and not the search.
#[test]
fn a_deep_search_goes_on_alone() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let mut deep = 0;
    for seed in 0..4 {
        let puzzle = Puzzle::new(random::board(&goal, Kind::Solvable, seed), Goal::BlankLast);
        let plan = Plan::depth_first(true, None);
        let (solution, trace) = record(&puzzle, plan, NODES_MAX);
        let trace = trace.expect("a search was made");
        let most = (0..trace.len()).map(|node| trace.g(node)).max().expect("a root");
        assert!(most <= DEPTH_MAX);
        if let Some(cut) = trace.cut() {
            deep += 1;
            assert_eq!((cut, most, trace.outcome()), (Cut::Deep, DEPTH_MAX, None));
            assert!(solution.stats.f > DEPTH_MAX);
            let tally = trace.moment(trace.last()).tally();
            assert_eq!(tally.expanded, u64::from(trace.expansions()));
        }
    }
    assert!(deep > 0);
}

#[test]
fn a_full_trace_lets_the_search_go_on() {
    let puzzle = course("roni-tc2");
    let (solution, trace) = record(&puzzle, Plan::Preset(Preset::RONI), 1000);
    let trace = trace.expect("a search was made");
    assert_eq!(solution.stats.generated, 98_203);
    assert_eq!((trace.outcome(), trace.solved_at()), (None, None));
    assert!((996..=1000).contains(&trace.len()));
    assert_eq!(trace.moment(trace.last()).tally().expanded, u64::from(trace.expansions()));
}

#[test]
fn where_there_is_nothing_to_record() {
    assert!(record(&course("roni-tc1"), Plan::Preset(Preset::RONI), 1000).1.is_none());
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let near = Puzzle::new(random::board(&goal, Kind::Walk(6), 1), Goal::BlankLast);
    assert!(task(&near, Plan::Anytime).record(&mut (), 1000).1.is_none());
    // A start that is the goal is a tree of one node.
    let solved = Puzzle::new(goal_of(Goal::BlankLast, 3, 3), Goal::BlankLast);
    let ida = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
    for plan in [ida, Plan::Preset(Preset::COURSE), Plan::Preset(Preset::RONI)] {
        let (_, trace) = record(&solved, plan, 1000);
        let trace = trace.expect("a search was made");
        assert_eq!((trace.len(), trace.expansions(), trace.last()), (1, 0, 1));
        assert_eq!(trace.moment(0).state(0), Some(State::Live));
        assert_eq!(trace.moment(1).state(0), Some(State::Goal));
    }
}

#[test]
fn states_in_sentences() {
    let puzzle = super::published::example();
    let weight = Weight::ONE;
    let (_, trace) = record(&puzzle, Plan::Ida { bound: BoundKind::Misplaced, weight }, 1000);
    let trace = trace.expect("a search was made");
    let dead = State::Dead(Why::Bound);
    assert_eq!(tree::state(&trace, 1, dead), "dead: ĉ = 5 is above the bound, 3");
    assert_eq!(tree::state(&trace, 2, State::Expanded), "expanded (expansion 2)");
    let twin = State::Dead(Why::Duplicate(Some(7)));
    assert_eq!(
        tree::state(&trace, 2, twin),
        "dead: a duplicate of node 8, which has the same board"
    );
    let indonesian = Language::of_tag("id").expect("it has a file");
    within(indonesian, || {
        assert_eq!(tree::state(&trace, 1, dead), "mati: ĉ = 5 melebihi ambang 3");
        let expanded = tree::state(&trace, 2, State::Expanded);
        assert_eq!(expanded, "sudah diekspansi (ekspansi ke-2)");
        let (_, trace) = record(&course("roni-tc4"), Plan::Preset(Preset::COURSE), 1000);
        let chosen = tree::chosen(&trace.expect("a search was made"), 2).expect("a reason");
        assert!(chosen.starts_with("ĉ terkecil, yaitu "), "{chosen}");
        assert!(chosen.contains(" simpul hidup") && chosen.ends_with('.'), "{chosen}");
    });
}
