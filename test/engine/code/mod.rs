//! Searches as pseudo-code: the listings run, and walked through in step with recorded searches.

mod claims;
mod hidato;
mod machine;
mod runs;
mod said;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::Trace;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Solution, Task};
use langkah_puzzle::code::place::{Code, Place};
use langkah_puzzle::code::{Listing, sliding};

/// Every search of sliding puzzles that has a tree, with all its rules.
pub fn plans() -> Vec<Plan> {
    let bound = BoundKind::Misplaced;
    let weight = |weight| Weight::new(weight).expect("a weight");
    let mut plans = vec![
        Plan::Ida { bound, weight: weight(1.0) },
        Plan::Ida { bound: BoundKind::Manhattan, weight: weight(1.5) },
        Plan::Ida { bound: BoundKind::WalkingDistance, weight: weight(1.0) },
    ];
    for ties in Ties::ALL {
        for visited in [true, false] {
            for factor in [1.0, 2.5] {
                plans.push(Plan::best_first(bound, weight(factor), ties, visited));
            }
        }
    }
    plans.extend([true, false].map(Plan::breadth_first));
    for visited in [true, false] {
        plans.extend(
            [Some(0), Some(5), Some(9)].map(|depth_max| Plan::depth_first(visited, depth_max)),
        );
    }
    plans.push(Plan::depth_first(true, None));
    plans.extend(Preset::ALL.map(Plan::Preset));
    plans
}

pub fn listing(plan: Plan) -> Listing {
    sliding::listing(plan, Metric::Single).unwrap_or_else(|| panic!("{plan:?} has a tree"))
}

pub fn recorded(puzzle: &Puzzle, request: Request, nodes_max: u32) -> Option<(Solution, Trace)> {
    let task = Task::with_tree(puzzle.clone(), request).ok()?;
    let (solution, trace) = task.record(&mut (), nodes_max);
    Some((solution, (*trace?).clone()))
}

/// All places of a search, from the first line to the last.
pub fn places(code: Code<'_>) -> Vec<Place> {
    std::iter::successors(code.first(), |&place| code.next(place)).collect()
}
