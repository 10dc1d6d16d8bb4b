//! Bounds of any type as objects, and which a search uses: linear conflict at once, and pattern
//! databases when they are made.

use std::sync::Arc;

use super::beam::{Beam, Run};
use super::bound::{Bound, LineConflict, LinearConflict};
use super::frame::Frame;
use super::layout::{Layout, patterns};
use super::learned::Learned;
use super::prove::{self, Allowance, Ended};
use super::shared::Shared;
use super::shift::beam::ShiftBeam;
use super::tally::Tally;
use crate::sliding::pattern::grid::CELLS_MAX;

/// The most patterns of the first set of tables, and of the second set. The first number is for a
/// set with one division, the second for a set with two. 40.2 million is just enough for three
/// tables of six tiles on 3×6.
const PATTERNS_QUICK: [u64; 2] = [40_000_000, 40_200_000];
const PATTERNS_MAX: [u64; 2] = [600_000_000; 2];

const LANES_MAX: usize = 16;
/// The most tiles of a group.
const TILES_MAX: usize = 7;

/// A bound of any type, and the searches under it.
pub trait AnyBound: Send + Sync {
    /// The bound on the start.
    fn at_start(&self, frame: &Frame) -> u32;

    /// A beam of some width. `None` if the system has no memory for it. With a learned estimate the
    /// bound must be linear conflict.
    fn beam(
        self: Arc<Self>,
        frame: &Arc<Frame>,
        learned: Option<&Arc<Learned>>,
        width: usize,
    ) -> Option<Box<dyn Run>>;

    /// Bytes that a beam holds for each board of its width.
    fn beam_bytes(&self, cells: usize, layers: u32) -> usize;

    /// A beam whose moves are shifts. `None` if the system has no memory for it.
    fn shift_beam(self: Arc<Self>, frame: &Arc<Frame>, width: usize) -> Option<Box<dyn Run>>;

    /// Bytes that a beam of shifts holds for each board of its width.
    fn shift_beam_bytes(&self, frame: &Frame, layers: u32) -> usize;

    /// Iterative deepening.
    fn deepen(
        self: Arc<Self>,
        frame: &Arc<Frame>,
        allowance: Allowance,
        shared: &Shared,
        tally: &mut dyn Tally,
    ) -> Ended;
}

impl<B: Bound + 'static> AnyBound for B {
    fn at_start(&self, frame: &Frame) -> u32 {
        self.h(&self.carry(frame.start()))
    }

    fn beam(
        self: Arc<Self>,
        frame: &Arc<Frame>,
        learned: Option<&Arc<Learned>>,
        width: usize,
    ) -> Option<Box<dyn Run>> {
        let beam = Beam::new(frame.clone(), self, width)?;
        Some(Box::new(beam.sorted_by(learned.cloned())))
    }

    fn beam_bytes(&self, cells: usize, layers: u32) -> usize {
        Beam::<B>::bytes_each(cells, layers)
    }

    fn shift_beam(self: Arc<Self>, frame: &Arc<Frame>, width: usize) -> Option<Box<dyn Run>> {
        Some(Box::new(ShiftBeam::new(frame.clone(), self, width)?))
    }

    fn shift_beam_bytes(&self, frame: &Frame, layers: u32) -> usize {
        ShiftBeam::<B>::bytes_each(frame, layers)
    }

    fn deepen(
        self: Arc<Self>,
        frame: &Arc<Frame>,
        allowance: Allowance,
        shared: &Shared,
        tally: &mut dyn Tally,
    ) -> Ended {
        prove::deepen(frame, &self, allowance, shared, tally)
    }
}

/// Linear conflict, in the faster form if the board's size has it.
pub fn conflict(frame: &Frame) -> Arc<dyn AnyBound> {
    match LineConflict::new(frame) {
        Some(bound) => Arc::new(bound),
        None => Arc::new(LinearConflict::new(frame)),
    }
}

/// The sets of tables that are worth making, one after the other. All of them together need at most
/// about `bytes_max` bytes.
pub fn layouts(frame: &Frame, bytes_max: u64) -> Vec<Layout> {
    let mut layouts: Vec<Layout> = Vec::new();
    if frame.cells() > CELLS_MAX {
        return layouts;
    }
    let mut left = bytes_max;
    for patterns_max in [PATTERNS_QUICK, PATTERNS_MAX] {
        if let Some(layout) = with_most_tiles(frame, patterns_max, left)
            && layouts.last().is_none_or(|last| last.tiles() < layout.tiles())
        {
            left -= layout.bytes_needed();
            layouts.push(layout);
        }
    }
    layouts
}

/// The set of tables with the largest groups, of those that keep within both limits: `patterns_max`
/// (for one division, for two) and `bytes_max`.
fn with_most_tiles(frame: &Frame, patterns_max: [u64; 2], bytes_max: u64) -> Option<Layout> {
    let cells = frame.cells();
    let fits = |layout: &Layout| {
        layout.patterns() <= patterns_max[usize::from(layout.has_two())]
            && layout.groups().len() <= LANES_MAX
            && layout.bytes_needed() <= bytes_max
    };
    let tiles = (2..=TILES_MAX.min(cells - 2)).rev();
    let mut tiles = tiles.filter(|&tiles| patterns(cells, tiles) <= patterns_max[0]);
    tiles.find_map(|tiles| Layout::all(frame, tiles, LANES_MAX).into_iter().find(fits))
}
