//! What a search ends with.

use super::space::Label;
use super::watch::{Halt, Stats};

/// How a search ended. None of these is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The labels of the moves from the root to the goal.
    Solved(Vec<Label>),
    /// Every node was tried.
    NoSolution,
    Halted(Halt),
}

/// An ended search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub outcome: Outcome,
    /// No solution has fewer moves than this, provided the bound is admissible (and, for a search
    /// with a visited set, consistent).
    pub lower_bound: u32,
    pub stats: Stats,
}
