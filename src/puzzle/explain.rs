//! The bound of a plan on a board, taken apart.

use super::plan::{BoundKind, Plan, Preset};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::bound::explain::{self, Explained, Part};
use crate::sliding::fifteen::canon::Numbering;
use crate::sliding::fifteen::carried::PatternDb;
use crate::sliding::fifteen::tables::Tables;
use crate::sliding::packed;

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
        (_, BoundKind::PatternDb) => pattern_db(board, goal),
    }
}

/// From the tables of a search before. `None` where there are none.
fn pattern_db(board: &Board, goal: &Board) -> Option<Explained> {
    let numbering = Numbering::new(goal).filter(|_| board.dims() == goal.dims())?;
    let bound = PatternDb::new(goal, Tables::kept(numbering.home)?)?;
    let views = bound.parts(packed::pack(board)).map(|parts| {
        let part = |(tiles, moves)| Part::Pattern { tiles, moves };
        Explained::new(parts.into_iter().map(part).collect())
    });
    views.into_iter().max_by_key(|explained| explained.h)
}
