//! Rows after a line with their number: Princeton's format, and the 42 school's, which has `#`
//! comments and the snail for its goal.
//!
//! A line with both sides is [`read_two`]'s.

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::Row;
use super::tiles::Tiles;
use super::{Reading, aligned, tiles};
use crate::fault::Found;
use crate::lines::Word;
use crate::lines::sheet::size;
use crate::shown::quoted;
use crate::sliding::board::{Goal, GoalChoice};

/// The size and the rows after it, if the first row is one number and a longer row comes after.
pub(super) fn split<'a, 'b>(rows: &'b [Row<'a>]) -> Option<(&'b Word<'a>, &'b [Row<'a>])> {
    let (first, others) = rows.split_first()?;
    let size = first.words.first().filter(|word| first.words.len() == 1 && word.is_digits())?;
    others.iter().any(|row| row.words.len() > 1).then_some((size, others))
}

/// Reads the rows after a size line. `rows` must not be empty.
pub(super) fn read(
    size: &Word<'_>,
    rows: &[Row<'_>],
    is_commented: bool,
) -> Result<Reading, Faults> {
    let tiles = sized_tiles(size, rows)?;
    if is_commented {
        let mut reading = Reading::new(tiles, Format::School42);
        reading.goal = Some(GoalChoice::Usual(Goal::Snail));
        reading.notes.push(Note::SizeAndComments);
        Ok(reading)
    } else {
        let mut reading = Reading::new(tiles, Format::Princeton);
        reading.notes.push(Note::SizeAlone);
        Ok(reading)
    }
}

/// Reads rows after a line with both sides: `3 4`, `3x4`. The first side is the number of rows,
/// unless only the other order fits. `None` if the first row is no size.
pub(super) fn read_two(rows: &[Row<'_>]) -> Option<Result<Reading, Faults>> {
    let (first, others) = rows.split_first().filter(|(_, others)| !others.is_empty())?;
    let (high, wide) = size(&first.words)?;
    let cells: usize = others.iter().map(|row| row.words.len()).sum();
    let shape = (others.len(), even(others).unwrap_or_default());
    let (high, wide) = if shape == (wide, high) { shape } else { (high, wide) };
    let is_list = others.len() == 1 && cells == high.saturating_mul(wide);
    let word = &first.words[0];
    if shape.1 == 0
        && let Some(reading) = aligned::read(others)
        && (reading.start.dims().rows(), reading.start.dims().cols()) == (high, wide)
    {
        return Some(Ok(Reading { format: Format::Sized, ..reading }));
    }
    // Two numbers may be a row of a board with two columns; a size line is not as long as the rows.
    let is_plain = first.words.len() == 2 && first.words.iter().all(Word::is_digits);
    let longest = others.iter().map(|row| row.words.len()).max().unwrap_or_default();
    let is_supported = tiles::supported(high, wide).is_some();
    if is_plain && longest <= 2 && !is_supported {
        return None;
    }
    if shape == (high, wide) || is_list {
        let Some(dims) = tiles::supported(high, wide) else {
            return Some(Err(Fault::of(word, FaultKind::Size { rows: high, cols: wide }).into()));
        };
        let tiles = tiles::fill(others, Some(dims), Found::default());
        return Some(tiles.map(|tiles| Reading::new(tiles, Format::Sized)));
    }
    if first.words.len() > 2 && longest <= first.words.len() {
        return None;
    }
    if is_plain && (longest <= 2 || !is_supported) {
        return None;
    }
    let kind = match shape.1 {
        0 => FaultKind::SizeLineCount { rows: high, cols: wide, found: cells },
        cols => FaultKind::SizeLine { rows: high, cols: wide, found: (others.len(), cols) },
    };
    Some(Err(Fault::of(word, kind).into()))
}

fn sized_tiles(word: &Word<'_>, rows: &[Row<'_>]) -> Result<Tiles, Faults> {
    let size = word.text.parse().unwrap_or(usize::MAX);
    let Some(dims) = tiles::supported(size, size) else {
        // Faults of the rows are told only when it is known how many rows there should be.
        return Err(Fault::of(word, FaultKind::SizeRange(quoted(word.text))).into());
    };
    if matches!(rows, [row] if row.words.len() == dims.cells()) {
        return tiles::fill(rows, Some(dims), Found::default());
    }
    if let Some(cols) = even(rows).filter(|&cols| (rows.len(), cols) != (size, size)) {
        let kind = FaultKind::SizeDiffers { size, rows: rows.len(), cols };
        let mut faults = Found::default();
        faults.add(Fault::of(word, kind));
        return tiles::fill(rows, tiles::supported(rows.len(), cols), faults);
    }
    tiles::fill(rows, Some(dims), lengths(word, size, rows))
}

/// The length of the rows, if all have the same.
fn even(rows: &[Row<'_>]) -> Option<usize> {
    let cols = rows.first()?.words.len();
    rows.iter().all(|row| row.words.len() == cols).then_some(cols)
}

/// The faults of rows where there should be `size` rows of `size` numbers.
fn lengths(word: &Word<'_>, size: usize, rows: &[Row<'_>]) -> Found<FaultKind> {
    let line = word.line;
    let mut faults = Found::default();
    for row in rows.iter().take(size).filter(|row| row.words.len() != size) {
        let kind = FaultKind::SizedRowLength { found: row.words.len(), size, line };
        faults.add(row.fault_at(size, kind));
    }
    let kind = FaultKind::SizedRowCount { found: rows.len(), size, line };
    match (rows.get(size), rows.last()) {
        (Some(extra), _) => faults.add(extra.fault_at(0, kind)),
        (None, Some(last)) if rows.len() < size => faults.add(last.fault_at_end(kind)),
        _ => {}
    }
    faults
}
