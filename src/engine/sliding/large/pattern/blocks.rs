//! The blocks of a pattern database: which cells a group's tiles stand on, and in which connected
//! region of the other cells the blank is.
//!
//! Within a block the order of the tiles along their cells tells the pattern: it is one of k!
//! orders, with a bit each. The blocks depend on the size of the board and on k, not on the group.

use crate::grid::{Dims, Direction};

/// The most tiles of a group.
pub const TILES_MAX: usize = 7;
/// The most cells of a board with pattern databases: a bit each in a word.
pub const CELLS_MAX: usize = 64;

/// How many sets are worked on between two beats.
const SETS_A_BEAT: usize = 8192;

/// A set of cells.
pub type Cells = u64;

pub struct Blocks {
    dims: Dims,
    tiles: usize,
    /// Words of 64 bits for the orders of a block.
    words: usize,
    /// choose[n][k]: how many sets of k among n cells there are.
    choose: [[u32; TILES_MAX + 1]; CELLS_MAX + 1],
    /// The first block of each set, the sets in the order of their words.
    first: Vec<u32>,
    /// The set and the region of each block.
    sets: Vec<Cells>,
    regions: Vec<Cells>,
    /// For each way of a tile from one place in the order to another, the order after it.
    turned: Vec<u16>,
}

/// A pattern: the tiles' cells and their order along the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    pub set: Cells,
    pub order: u16,
}

impl Blocks {
    /// For groups of 1 to [`TILES_MAX`] tiles, on boards of at most [`CELLS_MAX`] cells and at
    /// least one more than tiles. `None` if `go_on`, which is asked now and then, ends it, or the
    /// system has no memory.
    pub fn new(dims: Dims, tiles: usize, mut go_on: impl FnMut() -> bool) -> Option<Self> {
        let mut blocks = Self {
            dims,
            tiles,
            words: (1..=tiles).product::<usize>().div_ceil(64),
            choose: choose(),
            first: Vec::new(),
            sets: Vec::new(),
            regions: Vec::new(),
            turned: turned(tiles),
        };
        let cells = dims.cells();
        let end = 1_u128 << cells;
        let mut set: u128 = (1 << tiles) - 1;
        while set < end {
            if blocks.first.len().is_multiple_of(SETS_A_BEAT) && !go_on() {
                return None;
            }
            let regions = regions(dims, set as Cells);
            blocks.first.try_reserve(1).ok()?;
            blocks.sets.try_reserve(regions.len()).ok()?;
            blocks.regions.try_reserve(regions.len()).ok()?;
            blocks.first.push(blocks.sets.len() as u32);
            for region in regions {
                blocks.sets.push(set as Cells);
                blocks.regions.push(region);
            }
            // The next word with as many ones.
            let low = set & set.wrapping_neg();
            let ripple = set + low;
            set = ripple | (((set ^ ripple) >> 2) / low);
        }
        Some(blocks)
    }

    /// About how many bytes a table of such groups takes, to decide before it is made whether it is
    /// worth it.
    pub fn bytes_about(dims: Dims, tiles: usize) -> u64 {
        let sets = u64::from(choose()[dims.cells().min(CELLS_MAX)][tiles.min(TILES_MAX)]);
        let words = (1..=tiles as u64).product::<u64>().div_ceil(64);
        // There are up to one and a half times as many blocks as sets.
        sets * words * 8 * 3 / 2
    }

    /// Bytes that the lists take.
    pub fn bytes(&self) -> u64 {
        let words = self.sets.capacity() + self.regions.capacity();
        (8 * words + 4 * self.first.capacity() + 2 * self.turned.capacity()) as u64
    }

    pub fn dims(&self) -> Dims {
        self.dims
    }

    pub fn tiles(&self) -> usize {
        self.tiles
    }

    pub fn words(&self) -> usize {
        self.words
    }

    /// How many blocks there are.
    pub fn count(&self) -> usize {
        self.sets.len()
    }

