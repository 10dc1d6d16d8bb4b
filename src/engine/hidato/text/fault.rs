//! What keeps a text from being a Hidato: where, what, and what to do.

use langkah_language::text;

use super::below::Below;
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
    /// An object without its last bracket.
    #[error("{}", text!("hidato-text-unclosed"))]
    Unclosed,
    /// A word or a mark in an object that has no comma before it.
    #[error("{}", text!("hidato-text-no-comma", word = _0.as_str()))]
    NoComma(String),
    /// A value in an object that has no name.
    #[error("{}", text!("hidato-text-no-name", word = _0.as_str()))]
    NoName(String),
    /// A name in an object that has no colon after it.
    #[error("{}", text!("hidato-text-no-colon", word = _0.as_str()))]
    NoColon(String),
    #[error("{}", text!("hidato-text-colon-in-list"))]
    ColonInList,
    /// A bracket that closes another kind of bracket.
    #[error("{}", other_bracket(*found, *expected))]
    OtherBracket { found: char, expected: char },
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
    /// A word below the rows that is no number, or a number too many.
    #[error("{}", below_word(*below, word))]
    BelowWord { below: Below, word: String },
    /// A line below the rows with so many numbers, too few.
    #[error("{}", below_few(*below, *found))]
    BelowFew { below: Below, found: usize },
    /// A line below the rows that names a cell that the board has not.
    #[error("{}", text!("hidato-text-below-cell", row = (*row), col = (*col)))]
    BelowCell { row: usize, col: usize },
    /// A number or a mark for a cell that has a number.
    #[error("{}", text!("hidato-text-below-taken", row = (*row), col = (*col)))]
    BelowTaken { row: usize, col: usize },
    /// A number that a board of `count` cells has not.
    #[error("{}", text!("hidato-text-below-number", word = word.as_str(), count = (*count)))]
    BelowNumber { word: String, count: usize },
    #[error("{}", text!("hidato-text-drawn-apart", a = a.as_str(), b = b.as_str()))]
    DrawnApart { a: String, b: String },
    #[error("{_0}")]
    Edge(EdgeError),
}

fn below_word(below: Below, word: &str) -> String {
    text!("hidato-text-below-word", word = word, expected = below.expected())
}

fn below_few(below: Below, found: usize) -> String {
    let (begin, expected) = (below.name(), below.expected());
    text!("hidato-text-below-few", begin = begin, found = found, expected = expected)
}

fn other_bracket(found: char, expected: char) -> String {
    let (found, expected) = (found.to_string(), expected.to_string());
    text!("hidato-text-other-bracket", found = found, expected = expected)
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
