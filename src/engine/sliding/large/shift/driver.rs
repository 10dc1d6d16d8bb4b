//! The driver: beams that grow wider and windows find better solutions, and iterative deepening
//! raises the lower bound. On one thread they take turns; with more, deepening has a thread of its
//! own.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::beam::ShiftBeam;
use super::prove::Prover;
use super::tidy::tidied;
use crate::search::limits::Limits;
use crate::search::memory;
use crate::search::space::Label;
use crate::search::watch::{Nodes, Watch};
use crate::sliding::board::Board;
use crate::sliding::crew::OnPanic;
use crate::sliding::large::anytime::MEMORY_MAX;
use crate::sliding::large::beam::{Done, Run, Turn};
use crate::sliding::large::bound::LinearConflict;
use crate::sliding::large::bounds::{self, AnyBound, layouts};
use crate::sliding::large::databases::Databases;
use crate::sliding::large::finished::{Finished, Known};
use crate::sliding::large::host::{self, Host, LAYERS_MAX};
use crate::sliding::large::layout::bytes_needed;
use crate::sliding::large::shared::Shared;
use crate::sliding::large::smooth::Smooth;
use crate::sliding::large::tally::Tally;
use crate::sliding::metric::Metric;

/// The width of the first beam, and how much wider each is than the one before.
const WIDTH_FIRST: usize = 64;
const WIDTH_FACTOR: usize = 2;
/// The tables are made before a beam of this width.
const WIDTH_TABLES: usize = 1024;
/// Beams of single tiles are at most so wide: their solutions have few shifts by chance alone.
const WIDTH_SINGLE_MAX: usize = 8192;
/// A beam of shifts from the start to the goal is so many times narrower than the windows: these
/// find more.
const WHOLE_SHARE: usize = 64;
/// The windows begin with this width, and with parts of so many shifts.
const WIDTH_WINDOWS: usize = 256;
const LENGTH_FIRST: usize = 8;

/// On boards of more cells than this the search shortens parts of a solution before it tries beams.
const CELLS_BEAM_FIRST: usize = 25;
/// On those boards, the steps of single tiles by which the parts of each pass are longer.
const STEPS_SMOOTH: usize = 60;
/// On those boards, the width of the first windows, in boards of a layer.
const WIDTH_PARTS: usize = 16;
/// Their length, in shifts, and by how many shifts it grows in each round.
const LENGTH_PARTS: usize = 24;
const LENGTH_MORE: usize = 4;
/// Beams may make at most one in so many of all nodes.
const BEAM_SHARE: u64 = 2;

/// On one thread deepening makes one node when the beams have made so many.
const PROOF_SHARE: u64 = 4;

/// Searches for as few shifts as possible until the best solution is proved to have the fewest, a
/// limit or the watch ends it. `start` and `goal` must have the same size. The lower bound and the
/// costs count shifts; the solution has the steps of the blank. It begins with what is known from
/// an earlier search of the same boards.
///
/// With several threads the counts can change from run to run.
pub fn anytime(
    known: &Known,
    (start, goal): (&Board, &Board),
    limits: &Limits,
    threads: usize,
    watch: &mut dyn Watch,
) -> Finished {
    let Some(frame) = host::begin(start, goal) else { return Finished::unsolvable() };
    let shared = Shared::new(Metric::Multi, limits.generated_max).knowing(known);
    let mut beams = ShiftBeams {
        host: Host::new(&frame, &shared, watch),
        memory_max: limits.memory_max.min(MEMORY_MAX),
        single: None,
    };
    let mut prover = Prover::new(&frame, &shared);
    beams.construct();
    if threads <= 1 {
        beams.improve(Some(&mut prover));
        prover.deepen(u64::MAX, &mut beams);
    } else {
        let ends_all = || OnPanic(|| shared.stop());
        thread::scope(|scope| {
            let _ends_all = ends_all();
            let work = || {
                let _ends_all = ends_all();
                prover.deepen(u64::MAX, &mut &shared);
            };
            // Without a thread there is no proof, and the search takes as long as it may.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
            beams.improve(None);
            while beams.host.report() {
                thread::sleep(Duration::from_millis(1));
            }
            shared.stop();
        });
    }
    beams.host.finish()
}

