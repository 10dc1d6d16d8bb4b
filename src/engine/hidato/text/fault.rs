//! What keeps a text from being a Hidato: where, what, and what to do.

use super::words::WORDS_MAX;
use crate::fault;
use crate::grid::Dims;
use crate::hidato::board::{CELLS_MAX, SIDE_MAX};

/// What is wrong at one place of a text.
pub type Fault = fault::Fault<FaultKind>;
/// All faults of a text.
pub type Faults = fault::Faults<FaultKind>;

/// Words of the text are as [`crate::shown::quoted`] gives them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    #[error("no numbers here; expected rows of numbers, 0 for an empty cell and -1 for a hole")]
    Empty,
    #[error(
        "“{0}” is no cell; expected a number, 0 or __ for an empty cell, or -1 or . for a hole"
    )]
    NotACell(String),
    #[error(
        "“{word}” is no cell, and {} are not; expected a number, 0 or __ for an empty cell, or -1 or \
         . for a hole",
        if *.others == 1 { "1 other word".to_owned() } else { format!("{} other words", .others) }
    )]
    NotCells { word: String, others: usize },
    #[error(
        "“{0}” stands between the numbers; expected blanks, commas, semicolons or tabs between them"
    )]
    Separator(String),
    #[error("{0} is too great; expected at most {CELLS_MAX}, the most cells of a board")]
    TooGreat(String),
    #[error(
        "this row has {}, expected {expected} as in the other rows, or -1 for each hole",
        cells(*.found)
    )]
    RowLength { found: usize, expected: usize },
    #[error("“{0}” cannot stand here; it opens a file or is left out")]
    LateHeader(&'static str),
    #[error("every cell is a hole; expected at least one cell")]
    NoCells,
    #[error(
        "{rows} rows and {cols} columns are not supported; expected at most {SIDE_MAX} of each"
    )]
    Size { rows: usize, cols: usize },
    #[error(
        "the size line says {rows}×{cols}, but the board after it is {found}; expected {rows} rows of \
         {cols} cells, or no size line"
    )]
    SizeLine { rows: usize, cols: usize, found: Dims },
    #[error("more than {WORDS_MAX} words; expected at most {SIDE_MAX} rows and columns")]
    TooMany,
    #[error("{0} cells are not supported; expected at most {CELLS_MAX} that are no holes")]
    Cells(usize),
}

fn cells(count: usize) -> String {
    if count == 1 { "1 cell".to_owned() } else { format!("{count} cells") }
}
