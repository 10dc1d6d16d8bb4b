//! The tables of the 15-puzzle: three groups of tiles, 6-6-3. The sum of the moves of the groups is
//! a lower bound. The mirror image of the board at its diagonal gives another sum; h is the greater
//! one.
//!
//! The index of a pattern is the cells of its tiles as one number, four bits a tile. So the board's
//! positions are one word, a move is an addition to it, and a group's index is a shift and a mask.
//! The byte at an index has the pattern's bit for each pair of cells, side by side, that the blank
//! may be on: if both are free they are in one region. See [`crate::sliding::pattern`].
//!
//! Admissible and consistent: a move moves one tile of one group, which changes one h by 1.

use std::sync::{Arc, Mutex, Weak};

use super::build::{Builder, fill_small, pair};
use super::canon::{CELLS, SIDE, mirrored};
use super::cells::DIMS;
use super::groups::{Groups, LARGE, SMALL};
use super::step::{BLANK, BLANK_SHIFT, Bytes, INDEX_BITS, Shift, State, residue};
use super::turns::Turns;
use crate::search::memory;
use crate::search::watch::Watch;
use crate::sliding::crew::{lock_now, lock_while};
use crate::sliding::moves::Move;
use crate::sliding::pattern::grid::{Cells, Grid, members};
use crate::sliding::pattern::{NoTables, Part, tell, walk};

/// The small group's index includes the blank's cell.
const SMALL_BITS: u32 = 16;

const GROUPS: usize = 3;

/// The making takes at most this many bytes besides the tables.
const MAKING_BYTES: usize = 4 << 20;

/// The tables for one of the blank's goal cells.
pub struct Tables {
    home: u8,
    /// The bytes of each group. The small group has as much room as the others, so that all are
    /// read in the same way; memory that nobody writes to costs nothing.
    bytes: Vec<u8>,
    /// By way and slot.
    pub(super) steps: [[Shift; 16]; 4],
    pub(super) turns: Turns,
    /// The slot of each tile, and the tile of each slot.
    slot_of: [u8; CELLS],
    tiles: [u8; CELLS],
    /// Each cell's image in the second view; the cell itself if the blank's goal cell is not on the
    /// diagonal.
    image: [u8; CELLS],
    /// The goal's positions.
    pub(super) goal: u64,
    grid: Grid,
}

/// The latest tables.
struct Store {
    /// The tables, until they are let go.
    kept: Option<Arc<Tables>>,
    /// The tables, as long as anyone holds them.
    held: Weak<Tables>,
}

static STORE: Mutex<Store> = Mutex::new(Store { kept: None, held: Weak::new() });

impl Store {
    fn tables(&self, home: u8) -> Option<Arc<Tables>> {
        self.held.upgrade().filter(|tables| tables.home == home)
    }
}

impl Tables {
    /// The tables for one of [`super::canon::HOMES`]: those that are kept, or new ones. If another
    /// thread is making some, it waits for that thread.
    ///
    /// # Errors
    /// If the watch ends it, and if there is no memory.
    pub fn get(home: u8, threads: usize, watch: &mut dyn Watch) -> Result<Arc<Self>, NoTables> {
        // What is kept is whole, even if a thread has panicked while it held the lock.
        let mut store = lock_while(&STORE, &mut || tell(watch, 0.0))?;
        if let Some(tables) = store.tables(home) {
            store.kept = Some(tables.clone());
            return Ok(tables);
        }
        // Two sets of tables at the same time would take more memory than is promised.
        store.kept = None;
        let tables = Arc::new(Self::new(home, &Groups::of(home), threads, watch)?);
        *store = Store { kept: Some(tables.clone()), held: Arc::downgrade(&tables) };
        Ok(tables)
    }

    /// The tables, if they are kept or someone holds them. It does not wait: `None` while a thread
    /// makes some.
    pub fn held(home: u8) -> Option<Arc<Self>> {
        lock_now(&STORE)?.tables(home)
    }

    /// Whether tables are kept.
    pub fn is_any_kept() -> bool {
        lock_now(&STORE).is_some_and(|store| store.kept.is_some())
    }

