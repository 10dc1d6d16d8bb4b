//! Which bound a search uses: linear conflict at once, and pattern databases when they are made.

use std::sync::Arc;

use super::additive::{Additive, Layout};
use super::beam::{Beam, Run};
use super::bound::{Bound, LineConflict, LinearConflict};
use super::databases::Databases;
use super::frame::Frame;
use super::learned::Learned;
use super::prove::{self, Allowance, Ended};
use super::shared::{Shared, Tally};
use crate::sliding::pattern::flood::Shape;
use crate::sliding::pattern::grid::CELLS_MAX;

/// The most patterns of a set of tables: of the first set, and of any set.
const PATTERNS_QUICK: u64 = 40_000_000;
const PATTERNS_MAX: u64 = 600_000_000;

const LANES_MAX: usize = 16;
/// The most tiles of a group.
const TILES_MAX: usize = 7;

/// A bound of one of the kinds, shared between threads.
#[derive(Clone)]
pub enum Bounds {
    Conflict(Arc<LinearConflict>),
    Lines(Arc<LineConflict>),
    Eight(Arc<Additive<8>>),
    Sixteen(Arc<Additive<16>>),
}

impl Bounds {
    pub fn conflict(frame: &Frame) -> Self {
        LineConflict::new(frame).map_or_else(
            || Self::Conflict(Arc::new(LinearConflict::new(frame))),
            |bound| Self::Lines(Arc::new(bound)),
        )
    }

    /// Makes the tables of a layout. `None` if `tally` ends it, or if the system has no memory.
    pub fn prepare(frame: &Frame, layout: &Layout, tally: &mut dyn Tally) -> Option<Self> {
        Some(match Databases::prepare(frame, layout, tally)? {
            Databases::Eight(bound) => Self::Eight(bound),
            Databases::Sixteen(bound) => Self::Sixteen(bound),
        })
    }

    /// The bound on the start.
    pub fn at_start(&self, frame: &Frame) -> u32 {
        fn h<B: Bound>(bound: &B, frame: &Frame) -> u32 {
            bound.h(&bound.carry(frame.start()))
        }
        match self {
            Self::Conflict(bound) => h(bound, frame),
            Self::Lines(bound) => h(bound, frame),
            Self::Eight(bound) => h(bound, frame),
            Self::Sixteen(bound) => h(bound, frame),
        }
    }

    /// A beam of some width under this bound. `None` if the system has no memory for it. With a
    /// learned estimate the bound must be linear conflict.
    pub fn beam(
        &self,
        frame: &Arc<Frame>,
        learned: Option<&Arc<Learned>>,
        width: usize,
    ) -> Option<Box<dyn Run>> {
        fn boxed<B: Bound + 'static>(
            frame: &Arc<Frame>,
            bound: &Arc<B>,
            learned: Option<&Arc<Learned>>,
            width: usize,
        ) -> Option<Box<dyn Run>> {
            let beam = Beam::new(frame.clone(), bound.clone(), width)?;
            Some(Box::new(beam.sorted_by(learned.cloned())))
        }
        match self {
            Self::Conflict(bound) => boxed(frame, bound, learned, width),
            Self::Lines(bound) => boxed(frame, bound, learned, width),
            Self::Eight(bound) => boxed(frame, bound, learned, width),
            Self::Sixteen(bound) => boxed(frame, bound, learned, width),
        }
    }

    /// Bytes that a beam under this bound holds for each board of its width.
    pub fn beam_bytes(&self, cells: usize, layers: u32) -> usize {
        match self {
            Self::Conflict(_) => Beam::<LinearConflict>::bytes_each(cells, layers),
            Self::Lines(_) => Beam::<LineConflict>::bytes_each(cells, layers),
            Self::Eight(_) => Beam::<Additive<8>>::bytes_each(cells, layers),
            Self::Sixteen(_) => Beam::<Additive<16>>::bytes_each(cells, layers),
        }
    }

    /// Iterative deepening under this bound.
    pub fn deepen(
        &self,
        frame: &Arc<Frame>,
        allowance: Allowance,
        shared: &Shared,
        tally: &mut dyn Tally,
    ) -> Ended {
        match self {
            Self::Conflict(bound) => prove::deepen(frame, bound, allowance, shared, tally),
            Self::Lines(bound) => prove::deepen(frame, bound, allowance, shared, tally),
            Self::Eight(bound) => prove::deepen(frame, bound, allowance, shared, tally),
            Self::Sixteen(bound) => prove::deepen(frame, bound, allowance, shared, tally),
        }
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
