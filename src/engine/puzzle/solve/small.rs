//! Boards packed into a word, of at most four rows and columns or, for the queue, 16 cells: the
//! bound's tables, and the engines on them.

use std::time::{Duration, Instant};

use super::clock::Clock;
use super::tape::Tape;
use super::{Solution, fifteen};
use crate::puzzle::Puzzle;
use crate::puzzle::plan::{BoundKind, Plan, Request};
use crate::search::best_first::{Ties, breadth, graph, script, tree};
use crate::search::depth_first::{self, Reach};
use crate::search::event::{NodeListener, Silent};
use crate::search::ida;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::Finished;
use crate::search::space::{Packed, Weighted};
use crate::search::trace::record::Recorder;
use crate::search::watch::Halt;
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::fifteen::canon::Numbering;
use crate::sliding::fifteen::carried::PatternDb;
use crate::sliding::packed;
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
    if bound == Some(BoundKind::PatternDb) {
        return run_pattern_db(puzzle, request, clock, solution, tape);
    }
    let job = Job { puzzle, request, clock, solution, tape, begun: Instant::now() };
    match (plan, bound) {
        (Plan::Preset(preset), _) if preset.counts_blank => job.visit(&Misplaced::with_blank(goal)),
        (_, None) => job.visit(&Blind),
        // Plans with pattern databases have their own branch above.
        (_, Some(bound)) => drop(bound.make(goal, job)),
    }
}

/// Runs a plan with pattern databases.
fn run_pattern_db(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) {
    let Some(numbering) = Numbering::new(puzzle.goal()) else { return };
    let begun = Instant::now();
    solution.lower_bound = fifteen::least(puzzle);
    let tables = fifteen::tables(numbering.home, request, clock, solution);
    let bound = tables.and_then(|tables| PatternDb::new(puzzle.goal(), tables));
    if let Some(bound) = bound {
        Job { puzzle, request, clock, solution, tape, begun }.visit(&bound);
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
    /// Searches with the bound; making it counts as set-up.
    fn visit(self, bound: &impl Bound) {
        let Self { puzzle, request, clock, solution, tape, begun } = self;
        solution.tables_peak = bound.bytes();
        let plan = solution.plan;
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), bound, plan.ways());
        let space = if plan.makes_reversals() { space.with_reversals() } else { space };
        solution.setup_time += begun.elapsed();
        let root_h = bound.h(bound.carry(packed::pack(puzzle.start())));
        let Some(memory_max) = request.limits.memory_max.checked_sub(bound.bytes()) else {
            solution.lower_bound = root_h;
            return solution.end(Halt::Limit(Limit::Memory));
        };

        clock.begin_search(Duration::ZERO);
        let begun = Instant::now();
        let limits = &Limits { memory_max, ..request.limits };
        let (finished, recorder) = match tape.nodes_max {
            None => (search(space, plan, limits, &mut Silent(clock)), None),
            Some(most) => {
                let mut recorder = tape.recorder(clock, most);
                (search(space, plan, limits, &mut recorder), Some(recorder))
            }
        };
        solution.search_time = begun.elapsed();
        tape.trace = recorder.map(Recorder::finish_shared);

        solution.take(finished, root_h);
    }
}

fn search<B: Bound>(
    space: SmallSpace<'_, B>,
    plan: Plan,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    match plan {
        Plan::Ida { weight, .. } if weight.get() == 1.0 => ida::record(&space, limits, listener),
        Plan::Ida { weight, .. } => {
            ida::record(&Weighted { space, weight: weight.get() }, limits, listener)
        }
        Plan::BestFirst { weight, ties, visited, .. } if weight.get() == 1.0 => {
            best_first(&space, ties, visited, limits, listener)
        }
        Plan::BestFirst { weight, ties, visited, .. } => {
            let space = Weighted { space, weight: weight.get() };
            best_first(&space, ties, visited, limits, listener)
        }
        Plan::BreadthFirst { visited: true } => breadth::record(&space, limits, listener),
        Plan::BreadthFirst { visited: false } => {
            tree::record(&space, Ties::Oldest, limits, listener)
        }
        Plan::DepthFirst { visited, depth_max } => {
            depth_first::record(&space, Reach { depth_max, visited }, limits, listener)
        }
        Plan::Shortest | Plan::Anytime | Plan::Preset(_) => match plan.script() {
            Some(script) => script::record(&space, script, limits, listener),
            None => graph::record(&space, Ties::Newest, limits, listener),
        },
    }
}

/// Best-first search, with or without a visited set.
pub(super) fn best_first<S: Packed>(
    space: &S,
    ties: Ties,
    visited: bool,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    if visited {
        graph::record(space, ties, limits, listener)
    } else {
        tree::record(space, ties, limits, listener)
    }
}