    /// Lets the kept tables go. Tables that are being made stay.
    pub fn let_go() {
        if let Some(mut store) = lock_now(&STORE) {
            store.kept = None;
        }
    }

    /// Makes the tables for these groups, on `threads` threads.
    ///
    /// # Errors
    /// If the watch ends it, and if there is no memory.
    pub fn new(
        home: u8,
        groups: &Groups,
        threads: usize,
        watch: &mut dyn Watch,
    ) -> Result<Self, NoTables> {
        let on_diagonal = mirrored(home) == home;
        let image: [u8; CELLS] =
            std::array::from_fn(|cell| if on_diagonal { mirrored(cell as u8) } else { cell as u8 });
        let mut tables = Self {
            home,
            bytes: memory::zeros(GROUPS << INDEX_BITS).ok_or(NoTables::Memory)?,
            steps: [[Shift::default(); 16]; 4],
            turns: Turns::new(),
            slot_of: [0; CELLS],
            tiles: [0; CELLS],
            image,
            goal: 0,
            grid: Grid::by_rows(DIMS),
        };
        let slots = groups.lists().into_iter().flatten().copied().chain([home]);
        for (slot, tile) in slots.enumerate() {
            tables.slot_of[usize::from(tile)] = slot as u8;
            tables.tiles[slot] = tile;
            tables.goal |= u64::from(tile) << (4 * slot);
        }
        tables.fill(groups, threads, watch)?;
        tables.set_steps();
        Ok(tables)
    }

    pub fn home(&self) -> u8 {
        self.home
    }

    /// The most bytes that the tables take, which is while they are made.
    pub const BYTES_MAX: u64 = ((GROUPS << INDEX_BITS) + MAKING_BYTES) as u64;

