//! A pattern database of one bit a pattern, built breadth-first block by block.
//!
//! Every move of one of the group's tiles changes the pattern's h by exactly 1, because the blank's
//! region is a part of the pattern, and other moves do not change it. So the colours of the tiles'
//! cells tell whether h is even or odd, and with the bit (h >> 1) & 1 they tell h modulo 4. This is
//! enough to follow h from board to board. R. E. Korf, A. Felner, "Disjoint pattern database
//! heuristics", Artificial Intelligence 134 (2002); T. M. Breyer, R. E. Korf, "1.6-bit pattern
//! databases", AAAI 2010.

use std::ops::Range;
use std::sync::Arc;

use super::blocks::{Blocks, Cells, Edges, Pattern};
use crate::search::memory;
use crate::search::prefetch::prefetch;
use crate::sliding::large::shared::Tally;

/// h modulo 4 of all patterns of a group.
pub struct Table {
    blocks: Arc<Blocks>,
    bits: Vec<u64>,
    goal: Pattern,
    /// The blank's region at the goal.
    region: Cells,
}

/// Where the making of a table stands in the whole preparation: the shares that are done before and
/// after it, and the bytes that other tables hold.
pub struct Stage {
    pub shares: Range<f32>,
    pub held: u64,
}

/// How many blocks are worked on between two beats.
const BLOCKS_A_BEAT: usize = 512;
/// Of how many blocks the values are put together between two beats.
const BLOCKS_A_COPY: usize = 16_384;

impl Table {
    /// The table of the tiles that belong on `cells`, in rising order, where the blank belongs on
    /// `home`. `None` if `tally` ends it, or if the system has no memory.
    pub fn build(
        blocks: &Arc<Blocks>,
        edges: &Edges,
        cells: &[u8],
        home: u8,
        stage: &Stage,
        tally: &mut dyn Tally,
    ) -> Option<Self> {
        let goal = blocks.pattern(cells);
        let first = blocks.find(goal.set, home);
        let shares = &stage.shares;
        let mut flood = Flood::new(blocks, edges, first, usize::from(goal.order))?;
        let held = stage.held + (flood.known.len() * size_of::<u64>()) as u64;
        while !flood.frontier.is_empty() {
            let share = flood.met as f32 / flood.total as f32;
            let share = shares.start + (shares.end - shares.start) * share.min(1.0);
            let frontier = std::mem::take(&mut flood.frontier);
            for part in frontier.chunks(BLOCKS_A_BEAT) {
                if !tally.preparing(share, held) {
                    memory::leave(size_of_val(&*flood.known) as u64, flood.known);
                    return None;
                }
                for (index, &block) in part.iter().enumerate() {
                    part.get(index + 1).iter().for_each(|next| flood.fetch(**next as usize));
                    flood.expand(block as usize);
                }
            }
            // The next level uses the memory of this list again.
            flood.frontier = frontier;
            flood.step();
        }
        let bits = flood.values(|| tally.preparing(shares.end, held))?;
        let region = blocks.region(first);
        Some(Self { blocks: blocks.clone(), bits, goal, region })
    }

    /// Bytes of the bits alone.
    pub fn bytes(&self) -> u64 {
        (self.bits.capacity() * size_of::<u64>()) as u64
    }

    pub fn blocks(&self) -> &Blocks {
        &self.blocks
    }

    /// The bit (h >> 1) & 1 of a pattern with the blank on a cell.
    #[inline]
    pub fn bit(&self, pattern: Pattern, blank: u8) -> u8 {
        let block = self.blocks.find(pattern.set, blank);
        let order = usize::from(pattern.order);
        (self.bits[block * self.blocks.words() + order / 64] >> (order % 64)) as u8 & 1
    }

    /// h of a pattern: it walks down to the goal and counts the moves. For a pattern that cannot
    /// reach the goal the number means nothing.
    pub fn h(&self, mut pattern: Pattern, mut blank: u8) -> u32 {
        let mut h = 0;
        let mut residue = self.residue(pattern, blank);
        'down: loop {
            let region = self.blocks.region(self.blocks.find(pattern.set, blank));
            if pattern == self.goal && region == self.region {
                return h;
            }
            for (from, to) in self.blocks.slides(pattern.set, region) {
                let after = self.blocks.slide(pattern, from, to);
                if self.residue(after, from) == (residue + 3) % 4 {
                    (pattern, blank) = (after, from);
                    residue = (residue + 3) % 4;
                    h += 1;
                    continue 'down;
                }
            }
            return h;
        }
    }

    /// h modulo 4.
    pub fn residue(&self, pattern: Pattern, blank: u8) -> u8 {
        (self.bit(pattern, blank) << 1) | self.colour(pattern.set ^ self.goal.set)
    }

    /// Whether an odd number of cells is of odd colour.
    fn colour(&self, mut cells: Cells) -> u8 {
        let dims = self.blocks.dims();
        let mut colour = 0;
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize;
            colour ^= (dims.row(cell) + dims.col(cell)) % 2;
            cells &= cells - 1;
        }
        colour as u8
    }
}

