//! The searches of a lesson on sliding tiles.

use std::num::NonZero;

use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Watch;
use langkah_engine::sliding::moves::{from_letter, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::task::Task;

use super::fault::FaultKind;
use super::taught::{Run, Teachable};
use crate::compare::Allowance;
use crate::family::named::Named;
use crate::family::subject::Subject;
use crate::words::capital;

/// More nodes than this no search of a lesson makes before its solution.
const GENERATED_MAX: u64 = 2_000_000;

impl Teachable for Puzzle {
    fn run(&self, search: &Named, nodes_max: u32, watch: &mut dyn Watch) -> Result<Run, FaultKind> {
        let contender = search.sliding().ok_or(FaultKind::OtherFamily)?;
        let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
        let allowance = Allowance { limits, time_max: None, threads: NonZero::new(1) };
        let request = contender.request(self.start().dims(), &allowance);
        let plan = request.plan;
        let misfit = |error: &dyn ToString| FaultKind::Misfit(capital(&error.to_string()));
        let task = Task::with_tree(self.clone(), request).map_err(|error| misfit(&error))?;
        let (solution, trace) = task.record(watch, nodes_max);
        let ways = match solution.outcome {
            Outcome::Solved(ways) => Some(ways),
            _ => None,
        };
        let moves = ways.as_deref().map(letters).unwrap_or_default();
        let steps = ways.map(|ways| ways.len());
        Ok(Run { trace, plan: Some(plan), steps, moves, placed: Vec::new() })
    }

    fn after(&self, run: &Run, steps: usize) -> Subject {
        let mut after = self.clone();
        for way in run.moves.chars().map_while(from_letter).take(steps) {
            after.apply(way);
        }
        after.into()
    }
}
