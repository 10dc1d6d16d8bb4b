//! Lower bounds on the moves still to make, a file each. A search carries a bound along from move
//! to move.
//!
//! `assets/developers.md` tells how to add one. A person's own bounds are in [`own`].

pub mod about;
pub mod blind;
pub mod choice;
pub mod explain;
pub mod linear_conflict;
pub mod manhattan;
pub mod misplaced;
pub mod own;
pub mod walking_distance;

use super::packed;

/// A lower bound h for one goal.
pub trait Bound {
    /// What a search carries from one board to the next.
    type Carry: Copy;

    /// The carry of a packed board, made from the board alone.
    fn carry(&self, board: u64) -> Self::Carry;

    /// The carry after a tile has slid.
    fn after(&self, carry: Self::Carry, slide: Slide) -> Self::Carry;

    fn h(&self, carry: Self::Carry) -> u32;

    /// Bytes of the bound's tables.
    fn bytes(&self) -> u64 {
        0
    }
}

/// A tile's move to the blank cell.
#[derive(Clone, Copy)]
pub struct Slide {
    /// The packed board before the move.
    pub before: u64,
    /// The tile's cell before the move.
    pub from: u8,
    /// The blank's cell before the move.
    pub to: u8,
}

impl Slide {
    #[inline]
    pub fn tile(self) -> usize {
        packed::tile_at(self.before, self.from.into()) as usize
    }

    /// The packed board after the move.
    #[inline]
    pub fn after(self) -> u64 {
        packed::slide(self.before, self.from.into(), self.to.into())
    }
}
