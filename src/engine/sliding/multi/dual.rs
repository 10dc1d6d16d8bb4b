//! The databases asked twice: for the board, and for its dual.
//!
//! A board has a dual: if tile t stands on cell c, then in the dual the tile whose goal is c stands
//! on the goal cell of t. Undo the moves of a solution, the last one first: these moves lead from
//! the dual to a goal whose blank is where the board has its own. So the dual is as far, with as
//! many moves along each axis. The databases know it where the blank is in the line of its goal or
//! in the mirror image of that line. Where they do not, the dual says nothing.
//!
//! The dual's h is admissible. It is not consistent: a move can change it by more than 1.
//!
//! A. Felner, U. Zahavi, J. Schaeffer, R. C. Holte, "Dual lookups in pattern databases", IJCAI
//! 2005.

use std::sync::Arc;

use super::SIDE_MAX;
use super::bound::{Carry, Databases, LineBound};
use super::lines::Lines;
use super::residues::Residues;
use super::shape::Order;
use crate::grid::Dims;
use crate::sliding::board::Board;
use crate::sliding::bound::{Bound, Slide};
use crate::sliding::metric::Axis;
use crate::sliding::packed::{self, CELLS_MAX};

/// The greater of the two distances along each axis.
pub struct Dual<'a> {
    databases: &'a Databases,
    residues: [Arc<Residues>; 2],
    /// Of each axis: where the dual's order has the entry of each tile, counted in bits.
    shifts: [[u8; CELLS_MAX]; 2],
    /// Of each axis: what to do for a blank in each line.
    asks: [[Ask; SIDE_MAX]; 2],
}

/// How the dual's distance is found.
#[derive(Clone, Copy)]
enum Ask {
    /// The database has the order with the blank in this line.
    Own(u8),
    /// It has the mirror image, with the blank in this line.
    Mirrored(u8),
    Nothing,
}

/// What the databases carry, and the dual's orders and distances up and down and to the sides.
#[derive(Clone, Copy)]
pub struct DualCarry {
    own: Carry,
    orders: [Order; 2],
    distances: [u8; 2],
}

impl<'a> Dual<'a> {
    /// `goal` must be the goal of the databases. `None` if the system has no memory.
    pub fn new(databases: &'a Databases, goal: &Board) -> Option<Self> {
        let dims = goal.dims();
        let mut cells: Vec<usize> = (0..dims.cells()).collect();
        let shifts = [Axis::Column, Axis::Row].map(|axis| {
            cells.sort_by_key(|&cell| line(dims, axis, cell));
            let tiles = cells.iter().map(|&cell| usize::from(goal.tiles()[cell]));
            let mut shifts = [0; CELLS_MAX];
            for (place, tile) in tiles.filter(|&tile| tile != 0).enumerate() {
                shifts[tile % CELLS_MAX] = 2 * place as u8;
            }
            shifts
        });
        let asks = [Axis::Column, Axis::Row].map(|axis| {
            let lines = databases.lines(axis);
            let (last, home) = (lines.shape.lines() - 1, lines.shape.home());
            let blank = line(dims, axis, goal.blank());
            std::array::from_fn(|line| match line {
                line if line == home => Ask::Own(blank as u8),
                line if line + home == last => Ask::Mirrored((last - blank) as u8),
                _ => Ask::Nothing,
            })
        });
        Some(Self { databases, residues: databases.residues()?, shifts, asks })
    }

    /// The most bytes that it takes besides the databases, for a goal of this size.
    pub fn bytes_max(dims: Dims) -> u64 {
        Lines::bytes_max(dims) / 4
    }

    /// The dual's distance along an axis, with the blank in a line of the board.
    #[inline]
    fn distance(&self, axis: usize, order: Order, blank: usize) -> u8 {
        let lines = self.databases.lines(AXES[axis]);
        match self.asks[axis][blank % SIDE_MAX] {
            Ask::Own(line) => lines.distance(order, line.into()),
            Ask::Mirrored(line) => lines.distance(lines.shape.mirrored(order), line.into()),
            Ask::Nothing => 0,
        }
    }
}

const AXES: [Axis; 2] = [Axis::Column, Axis::Row];

/// The line of a cell that moves along an axis change.
fn line(dims: Dims, axis: Axis, cell: usize) -> usize {
    match axis {
        Axis::Column => dims.row(cell),
        Axis::Row => dims.col(cell),
    }
}

impl Dual<'_> {
    /// How many moves up or down, and how many to the left or right, every solution has at least,
    /// as far as the dual tells.
    pub fn parts(&self, board: &Board) -> [u32; 2] {
        self.carry(packed::pack(board)).distances.map(u32::from)
    }

    /// Asks for the dual's distance along one axis. It is 0 where the database does not know it.
    #[inline]
    pub fn ask(&self, carry: &mut DualCarry, axis: Axis, blank: usize) {
        let line = line(self.databases.dims(), axis, blank);
        let axis = axis as usize;
        carry.distances[axis] = self.distance(axis, carry.orders[axis], line);
    }

    /// The bound with the dual's distances that were asked for.
    #[inline]
    pub fn h_asked(&self, carry: DualCarry, last: Option<Axis>) -> u32 {
        self.databases.h_after(carry.own.at_least(carry.distances), last)
    }
}

/// The bound of the databases alone. It costs less, so that a search asks it first.
impl Bound for Dual<'_> {
    type Carry = DualCarry;

    fn carry(&self, board: u64) -> DualCarry {
        let dims = self.databases.dims();
        let blank = packed::blank(board) as usize;
        let mut carry =
            DualCarry { own: self.databases.carry(board), orders: [0; 2], distances: [0; 2] };
        for cell in (0..dims.cells()).filter(|&cell| cell != blank) {
            let tile = packed::tile_at(board, cell as u32) as usize;
            for axis in AXES {
                let at = self.shifts[axis as usize][tile];
                carry.orders[axis as usize] |= (line(dims, axis, cell) as Order) << at;
            }
        }
        AXES.iter().for_each(|&axis| self.ask(&mut carry, axis, blank));
        carry
    }

    /// The dual's distance along the axis of the move is not known until somebody asks.
    #[inline]
    fn after(&self, mut carry: DualCarry, slide: Slide) -> DualCarry {
        let find = |axis: Axis, order, line, before| {
            let residues = &self.residues[axis as usize];
            residues.distance(self.databases.lines(axis), order, line, before)
        };
        carry.own = self.databases.after_with(carry.own, slide, find);
        let dims = self.databases.dims();
        let (from, to) = (usize::from(slide.from), usize::from(slide.to));
        let axis = if dims.col(from) == dims.col(to) { Axis::Column } else { Axis::Row };
        let tile = packed::tile_at(slide.before, from as u32) as usize;
        carry.distances[axis as usize] = 0;
        let change = line(dims, axis, from) ^ line(dims, axis, to);
        carry.orders[axis as usize] ^= (change as Order) << self.shifts[axis as usize][tile];
        carry
    }

    #[inline]
    fn h(&self, carry: DualCarry) -> u32 {
        self.databases.h(carry.own)
    }

    fn bytes(&self) -> u64 {
        let [rows, cols] = &self.residues;
        let both = rows.bytes() + cols.bytes();
        let residues = if Arc::ptr_eq(rows, cols) { both / 2 } else { both };
        self.databases.bytes() + residues
    }
}

impl LineBound for Dual<'_> {
    #[inline]
    fn h_after(&self, carry: DualCarry, last: Option<Axis>) -> u32 {
        self.databases.h_after(carry.own, last)
    }
}
