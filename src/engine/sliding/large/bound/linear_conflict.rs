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
    /// For each tile its goal row, and its goal column. The blank belongs in no line.
    rows: [u8; TILES],
    cols: [u8; TILES],
}

/// As many as a byte has values.
const TILES: usize = 1 << 8;
const NO_LINE: u8 = u8::MAX;

/// A row or a column: its number, the goal lines of the tiles in this direction, and its cells.
struct Line<'a> {
    number: u8,
    lines: &'a [u8; TILES],
    first: usize,
    step: usize,
    len: usize,
}

impl Line<'_> {
    /// The tiles that belong in the line and stand in it, in the order of its cells, each with its
    /// cell.
    #[inline]
    fn own<'a>(&'a self, tiles: &'a [u8]) -> impl Iterator<Item = (usize, u8)> + 'a {
        let cells = (0..self.len).map(|place| self.first + place * self.step);
        let own = cells.map(|cell| (cell, tiles[cell]));
        own.filter(|(_, tile)| self.lines[usize::from(*tile)] == self.number)
    }

    /// How many more tiles must leave the line where a tile stands on a cell of it, than without
    /// that tile: one or none.
    #[inline]
    fn more_with(&self, tile: u8, cell: usize, tiles: &[u8]) -> u16 {
        let mut all = [0; SIDE_MAX + 1];
        let (mut count, mut before) = (0, 0);
        for (place, other) in self.own(tiles).filter(|(_, other)| *other != tile) {
            all[count] = other;
            count += 1;
            before += usize::from(place < cell);
        }
        let (lower, upper) = all[..count].split_at(before);
        let fits =
            lower.iter().all(|&other| other < tile) && upper.iter().all(|&other| tile < other);
        if fits && all[..count].is_sorted() {
            return 0;
        }
        let without = count as u16 - longest_run(&all[..count]);
        all.copy_within(before..count, before + 1);
        all[before] = tile;
        count as u16 + 1 - longest_run(&all[..=count]) - without
    }
}

impl LinearConflict {
    pub fn new(frame: &Frame) -> Self {
        let (dims, home) = (frame.dims(), usize::from(frame.home()));
        let of = |line: usize, tile: usize| if tile == home { NO_LINE } else { line as u8 };
        Self {
            manhattan: Manhattan::new(frame),
            rows: std::array::from_fn(|tile| of(dims.row(tile), tile)),
            cols: std::array::from_fn(|tile| of(dims.col(tile), tile)),
        }
    }

    fn row(&self, number: u8) -> Line<'_> {
        let cols = self.manhattan.dims().cols();
        Line { number, lines: &self.rows, first: usize::from(number) * cols, step: 1, len: cols }
    }

    fn col(&self, number: u8) -> Line<'_> {
        let dims = self.manhattan.dims();
        let (first, step, len) = (number.into(), dims.cols(), dims.rows());
        Line { number, lines: &self.cols, first, step, len }
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
    let mut runs = [0; SIDE_MAX + 1];
    for (index, &tile) in tiles.iter().enumerate().take(runs.len()) {
        let before = tiles[..index].iter().zip(&runs).filter(|(other, _)| **other < tile);
        runs[index] = before.map(|(_, &run)| run).max().unwrap_or(0) + 1;
    }
    runs.into_iter().max().unwrap_or(0)
}

impl Bound for LinearConflict {
    type Carry = u16;

    fn carry(&self, tiles: &[u8]) -> u16 {
        let dims = self.manhattan.dims();
        let rows = (0..dims.rows() as u8).map(|row| self.row(row));
        let lines = rows.chain((0..dims.cols() as u8).map(|col| self.col(col)));
        let must_leave: u16 =
            lines.map(|line| leaving(line.own(tiles).map(|(_, tile)| tile))).sum();
        self.manhattan.carry(tiles) + 2 * must_leave
    }

    #[inline]
    fn after(&self, carry: &u16, before: &[u8], slide: Slide) -> u16 {
        let bound = &self.manhattan;
        let Slide { tile, from, to } = slide;
        let h = bound.after(carry, before, slide);
        // A tile does not change the order of the line that it slides along, and counts only in its
        // own lines.
        let is_along_row = bound.row(from) == bound.row(to);
        let lines = if is_along_row { &self.cols } else { &self.rows };
        let number = lines[usize::from(tile)];
        let line_of = |cell: u8| if is_along_row { bound.col(cell) } else { bound.row(cell) };
        let more = |cell: u8| {
            let line = if is_along_row { self.col(number) } else { self.row(number) };
            2 * line.more_with(tile, cell.into(), before)
        };
        if number == line_of(from) {
            h - more(from)
        } else if number == line_of(to) {
            h + more(to)
        } else {
            h
        }
    }

    #[inline]
    fn h(&self, carry: &u16) -> u32 {
        u32::from(*carry)
    }
}
