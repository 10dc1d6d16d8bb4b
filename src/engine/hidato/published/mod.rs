//! The search as it was published for Hidato (the preset `fauzia`): best-first, the cost of a node
//! being the Euclidean distance from the number just placed to the next given.
//!
//! A node is a path 1, 2, … v. Its children place v + 1 on each free cell beside v, or on its
//! given's cell where it is given and touches v. The node with the least cost is expanded next; of
//! several, the newest.
//!
//! The distance orders the nodes and never prunes them, because it is no lower bound on the steps
//! to go: a king's step along a diagonal is √2 long and not 1. In the published solution itself 6
//! and 11 are 5.66 apart with 5 steps to go. So a node whose distance is greater than its steps can
//! still lead to a solution. If a board has few givens the distance says little, and the queue
//! becomes larger than any memory, even on 8×8 boards; the outcome is then the limit.
//!
//! The engines of [`search::best_first`](crate::search::best_first) keep states of 60 bits, and a
//! path does not fit into these: `nodes` keeps nodes with their parents.
//!
//! The paper suggests other costs and a filter of children, which are [`Variant`]s.

mod nodes;
mod variant;

use super::board::Board;
use super::recount;
use super::solve::{Engine, Finished, How, Refutation, Step, Verdict};
use super::tree::{Branch, NO_COST};
use crate::search::event::{Cost, Counts, Listener, Order, Reason, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::Outcome;
use crate::search::watch::{Halt, Stats};
use nodes::{Node, Nodes};
use variant::Leg;
pub use variant::{Measure, Variant};

/// How many numbers of paths the search walks through between two calls of the listener: well under
/// a millisecond of work.
const BEAT: u64 = 20_000;

/// The least cost first; of nodes with equal cost, the newest.
const ORDER: Order =
    Order { cost: Cost::H, rule: Rule::Newest, counts: Counts::Steps, has_reversals: false };

struct Search<'a> {
    board: &'a Board,
    variant: Variant,
    listener: &'a mut Listener<'a>,
    /// The listener's marks of the nodes, if it records. They do not count as the search's memory.
    marks: Vec<u32>,
    cells: Vec<Option<usize>>,
    /// For each number, the cell of the next given from it on, and that given, counted from 0, if
    /// there is one.
    next_given: Vec<Option<(usize, usize)>>,
    nodes: Nodes,
    /// The cells of the E-node's path.
    path: Vec<u16>,
    is_used: Vec<bool>,
    stats: Stats,
}

/// Searches as published, or as a variant does, for the first solution. [`Verdict::Unknown`] holds
/// it, because the search proves nothing about other solutions. It checks the limit on nodes after
/// each expansion.
///
/// Above the nodes that place 1 there is a root, the path without a number. A node's g is how many
/// numbers are placed, and its h is the cost; for Euclid's distance h is the square of the
/// distance, which gives the same order.
pub fn record(
    board: &Board,
    variant: Variant,
    limits: &Limits,
    listener: &mut Listener<'_>,
) -> Finished {
    memory::forget();
    let cells = board.cells();
    let mut next_given = vec![None; cells.len()];
    let mut next = None;
    for (v, &cell) in cells.iter().enumerate().rev() {
        next = cell.map(|cell| (cell, v)).or(next);
        next_given[v] = next;
    }
    let cost_max = variant.cost.key_max(board.shape());
    let mut search = Search {
        board,
        variant,
        listener,
        marks: Vec::new(),
        is_used: vec![false; cells.len()],
        cells,
        next_given,
        nodes: Nodes::new(cost_max, limits.memory_max),
        path: Vec::with_capacity(board.count()),
        stats: Stats::default(),
    };
    search.listener.begin(ORDER);
    let end = search.walk(limits.generated_max);
    search.tell_end(end);
    let finished = search.finish(end);
    recount::check(board, &finished.verdict);
    finished
}

/// The last node of a solution, or `None` after every path was tried.
type End = Result<Option<u32>, Halt>;

