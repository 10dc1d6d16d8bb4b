//! Puzzles of either family as they were read.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::text::Note as NumbersNote;
use langkah_engine::lines::encoding::Encoding;
use langkah_engine::sliding::text::Note;

use super::Of;
use crate::hidato;
use crate::read::opened::Opened;

/// A puzzle of either family as it was read.
pub type Any = Of<Opened, hidato::Opened>;

impl From<Opened> for Any {
    fn from(opened: Opened) -> Self {
        Self::Sliding(opened)
    }
}

impl From<hidato::Opened> for Any {
    fn from(opened: hidato::Opened) -> Self {
        Self::Hidato(opened)
    }
}

impl Any {
    /// The size of its boards.
    pub(crate) fn dims(&self) -> Dims {
        self.as_ref()
            .either(|tiles| tiles.puzzle.start().dims(), |opened| opened.board.shape().dims())
    }

    /// Takes in that the text has this encoding.
    pub(crate) fn note_encoding(&mut self, encoding: Encoding) {
        match self {
            Self::Sliding(opened) => opened.notes.push(Note::Encoding(encoding)),
            Self::Hidato(opened) => opened.text_notes.push(NumbersNote::Encoding(encoding)),
        }
    }

    /// Whether a list in brackets that can be read as it is a puzzle of its own. After the word
    /// `hidato`, `numbrix` or `hexagonal` a list of tiles is none: it may be a row.
    pub(crate) const fn is_own_list(&self, is_nested: bool, has_header: bool) -> bool {
        match self {
            Self::Sliding(_) => !has_header,
            Self::Hidato(_) => is_nested,
        }
    }
}
