//! Whether a board has a solution of at most so many moves.

use super::solution::Outcome;
use super::task::Task;
use crate::plan::{Plan, Request};
use crate::search::watch::{Ceiling, Halt, Nodes, Watch};
use crate::sliding::metric::Metric;
use crate::sliding::moves::Move;
use crate::sliding::puzzle::Puzzle;

/// A shortest solution, if it has at most `most` moves; `None` if every solution has more. Each
/// tile counts one: of the request neither the plan nor the metric counts. On boards of more than
/// four rows or columns, and without a limit, the answer may take very long.
///
/// # Errors
/// If a limit or the watch ends the search before that is known.
pub fn within(
    puzzle: &Puzzle,
    most: u32,
    request: &Request,
    watch: &mut dyn Watch,
) -> Result<Option<Vec<Move>>, Halt> {
    let mut ceiling = Ceiling::new(watch, most, Nodes::default());
    let request = Request { plan: Plan::Shortest, metric: Metric::Single, ..*request };
    let Ok(task) = Task::new(puzzle.clone(), request) else { return Ok(None) };
    let solution = task.run(&mut ceiling);
    match solution.outcome {
        Outcome::Solved(_) if solution.lower_bound > most => Ok(None),
        // An anytime search can end with a solution that is not known to be a shortest one.
        Outcome::Solved(_) if !solution.proved_least => Err(solution.halt.unwrap_or(Halt::Stopped)),
        Outcome::Solved(moves) => Ok((moves.len() <= most as usize).then_some(moves)),
        Outcome::Unsolvable => Ok(None),
        _ if ceiling.is_over => Ok(None),
        _ => Err(solution.halt.unwrap_or(Halt::Stopped)),
    }
}
