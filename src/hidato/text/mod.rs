//! Boards from text and to text.
//!
//! A line is a row, a word a cell: a number; 0 or underscores for an empty cell; −1 or dots for a
//! hole. Empty lines, a byte order mark, commas and the kind of line end mean nothing, `#` begins a
//! comment. A first word `hidato` or `numbrix` says which cells touch; without one the caller does.
//!
//! In Rosetta Code's text, which is one with underscores or dots, blanks can be holes too: where
//! all words end in columns of one width, a column that a row leaves out is a hole, and a row
//! shorter than the longest ends in holes.
//!
//! | room | what lives there |
//! |---|---|
//! | [`fault`] | what keeps a text from being a board, and where |
//! | [`recognise`] | whether a text is a Hidato rather than a sliding puzzle |
//! | `words` | rows of words, and what they mean |
//! | `grid` | the cells that rows of words make |
//! | `write` | a board back to text |
//!
//! A text takes time in proportion to its length; beyond the text itself it takes about a MiB of
//! memory at most, for a text with more words than a board has places is not read on.

pub mod fault;
mod grid;
pub mod recognise;
mod words;
mod write;

pub use fault::{Fault, FaultKind, Faults};
pub use recognise::looks_like;
pub use write::{rows, write};

use super::board::{Board, Topology};
use crate::fault::Found;
use words::Rows;

/// How a board stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// −1 for a hole, 0 for an empty cell.
    Matrix,
    /// `.` for a hole, `__` for an empty cell.
    Rosetta,
}

impl Format {
    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Matrix => "matrix",
            Self::Rosetta => "rosetta",
        }
    }
}

/// What a text tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub board: Board,
    pub format: Format,
    /// Which cells touch, where the text itself says it.
    pub topology: Option<Topology>,
}

/// Reads one board, or tells every fault that keeps the text from being one. `topology` holds
/// where the text says none.
pub fn read(text: &str, topology: Topology) -> Result<Reading, Faults> {
    read_rows(&Rows::of(text), topology)
}

/// The same of a text that [`looks_like`] a Hidato; `None` of any other.
pub fn read_if_hidato(text: &str, topology: Topology) -> Option<Result<Reading, Faults>> {
    let rows = Rows::of(text);
    recognise::is_hidato(&rows).then(|| read_rows(&rows, topology))
}

fn read_rows(rows: &Rows<'_>, topology: Topology) -> Result<Reading, Faults> {
    if let Some(more) = &rows.more {
        return Err(Fault::of(more, FaultKind::TooMany).into());
    }
    let Some((first, _)) = rows.words().first() else {
        return Err(Fault { line: 1, column: 1, kind: FaultKind::Empty }.into());
    };
    let said = rows.header;
    let is_rosetta = rows.words().iter().any(|(word, _)| word.text.starts_with(['_', '.']));
    let format = if is_rosetta { Format::Rosetta } else { Format::Matrix };
    let mut faults = Found::new();
    let built = grid::board(rows, format, said.unwrap_or(topology), &mut faults);
    match built {
        Ok(board) if faults.is_empty() => Ok(Reading { board, format, topology: said }),
        Ok(_) => Err(Faults::new(faults)),
        Err(kind) => {
            faults.add(Fault::of(first, kind));
            Err(Faults::new(faults))
        }
    }
}
