//! Makes the everyday tables' bytes: h modulo 4 of each pattern, by the number that the tiles'
//! cells make, four bits a tile.

use std::collections::VecDeque;

use super::NoTables;
use super::cells::{Block, Blocks, Grid, members};
use super::flood::{self, Plan, Start};
use super::groups::{LARGE, SMALL};
use super::orders::{LOWS, Lows, Orders, REST, low, rest_of, unit};
use super::turns::target;
use crate::search::memory;
use crate::sliding::moves::Move;

/// Hears which share is made, from 0 to 1. It returns `false` to end the making.
pub type GoOn<'a> = &'a mut dyn FnMut(f32) -> bool;

/// How many sets of cells a large group has (6 of 16 cells), and how many of them are written
/// between two beats.
const SETS: usize = 8008;
const SETS_A_BEAT: usize = 256;

/// Makes the tables of large groups.
pub struct Builder {
    grid: Grid,
    blocks: Blocks,
    listed: [Vec<Block>; 2],
    orders: Orders,
    lows: Lows,
    threads: usize,
}

impl Builder {
    pub fn new(threads: usize) -> Self {
        let grid = Grid::new();
        let mut blocks = Blocks::new();
        let listed = blocks.number(&grid, LARGE as u32);
        let (orders, lows) = (Orders::new(LARGE), Lows::new());
        Self { grid, blocks, listed, orders, lows, threads }
    }

    /// Writes a group's bytes, with a bit for each pair of cells that the blank may be on.
    ///
    /// # Errors
    /// If `go_on` ends the making, and if the system has no memory.
    pub fn fill(
        &self,
        group: &[u8; LARGE],
        home: u8,
        bytes: &mut [u8],
        go_on: GoOn<'_>,
    ) -> Result<(), NoTables> {
        let Self { grid, blocks, listed, orders, lows, threads } = self;
        let places = slots(group).map(|cell| grid.place[usize::from(cell)]);
        let set = places.iter().fold(0, |set, place| set | 1 << place);
        let ranks = places.map(|place| places.iter().filter(|&&other| other < place).count());
        let order = orders.order(&ranks);
        let colour = Grid::colour(set);
        let block = blocks.find(set, grid.place[usize::from(home)]) as usize;
        let start = Start {
            colour,
            block: block - colour * listed[0].len(),
            bit: usize::from(unit(order)) * LOWS + usize::from(low(order)),
        };
        let count = (listed[0].len() + listed[1].len()) * orders.words();
        let mut values = memory::zeros(count).ok_or(NoTables::Memory)?;
        let plan = Plan { grid, blocks, listed, orders, lows, threads: *threads };
        flood::fill(&plan, &start, &mut values, &mut |share| go_on(0.8 * share))?;
        let spread = Spread::new(orders);
        let mut left = &values[..];
        for (number, blocks) in self.sets().enumerate() {
            if number % SETS_A_BEAT == 0 && !go_on(0.8 + 0.2 * number as f32 / SETS as f32) {
                return Err(NoTables::Ended);
            }
            let (of_set, others) = left.split_at(blocks.len() * orders.words());
            left = others;
            spread.set(grid, blocks, of_set, orders.words(), bytes);
        }
        Ok(())
    }

    /// The blocks of each set, in the order of their values.
    fn sets(&self) -> impl Iterator<Item = &[Block]> {
        self.listed.iter().flat_map(|listed| listed.chunk_by(|a, b| a.set == b.set))
    }
}

/// A group's tiles by slots. In the number of a pattern the order of the rest comes first, so that
/// the orders of a unit are near each other.
fn slots(group: &[u8; LARGE]) -> [u8; LARGE] {
    std::array::from_fn(|slot| group[tile_of(slot)])
}

const fn tile_of(slot: usize) -> usize {
    (slot + REST) % LARGE
}

/// Where the orders of a set go.
struct Spread {
    /// For each unit, the place of the tile in each slot that is not of the rest; then the places
    /// of the rest, in rising order.
    units: Vec<[usize; LARGE]>,
    /// For each order of the rest, by how many bits the cells of its tiles are shifted.
    lows: Vec<[u32; REST]>,
}

