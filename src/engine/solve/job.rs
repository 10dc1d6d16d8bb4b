//! What a search needs that runs.

use super::clock::Clock;
use super::solution::Solution;
use super::tape::Tape;
use crate::plan::Request;
use crate::sliding::puzzle::Puzzle;

/// A puzzle and its search, which runs the solution's plan.
pub struct Job<'a, 'w, 't> {
    pub puzzle: &'a Puzzle,
    pub request: &'a Request,
    pub clock: &'a mut Clock<'w>,
    pub solution: &'a mut Solution,
    pub tape: &'a mut Tape<'t>,
}
