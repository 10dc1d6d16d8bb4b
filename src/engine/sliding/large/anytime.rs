//! The driver: beams that grow wider find better solutions, and iterative deepening raises the
//! lower bound. On one thread they take turns; with more, they run side by side.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::beam::{Done, Run, Turn};
use super::beside::{Beside, CELLS_BEAM_ALONE, CELLS_SMALL, polishes};
use super::bounds::{self, AnyBound, layouts};
use super::corners::Corners;
use super::databases::Databases;
use super::finished::{Finished, Known};
use super::frame::Frame;
use super::host::{self, Host, LAYERS_MAX};
use super::layout::{Layout, bytes_needed};
use super::learned::Learned;
use super::polish::{Effort, Polish};
use super::prove::{Allowance, Ended};
use super::set_aside::SetAside;
use super::shared::Shared;
use super::smooth::Smooth;
use super::tally::Tally;
use crate::search::limits::Limits;
use crate::search::memory;
use crate::search::watch::{Nodes, Watch};
use crate::sliding::board::Board;
use crate::sliding::crew::{OnPanic, lock};
use crate::sliding::metric::Metric;

/// The most bytes that a search holds, if its limits allow more.
pub const MEMORY_MAX: u64 = 448 << 20;

/// The width of the first beam, and how much wider each is than the one before.
const WIDTH_FIRST: usize = 64;
const WIDTH_FACTOR: usize = 4;

/// The number of a beam's nodes that takes as much work as one part of a table.
const NODES_A_PART: u64 = 1500;

/// The most nodes that a beam makes in a turn.
const OWED_MAX: u64 = 100_000;

/// The widest beams from the start on small boards: the most cells of the board, and the most
/// boards of the beam. There a thread does more good in the proof than in a wider beam.
const WIDTHS_SMALL: [(usize, usize); 2] = [(CELLS_SMALL, 1024), (20, 65_536)];

/// On boards of more than [`CELLS_BEAM_ALONE`] cells the search also smooths solutions: first in
/// parts of so many moves, then of twice as many, and so on. Where solutions are polished, it
/// smooths them only after the first beams, and the parts stay as short as the first ones.
const WINDOW: usize = 60;

/// The best solution is polished after a beam from the start that has at least the first number of
/// boards. Polishing goes on longer after the widest beam. It also does after a beam of at least
/// the second number where the shorter side has [`POLISH_LONG_SIDE`] cells: on smaller boards the
/// next beam is worth more.
const POLISH_FROM: [usize; 2] = [4096, 65_536];
const POLISH_LONG_SIDE: usize = 7;
/// The beams that polish are so many times narrower than the beam before.
const POLISH_FACTOR: usize = 16;
/// How many parts in a row may stay as long as they are before polishing ends: usually, and where
/// it goes on longer.
const POLISH_VAIN: [u32; 2] = [40, 150];
/// How many levels of wider beams follow: usually, and where it goes on longer.
const POLISH_LEVELS: [usize; 2] = [0, 1];

/// How many nodes deepening makes before the first tables are made, and then with each set of
/// tables before other beams run or the next set is made.
const GENERATED_BEFORE: [u64; 2] = [400_000, 10_000_000];

/// Searches until the best solution is proved to be a shortest one, a limit or the watch ends it.
/// `start` and `goal` must have the same size. With one thread the parts take turns. With more, the
/// beams from the start run on the calling thread alone; the other threads raise the lower bound,
/// and one of them also searches from the goal. It begins with what is known from an earlier search
/// of the same boards.
///
/// With several threads the solutions and the counts can change from run to run.
pub fn anytime(
    known: &Known,
    (start, goal): (&Board, &Board),
    limits: &Limits,
    threads: usize,
    watch: &mut dyn Watch,
) -> Finished {
    let Some(frame) = host::begin(start, goal) else { return Finished::unsolvable() };
    let shared = Shared::new(Metric::Single, limits.generated_max).knowing(known);
    let memory_max = limits.memory_max.min(MEMORY_MAX);
    let layouts = layouts(&frame, memory_max / 2);
    let corners = [false, true].map(Corners::new);
    let mut beams = Beams::new(Host::new(&frame, &shared, watch), &corners[0], threads <= 1);
    let aside = SetAside::of(memory_max, polishes(&frame));
    beams.memory_max = memory_max - bytes_needed(&layouts) - aside.beside - aside.met;
    beams.construct();
    if threads <= 1 {
        lead(&frame, &corners[1], &layouts, aside, &shared, &mut beams);
    } else {
        let ends_all = || OnPanic(|| shared.stop());
        thread::scope(|scope| {
            let _ends_all = ends_all();
            let leader = || {
                let _ends_all = ends_all();
                lead(&frame, &corners[1], &layouts, aside, &shared, &mut &shared);
            };
            if thread::Builder::new().spawn_scoped(scope, leader).is_err() {
                // Without threads the parts take turns.
                beams.by_turns = true;
                return lead(&frame, &corners[1], &layouts, aside, &shared, &mut beams);
            }
            for _ in 2..threads {
                let helper = || {
                    let _ends_all = ends_all();
                    while help(&shared, &mut &shared) {}
                };
                // If the system gives fewer threads the search takes longer and does the same.
                let _ = thread::Builder::new().spawn_scoped(scope, helper);
            }
            while !shared.is_stopped() {
                if beams.has_beam() {
                    beams.go_on();
                } else {
                    help(&shared, &mut beams);
                }
            }
        });
    }
    beams.finish()
}

