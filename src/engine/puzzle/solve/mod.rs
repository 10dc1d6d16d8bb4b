//! Runs a plan on a puzzle: the bound's tables, the search with its clock, the outcome.
//!
//! | room | what lives there |
//! |---|---|
//! | `fifteen` | the shortest solution of any 4×4 board |
//! | `engine` | which engine runs: the one place that decides |
//! | `easy` | which of them need no pattern databases |
//! | `small` | boards packed into a word |
//! | `multi` | the same, where a line shifted at once is one move |
//! | `large` | the anytime search, and boards of more than four rows or columns |
//! | `clock` | time |
//! | `rest` | lets go of large tables after a while |
//! | `tape` | whether the search is recorded |
//! | [`split`] | iterations divided into subtrees, for several machines |
//! | [`every`](mod@every) | all shortest solutions |
//! | [`within`](mod@within) | whether a board has a solution of at most so many moves |

pub(super) mod clock;
mod easy;
mod engine;
mod engines;
pub mod every;
mod fifteen;
mod large;
mod multi;
mod rest;
mod small;
pub mod split;
mod tape;
pub mod within;

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use super::Puzzle;
use super::fit::{self, Misfit};
use super::plan::{Plan, Request};
use crate::search::history::History;
use crate::search::limits::Limit;
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome as Ended};
use crate::search::trace::Trace;
use crate::search::trace::record::Follower;
use crate::search::watch::{Halt, Making, Progress, Stats, Watch};
use crate::sliding::metric::Metric;
use crate::sliding::moves::{self, Move};
use crate::sliding::pattern::NoTables;
use clock::{Clock, SetUp};
use engine::Engine;
pub use every::{EverySolution, NotEvery, every};
pub use rest::rest;
use tape::Tape;
pub use within::within;

/// How a job ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Solved(Vec<Move>),
    /// ΣKurang + X is odd, so no search was begun.
    Unsolvable,
    Limit(Limit),
    Stopped,
}

impl From<Halt> for Outcome {
    fn from(halt: Halt) -> Self {
        match halt {
            // A target is reached with a solution, so this end has none.
            Halt::Stopped | Halt::Target => Self::Stopped,
            Halt::Limit(limit) => Self::Limit(limit),
        }
    }
}

/// A job's figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The plan that was run; never [`Plan::Shortest`]. If that was asked for, on 4×4 the board
    /// decides: walking distance for an easy board, else pattern databases.
    pub plan: Plan,
    /// What counts as one move.
    pub metric: Metric,
    /// The moves of a solution are steps of the blank: see [`length`](Self::length).
    pub outcome: Outcome,
    /// Whether `outcome` is a solution and the search has proved that no shorter one exists.
    pub proved_least: bool,
    /// No solution has fewer moves than this.
    pub lower_bound: u32,
    /// The limit or the stop that ended the search; `None` if it ended by itself. An anytime search
    /// may have a solution all the same.
    pub halt: Option<Halt>,
    /// What an anytime search has found and proved, and when; empty for other searches.
    pub history: History,
    pub stats: Stats,
    /// The time of the search alone.
    pub search_time: Duration,
    /// The time to make the bound's tables.
    pub setup_time: Duration,
    /// The time of the whole job: the verdict, the set-up and the search.
    pub total_time: Duration,
    /// The most bytes that the bound's tables held. `stats.memory_peak` does not include them.
    pub tables_peak: u64,
    /// Whether tables that an earlier search made, perhaps in an earlier run of the program, were
    /// still there and changed what this search did: the larger ones on 4×4, any of the anytime
    /// search. Without them the counts are others. Damaged ones change them, too.
    pub tables_kept: bool,
}

impl Solution {
    /// How many moves the solution has; `None` without one.
    pub fn length(&self) -> Option<usize> {
        match &self.outcome {
            Outcome::Solved(moves) => Some(self.metric.count(moves)),
            _ => None,
        }
    }

    /// Ends without a solution.
    fn end(&mut self, halt: Halt) {
        self.halt = Some(halt);
        self.outcome = halt.into();
    }

    /// Makes tables of at most so many bytes, or takes those that are kept; `make` hears how many
    /// threads it may use. The time counts as set-up. `None` if a limit or the watch ends it.
    fn tables<T>(
        &mut self,
        bytes_max: u64,
        request: &Request,
        clock: &mut Clock<'_>,
        make: impl FnOnce(usize, &mut dyn Watch) -> Result<T, NoTables>,
    ) -> Option<T> {
        if request.limits.memory_max < bytes_max {
            self.end(Halt::Limit(Limit::Memory));
            return None;
        }
        rest::want();
        let mut set_up = SetUp::new(clock, Making::Tables, Progress::default());
        let tables = make(threads(request), &mut set_up);
        self.setup_time += set_up.elapsed();
        tables.map_err(|none| self.end(none.into())).ok()
    }

