//! Best-first search with a visited set, on packed states.
//!
//! A duplicate is found when it is taken from the queue, not when it is made: the visited set
//! holds expanded nodes only. With a consistent bound the first node of a state to be taken has
//! its least g, so nothing is ever re-opened and no g is stored: g = f − h.
//!
//! Words are taken in rounds of up to 32, so that their places in the visited set can be fetched
//! ahead; the round is part of the rule [`Ties::LeastH`], and makes it deterministic.

use super::Ties;
use super::lanes::Lanes;
use super::table::{self, Inserted, Table, entry, label_of, state_of};
use crate::search::event::{Halt, Listener, Pulse, Stats};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};

const ROUND: usize = 32;

/// Searches until the goal, the last node, a limit or the listener ends it. The solution is a
/// shortest one if h is admissible and consistent.
pub fn run<S: Packed>(
    space: &S,
    ties: Ties,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Finished {
    if limits.memory_max < Table::BYTES_MIN {
        let h = space.h(&space.root());
        let outcome = Outcome::Halted(Halt::Limit(Limit::Memory));
        return Finished { outcome, lower_bound: h, stats: Stats { f: h, ..Stats::default() } };
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
    Finished { outcome, lower_bound: search.stats.f, stats: search.stats }
}

struct Search<'a, S, L> {
    space: &'a S,
    pulse: Pulse<'a, L>,
    stats: Stats,
    memory_max: u64,
    /// Bytes that may still be taken.
    spare: u64,
    table: Table,
    lanes: Lanes,
}

impl<S: Packed, L: Listener> Search<'_, S, L> {
    fn walk(&mut self) -> Outcome {
        let root = self.space.root();
        let h = self.space.h(&root);
        self.stats.f = h;
        if !self.push(&root, LABEL_NONE, h, h) {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        self.stats.live_peak = 1;
        let mut round = [0; ROUND];
        let mut hashes = [0; ROUND];
        while let Some((f, count)) = self.lanes.pop(&mut round) {
            // A weight above 1 lets f fall again; the bound reported never does.
            self.stats.f = self.stats.f.max(f);
            for (word, hash) in round[..count].iter().zip(&mut hashes) {
                *hash = table::hash(state_of(*word));
                self.table.prefetch(*hash);
            }
            self.stats.memory_peak = self.memory_max.saturating_sub(self.spare);
            for (word, hash) in round[..count].iter().zip(hashes) {
                match self.expand(*word, hash, f) {
                    Step::Expanded => {}
                    Step::Goal => return Outcome::Solved(self.path(state_of(*word))),
                    Step::Full => return Outcome::Halted(Halt::Limit(Limit::Memory)),
                }
                if let Some(halt) = self.pulse.check(&self.stats) {
                    return Outcome::Halted(halt);
                }
            }
        }
        Outcome::NoSolution
    }

    fn expand(&mut self, word: u64, hash: u64, f: u32) -> Step {
        let state = state_of(word);
        match self.table.insert(hash, word, &mut self.spare) {
            Inserted::Known => return Step::Expanded,
            Inserted::Full => return Step::Full,
            Inserted::New => {}
        }
        let space = self.space;
        let node = space.unpack(state, label_of(word));
        if space.is_goal(&node) {
            return Step::Goal;
        }
        self.stats.expanded += 1;
        let g = f - space.h(&node);
        let mut room = true;
        space.expand(&node, &mut |label, child| {
            self.stats.generated += 1;
            let h = space.h(&child);
            room &= self.push(&child, label, g + 1 + h, h);
        });
        self.stats.live_peak = self.stats.live_peak.max(self.lanes.live());
        if room { Step::Expanded } else { Step::Full }
    }

    #[must_use]
    fn push(&mut self, node: &S::Node, label: Label, f: u32, h: u32) -> bool {
        self.lanes.push(entry(self.space.pack(node), label), f, h, &mut self.spare)
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
