//! A start and its goal.

use langkah_language::text;

use super::board::{Board, Goal, GoalChoice};
use super::moves::Move;
use super::solvability::Solvability;
use crate::grid::Dims;

/// The error that a start and a goal have different sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("read-sizes", goal = goal.to_string(), start = start.to_string()))]
pub struct SizeError {
    pub start: Dims,
    pub goal: Dims,
}

/// A start and its goal. Invariant: both have the same size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    start: Board,
    goal: Board,
}

impl Puzzle {
    /// A start with one of the usual goals.
    pub fn new(start: Board, goal: Goal) -> Self {
        let goal = goal.like(&start);
        Self { start, goal }
    }

    /// A start with a chosen goal.
    ///
    /// # Errors
    /// If the goal has another size than the start.
    pub fn with(start: Board, goal: &GoalChoice) -> Result<Self, SizeError> {
        match goal {
            GoalChoice::Usual(goal) => Ok(Self::new(start, *goal)),
            GoalChoice::Board(goal) if goal.dims() == start.dims() => {
                Ok(Self { start, goal: goal.clone() })
            }
            GoalChoice::Board(goal) => Err(SizeError { start: start.dims(), goal: goal.dims() }),
        }
    }

    pub fn start(&self) -> &Board {
        &self.start
    }

    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// Makes a move: the start is then the board after it.
    pub fn apply(&mut self, way: Move) {
        self.start.apply(way);
    }

    /// Kurang, X and the verdict.
    pub fn solvability(&self) -> Solvability {
        Solvability::of(&self.start, &self.goal)
    }
}
