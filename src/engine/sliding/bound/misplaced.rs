//! Misplaced tiles: the course's bound, which counts the tiles that are not on their goal cell.
//!
//! Admissible and consistent without the blank: a move brings at most one tile home. If it counts
//! the blank, too, it is neither; one published program does that.

use langkah_language::text;

use super::about::{About, Boards, Choice};
use super::{Bound, Slide, explain};
use crate::sliding::board::Board;
use crate::sliding::packed;

pub struct Misplaced {
    goal: u64,
    counts_blank: bool,
}

impl Misplaced {
    pub fn new(goal: &Board) -> Self {
        Self { goal: packed::pack(goal), counts_blank: false }
    }

    /// The bound that counts the blank, too; it is not admissible.
    pub fn with_blank(goal: &Board) -> Self {
        Self { counts_blank: true, ..Self::new(goal) }
    }
}

impl Choice for Misplaced {
    const ABOUT: About = About {
        name: "misplaced",
        title: || text!("sliding-bound-misplaced"),
        boards: Boards::All,
        explain: |board, goal| Some(explain::misplaced(board, goal)),
    };

    fn new(goal: &Board) -> Self {
        Self::new(goal)
    }
}

impl Bound for Misplaced {
    type Carry = u8;

    #[inline]
    fn carry(&self, board: u64) -> u8 {
        let away = packed::occupied(board ^ self.goal);
        let counted = if self.counts_blank { away } else { away & packed::occupied(board) };
        counted.count_ones() as u8
    }

    #[inline]
    fn after(&self, _: u8, slide: Slide) -> u8 {
        self.carry(slide.after())
    }

    #[inline]
    fn h(&self, carry: u8) -> u32 {
        carry.into()
    }
}
