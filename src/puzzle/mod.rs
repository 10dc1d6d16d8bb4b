//! The one seam over the puzzles: what a file holds, what is known of it, how it is solved.
//!
//! | room | what lives there |
//! |---|---|
//! | [`read`] | a puzzle, or many, from the bytes of a file |
//! | [`plan`] | which search with which bound, and its names |
//! | [`solve`] | runs a plan: dispatch once a job, clocks, limits |
//! | [`words`] | figures and sentences as the window and the terminal say them |

pub mod plan;
pub mod read;
pub mod solve;
pub mod words;

use crate::sliding::board::{Board, Goal};
use crate::sliding::solvability::Solvability;

/// A start, and the goal to bring it to. Invariant: both have the same size.
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

    pub fn start(&self) -> &Board {
        &self.start
    }

    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// Kurang, X and the verdict.
    pub fn solvability(&self) -> Solvability {
        Solvability::of(&self.start, &self.goal)
    }
}
