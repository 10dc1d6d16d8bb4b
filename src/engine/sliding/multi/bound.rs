//! The lower bounds where a whole line that is shifted at once is one move.
//!
//! They work with the same steps as all others, [`Bound`]: a shift is one step after another.

use std::sync::Arc;

use super::lines::Lines;
use super::residues::Residues;
use super::shape::Order;
use crate::grid::Dims;
use crate::search::watch::Watch;
use crate::sliding::board::Board;
use crate::sliding::bound::explain::{self, Explained, Part};
use crate::sliding::bound::{Bound, Slide};
use crate::sliding::metric::{Axis, taking_turns};
use crate::sliding::packed::{self, CELLS_MAX};
use crate::sliding::pattern::NoTables;

/// A lower bound of this metric.
pub trait LineBound: Bound {
    /// A bound that also knows along which axis the last move went. The next one goes along the
    /// other, because two moves along one line are never better than one.
    fn h_after(&self, carry: Self::Carry, last: Option<Axis>) -> u32 {
        let _ = last;
        self.h(carry)
    }
}

impl LineBound for crate::sliding::bound::blind::Blind {}

/// A bound on single tiles, shared among the tiles of a line: a move shifts at most so many, and
/// each of them changes the bound by at most 1. Rounded up. Admissible and consistent if the bound
/// is.
pub struct Shared<'a, B> {
    pub bound: &'a B,
    /// The most tiles that a move shifts, at least 1.
    pub tiles: u32,
}

impl<'a, B: Bound> Shared<'a, B> {
    pub fn new(bound: &'a B, dims: Dims) -> Self {
        let tiles = dims.rows().max(dims.cols()).saturating_sub(1).max(1) as u32;
        Self { bound, tiles }
    }
}

impl<B: Bound> Bound for Shared<'_, B> {
    type Carry = B::Carry;

    fn carry(&self, board: u64) -> B::Carry {
        self.bound.carry(board)
    }

    #[inline]
    fn after(&self, carry: B::Carry, slide: Slide) -> B::Carry {
        self.bound.after(carry, slide)
    }

    #[inline]
    fn h(&self, carry: B::Carry) -> u32 {
        self.bound.h(carry).div_ceil(self.tiles)
    }

    fn bytes(&self) -> u64 {
        self.bound.bytes()
    }
}

impl<B: Bound> LineBound for Shared<'_, B> {}

/// The databases of both axes for one goal: see [`super::lines`]. h is the sum of the two
/// distances.
///
/// [`h_after`](LineBound::h_after) says more: the moves take turns between the axes, so that a
/// solution with n moves has ⌈n / 2⌉ along the axis of its first move and ⌊n / 2⌋ along the other.
pub struct Databases {
    dims: Dims,
    /// The goal row and the goal column of each tile.
    row_of: [u8; CELLS_MAX],
    col_of: [u8; CELLS_MAX],
    rows: Arc<Lines>,
    cols: Arc<Lines>,
}

impl Carry {
    /// The same orders, with distances of at least so much, up and down and to the sides.
    #[inline]
    pub(super) fn at_least(self, [rows, cols]: [u8; 2]) -> Self {
        Self {
            row_distance: self.row_distance.max(rows),
            col_distance: self.col_distance.max(cols),
            ..self
        }
    }
}

/// The orders of both axes, and their distances.
#[derive(Clone, Copy)]
pub struct Carry {
    rows: Order,
    cols: Order,
    row_distance: u8,
    col_distance: u8,
}

impl Databases {
    /// For a goal of at most four rows and four columns.
    ///
    /// # Errors
    /// If the watch ends the making, and if there is no memory; also for larger goals.
    pub fn new(goal: &Board, threads: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let [rows, cols] = Lines::get(sizes(goal), threads, watch)?;
        Ok(Self::with(goal, [rows, cols]))
    }

    /// What is carried after a step. `find` gives the distance along an axis for an order and the
    /// line of the blank; it hears the distance before the step, too.
    #[inline]
    pub(super) fn after_with(
        &self,
        carry: Carry,
        slide: Slide,
        find: impl Fn(Axis, Order, usize, u8) -> u8,
    ) -> Carry {
        let (from, to) = (usize::from(slide.from), usize::from(slide.to));
        // The tile goes from `from` to `to`, the blank the other way.
        let [old, new] = [to, from].map(|cell| (self.dims.row(cell), self.dims.col(cell)));
        if old.1 == new.1 {
            let rows = stepped(&self.rows, carry.rows, (old.0, new.0), old.1);
            let row_distance = find(Axis::Column, rows, new.0, carry.row_distance);
            Carry { rows, row_distance, ..carry }
        } else {
            let cols = stepped(&self.cols, carry.cols, (old.1, new.1), old.0);
            let col_distance = find(Axis::Row, cols, new.1, carry.col_distance);
            Carry { cols, col_distance, ..carry }
        }
    }

