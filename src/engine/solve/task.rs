//! A puzzle and what is to be run on it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::clock::Clock;
use super::engine::{self, Engine};
use super::job::Job;
use super::solution::{Outcome, Solution};
use super::tape::Tape;
use super::{fifteen, large, multi, small};
use crate::fit::{self, Misfit};
use crate::plan::{Plan, Request};
use crate::search::history::History;
use crate::search::memory;
use crate::search::space::Label;
use crate::search::trace::Trace;
use crate::search::trace::record::Follower;
use crate::search::watch::{Stats, Watch};
use crate::sliding::large::Known;
use crate::sliding::moves;
use crate::sliding::puzzle::Puzzle;

/// A puzzle and a request whose plan fits it.
#[derive(Clone, Debug)]
pub struct Task {
    puzzle: Puzzle,
    request: Request,
    plan: Plan,
    /// What an anytime search begins with.
    known: Known,
}

impl Task {
    /// # Errors
    /// If the plan does not fit the board: see [`Plan::on`].
    pub fn new(puzzle: Puzzle, request: Request) -> Result<Self, Misfit> {
        let plan = request.plan.on(puzzle.start().dims(), request.metric)?;
        Ok(Self { puzzle, request, plan, known: Known::default() })
    }

    /// The same, but an anytime search begins with what an earlier search on the same puzzle has
    /// found and proved, so that its figures do not become worse. Nothing is changed where the
    /// earlier one has proved all, counted moves otherwise, or has moves that do not lead from the
    /// start to the goal.
    #[must_use]
    pub fn after(self, earlier: &Solution) -> Self {
        let Outcome::Solved(ways) = &earlier.outcome else { return self };
        let (start, goal) = (self.puzzle.start(), self.puzzle.goal());
        let is_way = moves::steps(start, ways).last().is_some_and(|step| step.board == *goal);
        let is_same = self.plan == Plan::Anytime && self.request.metric == earlier.metric;
        if earlier.proved_least || !is_same || !is_way {
            return self;
        }
        let labels = ways.iter().map(|&way| way as Label).collect();
        Self { known: Known { labels, lower_bound: earlier.lower_bound }, ..self }
    }

    /// How many moves the solution has that an anytime search begins with, if it knows one.
    pub fn begins_with(&self) -> Option<usize> {
        let labels = &self.known.labels;
        (!labels.is_empty()).then(|| self.request.metric.cost(labels))
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
        let Self { puzzle, request, plan, known } = self;
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
            began_with: None,
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
            let job = Job { puzzle, request, clock, solution: &mut solution, tape };
            match engine {
                Engine::Anytime => large::anytime(job, known),
                Engine::Large { bound, weight } => large::deepen(job, (bound, weight)),
                Engine::Fifteen => fifteen::deepen(job),
                Engine::Multi => multi::run(job),
                Engine::Packed => small::run(job),
            }
        }
        solution.total_time = begun.elapsed();
        solution
    }
}
