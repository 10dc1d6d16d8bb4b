//! The driver: beams that grow wider for better solutions, iterative deepening for the lower
//! bound, on one thread by turns or on several.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::beam::{Beam, Counts, Run, Turn};
use super::bound::LinearConflict;
use super::frame::{Frame, moves};
use super::prove::{self, Ended};
use super::shared::{Pulse, Shared, lock};
use super::{Finished, Watcher, construct};
use crate::search::event::{Flow, Halt, Stats};
use crate::search::limits::{Limit, Limits};
use crate::search::space::Label;
use crate::sliding::board::Board;
use crate::sliding::solvability::Solvability;

/// The most bytes that a search holds, if its limits allow more.
pub const MEMORY_MAX: u64 = 448 << 20;

/// The width of the first beam, and how much wider each is than the one before.
const WIDTH_FIRST: usize = 64;
const WIDTH_FACTOR: usize = 3;

/// Searches until the best solution is proved to be a shortest one, a limit or the watcher ends
/// it. `start` and `goal` must have the same size. With one thread the parts take turns; with more
/// the beams have the calling one to themselves, and the others raise the lower bound.
///
/// What is found, and the counts, depend on how the threads run, unless there is only one.
pub fn anytime(
    start: &Board,
    goal: &Board,
    limits: &Limits,
    threads: usize,
    watcher: &mut impl Watcher,
) -> Finished {
    if start.dims() != goal.dims() || !Solvability::of(start, goal).is_solvable() {
        let (best, ended) = (None, None);
        return Finished { best, lower_bound: u32::MAX, ended, stats: Stats::default() };
    }
    let frame = Arc::new(Frame::new(start, goal));
    let shared = Shared::new();
    let mut host = Host::new(&frame, &shared, limits, watcher, threads <= 1);
    host.construct();
    if threads <= 1 {
        lead(&frame, &shared, &mut host);
    } else {
        thread::scope(|scope| {
            scope.spawn(|| lead(&frame, &shared, &mut Remote { shared: &shared }));
            for _ in 2..threads {
                scope.spawn(|| help(&shared, &mut Remote { shared: &shared }));
            }
            while host.has_beam() && host.go_on() {}
            help(&shared, &mut host);
            shared.stop();
        });
    }
    host.finish()
}

/// Raises the lower bound until the search ends.
fn lead(frame: &Arc<Frame>, shared: &Shared, pulse: &mut dyn Pulse) {
    let bound = Arc::new(LinearConflict::new(frame));
    while prove::deepen(frame, &bound, u64::MAX, shared, pulse) == Ended::Spent {}
}

/// Does what work is to be had until the search ends.
fn help(shared: &Shared, pulse: &mut dyn Pulse) {
    while !shared.is_stopped() && pulse.beat(Counts::default()) {
        let work = lock(&shared.work).clone();
        if !work.is_some_and(|work| work.do_one(shared, pulse)) {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Tells a thread's work to the others.
struct Remote<'a> {
    shared: &'a Shared,
}

impl Pulse for Remote<'_> {
    fn beat(&mut self, counts: Counts) -> bool {
        self.shared.count(counts);
        !self.shared.is_stopped()
    }

    fn preparing(&mut self, share: f32) -> bool {
        self.shared.prepare(share);
        !self.shared.is_stopped()
    }
}

/// What runs on the calling thread: the beams and the watcher.
struct Host<'a, W> {
    frame: &'a Arc<Frame>,
    shared: &'a Shared,
    limits: &'a Limits,
    watcher: &'a mut W,
    /// Whether others' nodes are to be matched by the beam's, turn by turn.
    by_turns: bool,
    owed: u64,
    beam: Option<Box<dyn Run + 'a>>,
    width: usize,
    best: Option<Vec<Label>>,
    halt: Option<Halt>,
    live_peak: u64,
    memory_peak: u64,
}

