//! The tables of both groups and the lower bound that they give.

use std::sync::{Arc, Mutex};

use crate::search::memory;
use crate::search::watch::Watch;
use crate::sliding::crew;
use crate::sliding::fifteen::cells::{BlockOf, CELLS, NONE, Path, Set};
use crate::sliding::pattern::flood::{Maker, Shape};
use crate::sliding::pattern::grid::below;
use crate::sliding::pattern::orders::{self, Order, Pattern};
use crate::sliding::pattern::shelf::{self, Shelf};
use crate::sliding::pattern::{NoTables, Part, tell, walk};

/// A board, and both groups' patterns on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The tile on each cell, four bits each.
    pub board: u64,
    pub sets: [Set; 2],
    pub orders: [Order; 2],
}

/// The pattern databases of a division of the fifteen tiles into seven and eight, a bit an entry.
pub struct HardTables {
    pub(super) path: Path,
    /// The blank's goal cell.
    pub(super) home: u8,
    /// Whether a search looks up mirror images of boards, too.
    pub(super) is_mirrored: bool,
    /// The group of each tile.
    group: [u8; CELLS],
    found: BlockOf,
    shapes: [Arc<Shape>; 2],
    bits: Vec<u64>,
    /// Where each group's bits begin.
    bases: [u32; 2],
    goal: [Pattern; 2],
    /// Whether they come from a shelf.
    pub is_taken: bool,
}

/// How many tiles the groups have.
const TILES: [usize; 2] = [7, 8];

/// The number of the order in which the bits stand. Tables of another order on a shelf must have
/// another name.
const LAYOUT: u32 = 1;

/// The latest tables, until they are let go.
static STORE: Mutex<Option<Arc<HardTables>>> = Mutex::new(None);

impl HardTables {
    /// The tables as [`HardTables::build`] makes them: kept ones, or taken from the shelf, or made
    /// now. Waits for another thread that makes some.
    ///
    /// # Errors
    /// Those of [`HardTables::build`].
    pub fn get(home: u8, threads: usize, watch: &mut dyn Watch) -> Result<Arc<Self>, NoTables> {
        let mut store = crew::lock_while(&STORE, &mut || tell(watch, 0.0))?;
        if let Some(tables) = store.as_ref().filter(|tables| tables.is_for(home)) {
            return Ok(tables.clone());
        }
        // Two sets of tables at once would be more than is promised.
        *store = None;
        let shelf = shelf::get();
        let tables = Arc::new(Self::take_or_build(home, threads, shelf.as_deref(), watch)?);
        *store = Some(tables.clone());
        Ok(tables)
    }

    fn is_for(&self, home: u8) -> bool {
        self.path.grid.cell[usize::from(self.home)] == home
    }

    /// Whether tables are kept for this goal cell of the blank; `false` while some are made.
    pub fn is_kept(home: u8) -> bool {
        crew::lock_now(&STORE).is_some_and(|kept| kept.as_ref().is_some_and(|it| it.is_for(home)))
    }

    /// The name that tables for this goal cell of the blank have on a shelf.
    pub fn name(home: u8) -> String {
        format!("fifteen-7-8-{home}-{LAYOUT}")
    }

    /// Whether there is a shelf with tables for this goal cell of the blank.
    pub fn are_on_shelf(home: u8) -> bool {
        shelf::get().is_some_and(|shelf| shelf.has(&Self::name(home)))
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
        let while_made = self.bits.len() - self.bases[1] as usize / 64;
        let words = self.bits.len() + if self.is_taken { 0 } else { while_made };
        (words * size_of::<u64>()) as u64
    }

    /// The tables for boards whose blank belongs on `home`. `watch` hears the share done some
    /// two hundred times a second.
    ///
    /// # Errors
    /// If `home` is not 0, 1 or 5, if the watch ends the making, and if the system has no memory.
    pub fn build(home: u8, threads: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        Self::take_or_build(home, threads, None, watch)
    }

    /// The same, taken from a shelf if it has them; else they are made and put there.
    ///
    /// # Errors
    /// Those of [`HardTables::build`].
    pub fn take_or_build(
        home: u8,
        threads: usize,
        shelf: Option<&dyn Shelf>,
        watch: &mut dyn Watch,
    ) -> Result<Self, NoTables> {
        memory::forget();
        let mut tables = Self::empty(home, watch)?;
        let name = Self::name(home);
        if let Some(shelf) = shelf.filter(|shelf| shelf.has(&name)) {
            tables.is_taken =
                shelf.take(&name, &mut tables.bits, &mut |share| tell(watch, share))?;
        }
        if !tables.is_taken {
            tables.bits.fill(0);
            if let Err(why) = tables.fill(threads, watch) {
                memory::leave(size_of_val(&*tables.bits) as u64, tables);
                return Err(why);
            }
            if let Some(shelf) = shelf {
                shelf.keep(&name, &tables.bits, &mut |_| tell(watch, 1.0))?;
            }
        }
        Ok(tables)
    }

