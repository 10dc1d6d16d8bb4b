//! Simon Tatham's game IDs: width, `x`, height, a colon, and the tiles row by row with commas
//! between. One number before the colon is both sides.

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::{Line, Row, WORDS_MAX};
use super::{Reading, tiles};
use crate::fault::Found;
use crate::grid::Dims;
use crate::lines::Word;
use crate::shown::quoted;

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
    let (line, end) = (first.number, indent + 1 + text.chars().count());
    let size = Word { text, line, column: indent + 1, end };
    if is_seed && sides(text).is_none() {
        return None;
    }
    let mut left = WORDS_MAX + 1;
    let mut row = |line, column, text: &'a str| {
        let row = Row::new(line, column, text, |letter| letter == ',', left);
        left -= row.words.len();
        row
    };
    let head = row(first.number, column, after);
    let rest = others.iter().map(|line| row(line.number, 1, line.text));
    Some(Id { size, rows: [head].into_iter().chain(rest).collect(), column, is_seed })
}

/// Whether a text is a game ID or is meant to be one: the part before the colon has a digit and is
/// no heading or list.
pub(super) fn is_one(lines: &[Line<'_>]) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || "+-×".contains(letter);
    let is_size = |id: Id<'_>| {
        id.is_seed
            || (id.rows.iter().all(|row| row.words.iter().all(|word| !word.text.contains(':')))
                && id.size.text.contains(|letter: char| letter.is_ascii_digit())
                && id.size.text.chars().all(is_part)
                && !id.rows[0].words.is_empty())
    };
    split(lines).is_some_and(is_size)
}

pub(super) fn read(id: &Id<'_>) -> Result<Reading, Faults> {
    let size = &id.size;
    if id.is_seed {
        return Err(Fault::of(size, FaultKind::Seed(quoted(size.text))).into());
    }
    let Some((cols, rows)) = sides(size.text) else {
        return Err(Fault::of(size, FaultKind::NotASize(quoted(size.text))).into());
    };
    let Some(dims) = tiles::supported(rows, cols) else {
        return Err(Fault::of(size, FaultKind::Size { rows, cols }).into());
    };
    let words = || id.rows.iter().flat_map(|row| &row.words);
    if let Some(more) = words().nth(WORDS_MAX) {
        return Err(Fault::of(more, FaultKind::TooMany).into());
    }
    let mut faults = Found::default();
    count(id, dims).into_iter().for_each(|fault| faults.add(fault));
    let mut reading = Reading::new(tiles::fill(&id.rows, Some(dims), faults)?, Format::Tatham);
    if rows != cols {
        reading.notes.push(Note::WidthFirst(dims));
    }
    Ok(reading)
}

/// Width and height, if they are numbers.
fn sides(size: &str) -> Option<(usize, usize)> {
    let (cols, rows) = size.split_once(['x', 'X']).unwrap_or((size, size));
    let side = |text: &str| {
        let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_digits.then(|| text.parse().ok()).flatten()
    };
    Some((side(cols)?, side(rows)?))
}

/// The fault of too many or too few tiles: at the first tile that is too many, or just past the
/// last tile.
fn count(id: &Id<'_>, dims: Dims) -> Option<Fault> {
    let words = || id.rows.iter().flat_map(|row| &row.words);
    let found = words().count();
    let kind = FaultKind::SizedCount { found, dims };
    if let Some(extra) = words().nth(dims.cells()) {
        return Some(Fault::of(extra, kind));
    }
    let last = id.rows.iter().rev().find(|row| !row.words.is_empty());
    let (line, column) = last.map_or((id.size.line, id.column), |row| (row.line, row.end));
    (found < dims.cells()).then_some(Fault { line, column, kind })
}
