//! Which engine searches a sliding puzzle.

use super::easy;
use crate::fit;
use crate::plan::{BoundKind, Plan, Request, Weight};
use crate::sliding::metric::Metric;
use crate::sliding::puzzle::Puzzle;

/// The engines for sliding puzzles: see the table on the front page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine {
    /// Beams and iterative deepening at once.
    Anytime,
    /// Iterative deepening on boards of any size.
    Large { bound: BoundKind, weight: Weight },
    /// Iterative deepening with pattern databases on the 15-puzzle.
    Fifteen,
    /// Every search where a line shifted at once is one move.
    Multi,
    /// Every other search, on boards that are packed into a word.
    Packed,
}

/// Decides which plan and which engine a puzzle gets. `request` has what the person has chosen, and
/// `plan` is what that means on boards of this size. Nothing but the puzzle and the choice counts.
pub fn choose(puzzle: &Puzzle, request: &Request, plan: Plan) -> (Plan, Engine) {
    let (dims, asked) = (puzzle.start().dims(), request.plan);
    let may_be_easy = asked == Plan::Shortest && fit::is_fifteen(dims);
    let with = |bound| Plan::Ida { bound, weight: Weight::ONE };
    if request.metric == Metric::Multi {
        let is_easy = may_be_easy && easy::is_easy_in_lines(puzzle);
        let plan = if is_easy { with(BoundKind::Manhattan) } else { plan };
        let is_small = fit::is_small(dims);
        return (plan, if is_small { Engine::Multi } else { Engine::Anytime });
    }
    let is_easy = may_be_easy && easy::is_easy(puzzle);
    let plan = if is_easy { with(BoundKind::WalkingDistance) } else { plan };
    let engine = match plan {
        Plan::Anytime => Engine::Anytime,
        Plan::Ida { bound, weight } if !fit::is_small(dims) => Engine::Large { bound, weight },
        Plan::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE } => Engine::Fifteen,
        _ => Engine::Packed,
    };
    (plan, engine)
}
