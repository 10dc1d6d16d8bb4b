//! Lower bounds for boards of any size, a file each. They are admissible and consistent, and 0 only
//! at the goal.

mod line_conflict;
mod linear_conflict;
mod manhattan;
mod misplaced;

pub use line_conflict::LineConflict;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;

use std::sync::Arc;

use super::frame::Slide;

/// A lower bound h on the moves to the goal. The tiles are given in the goal's numbering.
pub trait Bound: Send + Sync {
    /// What a search carries from one board to the next.
    type Carry: Copy + Send + Sync + 'static;

    /// The carry of a board, made from the board alone.
    fn carry(&self, tiles: &[u8]) -> Self::Carry;

    /// The carry after a slide on the board `before`.
    fn after(&self, carry: &Self::Carry, before: &[u8], slide: Slide) -> Self::Carry;

    fn h(&self, carry: &Self::Carry) -> u32;

    /// What a beam sorts by, the least first: an estimate that need not be a bound.
    #[inline]
    fn rank(&self, carry: &Self::Carry) -> u32 {
        self.h(carry)
    }

    /// The carry after the slide if h is at most `most`.
    ///
    /// # Errors
    /// If h is greater than `most`: a lower bound on h that is greater than `most`, too.
    #[inline]
    fn after_within(
        &self,
        carry: &Self::Carry,
        before: &[u8],
        slide: Slide,
        most: u32,
    ) -> Result<Self::Carry, u32> {
        let after = self.after(carry, before, slide);
        let h = self.h(&after);
        if h <= most { Ok(after) } else { Err(h) }
    }

    /// Judges the board after a slide; a beam calls this before it makes the board.
    #[inline]
    fn judge(&self, carry: &Self::Carry, before: &[u8], slide: Slide) -> Judged {
        let after = self.after(carry, before, slide);
        Judged { h: self.h(&after), rank: self.rank(&after) }
    }
}

/// What a beam knows of a board.
#[derive(Clone, Copy)]
pub struct Judged {
    pub h: u32,
    /// As [`Bound::rank`] tells it.
    pub rank: u32,
}

/// A bound that several searches share.
impl<B: Bound> Bound for Arc<B> {
    type Carry = B::Carry;

    fn carry(&self, tiles: &[u8]) -> B::Carry {
        B::carry(self, tiles)
    }

    #[inline]
    fn after(&self, carry: &B::Carry, before: &[u8], slide: Slide) -> B::Carry {
        B::after(self, carry, before, slide)
    }

    #[inline]
    fn h(&self, carry: &B::Carry) -> u32 {
        B::h(self, carry)
    }

    #[inline]
    fn rank(&self, carry: &B::Carry) -> u32 {
        B::rank(self, carry)
    }

    #[inline]
    fn after_within(
        &self,
        carry: &B::Carry,
        before: &[u8],
        slide: Slide,
        most: u32,
    ) -> Result<B::Carry, u32> {
        B::after_within(self, carry, before, slide, most)
    }

    #[inline]
    fn judge(&self, carry: &B::Carry, before: &[u8], slide: Slide) -> Judged {
        B::judge(self, carry, before, slide)
    }
}
