//! Bounds of any type as objects, and which a search uses: linear conflict at once, and pattern
//! databases when they are made.

use std::sync::Arc;

use super::additive::Layout;
use super::beam::{Beam, Run};
use super::bound::{Bound, LineConflict, LinearConflict};
use super::frame::Frame;
use super::learned::Learned;
use super::prove::{self, Allowance, Ended};
use super::shared::{Shared, Tally};
use super::shift::ShiftBeam;
use crate::sliding::pattern::flood::Shape;
use crate::sliding::pattern::grid::CELLS_MAX;

/// The most patterns of a set of tables: of the first set, and of any set.
const PATTERNS_QUICK: u64 = 40_000_000;
const PATTERNS_MAX: u64 = 600_000_000;

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

/// The sets of tables that are worth making, one after the other, and the bytes that they need
/// while the last set is made.
pub fn layouts(frame: &Frame, bytes_max: u64) -> (Vec<Layout>, u64) {
    let cells = frame.cells();
    let mut layouts: Vec<Layout> = Vec::new();
    let mut bytes = 0;
    if cells > CELLS_MAX {
        return (layouts, bytes);
    }
    for patterns_max in [PATTERNS_QUICK, PATTERNS_MAX] {
        let greatest = (2..=TILES_MAX.min(cells - 2)).rev().find_map(|tiles| {
            let patterns: u64 = (cells - tiles + 1..=cells).map(|cells| cells as u64).product();
            if patterns > patterns_max {
                return None;
            }
            Layout::all(frame, tiles, LANES_MAX).into_iter().find_map(|layout| {
                // The bytes of the tables, and of the making of one of them.
                let tables = layout.keys().len() as u64;
                let needed = (tables + 2) * Shape::bytes_about(cells, tiles);
                let fits = patterns * tables <= patterns_max
                    && layout.lanes() <= LANES_MAX
                    && needed + bytes <= bytes_max;
                fits.then_some((tiles, layout, needed))
            })
        });
        if let Some((tiles, layout, needed)) = greatest
            && layouts.last().is_none_or(|last| last.tiles() < tiles)
        {
            layouts.push(layout);
            bytes += needed;
        }
    }
    (layouts, bytes)
}
