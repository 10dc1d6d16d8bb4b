//! Boards of at most four rows and columns or, for the queue, 16 cells: the bound's tables, and the
//! engines on them.

use std::time::Instant;

use super::clock::Clock;
use super::engines::{self, Blindly, Engines, Informed, Published};
use super::fifteen;
use super::solution::Solution;
use super::tape::Tape;
use crate::plan::{BoundKind, Plan, Request};
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::puzzle::Puzzle;
use crate::sliding::space::SmallSpace;

/// Runs the solution's plan, which goes with the board.
pub fn run(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) {
    let (plan, goal) = (solution.plan, puzzle.goal());
    let bound = plan.bound();
    let begun = Instant::now();
    if bound == Some(BoundKind::PatternDb) {
        solution.lower_bound = fifteen::least(puzzle);
        if let Some(bound) = fifteen::bound(puzzle, request, clock, solution) {
            Job { puzzle, request, clock, solution, tape, begun }.visit(&bound);
        }
        return;
    }
    let job = Job { puzzle, request, clock, solution, tape, begun };
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

struct Job<'a, 'w, 't> {
    puzzle: &'a Puzzle,
    request: &'a Request,
    clock: &'a mut Clock<'w>,
    solution: &'a mut Solution,
    tape: &'a mut Tape<'t>,
    begun: Instant,
}

impl Visitor for Job<'_, '_, '_> {
    fn visit(self, bound: &impl Bound) {
        let plan = self.solution.plan;
        self.search(bound, Informed(plan));
    }
}

impl Job<'_, '_, '_> {
    /// Searches with the bound; making it counts as set-up.
    fn search<'b, B: Bound>(self, bound: &'b B, engines: impl Engines<SmallSpace<'b, B>>) {
        let Self { puzzle, request, clock, solution, tape, begun } = self;
        let plan = solution.plan;
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), bound, plan.ways());
        let space = if plan.makes_reversals() { space.with_reversals() } else { space };
        solution.setup_time += begun.elapsed();
        engines::run(engines, (space, bound.bytes()), &request.limits, clock, solution, tape);
    }
}
