//! A recorded search up to a moment, as a question shows it.

use std::fmt;
use std::num::NonZero;
use std::sync::Arc;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::Moment;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::task::Task;

use crate::tree::SlidingTree;

/// A search and the moment at which a question is asked.
#[derive(Clone)]
pub struct Recorded {
    pub plan: Plan,
    pub trace: Arc<Trace>,
    /// The number of expansions.
    pub at: u32,
    /// Whether the children of the E-node are still to be made.
    pub is_before_children: bool,
    /// Whether h and ĉ of the nodes are shown; otherwise the person works them out.
    pub has_costs: bool,
}

/// How many nodes a search makes that a question looks at.
const NODES_MAX: u32 = 400;

impl Recorded {
    /// The beginning of a search, before its first expansion. `None` if the plan does not fit the
    /// board, the goal cannot be reached, or the search has no tree.
    pub(super) fn new(puzzle: &Puzzle, plan: Plan) -> Option<Self> {
        let limits = Limits { generated_max: NODES_MAX.into(), ..Limits::usual() };
        let threads = NonZero::new(1);
        let request = Request { plan, limits, threads, ..Request::default() };
        let task = Task::new(puzzle.clone(), request).ok()?;
        let (_, trace) = task.record(&mut (), NODES_MAX);
        let trace = trace?;
        Some(Self { plan, trace, at: 0, is_before_children: false, has_costs: true })
    }

    /// The search at the moment of the question.
    pub fn moment(&self) -> Moment<'_> {
        let moment = self.trace.moment(self.at);
        if self.is_before_children { moment.with_children(0) } else { moment }
    }

    /// The board of a node. `start` is the board from which the search began.
    pub fn board(&self, start: &Board, node: u32) -> Board {
        SlidingTree { start, are_drawn: false }.board(&self.trace, node)
    }
}

impl fmt::Debug for Recorded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} expansions", self.plan.search_name(), self.at)
    }
}