/// Raises the lower bound until the search ends: first with linear conflict, then with the tables
/// of each layout. After the tables of a layout it also runs beams, on boards where these improve
/// the best solution by more than the lower bound loses. After the last tables the best solution is
/// polished once more, on boards where solutions are polished.
fn lead(
    frame: &Arc<Frame>,
    corners: &Corners,
    layouts: &[Layout],
    aside: SetAside,
    shared: &Shared,
    tally: &mut dyn Tally,
) {
    let mut bound = bounds::conflict(frame);
    let allowance = Allowance { generated_max: GENERATED_BEFORE[0], met_bytes: aside.met_first };
    if !layouts.is_empty() && bound.clone().deepen(frame, allowance, shared, tally) != Ended::Spent
    {
        return;
    }
    let mut beside = Beside::new(frame, corners, aside.beside);
    if !beside.before_tables(shared, tally) {
        return;
    }
    for (stage, layout) in layouts.iter().enumerate() {
        shared.begin_stage(stage, layouts.len());
        let Some(better) = Databases::prepare(frame, layout, tally) else { break };
        bound = better.bound();
        *lock(&shared.bound) = Some(bound.clone());
        let allowance = Allowance { generated_max: GENERATED_BEFORE[1], met_bytes: aside.met };
        if bound.clone().deepen(frame, allowance, shared, tally) != Ended::Spent
            || !beside.after_tables(stage, shared, tally)
        {
            return;
        }
    }
    if !beside.at_last(shared, tally) {
        return;
    }
    let allowance = Allowance { generated_max: u64::MAX, met_bytes: aside.met };
    while bound.clone().deepen(frame, allowance, shared, tally) == Ended::Spent {}
}

/// Does a task of the lower bound, if there is one. `false` after the search has ended.
fn help(shared: &Shared, tally: &mut dyn Tally) -> bool {
    let work = lock(&shared.work).clone();
    if !work.is_some_and(|work| work.do_one(shared, tally)) {
        thread::sleep(Duration::from_millis(1));
    }
    tally.beat(Nodes::default())
}

/// The beams, which run on the calling thread.
struct Beams<'a> {
    host: Host<'a>,
    /// Whether the parts take turns: the beam then makes as many nodes as the others made.
    by_turns: bool,
    owed: u64,
    beam: Option<Box<dyn Run>>,
    /// What polishes, in the place of a beam.
    polish: Option<Polish<'a>>,
    corners: &'a Corners,
    width: usize,
    /// How often the best solution was smoothed. `smoothed` says whether it was smoothed or
    /// polished since the last beam.
    passes: usize,
    smoothed: bool,
    bound: Arc<dyn AnyBound>,
    /// What beams sort by, if there is something.
    learned: Option<Arc<Learned>>,
    /// Bytes for the beams.
    memory_max: u64,
}

impl<'a> Beams<'a> {
    fn new(host: Host<'a>, corners: &'a Corners, by_turns: bool) -> Self {
        let frame = host.frame;
        Self {
            host,
            by_turns,
            owed: 0,
            beam: None,
            polish: None,
            corners,
            width: 0,
            passes: 0,
            smoothed: false,
            bound: bounds::conflict(frame),
            learned: corners.of(frame),
            memory_max: 0,
        }
    }

    fn construct(&mut self) {
        self.host.shared.raise_lower(self.bound.at_start(self.host.frame));
        if let Some(labels) = self.host.construct() {
            self.host.shared.offer(labels);
        }
        if self.report() {
            self.widen();
        }
    }

    /// Whether there is a beam to go on with. A new beam begins when better bounds are ready.
    fn has_beam(&mut self) -> bool {
        if let Some(bound) = lock(&self.host.shared.bound).take()
            && self.learned.is_none()
        {
            self.bound = bound;
            self.begin(self.width.min(self.width_max()));
        }
        self.beam.is_some() || self.polish.is_some()
    }

    /// Begins the next, wider beam, if there is memory for it. On large boards the best solution
    /// is smoothed before, or polished.
    fn widen(&mut self) {
        (self.beam, self.polish) = (None, None);
        self.host.take_mail();
        let frame = self.host.frame;
        if frame.cells() > CELLS_BEAM_ALONE && !std::mem::take(&mut self.smoothed) {
            self.smoothed = true;
            if polishes(frame) && self.width >= POLISH_FROM[0] {
                return self.polish();
            }
            if let Some(labels) = &self.host.best {
                self.passes += 1;
                let pass = if polishes(frame) { 1 } else { self.passes };
                let width = (WIDTH_FIRST << pass.min(20)).min(self.width_max());
                let smooth = Smooth::new(frame, Metric::Single, labels, WINDOW * pass, width);
                self.beam = Some(Box::new(smooth));
                return;
            }
        }
        if let Some(width) = self.wider() {
            self.begin(width);
        }
    }

