//! Beam search: breadth-first search that keeps only the most promising boards of each layer.
//!
//! First the search only ranks a layer's children (16 bytes each). A histogram of the ranks then
//! tells the best of them, with ties broken by the hash, and the search makes only these. Children
//! stand in the order of their parents. So to find the way back it is enough to keep four bits a
//! board: which of its moves went on. The search looks for doubles in the same layer and in the
//! layer two before; a double that it misses costs a place in the beam and nothing else.

use std::ops::Range;
use std::sync::Arc;

use super::bound::{Bound, Judged};
use super::frame::{Frame, Slide};
use super::learned::Learned;
use super::seen::Seen;
use crate::search::memory::list;
use crate::search::space::{LABEL_NONE, Label};
use crate::search::watch::Nodes;

/// The result of a part of a run.
pub enum Turn {
    /// There is more to do.
    Working,
    /// The labels of a solution; there is more to do.
    Found(Vec<Label>),
    /// The labels of a solution; the run has ended.
    Solved(Vec<Label>),
    /// No board is left that could lead to a short enough solution.
    Ended,
}

/// What parts of a run have done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    pub nodes: Nodes,
    /// The most nodes of one beam that were live at one moment.
    pub live_peak: u64,
}

impl Done {
    /// So many nodes are live now.
    pub fn see_live(&mut self, live: usize) {
        self.live_peak = self.live_peak.max(live as u64);
    }
}

/// A beam search under some bound.
pub trait Run: Send {
    /// Bytes that the search holds.
    fn bytes(&self) -> usize;

    /// Goes on for about [`PART`] boards, and adds what it does to `done`. A solution must have at
    /// most `length_max` moves.
    fn advance(&mut self, length_max: u32, done: &mut Done) -> Turn;
}

/// How many boards the search works on before it returns to its caller.
const PART: usize = 1024;

/// How many candidates ahead the search asks for the memory of their hashes.
const AHEAD: usize = 24;

/// The boards of a layer, field by field.
struct Layer<C> {
    tiles: Vec<u8>,
    spots: Vec<Spot>,
    carries: Vec<C>,
}

/// The blank, the move that led here, and the hash.
#[derive(Clone, Copy)]
struct Spot {
    hash: u64,
    blank: u8,
    last: Label,
}

/// A child that is not made yet.
#[derive(Clone, Copy)]
struct Candidate {
    hash: u64,
    parent: u32,
    rank: u16,
    label: Label,
    to: u8,
}

/// What a beam does next in a layer.
pub enum Phase {
    /// The children of the boards from this one on are to be ranked.
    Rank(usize),
    /// The candidates from this one on are to be made if they are good enough.
    Make(usize),
}

pub struct Beam<B: Bound> {
    frame: Arc<Frame>,
    bound: B,
    /// What the boards of a layer are sorted by, in place of the bound's own rank.
    learned: Option<Arc<Learned>>,
    width: usize,
    g: u32,
    phase: Phase,
    layer: Layer<B::Carry>,
    next: Layer<B::Carry>,
    candidates: Vec<Candidate>,
    /// How many candidates there are of each rank.
    histogram: Vec<u32>,
    /// The greatest rank that goes on.
    rank_max: u16,
    /// How many candidates of the last layer were chosen; `doubles` is how many of these were
    /// doubles.
    chosen: usize,
    doubles: usize,
    /// The hashes of the layers of even and of odd g.
    seen: [Seen; 2],
    hashes: Vec<u64>,
    /// For each layer, four bits a board: which of its moves went on.
    history: Vec<Vec<u8>>,
}

/// This many bits of the hash decide between equal ranks.
pub const TIE_BITS: u32 = 4;
/// All ranks from this one on count as one rank.
const RANKS: usize = 1 << 16;

fn bytes_of<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

impl<C: Copy> Layer<C> {
    fn new(width: usize, cells: usize) -> Option<Self> {
        Some(Self { tiles: list(width * cells)?, spots: list(width)?, carries: list(width)? })
    }

    fn bytes(&self) -> usize {
        bytes_of(&self.tiles) + bytes_of(&self.spots) + bytes_of(&self.carries)
    }

    fn clear(&mut self) {
        self.tiles.clear();
        self.spots.clear();
        self.carries.clear();
    }
}