/// The search from the goal. The patterns of a block all have an even h or all have an odd one, so
/// one frontier for each block is enough. Each pattern has two bits: none is set before the search
/// meets it, both are set while it is in the frontier, and after that one of them, which tells its
/// value.
struct Flood<'a> {
    blocks: &'a Blocks,
    edges: &'a Edges,
    h: u32,
    /// The blocks with patterns of this h; `is_next` marks the blocks with patterns of the next h.
    frontier: Vec<u32>,
    is_next: Vec<u8>,
    /// For each block the first bits and then the second ones.
    known: Vec<u64>,
    /// The frontier of the current block; `turned` has the same frontier in another order.
    word: Vec<u64>,
    turned: Vec<u64>,
    met: u64,
    total: u64,
}

impl<'a> Flood<'a> {
    fn new(blocks: &'a Blocks, edges: &'a Edges, first: usize, order: usize) -> Option<Self> {
        let words = blocks.words();
        let mut known = memory::zeros::<u64>(2 * blocks.count() * words)?;
        let mut frontier = Vec::new();
        frontier.try_reserve_exact(blocks.count()).ok()?;
        frontier.push(first as u32);
        for half in 0..2 {
            known[(2 * first + half) * words + order / 64] = 1 << (order % 64);
        }
        Some(Self {
            blocks,
            edges,
            h: 0,
            frontier,
            is_next: memory::zeros(blocks.count())?,
            known,
            word: vec![0; words],
            turned: vec![0; words],
            met: 0,
            total: blocks.count() as u64 * (1..=blocks.tiles() as u64).product::<u64>(),
        })
    }

    /// Asks for the memory that [`Flood::expand`] of a block will read.
    fn fetch(&self, block: usize) {
        let size = 2 * self.blocks.words();
        for edge in self.edges.of(block) {
            let begin = edge.block as usize * size;
            self.known[begin..begin + size].iter().step_by(8).for_each(prefetch);
        }
    }

    /// Marks the patterns to which moves lead from a block's frontier, and closes the frontier.
    fn expand(&mut self, block: usize) {
        let words = self.blocks.words();
        let (ones, twos) = self.known[2 * block * words..][..2 * words].split_at_mut(words);
        let value = (self.h >> 1) & 1 == 1;
        for ((one, two), word) in ones.iter_mut().zip(twos).zip(&mut self.word) {
            *word = *one & *two;
            *(if value { two } else { one }) ^= *word;
            self.met += u64::from(word.count_ones());
        }
        for edge in self.edges.of(block) {
            let word = if edge.from == edge.to {
                &self.word
            } else {
                let turns = self.blocks.turns(edge.from.into(), edge.to.into());
                turn(&self.word, turns, &mut self.turned);
                &self.turned
            };
            let target = edge.block as usize;
            let (ones, twos) = self.known[2 * target * words..][..2 * words].split_at_mut(words);
            let mut any = 0;
            for ((one, two), &word) in ones.iter_mut().zip(twos).zip(word.iter()) {
                let new = word & !(*one | *two);
                any |= new;
                *one |= new;
                *two |= new;
            }
            self.is_next[target] |= u8::from(any != 0);
        }
    }

    /// Goes on to the next h. It takes the blocks in the order of their numbers, so that it reads
    /// the lists of moves in order.
    fn step(&mut self) {
        self.h += 1;
        let next = (0_u32..).zip(&mut self.is_next);
        self.frontier.clear();
        self.frontier
            .extend(next.filter_map(|(block, is)| (std::mem::take(is) != 0).then_some(block)));
    }

    /// The value of every pattern. No frontier may be left. `None` if `go_on` ends it.
    fn values(mut self, mut go_on: impl FnMut() -> bool) -> Option<Vec<u64>> {
        let words = self.blocks.words();
        for block in 0..self.blocks.count() {
            if block.is_multiple_of(BLOCKS_A_COPY) && !go_on() {
                memory::leave(size_of_val(&*self.known) as u64, self.known);
                return None;
            }
            self.known.copy_within(2 * block * words..(2 * block + 1) * words, block * words);
        }
        self.known.truncate(self.blocks.count() * words);
        self.known.shrink_to_fit();
        Some(self.known)
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