    /// Bytes that the tables take.
    pub fn bytes(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn fill(
        &mut self,
        groups: &Groups,
        threads: usize,
        watch: &mut dyn Watch,
    ) -> Result<(), NoTables> {
        let builder = Builder::new(threads)?;
        let (large, small) = self.bytes.split_at_mut(2 << INDEX_BITS);
        fill_small(&groups.small, self.home, &mut small[..1 << SMALL_BITS])?;
        let chunks = large.chunks_mut(1 << INDEX_BITS);
        for ((group, bytes), part) in groups.large.iter().zip(chunks).zip([0.0, 0.5]) {
            builder.fill(group, self.home, bytes, &mut Part(watch, [part, part + 0.5]))?;
        }
        Ok(())
    }

    fn set_steps(&mut self) {
        for slot in 0..BLANK as usize {
            let slots = [slot, usize::from(self.twin(slot))];
            for way in Move::ALL {
                let by = |image: &dyn Fn(usize) -> u8, slot: usize| {
                    // A cell in the middle has a neighbour on every side.
                    let middle = SIDE + 1;
                    let to = DIMS.neighbour(middle, way).map_or(0, image);
                    let step = u64::from(to).wrapping_sub(u64::from(image(middle)));
                    // The tile goes the other way than the blank.
                    (step << BLANK_SHIFT).wrapping_sub(step << (4 * slot))
                };
                let by = [by(&|cell| cell as u8, slots[0]), by(&|cell| self.image[cell], slots[1])];
                self.steps[way as usize][slot] = Shift::new(slots, by);
            }
        }
    }

    /// Whether the second view is another one than the first.
    pub(super) fn is_mirrored(&self) -> bool {
        mirrored(self.home) == self.home
    }

    /// A group's bytes.
    #[inline]
    pub(super) fn group(&self, group: u8) -> &Bytes {
        let (groups, _) = self.bytes.as_chunks();
        &groups[usize::from(group) % GROUPS]
    }

    /// The slot that a slot's tile has in the second view.
    fn twin(&self, slot: usize) -> u8 {
        self.slot_of[usize::from(self.image[usize::from(self.tiles[slot])])]
    }

    /// The positions and the budget after the blank has gone to a cell, as [`Shift::make`] gives
    /// them. `slot` is the slot of the tile on that cell.
    #[inline]
    pub(super) fn after(&self, state: &State, slot: u64, (to, way): (u32, u8)) -> ([u64; 2], u64) {
        let step = &self.steps[usize::from(way) % 4][slot as usize % 16];
        let to = to as usize % CELLS;
        let pairs = [to as u8, self.image[to]].map(pair);
        step.make(step.group.map(|group| self.group(group)), pairs, state.positions, state.budget)
    }

    /// The slot of a tile; a tile is named by its goal cell.
    #[inline]
    pub(super) fn slot(&self, tile: u8) -> u64 {
        self.slot_of[usize::from(tile) % CELLS].into()
    }

    /// The state of a board with no moves to spare, and the lower bounds from the board and from
    /// its mirror image.
    pub(super) fn state(&self, tiles: &[u8; CELLS]) -> (State, [u32; 2]) {
        let mut state = State { board: 0, positions: [0; 2], budget: 0 };
        for (cell, &tile) in tiles.iter().enumerate() {
            let slot = usize::from(self.slot_of[usize::from(tile)]);
            state.board |= (slot as u64) << (4 * cell);
            state.positions[0] |= (cell as u64) << (4 * slot);
            let twin = if slot == BLANK as usize { slot } else { usize::from(self.twin(slot)) };
            state.positions[1] |= u64::from(self.image[cell]) << (4 * twin);
        }
        let mut h = [0; 2];
        for (view, positions) in state.positions.into_iter().enumerate() {
            for group in 0..GROUPS {
                let own = self.group_h(group, positions);
                h[view] += own;
                state.budget |= residue(view, group, own);
            }
        }
        (state, h)
    }

    /// The least moves that each group's tiles need, on the board and in the second view. A tile is
    /// named by its goal cell.
    pub fn groups(&self, tiles: &[u8; CELLS]) -> [[u32; GROUPS]; 2] {
        let (state, _) = self.state(tiles);
        state.positions.map(|positions| std::array::from_fn(|group| self.group_h(group, positions)))
    }

    /// The tiles of a group, or of its image in the second view.
    pub fn tiles_of(&self, group: usize, is_second: bool) -> Vec<u8> {
        let slots = group * LARGE..group * LARGE + [LARGE, LARGE, SMALL][group % GROUPS];
        let tiles = self.tiles[slots].iter();
        let image = |tile: u8| if is_second { self.image[usize::from(tile)] } else { tile };
        tiles.map(|&tile| image(tile)).collect()
    }

    /// The lower bound on the moves to the goal. A tile is named by its goal cell.
    pub fn h(&self, tiles: &[u8; CELLS]) -> u32 {
        let (_, h) = self.state(tiles);
        h[0].max(h[1])
    }

    /// h of a group.
    fn group_h(&self, group: usize, positions: u64) -> u32 {
        let tiles = [LARGE, LARGE, SMALL][group % GROUPS];
        let own = |positions: u64| {
            (positions >> (group as u32 * INDEX_BITS) & ((1 << (4 * tiles)) - 1)) as usize
        };
        let cells = |index: usize| (0..tiles).map(move |tile| index >> (4 * tile) & 15);
        let set = |index: usize| cells(index).fold(0, |set: Cells, cell| set | 1 << cell);
        let goal = own(self.goal);
        let home = self.grid.region(set(goal), self.home);
        walk::h(
            (own(positions), (positions >> BLANK_SHIFT) as u8),
            |(index, blank)| index == goal && home >> blank & 1 == 1,
            |(index, blank)| {
                let at =
                    if tiles == LARGE { index } else { usize::from(blank) << (4 * tiles) | index };
                let bit = self.bytes[(group << INDEX_BITS) + at] >> pair(blank) & 1;
                bit << 1 | self.grid.colour(set(index) ^ set(goal))
            },
            |(index, blank)| {
                let region = self.grid.region(set(index), blank);
                let tiles = cells(index).enumerate();
                tiles.flat_map(move |(tile, from)| {
                    let to = members(self.grid.around(from as u8) & region);
                    to.map(move |to| (index ^ (from ^ usize::from(to)) << (4 * tile), from as u8))
                })
            },
        )
    }
}