impl<B: Bound> Beam<B> {
    /// Bytes that a beam holds for each board of its width, in a run of `layers` layers.
    pub fn bytes_each(cells: usize, layers: u32) -> usize {
        let board = cells + size_of::<Spot>() + size_of::<B::Carry>();
        2 * board + 3 * size_of::<Candidate>() + 2 * Seen::BYTES_EACH + layers as usize / 2
    }

    /// `None` if the system has no memory for it.
    pub fn new(frame: Arc<Frame>, bound: B, width: usize) -> Option<Self> {
        let cells = frame.cells();
        let mut layer = Layer::new(width, cells)?;
        layer.tiles.extend_from_slice(frame.start());
        let blank = frame.blank(frame.start());
        layer.spots.push(Spot { hash: 0, blank, last: LABEL_NONE });
        layer.carries.push(bound.carry(frame.start()));
        Some(Self {
            bound,
            learned: None,
            width,
            g: 0,
            phase: Phase::Rank(0),
            layer,
            next: Layer::new(width, cells)?,
            candidates: list(3 * width)?,
            histogram: vec![0; RANKS],
            rank_max: 0,
            chosen: 0,
            doubles: 0,
            seen: [Seen::new(width)?, Seen::new(width)?],
            hashes: hashes(cells),
            frame,
            history: Vec::new(),
        })
    }

    /// The same, with the boards of a layer sorted by a learned estimate, if there is one. The
    /// bound must be linear conflict then.
    pub fn sorted_by(self, learned: Option<Arc<Learned>>) -> Self {
        Self { learned, ..self }
    }

    fn slide(&self, parent: usize, to: u8) -> Slide {
        let tile = self.layer.tiles[parent * self.frame.cells() + usize::from(to)];
        Slide { tile, from: to, to: self.layer.spots[parent].blank }
    }

    fn hash_of(&self, tile: u8, cell: u8) -> u64 {
        self.hashes[usize::from(tile) * self.frame.cells() + usize::from(cell)]
    }

    /// The hash of a board after a slide from the board with this hash.
    fn hash_after(&self, hash: u64, slide: Slide) -> u64 {
        hash ^ self.hash_of(slide.tile, slide.from) ^ self.hash_of(slide.tile, slide.to)
    }

    /// Ranks the children of some boards.
    fn rank(
        &mut self,
        parents: Range<usize>,
        length_max: u32,
        done: &mut Done,
    ) -> Option<Vec<Label>> {
        // A beam that has ended has no board left.
        if parents.is_empty() {
            return None;
        }
        let cells = self.frame.cells();
        let first = parents.start;
        let tiles_of = |parent: usize| parent * cells..(parent + 1) * cells;
        let learned = self.learned.as_deref();
        let mut learned =
            learned.map(|learned| (learned, learned.sums(&self.layer.tiles[tiles_of(first)])));
        for parent in parents {
            let spot = self.layer.spots[parent];
            let tiles = &self.layer.tiles[tiles_of(parent)];
            if let Some((learned, sums)) = &mut learned
                && parent > first
            {
                learned.turn(sums, &self.layer.tiles[tiles_of(parent - 1)], tiles);
            }
            let carry = &self.layer.carries[parent];
            done.nodes.expanded += 1;
            let waiting = self.layer.spots.len() - parent - 1;
            for &(label, to) in self.frame.ways(spot.blank, spot.last) {
                let slide = Slide { tile: tiles[usize::from(to)], from: to, to: spot.blank };
                let Judged { h, rank } = self.bound.judge(carry, tiles, slide);
                done.nodes.generated += 1;
                if self.g + 1 + h > length_max {
                    continue;
                }
                if h == 0 {
                    return Some(self.way_to(parent, label));
                }
                let hash = self.hash_after(spot.hash, slide);
                let rank =
                    learned.as_ref().map_or(rank, |(learned, sums)| learned.after(sums, slide, h));
                let tie = (hash & ((1 << TIE_BITS) - 1)) as u32;
                let rank = (rank << TIE_BITS) + tie;
                let rank = rank.min(RANKS as u32 - 1) as u16;
                self.histogram[usize::from(rank)] += 1;
                self.candidates.push(Candidate { hash, parent: parent as u32, rank, label, to });
                done.see_live(waiting + self.candidates.len());
            }
        }
        None
    }

