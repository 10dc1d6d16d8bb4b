//! Searches of sliding puzzles: figures of every search with every bound on some boards.

use std::num::NonZero;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::moves::letters;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Task};

use super::assert_lines;
use crate::support::goal_of;

/// The presets whose lines stand after those of the other searches, because they came later.
const OF_THE_PAGE: [Preset; 2] = [Preset::LCSEARCH, Preset::LCSEARCH_PROGRAM];

fn plans() -> Vec<Plan> {
    let weights = [1.0, 0.5, 1.5, 3.0].map(|factor| Weight::new(factor).expect("in range"));
    let presets = Preset::ALL.into_iter().filter(|preset| !OF_THE_PAGE.contains(preset));
    let mut plans: Vec<Plan> = presets.map(Plan::Preset).collect();
    for bound in BoundKind::ALL {
        plans.extend(weights.map(|weight| Plan::Ida { bound, weight }));
        for ties in Ties::ALL {
            for visited in [true, false] {
                plans.extend(weights.map(|weight| Plan::best_first(bound, weight, ties, visited)));
            }
        }
    }
    plans
}

/// The searches of the 8-puzzle page, which came later.
fn plans_of_the_page() -> Vec<Plan> {
    let mut plans: Vec<Plan> = OF_THE_PAGE.map(Plan::Preset).to_vec();
    for visited in [true, false] {
        plans.push(Plan::breadth_first(visited));
        let depths = [None, Some(14), Some(25)];
        plans.extend(depths.map(|depth_max| Plan::depth_first(visited, depth_max)));
    }
    plans
}

#[test]
fn figures_of_every_search() {
    let mut lines = Vec::new();
    for plans in [plans(), plans_of_the_page()] {
        figures(&plans, &mut lines);
    }
    assert_lines("searches", &lines);
}

fn figures(plans: &[Plan], lines: &mut Vec<String>) {
    let boards = [(3, 3, Kind::Solvable), (2, 4, Kind::Solvable), (4, 3, Kind::Walk(22))];
    let boards = boards.into_iter().chain([(4, 4, Kind::Walk(24)), (4, 4, Kind::Walk(40))]);
    for (at, (rows, cols, kind)) in boards.enumerate() {
        let goal = Goal::ALL[at % 3];
        let puzzle = Puzzle::new(random::board(&goal_of(goal, rows, cols), kind, 7), goal);
        for &plan in plans {
            let limits = Limits { generated_max: 30_000, ..Limits::usual() };
            let request = Request { plan, limits, threads: NonZero::new(1), ..Request::default() };
            let Ok(task) = Task::new(puzzle.clone(), request) else { continue };
            let solution = task.run(&mut ());
            let outcome = match &solution.outcome {
                Outcome::Solved(moves) if moves.len() > 200 => format!("{} moves", moves.len()),
                Outcome::Solved(moves) => format!("{} moves {}", moves.len(), letters(moves)),
                other => format!("{other:?}"),
            };
            let stats = solution.stats;
            lines.push(format!(
                "{rows}x{cols} {kind:?}, {plan:?}: {outcome}; {} expanded, {} generated, {} live, f {}, \
                 at least {}",
                stats.expanded, stats.generated, stats.live_peak, stats.f, solution.lower_bound
            ));
        }
    }
}