    pub fn set(&self, block: usize) -> Cells {
        self.sets[block]
    }

    pub fn region(&self, block: usize) -> Cells {
        self.regions[block]
    }

    /// The block of a set with the blank on a cell.
    #[inline]
    pub fn find(&self, set: Cells, blank: u8) -> usize {
        let mut number = 0;
        let mut left = set;
        for place in 1..=self.tiles {
            let cell = left.trailing_zeros() as usize & (CELLS_MAX - 1);
            number += self.choose[cell][place] as usize;
            left &= left.wrapping_sub(1);
        }
        let mut block = self.first[number] as usize;
        while (self.regions[block] >> blank) & 1 == 0 && block + 1 < self.regions.len() {
            block += 1;
        }
        block
    }

    /// The order after a tile has gone from one place in it to another.
    #[inline]
    pub fn turn(&self, order: u16, from: usize, to: usize) -> u16 {
        self.turned[self.turn_at(from, to) + usize::from(order)]
    }

    /// All orders after a tile has gone from one place to another.
    pub fn turns(&self, from: usize, to: usize) -> &[u16] {
        let at = self.turn_at(from, to);
        &self.turned[at..at + (1..=self.tiles).product::<usize>()]
    }

    #[inline]
    fn turn_at(&self, from: usize, to: usize) -> usize {
        (from * self.tiles + to) * (self.turned.len() / (self.tiles * self.tiles))
    }

    /// The pattern after a tile has gone from a cell of the set to a free one.
    #[inline]
    pub fn slide(&self, pattern: Pattern, from: u8, to: u8) -> Pattern {
        let set = pattern.set ^ (1 << from) ^ (1 << to);
        let (low, high) = (from.min(to), from.max(to));
        let between = (set & ((1 << high) - 1)) >> low >> 1;
        if between == 0 {
            return Pattern { set, order: pattern.order };
        }
        let below = |cell: u8, set: Cells| (set & ((1 << cell) - 1)).count_ones() as usize;
        let order = self.turn(pattern.order, below(from, pattern.set), below(to, set));
        Pattern { set, order }
    }

    /// The pattern of tiles, the cell of each in the group's order.
    pub fn pattern(&self, cells: &[u8]) -> Pattern {
        let mut sorted: Vec<(u8, usize)> =
            cells.iter().copied().enumerate().map(|(slot, cell)| (cell, slot)).collect();
        sorted.sort_unstable();
        let slots: Vec<usize> = sorted.iter().map(|&(_, slot)| slot).collect();
        let set = cells.iter().fold(0, |set, &cell| set | 1 << cell);
        Pattern { set, order: order_of(&slots) }
    }
}

fn choose() -> [[u32; TILES_MAX + 1]; CELLS_MAX + 1] {
    let mut choose = [[0; TILES_MAX + 1]; CELLS_MAX + 1];
    for n in 0..=CELLS_MAX {
        choose[n][0] = 1;
        for k in 1..=TILES_MAX.min(n) {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
        }
    }
    choose
}

/// The connected regions of the cells that are not in a set.
fn regions(dims: Dims, set: Cells) -> Vec<Cells> {
    let mut left = (u64::MAX >> (CELLS_MAX - dims.cells())) & !set;
    let mut regions = Vec::new();
    while left != 0 {
        let region = flood(dims, left);
        left &= !region;
        regions.push(region);
    }
    regions
}

/// The connected region that a blank on some cell is in, among the cells that are not in a set.
pub fn region_of(dims: Dims, set: Cells, blank: u8) -> Cells {
    let all = regions(dims, set);
    all.into_iter().find(|region| (region >> blank) & 1 == 1).unwrap_or_default()
}

