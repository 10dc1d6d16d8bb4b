//! The anytime search, and iterative deepening on boards of more than four rows or columns.

use super::clock::Clock;
use super::engines::{self, Deepening};
use super::job::Job;
use super::rest;
use super::solution::Outcome;
use super::threads::threads;
use crate::plan::{BoundKind, Weight};
use crate::search::history::History;
use crate::search::space::{Label, Space};
use crate::search::watch::{Halt, Progress, Watch};
use crate::sliding::large::bound::{LinearConflict, Manhattan, Misplaced};
use crate::sliding::large::space::LargeSpace;
use crate::sliding::large::{self, Known};
use crate::sliding::metric::Metric;
use crate::sliding::puzzle::Puzzle;

/// Runs the anytime search until its end, a limit or the watch ends it.
pub fn anytime(job: Job<'_, '_, '_>, known: &Known) {
    let Job { puzzle, request, clock, solution, .. } = job;
    rest::want();
    let metric = request.metric;
    let has_tables = metric == Metric::Single;
    let length = (!known.labels.is_empty()).then(|| metric.cost(&known.labels));
    solution.began_with = length;
    solution.tables_kept = has_tables && large::are_tables_kept_for(puzzle.goal());
    let mut stamp = Stamp { clock, metric, history: History::default() };
    let search = match metric {
        Metric::Single => large::anytime,
        Metric::Multi => large::shift::anytime,
    };
    let boards = (puzzle.start(), puzzle.goal());
    let finished = search(known, boards, &request.limits, threads(request), &mut stamp);
    // The last proof may have come after the last beat.
    stamp.raise(finished.lower_bound);
    solution.search_time = stamp.clock.elapsed();
    solution.history = stamp.history;
    solution.tables_peak = finished.tables_peak;
    solution.stats = finished.stats;
    solution.lower_bound = finished.lower_bound;
    solution.halt = finished.ended;
    solution.outcome = match (finished.best, finished.ended) {
        (Some(moves), _) => {
            solution.proved_least = metric.count(&moves) == finished.lower_bound as usize;
            Outcome::Solved(moves)
        }
        (None, Some(halt)) => halt.into(),
        (None, None) => Outcome::Unsolvable,
    };
}

/// Notes the time of each solution and of each bound that the search tells.
struct Stamp<'a, 'w> {
    clock: &'a mut Clock<'w>,
    metric: Metric,
    history: History,
}

impl Stamp<'_, '_> {
    fn raise(&mut self, bound: u32) {
        if self.history.bound() < bound && self.history.raise(self.clock.elapsed(), bound) {
            self.clock.progressed(&self.history);
        }
    }
}

impl Watch for Stamp<'_, '_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.raise(progress.lower_bound);
        self.clock.beat(progress)
    }

    fn improved(&mut self, labels: &[Label], lower_bound: u32) {
        let after = self.clock.elapsed();
        self.history.find(after, self.metric.cost(labels), labels, lower_bound);
        self.clock.improved(labels, lower_bound);
        self.clock.progressed(&self.history);
    }
}

/// Runs plain iterative deepening with a bound that needs no tables of whole lines.
pub fn deepen(job: Job<'_, '_, '_>, (kind, weight): (BoundKind, Weight)) {
    on_space(job.puzzle, kind, LargeJob { job, weight });
}

/// Something that is done with a space of any type.
pub trait Act {
    type Out;

    fn on<S: Space>(self, space: S) -> Self::Out;
}

/// Does something with the space of a puzzle and a bound that needs no tables.
pub fn on_space<A: Act>(puzzle: &Puzzle, kind: BoundKind, act: A) -> A::Out {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    match kind {
        BoundKind::Misplaced => act.on(LargeSpace::new(start, goal, Misplaced::new)),
        BoundKind::Manhattan => act.on(LargeSpace::new(start, goal, Manhattan::new)),
        // The other bounds do not fit such boards, or need tables.
        BoundKind::LinearConflict
        | BoundKind::WalkingDistance
        | BoundKind::PatternDb
        | BoundKind::Own(_) => act.on(LargeSpace::new(start, goal, LinearConflict::new)),
    }
}

struct LargeJob<'a, 'w, 't> {
    job: Job<'a, 'w, 't>,
    weight: Weight,
}

impl Act for LargeJob<'_, '_, '_> {
    type Out = ();

    fn on<S: Space>(self, space: S) {
        let Job { request, clock, solution, tape, .. } = self.job;
        engines::run(Deepening(self.weight), (space, 0), &request.limits, clock, solution, tape);
    }
}