impl Search<'_> {
    fn walk(&mut self, generated_max: u64) -> End {
        let root = self.listener.root(NO_COST, None);
        self.listener.take(root);
        self.listener.expand(root);
        let made = (0..self.board.count()).try_for_each(|cell| self.make(None, cell));
        self.tell_done();
        made?;
        let mut effort = 0;
        while let Some((at, cost)) = self.nodes.pop() {
            self.stats.f = self.stats.f.max(self.variant.cost.floor(cost));
            let node = self.nodes.get(at);
            let mark = self.mark(at);
            self.listener.take(mark);
            if usize::from(node.number) == self.board.count() {
                self.listener.goal(mark);
                return Ok(Some(at));
            }
            self.listener.expand(mark);
            self.expand(at, node)?;
            if self.stats.generated >= generated_max {
                return Err(Halt::Limit(Limit::Nodes));
            }
            effort += 16 + u64::from(node.number);
            if effort >= BEAT {
                effort = 0;
                self.listener.beat(&self.stats.into())?;
            }
        }
        Ok(None)
    }

    fn expand(&mut self, at: u32, node: Node) -> Result<(), Halt> {
        self.stats.expanded += 1;
        self.mark_path(at);
        let shape = self.board.shape();
        let made = shape.neighbours(node.cell.into()).iter().try_for_each(|&cell| {
            let is_used = |cell: usize| self.is_used[cell];
            let (from, to) = (node.cell.into(), cell.into());
            if is_used(to) || !shape.may_follow(from, to, is_used) {
                return Ok(());
            }
            self.make(Some((at, node.number)), cell.into())
        });
        for cell in self.path.drain(..) {
            self.is_used[usize::from(cell)] = false;
        }
        self.tell_done();
        made
    }

    /// The listener's mark of a node.
    fn mark(&self, at: u32) -> u32 {
        self.marks.get(at as usize).copied().unwrap_or_default()
    }

    fn tell_done(&mut self) {
        self.listener.done(&self.stats, self.nodes.live());
    }

    fn tell_end(&mut self, end: End) {
        let outcome = match end {
            Ok(Some(_)) => Outcome::Solved(Vec::new()),
            Ok(None) => Outcome::NoSolution,
            Err(halt) => Outcome::Halted(halt),
        };
        self.listener.end(&outcome, &self.stats);
    }

    fn mark_path(&mut self, mut at: u32) {
        loop {
            let node = self.nodes.get(at);
            self.is_used[usize::from(node.cell)] = true;
            self.path.push(node.cell);
            if node.parent == at {
                return;
            }
            at = node.parent;
        }
    }

    /// Makes a child, unless the number stands in another cell or another number stands in this
    /// cell.
    fn make(&mut self, parent: Option<(u32, u16)>, cell: usize) -> Result<(), Halt> {
        let number = parent.map_or(1, |(_, number)| number + 1);
        let v = usize::from(number) - 1;
        let is_right = match self.cells[v] {
            Some(given) => given == cell,
            None => self.board.number(cell).is_none(),
        };
        if !is_right {
            return Ok(());
        }
        let leg = self.leg(v, cell);
        let cost = self.variant.cost.key(self.board.shape(), leg);
        let branch = Branch { number, cell, is_placed: true };
        if self.variant.filters && leg.is_some_and(|leg| leg.is_out_of_reach(self.board.shape())) {
            let mark = self.listener.child(branch.label(), number.into(), cost);
            self.listener.kill(mark, Reason::Bound);
            self.stats.generated += 1;
            return Ok(());
        }
        let parent = parent.map(|(parent, _)| parent);
        let pushed = self.nodes.push(parent, cell as u16, number, cost);
        self.stats.memory_peak = self.stats.memory_peak.max(self.nodes.memory());
        pushed.map_err(Halt::Limit)?;
        if self.listener.records() {
            self.marks.push(self.listener.child(branch.label(), number.into(), cost));
        }
        self.stats.generated += 1;
        self.stats.live_peak = self.stats.live_peak.max(self.nodes.live());
        Ok(())
    }

    /// The way from a number, counted from 0, on a cell to the next given.
    fn leg(&self, v: usize, cell: usize) -> Option<Leg> {
        let &(to, next) = self.next_given.get(v + 1)?.as_ref()?;
        Some(Leg { cell, to, numbers: next - v })
    }

    fn finish(self, end: End) -> Finished {
        let mut steps = Vec::new();
        let verdict = match end {
            Ok(Some(last)) => {
                steps = self.steps(last);
                let mut first = self.board.clone();
                steps.iter().for_each(|step| first.set(step.cell, step.number));
                Verdict::Unknown { first: Some(first), halt: None }
            }
            Ok(None) => Verdict::None(Refutation::Tried),
            Err(halt) => Verdict::Unknown { first: None, halt: Some(halt) },
        };
        Finished {
            verdict,
            steps,
            stats: self.stats,
            probes: 0,
            restarts: 0,
            local_steps: 0,
            work: 0,
            engine: Engine::BestFirst,
        }
    }

    fn steps(&self, mut at: u32) -> Vec<Step> {
        let mut steps = Vec::with_capacity(self.board.count());
        loop {
            let node = self.nodes.get(at);
            let (number, cell) = (node.number, usize::from(node.cell));
            let is_given = self.board.number(cell).is_some();
            let how = if is_given { How::Given } else { How::Guessed };
            steps.push(Step { number, cell, how, failed: Vec::new() });
            if node.parent == at {
                steps.reverse();
                return steps;
            }
            at = node.parent;
        }
    }
}