/// The connected part of `cells` that has the lowest cell.
fn flood(dims: Dims, cells: Cells) -> Cells {
    let cols = dims.cols() as u32;
    let first = (0..dims.rows()).fold(0, |mask, row| mask | 1_u64 << (row * dims.cols()));
    let last = first << (cols - 1);
    let mut region = cells & cells.wrapping_neg();
    loop {
        let sideways = ((region & !last) << 1) | ((region & !first) >> 1);
        let grown = (region | sideways | (region << cols) | (region >> cols)) & cells;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

/// The number of an order among all orders, sorted like words.
fn order_of(slots: &[usize]) -> u16 {
    let mut number = 0;
    for (place, slot) in slots.iter().enumerate() {
        let less = slots[place + 1..].iter().filter(|other| *other < slot).count();
        number = number * (slots.len() - place) + less;
    }
    number as u16
}

/// The order of a number.
fn slots_of(number: usize, tiles: usize) -> Vec<usize> {
    let mut digits = vec![0; tiles];
    let mut left = number;
    for place in (0..tiles).rev() {
        digits[place] = left % (tiles - place);
        left /= tiles - place;
    }
    let mut free: Vec<usize> = (0..tiles).collect();
    digits.into_iter().map(|digit| free.remove(digit)).collect()
}

fn turned(tiles: usize) -> Vec<u16> {
    let orders: Vec<Vec<usize>> =
        (0..(1..=tiles).product()).map(|number| slots_of(number, tiles)).collect();
    let mut turned = Vec::with_capacity(tiles * tiles * orders.len());
    for (from, to) in (0..tiles).flat_map(|from| (0..tiles).map(move |to| (from, to))) {
        for slots in &orders {
            let mut slots = slots.clone();
            let slot = slots.remove(from);
            slots.insert(to, slot);
            turned.push(order_of(&slots));
        }
    }
    turned
}

/// A move of a group's tile from a block to another.
#[derive(Clone, Copy)]
pub struct Edge {
    pub block: u32,
    /// The tile's place in the order before and after.
    pub from: u8,
    pub to: u8,
}

/// All moves of a group's tiles from each block.
pub struct Edges {
    first: Vec<u32>,
    edges: Vec<Edge>,
}

impl Edges {
    /// `None` if `go_on`, which is called now and then, ends it, or if the system has no memory.
    pub fn new(blocks: &Blocks, mut go_on: impl FnMut() -> bool) -> Option<Self> {
        let mut edges = Self { first: Vec::new(), edges: Vec::new() };
        edges.first.try_reserve_exact(blocks.count() + 1).ok()?;
        for block in 0..blocks.count() {
            if block.is_multiple_of(SETS_A_BEAT) && !go_on() {
                return None;
            }
            edges.first.push(edges.edges.len() as u32);
            edges.edges.try_reserve(4 * blocks.tiles()).ok()?;
            edges.edges.extend(blocks.edges(block));
        }
        edges.first.push(edges.edges.len() as u32);
        Some(edges)
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
    /// The slides from a block: a tile's cell, and the cell that it goes to.
    pub fn slides(&self, set: Cells, region: Cells) -> impl Iterator<Item = (u8, u8)> {
        let dims = self.dims;
        let tiles = (0..dims.cells()).filter(move |cell| (set >> cell) & 1 == 1);
        tiles.flat_map(move |from| {
            let ways = Direction::ALL.into_iter().filter_map(move |way| dims.neighbour(from, way));
            ways.filter(move |to| (region >> to) & 1 == 1).map(move |to| (from as u8, to as u8))
        })
    }

    fn edges(&self, block: usize) -> impl Iterator<Item = Edge> {
        let (set, region) = (self.sets[block], self.regions[block]);
        self.slides(set, region).map(move |(from, to)| {
            let after = set ^ (1 << from) ^ (1 << to);
            let below = |cell: u8, set: Cells| (set & ((1 << cell) - 1)).count_ones() as u8;
            let block = self.find(after, from) as u32;
            Edge { block, from: below(from, set), to: below(to, after) }
        })
    }
}
