//! The tables of the 15-puzzle: three groups of tiles, 6-6-3, whose sum of moves is a lower bound,
//! and the same read from the board mirrored at its diagonal; the greater counts.
//!
//! A pattern is a group's tiles on their cells and the region of the other cells that the blank is
//! in. Every move of a group's tile changes its h by exactly 1 and other moves do not change it, so
//! a bit, (h >> 1) & 1, tells h from the h before. A pattern is found by its tiles' cells as one
//! number, four bits a tile: the board's positions are one word, a move an addition to it, a
//! group's index a shift and a mask. The byte there has a bit for each region, and which region it
//! is comes from a second, small table by the set of cells; the two are read side by side.
//!
//! Admissible and consistent: a move moves one tile of one group, which changes one h by 1.
//! R. E. Korf, A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134
//! (2002); T. M. Breyer, R. E. Korf, "1.6-bit pattern databases", AAAI 2010.

use std::sync::{Arc, Mutex, PoisonError};

use super::build::{Flood, GoOn, for_each_pattern};
use super::canon::{CELLS, SIDE, mirrored};
use super::groups::{GROUPS, groups};
use super::turns::{Turns, target};
use crate::grid::Dims;
use crate::sliding::large::pattern::blocks::{Blocks, Edges, region_of};
use crate::sliding::moves::Move;

/// Tiles of a large group, and the positions' bits that tell its pattern.
pub(super) const LARGE: usize = 6;
const INDEX_BITS: u32 = 4 * LARGE as u32;
pub(super) const INDEX_MASK: u64 = (1 << INDEX_BITS) - 1;
/// The small group's index includes the blank's cell.
const SMALL_BITS: u32 = 16;

/// How many sets of cells there are.
pub(super) const SETS: usize = 1 << CELLS;

/// The blank's name among the slots.
pub(super) const BLANK: u64 = 15;
/// Where the blank's cell stands among the positions.
pub(super) const BLANK_SHIFT: u32 = 60;

/// A region of this number is one of the third and further, which [`Tables::exact`] tells.
pub(super) const REGION_FAR: u32 = 3;

/// What a tile's move looks at. A tile's slot is its number among the groups' tiles in order.
#[derive(Clone, Copy, Default)]
pub(super) struct Slot {
    /// The group's patterns begin here, and are told by the positions from this bit on; as the
    /// board is and mirrored.
    pub base: [u32; 2],
    pub shift: [u8; 2],
    /// Where the group's h modulo 4 stands in the state.
    pub residue: [u8; 2],
    /// Where the set of the group's cells stands in the state.
    pub set: [u8; 2],
    /// The bits of all sets that the tile is in.
    pub sets: u64,
}

/// What a move adds to the positions, as the board is and mirrored.
#[derive(Clone, Copy, Default)]
pub(super) struct Shift {
    pub by: [u64; 2],
}

/// The tables for one of the blank's goal cells.
pub struct Tables {
    home: u8,
    pub(super) bytes: Vec<u8>,
    /// For each set of cells, two bits a cell: the region that it is in, as the board is and
    /// mirrored.
    pub(super) near: [Box<[u32; SETS]>; 2],
    /// The same in four bits a cell, to the last region.
    exact: [Box<[u64]>; 2],
    pub(super) slots: [Slot; 16],
    pub(super) shifts: [[Shift; 16]; 4],
    pub(super) turns: Turns,
    /// The slot of each tile, and the tile of each slot.
    slot_of: [u8; CELLS],
    tiles: [u8; CELLS],
    /// Each cell's image in the second view; its own where the blank's goal is off the diagonal.
    image: [u8; CELLS],
    /// The goal's positions.
    pub(super) goal: u64,
}

/// A board on its way to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The slot on each cell, four bits each.
    pub board: u64,
    /// The cell of each slot, four bits each, as the board is and mirrored.
    pub positions: [u64; 2],
    /// The cells of the large groups, 16 bits each: as they are, then of the mirrored groups.
    pub sets: u64,
    /// Six times four bits: h of the groups modulo 4, then of the mirrored groups; then, a byte
    /// each, how many moves more than h may be made, as the board is and mirrored.
    pub budget: u64,
}

