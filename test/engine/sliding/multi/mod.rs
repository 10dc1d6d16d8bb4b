//! Multi-tile moves: a row or column of tiles that is shifted at once is one move.

mod easy;
mod hard;
mod large;
mod naive;
mod ordered;

use std::collections::HashMap;

use langkah_engine::fit::Misfit;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::trace::export::Words;
use langkah_engine::search::watch::{Halt, Stats};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::metric::{Axis, Metric};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::multi::bound::{Databases, LineBound};
use langkah_engine::sliding::packed;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_puzzle::tree::SlidingTree;
use naive::{Cells, along, distances, distribution, forget};
use proptest::prelude::*;

use crate::support::{Stopped, assert_reaches, data, goal_of, goals_of, solve};

fn board(cells: &[u8], cols: usize) -> Board {
    let rows = cells.len() / cols;
    Board::new(Dims::new(rows, cols).expect("a size"), cells).expect("a board")
}

fn multi(plan: Plan) -> Request {
    Request { plan, metric: Metric::Multi, ..Request::default() }
}

fn puzzle(start: &Board, goal: &Board) -> Puzzle {
    Puzzle::with(start.clone(), &GoalChoice::Board(goal.clone())).expect("one size")
}

/// Panics unless the solution has so many moves, is proved, and leads to the goal.
fn assert_least(solution: &Solution, puzzle: &Puzzle, moves: u32) {
    let Outcome::Solved(ways) = &solution.outcome else {
        panic!("{:?}\n{}", solution.outcome, puzzle.start())
    };
    assert_eq!(solution.length(), Some(moves as usize), "{:?}\n{}", solution.plan, puzzle.start());
    assert_reaches(puzzle.start(), puzzle.goal(), ways);
    assert!(solution.proved_least && solution.lower_bound == moves && solution.halt.is_none());
}

/// Every `step`-th board of a search from the goal, in a fixed order.
fn sample(all: &HashMap<Cells, u32>, step: usize) -> Vec<(&Cells, u32)> {
    let mut list: Vec<(&Cells, u32)> = all.iter().map(|(cells, &moves)| (cells, moves)).collect();
    list.sort();
    list.into_iter().step_by(step).collect()
}

/// The naive search finds the published numbers of boards in both metrics.
#[test]
fn the_naive_search_gives_the_published_distributions() {
    let published = String::from_utf8(data("distances.tsv")).expect("text");
    for (rows, cols) in [(2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (4, 4)] {
        for (metric, is_multi) in [("single", false), ("multi", true)] {
            let most = if rows * cols < 10 { u32::MAX } else { 9 };
            let key = format!("{rows}x{cols}\t{metric}\t");
            let lines = published.lines().filter_map(|line| line.strip_prefix(&key));
            let counts = lines.map(|line| line.split('\t').nth(1).expect("a count"));
            let expected: Vec<u64> = counts.map(|count| count.parse().expect("a count")).collect();
            if expected.is_empty() {
                continue;
            }
            let goal = goal_of(Goal::BlankLast, rows, cols);
            let found = distribution(&distances(&goal.tiles().to_vec(), cols, is_multi, most));
            let expected = &expected[..expected.len().min(found.len())];
            assert_eq!(found, expected, "{rows}x{cols} {metric}");
            assert!(most < u32::MAX || expected.len() == found.len());
        }
    }
}

/// The distances along each axis are those of a search that knows nothing else.
#[test]
fn the_databases_hold_the_fewest_moves_along_each_axis() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2)] {
        for goal in goals_of(rows, cols) {
            let databases = Databases::new(&goal, 2, &mut ()).expect("they are small");
            let naive = [true, false].map(|down| (down, along(&goal, down)));
            let all = distances(&goal.tiles().to_vec(), cols, true, u32::MAX);
            for (cells, _) in sample(&all, if all.len() > 10_000 { 7 } else { 1 }) {
                let board = board(cells, cols);
                let expected =
                    naive.each_ref().map(|(down, all)| all[&forget(&board, &goal, *down)]);
                assert_eq!(databases.parts(&board), expected, "{board}\nto\n{goal}");
            }
        }
    }
}

