//! Boards of at most four rows and columns where a whole line that is shifted at once is one move.

use std::time::{Duration, Instant};

use super::clock::{Clock, SetUp};
use super::tape::Tape;
use super::{Solution, rest, small, threads};
use crate::puzzle::Puzzle;
use crate::puzzle::plan::{BoundKind, Plan, Request};
use crate::search::event::{NodeListener, Silent};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Weighted;
use crate::search::trace::record::Recorder;
use crate::search::watch::{Halt, Making, Progress};
use crate::search::{best_first, ida};
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::multi::bound::{Databases, LineBound, Shared};
use crate::sliding::multi::lines::Lines;
use crate::sliding::multi::space::MultiSpace;
use crate::sliding::packed;
use crate::sliding::pattern::NoTables;

/// Runs the solution's plan, which fits this metric and the board.
pub fn run(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) {
    let (bound, goal) = (solution.plan.bound(), puzzle.goal());
    if bound == Some(BoundKind::PatternDb) {
        if let Some(databases) = databases(puzzle, request, clock, solution) {
            LineJob { puzzle, request, clock, solution, tape }.search(&databases);
        }
        return;
    }
    let job = LineJob { puzzle, request, clock, solution, tape };
    match bound {
        None => job.search(&Blind),
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
    let dims = puzzle.goal().dims();
    if request.limits.memory_max < Lines::bytes_max(dims) {
        solution.end(Halt::Limit(Limit::Memory));
        return None;
    }
    rest::want();
    let mut set_up = SetUp::new(clock, Making::Tables, Progress::default());
    let databases = Databases::new(puzzle.goal(), threads(request), &mut set_up);
    solution.setup_time += set_up.elapsed();
    match databases {
        Ok(databases) => Some(databases),
        Err(NoTables::Ended(halt)) => {
            solution.end(halt);
            None
        }
        // Here the system has less memory than the limit allows.
        Err(NoTables::Memory | NoTables::Home) => {
            solution.end(Halt::Limit(Limit::Memory));
            None
        }
    }
}

struct LineJob<'a, 'w, 't> {
    puzzle: &'a Puzzle,
    request: &'a Request,
    clock: &'a mut Clock<'w>,
    solution: &'a mut Solution,
    tape: &'a mut Tape<'t>,
}

impl Visitor for LineJob<'_, '_, '_> {
    /// Searches with a bound on single tiles.
    fn visit(self, bound: &impl Bound) {
        let shared = Shared::new(bound, self.puzzle.start().dims());
        self.search(&shared);
    }
}

impl LineJob<'_, '_, '_> {
    fn search(self, bound: &impl LineBound) {
        let Self { puzzle, request, clock, solution, tape } = self;
        solution.tables_peak = bound.bytes();
        let plan = solution.plan;
        let space = MultiSpace::new(puzzle.start(), puzzle.goal(), bound);
        let root_h = bound.h(bound.carry(packed::pack(puzzle.start())));
        let Some(memory_max) = request.limits.memory_max.checked_sub(bound.bytes()) else {
            solution.lower_bound = root_h;
            return solution.end(Halt::Limit(Limit::Memory));
        };
        clock.begin_search(Duration::ZERO);
        let begun = Instant::now();
        let limits = &Limits { memory_max, ..request.limits };
        let (mut finished, recorder) = match tape.nodes_max {
            None => (search(&space, plan, limits, &mut Silent(clock)), None),
            Some(most) => {
                let mut recorder = tape.recorder(clock, most);
                (search(&space, plan, limits, &mut recorder), Some(recorder))
            }
        };
        solution.search_time = begun.elapsed();
        tape.trace = recorder.map(Recorder::finish_shared);
        if let Outcome::Solved(labels) = &mut finished.outcome {
            *labels = space.steps(labels).into_iter().map(|way| way as u8).collect();
        }
        solution.take(finished, root_h);
    }
}

fn search<B: LineBound>(
    space: &MultiSpace<'_, B>,
    plan: Plan,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    match plan {
        Plan::BestFirst { weight, ties, visited, .. } if weight.get() == 1.0 => {
            small::best_first(space, ties, visited, limits, listener)
        }
        Plan::BestFirst { weight, ties, visited, .. } => {
            let space = Weighted { space: *space, weight: weight.get() };
            small::best_first(&space, ties, visited, limits, listener)
        }
        Plan::BreadthFirst { visited: true } => {
            best_first::breadth::record(space, limits, listener)
        }
        Plan::BreadthFirst { visited: false } => {
            best_first::tree::record(space, best_first::Ties::Oldest, limits, listener)
        }
        Plan::Ida { weight, .. } if weight.get() != 1.0 => {
            let space = Weighted { space: space.taking_turns(), weight: weight.get() };
            ida::record(&space, limits, listener)
        }
        // No other plan fits this metric.
        _ => ida::record(&space.taking_turns(), limits, listener),
    }
}
