//! The tables of both groups and the lower bound that they give.

use std::sync::{Arc, Mutex};

use crate::search::memory;
use crate::sliding::fifteen::NoTables;
use crate::sliding::fifteen::cells::{Block, Blocks, CELLS, Cells, Grid, NONE, members};
use crate::sliding::fifteen::crew;
use crate::sliding::fifteen::flood::{self, Plan, Start};
use crate::sliding::fifteen::orders::{LOWS, Lows, Order, Orders, low, unit};

/// Where a group's tiles stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    pub set: Cells,
    pub order: Order,
}

/// A board, and both groups' patterns on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The tile on each cell, four bits each.
    pub board: u64,
    pub sets: [Cells; 2],
    pub orders: [Order; 2],
}

/// The pattern databases of a division of the fifteen tiles into seven and eight, a bit an entry.
pub struct HardTables {
    pub(super) grid: Grid,
    /// The blank's goal cell.
    pub(super) home: u8,
    /// Whether a search looks up mirror images of boards, too.
    pub(super) is_mirrored: bool,
    /// The group of each tile.
    group: [u8; CELLS],
    blocks: Blocks,
    orders: [Orders; 2],
    lows: Lows,
    bits: Vec<u64>,
    /// Where each group's bits begin.
    bases: [u32; 2],
    goal: [Pattern; 2],
}

/// How many tiles the groups have.
const TILES: [usize; 2] = [7, 8];

/// The latest tables, until they are let go.
static STORE: Mutex<Option<Arc<HardTables>>> = Mutex::new(None);

