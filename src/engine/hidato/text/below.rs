//! The words that begin lines below the rows of a board, and what such lines have.

use langkah_language::text;

use crate::hidato::board::CELLS_MAX;
use crate::lines::Word;

/// The words of one line below the rows; the first says what the line is about.
pub(super) struct Line<'a> {
    pub below: Below,
    pub words: Vec<Word<'a>>,
}

crate::named! {
    /// What one line below the rows is about. Its name is the word that begins such a line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Below with expected {
        /// `edge 1,2 1,3`: the numbers of the two cells follow each other.
        Edge = "edge", text!("hidato-text-edge");
        /// `filled 1,2 7`: a person has put the number into the cell.
        Filled = "filled", text!("hidato-text-filled");
        /// `marked 1,2 7 9-12`: the pencil marks of a cell.
        Marked = "marked", text!("hidato-text-marked");
        /// `drawn 1,2 1,3`: a pencilled line between two cells.
        Drawn = "drawn", text!("hidato-text-drawn");
    }
}

impl Below {
    /// What a line is about that begins with this word.
    pub(super) fn begun_by(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| word.eq_ignore_ascii_case(one.name()))
    }

    /// How many numbers such a line has, the least and the most.
    pub(super) const fn counts(self) -> [usize; 2] {
        match self {
            Self::Edge | Self::Drawn => [4, 4],
            Self::Filled => [3, 3],
            // A board has no more numbers than cells.
            Self::Marked => [3, CELLS_MAX + 3],
        }
    }
}

/// Whether a word begins a line below the rows.
pub fn begins_below(word: &str) -> bool {
    Below::begun_by(word).is_some()
}