    /// The residues along the columns and along the rows. `None` if the system has no memory.
    pub(super) fn residues(&self) -> Option<[Arc<Residues>; 2]> {
        let rows = Arc::new(Residues::new(&self.rows)?);
        let is_one = Arc::ptr_eq(&self.rows, &self.cols);
        let cols = if is_one { rows.clone() } else { Arc::new(Residues::new(&self.cols)?) };
        Some([rows, cols])
    }

    pub(super) fn dims(&self) -> Dims {
        self.dims
    }

    /// The database for the moves along an axis.
    #[inline]
    pub(super) fn lines(&self, axis: Axis) -> &Lines {
        match axis {
            Axis::Column => &self.rows,
            Axis::Row => &self.cols,
        }
    }

    /// The databases if they are kept from an earlier search. It does not wait: `None` also while
    /// a thread makes some.
    pub fn kept(goal: &Board) -> Option<Self> {
        Some(Self::with(goal, Lines::kept(sizes(goal))?))
    }

    fn with(goal: &Board, [rows, cols]: [Arc<Lines>; 2]) -> Self {
        let dims = goal.dims();
        let (mut row_of, mut col_of) = ([0; CELLS_MAX], [0; CELLS_MAX]);
        for (cell, &tile) in goal.tiles().iter().enumerate().take(CELLS_MAX) {
            row_of[usize::from(tile) % CELLS_MAX] = dims.row(cell) as u8;
            col_of[usize::from(tile) % CELLS_MAX] = dims.col(cell) as u8;
        }
        Self { dims, row_of, col_of, rows, cols }
    }

    /// The distances along the columns and along the rows: how many moves up or down, and how many
    /// to the left or right, every solution has at least.
    pub fn parts(&self, board: &Board) -> [u32; 2] {
        let carry = self.carry(packed::pack(board));
        [carry.row_distance.into(), carry.col_distance.into()]
    }

    /// The two distances as parts of their sum.
    pub fn explain(&self, board: &Board) -> Explained {
        let [rows, cols] = self.parts(board);
        Explained::new(vec![
            Part::Walking { axis: explain::Axis::Row, moves: rows },
            Part::Walking { axis: explain::Axis::Column, moves: cols },
        ])
    }
}

/// The sizes of the databases for a goal: lines, cells in a line, the line of the blank.
fn sizes(goal: &Board) -> [(usize, usize, usize); 2] {
    let (dims, home) = (goal.dims(), goal.blank());
    let (rows, cols) = (dims.rows(), dims.cols());
    [(rows, cols, dims.row(home)), (cols, rows, dims.col(home))]
}

impl Bound for Databases {
    type Carry = Carry;

    fn carry(&self, board: u64) -> Carry {
        let dims = self.dims;
        let down = |col: usize| (0..dims.rows()).map(move |row| row * dims.cols() + col);
        let rows = order(board, 0..dims.cells(), &self.row_of);
        let cols = order(board, (0..dims.cols()).flat_map(down), &self.col_of);
        let blank = packed::blank(board) as usize;
        Carry {
            rows,
            cols,
            row_distance: self.rows.distance(rows, dims.row(blank)),
            col_distance: self.cols.distance(cols, dims.col(blank)),
        }
    }

    #[inline]
    fn after(&self, carry: Carry, slide: Slide) -> Carry {
        self.after_with(carry, slide, |axis, order, line, _| self.lines(axis).distance(order, line))
    }

    #[inline]
    fn h(&self, carry: Carry) -> u32 {
        u32::from(carry.row_distance) + u32::from(carry.col_distance)
    }

    fn bytes(&self) -> u64 {
        let both = self.rows.bytes() + self.cols.bytes();
        if Arc::ptr_eq(&self.rows, &self.cols) { both / 2 } else { both }
    }
}

/// The goal lines of the tiles on these cells, without the blank.
fn order(board: u64, cells: impl Iterator<Item = usize>, line_of: &[u8; CELLS_MAX]) -> Order {
    let tiles = cells.map(|cell| packed::tile_at(board, cell as u32) as usize);
    let lines = tiles.filter(|&tile| tile != 0).map(|tile| Order::from(line_of[tile]));
    lines.enumerate().fold(0, |order, (place, line)| order | line << (2 * place))
}

/// The order after the blank has gone from one line to one beside it.
#[inline]
fn stepped(lines: &Lines, order: Order, (old, new): (usize, usize), place: usize) -> Order {
    if new > old { lines.shape.down(order, old, place) } else { lines.shape.up(order, new, place) }
}

impl LineBound for Databases {
    #[inline]
    fn h_after(&self, carry: Carry, last: Option<Axis>) -> u32 {
        taking_turns([carry.row_distance, carry.col_distance].map(u32::from), last)
    }
}
