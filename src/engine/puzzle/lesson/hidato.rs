//! The searches of a lesson on a Hidato.

use super::fault::FaultKind;
use super::taught::{Run, Teachable};
use crate::hidato::board::Board;
use crate::hidato::solve::How;
use crate::puzzle::compare::Allowance;
use crate::puzzle::family::named::Named;
use crate::puzzle::family::subject::Subject;
use crate::puzzle::hidato;
use crate::search::limits::Limits;
use crate::search::watch::Watch;

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
