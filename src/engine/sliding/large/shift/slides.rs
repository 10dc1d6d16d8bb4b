//! The cells that the blank passes on its ways, and the slide of a tile to the blank.

use crate::sliding::large::frame::{Frame, Slide};
use crate::sliding::metric::Axis;

/// Shows the cells that the blank passes on its ways from a cell, each way by itself: the axis, and
/// the cells in the order in which it passes them. `last` is the axis of the move before.
#[inline]
pub fn ways(frame: &Frame, blank: u8, last: Option<Axis>, mut visit: impl FnMut(Axis, Way)) {
    let dims = frame.dims();
    let (rows, cols) = (dims.rows() as u8, dims.cols() as u8);
    let (row, col) = (dims.row(blank.into()) as u8, dims.col(blank.into()) as u8);
    if last != Some(Axis::Column) {
        visit(Axis::Column, Way { at: blank, step: cols.wrapping_neg(), left: row });
        visit(Axis::Column, Way { at: blank, step: cols, left: rows - 1 - row });
    }
    if last != Some(Axis::Row) {
        visit(Axis::Row, Way { at: blank, step: 1_u8.wrapping_neg(), left: col });
        visit(Axis::Row, Way { at: blank, step: 1, left: cols - 1 - col });
    }
}

/// The cells that the blank passes.
#[derive(Clone, Copy)]
pub struct Way {
    at: u8,
    pub(super) step: u8,
    left: u8,
}

impl Iterator for Way {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        self.left = self.left.checked_sub(1)?;
        self.at = self.at.wrapping_add(self.step);
        Some(self.at)
    }
}

/// The slide of the tile on a cell to the blank beside it.
#[inline]
pub fn slide(tiles: &[u8], blank: u8, from: u8) -> Slide {
    Slide { tile: tiles[usize::from(from)], from, to: blank }
}