impl<'a, W: Watcher> Host<'a, W> {
    fn new(
        frame: &'a Arc<Frame>,
        shared: &'a Shared,
        limits: &'a Limits,
        watcher: &'a mut W,
        by_turns: bool,
    ) -> Self {
        Self {
            frame,
            shared,
            limits,
            watcher,
            by_turns,
            owed: 0,
            beam: None,
            width: 0,
            best: None,
            halt: None,
            live_peak: 1,
            memory_peak: 0,
        }
    }

    fn construct(&mut self) {
        let solution = construct::solution(self.frame, || self.report());
        if let Some(labels) = solution {
            self.shared.offer(labels);
        }
        if self.report() {
            self.widen();
        }
    }

    fn has_beam(&self) -> bool {
        self.beam.is_some()
    }

    /// Begins the next, wider beam, if there is memory for it.
    fn widen(&mut self) {
        self.beam = None;
        let layers = self.shared.best().min(10_000);
        let each = Beam::<LinearConflict>::bytes_each(self.frame.cells(), layers);
        let memory_max = self.limits.memory_max.min(MEMORY_MAX) as usize;
        let width = (self.width * WIDTH_FACTOR).max(WIDTH_FIRST).min(memory_max / each);
        if width > self.width {
            self.width = width;
            self.live_peak = self.live_peak.max(width as u64);
            self.memory_peak = self.memory_peak.max((width * each) as u64);
            let bound = LinearConflict::new(self.frame);
            self.beam = Some(Box::new(Beam::new(self.frame, bound, width)));
        }
    }

    /// A part of the beam's work, and the watcher's turn.
    fn go_on(&mut self) -> bool {
        self.step();
        self.report()
    }

    /// A part of the beam's work: how many nodes it made.
    fn step(&mut self) -> u64 {
        let Some(beam) = &mut self.beam else { return 0 };
        let mut counts = Counts::default();
        let turn = beam.advance(self.shared.best().saturating_sub(2), &mut counts);
        self.shared.count(counts);
        match turn {
            Turn::Working => {}
            Turn::Solved(labels) => {
                self.shared.offer(labels);
                self.widen();
            }
            Turn::Ended => self.widen(),
        }
        counts.generated.max(1)
    }

    /// Tells the watcher. `false` once the search is to end.
    fn report(&mut self) -> bool {
        let lower = self.shared.lower();
        if let Some(labels) = self.shared.take_mail() {
            self.watcher.improved(&moves(&labels), lower);
            self.best = Some(labels);
        }
        let stats = self.stats();
        let mut flow = self.watcher.beat(&stats, lower);
        if let (Flow::Continue, Some(share)) = (flow, self.shared.prepared()) {
            flow = self.watcher.preparing(share);
        }
        let halt = match flow {
            _ if stats.generated >= self.limits.generated_max => Some(Halt::Limit(Limit::Nodes)),
            Flow::Continue => None,
            Flow::Stop => Some(Halt::Stopped),
            Flow::TimeUp => Some(Halt::Limit(Limit::Time)),
        };
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
            live_peak: self.live_peak,
            f: self.shared.lower(),
            memory_peak: self.memory_peak,
        }
    }

    fn finish(mut self) -> Finished {
        if let Some(labels) = self.shared.take_mail() {
            self.watcher.improved(&moves(&labels), self.shared.lower());
            self.best = Some(labels);
        }
        let ended = if self.shared.is_proved() { None } else { self.halt };
        let best = self.best.as_deref().map(moves);
        Finished { best, lower_bound: self.shared.lower(), ended, stats: self.stats() }
    }
}

impl<W: Watcher> Pulse for Host<'_, W> {
    fn beat(&mut self, counts: Counts) -> bool {
        self.shared.count(counts);
        if self.by_turns {
            self.owed += counts.generated;
            while self.owed > 0 && self.has_beam() && !self.shared.is_stopped() {
                self.owed = self.owed.saturating_sub(self.step());
            }
        }
        self.report()
    }

    fn preparing(&mut self, share: f32) -> bool {
        self.shared.prepare(share);
        self.beat(Counts { expanded: 0, generated: 0 })
    }
}