impl HardTables {
    /// The tables as [`HardTables::build`] makes them: kept ones, or made now. Waits for another
    /// thread that makes some.
    ///
    /// # Errors
    /// Those of [`HardTables::build`].
    pub fn get(
        home: u8,
        threads: usize,
        pulse: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Arc<Self>, NoTables> {
        let mut store = crew::lock_while(&STORE, &mut || pulse(0.0)).ok_or(NoTables::Ended)?;
        if let Some(tables) = store.as_ref().filter(|tables| tables.is_for(home)) {
            return Ok(tables.clone());
        }
        // Two sets of tables at once would be more than is promised.
        *store = None;
        let tables = Arc::new(Self::build(home, threads, pulse)?);
        *store = Some(tables.clone());
        Ok(tables)
    }

    fn is_for(&self, home: u8) -> bool {
        self.grid.cell[usize::from(self.home)] == home
    }

    /// Whether tables are kept for this goal cell of the blank; `false` while some are made.
    pub fn is_kept(home: u8) -> bool {
        crew::lock_now(&STORE).is_some_and(|kept| kept.as_ref().is_some_and(|it| it.is_for(home)))
    }

    /// Lets the tables go: they are nearly 200 MB. Tables that are being made stay.
    pub fn let_go() {
        if let Some(mut store) = crew::lock_now(&STORE) {
            *store = None;
        }
    }

    /// The most bytes that the tables take. While the greater table is made it takes twice its
    /// size.
    pub fn bytes_peak(&self) -> u64 {
        let words = self.bits.len() + self.bits.len() - self.bases[1] as usize / 64;
        (words * size_of::<u64>()) as u64
    }

    /// The tables for boards whose blank belongs on `home`. `pulse` hears the share done, 0 to 1,
    /// some two hundred times a second.
    ///
    /// # Errors
    /// If `home` is not 0, 1 or 5, if `pulse` ends the making, and if the system has no memory.
    pub fn build(
        home: u8,
        threads: usize,
        pulse: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, NoTables> {
        let grid = Grid::new();
        let seven = seven(home).ok_or(NoTables::Home)?.map(|cell| grid.place[usize::from(cell)]);
        let mut group = [1; CELLS];
        seven.iter().for_each(|&tile| group[usize::from(tile)] = 0);
        let mut blocks = Blocks::new();
        let listed = TILES.map(|tiles| blocks.number(&grid, tiles as u32));
        let of_seven = Orders::new(TILES[0]);
        if !pulse(0.0) {
            return Err(NoTables::Ended);
        }
        let orders = [of_seven, Orders::new(TILES[1])];
        let sizes = [0, 1].map(|group: usize| {
            (listed[group][0].len() + listed[group][1].len()) * orders[group].words()
        });
        let mut tables = Self {
            home: grid.place[usize::from(home)],
            is_mirrored: home != 1,
            group,
            blocks,
            orders,
            lows: Lows::new(),
            bits: Vec::new(),
            bases: [0, sizes[0] as u32 * 64],
            goal: [Pattern::default(); 2],
            grid,
        };
        tables.group[usize::from(tables.home)] = NONE;
        let mut goal = [0; CELLS];
        (0..).zip(&mut goal).for_each(|(cell, tile)| *tile = cell);
        let goal = tables.view(&goal);
        tables.goal =
            [0, 1].map(|group| Pattern { set: goal.sets[group], order: goal.orders[group] });
        if !pulse(0.0) {
            return Err(NoTables::Ended);
        }
        memory::forget();
        let mut bits = memory::zeros(sizes[0] + sizes[1]).ok_or(NoTables::Memory)?;
        let filled = tables.fill_both(&listed, threads, bits.split_at_mut(sizes[0]), pulse);
        if let Err(why) = filled {
            memory::leave(size_of_val(&*bits) as u64, bits);
            return Err(why);
        }
        tables.bits = bits;
        Ok(tables)
    }

    fn fill_both(
        &self,
        listed: &[[Vec<Block>; 2]; 2],
        threads: usize,
        (seven, eight): (&mut [u64], &mut [u64]),
        pulse: &mut dyn FnMut(f32) -> bool,
    ) -> Result<(), NoTables> {
        let share_of_eight = eight.len() as f32 / (seven.len() + eight.len()) as f32;
        // The greater table is made first, which takes twice its size. The other one takes no
        // memory until something is written to it.
        self.fill(1, &listed[1], threads, eight, &mut |share| pulse(share * share_of_eight))?;
        self.fill(0, &listed[0], threads, seven, &mut |share| {
            pulse(share_of_eight + share * (1.0 - share_of_eight))
        })
    }

    fn fill(
        &self,
        group: usize,
        listed: &[Vec<Block>; 2],
        threads: usize,
        values: &mut [u64],
        pulse: &mut dyn FnMut(f32) -> bool,
    ) -> Result<(), NoTables> {
        let Pattern { set, order } = self.goal[group];
        let colour = Grid::colour(set);
        let plan = Plan {
            grid: &self.grid,
            blocks: &self.blocks,
            listed,
            orders: &self.orders[group],
            lows: &self.lows,
            threads,
        };
        let block = self.blocks.find(set, self.home) as usize - colour * listed[0].len();
        let start = Start { colour, block, bit: bit_in_block(order) as usize };
        flood::fill(&plan, &start, values, pulse)
    }

    /// A lower bound on the moves from a board to the goal: `tiles` is the tile on each cell, and a
    /// tile is named by its goal cell, the blank too.
    pub fn h(&self, tiles: &[u8; CELLS]) -> u32 {
        let tiles = self.along(tiles);
        let plain: u32 = self.parts(&tiles).iter().sum();
        if !self.is_mirrored {
            return plain;
        }
        plain.max(self.parts(&self.mirrored(&tiles)).iter().sum())
    }

    /// The least moves that the seven tiles need, and that the eight need, on the board as it is,
    /// not mirrored.
    pub fn groups(&self, tiles: &[u8; CELLS]) -> [u32; 2] {
        self.parts(&self.along(tiles))
    }

    /// The board with its cells and tiles named by their places on the path.
    pub(super) fn along(&self, tiles: &[u8; CELLS]) -> [u8; CELLS] {
        let mut along = [0; CELLS];
        for (cell, tile) in tiles.iter().enumerate() {
            along[usize::from(self.grid.place[cell])] = self.grid.place[usize::from(tile % 16)];
        }
        along
    }

    pub(super) fn mirrored(&self, tiles: &[u8; CELLS]) -> [u8; CELLS] {
        let mut mirrored = [0; CELLS];
        for (cell, &tile) in tiles.iter().enumerate() {
            mirrored[usize::from(self.grid.mirror[cell])] = self.grid.mirror[usize::from(tile)];
        }
        mirrored
    }

    pub(super) fn view(&self, tiles: &[u8; CELLS]) -> View {
        let mut view = View::default();
        let mut cells: [Vec<u8>; 2] = Default::default();
        for (tile, &group) in (0_u8..).zip(&self.group) {
            let cell = tiles.iter().position(|other| *other == tile).unwrap_or(0) as u8;
            view.board |= u64::from(tile) << (4 * cell);
            if group != NONE {
                view.sets[usize::from(group)] |= 1 << cell;
                cells[usize::from(group)].push(cell);
            }
        }
        for ((cells, set), (order, orders)) in
            cells.iter().zip(view.sets).zip(view.orders.iter_mut().zip(&self.orders))
        {
            let places: Vec<usize> = cells.iter().map(|cell| below(set, *cell) as usize).collect();
            *order = orders.order(&places);
        }
        view
    }

    /// Moves the tile on `from` to the blank's cell `to`. Returns the tile's group and where the
    /// bit of its new pattern is.
    #[inline]
    pub(super) fn slide(&self, view: &mut View, from: u8, to: u8) -> (usize, u32) {
        let tile = view.board >> (4 * from) & 15;
        let change = tile ^ u64::from(self.home);
        view.board ^= change << (4 * from) ^ change << (4 * to);
        let group = usize::from(self.group[tile as usize]) & 1;
        let pattern = Pattern { set: view.sets[group], order: view.orders[group] };
        let Pattern { set, order } = self.slid(pattern, group, from, to);
        view.sets[group] = set;
        view.orders[group] = order;
        (group, self.bit_at(group, Pattern { set, order }, from))
    }

    #[inline]
    fn slid(&self, pattern: Pattern, group: usize, from: u8, to: u8) -> Pattern {
        let set = pattern.set ^ 1 << from ^ 1 << to;
        let (from, to) = (below(pattern.set, from), below(set, to));
        if from == to {
            return Pattern { set, order: pattern.order };
        }
        let orders = &self.orders[group];
        Pattern { set, order: orders.step(pattern.order, from as usize, to as usize, &self.lows) }
    }

    #[inline]
    fn bit_at(&self, group: usize, pattern: Pattern, blank: u8) -> u32 {
        let size = self.orders[group].words() as u32 * 64;
        self.bases[group]
            + self.blocks.find(pattern.set, blank) * size
            + bit_in_block(pattern.order)
    }

    #[inline]
    pub(super) fn word(&self, bit: u32) -> &u64 {
        &self.bits[(bit >> 6) as usize]
    }

    /// h of both groups, by going down to the goal.
    pub(super) fn parts(&self, tiles: &[u8; CELLS]) -> [u32; 2] {
        let blank = tiles.iter().position(|tile| *tile == self.home).unwrap_or(0) as u8;
        let view = self.view(tiles);
        [0, 1].map(|group| {
            let pattern = Pattern { set: view.sets[group], order: view.orders[group] };
            self.part(group, pattern, blank)
        })
    }

    fn part(&self, group: usize, mut pattern: Pattern, mut blank: u8) -> u32 {
        let goal = self.goal[group];
        let home = self.grid.region(goal.set, self.home);
        let mut h = 0;
        'down: loop {
            if pattern == goal && home >> blank & 1 == 1 {
                return h;
            }
            let below = (self.residue(group, pattern, blank) + 3) % 4;
            let region = self.grid.region(pattern.set, blank);
            for from in members(pattern.set) {
                for to in self.grid.around(from).filter(|to| region >> to & 1 == 1) {
                    let after = self.slid(pattern, group, from, to);
                    if self.residue(group, after, from) == below {
                        (pattern, blank) = (after, from);
                        h += 1;
                        continue 'down;
                    }
                }
            }
            // Every pattern can reach the goal, so one of its moves leads nearer; this is the goal.
            return h;
        }
    }

    /// h modulo 4.
    fn residue(&self, group: usize, pattern: Pattern, blank: u8) -> u8 {
        let bit = self.bit_at(group, pattern, blank);
        let value = (self.word(bit) >> (bit & 63)) as u8 & 1;
        value << 1 | Grid::colour(pattern.set ^ self.goal[group].set) as u8
    }
}

/// The goal cells of the group of seven.
fn seven(home: u8) -> Option<[u8; 7]> {
    match home {
        0 => Some([1, 4, 5, 8, 9, 12, 13]),
        1 => Some([0, 4, 5, 8, 9, 12, 13]),
        5 => Some([0, 1, 4, 8, 9, 12, 13]),
        _ => None,
    }
}

#[inline]
fn bit_in_block(order: Order) -> u32 {
    u32::from(unit(order)) * LOWS as u32 + u32::from(low(order))
}

/// How many cells of a set come before a cell.
#[inline]
fn below(set: Cells, cell: u8) -> u32 {
    (set & ((1 << cell) - 1)).count_ones()
}
