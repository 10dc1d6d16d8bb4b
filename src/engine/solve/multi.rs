//! Boards of at most four rows and columns where a whole line that is shifted at once is one move.

use super::clock::Clock;
use super::engines::{self, Blindly, Engines};
use super::job::Job;
use super::solution::Solution;
use super::tape::Tape;
use super::threads::threads;
use crate::plan::{BoundKind, Plan, Request, Weight};
use crate::search::event::{Cut, NodeListener};
use crate::search::ida;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Weighted;
use crate::search::watch::{Halt, Watch};
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::multi::bound::{Databases, LineBound, Shared};
use crate::sliding::multi::deepen::{self, Depths};
use crate::sliding::multi::dual::Dual;
use crate::sliding::multi::lines::Lines;
use crate::sliding::multi::space::MultiSpace;
use crate::sliding::puzzle::Puzzle;

/// How many nodes a search generates before the position counts as hard.
const GENERATED_HARD: u64 = 2_000_000;

/// Runs the solution's plan, which fits this metric and the board.
pub fn run(job: Job<'_, '_, '_>) {
    let (plan, goal) = (job.solution.plan, job.puzzle.goal());
    let bound = plan.bound();
    if bound == Some(BoundKind::PatternDb) {
        return run_databases(job);
    }
    let job = LineJob { limits: job.request.limits, job, hands_over: false };
    match bound {
        None => job.run(&Blind, Blindly(plan)),
        // Plans with pattern databases have their own branch above.
        Some(bound) => drop(bound.make(goal, job)),
    }
}

/// The databases for the puzzle's goal; their making counts as set-up. `None` if a limit or the
/// watch ends it.
fn databases(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> Option<Databases> {
    let goal = puzzle.goal();
    let make = |threads, watch: &mut dyn Watch| Databases::new(goal, threads, watch);
    solution.tables(Lines::bytes_max(goal.dims()), request, clock, make)
}

/// Runs a plan with the databases. If it is iterative deepening, and the position is a hard one,
/// all threads go on with the dual and a transposition table.
fn run_databases(job: Job<'_, '_, '_>) {
    let Job { puzzle, request, clock, solution, tape } = job;
    let Some(databases) = databases(puzzle, request, clock, solution) else { return };
    let memory =
        databases.bytes() + Dual::bytes_max(puzzle.goal().dims()) + deepen::TRANSPOSITIONS_BYTES;
    let may_be_hard = matches!(solution.plan, Plan::Ida { weight: Weight::ONE, .. })
        && request.limits.generated_max > GENERATED_HARD
        && request.limits.memory_max >= memory;
    let generated_max = if may_be_hard { GENERATED_HARD } else { request.limits.generated_max };
    let limits = Limits { generated_max, ..request.limits };
    let hands_over = may_be_hard;
    let job = Job { puzzle, request, clock, solution, tape };
    LineJob { job, limits, hands_over }.search(&databases);
    if may_be_hard && solution.halt == Some(Halt::Limit(Limit::Nodes)) {
        deepen_hard(&databases, puzzle, request, clock, solution);
    }
}

/// Goes on from the solution's figures. Without memory for its tables it goes on without them.
fn deepen_hard(
    databases: &Databases,
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) {
    clock.begin_search(solution.search_time);
    let so_far = solution.stats;
    let (limits, threads) = (&request.limits, threads(request));
    let finished = Dual::new(databases, puzzle.goal()).and_then(|dual| {
        let space = MultiSpace::new(puzzle.start(), puzzle.goal(), &dual);
        let mut finished =
            deepen::deepen(&space, limits, threads, (&so_far, Depths::USUAL), clock)?;
        to_steps(&space, &mut finished);
        Some((finished, dual.bytes()))
    });
    solution.search_time = clock.elapsed();
    solution.halt = None;
    let Some((finished, bytes)) = finished else {
        let tape = &mut Tape::default();
        let job = Job { puzzle, request, clock, solution, tape };
        let limits = request.limits;
        return LineJob { job, limits, hands_over: false }.search(databases);
    };
    solution.tables_peak = bytes;
    let lower_bound = finished.lower_bound;
    solution.take(finished, lower_bound);
}

struct LineJob<'a, 'w, 't> {
    job: Job<'a, 'w, 't>,
    limits: Limits,
    /// Whether another search goes on where this one reaches its limit on nodes.
    hands_over: bool,
}

impl Visitor for LineJob<'_, '_, '_> {
    /// Searches with a bound on single tiles.
    fn visit(self, bound: &impl Bound) {
        let shared = Shared::new(bound, self.job.puzzle.start().dims());
        self.search(&shared);
    }
}

impl LineJob<'_, '_, '_> {
    fn search(self, bound: &impl LineBound) {
        let engines = InLines { plan: self.job.solution.plan, hands_over: self.hands_over };
        self.run(bound, engines);
    }

    fn run<'b, B: LineBound>(self, bound: &'b B, engines: impl Engines<MultiSpace<'b, B>>) {
        let Job { puzzle, clock, solution, tape, .. } = self.job;
        let space = MultiSpace::new(puzzle.start(), puzzle.goal(), bound);
        let space = space.in_order(solution.plan.ways());
        let engines = InSteps(engines);
        engines::run(engines, (space, bound.bytes()), &self.limits, clock, solution, tape);
    }
}

/// Engines whose solution is told in steps of the blank.
struct InSteps<E>(E);

impl<'b, B: LineBound, E: Engines<MultiSpace<'b, B>>> Engines<MultiSpace<'b, B>> for InSteps<E> {
    fn search<L: NodeListener>(
        self,
        space: MultiSpace<'b, B>,
        limits: &Limits,
        listener: &mut L,
    ) -> Finished {
        let mut finished = self.0.search(space, limits, listener);
        to_steps(&space, &mut finished);
        finished
    }
}

/// Makes the moves of a solution steps of the blank.
fn to_steps<B: LineBound>(space: &MultiSpace<'_, B>, finished: &mut Finished) {
    if let Outcome::Solved(labels) = &mut finished.outcome {
        *labels = space.steps(labels).into_iter().map(|way| way as u8).collect();
    }
}

/// The plans with a bound. A node has so many children here that a weight of 1 costs nothing beside
/// them: no engine is compiled without a weight.
struct InLines {
    plan: Plan,
    hands_over: bool,
}

impl<'b, B: LineBound> Engines<MultiSpace<'b, B>> for InLines {
    fn search<L: NodeListener>(
        self,
        space: MultiSpace<'b, B>,
        limits: &Limits,
        listener: &mut L,
    ) -> Finished {
        match self.plan {
            Plan::BestFirst { weight, ties, visited, .. } => {
                let space = Weighted { space, weight: weight.get() };
                engines::on_space(&space, (ties, visited), limits, listener)
            }
            // No other plan with a bound fits this metric.
            plan => {
                let weight = if let Plan::Ida { weight, .. } = plan { weight } else { Weight::ONE };
                let space = Weighted { space: space.taking_turns(), weight: weight.get() };
                let finished = ida::record_open(&space, limits, listener);
                let is_spent = finished.outcome == Outcome::Halted(Halt::Limit(Limit::Nodes));
                if self.hands_over && is_spent {
                    listener.cut(Cut::Met);
                }
                listener.end(&finished.outcome, &finished.stats);
                finished
            }
        }
    }
}