    /// Tables in which all bits are 0.
    fn empty(home: u8, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let path = Path::new();
        let grid = &path.grid;
        let seven = seven(home).ok_or(NoTables::Home)?.map(|cell| grid.place[usize::from(cell)]);
        let mut group = [1; CELLS];
        seven.iter().for_each(|&tile| group[usize::from(tile)] = 0);
        let home = grid.place[usize::from(home)];
        group[usize::from(home)] = NONE;
        let [of_seven, of_eight] = TILES;
        let shapes = [Shape::new(grid, of_seven, watch)?, Shape::new(grid, of_eight, watch)?];
        let shapes = shapes.map(Arc::new);
        let mut found = BlockOf::new();
        shapes.iter().for_each(|shape| found.add(&shape.blocks));
        let [seven, eight] = [0, 1].map(|group: usize| shapes[group].words());
        let goal = [0, 1].map(|of: u8| {
            let tiles: Vec<u8> =
                (0..).zip(group).filter(|&(_, group)| group == of).map(|(tile, _)| tile).collect();
            shapes[usize::from(of)].orders.pattern(&tiles)
        });
        let bits = memory::zeros(seven + eight).ok_or(NoTables::Memory)?;
        let bases = [0, seven as u32 * 64];
        let is_mirrored = home != path.grid.place[1];
        Ok(Self {
            is_mirrored,
            path,
            home,
            group,
            found,
            shapes,
            bits,
            bases,
            goal,
            is_taken: false,
        })
    }

    /// Makes the bits of both groups.
    fn fill(&mut self, threads: usize, watch: &mut dyn Watch) -> Result<(), NoTables> {
        let maker = |group: usize, watch: &mut dyn Watch| {
            Maker::of(self.shapes[group].clone(), threads, watch)
        };
        let [of_seven, of_eight] = [maker(0, watch)?, maker(1, watch)?];
        let (seven, eight) = self.bits.split_at_mut(self.bases[1] as usize / 64);
        let share_of_eight = eight.len() as f32 / (seven.len() + eight.len()) as f32;
        // The greater table is made first, which takes twice its size. The other one takes no
        // memory until something is written to it.
        let part = &mut Part(watch, [0.0, share_of_eight]);
        of_eight.fill(self.goal[1], self.home, eight, part)?;
        let part = &mut Part(watch, [share_of_eight, 1.0]);
        of_seven.fill(self.goal[0], self.home, seven, part)
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
            along[usize::from(self.path.grid.place[cell])] =
                self.path.grid.place[usize::from(tile % 16)];
        }
        along
    }

    pub(super) fn mirrored(&self, tiles: &[u8; CELLS]) -> [u8; CELLS] {
        let mut mirrored = [0; CELLS];
        for (cell, &tile) in tiles.iter().enumerate() {
            mirrored[usize::from(self.path.mirror[cell])] = self.path.mirror[usize::from(tile)];
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
                cells[usize::from(group)].push(cell);
            }
        }
        for (group, (cells, shape)) in cells.iter().zip(&self.shapes).enumerate() {
            let pattern = shape.orders.pattern(cells);
            (view.sets[group], view.orders[group]) = (pattern.set as Set, pattern.order);
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
        let before = view.sets[group];
        let set = before ^ 1 << from ^ 1 << to;
        let order = &mut view.orders[group];
        let (from_place, to_place) = (below(before.into(), from), below(set.into(), to));
        *order = self.shapes[group].orders.step(*order, from_place, to_place);
        view.sets[group] = set;
        (group, self.bit_at(group, set, *order, from))
    }

    #[inline]
    fn bit_at(&self, group: usize, set: Set, order: Order, blank: u8) -> u32 {
        let size = self.shapes[group].orders.words() as u32 * 64;
        self.bases[group] + self.found.find(set, blank) * size + orders::bit(order) as u32
    }

    #[inline]
    pub(super) fn word(&self, bit: u32) -> &u64 {
        &self.bits[(bit >> 6) as usize]
    }

    /// h of both groups.
    pub(super) fn parts(&self, tiles: &[u8; CELLS]) -> [u32; 2] {
        let blank = tiles.iter().position(|tile| *tile == self.home).unwrap_or(0) as u8;
        let view = self.view(tiles);
        [0, 1].map(|group| {
            let set = view.sets[group].into();
            self.part(group, Pattern { set, order: view.orders[group] }, blank)
        })
    }

    fn part(&self, group: usize, pattern: Pattern, blank: u8) -> u32 {
        let (grid, orders) = (&self.path.grid, &self.shapes[group].orders);
        let goal = self.goal[group];
        let home = grid.region(goal.set, self.home);
        walk::h(
            (pattern, blank),
            |(pattern, blank)| pattern == goal && home >> blank & 1 == 1,
            |(Pattern { set, order }, blank)| {
                let bit = self.bit_at(group, set as Set, order, blank);
                let value = (self.word(bit) >> (bit & 63)) as u8 & 1;
                value << 1 | grid.colour(set ^ goal.set)
            },
            |(pattern, blank)| {
                let slides = grid.slides(pattern.set, grid.region(pattern.set, blank));
                slides.map(move |(from, to)| (orders.slide(pattern, from, to), from))
            },
        )
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
