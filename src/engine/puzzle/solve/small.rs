//! Boards packed into a word, of at most four rows and columns or, for the queue, 16 cells: the
//! bound's tables, and the engines on them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::clock::Clock;
use super::tape::Tape;
use super::{Solution, fifteen};
use crate::puzzle::Puzzle;
use crate::puzzle::plan::{BoundKind, Plan, Preset, Request};
use crate::search::best_first::{Ties, breadth, graph, script, tree};
use crate::search::depth_first::{self, Reach};
use crate::search::event::{NodeListener, Silent};
use crate::search::ida;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::Finished;
use crate::search::space::{Packed, Weighted};
use crate::search::trace::record::Recorder;
use crate::search::watch::Halt;
use crate::sliding::board::Board;
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::linear_conflict::LinearConflict;
use crate::sliding::bound::manhattan::Manhattan;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::bound::walking_distance::WalkingDistance;
use crate::sliding::fifteen::canon::Numbering;
use crate::sliding::fifteen::carried::PatternDb;
use crate::sliding::packed;
use crate::sliding::space::Tiles;

/// Runs the solution's plan, which goes with the board.
pub fn run(
    puzzle: &Puzzle,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) {
    let plan = solution.plan;
    if plan.bound() == Some(BoundKind::PatternDb) {
        return run_pattern_db(puzzle, request, clock, solution, tape);
    }
    let job = Job { puzzle, request, clock, solution, tape, begun: Instant::now() };
    match plan {
        Plan::Preset(Preset::Rahardjo) => job.run(Misplaced::with_blank),
        _ => match plan.bound() {
            Some(BoundKind::Misplaced) => job.run(Misplaced::new),
            Some(BoundKind::Manhattan) => job.run(Manhattan::new),
            Some(BoundKind::LinearConflict) => {
                job.run(|goal| shared(&LINEAR_CONFLICT, goal, LinearConflict::new));
            }
            Some(BoundKind::WalkingDistance) => {
                job.run(|goal| shared(&WALKING_DISTANCE, goal, WalkingDistance::new));
            }
            None => job.run(|_| Blind),
            Some(BoundKind::PatternDb) => {}
        },
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
        Job { puzzle, request, clock, solution, tape, begun }.run(|_| bound);
    }
}

/// Bounds whose tables take longer to make than most puzzles to solve, with their goals.
type Shelf<B> = Mutex<Vec<(Board, Arc<B>)>>;

static LINEAR_CONFLICT: Shelf<LinearConflict> = Mutex::new(Vec::new());
static WALKING_DISTANCE: Shelf<WalkingDistance> = Mutex::new(Vec::new());

/// How many goals a shelf keeps the tables of, the latest ones.
const SHELF_MAX: usize = 4;

/// The bound for a goal, made once a process as long as no more than [`SHELF_MAX`] goals take
/// turns.
fn shared<B: Bound>(shelf: &Shelf<B>, goal: &Board, make: impl FnOnce(&Board) -> B) -> Arc<B> {
    // A panic while the shelf was held leaves it as good as it was.
    let mut shelf = shelf.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, bound)) = shelf.iter().find(|(other, _)| other == goal) {
        return bound.clone();
    }
    let bound = Arc::new(make(goal));
    if shelf.len() == SHELF_MAX {
        shelf.remove(0);
    }
    shelf.push((goal.clone(), bound.clone()));
    bound
}

struct Job<'a, 'w, 't> {
    puzzle: &'a Puzzle,
    request: &'a Request,
    clock: &'a mut Clock<'w>,
    solution: &'a mut Solution,
    tape: &'a mut Tape<'t>,
    begun: Instant,
}

impl Job<'_, '_, '_> {
    fn run<B: Bound>(self, make: impl FnOnce(&Board) -> B) {
        let Self { puzzle, request, clock, solution, tape, begun } = self;
        let bound = make(puzzle.goal());
        solution.tables_peak = bound.bytes();
        let plan = solution.plan;
        let space = Tiles::new(puzzle.start(), puzzle.goal(), &bound, plan.ways());
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
    space: Tiles<'_, B>,
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

fn best_first<S: Packed>(
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
