//! A learned estimate of the moves to the goal, for boards of five rows and columns and more, of
//! at most 64 cells, with the blank's goal in a corner. It is no bound: a beam only sorts the
//! boards of a layer by it.
//!
//! It is a neural network with one layer of [`UNITS`] hidden units. Its inputs are the cells of the
//! tiles and of the blank. A unit adds one weight for each of these, keeps the sum between 0 and
//! [`UNIT_MAX`], and weighs it. To this come a weight for each tile on each cell, and h by linear
//! conflict times a weight. The units' sums of a child differ from those of its parent by four
//! weights, as in Y. Nasu, "Efficiently updatable neural-network-based evaluation functions for
//! computer shogi", 2018.
//!
//! The weights come from `cargo bench -- train`, which learns on square boards of five, six and
//! seven rows. [`stretch`] makes those of the other sizes from them. On boards whose shorter side
//! is six or more the estimate is the mean of two networks.
//!
//! [`stretch`]: super::stretch

mod vectors;

pub use vectors::{Units, Vectors};

use super::frame::{Frame, Slide};
use super::stretch::{Weights, stretched};
use crate::grid::Dims;
use crate::search::memory::list;
use crate::sliding::pattern::symmetry::symmetries;

/// How many hidden units there are.
pub const UNITS: usize = 128;
/// The greatest value of a unit, which stands for 1.
pub const UNIT_MAX: i16 = 256;
/// How many parts of a move the estimate is told in, as a power of two, on boards of at most 49
/// cells. On larger boards it is told in halves of a move.
pub const PARTS_BITS: u32 = 3;
/// The parts that the weights are kept in, as powers of two: those of the units, of tiles on cells
/// and of h, and of the constant.
pub const UNIT_BITS: u32 = 7;
pub const CELL_BITS: u32 = 10;
pub const CONSTANT_BITS: u32 = 6;

/// The parts of a sum: a unit's value has 8 bits.
pub const SUM_BITS: u32 = UNIT_BITS + 8;

/// Boards of more cells have no estimate: see test/bench/notes.md.
const CELLS_MAX: usize = 64;

/// On boards of more cells than this the estimate is told in fewer parts, so that it fits.
const CELLS_FINE: usize = 49;
const PARTS_BITS_COARSE: u32 = 1;