    /// Takes in the result of an engine. `root_h` is the bound on the start.
    fn take(&mut self, finished: Finished, root_h: u32) {
        let proves = self.plan.proves_least();
        self.stats = finished.stats;
        self.lower_bound = match self.plan {
            _ if proves => finished.lower_bound,
            // This search proves a bound only by what it has tried.
            Plan::DepthFirst { .. } => finished.lower_bound,
            // This bound counts the blank, so it is no lower bound.
            Plan::Preset(preset) if preset.counts_blank => 0,
            // Whether an own bound is a lower bound nobody knows.
            _ if self.plan.own_bound().is_some() => 0,
            _ => root_h,
        };
        self.outcome = match finished.outcome {
            Ended::Solved(labels) => Outcome::Solved(moves::from_labels(&labels)),
            Ended::NoSolution => Outcome::Unsolvable,
            Ended::Halted(halt) => {
                self.halt = Some(halt);
                halt.into()
            }
        };
        self.proved_least = proves && matches!(self.outcome, Outcome::Solved(_));
    }
}

/// How many threads a search that can use several uses.
fn threads(request: &Request) -> usize {
    request.threads.or_else(|| available_parallelism().ok()).map_or(1, NonZero::get)
}

/// Judges the puzzle and, if it can be solved, runs the plan.
///
/// # Errors
/// If the plan does not fit the board: see [`Plan::on`].
pub fn solve(
    puzzle: &Puzzle,
    request: &Request,
    watch: &mut dyn Watch,
) -> Result<Solution, Misfit> {
    Ok(Task::new(puzzle.clone(), *request)?.run(watch))
}

/// A puzzle and a request whose plan fits it.
#[derive(Clone, Debug)]
pub struct Task {
    puzzle: Puzzle,
    request: Request,
    plan: Plan,
}

impl Task {
    /// # Errors
    /// If the plan does not fit the board: see [`Plan::on`].
    pub fn new(puzzle: Puzzle, request: Request) -> Result<Self, Misfit> {
        let plan = request.plan.on_with(puzzle.start().dims(), request.metric)?;
        Ok(Self { puzzle, request, plan })
    }

    /// A task whose search can be recorded. A puzzle that cannot be solved has no search, so that
    /// every plan is taken.
    ///
    /// # Errors
    /// As for [`new`](Self::new), and if the search has no single tree.
    pub fn with_tree(puzzle: Puzzle, request: Request) -> Result<Self, Misfit> {
        let task = Self::new(puzzle, request)?;
        if task.puzzle.solvability().is_solvable() {
            task.check_tree()?;
        }
        Ok(task)
    }

    /// # Errors
    /// If the search has no single tree that can be recorded.
    pub fn check_tree(&self) -> Result<(), Misfit> {
        let plan = self.plan;
        if plan == Plan::Anytime { Err(Misfit::Tree { plan }) } else { Ok(()) }
    }

    /// Judges the puzzle and, if it can be solved, runs the plan.
    pub fn run(&self, watch: &mut dyn Watch) -> Solution {
        self.perform(watch, &mut Tape::default())
    }

    /// The same, and records the first `nodes_max` nodes of the search. `None` if there was no
    /// search, and for the anytime search, which is several at once.
    pub fn record(&self, watch: &mut dyn Watch, nodes_max: u32) -> (Solution, Option<Arc<Trace>>) {
        self.record_for(watch, nodes_max, None)
    }

    /// The same, with a follower, who sees the trace while it is recorded.
    pub fn record_for(
        &self,
        watch: &mut dyn Watch,
        nodes_max: u32,
        follower: Option<Follower<'_>>,
    ) -> (Solution, Option<Arc<Trace>>) {
        let mut tape = Tape { nodes_max: Some(nodes_max), follower, trace: None };
        let solution = self.perform(watch, &mut tape);
        (solution, tape.trace)
    }

    fn perform(&self, watch: &mut dyn Watch, tape: &mut Tape<'_>) -> Solution {
        let begun = Instant::now();
        let Self { puzzle, request, plan } = self;
        let mut solution = Solution {
            plan: *plan,
            metric: request.metric,
            outcome: Outcome::Unsolvable,
            proved_least: false,
            lower_bound: 0,
            halt: None,
            history: History::default(),
            stats: Stats::default(),
            search_time: Duration::ZERO,
            setup_time: Duration::ZERO,
            total_time: Duration::ZERO,
            tables_peak: 0,
            tables_kept: false,
        };
        if puzzle.solvability().is_solvable() {
            let (plan, engine) = engine::choose(puzzle, request, *plan);
            solution.plan = plan;
            if request.plan == Plan::Shortest
                && engine != Engine::Multi
                && fit::is_fifteen(puzzle.start().dims())
            {
                solution.setup_time = begun.elapsed();
            }
            let clock = Clock::new(watch, begun, request.time_max);
            let clock = &mut clock.with_target(request.target).counting(request.metric);
            memory::give_back();
            match engine {
                Engine::Anytime => large::anytime(puzzle, request, clock, &mut solution),
                Engine::Large { bound, weight } => {
                    large::deepen(puzzle, request, (bound, weight), clock, &mut solution, tape);
                }
                Engine::Fifteen => fifteen::deepen(puzzle, request, clock, &mut solution, tape),
                Engine::Multi => multi::run(puzzle, request, clock, &mut solution, tape),
                Engine::Packed => small::run(puzzle, request, clock, &mut solution, tape),
            }
        }
        solution.total_time = begun.elapsed();
        solution
    }
}
