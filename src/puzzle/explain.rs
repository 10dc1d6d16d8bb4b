//! The bound of a plan on a board, taken apart.

use super::plan::{BoundKind, Plan, Preset};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::bound::explain::{self, Explained, Part};

/// h without its weight. `None` where the plan's bound is not one that can be taken apart, on
/// boards of this size.
pub fn explain(plan: Plan, board: &Board, goal: &Board) -> Option<Explained> {
    match (plan, plan.bound()) {
        (Plan::Preset(Preset::Rahardjo), _) => {
            let Explained { mut parts, .. } = explain::misplaced(board, goal);
            let (cell, home) = (board.blank(), goal.blank());
            if cell != home {
                parts.push(Part::Misplaced { tile: BLANK, cell, home });
            }
            Some(Explained::new(parts))
        }
        (_, BoundKind::Misplaced) => Some(explain::misplaced(board, goal)),
        (_, BoundKind::Manhattan) => Some(explain::manhattan(board, goal)),
        (_, BoundKind::LinearConflict) => Some(explain::linear_conflict(board, goal)),
        (_, BoundKind::WalkingDistance) => explain::walking_distance(board, goal),
    }
}
