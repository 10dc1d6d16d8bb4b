//! `--part I/N`: the lines of one share.

use serde::{Deserialize, Serialize};

use super::whole::Whole;
use crate::files::LINES_BYTES_MAX;

/// No file of lines holds more puzzles: each takes four bytes at the least, with its line's end.
const PUZZLES_MAX: usize = LINES_BYTES_MAX as usize / 4;

/// Share `index`, from 1, of `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub index: usize,
    pub count: usize,
}

/// A share of lines that were counted.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    pub(super) share: Share,
    pub(super) whole: Whole,
    pub(super) puzzles: usize,
}

/// What a result of a study is part of. Invariant of one that was read: all numbers count from 1,
/// the puzzle is one of `puzzles`, and it belongs to the share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartOf {
    pub whole: Whole,
    pub index: usize,
    pub count: usize,
    /// The number of the puzzle among `puzzles`; empty lines do not count.
    pub puzzle: usize,
    pub puzzles: usize,
}

impl Share {
    /// Whether a puzzle is one of the share; puzzles are counted from 1.
    fn has(self, puzzle: usize) -> bool {
        (puzzle - 1) % self.count == self.index - 1
    }
}

impl Counted {
    /// What the result of a puzzle says, if the puzzle is one of the share.
    pub fn part_of(&self, puzzle: usize) -> Option<PartOf> {
        let Self { share, whole, puzzles } = *self;
        let Share { index, count } = share;
        share.has(puzzle).then_some(PartOf { whole, index, count, puzzle, puzzles })
    }
}

impl PartOf {
    /// Whether the numbers can be right.
    pub fn is_sound(&self) -> bool {
        let share = Share { index: self.index, count: self.count };
        (1..=self.count).contains(&self.index)
            && (1..=self.puzzles).contains(&self.puzzle)
            && self.puzzles <= PUZZLES_MAX
            && share.has(self.puzzle)
    }
}
