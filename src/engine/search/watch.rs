//! A running job: what it tells of its progress, and how it is told to end.

use std::time::Duration;

use super::history::History;
use super::limits::{Aim, Limit, Limits};
use super::space::Label;

/// The figures of a search, running or ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Nodes all of whose children were made; a [`script`](super::best_first::script) may count in
    /// another way.
    pub expanded: u64,
    /// Children made; a script may count in another way.
    pub generated: u64,
    /// The most nodes that were generated and not yet expanded at one time: for iterative deepening
    /// those along the path; for a queue its length, which includes duplicates that the search has
    /// not found yet; for an anytime search those of one beam, with the duplicates, before the beam
    /// chooses which of them go on.
    pub live_peak: u64,
    /// The bound on f of the current iteration, or the greatest f of an E-node so far.
    pub f: u32,
    /// The most bytes that the search held for nodes.
    pub memory_peak: u64,
}

/// How many nodes a search, or a part of it, has expanded, and how many children it has made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nodes {
    pub expanded: u64,
    pub generated: u64,
}

/// How far a job has come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    pub stats: Stats,
    /// The time since the search began. Engines read no clock and leave it zero.
    pub elapsed: Duration,
    /// No solution costs less than this, if the plan is one that proves it.
    pub lower_bound: u32,
    /// The cost of the best solution so far, in a search that goes on to look for better ones.
    pub best: Option<usize>,
    /// What the job is making, while it makes something.
    pub prepared: Option<Prepared>,
    /// In a job of several searches: how many have ended, and how many there are.
    pub done: Option<(usize, usize)>,
}

impl From<Stats> for Progress {
    fn from(stats: Stats) -> Self {
        Self { stats, lower_bound: stats.f, ..Self::default() }
    }
}

/// What a job makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// The bound's tables, before the search begins.
    Tables,
    /// Larger tables, because the search so far has shown that the puzzle is a hard one.
    LargerTables,
    /// The bound's tables, while the search goes on.
    Meanwhile,
    /// A random puzzle.
    Puzzle,
}

/// What a job is making, and the share that is done, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prepared {
    pub making: Making,
    pub share: f32,
}

impl From<Prepared> for Progress {
    fn from(prepared: Prepared) -> Self {
        Self { prepared: Some(prepared), ..Self::default() }
    }
}

/// Why a job ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Stopped,
    /// An anytime search has found a solution as good as the person wanted.
    Target,
    Limit(Limit),
}

impl Halt {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Target => "target",
            Self::Limit(limit) => limit.name(),
        }
    }
}

/// Hears of a running job, and may end it. An engine calls it about every [`BEAT`] generated nodes,
/// and while it makes tables; a job with a clock calls it some fifteen times a second.
pub trait Watch {
    /// How far the job has come.
    ///
    /// # Errors
    /// Why the job is to end, where the watch wants it to end.
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt>;

    /// Whether the person has stopped the job. A job with a clock asks this at every beat of its
    /// engine.
    fn is_stopped(&self) -> bool {
        false
    }

    /// When the search is to end, if the person has changed that since the job began.
    fn aim(&self) -> Option<Aim> {
        None
    }

    /// Iterative deepening begins an iteration, with `stats.f` as its bound; the other figures are
    /// those of the iterations before.
    fn iteration(&mut self, _stats: &Stats) {}

    /// The search has found a better solution than those before, and goes on.
    fn improved(&mut self, _labels: &[Label], _lower_bound: u32) {}

    /// The best solution or the lower bound of an anytime search is better than before.
    fn progressed(&mut self, _history: &History) {}
}

/// Lets a job run to its end.
impl Watch for () {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }
}

/// A function that hears of every beat.
impl<F: FnMut(&Progress) -> Result<(), Halt>> Watch for F {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self(progress)
    }
}

/// Adds to the progress of one search how many of a job's searches have ended, and how many there
/// are.
pub struct Counted<'a> {
    pub watch: &'a mut dyn Watch,
    pub done: (usize, usize),
}

impl Watch for Counted<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.watch.beat(&Progress { done: Some(self.done), ..*progress })
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }
}

/// Ends iterative deepening when it begins an iteration beyond the greatest number of moves: all
/// solutions have more moves then.
pub(crate) struct Ceiling<'a> {
    watch: &'a mut dyn Watch,
    most: u32,
    /// What was done before the search, which the watch hears of, too.
    before: Nodes,
    pub is_over: bool,
    /// Why the watch has ended the search.
    pub halt: Option<Halt>,
}

impl<'a> Ceiling<'a> {
    pub fn new(watch: &'a mut dyn Watch, most: u32, before: Nodes) -> Self {
        Self { watch, most, before, is_over: false, halt: None }
    }
}

impl Watch for Ceiling<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let Stats { expanded, generated, .. } = progress.stats;
        let stats = Stats {
            expanded: self.before.expanded + expanded,
            generated: self.before.generated + generated,
            ..progress.stats
        };
        let heard = self.watch.beat(&Progress { stats, ..*progress });
        self.halt = self.halt.or(heard.err());
        self.halt.or(self.is_over.then_some(Halt::Stopped)).map_or(Ok(()), Err)
    }

    fn is_stopped(&self) -> bool {
        self.is_over || self.watch.is_stopped()
    }

    fn iteration(&mut self, stats: &Stats) {
        self.is_over |= stats.f > self.most;
    }
}

/// Generated nodes between two beats: well under a millisecond of work.
pub const BEAT: u64 = 4096;

/// Tells the watch how far a search has come that counts its nodes itself, without a [`Pulse`].
///
/// # Errors
/// The limit on nodes, where the search has generated as many; else what the watch says.
pub(crate) fn beat_within(
    watch: &mut dyn Watch,
    generated_max: u64,
    progress: &Progress,
) -> Result<(), Halt> {
    let heard = watch.beat(progress);
    let is_spent = progress.stats.generated >= generated_max;
    if is_spent { Err(Halt::Limit(Limit::Nodes)) } else { heard }
}

/// Calls a watch when it is time, and checks the limit on nodes.
pub(crate) struct Pulse<'a, W> {
    pub listener: &'a mut W,
    generated_max: u64,
    next: u64,
}

impl<'a, W: Watch> Pulse<'a, W> {
    pub fn new(listener: &'a mut W, limits: &Limits) -> Self {
        let generated_max = limits.generated_max;
        Self { listener, generated_max, next: BEAT.min(generated_max) }
    }

    /// Why the search is to end now, if it is. Engines call this before every expansion, because it
    /// is cheap.
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
        self.listener.beat(&(*stats).into()).err()
    }
}
