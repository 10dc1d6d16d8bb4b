//! Rows after a line with their number: Princeton's format, and the 42 school's, which has `#`
//! comments and the snail for its goal.

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::Row;
use super::tiles::Tiles;
use super::{Reading, tiles};
use crate::fault::Found;
use crate::lines::Word;
use crate::shown::quoted;
use crate::sliding::board::{Goal, GoalChoice};

/// The size and the rows after it, if the first row is one number and a longer row comes after.
pub(super) fn split<'a, 'b>(rows: &'b [Row<'a>]) -> Option<(&'b Word<'a>, &'b [Row<'a>])> {
    let (first, others) = rows.split_first()?;
    let size = first.words.first().filter(|word| first.words.len() == 1 && word.is_digits())?;
    others.iter().any(|row| row.words.len() > 1).then_some((size, others))
}

/// `rows` are not empty.
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

fn sized_tiles(word: &Word<'_>, rows: &[Row<'_>]) -> Result<Tiles, Faults> {
    let size = word.text.parse().unwrap_or(usize::MAX);
    let Some(dims) = tiles::supported(size, size) else {
        // What is wrong with the rows is told once it is known how many there are to be.
        return Err(Fault::of(word, FaultKind::SizeRange(quoted(word.text))).into());
    };
    if matches!(rows, [row] if row.words.len() == dims.cells()) {
        return tiles::fill(rows, Some(dims), Found::new());
    }
    if let Some(cols) = even(rows).filter(|&cols| (rows.len(), cols) != (size, size)) {
        let kind = FaultKind::SizeDiffers { size, rows: rows.len(), cols };
        let mut faults = Found::new();
        faults.add(Fault::of(word, kind));
        return tiles::fill(rows, tiles::supported(rows.len(), cols), faults);
    }
    tiles::fill(rows, Some(dims), lengths(word, size, rows))
}

/// How long the rows are, if all are as long as another.
fn even(rows: &[Row<'_>]) -> Option<usize> {
    let cols = rows.first()?.words.len();
    rows.iter().all(|row| row.words.len() == cols).then_some(cols)
}

/// The faults of rows that are to be `size` of `size` numbers.
fn lengths(word: &Word<'_>, size: usize, rows: &[Row<'_>]) -> Found<FaultKind> {
    let line = word.line;
    let mut faults = Found::new();
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
