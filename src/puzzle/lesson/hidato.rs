//! The searches of a lesson on a Hidato.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::How;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Watch;

use super::outline::NODES_MAX;
use super::taught::{GENERATED_MAX, Run};
use crate::compare::Allowance;
use crate::compare::hidato::Contender;
use crate::hidato;

/// Runs a search and records its first [`NODES_MAX`] nodes.
pub fn run(board: &Board, search: Contender, watch: &mut dyn Watch) -> Run {
    let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
    let request = search.request(&Allowance { limits, time_max: None, threads: None });
    let (solution, trace) = hidato::record(board, &request, watch, NODES_MAX);
    let finished = &solution.finished;
    let placed = finished.steps.iter().filter(|step| step.how != How::Given);
    let placed: Vec<_> = placed.map(|step| (step.cell, step.number)).collect();
    let steps = finished.solution().map(|_| placed.len());
    Run { trace, plan: None, steps, moves: String::new(), placed }
}
