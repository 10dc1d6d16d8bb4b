//! The searches of a lesson on sliding tiles.

use std::num::NonZero;

use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Watch;
use langkah_engine::sliding::moves::letters;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::task::Task;

use super::fault::FaultKind;
use super::outline::NODES_MAX;
use super::taught::{GENERATED_MAX, Run};
use crate::compare::Allowance;
use crate::compare::sliding::Contender;
use crate::words::capital;

/// Runs a search, which may not fit the board, and records its first [`NODES_MAX`] nodes.
pub fn run(puzzle: &Puzzle, search: Contender, watch: &mut dyn Watch) -> Result<Run, FaultKind> {
    let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
    let allowance = Allowance { limits, time_max: None, threads: NonZero::new(1) };
    let request = search.request(puzzle.start().dims(), &allowance);
    let plan = request.plan;
    let misfit = |error: &dyn ToString| FaultKind::Misfit(capital(&error.to_string()));
    let task = Task::with_tree(puzzle.clone(), request).map_err(|error| misfit(&error))?;
    let (solution, trace) = task.record(watch, NODES_MAX);
    let ways = match solution.outcome {
        Outcome::Solved(ways) => Some(ways),
        _ => None,
    };
    let moves = ways.as_deref().map(letters).unwrap_or_default();
    let steps = ways.map(|ways| ways.len());
    Ok(Run { trace, plan: Some(plan), steps, moves, placed: Vec::new() })
}