/// Where the two numbers of moves to spare stand in [`State::budget`].
pub(super) const SPARE: [u32; 2] = [24, 32];
/// The bits of the budget that stay, and those that tell that a number of moves went below 0.
pub(super) const BUDGET: u64 = 0xff_ff33_3333;
pub(super) const OVERDRAWN: u64 = 1 << 31 | 1 << 39;

/// The latest tables, kept for the process.
static STORE: Mutex<Option<Arc<Tables>>> = Mutex::new(None);

impl Tables {
    /// The tables for one of [`super::canon::HOMES`]: kept ones, or made now. `None` where `go_on`
    /// ends it.
    pub fn get(home: u8, go_on: GoOn<'_>) -> Option<Arc<Self>> {
        // What is kept is whole, also where a thread has panicked while it held the lock.
        let mut store = STORE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tables) = store.as_ref().filter(|tables| tables.home == home) {
            return Some(tables.clone());
        }
        // Two sets of tables at once would be more than is promised.
        *store = None;
        let tables = Arc::new(Self::new(home, &groups(home), go_on)?);
        *store = Some(tables.clone());
        Some(tables)
    }

    /// The tables for some groups of the sizes of [`GROUPS`], each in rising order. `None` where
    /// `go_on` ends it.
    pub fn new(home: u8, groups: &[Vec<u8>; 3], go_on: GoOn<'_>) -> Option<Self> {
        let on_diagonal = mirrored(home) == home;
        let image: [u8; CELLS] =
            std::array::from_fn(|cell| if on_diagonal { mirrored(cell as u8) } else { cell as u8 });
        let mut tables = Self {
            home,
            bytes: vec![0; (2 << INDEX_BITS) | (1 << SMALL_BITS)],
            near: [Box::new([0; SETS]), Box::new([0; SETS])],
            exact: [Box::default(), Box::default()],
            slots: [Slot::default(); 16],
            shifts: [[Shift::default(); 16]; 4],
            turns: Turns::new(),
            slot_of: [0; CELLS],
            tiles: [0; CELLS],
            image,
            goal: 0,
        };
        let slots = groups.iter().flatten().copied().chain([home]);
        for (slot, tile) in slots.enumerate() {
            tables.slot_of[usize::from(tile)] = slot as u8;
            tables.tiles[slot] = tile;
            tables.goal |= u64::from(tile) << (4 * slot);
        }
        tables.fill(groups, go_on)?;
        tables.set_regions()?;
        tables.set_slots();
        Some(tables)
    }

    pub fn home(&self) -> u8 {
        self.home
    }

    fn fill(&mut self, groups: &[Vec<u8>; 3], go_on: GoOn<'_>) -> Option<()> {
        let dims = Dims::new(SIDE, SIDE)?;
        let mut shape: Option<(Blocks, Edges)> = None;
        for (number, cells) in groups.iter().enumerate() {
            // The two large tables are nearly all of the work.
            let from = 0.1 + 0.45 * number.min(2) as f32;
            let mut go_on = |share: f32| go_on((from + 0.45 * share).min(1.0));
            if shape.as_ref().is_none_or(|shape| shape.0.tiles() != cells.len()) {
                let blocks = Blocks::new(dims, cells.len(), || go_on(0.0))?;
                let edges = Edges::new(&blocks, || go_on(0.0))?;
                shape = Some((blocks, edges));
            }
            let (blocks, edges) = shape.as_ref()?;
            let values = Flood::values(blocks, edges, cells, self.home, &mut go_on)?;
            let base = number << INDEX_BITS;
            if cells.len() == LARGE {
                let bytes = &mut self.bytes[base..base + (1 << INDEX_BITS)];
                for_each_pattern(blocks, &values, |index, byte| bytes[index] = byte);
            } else {
                let bytes = &mut self.bytes[base..];
                let bits = 4 * cells.len();
                for_each_pattern(blocks, &values, |index, byte| {
                    let set =
                        (0..cells.len()).fold(0, |set, tile| set | 1 << (index >> (4 * tile) & 15));
                    let numbers = numbers(dims, set);
                    for blank in (0..CELLS).filter(|blank| set >> blank & 1 == 0) {
                        let bit = byte >> (numbers >> (4 * blank) & 7) & 1;
                        bytes[blank << bits | index] = 0_u8.wrapping_sub(bit);
                    }
                });
            }
        }
        Some(())
    }

    fn set_regions(&mut self) -> Option<()> {
        let dims = Dims::new(SIDE, SIDE)?;
        let mut exact = vec![0; SETS].into_boxed_slice();
        for (set, numbers_of) in exact.iter_mut().enumerate() {
            if set.count_ones() as usize == LARGE {
                *numbers_of = numbers(dims, set as u64);
            }
        }
        let image = |set: usize| {
            let cells = (0..CELLS).filter(|cell| set >> cell & 1 == 1);
            cells.fold(0, |image, cell| image | 1 << self.image[cell])
        };
        let mut other = vec![0; SETS].into_boxed_slice();
        for (set, numbers_of) in other.iter_mut().enumerate() {
            if set.count_ones() as usize == LARGE {
                let numbers = exact[image(set)];
                let of = |cell: usize| numbers >> (4 * self.image[cell]) & 15;
                *numbers_of = (0..CELLS).fold(0, |word, cell| word | of(cell) << (4 * cell));
            }
        }
        let near = |exact: &[u64]| {
            let short = |numbers: u64, cell: usize| {
                (numbers >> (4 * cell) & 15).min(u64::from(REGION_FAR)) as u32
            };
            let word = |&numbers: &u64| {
                (0..CELLS).fold(0, |word, cell| word | short(numbers, cell) << (2 * cell))
            };
            exact.iter().map(word).collect::<Box<[u32]>>().try_into().ok()
        };
        self.near = [near(&exact)?, near(&other)?];
        self.exact = [exact, other];
        Some(())
    }

    fn set_slots(&mut self) {
        for slot in 0..BLANK as usize {
            let twin = usize::from(self.twin(slot));
            let mut filled = Slot::default();
            for (view, slot) in [slot, twin].into_iter().enumerate() {
                let group = slot / LARGE;
                filled.base[view] = (group << INDEX_BITS) as u32;
                filled.shift[view] = (group as u32 * INDEX_BITS) as u8;
                filled.residue[view] = (12 * view + 4 * group) as u8;
                // The small group has no set; what is read in its place is not looked at.
                let set = 32 * view + 16 * group.min(1);
                filled.set[view] = set as u8;
                if group < 2 {
                    filled.sets |= 0xffff << set;
                }
            }
            self.slots[slot] = filled;
            for way in Move::ALL {
                let by = |from: usize, image: &dyn Fn(usize) -> u8, slot: usize| {
                    let to = target(from, way).map_or(0, image);
                    let step = u64::from(to).wrapping_sub(u64::from(image(from)));
                    // The tile goes the other way than the blank.
                    (step << BLANK_SHIFT).wrapping_sub(step << (4 * slot))
                };
                // From a cell in the middle there is a way to every side.
                let middle = SIDE + 1;
                self.shifts[way as usize][slot].by = [
                    by(middle, &|cell| cell as u8, slot),
                    by(middle, &|cell| self.image[cell], twin),
                ];
            }
        }
    }

    /// The slot that a slot's tile has in the second view.
    fn twin(&self, slot: usize) -> u8 {
        self.slot_of[usize::from(self.image[usize::from(self.tiles[slot])])]
    }

    /// The number of the region that a cell is in, where it is [`REGION_FAR`] or more.
    #[cold]
    pub(super) fn exact(&self, view: usize, set: usize, cell: u32) -> u32 {
        (self.exact[view][set] >> (4 * cell)) as u32 & 7
    }

    /// A board with no moves to spare, and the lower bounds as it is and mirrored.
    pub(super) fn state(&self, tiles: &[u8; CELLS]) -> (State, [u32; 2]) {
        let mut state = State { board: 0, positions: [0; 2], sets: 0, budget: 0 };
        for (cell, &tile) in tiles.iter().enumerate() {
            let slot = usize::from(self.slot_of[usize::from(tile)]);
            state.board |= (slot as u64) << (4 * cell);
            state.positions[0] |= (cell as u64) << (4 * slot);
            let twin = if slot == BLANK as usize { slot } else { usize::from(self.twin(slot)) };
            state.positions[1] |= u64::from(self.image[cell]) << (4 * twin);
            if slot < BLANK as usize {
                state.sets |= self.slots[slot].sets & (0x0001_0001_0001_0001 << cell);
            }
        }
        let mut h = [0; 2];
        for (view, positions) in state.positions.into_iter().enumerate() {
            for group in 0..GROUPS.len() {
                let own = self.group_h(group, positions);
                h[view] += own;
                state.budget |= u64::from(own & 3) << (12 * view + 4 * group);
            }
        }
        (state, h)
    }

    /// The lower bound on the moves to the goal. A tile is named by its goal cell.
    pub fn h(&self, tiles: &[u8; CELLS]) -> u32 {
        let (_, h) = self.state(tiles);
        h[0].max(h[1])
    }

    /// h of a group, by going down to the goal.
    fn group_h(&self, group: usize, positions: u64) -> u32 {
        let Some(dims) = Dims::new(SIDE, SIDE) else { return 0 };
        let slots = group * LARGE..(group * LARGE + GROUPS[group]);
        let goal: Vec<u8> = self.tiles[slots.clone()].into();
        let mut cells: Vec<u8> = slots.map(|slot| (positions >> (4 * slot)) as u8 & 15).collect();
        let mut blank = (positions >> BLANK_SHIFT) as u8;
        let mut residue = self.residue(group, &cells, blank, &goal);
        let mut h = 0;
        'down: loop {
            let set = cells.iter().fold(0_u64, |set, &cell| set | 1 << cell);
            let region = region_of(dims, set, blank);
            if cells == goal && region >> self.home & 1 == 1 {
                return h;
            }
            for tile in 0..cells.len() {
                let from = cells[tile];
                for way in Move::ALL {
                    let to = target(from.into(), way).filter(|to| region >> to & 1 == 1);
                    let Some(to) = to else { continue };
                    cells[tile] = to as u8;
                    let after = self.residue(group, &cells, from, &goal);
                    if after == (residue + 3) % 4 {
                        (blank, residue) = (from, after);
                        h += 1;
                        continue 'down;
                    }
                    cells[tile] = from;
                }
            }
            // Every pattern of these groups can reach the goal, so this is not met.
            return h;
        }
    }

    /// h modulo 4 of a group's pattern.
    fn residue(&self, group: usize, cells: &[u8], blank: u8, goal: &[u8]) -> u32 {
        let Some(dims) = Dims::new(SIDE, SIDE) else { return 0 };
        let index = cells.iter().rev().fold(0, |index, &cell| index << 4 | usize::from(cell));
        let set = cells.iter().fold(0_u64, |set, &cell| set | 1 << cell);
        let index = if cells.len() == LARGE {
            index
        } else {
            usize::from(blank) << (4 * cells.len()) | index
        };
        let region = numbers(dims, set) >> (4 * blank) & 7;
        let bit = self.bytes[(group << INDEX_BITS) + index] >> region & 1;
        let colour = |cell: &u8| u32::from(cell % SIDE as u8 + cell / SIDE as u8);
        let parity = cells.iter().chain(goal).map(colour).sum::<u32>() & 1;
        u32::from(bit) << 1 | parity
    }
}

/// For each cell that is not in a set, in four bits, the number of the region that it is in.
fn numbers(dims: Dims, set: u64) -> u64 {
    let mut left = !set & (SETS as u64 - 1);
    let mut numbers = 0;
    for number in 0_u64.. {
        if left == 0 {
            break;
        }
        let region = region_of(dims, set, left.trailing_zeros() as u8);
        left &= !region;
        for cell in (0..CELLS).filter(|cell| region >> cell & 1 == 1) {
            numbers |= number << (4 * cell);
        }
    }
    numbers
}
