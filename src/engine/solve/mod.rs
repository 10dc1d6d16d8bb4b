//! Runs a plan on a puzzle: the bound's tables, the search with its clock, the outcome.
//!
//! | room | what lives there |
//! |---|---|
//! | [`task`] | a puzzle and what is to be run on it |
//! | [`solution`] | how it ended, and its figures |
//! | `fifteen` | the shortest solution of any 4×4 board |
//! | `engine` | which engine runs: the one place that decides |
//! | `engines` | the engines of `search` on a board of any kind |
//! | `easy` | which of them need no pattern databases |
//! | `small` | boards packed into a word |
//! | `multi` | the same, where a line shifted at once is one move |
//! | `large` | the anytime search, and boards of more than four rows or columns |
//! | `job` | what a search needs that runs |
//! | `clock`, `threads` | time, and how many threads a search has |
//! | `rest` | lets go of large tables after a while |
//! | `tape` | whether the search is recorded |
//! | [`split`] | iterations divided into subtrees, for several machines |
//! | [`every`](mod@every) | all shortest solutions |
//! | [`within`](mod@within) | whether a board has a solution of at most so many moves |

pub mod clock;
mod easy;
mod engine;
mod engines;
pub mod every;
mod fifteen;
mod job;
mod large;
mod multi;
mod rest;
mod small;
pub mod solution;
pub mod split;
mod tape;
pub mod task;
mod threads;
pub mod within;

use super::fit::Misfit;
use super::plan::Request;
use crate::search::watch::Watch;
use crate::sliding::puzzle::Puzzle;
pub use every::{EverySolution, NotEvery, every};
pub use rest::rest;
pub use solution::{Outcome, Solution};
pub use task::Task;
pub use threads::threads_of_machine;
pub use within::within;

/// Judges the puzzle and, if it can be solved, runs the plan.
///
/// # Errors
/// If the plan does not fit the board: see [`Plan::on`](crate::plan::Plan::on).
pub fn solve(
    puzzle: &Puzzle,
    request: &Request,
    watch: &mut dyn Watch,
) -> Result<Solution, Misfit> {
    Ok(Task::new(puzzle.clone(), *request)?.run(watch))
}
