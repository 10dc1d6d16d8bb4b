//! Simon Tatham's game IDs: width, `x`, height, a colon, and the tiles row by row with commas
//! between. One number before the colon is both.

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::{Line, Row, Word};
use super::{Reading, tiles};
use crate::grid::Dims;

/// A game ID in its parts.
pub(super) struct Id<'a> {
    size: Word<'a>,
    /// The tiles, the first on the line of the size.
    rows: Vec<Row<'a>>,
    /// Just past the colon.
    column: usize,
    is_seed: bool,
}

/// The parts of a text whose first line has a colon, or is a random seed.
pub(super) fn split<'a>(lines: &[Line<'a>]) -> Option<Id<'a>> {
    let (first, others) = lines.split_first()?;
    let (before, after) = match first.text.split_once(':') {
        Some(parts) => parts,
        None if first.is_commented && others.is_empty() && first.text.contains(['x', 'X']) => {
            (first.text, "")
        }
        None => return None,
    };
    let is_seed = before.len() == first.text.len();
    let column = before.chars().count() + 2;
    let text = before.trim();
    let indent = before.chars().take_while(|letter| letter.is_whitespace()).count();
    let size = Word { text, line: first.number, column: indent + 1 };
    if is_seed && sides(text).is_none() {
        return None;
    }
    let is_between = |letter: char| letter == ',' || letter.is_whitespace();
    let head = Row::new(first.number, column, after, is_between);
    let rest = others.iter().map(|line| Row::new(line.number, 1, line.text, is_between));
    Some(Id { size, rows: [head].into_iter().chain(rest).collect(), column, is_seed })
}

pub(super) fn read(id: &Id<'_>) -> Result<Reading, Faults> {
    let size = &id.size;
    if id.is_seed {
        return Err(size.fault(FaultKind::Seed(size.quoted())).into());
    }
    let Some((cols, rows)) = sides(size.text) else {
        return Err(size.fault(FaultKind::NotASize(size.quoted())).into());
    };
    let Some(dims) = tiles::supported(rows, cols) else {
        return Err(size.fault(FaultKind::Size { rows, cols }).into());
    };
    let faults = count(id, dims).into_iter().collect();
    let mut reading = Reading::new(tiles::fill(&id.rows, Some(dims), faults)?, Format::Tatham);
    if rows != cols {
        reading.notes.push(Note::WidthFirst(dims));
    }
    Ok(reading)
}

/// Width and height.
fn sides(size: &str) -> Option<(usize, usize)> {
    let (cols, rows) = size.split_once(['x', 'X']).unwrap_or((size, size));
    let side = |text: &str| {
        let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_digits.then(|| text.parse().unwrap_or(usize::MAX))
    };
    Some((side(cols)?, side(rows)?))
}

/// The fault of too few or too many tiles: at the first that is too many, or past the last.
fn count(id: &Id<'_>, dims: Dims) -> Option<Fault> {
    let words = || id.rows.iter().flat_map(|row| &row.words);
    let found = words().count();
    let kind = FaultKind::SizedCount { found, dims };
    if let Some(extra) = words().nth(dims.cells()) {
        return Some(extra.fault(kind));
    }
    let last = id.rows.iter().rev().find(|row| !row.words.is_empty());
    let (line, column) = last.map_or((id.size.line, id.column), |row| (row.line, row.end));
    (found < dims.cells()).then_some(Fault { line, column, kind })
}
