//! How a job ended, and its figures.

use std::time::Duration;

use super::clock::{Clock, SetUp};
use super::rest;
use super::threads::threads;
use crate::plan::{Plan, Request};
use crate::search::history::History;
use crate::search::limits::Limit;
use crate::search::outcome::{Finished, Outcome as Ended};
use crate::search::watch::{Halt, Making, Progress, Stats, Watch};
use crate::sliding::metric::Metric;
use crate::sliding::moves::{self, Move};
use crate::sliding::pattern::NoTables;

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
    /// Whether `outcome` is a solution and no shorter one exists: the search proves this, or the
    /// lower bound does.
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
    /// How many moves the solution of an earlier search had that an anytime search began with. Its
    /// lower bound then begins with the earlier one, too.
    pub began_with: Option<usize>,
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
    pub(super) fn end(&mut self, halt: Halt) {
        self.halt = Some(halt);
        self.outcome = halt.into();
    }

    /// Makes tables of at most so many bytes, or takes those that are kept; `make` hears how many
    /// threads it may use. The time counts as set-up. `None` if a limit or the watch ends it.
    pub(super) fn tables<T>(
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
    pub(super) fn take(&mut self, finished: Finished, root_h: u32) {
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
        // A solution as short as the lower bound is a shortest one, whatever found it.
        let is_least = |length| proves || length <= self.lower_bound as usize;
        self.proved_least = self.length().is_some_and(is_least);
    }
}