impl Spread {
    fn new(orders: &Orders) -> Self {
        let places = |unit: usize| {
            let slots = orders.slots(unit);
            let mut places: Vec<usize> = (0..LARGE).collect();
            places.sort_by_key(|&place| slots[place].unwrap_or(LARGE));
            std::array::from_fn(|at| places[at])
        };
        let shifts = |low: usize| {
            let rest = rest_of(low);
            std::array::from_fn(|at| 4 * tile_of(LARGE - REST + rest[at]) as u32)
        };
        Self {
            units: (0..orders.units()).map(places).collect(),
            lows: (0..LOWS).map(shifts).collect(),
        }
    }

    /// Writes the bytes of a set. `values` has `words` words for each of the set's blocks.
    fn set(&self, grid: &Grid, blocks: &[Block], values: &[u64], words: usize, bytes: &mut [u8]) {
        let mut cells = [0; LARGE];
        for (cell, place) in cells.iter_mut().zip(members(blocks[0].set)) {
            *cell = u32::from(grid.cell[usize::from(place)]);
        }
        let pairs = |block: &Block| {
            let cells = members(block.region).map(|place| grid.cell[usize::from(place)]);
            cells.fold(0, |pairs: u8, cell| pairs | 1 << pair(cell))
        };
        let pairs: Vec<u8> = blocks.iter().map(pairs).collect();
        for (unit, places) in self.units.iter().enumerate() {
            let cell = |at: usize| cells[places[at]];
            let placed = 0..LARGE - REST;
            let base = placed.fold(0, |base, slot| base | cell(slot) << (4 * tile_of(slot)));
            let rest: [u32; REST] = std::array::from_fn(|at| cell(LARGE - REST + at));
            for (low, shifts) in self.lows.iter().enumerate() {
                let at = unit * LOWS + low;
                let index =
                    rest.iter().zip(shifts).fold(base, |index, (cell, by)| index | cell << by);
                let bits = values.chunks_exact(words).map(|values| values[at / 64] >> (at % 64));
                bytes[index as usize] = bits
                    .zip(&pairs)
                    .fold(0, |byte, (bit, pairs)| byte | pairs & 0_u8.wrapping_sub(bit as u8 & 1));
            }
        }
    }
}

/// The pair of a cell: two neighbours in a row. If both are free they are in one region, so that
/// one bit is enough for both.
pub const fn pair(cell: u8) -> u32 {
    cell as u32 / 2
}

/// Writes the small group's bytes. All bits of a byte are equal, because the index has the blank's
/// cell, too.
pub fn fill_small(group: &[u8; SMALL], home: u8, bytes: &mut [u8]) {
    let mut h = vec![u8::MAX; bytes.len()];
    let index = |cells: &[u8; SMALL], blank: u8| {
        cells.iter().rev().fold(usize::from(blank), |index, cell| index << 4 | usize::from(*cell))
    };
    h[index(group, home)] = 0;
    let mut queue = VecDeque::from([(*group, home)]);
    while let Some((cells, blank)) = queue.pop_front() {
        let own = h[index(&cells, blank)];
        for to in Move::ALL.into_iter().filter_map(|way| target(blank.into(), way)) {
            let mut after = cells;
            let tile = after.iter_mut().find(|cell| usize::from(**cell) == to);
            let cost = own + u8::from(tile.is_some());
            if let Some(cell) = tile {
                *cell = blank;
            }
            let known = &mut h[index(&after, to as u8)];
            if cost < *known {
                *known = cost;
                // A move that costs nothing goes to the front, so that the queue stays in the order
                // of h.
                if cost == own {
                    queue.push_front((after, to as u8));
                } else {
                    queue.push_back((after, to as u8));
                }
            }
        }
    }
    for (byte, h) in bytes.iter_mut().zip(h) {
        *byte = 0_u8.wrapping_sub(h >> 1 & 1);
    }
}
