//! Best-first search with a visited set, on packed states.
//!
//! A duplicate is found when it is taken from the queue, not when it is made: the visited set
//! holds expanded nodes only. With a consistent bound the first node of a state to be taken has
//! its least g, so nothing is ever re-opened and no g is stored: g = f − h.
//!
//! Words are taken in rounds of up to 32, so that their places in the visited set can be fetched
//! ahead; the round is part of the rule [`Ties::LeastH`], and makes it deterministic.

use super::Ties;
use super::lanes::{Lanes, Marked};
use super::table::{self, Inserted, Table, entry, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule, Silent};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats, Watch};

const ROUND: usize = 32;

/// Searches until the goal, the last node, a limit or the listener ends it. The solution is a
/// shortest one if h is admissible and consistent.
pub fn run<S: Packed>(
    space: &S,
    ties: Ties,
    limits: &Limits,
    listener: &mut dyn Watch,
) -> Finished {
    record(space, ties, limits, &mut Silent(listener))
}

/// The same search, told node by node; the marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    ties: Ties,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    memory::forget();
    listener.begin(Order::by_f(Rule::from(ties)));
    if limits.memory_max < Table::BYTES_MIN {
        let h = space.h(&space.root());
        let outcome = Outcome::Halted(Halt::Limit(Limit::Memory));
        let stats = Stats { f: h, ..Stats::default() };
        listener.end(&outcome, &stats);
        return Finished { outcome, lower_bound: h, stats };
    }
    let table = Table::new();
    let spare = limits.memory_max.saturating_sub(table.bytes());
    let mut search = Search {
        space,
        pulse: Pulse::new(listener, limits),
        stats: Stats::default(),
        memory_max: limits.memory_max,
        spare,
        table,
        lanes: Lanes::new(ties),
    };
    let outcome = search.walk();
    search.stats.memory_peak = search.memory_max.saturating_sub(search.spare);
    search.pulse.listener.end(&outcome, &search.stats);
    let stats = search.stats;
    memory::leave(stats.memory_peak, (search.table, search.lanes));
    Finished { outcome, lower_bound: stats.f, stats }
}

struct Search<'a, S, L: NodeListener> {
    space: &'a S,
    pulse: Pulse<'a, L>,
    stats: Stats,
    memory_max: u64,
    /// Bytes that may still be taken.
    spare: u64,
    table: Table,
    lanes: Lanes<L::Mark>,
}

impl<S: Packed, L: NodeListener> Search<'_, S, L> {
    fn walk(&mut self) -> Outcome {
        let root = self.space.root();
        let h = self.space.h(&root);
        self.stats.f = h;
        let mark = self.pulse.listener.root(h, None);
        if !self.push((entry(self.space.pack(&root), LABEL_NONE), mark), h, h) {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        self.stats.live_peak = 1;
        let mut round = [(0, L::Mark::default()); ROUND];
        let mut hashes = [0; ROUND];
        while let Some((f, count)) = self.lanes.pop(&mut round) {
            // A weight above 1 lets f fall again; the bound reported never does.
            self.stats.f = self.stats.f.max(f);
            for ((word, mark), hash) in round[..count].iter().zip(&mut hashes) {
                *hash = table::hash(state_of(*word));
                self.table.prefetch(*hash);
                self.pulse.listener.take(*mark);
            }
            self.stats.memory_peak = self.memory_max.saturating_sub(self.spare);
            let left = (0..count as u64).rev();
            for ((&(word, mark), hash), left) in round[..count].iter().zip(hashes).zip(left) {
                match self.expand((word, mark), hash, f, left) {
                    Step::Expanded => {}
                    Step::Goal => return Outcome::Solved(self.path(state_of(word))),
                    Step::Full => return Outcome::Halted(Halt::Limit(Limit::Memory)),
                }
                if let Some(halt) = self.pulse.check(&self.stats) {
                    return Outcome::Halted(halt);
                }
            }
        }
        Outcome::NoSolution
    }

    /// `left` is how many of the round wait for their turn.
    fn expand(&mut self, (word, mark): Marked<L::Mark>, hash: u64, f: u32, left: u64) -> Step {
        let state = state_of(word);
        match self.table.insert(hash, word, &mut self.spare) {
            Inserted::Known => {
                self.pulse.listener.duplicate(mark, state);
                return Step::Expanded;
            }
            Inserted::Full => {
                self.pulse.listener.kill(mark, Reason::Limit);
                return Step::Full;
            }
            Inserted::New => self.pulse.listener.meet(mark, state),
        }
        let space = self.space;
        let node = space.unpack(state, label_of(word));
        if space.is_goal(&node) {
            self.pulse.listener.goal(mark);
            return Step::Goal;
        }
        self.pulse.listener.expand(mark);
        self.stats.expanded += 1;
        let g = f - space.h(&node);
        let mut room = true;
        space.expand(&node, &mut |label, child| {
            self.stats.generated += 1;
            let h = space.h(&child);
            let mark = self.pulse.listener.child(label.into(), g + 1, h);
            let has_room = self.push((entry(space.pack(&child), label), mark), g + 1 + h, h);
            if !has_room {
                self.pulse.listener.kill(mark, Reason::Limit);
            }
            room &= has_room;
        });
        self.stats.live_peak = self.stats.live_peak.max(self.lanes.live());
        self.pulse.listener.done(&self.stats, self.lanes.live() + left);
        if room { Step::Expanded } else { Step::Full }
    }

    #[must_use]
    fn push(&mut self, word: Marked<L::Mark>, f: u32, h: u32) -> bool {
        self.lanes.push(word, f, h, &mut self.spare)
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

enum Step {
    /// Expanded, or dropped as a duplicate.
    Expanded,
    Goal,
    Full,
}
