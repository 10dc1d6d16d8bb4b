//! Linear conflict for boards of at most five rows and columns, with less work than
//! [`LinearConflict`](super::LinearConflict): the search carries a number for the tiles in each
//! line, and a table tells how many of the line's tiles must leave it. See test/bench/notes.md.

use super::linear_conflict::leaving;
use super::{Bound, Manhattan};
use crate::sliding::large::frame::{Frame, Slide};

/// The longest line.
pub const SIDE_MAX: usize = 5;
/// A digit for each cell of a line: 0, or from 1 the place where the tile belongs in this line.
const BASE: u16 = SIDE_MAX as u16 + 1;
const POWERS: [u16; 8] = [1, BASE, BASE.pow(2), BASE.pow(3), BASE.pow(4), 0, 0, 0];
const WORDS: usize = BASE.pow(SIDE_MAX as u32) as usize;

pub struct LineConflict {
    manhattan: Manhattan,
    /// For each line's number the moves to add.
    moves: Vec<u8>,
}

#[derive(Clone, Copy)]
pub struct LineCarry {
    h: u16,
    /// The numbers of the rows, and of the columns.
    rows: [u16; 8],
    cols: [u16; 8],
}

impl LineConflict {
    /// `None` for boards with more than [`SIDE_MAX`] rows or columns.
    pub fn new(frame: &Frame) -> Option<Self> {
        let dims = frame.dims();
        if dims.rows().max(dims.cols()) > SIDE_MAX {
            return None;
        }
        let digits = |word: usize| {
            POWERS[..SIDE_MAX].iter().map(move |&power| (word as u16 / power % BASE) as u8)
        };
        let moves = |word| 2 * leaving(digits(word).filter(|&digit| digit > 0)) as u8;
        Some(Self { manhattan: Manhattan::new(frame), moves: (0..WORDS).map(moves).collect() })
    }

    #[inline]
    fn moves(&self, line: u16) -> u16 {
        u16::from(self.moves[usize::from(line)])
    }
}

impl Bound for LineConflict {
    type Carry = LineCarry;

    fn carry(&self, tiles: &[u8]) -> LineCarry {
        let bound = &self.manhattan;
        let (mut rows, mut cols) = ([0; 8], [0; 8]);
        for (cell, &tile) in tiles.iter().enumerate().filter(|(_, tile)| **tile != bound.home()) {
            let (row, col) = (bound.row(cell as u8), bound.col(cell as u8));
            let (own_row, own_col) = (bound.row(tile), bound.col(tile));
            if row == own_row {
                rows[usize::from(row)] += (u16::from(own_col) + 1) * POWERS[usize::from(col)];
            }
            if col == own_col {
                cols[usize::from(col)] += (u16::from(own_row) + 1) * POWERS[usize::from(row)];
            }
        }
        let more: u16 = rows.iter().chain(&cols).map(|&line| self.moves(line)).sum();
        LineCarry { h: bound.carry(tiles) + more, rows, cols }
    }

    #[inline]
    fn after(&self, carry: &LineCarry, before: &[u8], slide: Slide) -> LineCarry {
        let bound = &self.manhattan;
        let mut after = *carry;
        after.h = bound.after(&carry.h, before, slide);
        let Slide { tile, from, to } = slide;
        let (row, col) = (bound.row(tile), bound.col(tile));
        // The tile slides along this line. The line's number changes, but its order stays.
        if bound.row(from) == bound.row(to) {
            let at = bound.row(from);
            if at == row {
                let line = &mut after.rows[usize::from(at) & 7];
                *line = moved(*line, col, bound.col(from), bound.col(to));
            }
            let digit = (u16::from(row) + 1) * POWERS[usize::from(at) & 7];
            if bound.col(from) == col {
                self.change(&mut after.h, &mut after.cols[usize::from(col) & 7], |n| n - digit);
            } else if bound.col(to) == col {
                self.change(&mut after.h, &mut after.cols[usize::from(col) & 7], |n| n + digit);
            }
        } else {
            let at = bound.col(from);
            if at == col {
                let line = &mut after.cols[usize::from(at) & 7];
                *line = moved(*line, row, bound.row(from), bound.row(to));
            }
            let digit = (u16::from(col) + 1) * POWERS[usize::from(at) & 7];
            if bound.row(from) == row {
                self.change(&mut after.h, &mut after.rows[usize::from(row) & 7], |n| n - digit);
            } else if bound.row(to) == row {
                self.change(&mut after.h, &mut after.rows[usize::from(row) & 7], |n| n + digit);
            }
        }
        after
    }

    #[inline]
    fn h(&self, carry: &LineCarry) -> u32 {
        u32::from(carry.h)
    }
}

/// A line's number after one of its own tiles has moved along it.
#[inline]
fn moved(line: u16, place: u8, from: u8, to: u8) -> u16 {
    let digit = u16::from(place) + 1;
    line - digit * POWERS[usize::from(from) & 7] + digit * POWERS[usize::from(to) & 7]
}

impl LineConflict {
    /// Changes a line's number, and h with it.
    #[inline]
    fn change(&self, h: &mut u16, line: &mut u16, number: impl FnOnce(u16) -> u16) {
        let after = number(*line);
        *h = *h + self.moves(after) - self.moves(*line);
        *line = after;
    }
}
