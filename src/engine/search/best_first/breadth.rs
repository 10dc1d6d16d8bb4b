//! Breadth-first search with a visited set: first in, first out.
//!
//! A child is a duplicate from the moment it is made if its state was made before: the first node
//! of a state has its least g, as nodes are made in the order of their g. So the queue holds every
//! state once at the most. Without a visited set breadth-first search is [`super::tree`] with h = 0,
//! the oldest first.

use super::Ties;
use super::lanes::{Lanes, Marked};
use super::table::{Inserted, Table, entry, hash, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule, Silent};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats, Watch};

/// Searches until the goal is taken from the queue, or the last node, a limit or the listener ends
/// it. The solution is a shortest one. The space's h must be 0 on every node.
pub fn run<S: Packed>(space: &S, limits: &Limits, listener: &mut dyn Watch) -> Finished {
    record(space, limits, &mut Silent(listener))
}

/// The same search, told node by node; the marks count as memory.
pub fn record<S: Packed>(space: &S, limits: &Limits, listener: &mut impl NodeListener) -> Finished {
    memory::forget();
    let order = Order::by_f(Rule::Oldest);
    listener.begin(Order { has_reversals: space.makes_reversals(), ..order });
    if limits.memory_max < Table::BYTES_MIN {
        let outcome = Outcome::Halted(Halt::Limit(Limit::Memory));
        let stats = Stats::default();
        listener.end(&outcome, &stats);
        return Finished { outcome, lower_bound: 0, stats };
    }
    let table = Table::new();
    let spare = limits.memory_max.saturating_sub(table.bytes());
    let mut search = Search {
        space,
        pulse: Pulse::new(listener, limits),
        stats: Stats::default(),
        spare,
        table,
        lanes: Lanes::new(Ties::Oldest),
    };
    let outcome = search.walk();
    search.stats.memory_peak = limits.memory_max.saturating_sub(search.spare);
    search.pulse.listener.end(&outcome, &search.stats);
    let stats = search.stats;
    memory::leave(stats.memory_peak, (search.table, search.lanes));
    Finished { outcome, lower_bound: stats.f, stats }
}

struct Search<'a, S, L: NodeListener> {
    space: &'a S,
    pulse: Pulse<'a, L>,
    stats: Stats,
    /// Bytes that may still be taken.
    spare: u64,
    /// Every state that was made, with the move that led to it.
    table: Table,
    /// A lane for each g.
    lanes: Lanes<L::Mark>,
}

impl<S: Packed, L: NodeListener> Search<'_, S, L> {
    fn walk(&mut self) -> Outcome {
        let root = self.space.root();
        let mark = self.pulse.listener.root(self.space.h(&root), None);
        let (state, word) = {
            let state = self.space.pack(&root);
            (state, entry(state, LABEL_NONE))
        };
        let is_in = self.table.insert(hash(state), word, &mut self.spare) == Inserted::New;
        self.pulse.listener.meet(mark, state);
        if !is_in || !self.lanes.push((word, mark), 0, 0, &mut self.spare) {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        self.stats.live_peak = 1;
        let mut next = [(0, L::Mark::default())];
        while let Some((g, _)) = self.lanes.pop(&mut next) {
            let [(word, mark)] = next;
            self.stats.f = self.stats.f.max(g);
            self.pulse.listener.take(mark);
            let node = self.space.unpack(state_of(word), label_of(word));
            if self.space.is_goal(&node) {
                self.pulse.listener.goal(mark);
                return Outcome::Solved(self.path(state_of(word)));
            }
            if !self.expand(&node, g, mark) {
                return Outcome::Halted(Halt::Limit(Limit::Memory));
            }
            if let Some(halt) = self.pulse.check(&self.stats) {
                return Outcome::Halted(halt);
            }
        }
        Outcome::NoSolution
    }

    /// Whether there was room for the children.
    fn expand(&mut self, node: &S::Node, g: u32, mark: L::Mark) -> bool {
        self.pulse.listener.expand(mark);
        self.stats.expanded += 1;
        let (space, mut room) = (self.space, true);
        space.expand(node, &mut |label, child| {
            self.stats.generated += 1;
            let mark = self.pulse.listener.child(label.into(), g + 1, space.h(&child));
            let state = space.pack(&child);
            let word = entry(state, label);
            match self.table.insert(hash(state), word, &mut self.spare) {
                Inserted::Known => return self.pulse.listener.duplicate(mark, state),
                Inserted::New if self.push((word, mark), g + 1) => {
                    return self.pulse.listener.meet(mark, state);
                }
                Inserted::New | Inserted::Full => {}
            }
            self.pulse.listener.kill(mark, Reason::Limit);
            room = false;
        });
        self.stats.live_peak = self.stats.live_peak.max(self.lanes.live());
        self.pulse.listener.done(&self.stats, self.lanes.live());
        room
    }

    #[must_use]
    fn push(&mut self, word: Marked<L::Mark>, g: u32) -> bool {
        self.lanes.push(word, g, 0, &mut self.spare)
    }

    fn path(&self, goal: u64) -> Vec<Label> {
        let mut path = Vec::new();
        let mut state = goal;
        while let Some(label) = self.table.label(state).filter(|label| *label != LABEL_NONE) {
            path.push(label);
            state = self.space.parent(state, label);
        }
        path.reverse();
        path
    }
}
