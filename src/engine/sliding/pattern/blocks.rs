//! The blocks of a pattern database: which cells a group's tiles stand on, and in which connected
//! region of the other cells the blank is. They depend on the board and on the number of tiles, not
//! on the group.

use super::grid::{CELLS_MAX, Cells, Grid, below, sets};
use super::{NoTables, tell};
use crate::search::watch::Watch;

/// The most tiles of a group.
pub const TILES_MAX: usize = 8;

/// Marks the first block of a set that has several. No table has so many blocks that their numbers
/// need this bit: sets of tables have at most 600 million patterns.
const SEVERAL: u32 = 1 << 31;

/// How many sets are worked on between two beats.
const SETS_A_BEAT: usize = 8192;

/// The blocks of groups of some number of tiles. Those of colour 0 come before those of colour 1;
/// within a colour they are in the order of their sets' words.
pub struct Blocks {
    grid: Grid,
    tiles: usize,
    /// choose[k][n]: how many sets of k among n cells there are.
    choose: [[u32; CELLS_MAX]; TILES_MAX + 1],
    /// The first block of each set, the sets in the order of their words; with [`SEVERAL`] if the
    /// set has several blocks.
    first: Vec<u32>,
    /// The set and the region of each block.
    sets: Vec<Cells>,
    regions: Vec<Cells>,
    /// How many blocks have colour 0.
    even: usize,
}

impl Blocks {
    /// The blocks of 1 to [`TILES_MAX`] tiles. The board must have at least one cell more than
    /// tiles.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory.
    pub fn new(grid: &Grid, tiles: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let mut blocks = Self {
            grid: grid.clone(),
            tiles,
            choose: choose(),
            first: Vec::new(),
            sets: Vec::new(),
            regions: Vec::new(),
            even: 0,
        };
        let count = set_count(grid.cells(), tiles) as usize;
        blocks.first.try_reserve_exact(count).map_err(|_| NoTables::Memory)?;
        blocks.first.resize(count, 0);
        for colour in [0, 1] {
            blocks.even = blocks.sets.len();
            blocks.add(colour, watch)?;
        }
        Ok(blocks)
    }

    fn add(&mut self, colour: u8, watch: &mut dyn Watch) -> Result<(), NoTables> {
        let all = self.first.iter_mut().zip(sets(self.grid.cells(), self.tiles));
        for (number, (first, set)) in all.enumerate() {
            if number.is_multiple_of(SETS_A_BEAT) {
                tell(watch, 0.0)?;
            }
            if self.grid.colour(set) != colour {
                continue;
            }
            *first = self.sets.len() as u32;
            let mut left = self.grid.others(set);
            while left != 0 {
                let region = self.grid.region(set, left.trailing_zeros() as u8);
                left &= !region;
                self.sets.try_reserve(1).map_err(|_| NoTables::Memory)?;
                self.regions.try_reserve(1).map_err(|_| NoTables::Memory)?;
                self.sets.push(set);
                self.regions.push(region);
            }
            if self.sets.len() > *first as usize + 1 {
                *first |= SEVERAL;
            }
        }
        Ok(())
    }

    /// About how many blocks a board of so many cells has, to decide before they are made whether
    /// they are worth it.
    pub fn count_about(cells: usize, tiles: usize) -> u64 {
        // There are up to one and a half times as many blocks as sets.
        set_count(cells, tiles) * 3 / 2
    }

    /// Bytes that the lists take.
    pub fn bytes(&self) -> u64 {
        let words = self.sets.capacity() + self.regions.capacity();
        (8 * words + 4 * self.first.capacity()) as u64
    }

    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// How many blocks there are.
    pub fn count(&self) -> usize {
        self.sets.len()
    }

    /// How many blocks have colour 0.
    pub fn even(&self) -> usize {
        self.even
    }

    pub fn set(&self, block: usize) -> Cells {
        self.sets[block]
    }

    pub fn region(&self, block: usize) -> Cells {
        self.regions[block]
    }

    /// How many blocks each set has, in the order of the blocks.
    pub fn a_set(&self) -> impl Iterator<Item = usize> {
        self.sets.chunk_by(|a, b| a == b).map(<[Cells]>::len)
    }

