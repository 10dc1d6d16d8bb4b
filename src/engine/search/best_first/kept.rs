//! What the searches with a table of packed states share: how they begin and end, and how they read
//! the path from the table.

use super::Ties;
use super::lanes::{Lanes, Marked};
use super::table::Table;
use crate::search::event::{NodeListener, Order};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats};

/// A search on states that a table keeps, each state with the move that led to it.
pub(super) struct KeptSearch<'a, S, L: NodeListener> {
    pub space: &'a S,
    pub pulse: Pulse<'a, L>,
    pub stats: Stats,
    memory_max: u64,
    /// Bytes that the search may still take.
    pub spare: u64,
    pub table: Table,
    /// The live nodes.
    pub lanes: Lanes<L::Mark>,
}

/// Begins a search, runs `walk`, and ends the search. The listener's marks count as memory.
pub(super) fn run<'a, S: Packed, L: NodeListener>(
    space: &'a S,
    (ties, order): (Ties, Order),
    limits: &Limits,
    listener: &'a mut L,
    walk: impl FnOnce(&mut KeptSearch<'a, S, L>) -> Outcome,
) -> Finished {
    memory::forget();
    listener.begin(order);
    if limits.memory_max < Table::BYTES_MIN {
        let h = space.h(&space.root());
        let outcome = Outcome::Halted(Halt::Limit(Limit::Memory));
        let stats = Stats { f: h, ..Stats::default() };
        listener.end(&outcome, &stats);
        return Finished { outcome, lower_bound: h, stats };
    }
    let table = Table::new();
    let mut search = KeptSearch {
        space,
        pulse: Pulse::new(listener, limits),
        stats: Stats::default(),
        memory_max: limits.memory_max,
        spare: limits.memory_max.saturating_sub(table.bytes()),
        table,
        lanes: Lanes::new(ties),
    };
    let outcome = walk(&mut search);
    search.stats.memory_peak = search.held();
    search.pulse.listener.end(&outcome, &search.stats);
    let stats = search.stats;
    memory::leave(stats.memory_peak, (search.table, search.lanes));
    Finished { outcome, lower_bound: stats.f, stats }
}

impl<S: Packed, L: NodeListener> KeptSearch<'_, S, L> {
    /// Bytes that the search holds.
    pub fn held(&self) -> u64 {
        self.memory_max.saturating_sub(self.spare)
    }

    /// Queues a live node. `false` if there was no room for it.
    #[must_use]
    pub fn push(&mut self, word: Marked<L::Mark>, f: u32, h: u32) -> bool {
        self.lanes.push(word, f, h, &mut self.spare)
    }

    /// The moves from the root to a state.
    pub fn path(&self, goal: u64) -> Vec<Label> {
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
