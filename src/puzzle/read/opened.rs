//! A sliding puzzle as it was read.

use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Format, Note};

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
