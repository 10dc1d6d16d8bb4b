//! Makes the everyday tables' bytes: h modulo 4 of each pattern, by the number that the tiles'
//! cells make, four bits a tile.

use std::ops::Range;

use super::cells::{DIMS, Path};
use super::groups::{LARGE, SMALL};
use crate::search::memory;
use crate::search::watch::Watch;
use crate::sliding::pattern::flood::{Maker, Shape};
use crate::sliding::pattern::grid::{Grid, members};
use crate::sliding::pattern::orders::{Orders, REST, rest_of};
use crate::sliding::pattern::table::Table;
use crate::sliding::pattern::{NoTables, Part, tell};

/// How many sets of cells a large group has (6 of 16 cells), and how many of them are written
/// between two beats.
const SETS: usize = 8008;
const SETS_A_BEAT: usize = 256;

/// Makes the tables of large groups.
pub struct Builder {
    maker: Maker,
    spread: Spread,
}

impl Builder {
    /// # Errors
    /// If the system has no memory.
    pub fn new(threads: usize) -> Result<Self, NoTables> {
        let maker = Maker::new(&Path::new().grid, LARGE, threads, &mut ())?;
        let spread = Spread::new(&maker.shape.orders);
        Ok(Self { maker, spread })
    }

    /// Writes a group's bytes, with a bit for each pair of cells that the blank may be on.
    ///
    /// # Errors
    /// If the watch ends the making, and if the system has no memory.
    pub fn fill(
        &self,
        group: &[u8; LARGE],
        home: u8,
        bytes: &mut [u8],
        watch: &mut dyn Watch,
    ) -> Result<(), NoTables> {
        let shape = &*self.maker.shape;
        let place = |cell: u8| shape.blocks.grid().place[usize::from(cell)];
        let goal = shape.orders.pattern(&slots(group).map(place));
        let mut values = memory::zeros(shape.words()).ok_or(NoTables::Memory)?;
        self.maker.fill(goal, place(home), &mut values, &mut Part(watch, [0.0, 0.8]))?;
        let mut first = 0;
        for (number, regions) in shape.blocks.a_set().enumerate() {
            if number % SETS_A_BEAT == 0 {
                tell(watch, 0.8 + 0.2 * number as f32 / SETS as f32)?;
            }
            self.spread.set(shape, first..first + regions, &values, bytes);
            first += regions;
        }
        Ok(())
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
            let rest = rest_of(low, REST);
            std::array::from_fn(|at| 4 * tile_of(LARGE - REST + rest[at]) as u32)
        };
        Self {
            units: (0..orders.units()).map(places).collect(),
            lows: (0..orders.lows()).map(shifts).collect(),
        }
    }

    /// Writes the bytes of a set, which has these blocks. `values` has those of all blocks.
    fn set(&self, shape: &Shape, blocks: Range<usize>, values: &[u64], bytes: &mut [u8]) {
        let (grid, words) = (shape.blocks.grid(), shape.orders.words());
        let values = &values[blocks.start * words..blocks.end * words];
        let on_board = |place: u8| grid.cell[usize::from(place)];
        let mut cells = [0; LARGE];
        for (cell, place) in cells.iter_mut().zip(members(shape.blocks.set(blocks.start))) {
            *cell = u32::from(on_board(place));
        }
        let pairs = |block: usize| {
            let cells = members(shape.blocks.region(block)).map(on_board);
            cells.fold(0, |pairs: u8, cell| pairs | 1 << pair(cell))
        };
        let pairs: Vec<u8> = blocks.map(pairs).collect();
        for (unit, places) in self.units.iter().enumerate() {
            let cell = |at: usize| cells[places[at]];
            let placed = 0..LARGE - REST;
            let base = placed.fold(0, |base, slot| base | cell(slot) << (4 * tile_of(slot)));
            let rest: [u32; REST] = std::array::from_fn(|at| cell(LARGE - REST + at));
            for (low, shifts) in self.lows.iter().enumerate() {
                let at = unit * self.lows.len() + low;
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
///
/// # Errors
/// If the system has no memory.
pub fn fill_small(group: &[u8; SMALL], home: u8, bytes: &mut [u8]) -> Result<(), NoTables> {
    let grid = Grid::by_rows(DIMS);
    let maker = Maker::new(&grid, SMALL, 1, &mut ())?;
    let table = Table::make(&maker, group, home, &mut ())?;
    for index in 0..1_usize << (4 * SMALL) {
        let cells: [u8; SMALL] = std::array::from_fn(|tile| (index >> (4 * tile) & 15) as u8);
        let set = cells.iter().fold(0, |set, cell| set | 1 << cell);
        if members(set).count() < SMALL {
            continue;
        }
        let pattern = table.pattern(&cells);
        for blank in members(grid.others(set)) {
            let byte = &mut bytes[usize::from(blank) << (4 * SMALL) | index];
            *byte = 0_u8.wrapping_sub(table.bit(pattern, blank));
        }
    }
    Ok(())
}
