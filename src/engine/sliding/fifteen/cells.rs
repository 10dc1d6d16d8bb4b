//! The cells of a 4×4 board along a path, and the blocks of sets of them by one look-up.

use crate::grid::{Dims, Direction};
use crate::sliding::pattern::blocks::Blocks;
use crate::sliding::pattern::grid::{Grid, members};

pub use super::canon::CELLS;

// The compiler evaluates this, so it cannot fail when the program runs.
pub const DIMS: Dims = Dims::new(4, 4).expect("4 is at least 1");
/// No cell.
pub const NONE: u8 = u8::MAX;

/// The cells in the order in which a group's tiles are read. A move between neighbours on the path
/// does not change the order of the tiles, nor does a move that passes over no tile of the group.
/// Of all paths that visit every cell once, this is the one on which the fewest moves change the
/// order of seven tiles: see test/bench/notes.md.
const PATH: [u8; CELLS] = [1, 0, 4, 5, 9, 8, 12, 13, 14, 15, 11, 10, 6, 7, 3, 2];

/// A set of cells, by their places on the path.
pub type Set = u16;

/// The board along the path, and its ways: the searches' own view of it.
pub struct Path {
    pub grid: Grid,
    /// The cell that is reached by each way, or [`NONE`].
    pub next: [[u8; 4]; CELLS],
    /// The cell on the other side of the main diagonal.
    pub mirror: [u8; CELLS],
}

impl Path {
    pub fn new() -> Self {
        let grid = Grid::along(DIMS, &PATH);
        let mut path = Self { grid, next: [[NONE; 4]; CELLS], mirror: [0; CELLS] };
        for (place, cell) in PATH.into_iter().map(usize::from).enumerate() {
            path.mirror[place] = path.grid.place[cell % 4 * 4 + cell / 4];
            for way in Direction::ALL {
                let next = DIMS.neighbour(cell, way);
                path.next[place][way as usize] = next.map_or(NONE, |next| path.grid.place[next]);
            }
        }
        path
    }
}

/// The blocks of sets of several numbers of cells.
pub struct BlockOf {
    /// For each set: in the low 16 bits its first block; above them, three bits a cell, the region
    /// of the set that the cell is in. Eight tiles leave at most eight regions.
    entries: Box<[u64; 1 << CELLS]>,
}

impl BlockOf {
    pub fn new() -> Self {
        Self { entries: Box::new([0; 1 << CELLS]) }
    }

    /// Takes the blocks of one number of cells.
    pub fn add(&mut self, blocks: &Blocks) {
        let mut block = 0;
        for regions in blocks.a_set() {
            let mut entry = block as u64;
            for number in 0..regions {
                let cells = members(blocks.region(block + number));
                cells.for_each(|cell| entry |= (number as u64) << (16 + 3 * cell));
            }
            self.entries[blocks.set(block) as usize % (1 << CELLS)] = entry;
            block += regions;
        }
    }

    /// The block of a set with the blank on a cell.
    #[inline]
    pub fn find(&self, set: Set, blank: u8) -> u32 {
        let entry = self.entries[usize::from(set)];
        (entry as u32 & 0xFFFF) + (entry >> (16 + 3 * u32::from(blank)) & 7) as u32
    }
}