    /// The block of a set with the blank on a cell.
    #[inline]
    pub fn find(&self, set: Cells, blank: u8) -> usize {
        let mut number = 0;
        let mut left = set;
        for choose in &self.choose[1..=self.tiles] {
            number += choose[left.trailing_zeros() as usize % CELLS_MAX] as usize;
            left &= left.wrapping_sub(1);
        }
        let first = self.first[number];
        let mut block = (first & !SEVERAL) as usize;
        // Most sets leave one region, and nothing else is read for them.
        if first & SEVERAL != 0 {
            while (self.regions[block] >> blank) & 1 == 0 && block + 1 < self.regions.len() {
                block += 1;
            }
        }
        block
    }
}

/// How many sets of 1 to [`TILES_MAX`] tiles there are on 1 to [`CELLS_MAX`] cells.
fn set_count(cells: usize, tiles: usize) -> u64 {
    let (cells, tiles) = (cells.clamp(1, CELLS_MAX), tiles.clamp(1, TILES_MAX));
    let choose = choose();
    u64::from(choose[tiles][cells - 1]) + u64::from(choose[tiles - 1][cells - 1])
}

fn choose() -> [[u32; CELLS_MAX]; TILES_MAX + 1] {
    let mut choose = [[0_u32; CELLS_MAX]; TILES_MAX + 1];
    choose[0] = [1; CELLS_MAX];
    for (k, n) in (1..=TILES_MAX).flat_map(|k| (1..CELLS_MAX).map(move |n| (k, n))) {
        choose[k][n] = choose[k - 1][n - 1] + choose[k][n - 1];
    }
    choose
}

/// A move into a block: the block of the other colour that it comes from, and the window, which is
/// how the order of the tiles changes ([`super::orders::Orders::windows`]).
#[derive(Clone, Copy)]
pub struct Edge {
    /// The block, counted among those of its colour.
    pub block: u32,
    pub window: u8,
}

/// The window of a move that does not change the order.
pub const DIRECT: u8 = u8::MAX;

/// All moves into the blocks of one colour.
pub struct Edges {
    first: Vec<u32>,
    edges: Vec<Edge>,
}

impl Edges {
    /// The moves into the blocks of a colour.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory.
    pub fn new(blocks: &Blocks, colour: u8, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let (own, others) = match colour {
            0 => (0..blocks.even, blocks.even),
            _ => (blocks.even..blocks.count(), 0),
        };
        let mut edges = Self { first: Vec::new(), edges: Vec::new() };
        edges.first.try_reserve_exact(own.len() + 1).map_err(|_| NoTables::Memory)?;
        edges.first.push(0);
        for block in own {
            if block.is_multiple_of(SETS_A_BEAT) {
                tell(watch, 0.0)?;
            }
            edges.edges.try_reserve(4 * blocks.tiles).map_err(|_| NoTables::Memory)?;
            edges.edges.extend(
                blocks
                    .edges(block)
                    .map(|(block, window)| Edge { block: (block - others) as u32, window }),
            );
            edges.first.push(edges.edges.len() as u32);
        }
        Ok(edges)
    }

    /// Bytes that the lists take.
    pub fn bytes(&self) -> u64 {
        (4 * self.first.capacity() + size_of::<Edge>() * self.edges.capacity()) as u64
    }

    #[inline]
    pub fn of(&self, block: usize) -> &[Edge] {
        &self.edges[self.first[block] as usize..self.first[block + 1] as usize]
    }
}

impl Blocks {
    /// The blocks from which moves lead into a block, and their windows.
    fn edges(&self, block: usize) -> impl Iterator<Item = (usize, u8)> {
        let (set, region) = (self.sets[block], self.regions[block]);
        // A move back from the block is the same move the other way.
        self.grid.slides(set, region).map(move |(to, from)| {
            let before = set ^ 1 << to ^ 1 << from;
            let (place_from, place_to) = (below(before, from), below(set, to));
            let window = if place_from == place_to {
                DIRECT
            } else {
                (place_from * self.tiles + place_to) as u8
            };
            (self.find(before, to), window)
        })
    }
}
