//! Beam search whose moves are shifts: breadth-first search that keeps only the most promising
//! boards of each layer.
//!
//! A board is promising if a bound on single tiles is small, and if few shifts at least are left.
//! The search looks for doubles in the same layer and in the one before; a double that it misses
//! costs a place in the beam and nothing else.

use std::sync::Arc;

use super::crossings::{Carry, Crossings};
use super::slides::{slide, ways};
use crate::search::memory::list;
use crate::search::space::Label;
use crate::sliding::large::beam::{Done, Phase, Run, TIE_BITS, Turn, hashes};
use crate::sliding::large::bound::Bound;
use crate::sliding::large::frame::{CELLS_MAX, Frame};
use crate::sliding::large::seen::Seen;
use crate::sliding::metric::Axis;
use crate::sliding::moves::Move;

/// How many boards the search works on before it returns to its caller.
const PART: usize = 512;

/// What a shift that is left at least counts in a rank, where a step of a single tile counts 2.
const SHIFT: u32 = 1;
/// All ranks from this one on count as one rank.
const RANKS: usize = 1 << 15;

/// A board of a layer, without its tiles.
#[derive(Clone, Copy)]
struct ShiftSpot<C> {
    hash: u64,
    blank: u8,
    last: Option<Axis>,
    carry: C,
    crossings: Carry,
}

/// A child that is not made yet: the blank of its parent goes to the cell `to`.
#[derive(Clone, Copy)]
struct ShiftCandidate {
    hash: u64,
    parent: u32,
    rank: u16,
    to: u8,
}

/// How a board of a layer came about.
#[derive(Clone, Copy)]
struct Origin {
    parent: u32,
    from: u8,
    to: u8,
}

pub struct ShiftBeam<B: Bound> {
    frame: Arc<Frame>,
    bound: B,
    crossings: Crossings,
    width: usize,
    g: u32,
    phase: Phase,
    tiles: [Vec<u8>; 2],
    spots: [Vec<ShiftSpot<B::Carry>>; 2],
    candidates: Vec<ShiftCandidate>,
    histogram: Vec<u32>,
    rank_max: u16,
    seen: Seen,
    hashes: Vec<u64>,
    /// For each layer after the first one, how its boards came about.
    history: Vec<Vec<Origin>>,
}

impl<B: Bound> ShiftBeam<B> {
    /// Bytes that a beam holds for each board of its width, in a run of `layers` layers.
    pub fn bytes_each(frame: &Frame, layers: u32) -> usize {
        let (cells, sides) = (frame.cells(), frame.dims().rows().max(frame.dims().cols()));
        let board = cells + size_of::<ShiftSpot<B::Carry>>();
        let origins = layers as usize * size_of::<Origin>();
        2 * board + sides * size_of::<ShiftCandidate>() + 2 * Seen::BYTES_EACH + origins
    }

    /// `None` if the system has no memory for it.
    pub fn new(frame: Arc<Frame>, bound: B, width: usize) -> Option<Self> {
        let cells = frame.cells();
        let crossings = Crossings::new(&frame);
        let mut tiles = [list(width * cells)?, list(width * cells)?];
        let mut spots = [list(width)?, list(width)?];
        tiles[0].extend_from_slice(frame.start());
        spots[0].push(ShiftSpot {
            hash: 0,
            blank: frame.blank(frame.start()),
            last: None,
            carry: bound.carry(frame.start()),
            crossings: crossings.carry(frame.start()),
        });
        Some(Self {
            bound,
            crossings,
            width,
            g: 0,
            phase: Phase::Rank(0),
            tiles,
            spots,
            candidates: list(width)?,
            histogram: vec![0; RANKS],
            rank_max: 0,
            seen: Seen::new(2 * width)?,
            hashes: hashes(cells),
            frame,
            history: Vec::new(),
        })
    }

    /// Ranks the children of a board. Gives the solution if one of them is the goal.
    fn rank(&mut self, parent: usize, length_max: u32, done: &mut Done) -> Option<Vec<Label>> {
        let cells = self.frame.cells();
        let spot = self.spots[0][parent];
        let tiles = &self.tiles[0][parent * cells..(parent + 1) * cells];
        let mut solved = None;
        let mut after = [0; CELLS_MAX];
        let after = &mut after[..cells];
        done.nodes.expanded += 1;
        let waiting = self.spots[0].len() - parent - 1;
        let Self { candidates, histogram, bound, crossings, hashes, frame, g, .. } = self;
        ways(frame, spot.blank, spot.last, |axis, way| {
            after.copy_from_slice(tiles);
            let mut now = spot;
            for to in way {
                let slide = slide(after, now.blank, to);
                now.carry = bound.after(&now.carry, after, slide);
                let rank = bound.rank(&now.carry);
                now.crossings = crossings.after(&now.crossings, slide);
                let hash = |cell: u8| hashes[usize::from(slide.tile) * cells + usize::from(cell)];
                now.hash ^= hash(slide.from) ^ hash(slide.to);
                after.swap(usize::from(to), usize::from(now.blank));
                now.blank = to;
                done.nodes.generated += 1;
                let h = crossings.h(&now.crossings, Some(axis));
                if *g + 1 + h > length_max {
                    continue;
                }
                if h == 0 {
                    solved = Some(to);
                    return;
                }
                let salted = if axis == Axis::Row { now.hash } else { !now.hash };
                let tie = (now.hash & ((1 << TIE_BITS) - 1)) as u32;
                let rank = ((2 * rank + SHIFT * h) << TIE_BITS) + tie;
                let rank = rank.min(RANKS as u32 - 1) as u16;
                histogram[usize::from(rank)] += 1;
                candidates.push(ShiftCandidate { hash: salted, parent: parent as u32, rank, to });
                done.see_live(waiting + candidates.len());
            }
        });
        solved.map(|to| self.way_to(parent, spot.blank, to))
    }

