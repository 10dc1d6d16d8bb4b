//! Boards of the 15-puzzle that need few multi-tile moves are solved without tables.

use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution};

use super::{assert_least, multi, puzzle};
use crate::support::{goal_of, solve};

const EASY: Plan = Plan::Ida { bound: BoundKind::Manhattan, weight: Weight::ONE };
const TABLES: Plan = Plan::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE };

fn solved(start: &Board, goal: &Board, plan: Plan) -> Solution {
    solve(&puzzle(start, goal), &multi(plan), &mut ())
}

/// Walks of 12 to 40 moves of single tiles. The databases, which the search has beyond 16 moves,
/// give the same fewest moves.
#[test]
fn few_moves_need_no_tables() {
    let (mut easy, mut others) = (0, 0);
    for goal in Goal::ALL.map(|goal| goal_of(goal, 4, 4)) {
        for (seed, moves) in (0..24).zip([12, 18, 24, 40].into_iter().cycle()) {
            let start = random::board(&goal, Kind::Walk(moves), seed);
            let solution = solved(&start, &goal, Plan::Shortest);
            let least = solved(&start, &goal, TABLES).length().expect("it is solved");
            assert_least(&solution, &puzzle(&start, &goal), least as u32);
            if solution.plan == EASY {
                easy += 1;
                assert!(least <= 16 && solution.tables_peak == 0, "{least}: {start}");
            } else {
                others += 1;
                assert_eq!(solution.plan, TABLES, "{start}");
                assert!(least > 16, "{least}: {start}");
            }
        }
    }
    assert!(easy > 30 && others > 3, "{easy} and {others}");
}

/// What is in memory changes nothing.
#[test]
fn what_runs_depends_on_the_board_alone() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let easy = random::board(&goal, Kind::Walk(14), 3);
    let figures = |solution: &Solution| (solution.plan, solution.stats, solution.outcome.clone());
    let before = solved(&easy, &goal, Plan::Shortest);
    let hard = solved(&random::board(&goal, Kind::Solvable, 1), &goal, Plan::Shortest);
    assert!(hard.plan == TABLES && matches!(hard.outcome, Outcome::Solved(_)));
    assert_eq!(figures(&solved(&easy, &goal, Plan::Shortest)), figures(&before));
}
