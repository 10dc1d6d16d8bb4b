//! The words that begin lines below the rows of a board, and what such lines have.

use langkah_language::text;

use crate::hidato::board::CELLS_MAX;
use crate::lines::Word;

/// The words of one line below the rows; the first says what the line is about.
pub(super) struct Line<'a> {
    pub below: Below,
    pub words: Vec<Word<'a>>,
}

/// What one line below the rows is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// `edge 1,2 1,3`: the numbers of the two cells follow each other.
    Edge,
    /// `filled 1,2 7`: a person has put the number into the cell.
    Filled,
    /// `marked 1,2 7 9-12`: the pencil marks of a cell.
    Marked,
    /// `drawn 1,2 1,3`: a pencilled line between two cells.
    Drawn,
}

impl Below {
    const ALL: [Self; 4] = [Self::Edge, Self::Filled, Self::Marked, Self::Drawn];

    /// The word that begins such a line.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Edge => "edge",
            Self::Filled => "filled",
            Self::Marked => "marked",
            Self::Drawn => "drawn",
        }
    }

    pub(super) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| word.eq_ignore_ascii_case(one.word()))
    }

    /// How such a line should look.
    pub(super) fn expected(self) -> &'static str {
        match self {
            Self::Edge => text!("hidato-text-edge"),
            Self::Filled => text!("hidato-text-filled"),
            Self::Marked => text!("hidato-text-marked"),
            Self::Drawn => text!("hidato-text-drawn"),
        }
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
    Below::named(word).is_some()
}