    /// Sets the greatest rank that goes on. It leaves room for as many doubles as the last layer
    /// makes likely.
    fn choose(&mut self) {
        let wanted = self.width + self.width * self.doubles / (self.chosen - self.doubles).max(1);
        let mut count = 0;
        self.rank_max = u16::MAX;
        for (rank, &more) in self.histogram.iter().enumerate() {
            count += more as usize;
            if count > wanted {
                // If a rank alone is too many boards, as many of it go on as there is room for.
                let alone = count == more as usize;
                self.rank_max = (rank as u16).saturating_sub(u16::from(!alone));
                break;
            }
        }
        (self.chosen, self.doubles) = (0, 0);
        self.histogram.fill(0);
        self.history.push(vec![0; self.layer.spots.len().div_ceil(2)]);
        self.next.clear();
        self.seen[self.g as usize % 2].begin_layer();
    }

    /// Makes the candidates of a range that go on.
    fn make(&mut self, candidates: Range<usize>) {
        let cells = self.frame.cells();
        for at in candidates {
            let candidate = self.candidates[at];
            if let Some(ahead) = self.candidates.get(at + AHEAD)
                && ahead.rank <= self.rank_max
            {
                self.seen[self.g as usize % 2].fetch(ahead.hash);
            }
            if candidate.rank > self.rank_max || self.next.spots.len() >= self.width {
                continue;
            }
            self.chosen += 1;
            if !self.seen[self.g as usize % 2].is_new(candidate.hash) {
                self.doubles += 1;
                continue;
            }
            let parent = candidate.parent as usize;
            let slide = self.slide(parent, candidate.to);
            let tiles = &self.layer.tiles[parent * cells..(parent + 1) * cells];
            let carry = self.bound.after(&self.layer.carries[parent], tiles, slide);
            let begin = self.next.tiles.len();
            self.next.tiles.extend_from_slice(tiles);
            self.next.tiles.swap(begin + usize::from(slide.from), begin + usize::from(slide.to));
            self.next.carries.push(carry);
            let (blank, last) = (candidate.to, candidate.label);
            self.next.spots.push(Spot { hash: candidate.hash, blank, last });
            if let Some(kept) = self.history.last_mut() {
                kept[parent / 2] |= 1 << (candidate.label + 4 * (parent % 2) as u8);
            }
        }
    }

    /// The labels of the moves to a child of a board.
    fn way_to(&self, mut at: usize, label: Label) -> Vec<Label> {
        let mut labels = vec![label];
        for kept in self.history.iter().rev() {
            let (parent, label) = parent_of(kept, at);
            labels.push(label);
            at = parent;
        }
        labels.reverse();
        labels
    }
}

/// The parent of a layer's board, and the label of the move from it.
fn parent_of(kept: &[u8], number: usize) -> (usize, Label) {
    let mut before = 0;
    for (index, &byte) in kept.iter().enumerate() {
        let count = byte.count_ones() as usize;
        if before + count > number {
            let mut bits = byte;
            for _ in before..number {
                bits &= bits - 1;
            }
            let bit = bits.trailing_zeros() as usize;
            return (2 * index + bit / 4, (bit % 4) as Label);
        }
        before += count;
    }
    (0, LABEL_NONE)
}

/// A number for each tile on each cell, the same in every run.
pub fn hashes(cells: usize) -> Vec<u64> {
    (1..=(cells * cells) as u64).map(mix).collect()
}

/// The finaliser of splitmix64: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl<B: Bound> Run for Beam<B> {
    fn bytes(&self) -> usize {
        let lists = self.layer.bytes() + self.next.bytes() + bytes_of(&self.candidates);
        let history: usize = self.history.iter().map(bytes_of).sum();
        lists + self.seen.iter().map(Seen::bytes).sum::<usize>() + history
    }

    fn advance(&mut self, length_max: u32, done: &mut Done) -> Turn {
        match self.phase {
            Phase::Rank(begin) => {
                let end = (begin + PART).min(self.layer.spots.len());
                if let Some(labels) = self.rank(begin..end, length_max, done) {
                    return Turn::Solved(labels);
                }
                self.phase = Phase::Rank(end);
                if end == self.layer.spots.len() {
                    self.choose();
                    self.phase = Phase::Make(0);
                }
            }
            Phase::Make(begin) => {
                let end = (begin + 2 * PART).min(self.candidates.len());
                self.make(begin..end);
                self.phase = Phase::Make(end);
                if end == self.candidates.len() {
                    std::mem::swap(&mut self.layer, &mut self.next);
                    self.candidates.clear();
                    self.g += 1;
                    self.phase = Phase::Rank(0);
                    if self.layer.spots.is_empty() {
                        return Turn::Ended;
                    }
                }
            }
        }
        Turn::Working
    }
}