    /// The width of the next beam. `None` if it would not be much wider than the last one.
    fn wider(&self) -> Option<usize> {
        let width = (self.width * WIDTH_FACTOR).max(WIDTH_FIRST).min(self.width_max());
        (width > self.width + self.width / 8).then_some(width)
    }

    /// Begins to polish the best solution.
    fn polish(&mut self) {
        let (effort, Host { frame, shared, .. }) = (self.effort(), &self.host);
        self.polish = Some(Polish::new(frame, self.corners, shared, effort, self.memory_max));
    }

    /// How the best solution is polished after a beam of the last width.
    fn effort(&self) -> Effort {
        let dims = self.host.frame.dims();
        let is_large = dims.rows().min(dims.cols()) >= POLISH_LONG_SIDE;
        let is_wide = is_large && self.width >= POLISH_FROM[1] || self.wider().is_none();
        Effort {
            width: self.width / POLISH_FACTOR,
            vain_max: POLISH_VAIN[usize::from(is_wide)],
            levels: POLISH_LEVELS[usize::from(is_wide)],
        }
    }

    /// The widest beam that is worth it and that there is memory for.
    fn width_max(&self) -> usize {
        let cells = self.host.frame.cells();
        let layers = self.host.shared.best().min(LAYERS_MAX);
        let most = self.memory_max as usize / self.bound.beam_bytes(cells, layers);
        let small = WIDTHS_SMALL.into_iter().find(|&(cells_max, _)| cells <= cells_max);
        small.map_or(most, |(_, width)| most.min(width))
    }

    fn begin(&mut self, width: usize) {
        (self.beam, self.polish) = (None, None);
        self.width = width;
        self.beam = self.bound.clone().beam(self.host.frame, self.learned.as_ref(), width);
        // If the system has less memory than the limit allows, the beams are narrower.
        while self.beam.is_none() && self.width > WIDTH_FIRST {
            self.memory_max /= WIDTH_FACTOR as u64;
            self.width = self.width.min(self.width_max());
            self.beam = self.bound.clone().beam(self.host.frame, self.learned.as_ref(), self.width);
        }
    }

    /// Does a part of the beam's work and calls the watch. `false` if the search is to end.
    fn go_on(&mut self) -> bool {
        self.step();
        self.report()
    }

    /// Does a part of the beam's work. Returns how many nodes it made.
    fn step(&mut self) -> u64 {
        let length_max = self.host.shared.best().saturating_sub(2);
        let mut done = Done::default();
        let turn = match (&mut self.polish, &mut self.beam) {
            (Some(polish), _) => polish.advance(length_max, &mut done),
            (None, Some(beam)) => beam.advance(length_max, &mut done),
            (None, None) => return 0,
        };
        self.note_held();
        self.host.shared.see_live(done.live_peak);
        self.host.shared.count(done.nodes);
        match turn {
            Turn::Working => {}
            Turn::Found(labels) => self.host.shared.offer(labels),
            Turn::Solved(labels) => {
                self.host.shared.offer(labels);
                self.widen();
            }
            Turn::Ended => self.widen(),
        }
        done.nodes.generated.max(1)
    }

    /// Takes in how many bytes are held now.
    fn note_held(&mut self) {
        let beam = self.beam.as_ref().map_or(0, |beam| beam.bytes());
        let beam = self.polish.as_ref().map_or(beam, |polish| polish.bytes()) as u64;
        self.host.hold(beam + self.host.shared.beside());
    }

    /// Tells the watch the figures. `false` if the search is to end.
    fn report(&mut self) -> bool {
        self.note_held();
        self.host.report()
    }

    fn finish(mut self) -> Finished {
        let beam = self.beam.take();
        memory::leave(beam.as_ref().map_or(0, |beam| beam.bytes() as u64), beam);
        self.host.finish()
    }
}

impl Tally for Beams<'_> {
    fn beat(&mut self, counts: Nodes) -> bool {
        self.host.shared.count(counts);
        if self.by_turns {
            // Nodes that the others made while there was no beam must not let a later beam run too
            // long before the watch is called again.
            self.owed = (self.owed + counts.generated).min(OWED_MAX);
            while self.owed > 0 && self.has_beam() && !self.host.shared.is_stopped() {
                self.owed = self.owed.saturating_sub(self.step());
            }
        }
        self.report()
    }

    fn preparing(&mut self, share: f32, bytes: u64) -> bool {
        self.host.shared.prepare(share, bytes);
        self.owed += NODES_A_PART;
        self.beat(Nodes::default())
    }
}

#[cfg(test)]
mod tests;
