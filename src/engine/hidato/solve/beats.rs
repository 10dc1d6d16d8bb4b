//! What the solver of clauses tells while it runs: whether to stop, and what memory it holds.

use std::cell::{Cell, RefCell};

use batsat::{Callbacks, ClauseKind, Lit};

use crate::search::limits::Limit;
use crate::search::watch::{Halt, Stats, Watch};

/// Steps of the solver between two calls of the listener.
const STEPS: u32 = 8;

/// Bytes of a word of a clause.
const WORD: u64 = 4;

/// How many words the solver takes for clauses at first.
const WORDS: u64 = 1 << 20;

/// Bytes for a variable and its two literals, without the lists of watched clauses.
const VARIABLE: u64 = 88;

/// Bytes of a list of watched clauses, which has room for four of them at first.
const WATCHED: u64 = 4 * 8;

/// The solver's memory. It is an estimate, because the solver does not tell it: from the variables,
/// from the clauses, and from the way lists grow, which is by doubling.
#[derive(Default)]
struct Memory {
    variables: u64,
    clauses: u64,
    /// Words of clauses, including those that were dropped and not yet cleared away; `room` is the
    /// memory for them, in words.
    words: u64,
    room: u64,
    peak: u64,
}

impl Memory {
    fn add(&mut self, literals: usize, is_learnt: bool) {
        // A single literal is no clause but a fact.
        if literals > 1 {
            self.clauses += 1;
            self.words += literals as u64 + 1 + u64::from(is_learnt);
            while self.words > self.room {
                self.room = (2 * self.room).max(WORDS);
            }
        }
    }

    /// Bytes held; `more` words while clauses move.
    fn weigh(&mut self, more: u64) -> u64 {
        let (variables, clauses) = (self.variables.next_power_of_two(), self.clauses);
        let watched = 2 * self.variables * WATCHED + 3 * clauses * 8;
        let list = clauses.next_power_of_two() * WORD;
        let bytes = variables * VARIABLE + watched + list + (self.room.max(WORDS) + more) * WORD;
        self.peak = self.peak.max(bytes);
        bytes
    }
}

/// Asks the watch for the solver whether to stop.
pub(super) struct Beats<'a> {
    watch: RefCell<&'a mut dyn Watch>,
    stats: Stats,
    memory_max: u64,
    memory: RefCell<Memory>,
    steps: Cell<u32>,
    pub halt: Cell<Option<Halt>>,
}

impl<'a> Beats<'a> {
    /// `stats` are the figures of branch and bound, which still holds its memory.
    pub fn new(stats: Stats, memory_max: u64, watch: &'a mut dyn Watch) -> Self {
        Self {
            watch: RefCell::new(watch),
            stats,
            memory_max,
            memory: RefCell::default(),
            steps: Cell::new(0),
            halt: Cell::new(None),
        }
    }

    pub fn add_variable(&self) {
        self.memory.borrow_mut().variables += 1;
    }

    pub fn add_clause(&self, literals: usize) {
        self.memory.borrow_mut().add(literals, false);
    }

    /// The most bytes held, including those of branch and bound.
    pub fn memory_peak(&self) -> u64 {
        let mut memory = self.memory.borrow_mut();
        memory.weigh(0);
        self.stats.memory_peak + memory.peak
    }

    fn hear(&self) -> Option<Halt> {
        let held = self.stats.memory_peak + self.memory.borrow_mut().weigh(0);
        if held > self.memory_max {
            return Some(Halt::Limit(Limit::Memory));
        }
        let stats = Stats { memory_peak: held, ..self.stats };
        self.watch.borrow_mut().beat(&stats.into()).err()
    }
}

impl Callbacks for Beats<'_> {
    fn stop(&self) -> bool {
        self.steps.set(self.steps.get().wrapping_add(1));
        if self.steps.get().is_multiple_of(STEPS) && self.halt.get().is_none() {
            self.halt.set(self.hear());
        }
        self.halt.get().is_some()
    }

    fn on_new_clause(&mut self, clause: &[Lit], _: ClauseKind) {
        self.memory.get_mut().add(clause.len(), true);
    }

    fn on_delete_clause(&mut self, _: &[Lit]) {
        let memory = self.memory.get_mut();
        memory.clauses = memory.clauses.saturating_sub(1);
    }

    fn on_gc(&mut self, _: usize, bytes: usize) {
        let memory = self.memory.get_mut();
        let words = bytes as u64 / WORD;
        // Both are held until the old ones are dropped.
        memory.weigh(words);
        (memory.words, memory.room) = (words, words);
    }
}
