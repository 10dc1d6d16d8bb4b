//! Misplaced tiles: how many tiles are not on their goal cells.
//!
//! Admissible and consistent: a move takes one tile.

use super::Bound;
use crate::sliding::large::frame::{Frame, Slide};

pub struct Misplaced {
    home: u8,
}

impl Misplaced {
    pub fn new(frame: &Frame) -> Self {
        Self { home: frame.home() }
    }
}

impl Bound for Misplaced {
    type Carry = u8;

    fn carry(&self, tiles: &[u8]) -> u8 {
        let misplaced =
            |&(cell, tile): &(usize, &u8)| *tile != self.home && usize::from(*tile) != cell;
        tiles.iter().enumerate().filter(misplaced).count() as u8
    }

    #[inline]
    fn after(&self, carry: &u8, _: &[u8], slide: Slide) -> u8 {
        carry + u8::from(slide.tile == slide.from) - u8::from(slide.tile == slide.to)
    }

    #[inline]
    fn h(&self, carry: &u8) -> u32 {
        u32::from(*carry)
    }
}
