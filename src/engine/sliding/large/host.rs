//! What both anytime searches do on the calling thread: they tell the watch how far they are, and
//! keep the best solution and the figures.

use std::sync::Arc;

use super::construct;
use super::finished::Finished;
use super::frame::Frame;
use super::shared::Shared;
use crate::search::limits::Limit;
use crate::search::memory;
use crate::search::space::Label;
use crate::search::watch::{Halt, Making, Prepared, Progress, Stats, Watch};
use crate::sliding::board::Board;
use crate::sliding::moves::from_labels;
use crate::sliding::solvability::Solvability;

/// Memory is set aside for this many layers of a beam, if no solution is known.
pub const LAYERS_MAX: u32 = 10_000;

/// Begins a search. `None` if the goal cannot be reached.
pub fn begin(start: &Board, goal: &Board) -> Option<Arc<Frame>> {
    if start.dims() != goal.dims() || !Solvability::of(start, goal).is_solvable() {
        return None;
    }
    memory::forget();
    Some(Arc::new(Frame::new(start, goal)))
}

/// The calling thread of a search.
pub struct Host<'a> {
    pub frame: &'a Arc<Frame>,
    pub shared: &'a Shared,
    watch: &'a mut dyn Watch,
    /// The best solution that the watch has heard of.
    pub best: Option<Vec<Label>>,
    halt: Option<Halt>,
    /// Bytes of the beams and of the tables, at the moment when their sum was the greatest.
    held_peak: [u64; 2],
}

impl<'a> Host<'a> {
    pub fn new(frame: &'a Arc<Frame>, shared: &'a Shared, watch: &'a mut dyn Watch) -> Self {
        Self { frame, shared, watch, best: None, halt: None, held_peak: [0; 2] }
    }

    /// A first solution. `None` if the search is to end before, or if the system has no memory.
    pub fn construct(&mut self) -> Option<Vec<Label>> {
        let constructed = construct::solution(self.frame, &mut || self.report());
        self.held_peak = [constructed.bytes_peak, 0];
        constructed.labels
    }

    /// Takes in that the beams hold so many bytes now.
    pub fn hold(&mut self, beams: u64) {
        let held = [beams, self.shared.tables()];
        if held.iter().sum::<u64>() > self.held_peak.iter().sum() {
            self.held_peak = held;
        }
    }

    /// Tells the watch of a new solution.
    pub fn take_mail(&mut self) {
        if let Some(labels) = self.shared.take_mail() {
            self.watch.improved(&labels, self.shared.lower());
            self.best = Some(labels);
        }
    }

    /// Tells the watch of a new solution and the figures. `false` if the search is to end.
    pub fn report(&mut self) -> bool {
        self.take_mail();
        let prepared = |share| Prepared { making: Making::Meanwhile, share };
        let progress =
            Progress { prepared: self.shared.prepared().map(prepared), ..self.stats().into() };
        let wanted = self.watch.beat(&progress);
        let is_spent = self.shared.is_spent();
        let halt = if is_spent { Some(Halt::Limit(Limit::Nodes)) } else { wanted.err() };
        if halt.is_some() {
            self.halt = self.halt.or(halt);
            self.shared.stop();
        }
        !self.shared.is_stopped()
    }

    fn stats(&self) -> Stats {
        let counts = self.shared.counted();
        Stats {
            expanded: counts.expanded,
            generated: counts.generated,
            live_peak: self.shared.live_peak(),
            f: self.shared.lower(),
            memory_peak: self.held_peak[0],
        }
    }

    pub fn finish(mut self) -> Finished {
        self.take_mail();
        let spent = || self.shared.is_spent().then_some(Halt::Limit(Limit::Nodes));
        let ended = if self.shared.is_proved() { None } else { self.halt.or_else(spent) };
        let best = self.best.as_deref().map(from_labels);
        let (lower_bound, stats) = (self.shared.lower(), self.stats());
        Finished { best, lower_bound, ended, stats, tables_peak: self.held_peak[1] }
    }
}
