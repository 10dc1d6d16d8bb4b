//! What a search tells while it runs, and how it is told to end.

use super::limits::{Limit, Limits};

/// The figures of a search, running or ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Nodes all of whose children were made; a [`script`](super::best_first::script) may count
    /// otherwise.
    pub expanded: u64,
    /// Children made; a script may count otherwise.
    pub generated: u64,
    /// The most nodes that were generated and not yet expanded at one time: for iterative deepening
    /// those of the path, for a queue its length, with duplicates that were not yet found out.
    pub live_peak: u64,
    /// The bound on f of the current iteration, or the greatest f of an E-node so far.
    pub f: u32,
    /// Bytes held for nodes at the most.
    pub memory_peak: u64,
}

/// A listener's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Continue,
    /// The person wants no more.
    Stop,
    /// The time that the listener allows is used up.
    TimeUp,
}

/// Hears of a search's progress every [`BEAT`] generated nodes or so, and may end it.
pub trait Listener {
    fn beat(&mut self, stats: &Stats) -> Flow;
}

/// Lets a search run to its end.
impl Listener for () {
    fn beat(&mut self, _: &Stats) -> Flow {
        Flow::Continue
    }
}

/// Generated nodes between two calls of the listener: well under a millisecond of work.
pub const BEAT: u64 = 4096;

/// Why a search ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Stopped,
    Limit(Limit),
}

/// Calls the listener when due and watches the limit on nodes.
pub(super) struct Pulse<'a, L> {
    listener: &'a mut L,
    generated_max: u64,
    next: u64,
}

impl<'a, L: Listener> Pulse<'a, L> {
    pub fn new(listener: &'a mut L, limits: &Limits) -> Self {
        let generated_max = limits.generated_max;
        Self { listener, generated_max, next: BEAT.min(generated_max) }
    }

    /// Cheap enough to ask before every expansion.
    #[inline]
    pub fn check(&mut self, stats: &Stats) -> Option<Halt> {
        if stats.generated < self.next { None } else { self.beat(stats) }
    }

    #[cold]
    fn beat(&mut self, stats: &Stats) -> Option<Halt> {
        if stats.generated >= self.generated_max {
            return Some(Halt::Limit(Limit::Nodes));
        }
        self.next = (stats.generated + BEAT).min(self.generated_max);
        match self.listener.beat(stats) {
            Flow::Continue => None,
            Flow::Stop => Some(Halt::Stopped),
            Flow::TimeUp => Some(Halt::Limit(Limit::Time)),
        }
    }
}
