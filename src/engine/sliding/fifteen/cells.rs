//! The cells along a path, and the blocks: which cells a group stands on, and in which connected
//! region of the other cells the blank is.

use crate::grid::{Dims, Direction};

pub const CELLS: usize = 16;
/// No cell.
pub const NONE: u8 = u8::MAX;

/// The cells in the order in which a group's tiles are read. A move between neighbours on the path
/// does not change the order of the tiles, nor does a move that passes over no tile of the group.
/// Of all paths that visit every cell once, this is the one on which the fewest moves change the
/// order of seven tiles: see test/bench/notes.md.
const PATH: [u8; CELLS] = [1, 0, 4, 5, 9, 8, 12, 13, 14, 15, 11, 10, 6, 7, 3, 2];

/// A set of cells, by their places on the path.
pub type Cells = u16;

/// What all boards have in common. From here on a cell is named by its place on the path; only the
/// functions that other rooms call take cells in the order of the board.
pub struct Grid {
    /// The place on the path of each cell of the board.
    pub place: [u8; CELLS],
    /// The cell of the board at each place.
    pub cell: [u8; CELLS],
    /// The cell that is reached by each way, or [`NONE`].
    pub next: [[u8; 4]; CELLS],
    /// The cell on the other side of the main diagonal.
    pub mirror: [u8; CELLS],
}

impl Grid {
    pub fn new() -> Self {
        let mut grid =
            Self { place: [0; CELLS], cell: PATH, next: [[NONE; 4]; CELLS], mirror: [0; CELLS] };
        for (place, cell) in (0..).zip(PATH) {
            grid.place[usize::from(cell)] = place;
        }
        for (place, cell) in PATH.into_iter().map(usize::from).enumerate() {
            grid.mirror[place] = grid.place[cell % 4 * 4 + cell / 4];
            for way in Direction::ALL {
                let next = Dims::new(4, 4).and_then(|dims| dims.neighbour(cell, way));
                grid.next[place][way as usize] = next.map_or(NONE, |next| grid.place[next]);
            }
        }
        grid
    }

    /// The neighbours of a cell.
    pub fn around(&self, cell: u8) -> impl Iterator<Item = u8> + use<> {
        self.next[usize::from(cell)].into_iter().filter(|&next| next != NONE)
    }

    /// The cells that a blank on `from` can reach without entering a set.
    pub fn region(&self, set: Cells, from: u8) -> Cells {
        let mut region: Cells = 1 << from;
        loop {
            let cells = members(region).flat_map(|cell| self.around(cell));
            let grown = cells.fold(region, |grown, cell| grown | 1 << cell) & !set;
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The colour of a set: 1 if an odd number of its cells has the odd colour, else 0.
    pub fn colour(set: Cells) -> usize {
        // Neighbours on the path have different colours, so the bits of one colour are every second
        // bit.
        (set & 0xAAAA).count_ones() as usize % 2
    }
}

/// The cells of a set.
pub fn members(set: Cells) -> impl Iterator<Item = u8> {
    (0..CELLS as u8).filter(move |cell| set >> cell & 1 == 1)
}

/// The blocks of sets of some numbers of cells.
pub struct Blocks {
    /// For each set: in the low 16 bits its first block; above them, three bits a cell, the region
    /// of the set that the cell is in. Eight tiles leave at most eight regions.
    entries: Box<[u64; 1 << CELLS]>,
}

/// A block: its set, and its region of the blank.
#[derive(Clone, Copy)]
pub struct Block {
    pub set: Cells,
    pub region: Cells,
}

impl Blocks {
    pub fn new() -> Self {
        Self { entries: Box::new([0; 1 << CELLS]) }
    }

    /// Numbers the blocks of all sets of `tiles` cells. Returns the blocks of colour 0 and those of
    /// colour 1.
    pub fn number(&mut self, grid: &Grid, tiles: u32) -> [Vec<Block>; 2] {
        let mut blocks = [Vec::new(), Vec::new()];
        for set in (0..=Cells::MAX).filter(|set: &Cells| set.count_ones() == tiles) {
            let of_colour = &mut blocks[Grid::colour(set)];
            let mut entry = of_colour.len() as u64;
            let mut left = !set;
            let mut number = 0;
            while left != 0 {
                let region = grid.region(set, left.trailing_zeros() as u8);
                left &= !region;
                members(region).for_each(|cell| entry |= number << (16 + 3 * cell));
                number += 1;
                of_colour.push(Block { set, region });
            }
            self.entries[usize::from(set)] = entry;
        }
        for set in (0..=Cells::MAX).filter(|set: &Cells| set.count_ones() == tiles) {
            if Grid::colour(set) == 1 {
                self.entries[usize::from(set)] += blocks[0].len() as u64;
            }
        }
        blocks
    }

    /// The block of a set with the blank on a cell.
    #[inline]
    pub fn find(&self, set: Cells, blank: u8) -> u32 {
        let entry = self.entries[usize::from(set)];
        (entry as u32 & 0xFFFF) + (entry >> (16 + 3 * u32::from(blank)) & 7) as u32
    }
}
