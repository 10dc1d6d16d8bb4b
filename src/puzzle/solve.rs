//! Runs a plan on a puzzle: the bound's tables, the search with its clock, the outcome.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Puzzle;
use super::plan::{BoundKind, Plan, Preset, Request};
use crate::search::best_first::{Ties, graph, script, tree};
use crate::search::event::{Flow, Halt, Listener, Stats};
use crate::search::ida;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome as Ended};
use crate::search::space::{Packed, Weighted};
use crate::sliding::board::Board;
use crate::sliding::bound::Bound;
use crate::sliding::bound::linear_conflict::LinearConflict;
use crate::sliding::bound::manhattan::Manhattan;
use crate::sliding::bound::misplaced::Misplaced;
use crate::sliding::bound::walking_distance::WalkingDistance;
use crate::sliding::moves::Move;
use crate::sliding::packed;
use crate::sliding::space::Tiles;

/// How a job ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Solved(Vec<Move>),
    /// ΣKurang + X is odd: no search was begun.
    Unsolvable,
    Limit(Limit),
    Stopped,
}

/// A job's figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    pub plan: Plan,
    pub outcome: Outcome,
    /// Whether `outcome` is a solution and the search has proved that no shorter one exists.
    pub proved_least: bool,
    /// No solution has fewer moves than this.
    pub lower_bound: u32,
    pub stats: Stats,
    /// The search alone.
    pub search_time: Duration,
    /// Making the bound's tables.
    pub setup_time: Duration,
}

/// What a running search tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub stats: Stats,
    /// Since the search began.
    pub elapsed: Duration,
}

/// Hears of a job's progress some fifteen times a second, and may stop it within a millisecond.
pub trait Watch {
    fn is_stopped(&self) -> bool;
    fn progress(&mut self, progress: &Progress);
}

/// Lets a job run to its end.
impl Watch for () {
    fn is_stopped(&self) -> bool {
        false
    }

    fn progress(&mut self, _: &Progress) {}
}

/// Judges the puzzle and, if it can be solved, runs the plan.
pub fn solve(puzzle: &Puzzle, request: &Request, watch: &mut impl Watch) -> Solution {
    let plan = request.plan;
    let mut solution = Solution {
        plan,
        outcome: Outcome::Unsolvable,
        proved_least: false,
        lower_bound: 0,
        stats: Stats::default(),
        search_time: Duration::ZERO,
        setup_time: Duration::ZERO,
    };
    if !puzzle.solvability().is_solvable() {
        return solution;
    }
    let job = Job { puzzle, request, watch, solution: &mut solution, begun: Instant::now() };
    match plan {
        Plan::Preset(Preset::Rahardjo) => job.run(Misplaced::with_blank),
        _ => match plan.bound() {
            BoundKind::Misplaced => job.run(Misplaced::new),
            BoundKind::Manhattan => job.run(Manhattan::new),
            BoundKind::LinearConflict => {
                job.run(|goal| shared(&LINEAR_CONFLICT, goal, LinearConflict::new));
            }
            BoundKind::WalkingDistance => {
                job.run(|goal| shared(&WALKING_DISTANCE, goal, WalkingDistance::new));
            }
        },
    }
    solution
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

struct Job<'a, W> {
    puzzle: &'a Puzzle,
    request: &'a Request,
    watch: &'a mut W,
    solution: &'a mut Solution,
    begun: Instant,
}

impl<W: Watch> Job<'_, W> {
    fn run<B: Bound>(self, make: impl FnOnce(&Board) -> B) {
        let Self { puzzle, request, watch, solution, begun } = self;
        let bound = make(puzzle.goal());
        let space = Tiles::new(puzzle.start(), puzzle.goal(), &bound, request.plan.ways());
        solution.setup_time = begun.elapsed();

        let begun = Instant::now();
        let mut clock = Clock { watch, begun, time_max: request.time_max, told: begun };
        let finished = search(space, request, &mut clock);
        solution.search_time = begun.elapsed();

        solution.stats = finished.stats;
        let proves = request.plan.proves_least();
        let root_h = bound.h(bound.carry(packed::pack(puzzle.start())));
        solution.lower_bound = match request.plan {
            _ if proves => finished.lower_bound,
            // Counting the blank, this one is no lower bound.
            Plan::Preset(Preset::Rahardjo) => 0,
            _ => root_h,
        };
        solution.outcome = match finished.outcome {
            Ended::Solved(labels) => {
                Outcome::Solved(labels.into_iter().filter_map(Move::from_index).collect())
            }
            Ended::NoSolution => Outcome::Unsolvable,
            Ended::Halted(Halt::Stopped) => Outcome::Stopped,
            Ended::Halted(Halt::Limit(limit)) => Outcome::Limit(limit),
        };
        solution.proved_least = proves && matches!(solution.outcome, Outcome::Solved(_));
    }
}

fn search<B: Bound>(space: Tiles<'_, B>, request: &Request, clock: &mut impl Listener) -> Finished {
    let limits = &request.limits;
    match request.plan {
        Plan::Ida { weight, .. } if weight.get() == 1.0 => ida::run(&space, limits, clock),
        Plan::Ida { weight, .. } => {
            ida::run(&Weighted { space, weight: weight.get() }, limits, clock)
        }
        Plan::BestFirst { weight, ties, visited, .. } if weight.get() == 1.0 => {
            best_first(&space, ties, visited, limits, clock)
        }
        Plan::BestFirst { weight, ties, visited, .. } => {
            let space = Weighted { space, weight: weight.get() };
            best_first(&space, ties, visited, limits, clock)
        }
        Plan::Preset(_) => match request.plan.script() {
            Some(script) => script::run(&space, script, limits, clock),
            None => graph::run(&space, Ties::Newest, limits, clock),
        },
    }
}

fn best_first<S: Packed>(
    space: &S,
    ties: Ties,
    visited: bool,
    limits: &Limits,
    clock: &mut impl Listener,
) -> Finished {
    if visited {
        graph::run(space, ties, limits, clock)
    } else {
        tree::run(space, ties, limits, clock)
    }
}

/// Between progress reports.
const INTERVAL: Duration = Duration::from_millis(66);

struct Clock<'a, W> {
    watch: &'a mut W,
    begun: Instant,
    time_max: Option<f64>,
    told: Instant,
}

impl<W: Watch> Listener for Clock<'_, W> {
    fn beat(&mut self, stats: &Stats) -> Flow {
        if self.watch.is_stopped() {
            return Flow::Stop;
        }
        let now = Instant::now();
        let elapsed = now - self.begun;
        if self.time_max.is_some_and(|most| elapsed.as_secs_f64() >= most) {
            return Flow::TimeUp;
        }
        if now - self.told >= INTERVAL {
            self.told = now;
            self.watch.progress(&Progress { stats: *stats, elapsed });
        }
        Flow::Continue
    }
}
