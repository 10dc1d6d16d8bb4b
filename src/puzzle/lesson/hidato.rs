//! The searches of a lesson on a Hidato.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::How;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Watch;

use super::fault::FaultKind;
use super::taught::{Run, Teachable};
use crate::compare::Allowance;
use crate::family::named::Named;
use crate::family::subject::Subject;
use crate::hidato;

/// More nodes than this no search of a lesson makes before its end.
const GENERATED_MAX: u64 = 2_000_000;

impl Teachable for Board {
    fn run(&self, search: &Named, nodes_max: u32, watch: &mut dyn Watch) -> Result<Run, FaultKind> {
        let contender = search.hidato().ok_or(FaultKind::OtherFamily)?;
        let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
        let request = contender.request(&Allowance { limits, time_max: None, threads: None });
        let (solution, trace) = hidato::record(self, &request, watch, nodes_max);
        let finished = &solution.finished;
        let placed = finished.steps.iter().filter(|step| step.how != How::Given);
        let placed: Vec<_> = placed.map(|step| (step.cell, step.number)).collect();
        let steps = finished.solution().map(|_| placed.len());
        Ok(Run { trace, plan: None, steps, moves: String::new(), placed })
    }

    fn after(&self, run: &Run, steps: usize) -> Subject {
        let mut after = self.clone();
        run.placed.iter().take(steps).for_each(|&(cell, number)| after.set(cell, number));
        after.into()
    }
}
