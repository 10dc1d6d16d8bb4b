//! The puzzles of questions, of either family.

use langkah_engine::hidato::board::Board as Numbers;
use langkah_engine::sliding::puzzle::Puzzle;

use super::any::Any;
use super::{Family, Of};
use crate::practice::kind::Kind;
use crate::practice::question::Questioned;

/// The puzzle of a question: a sliding puzzle, or the board of a Hidato.
pub type Subject = Of<Puzzle, Numbers>;

impl From<Puzzle> for Subject {
    fn from(puzzle: Puzzle) -> Self {
        Self::Sliding(puzzle)
    }
}

impl From<Numbers> for Subject {
    fn from(board: Numbers) -> Self {
        Self::Hidato(board)
    }
}

impl From<Any> for Subject {
    fn from(any: Any) -> Self {
        any.map(|opened| opened.puzzle, |opened| opened.board)
    }
}

/// What a puzzle is asked about the questions on it.
pub(crate) fn questioned(subject: &Subject) -> &dyn Questioned {
    subject.as_ref().either(|puzzle| puzzle as &dyn Questioned, |board| board)
}

impl Kind {
    /// The family of the puzzles that questions of this kind are on.
    pub const fn family(self) -> Family {
        match self {
            Self::Settled | Self::Candidates | Self::Guess => Family::Hidato,
            _ => Family::Sliding,
        }
    }
}