/// A network: the side of the square board that it was learned on, and its weights for the blank's
/// goal in the last corner, in i16 of two bytes, the lower byte first: for each tile the weights of
/// each cell for all units; the units' constants; the units' weights; for each tile a weight of
/// each cell; the weight of h; the constant.
type Network = (usize, &'static [u8]);

const FIVE: Network = (5, include_bytes!("../../../../assets/estimate/5x5.bin"));
const SIX: Network = (6, include_bytes!("../../../../assets/estimate/6x6.bin"));
const SECOND_SIX: Network = (6, include_bytes!("../../../../assets/estimate/6x6-second.bin"));
const SEVEN: Network = (7, include_bytes!("../../../../assets/estimate/7x7.bin"));

/// How many cells are compared at once.
const WORD: usize = 8;
/// All bits of each byte of a word but the highest, and the highest ones.
const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const HIGH: u64 = 0x8080_8080_8080_8080;
/// A word that has a bit in each byte, times this, has these bits side by side in its highest byte.
const GATHER: u64 = 0x0102_0408_1020_4080;

/// The estimate, in a frame's numbering.
pub struct Learned {
    cells: usize,
    home: usize,
    /// For each tile and each cell the weights for all units of each network.
    first: Vec<Units>,
    /// For each network the units' constants.
    constants: Vec<Units>,
    /// For each network the units' weights.
    second: Vec<Units>,
    /// For each tile a weight of each cell. This and the next two are summed over the networks.
    direct: Vec<i32>,
    of_h: i32,
    constant: i32,
    parts_bits: u32,
    vectors: Vectors,
}

/// What the children of a board have in common.
#[derive(Debug, PartialEq, Eq)]
pub struct Sums {
    /// The sums of the units of each network.
    units: Vec<Units>,
    direct: i32,
}

impl Learned {
    /// `None` for boards that there is no estimate for, or if the system has no memory for it. The
    /// estimate of a board and that of its image in the mirror differ a little; with `mirrored` it
    /// is that of the image.
    pub fn new(frame: &Frame, mirrored: bool) -> Option<Self> {
        let (dims, home) = (frame.dims(), usize::from(frame.home()));
        let cells = frame.cells();
        let turns = symmetries(dims);
        let fitting = |turn: &&Vec<u8>| usize::from(turn[home]) + 1 == cells;
        // A board that is no square has another size in the mirror. There the weights are mirrored.
        let is_square = dims.rows() == dims.cols();
        let turn = turns.iter().filter(fitting).nth((mirrored && is_square).into())?;
        let mut networks = Vec::new();
        for (side, bytes) in learned(dims)? {
            let words: Vec<i16> =
                bytes.as_chunks().0.iter().map(|&word| i16::from_le_bytes(word)).collect();
            networks.push(stretched(&read(&words, *side)?, dims, mirrored && !is_square)?);
        }
        let places = || {
            let own = |at: &u8| usize::from(*at);
            turn.iter()
                .flat_map(move |tile| turn.iter().map(move |cell| own(tile) * cells + own(cell)))
        };
        let mut first = list(cells * cells * networks.len())?;
        let mut direct = list(cells * cells)?;
        let of_all = |place: usize| networks.iter().map(move |own| Units(own.first[place]));
        first.extend(places().flat_map(of_all));
        let sum = |place: usize| networks.iter().map(|own| own.direct[place]).sum::<i32>();
        direct.extend(places().map(sum));
        Some(Self {
            cells,
            home,
            first,
            constants: networks.iter().map(|own| Units(own.constants)).collect(),
            second: networks.iter().map(|own| Units(own.second)).collect(),
            direct,
            of_h: networks.iter().map(|own| own.of_h).sum(),
            constant: networks.iter().map(|own| own.constant).sum(),
            parts_bits: if cells <= CELLS_FINE { PARTS_BITS } else { PARTS_BITS_COARSE },
            vectors: Vectors::widest(),
        })
    }

    /// Whether there is an estimate for boards of a size, if the blank's goal is in a corner.
    pub fn is_for(dims: Dims) -> bool {
        learned(dims).is_some()
    }

    pub fn sums(&self, tiles: &[u8]) -> Sums {
        let mut units = self.constants.clone();
        let mut direct = self.constant;
        for (cell, &tile) in tiles.iter().enumerate() {
            let place = usize::from(tile) * self.cells + cell;
            for (sums, row) in units.iter_mut().zip(self.row(place)) {
                for (sum, more) in sums.0.iter_mut().zip(&row.0) {
                    *sum = sum.wrapping_add(*more);
                }
            }
            direct += self.direct[place];
        }
        Sums { units, direct }
    }

    /// What a tile on a cell adds to the units of each network.
    #[inline]
    fn row(&self, place: usize) -> &[Units] {
        let count = self.second.len();
        &self.first[place * count..(place + 1) * count]
    }

    /// Turns the sums of the board `from` into those of the board `to`. Neighbours in a beam's
    /// layer mostly have a parent or a grandparent in common, so only a few tiles stand elsewhere.
    pub fn turn(&self, sums: &mut Sums, from: &[u8], to: &[u8]) {
        let mut differing = differing(from, to);
        if 2 * differing.count_ones() as usize > self.cells {
            *sums = self.sums(to);
            return;
        }
        let count = self.second.len();
        let (mut changes, mut end) = ([[0; 2]; CELLS_MAX], 0);
        while differing != 0 {
            let cell = differing.trailing_zeros() as usize;
            let [left, come] = [from, to].map(|tiles| usize::from(tiles[cell]) * self.cells + cell);
            sums.direct += self.direct[come] - self.direct[left];
            changes[end] = [left * count, come * count];
            end += 1;
            differing &= differing - 1;
        }
        for (network, units) in sums.units.iter_mut().enumerate() {
            self.vectors.exchange(units, &self.first[network..], &changes[..end]);
        }
    }

    /// The estimate for the board of `sums`, in parts of a move. `h` is linear conflict.
    pub fn estimate(&self, sums: &Sums, h: u32) -> u32 {
        let all = sums.units.iter().zip(&self.second);
        let units = all.flat_map(|(sums, weights)| sums.0.iter().zip(&weights.0));
        let sum: i32 = units
            .map(|(sum, weight)| i32::from((*sum).clamp(0, UNIT_MAX)) * i32::from(*weight))
            .sum();
        self.in_parts(sum + sums.direct, h)
    }

    fn in_parts(&self, sum: i32, h: u32) -> u32 {
        let mean = (sum + self.of_h * h as i32) / self.second.len() as i32;
        (mean >> (SUM_BITS - self.parts_bits)).max(0) as u32
    }

    /// The estimate after a slide on the board of `sums`, in parts of a move. `h` is linear
    /// conflict after the slide.
    #[inline]
    pub fn after(&self, sums: &Sums, slide: Slide, h: u32) -> u32 {
        let (from, to) = (usize::from(slide.from), usize::from(slide.to));
        let (tile, blank) = (usize::from(slide.tile) * self.cells, self.home * self.cells);
        let [left, come] = [tile + from, tile + to];
        let [blank_left, blank_come] = [blank + to, blank + from];
        let less = [left, blank_left].map(|place| self.row(place));
        let more = [come, blank_come].map(|place| self.row(place));
        let mut estimate = sums.direct - self.direct[left] + self.direct[come];
        for (network, (units, second)) in sums.units.iter().zip(&self.second).enumerate() {
            let [less, more] = [less, more].map(|rows| rows.map(|row| &row[network]));
            estimate += self.vectors.weigh(units, less, more, second);
        }
        estimate += self.direct[blank_come] - self.direct[blank_left];
        self.in_parts(estimate, h)
    }
}

/// A bit for each cell on which the two boards have different tiles.
fn differing(from: &[u8], to: &[u8]) -> u64 {
    let (words, rest) = from.as_chunks::<WORD>();
    let (words_to, rest_to) = to.as_chunks::<WORD>();
    let of_words = words.iter().zip(words_to).enumerate().map(|(word, (&before, &after))| {
        let bits = u64::from_le_bytes(before) ^ u64::from_le_bytes(after);
        // A byte is less than 64, so this sets its highest bit if it is not 0.
        let high = (bits + LOW) & HIGH;
        ((high >> 7).wrapping_mul(GATHER) >> 56) << (word * WORD)
    });
    let begin = words.len() * WORD;
    let of_rest = rest.iter().zip(rest_to).enumerate();
    let of_rest = of_rest.map(|(cell, (left, come))| u64::from(left != come) << (begin + cell));
    of_words.chain(of_rest).fold(0, |all, more| all | more)
}

/// The networks whose mean is the estimate for boards of a size.
fn learned(dims: Dims) -> Option<&'static [Network]> {
    let networks: &[Network] = match dims.rows().min(dims.cols()) {
        ..5 => return None,
        5 => &[FIVE],
        6 => &[SIX, SECOND_SIX],
        7.. => &[SECOND_SIX, SEVEN],
    };
    (dims.cells() <= CELLS_MAX).then_some(networks)
}

/// The weights of a square board with so many rows. `None` if there are too few or too many words.
pub fn read(words: &[i16], side: usize) -> Option<Weights> {
    let places = side.pow(4);
    let (first, rest) = words.split_at_checked(places * UNITS)?;
    let (constants, rest) = rest.split_first_chunk()?;
    let (second, rest) = rest.split_first_chunk()?;
    let (direct, rest) = rest.split_at_checked(places)?;
    let &[of_h, constant] = rest else { return None };
    let scaled = |word: i16, bits: u32| i32::from(word) << (SUM_BITS - bits);
    Some(Weights {
        side,
        first: first.as_chunks().0.to_vec(),
        constants: *constants,
        second: *second,
        direct: direct.iter().map(|&word| scaled(word, CELL_BITS)).collect(),
        of_h: scaled(of_h, CELL_BITS),
        constant: scaled(constant, CONSTANT_BITS),
    })
}
