//! Boards of at most four rows and columns or, for the queue, 16 cells: the bound's tables, and the
//! engines on them.

use std::time::Instant;

use super::engines::{self, Blindly, Engines, Informed, Published};
use super::fifteen;
use super::job::Job;
use crate::plan::{BoundKind, Plan};
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::space::SmallSpace;

/// Runs the solution's plan, which goes with the board.
pub fn run(job: Job<'_, '_, '_>) {
    let (plan, goal) = (job.solution.plan, job.puzzle.goal());
    let bound = plan.bound();
    if bound == Some(BoundKind::PatternDb) {
        job.solution.lower_bound = fifteen::least(job.puzzle);
        if let Some(bound) = fifteen::bound(job.puzzle, job.request, job.clock, job.solution) {
            // The time of the tables is counted already.
            SmallJob { job, begun: Instant::now() }.visit(&bound);
        }
        return;
    }
    let job = SmallJob { job, begun: Instant::now() };
    match (plan, bound) {
        (Plan::Preset(preset), _) if preset.counts_blank => {
            job.search(&Misplaced::with_blank(goal), Published(preset));
        }
        (Plan::Preset(preset), _) => job.search(&Misplaced::new(goal), Published(preset)),
        (_, None) => job.search(&Blind, Blindly(plan)),
        // Plans with pattern databases have their own branch above.
        (_, Some(bound)) => drop(bound.make(goal, job)),
    }
}

struct SmallJob<'a, 'w, 't> {
    job: Job<'a, 'w, 't>,
    begun: Instant,
}

impl Visitor for SmallJob<'_, '_, '_> {
    fn visit(self, bound: &impl Bound) {
        let plan = self.job.solution.plan;
        self.search(bound, Informed(plan));
    }
}

impl SmallJob<'_, '_, '_> {
    /// Searches with the bound; making it counts as set-up.
    fn search<'b, B: Bound>(self, bound: &'b B, engines: impl Engines<SmallSpace<'b, B>>) {
        let Job { puzzle, request, clock, solution, tape } = self.job;
        let plan = solution.plan;
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), bound, plan.ways());
        let space = if plan.makes_reversals() { space.with_reversals() } else { space };
        solution.setup_time += self.begun.elapsed();
        engines::run(engines, (space, bound.bytes()), &request.limits, clock, solution, tape);
    }
}