    /// Sets the greatest rank that goes on, with some room for doubles.
    fn choose(&mut self) {
        let wanted = self.width + self.width / 2;
        let mut count = 0;
        self.rank_max = u16::MAX;
        for (rank, &more) in self.histogram.iter().enumerate() {
            count += more as usize;
            if count > wanted {
                self.rank_max = rank as u16;
                break;
            }
        }
        self.histogram.fill(0);
        self.tiles[1].clear();
        self.spots[1].clear();
        self.history.push(Vec::new());
        self.seen.begin_layer();
    }

    /// Makes a candidate if it goes on.
    fn make(&mut self, at: usize) {
        let ShiftCandidate { hash, parent, rank, to } = self.candidates[at];
        let is_late = self.spots[1].len() >= self.width;
        if rank > self.rank_max || is_late || !self.seen.is_new(hash) {
            return;
        }
        let cells = self.frame.cells();
        let at = parent as usize;
        let mut spot = self.spots[0][at];
        let from = spot.blank;
        let mut tiles = [0; CELLS_MAX];
        let tiles = &mut tiles[..cells];
        tiles.copy_from_slice(&self.tiles[0][at * cells..(at + 1) * cells]);
        let (axis, way) = between(&self.frame, from, to);
        for cell in way {
            let slide = slide(tiles, spot.blank, cell);
            spot.carry = self.bound.after(&spot.carry, tiles, slide);
            spot.crossings = self.crossings.after(&spot.crossings, slide);
            tiles.swap(usize::from(cell), usize::from(spot.blank));
            spot.blank = cell;
        }
        spot.last = Some(axis);
        spot.hash = if axis == Axis::Row { hash } else { !hash };
        self.tiles[1].extend_from_slice(tiles);
        self.spots[1].push(spot);
        if let Some(layer) = self.history.last_mut() {
            layer.push(Origin { parent, from, to });
        }
    }

    /// The steps of the blank to a child of a board.
    fn way_to(&self, mut at: usize, from: u8, to: u8) -> Vec<Label> {
        let mut shifts = vec![(from, to)];
        for layer in self.history.iter().rev() {
            let Some(origin) = layer.get(at) else { break };
            shifts.push((origin.from, origin.to));
            at = origin.parent as usize;
        }
        shifts.reverse();
        shifts.into_iter().flat_map(|(from, to)| steps(&self.frame, from, to)).collect()
    }
}

/// The axis of the way between two cells of a row or a column, and the cells that the blank passes.
pub fn between(frame: &Frame, from: u8, to: u8) -> (Axis, impl Iterator<Item = u8>) {
    let mut found = None;
    ways(frame, from, None, |axis, way| {
        if way.clone().any(|cell| cell == to) {
            found = Some((axis, way));
        }
    });
    let (axis, way) = found.map_or((Axis::Row, None), |(axis, way)| (axis, Some(way)));
    let mut is_there = false;
    let cells = way.into_iter().flatten().take_while(move |&cell| {
        let goes_on = !is_there;
        is_there = cell == to;
        goes_on
    });
    (axis, cells)
}

/// The steps of the blank between two cells of a row or a column.
pub fn steps(frame: &Frame, from: u8, to: u8) -> impl Iterator<Item = Label> {
    let (axis, cells) = between(frame, from, to);
    let way = match axis {
        Axis::Column if to < from => Move::Up,
        Axis::Column => Move::Down,
        Axis::Row if to < from => Move::Left,
        Axis::Row => Move::Right,
    };
    cells.map(move |_| way as Label)
}

impl<B: Bound> Run for ShiftBeam<B> {
    fn bytes(&self) -> usize {
        let spots =
            self.spots.iter().map(|spots| spots.capacity() * size_of::<ShiftSpot<B::Carry>>());
        let history = self.history.iter().map(|layer| layer.capacity() * size_of::<Origin>());
        let tiles: usize = self.tiles.iter().map(Vec::capacity).sum();
        let candidates = self.candidates.capacity() * size_of::<ShiftCandidate>();
        tiles + spots.sum::<usize>() + candidates + self.seen.bytes() + history.sum::<usize>()
    }

    fn advance(&mut self, length_max: u32, done: &mut Done) -> Turn {
        match self.phase {
            Phase::Rank(begin) => {
                let end = (begin + PART).min(self.spots[0].len());
                for parent in begin..end {
                    if let Some(labels) = self.rank(parent, length_max, done) {
                        return Turn::Solved(labels);
                    }
                }
                self.phase = Phase::Rank(end);
                if end == self.spots[0].len() {
                    self.choose();
                    self.phase = Phase::Make(0);
                }
            }
            Phase::Make(begin) => {
                let end = (begin + 2 * PART).min(self.candidates.len());
                (begin..end).for_each(|at| self.make(at));
                self.phase = Phase::Make(end);
                if end == self.candidates.len() {
                    self.tiles.swap(0, 1);
                    self.spots.swap(0, 1);
                    self.candidates.clear();
                    self.g += 1;
                    self.phase = Phase::Rank(0);
                    if self.spots[0].is_empty() {
                        return Turn::Ended;
                    }
                }
            }
        }
        Turn::Working
    }
}
