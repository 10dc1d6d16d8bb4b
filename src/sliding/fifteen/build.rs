//! Makes a group's table, breadth-first from the goal.
//!
//! The patterns of a block (which cells the group's tiles stand on, and the blank's region) are
//! bits of a few words, so that a move of all of them at once costs a few steps. What comes out is
//! h modulo 4 of each, found by the tiles' cells as one number, four bits a tile: see
//! [`super::tables`].

use crate::sliding::large::pattern::blocks::{Blocks, Edges, TILES_MAX};

/// Hears of the share that is made, 0 to 1. `false` ends the making.
pub type GoOn<'a> = &'a mut dyn FnMut(f32) -> bool;

/// The search from the goal: words of bits for each block.
pub struct Flood<'a> {
    blocks: &'a Blocks,
    edges: &'a Edges,
    /// Patterns that were met and are done with.
    met: Vec<u64>,
    /// Whether h is 2 or 3 modulo 4.
    value: Vec<u64>,
    /// Patterns of the next h.
    next: Vec<u64>,
    /// How many patterns were not met yet.
    left: Vec<u32>,
    is_next: Vec<bool>,
    /// The patterns at hand, and the same after a move that changes their order.
    word: Vec<u64>,
    turned: Vec<u64>,
}

impl<'a> Flood<'a> {
    /// The values of all patterns, for tiles that belong on `cells`, in rising order, with the
    /// blank on `home`. `None` where `go_on` ends it.
    pub fn values(
        blocks: &'a Blocks,
        edges: &'a Edges,
        cells: &[u8],
        home: u8,
        go_on: GoOn<'_>,
    ) -> Option<Vec<u64>> {
        let (words, count) = (blocks.words(), blocks.count());
        let orders = (1..=blocks.tiles() as u32).product();
        let mut flood = Self {
            blocks,
            edges,
            met: vec![0; words * count],
            value: vec![0; words * count],
            next: vec![0; words * count],
            left: vec![orders; count],
            is_next: vec![false; count],
            word: vec![0; words],
            turned: vec![0; words],
        };
        let goal = blocks.pattern(cells);
        let first = blocks.find(goal.set, home);
        flood.next[first * words + usize::from(goal.order) / 64] |= 1 << (goal.order % 64);
        flood.is_next[first] = true;
        let total = f64::from(orders) * count as f64;
        for h in 0_u32.. {
            let left: u64 = flood.left.iter().map(|&left| u64::from(left)).sum();
            if !go_on(1.0 - (left as f64 / total) as f32) {
                return None;
            }
            let mut any = false;
            for block in 0..count {
                if std::mem::take(&mut flood.is_next[block]) && flood.close(block, h) {
                    flood.spread(block);
                    any = true;
                }
            }
            if !any {
                break;
            }
        }
        Some(flood.value)
    }

    /// Takes in a block's patterns of the h at hand. Whether there were any.
    fn close(&mut self, block: usize, h: u32) -> bool {
        let words = self.blocks.words();
        let range = block * words..(block + 1) * words;
        let value = if (h >> 1) & 1 == 1 { u64::MAX } else { 0 };
        let mut count = 0;
        let parts = self.met[range.clone()].iter_mut().zip(&mut self.value[range.clone()]);
        for (((met, values), next), word) in parts.zip(&mut self.next[range]).zip(&mut self.word) {
            *word = std::mem::take(next) & !*met;
            *met |= *word;
            *values |= *word & value;
            count += word.count_ones();
        }
        self.left[block] -= count;
        count > 0
    }

    /// Marks where the patterns at hand lead to, unless all is known there.
    ///
    /// A block and its neighbours differ in the parity of h, so what is marked now is not taken up
    /// before the next h.
    fn spread(&mut self, block: usize) {
        let words = self.blocks.words();
        for edge in self.edges.of(block) {
            let target = edge.block as usize;
            if self.left[target] == 0 {
                continue;
            }
            let word = if edge.from == edge.to {
                &self.word
            } else {
                let turns = self.blocks.turns(edge.from.into(), edge.to.into());
                turn(&self.word, turns, &mut self.turned);
                &self.turned
            };
            let range = target * words..(target + 1) * words;
            let mut any = 0;
            for ((next, met), &word) in
                self.next[range.clone()].iter_mut().zip(&self.met[range]).zip(word)
            {
                let new = word & !met;
                *next |= new;
                any |= new;
            }
            self.is_next[target] |= any != 0;
        }
    }
}

/// The same patterns in another order.
fn turn(word: &[u64], turns: &[u16], turned: &mut [u64]) {
    turned.fill(0);
    for (&word, turns) in word.iter().zip(turns.chunks(64)) {
        let mut left = word;
        while left != 0 {
            let order = usize::from(turns[left.trailing_zeros() as usize]);
            turned[order / 64] |= 1 << (order % 64);
            left &= left - 1;
        }
    }
}

/// Tells each pattern's value, bit r for the blank in the r-th of the set's regions, by the
/// number that its tiles' cells make, four bits a tile.
pub fn for_each_pattern(blocks: &Blocks, values: &[u64], mut tell: impl FnMut(usize, u8)) {
    let (words, tiles) = (blocks.words(), blocks.tiles());
    let shifts = shifts(tiles);
    let mut block = 0;
    while block < blocks.count() {
        let set = blocks.set(block);
        let regions = (block..blocks.count()).take_while(|&other| blocks.set(other) == set).count();
        let of_set = &values[block * words..(block + regions) * words];
        let mut cells = [0; TILES_MAX];
        let mut left = set;
        for cell in &mut cells[..tiles] {
            *cell = left.trailing_zeros() as usize;
            left &= left - 1;
        }
        for (order, shifts) in shifts.iter().enumerate() {
            let index =
                cells.iter().zip(shifts).fold(0, |index, (cell, shift)| index | cell << shift);
            let bit =
                |region: usize| (of_set[region * words + order / 64] >> (order % 64)) as u8 & 1;
            tell(index, (0..regions).fold(0, |byte, region| byte | bit(region) << region));
        }
        block += regions;
    }
}

/// For each order and each place in it the shift of the tile there; places that are not used
/// have the one of the first tile, with a cell of 0.
fn shifts(tiles: usize) -> Vec<[u8; TILES_MAX]> {
    fn extend(left: &mut Vec<u8>, row: &mut Vec<u8>, all: &mut Vec<[u8; TILES_MAX]>) {
        if left.is_empty() {
            let mut shifts = [0; TILES_MAX];
            shifts[..row.len()].copy_from_slice(row);
            all.push(shifts);
        }
        for at in 0..left.len() {
            let tile = left.remove(at);
            row.push(4 * tile);
            extend(left, row, all);
            row.pop();
            left.insert(at, tile);
        }
    }
    let mut all = Vec::new();
    extend(&mut (0..tiles as u8).collect(), &mut Vec::new(), &mut all);
    all
}
