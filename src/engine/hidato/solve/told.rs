//! Tells a listener of the nodes of branch and bound. A branch node has two children: one with the
//! guess, one without it. Both are told when the guess is made, and the second is live until the
//! search has finished the first.

use super::outcome::Verdict;
use super::search::Search;
use crate::hidato::board::Board;
use crate::hidato::propagate::gaps::distance;
use crate::hidato::propagate::{Contradiction, Rule};
use crate::hidato::tree::{Branch, Fact, NO_COST};
use crate::search::event::{Cost, Counts, Order, Reason, Rule as Turn};
use crate::search::outcome::Outcome;
use crate::search::watch::Halt;

/// Depth-first order: costs do not count.
const ORDER: Order = Order {
    cost: Cost::H,
    rule: Turn::DepthFirst,
    counts: Counts::Generated,
    has_reversals: false,
};

/// The only state that is met again: the solution, after a restart.
const SOLUTION: u64 = 0;

/// The nodes of which not everything has been told yet.
#[derive(Default)]
pub(super) struct Told {
    /// The node at hand.
    here: u32,
    /// How many numbers stood at the parent of the current node.
    placed: usize,
    /// For each guess that stands, the branch node and its other child.
    branches: Vec<Pending>,
}

struct Pending {
    from: u32,
    other: u32,
    placed: usize,
}

impl Search<'_> {
    pub fn tell_begin(&mut self) {
        self.listener.begin(ORDER);
        self.told.here = self.listener.root(NO_COST, None);
    }

    /// Tells that the search guesses at the current node.
    pub fn tell_guess(&mut self, number: u16, cell: u16) {
        let from = self.told.here;
        self.tell_facts();
        self.listener.take(from);
        self.listener.expand(from);
        let placed = self.domains.placed().len();
        let (with, without) =
            if self.listener.records() { self.slacks(number, cell) } else { (0, 0) };
        let branch = Branch { number: number + 1, cell: cell.into(), is_placed: true };
        let g = placed as u32;
        self.told.here = self.listener.child(branch.label(), g + 1, with);
        let branch = Branch { is_placed: false, ..branch };
        let other = self.listener.child(branch.label(), g, without);
        self.told.placed = placed;
        self.told.branches.push(Pending { from, other, placed });
        let live = self.told.branches.len() as u64 + 1;
        self.listener.done(&self.stats, live);
    }

    /// Tells that the search takes back the last guess: the node without it is now the current one.
    pub fn tell_back(&mut self) {
        if let Some(branch) = self.told.branches.pop() {
            (self.told.here, self.told.placed) = (branch.other, branch.placed);
        }
    }

    /// Tells that the current node contradicts the rules.
    pub fn tell_dead(&mut self, contradiction: Contradiction) {
        let reason = if self.listener.records() { contradiction.code() } else { 0 };
        self.tell_facts();
        self.tell_kill(self.told.here, Reason::Contradiction(reason));
    }

    /// Tells that the current node is a solution.
    pub fn tell_goal(&mut self) {
        self.tell_facts();
        self.listener.take(self.told.here);
        self.listener.meet(self.told.here, SOLUTION);
        self.listener.goal(self.told.here);
    }

    /// Tells that the current node is the first solution, which the search meets again after a
    /// restart.
    pub fn tell_met(&mut self) {
        self.tell_facts();
        self.listener.take(self.told.here);
        self.listener.duplicate(self.told.here, SOLUTION);
    }

    /// Tells that the search takes back all guesses and begins again where it made the first one.
    pub fn tell_restart(&mut self) {
        self.tell_kill(self.told.here, Reason::Restart);
        let mut from = self.told.here;
        while let Some(branch) = self.told.branches.pop() {
            self.tell_kill(branch.other, Reason::Restart);
            from = branch.from;
        }
        let placed = self.domains.placed().len();
        self.told.here = self.listener.restart(from, placed as u32, NO_COST);
        self.told.placed = placed;
    }

    /// Tells that the current node would need a guess, which is not allowed.
    pub fn tell_stuck(&mut self) {
        self.tell_facts();
        self.listener.take(self.told.here);
    }

    /// Tells that clause learning goes on from the current node.
    pub fn tell_hand_over(&mut self) {
        self.tell_facts();
        self.tell_kill(self.told.here, Reason::HandedOver);
    }

    pub fn tell_end(&mut self, verdict: &Verdict) {
        let outcome = match verdict {
            Verdict::None(_) => Outcome::NoSolution,
            Verdict::Unknown { first: None, halt: None } => Outcome::Halted(Halt::Stopped),
            Verdict::Unknown { halt: Some(halt), .. } => Outcome::Halted(*halt),
            Verdict::One(_) | Verdict::Several(..) | Verdict::Unknown { .. } => {
                Outcome::Solved(Vec::new())
            }
        };
        self.listener.end(&outcome, &self.stats);
    }

    fn tell_kill(&mut self, node: u32, reason: Reason) {
        self.listener.take(node);
        self.listener.kill(node, reason);
    }

    /// Tells the numbers that were placed since the parent.
    fn tell_facts(&mut self) {
        if !self.listener.records() {
            return;
        }
        let placed = self.domains.placed().get(self.told.placed..).unwrap_or_default();
        for placed in placed.iter().filter(|placed| placed.rule != Rule::Given) {
            let (number, cell) = (placed.number + 1, placed.cell.into());
            self.listener.fact(self.told.here, Fact { number, cell, rule: placed.rule }.code());
        }
    }

    /// The slack around a number, in steps: with a guess, and without it.
    fn slacks(&self, number: u16, cell: u16) -> (u32, u32) {
        let mut board = self.standing();
        let without = slack(&board, number + 1);
        board.set(cell.into(), number + 1);
        (slack(&board, number + 1), without)
    }
}

/// The slack between a number and the nearest placed numbers, in steps; if the number is not
/// placed, the slack between these two. [`NO_COST`] if there is no placed number on both sides, or
/// no way.
fn slack(board: &Board, number: u16) -> u32 {
    let cells = board.cells();
    let v = usize::from(number) - 1;
    let below = cells[..v].iter().enumerate().rev().find_map(at);
    let above = cells.iter().enumerate().skip(v + 1).find_map(at);
    let ends: Vec<(usize, usize)> =
        [below, at((v, &cells[v])), above].into_iter().flatten().collect();
    let spare = |pair: &[(usize, usize)]| {
        let walk = distance(board, pair[0].1, pair[1].1)?;
        Some((pair[1].0 - pair[0].0) as i32 - i32::from(walk))
    };
    let spare: Option<i32> = ends.windows(2).map(spare).sum();
    let spare = spare.filter(|_| ends.len() > 1).and_then(|spare| u32::try_from(spare).ok());
    spare.unwrap_or(NO_COST)
}

/// A placed number and its cell.
fn at((v, cell): (usize, &Option<usize>)) -> Option<(usize, usize)> {
    cell.map(|cell| (v, cell))
}
