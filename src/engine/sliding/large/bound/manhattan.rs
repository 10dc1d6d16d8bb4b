//! Manhattan distance: the steps of every tile to its goal cell, added up.
//!
//! Admissible and consistent: a move takes one tile one step.

use super::Bound;
use crate::grid::Dims;
use crate::sliding::large::frame::{CELLS_MAX, Frame, Slide};

pub struct Manhattan {
    home: u8,
    dims: Dims,
    rows: [u8; CELLS_MAX],
    cols: [u8; CELLS_MAX],
}

impl Manhattan {
    pub fn new(frame: &Frame) -> Self {
        let dims = frame.dims();
        Self {
            home: frame.home(),
            dims,
            rows: std::array::from_fn(|cell| dims.row(cell) as u8),
            cols: std::array::from_fn(|cell| dims.col(cell) as u8),
        }
    }

    /// The row of a cell, which is also the goal row of the tile with that number.
    #[inline]
    pub fn row(&self, cell: u8) -> u8 {
        self.rows[usize::from(cell).min(CELLS_MAX - 1)]
    }

    #[inline]
    pub fn col(&self, cell: u8) -> u8 {
        self.cols[usize::from(cell).min(CELLS_MAX - 1)]
    }

    pub fn dims(&self) -> Dims {
        self.dims
    }

    pub fn home(&self) -> u8 {
        self.home
    }
}

impl Bound for Manhattan {
    type Carry = u16;

    fn carry(&self, tiles: &[u8]) -> u16 {
        let steps = |(cell, tile): (usize, &u8)| self.dims.taxicab(cell, usize::from(*tile));
        let tiles = tiles.iter().enumerate().filter(|(_, tile)| **tile != self.home);
        tiles.map(steps).sum::<usize>() as u16
    }

    #[inline]
    fn after(&self, carry: &u16, _: &[u8], slide: Slide) -> u16 {
        let (row, col) = (self.row(slide.tile), self.col(slide.tile));
        let steps = |cell| self.row(cell).abs_diff(row) + self.col(cell).abs_diff(col);
        carry + u16::from(steps(slide.to)) - u16::from(steps(slide.from))
    }

    #[inline]
    fn h(&self, carry: &u16) -> u32 {
        u32::from(*carry)
    }
}