/// On all 3×3 boards: never more than the moves left, and along a move h falls by one at most.
#[test]
fn the_bounds_are_admissible_and_consistent() {
    for goal in goals_of(3, 3) {
        let databases = Databases::new(&goal, 1, &mut ()).expect("they are small");
        let all = distances(&goal.tiles().to_vec(), 3, true, u32::MAX);
        assert_eq!(all.len(), 181_440);
        let carry = |cells: &Cells| databases.carry(packed::pack(&board(cells, 3)));
        for (cells, moves) in sample(&all, 5) {
            let own = carry(cells);
            let h = databases.h(own);
            let turning = databases.h_after(own, None);
            assert!(h <= turning && turning <= moves, "{h} {turning} {moves} {cells:?}");
            assert_eq!(h == 0, moves == 0);
            for next in naive::after(cells, 3, true) {
                assert!(h <= 1 + databases.h(carry(&next)));
            }
        }
    }
}

/// A solution whose first move goes along the other axis than the last one is never shorter than
/// the bound that knows this axis says.
#[test]
fn the_bound_that_knows_the_last_axis_is_admissible() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let databases = Databases::new(&goal, 1, &mut ()).expect("they are small");
    let all = distances(&goal.tiles().to_vec(), 3, true, u32::MAX);
    for (cells, moves) in sample(&all, 11) {
        let carry = databases.carry(packed::pack(&board(cells, 3)));
        let blank = |cells: &Cells| cells.iter().position(|&tile| tile == 0).expect("a blank");
        for (last, is_column) in [(Axis::Column, true), (Axis::Row, false)] {
            let bound = databases.h_after(carry, Some(last));
            // The least over all first moves along the other axis, if a move is left.
            let others = naive::after(cells, 3, true)
                .into_iter()
                .filter(|next| (blank(next) % 3 == blank(cells) % 3) != is_column);
            let least = others.map(|next| 1 + all[&next]).min().expect("a move");
            assert!(moves == 0 && bound == 0 || bound <= least, "{bound} {least} {cells:?}");
        }
    }
}

/// Every plan of this metric finds the fewest moves, as the naive search does.
#[test]
fn every_search_finds_the_fewest_moves() {
    let one = Weight::ONE;
    let queue = |bound, ties, visited| Plan::best_first(bound, one, ties, visited);
    let [misplaced, manhattan, tables] =
        [BoundKind::Misplaced, BoundKind::Manhattan, BoundKind::PatternDb];
    for (rows, cols, step) in [(3, 3, 7907), (2, 4, 1501), (4, 2, 1501), (2, 2, 1), (2, 3, 29)] {
        for goal in goals_of(rows, cols) {
            let all = distances(&goal.tiles().to_vec(), cols, true, u32::MAX);
            for (cells, moves) in sample(&all, step) {
                let puzzle = puzzle(&board(cells, cols), &goal);
                let mut plans = vec![
                    Plan::Shortest,
                    Plan::Ida { bound: tables, weight: one },
                    queue(tables, Ties::LeastH, true),
                    queue(misplaced, Ties::Oldest, true),
                    queue(manhattan, Ties::Newest, true),
                    Plan::breadth_first(true),
                ];
                if moves < 12 {
                    plans.push(Plan::Ida { bound: misplaced, weight: one });
                    plans.push(Plan::Ida { bound: manhattan, weight: one });
                    plans.push(queue(tables, Ties::LeastH, false));
                }
                if moves < 7 {
                    plans.push(Plan::breadth_first(false));
                }
                for plan in plans {
                    assert_least(&solve(&puzzle, &multi(plan), &mut ()), &puzzle, moves);
                }
            }
        }
    }
}

/// The same on larger boards, as far as the naive search goes.
#[test]
fn larger_boards_have_the_fewest_moves() {
    for (rows, cols, most, step) in [(4, 4, 8, 331), (3, 4, 9, 431), (4, 3, 9, 431)] {
        for goal in [Goal::BlankLast, Goal::BlankFirst, Goal::Snail] {
            let goal = goal_of(goal, rows, cols);
            let all = distances(&goal.tiles().to_vec(), cols, true, most);
            for (cells, moves) in sample(&all, step) {
                let puzzle = puzzle(&board(cells, cols), &goal);
                assert_least(&solve(&puzzle, &multi(Plan::Shortest), &mut ()), &puzzle, moves);
            }
        }
    }
}

/// A position is as far as the same position mirrored at the diagonal, whose rows are columns.
#[test]
fn the_mirrored_position_is_as_far() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let mirrored = |board: &Board| {
        let turned = |cell: usize| (cell % 4) * 4 + cell / 4;
        let home = |tile: u8| goal.tiles()[turned(goal.cell_of(tile))];
        let tiles = (0..16).map(|cell| home(board.tiles()[turned(cell)]));
        self::board(&tiles.collect::<Vec<u8>>(), 4)
    };
    let mut lengths = Vec::new();
    for seed in 0..6 {
        let start = random::board(&goal, Kind::Walk(60), seed);
        let both = [start.clone(), mirrored(&start)].map(|start| {
            let puzzle = puzzle(&start, &goal);
            let solution = solve(&puzzle, &multi(Plan::Shortest), &mut ());
            assert!(solution.proved_least);
            solution.length().expect("it is solved")
        });
        assert_eq!(both[0], both[1], "{start}");
        lengths.push(both[0]);
    }
    assert!(lengths.iter().any(|&moves| moves > 12), "{lengths:?}");
}

