//! What keeps a text from being a Hidato: where, what, and what to do.

use langkah_language::text;

use super::words::WORDS_MAX;
use crate::fault;
use crate::grid::Dims;
use crate::hidato::board::{CELLS_MAX, EdgeError, SIDE_MAX};

/// What is wrong at one place of a text.
pub type Fault = fault::Fault<FaultKind>;
/// All faults of a text.
pub type Faults = fault::Faults<FaultKind>;

/// Words of the text are as [`crate::shown::quoted`] gives them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    #[error("{}", text!("hidato-text-empty"))]
    Empty,
    #[error("{}", text!("hidato-text-not-a-cell", word = _0.as_str()))]
    NotACell(String),
    #[error("{}", not_cells(word, *others))]
    NotCells { word: String, others: usize },
    #[error("{}", text!("sliding-text-separator", word = _0.as_str()))]
    Separator(String),
    #[error("{}", too_great(_0))]
    TooGreat(String),
    #[error("{}", row_length(*found, *expected))]
    RowLength { found: usize, expected: usize },
    #[error("{}", text!("sliding-text-late-header", name = (*_0)))]
    LateHeader(&'static str),
    #[error("{}", text!("hidato-text-no-cells"))]
    NoCells,
    #[error("{}", size(*rows, *cols))]
    Size { rows: usize, cols: usize },
    #[error("{}", size_line(*rows, *cols, *found))]
    SizeLine { rows: usize, cols: usize, found: Dims },
    #[error("{}", text!("hidato-text-too-many", words = WORDS_MAX.to_string(), side = SIDE_MAX))]
    TooMany,
    #[error("{}", too_many_cells(*_0))]
    Cells(usize),
    /// A word of an edge that is no number, or a number too many.
    #[error("{}", text!("hidato-text-edge-word", word = _0.as_str()))]
    EdgeWord(String),
    /// An edge with so many numbers.
    #[error("{}", text!("hidato-text-edge-words", found = (*_0)))]
    EdgeWords(usize),
    /// An edge with a cell that the board has not.
    #[error("{}", text!("hidato-text-edge-cell", row = (*row), col = (*col)))]
    EdgeCell { row: usize, col: usize },
    #[error("{_0}")]
    Edge(EdgeError),
}

fn not_cells(word: &str, others: usize) -> String {
    text!("hidato-text-not-cells", word = word, others = others, shown = others.to_string())
}

fn too_great(word: &str) -> String {
    text!("hidato-text-too-great", word = word, most = CELLS_MAX.to_string())
}

fn row_length(found: usize, expected: usize) -> String {
    let (shown, expected) = (found.to_string(), expected.to_string());
    text!("hidato-text-row-length", found = found, shown = shown, expected = expected)
}

fn size(rows: usize, cols: usize) -> String {
    let (rows, cols) = (rows.to_string(), cols.to_string());
    text!("hidato-text-size", rows = rows, cols = cols, side = SIDE_MAX)
}

fn size_line(rows: usize, cols: usize, found: Dims) -> String {
    let (rows, cols) = (rows.to_string(), cols.to_string());
    text!("hidato-text-size-line", rows = rows, cols = cols, found = found.to_string())
}

/// The sentence for a shape of too many cells.
pub(in crate::hidato) fn too_many_cells(count: usize) -> String {
    let (count, most) = (count.to_string(), CELLS_MAX.to_string());
    text!("hidato-text-cells", count = count, most = most)
}