/// The beams, which run on the calling thread.
struct ShiftBeams<'a> {
    host: Host<'a>,
    /// Bytes for the beams and the tables.
    memory_max: u64,
    /// The solution with the fewest steps of single tiles, which beams of them have to beat.
    single: Option<Vec<Label>>,
}

impl ShiftBeams<'_> {
    fn construct(&mut self) {
        let known = self.host.shared.solution();
        if let Some(labels) = self.host.construct() {
            self.host.shared.offer(tidied(&labels));
            // Without a length to beat a narrow beam could go in circles for ever.
            let is_known = !known.is_empty() && known.len() < labels.len();
            self.single = Some(if is_known { known } else { labels });
        }
        self.host.report();
    }

    /// Runs wider and wider beams and windows until there is no memory for wider ones, or until the
    /// search is to end. The prover gets its share of the nodes.
    fn improve(&mut self, mut prover: Option<&mut Prover<'_>>) {
        let mut bound = bounds::conflict(self.host.frame);
        let layouts = layouts(self.host.frame, self.memory_max / 2);
        // An ordinary search may have left the tables of all sets.
        self.memory_max -= bytes_needed(&layouts);
        let mut layout = layouts.into_iter().next();
        let is_large = self.host.frame.cells() > CELLS_BEAM_FIRST;
        let (mut round, mut width) = (0, WIDTH_FIRST);
        while !self.host.shared.is_stopped() {
            if width >= WIDTH_TABLES
                && let Some(layout) = layout.take()
            {
                let Some(better) = Databases::prepare(self.host.frame, &layout, self) else {
                    continue;
                };
                bound = better.bound();
            }
            let before = self.host.shared.counted().generated;
            let goes_on = if is_large {
                self.by_parts(&bound, round, &mut width)
            } else {
                self.by_beams(&bound, round, &mut width)
            };
            if !goes_on {
                return;
            }
            if let Some(prover) = &mut prover {
                let made = self.host.shared.counted().generated - before;
                prover.deepen(made / PROOF_SHARE, self);
            }
            round += 1;
        }
    }

    /// A round on a board where beams soon reach the goal. `false` if there is no memory for it.
    fn by_beams(&mut self, bound: &Arc<dyn AnyBound>, round: usize, width: &mut usize) -> bool {
        if *width <= WIDTH_SINGLE_MAX {
            self.singles(bound, *width);
        }
        self.shifts(bound, *width / WHOLE_SHARE);
        let goes_on = *width < WIDTH_WINDOWS || self.windows(*width, LENGTH_FIRST + round);
        *width = width.saturating_mul(WIDTH_FACTOR);
        goes_on
    }

    /// A round on a larger board, where parts of a solution are shortened sooner than a beam
    /// reaches the goal. `false` if there is no memory for it.
    fn by_parts(&mut self, bound: &Arc<dyn AnyBound>, round: usize, width: &mut usize) -> bool {
        self.smooth(round + 1);
        if !self.windows(WIDTH_PARTS << round.min(20), LENGTH_PARTS + LENGTH_MORE * round) {
            return false;
        }
        // A beam makes about three nodes for each board of its layers.
        let nodes = self.host.shared.counted().generated / BEAM_SHARE;
        let affordable = nodes / (3 * u64::from(self.steps()));
        if affordable >= *width as u64 {
            *width = 1 << affordable.ilog2();
            self.singles(bound, *width);
            self.shifts(bound, *width / WHOLE_SHARE);
            *width = width.saturating_mul(WIDTH_FACTOR);
        }
        true
    }

    /// The steps of the shortest solution that single tiles have found.
    fn steps(&self) -> u32 {
        self.single.as_ref().map_or(u32::MAX, |labels| labels.len() as u32)
    }

    /// Runs a beam of single tiles, whose solutions are counted by shifts.
    fn singles(&mut self, bound: &Arc<dyn AnyBound>, width: usize) {
        let layers = self.steps().min(LAYERS_MAX);
        let bytes = bound.beam_bytes(self.host.frame.cells(), layers) as u64 * width as u64;
        if bytes <= self.memory_max
            && let Some(beam) = bound.clone().beam(self.host.frame, None, width)
        {
            self.run(beam, &|_, single| single.saturating_sub(2));
        }
    }

    /// Runs a beam of shifts.
    fn shifts(&mut self, bound: &Arc<dyn AnyBound>, width: usize) {
        if let Some(beam) = self.beam(bound, width) {
            self.run(beam, &|best, _| best.saturating_sub(1));
        }
    }

    /// Shortens the solution with the fewest steps of single tiles, in parts that grow with each
    /// pass.
    fn smooth(&mut self, pass: usize) {
        let Some(labels) = self.single.clone() else { return };
        let width = WIDTH_FIRST << pass.min(20);
        let length = STEPS_SMOOTH * pass;
        let bound = bounds::conflict(self.host.frame);
        let bytes = bound.beam_bytes(self.host.frame.cells(), length as u32) as u64 * width as u64;
        if bytes <= self.memory_max {
            let smooth = Smooth::new(self.host.frame, Metric::Single, &labels, length, width);
            self.run(Box::new(smooth), &|best, _| best);
        }
    }

    /// Shortens the best solution by windows until none can be shortened. `false` if there is no
    /// memory for this width.
    fn windows(&mut self, width: usize, length: usize) -> bool {
        let bytes = ShiftBeam::<LinearConflict>::bytes_each(self.host.frame, length as u32) as u64;
        if bytes.saturating_mul(width as u64) > self.memory_max {
            return false;
        }
        while let Some(labels) = self.host.best.clone().filter(|_| !self.host.shared.is_stopped()) {
            let window = Smooth::new(self.host.frame, Metric::Multi, &labels, length, width);
            self.run(Box::new(window), &|best, _| best);
            // On larger boards a pass takes long, and the other searches have their turn after it.
            if self.host.frame.cells() > CELLS_BEAM_FIRST
                || self.host.best.as_ref() == Some(&labels)
            {
                break;
            }
        }
        true
    }

    /// A beam of shifts. `None` if there is no memory for it.
    fn beam(&self, bound: &Arc<dyn AnyBound>, width: usize) -> Option<Box<dyn Run>> {
        let layers = self.host.shared.best().min(LAYERS_MAX);
        let bytes = bound.shift_beam_bytes(self.host.frame, layers) as u64;
        if bytes.saturating_mul(width as u64) > self.memory_max {
            return None;
        }
        bound.clone().shift_beam(self.host.frame, width)
    }

    /// Runs a beam or windows to the end. `most` gives the greatest length of a solution from the
    /// shifts of the best one and from the steps of the shortest one that single tiles have found.
    fn run(&mut self, mut beam: Box<dyn Run>, most: &dyn Fn(u32, u32) -> u32) {
        loop {
            let mut done = Done::default();
            let turn = beam.advance(most(self.host.shared.best(), self.steps()), &mut done);
            self.host.hold(beam.bytes() as u64);
            self.host.shared.see_live(done.live_peak);
            self.host.shared.count(done.nodes);
            let is_over = matches!(turn, Turn::Solved(_) | Turn::Ended);
            if let Turn::Found(labels) | Turn::Solved(labels) = turn {
                self.host.shared.offer(tidied(&labels));
                if self.steps() > labels.len() as u32 {
                    self.single = Some(labels);
                }
            }
            if !self.host.report() {
                return memory::leave(beam.bytes() as u64, beam);
            }
            if is_over {
                return;
            }
        }
    }
}

impl Tally for ShiftBeams<'_> {
    fn beat(&mut self, counts: Nodes) -> bool {
        self.host.shared.count(counts);
        self.host.report()
    }

    fn preparing(&mut self, share: f32, bytes: u64) -> bool {
        self.host.shared.prepare(share, bytes);
        self.host.report()
    }
}
