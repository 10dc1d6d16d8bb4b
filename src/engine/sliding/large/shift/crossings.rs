//! The lower bound on shifts, for boards of any size.
//!
//! Between two rows next to each other there is a line that each tile has to cross whose cell and
//! whose goal cell are on different sides. A move along a column takes one tile across each line
//! that the blank crosses. So the solution has at least as many moves along columns as the most
//! crossed of these lines has tiles that must cross it. The same holds for columns and moves along
//! rows. Moves along rows and along columns take turns, so that there are nearly as many of one
//! kind as of the other.
//!
//! Admissible and consistent: a move changes what one line of each kind needs by at most 1. It is 0
//! only at the goal.

use crate::sliding::board::SIDE_MAX;
use crate::sliding::large::bound::Manhattan;
use crate::sliding::large::frame::{Frame, Slide};
use crate::sliding::metric::{Axis, taking_turns};

/// The lines between the rows, or between the columns, of the largest board.
const LINES: usize = SIDE_MAX - 1;

/// How many tiles have to cross each line: those between rows, from the top, and those between
/// columns, from the left.
pub type Carry = [[u8; LINES]; 2];

pub struct Crossings {
    places: Manhattan,
}

impl Crossings {
    pub fn new(frame: &Frame) -> Self {
        Self { places: Manhattan::new(frame) }
    }

    /// The carry of a board, made from the board alone.
    pub fn carry(&self, tiles: &[u8]) -> Carry {
        let mut carry = Carry::default();
        let others = (0..).zip(tiles).filter(|(_, tile)| **tile != self.places.home());
        for (cell, &tile) in others {
            let ends = [
                (self.places.row(cell), self.places.row(tile)),
                (self.places.col(cell), self.places.col(tile)),
            ];
            for (lines, (from, to)) in carry.iter_mut().zip(ends) {
                for line in from.min(to)..from.max(to) {
                    lines[usize::from(line)] += 1;
                }
            }
        }
        carry
    }

    /// The carry after a slide.
    #[inline]
    pub fn after(&self, carry: &Carry, slide: Slide) -> Carry {
        let mut carry = *carry;
        let (from, to) = (self.places.row(slide.from), self.places.row(slide.to));
        let (axis, from, to, goal) = if from == to {
            let places = &self.places;
            (1, places.col(slide.from), places.col(slide.to), places.col(slide.tile))
        } else {
            (0, from, to, self.places.row(slide.tile))
        };
        let is_nearer = if from < to { goal >= to } else { goal <= to };
        let needed = &mut carry[axis][usize::from(from.min(to)).min(LINES - 1)];
        *needed = if is_nearer { needed.wrapping_sub(1) } else { needed.wrapping_add(1) };
        carry
    }

    /// A lower bound on the moves that are left, if the last one went along `last`.
    #[inline]
    pub fn h(&self, carry: &Carry, last: Option<Axis>) -> u32 {
        let most = |lines: [u8; LINES]| u32::from(lines.into_iter().max().unwrap_or(0));
        taking_turns(carry.map(most), last)
    }
}
