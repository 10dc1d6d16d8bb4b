//! Boards from text and to text.
//!
//! A line is a row, a word a cell: a number; 0 or underscores for an empty cell; −1 or dots for a
//! hole. Empty lines, a byte order mark and commas mean nothing, `#` begins a comment. A first word
//! `hidato` or `numbrix` says which cells touch; without one the caller does.
//!
//! In Rosetta Code's text, which is one with underscores or dots, blanks can be holes too: where
//! all words end in columns of one width, a column that a row leaves out is a hole, and a row
//! shorter than the longest ends in holes.
//!
//! | room | what lives there |
//! |---|---|
//! | [`fault`] | what keeps a text from being a board, and where |
//! | [`recognise`] | whether a text is a Hidato rather than a sliding puzzle |
//! | `words` | words with their places, and what they mean |
//! | `write` | a board back to text |

pub mod fault;
pub mod recognise;
mod words;
mod write;

use std::sync::Arc;

pub use fault::{Fault, FaultKind, Faults};
pub use recognise::looks_like;
pub use write::write;

use super::board::{Board, CELLS_MAX, SIDE_MAX, Shape, ShapeError, Topology};
use crate::grid::Dims;
use words::{Meaning, Word};

/// How a board stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// −1 for a hole, 0 for an empty cell.
    Matrix,
    /// `.` for a hole, `__` for an empty cell.
    Rosetta,
}

/// What a text tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub board: Board,
    pub format: Format,
    /// Which cells touch, where the text itself says it.
    pub topology: Option<Topology>,
}

/// A cell as it is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Hole,
    Number(u16),
}

/// Reads one board, or tells every fault that keeps the text from being one. `topology` holds
/// where the text says none.
pub fn read(text: &str, topology: Topology) -> Result<Reading, Faults> {
    let mut rows = words::rows(text);
    let said = take_header(&mut rows);
    let Some(first) = rows.first().and_then(|row| row.first()).copied() else {
        return Err(Fault { line: 1, column: 1, kind: FaultKind::Empty }.into());
    };
    let mut faults = Vec::new();
    let cells: Vec<Vec<Cell>> = { rows.iter() }
        .map(|row| row.iter().map(|word| cell(word, &mut faults)).collect())
        .collect();
    let is_rosetta = |word: &Word<'_>| word.text.starts_with(['_', '.']);
    let format =
        if rows.iter().flatten().any(is_rosetta) { Format::Rosetta } else { Format::Matrix };
    let grid = match format {
        Format::Rosetta => spread(&rows, &cells),
        Format::Matrix => {
            faults.extend(ragged(&rows));
            cells
        }
    };
    match build(&grid, said.unwrap_or(topology)) {
        Ok(board) if faults.is_empty() => Ok(Reading { board, format, topology: said }),
        Ok(_) => Err(Faults::new(faults)),
        Err(kind) => {
            faults.push(Fault { line: first.line, column: first.column, kind });
            Err(Faults::new(faults))
        }
    }
}

/// Takes the header from the first row, if there is one.
fn take_header(rows: &mut Vec<Vec<Word<'_>>>) -> Option<Topology> {
    let word = rows.first()?.first()?;
    let Meaning::Header(topology) = Meaning::of(word.text) else {
        return None;
    };
    rows[0].remove(0);
    rows.retain(|row| !row.is_empty());
    Some(topology)
}

fn cell(word: &Word<'_>, faults: &mut Vec<Fault>) -> Cell {
    let too_great = || FaultKind::TooGreat(word.text.to_owned());
    let kind = match Meaning::of(word.text) {
        Meaning::Hole => return Cell::Hole,
        Meaning::Empty => return Cell::Number(0),
        Meaning::Number(number) => match u16::try_from(number) {
            Ok(number) if usize::from(number) <= CELLS_MAX => return Cell::Number(number),
            _ => too_great(),
        },
        Meaning::TooGreat => too_great(),
        Meaning::Header(topology) => FaultKind::LateHeader(topology.name()),
        Meaning::Other => FaultKind::NotACell(word.text.to_owned()),
    };
    faults.push(Fault { line: word.line, column: word.column, kind });
    Cell::Number(0)
}

/// Rows that are not as long as most are; of two lengths equally frequent the greater is right.
fn ragged(rows: &[Vec<Word<'_>>]) -> Vec<Fault> {
    let frequency = |length: usize| rows.iter().filter(|row| row.len() == length).count();
    let lengths = rows.iter().map(Vec::len);
    let expected = lengths.max_by_key(|&length| (frequency(length), length)).unwrap_or_default();
    let wrong = rows.iter().filter(|row| row.len() != expected);
    { wrong }
        .filter_map(|row| {
            let word = row.get(expected).or(row.last())?;
            let kind = FaultKind::RowLength { found: row.len(), expected };
            Some(Fault { line: word.line, column: word.column, kind })
        })
        .collect()
}

/// Puts the cells into columns and fills up with holes.
fn spread(rows: &[Vec<Word<'_>>], cells: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    let columns = columns(rows);
    let column = |row: usize, at: usize| match columns {
        Some((first, width)) => (rows[row][at].end() - first) / width,
        None => at,
    };
    let last = |row: usize| column(row, rows[row].len() - 1);
    let cols = (0..rows.len()).map(last).max().map_or(0, |last| last + 1);
    { cells.iter().enumerate() }
        .map(|(row, cells)| {
            let mut line = vec![Cell::Hole; cols];
            for (at, &cell) in cells.iter().enumerate() {
                line[column(row, at)] = cell;
            }
            line
        })
        .collect()
}

/// Where the first column ends and how wide the columns are, if all words end in such columns.
fn columns(rows: &[Vec<Word<'_>>]) -> Option<(usize, usize)> {
    let apart = |pair: &[Word<'_>]| pair[1].end() - pair[0].end();
    let width = rows.iter().flat_map(|row| row.windows(2).map(apart)).min()?;
    let first = rows.iter().flatten().map(Word::end).min()?;
    let is_right = |word: &Word<'_>| (word.end() - first).is_multiple_of(width);
    rows.iter().flatten().all(is_right).then_some((first, width))
}

fn build(grid: &[Vec<Cell>], topology: Topology) -> Result<Board, FaultKind> {
    let (rows, cols) = (grid.len(), grid.iter().map(Vec::len).max().unwrap_or_default());
    let dims = Dims::new(rows, cols).ok_or(FaultKind::Empty)?;
    if rows > SIDE_MAX || cols > SIDE_MAX {
        return Err(FaultKind::Size { rows, cols });
    }
    let at = |place| grid[dims.row(place)].get(dims.col(place)).copied().unwrap_or(Cell::Hole);
    let is_cell: Vec<bool> = (0..dims.cells()).map(|place| at(place) != Cell::Hole).collect();
    let shape = Shape::new(dims, &is_cell, topology).map_err(|error| match error {
        ShapeError::NoCells => FaultKind::NoCells,
        ShapeError::Side(_) => FaultKind::Size { rows, cols },
        ShapeError::Cells(count) => FaultKind::Cells(count),
    })?;
    let numbers = (0..dims.cells()).filter_map(|place| match at(place) {
        Cell::Hole => None,
        Cell::Number(number) => Some(number),
    });
    let numbers = numbers.collect();
    Ok(Board::new(Arc::new(shape), numbers))
}