/// The nodes of a recorded search are those that Solve counts, and each leads to its board.
#[test]
fn a_recorded_search_is_the_one_that_solves() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let start = random::board(&goal, Kind::Solvable, 5);
    let puzzle = puzzle(&start, &goal);
    let tables = BoundKind::PatternDb;
    for plan in [
        Plan::Shortest,
        Plan::best_first(tables, Weight::ONE, Ties::LeastH, true),
        Plan::breadth_first(true),
    ] {
        let task = Task::with_tree(puzzle.clone(), multi(plan)).expect("it fits");
        let (solution, trace) = task.record(&mut (), 1_000_000);
        let trace = trace.expect("it was recorded");
        let counts = |stats: &Stats| (stats.generated, stats.expanded, stats.live_peak, stats.f);
        assert_eq!(counts(&solution.stats), counts(&task.run(&mut ()).stats));
        let tree = SlidingTree { start: &start, are_drawn: true };
        let mut longest = 0;
        for node in 0..trace.len().min(3000) {
            let Some(parent) = trace.parent(node) else { continue };
            let [before, after] = [parent, node].map(|node| tree.board(&trace, node));
            let nexts = naive::after(&before.tiles().to_vec(), 3, true);
            assert!(nexts.contains(&after.tiles().to_vec()), "{before}\n{after}");
            longest = longest.max(tree.label(trace.label(node)).len());
        }
        assert_eq!(longest, 2, "a node is made by a move such as R2");
    }
}

#[test]
fn limits_and_stops_end_the_making_and_the_search() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let puzzle = puzzle(&random::board(&goal, Kind::Solvable, 3), &goal);
    let end = |request: Request| solve(&puzzle, &request, &mut ()).outcome;
    let usual = multi(Plan::Shortest);
    let little = Limits { memory_max: 1 << 20, ..Limits::usual() };
    assert_eq!(end(Request { limits: little, ..usual }), Outcome::Limit(Limit::Memory));
    let few = Limits { generated_max: 1000, ..Limits::usual() };
    assert_eq!(end(Request { limits: few, ..usual }), Outcome::Limit(Limit::Nodes));
    let solution = solve(&puzzle, &usual, &mut Stopped);
    assert_eq!((solution.outcome, solution.halt), (Outcome::Stopped, Some(Halt::Stopped)));
}

/// What is for single tiles alone is refused, with a sentence that says what to choose.
#[test]
fn other_plans_and_larger_boards_are_refused() {
    let dims = |rows, cols| Dims::new(rows, cols).expect("a size");
    let weight = Weight::ONE;
    for (plan, size, told) in [
        (Plan::Ida { bound: BoundKind::Manhattan, weight }, dims(5, 5), "anytime"),
        (Plan::Anytime, dims(4, 4), "only single-tile moves"),
        (Plan::depth_first(true, None), dims(3, 3), "choose"),
        (Plan::Preset(Preset::COURSE), dims(4, 4), "choose"),
        (Plan::Ida { bound: BoundKind::WalkingDistance, weight }, dims(4, 4), "pattern databases"),
        (Plan::Ida { bound: BoundKind::LinearConflict, weight }, dims(3, 3), "pattern databases"),
    ] {
        let misfit: Misfit = plan.on(size, Metric::Multi).expect_err("it is refused");
        assert!(misfit.to_string().contains(told), "{misfit}");
    }
}

proptest! {
    /// Steps the same way are one move, and the ends of moves are where the way changes.
    #[test]
    fn a_metric_counts_moves(ways in prop::collection::vec(0_u8..4, 0..60)) {
        let ways: Vec<Move> = ways.into_iter().filter_map(Move::from_index).collect();
        let mut runs = Vec::new();
        for (at, way) in ways.iter().enumerate() {
            if ways.get(at + 1) != Some(way) {
                runs.push(at + 1);
            }
        }
        prop_assert_eq!(Metric::Multi.ends(&ways).collect::<Vec<_>>(), runs.clone());
        prop_assert_eq!(Metric::Multi.count(&ways), runs.len());
        prop_assert_eq!(Metric::Single.count(&ways), ways.len());
    }
}
