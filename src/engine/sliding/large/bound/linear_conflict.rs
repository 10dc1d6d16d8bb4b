//! Linear conflict: Manhattan distance, and two moves more for every tile that must leave its
//! goal line to let others of that line pass.
//!
//! Admissible and consistent: O. Hansson, A. Mayer, M. Yung, "Criticizing solutions to relaxed
//! models yields powerful admissible heuristics", Information Sciences 63 (1992).

use super::{Bound, Manhattan};
use crate::sliding::board::SIDE_MAX;
use crate::sliding::large::frame::{Frame, Slide};

pub struct LinearConflict {
    manhattan: Manhattan,
}

impl LinearConflict {
    pub fn new(frame: &Frame) -> Self {
        Self { manhattan: Manhattan::new(frame) }
    }

    /// How many of the tiles that belong in a row must leave it.
    fn in_row(&self, row: u8, tile_on: impl Fn(usize) -> u8) -> u16 {
        let cols = self.manhattan.dims().cols();
        let own = (0..cols).map(|col| tile_on(usize::from(row) * cols + col));
        leaving(own.filter(|&tile| self.belongs(tile, self.manhattan.row(tile), row)))
    }

    fn in_col(&self, col: u8, tile_on: impl Fn(usize) -> u8) -> u16 {
        let dims = self.manhattan.dims();
        let own = (0..dims.rows()).map(|row| tile_on(row * dims.cols() + usize::from(col)));
        leaving(own.filter(|&tile| self.belongs(tile, self.manhattan.col(tile), col)))
    }

    fn belongs(&self, tile: u8, line_of_tile: u8, line: u8) -> bool {
        line_of_tile == line && tile != self.manhattan.home()
    }
}

/// How many of a line's own tiles must leave it: all except a longest run in the right order.
/// Within a line the goal cells are in the order of their numbers.
#[inline]
pub(super) fn leaving(own: impl Iterator<Item = u8>) -> u16 {
    let mut tiles = [0; SIDE_MAX];
    let (mut count, mut greatest, mut in_order) = (0, 0, true);
    for tile in own.take(SIDE_MAX) {
        tiles[count] = tile;
        count += 1;
        in_order &= greatest <= tile;
        greatest = tile;
    }
    if in_order { 0 } else { count as u16 - longest_run(&tiles[..count]) }
}

/// The length of a longest rising subsequence.
fn longest_run(tiles: &[u8]) -> u16 {
    let mut runs = [0; SIDE_MAX];
    for (index, &tile) in tiles.iter().enumerate().take(SIDE_MAX) {
        let before = tiles[..index].iter().zip(&runs).filter(|(other, _)| **other < tile);
        runs[index] = before.map(|(_, &run)| run).max().unwrap_or(0) + 1;
    }
    runs.into_iter().max().unwrap_or(0)
}

impl Bound for LinearConflict {
    type Carry = u16;

    fn carry(&self, tiles: &[u8]) -> u16 {
        let dims = self.manhattan.dims();
        let rows: u16 = (0..dims.rows() as u8).map(|row| self.in_row(row, |at| tiles[at])).sum();
        let cols: u16 = (0..dims.cols() as u8).map(|col| self.in_col(col, |at| tiles[at])).sum();
        self.manhattan.carry(tiles) + 2 * (rows + cols)
    }

    #[inline]
    fn after(&self, carry: &u16, before: &[u8], slide: Slide) -> u16 {
        let bound = &self.manhattan;
        let Slide { tile, from, to } = slide;
        let on = |cell: usize| before[cell];
        // The blank belongs to no line, so its name may stand for an empty cell.
        let gone = |cell: usize| if cell == usize::from(from) { bound.home() } else { on(cell) };
        let come = |cell: usize| if cell == usize::from(to) { tile } else { on(cell) };
        let h = bound.after(carry, before, slide);
        // A tile does not change the order of the line that it slides along, and counts only in its
        // own lines.
        let (left, entered) = if bound.row(from) == bound.row(to) {
            let line = bound.col(tile);
            if line == bound.col(from) {
                (self.in_col(line, on), self.in_col(line, gone))
            } else if line == bound.col(to) {
                (self.in_col(line, on), self.in_col(line, come))
            } else {
                return h;
            }
        } else {
            let line = bound.row(tile);
            if line == bound.row(from) {
                (self.in_row(line, on), self.in_row(line, gone))
            } else if line == bound.row(to) {
                (self.in_row(line, on), self.in_row(line, come))
            } else {
                return h;
            }
        };
        h + 2 * entered - 2 * left
    }

    #[inline]
    fn h(&self, carry: &u16) -> u32 {
        u32::from(*carry)
    }
}
