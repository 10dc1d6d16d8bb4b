//! Lower bounds for boards of any size, a file each. They are admissible and consistent, and 0 at
//! the goal alone.

mod linear_conflict;
mod manhattan;
mod misplaced;

pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;

use super::frame::Slide;

/// A lower bound h on the moves to a goal in whose numbering the tiles are given.
pub trait Bound: Sync {
    /// What is carried from a board to the next one.
    type Carry: Copy + Send + Sync;

    /// The carry of a board, from scratch.
    fn carry(&self, tiles: &[u8]) -> Self::Carry;

    /// The carry after a slide on the board `before`.
    fn after(&self, carry: &Self::Carry, before: &[u8], slide: Slide) -> Self::Carry;

    fn h(&self, carry: &Self::Carry) -> u32;

    /// What a beam sorts by: an estimate that need not be a bound.
    #[inline]
    fn rank(&self, carry: &Self::Carry) -> u32 {
        self.h(carry)
    }
}
