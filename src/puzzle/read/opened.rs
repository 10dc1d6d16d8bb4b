//! A sliding puzzle as it was read, and what every puzzle is asked while its text is read.

use langkah_engine::grid::Dims;
use langkah_engine::lines::encoding::Encoding;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Format, Note};

use super::cut::Mode;

/// A puzzle as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub puzzle: Puzzle,
    pub format: Format,
    /// Whether the text names a goal, and not only its format does.
    pub names_goal: bool,
    /// How the reader resolved ambiguities that change the puzzle.
    pub notes: Vec<Note>,
}

/// What a puzzle is asked while the text that holds it is read.
pub(crate) trait Candidate {
    /// Takes in that the text has this encoding.
    fn note_encoding(&mut self, encoding: Encoding);

    /// The size of its boards.
    fn dims(&self) -> Dims;

    /// Whether a list in brackets that can be read as it is a puzzle of its own.
    fn is_own_list(&self, is_nested: bool, has_header: bool) -> bool;

    /// Whether the part of a text that can be read as it is a puzzle of its own. `has_header` tells
    /// whether the part begins with the name of its kind.
    fn is_whole(&self, mode: Mode, has_header: bool) -> bool;
}
