//! Texts in a dress that the plain readers do not know: numbers between separators, in brackets or
//! in a table; a size line of two numbers; a gap for the blank; a letter for each tile; moves from
//! the goal.
//!
//! The reader tries each way on the rows of a [`Sheet`] and takes it only if it makes a board. So
//! these ways never change what a plain text means.

use super::fault::{FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::{Row, WORDS_MAX};
use super::{Fault, Reading, aligned, cause, glyphs, list, scramble, sections, sized, tiles};
use crate::lines::{Dress, Sheet, Word};

/// Reads a text that is not a plain one.
///
/// # Errors
/// The faults of the dress if the text shows one, else `faults`, which are those of the plain
/// reading.
pub(super) fn read(text: &str, first: usize, faults: Faults) -> Result<Reading, Faults> {
    if let Some(read) = scramble::read(text, first, None) {
        return read;
    }
    let sheet = Sheet::of(text, first, WORDS_MAX + 1);
    let shows = |own: &Faults| own.list().iter().any(|fault| fault.kind.is_of_dress());
    let dressed = rows(&sheet).and_then(|rows| {
        let read = read_rows(&sheet, &rows);
        read.map_err(|own| if shows(&own) { own } else { cause(&rows).unwrap_or(own) })
    });
    dressed.map_err(|own| match scramble::nearly(text, first) {
        Some(moves) => moves,
        None if is_established(&sheet) || shows(&own) => own,
        None => faults,
    })
}

fn read_rows(sheet: &Sheet<'_>, rows: &[Row<'_>]) -> Result<Reading, Faults> {
    let plain = recognise(sheet, rows);
    let Err(faults) = plain else { return plain };
    let sized = sized::read_two(rows);
    if let Some(Ok(_)) = sized {
        return sized.unwrap_or(Err(faults));
    }
    let others = [aligned::read, glyphs::read, glyphs::read_gap];
    if let Some(reading) = others.iter().find_map(|read| read(rows)) {
        return Ok(reading);
    }
    match (sized, beside(rows).or_else(|| glyphs::fault(rows))) {
        (Some(sized), _) => sized,
        (None, Some(fault)) => Err(fault.into()),
        (None, None) => Err(faults),
    }
}

/// The fault of a first or last row that has another length than the others, or few numbers, if the
/// other rows are a board.
fn beside(rows: &[Row<'_>]) -> Option<Fault> {
    if sections::is_one(rows) || sized::split(rows).is_some() {
        return None;
    }
    let fault = |row: &Row<'_>, others: &[Row<'_>], is_above| {
        let cols = others.first()?.words.len();
        let numbers = row.words.iter().filter(|word| word.is_digits()).count();
        let is_odd = row.words.len() != cols || numbers * 2 < cols;
        let is_odd = is_odd && others.len() > 1;
        let dims = is_odd.then(|| tiles::rows(others)).and_then(Result::ok)?.board.dims();
        // If it has tiles of one more row, it is that row, and is not complete.
        let next = dims.cells()..dims.cells() + cols;
        let is_next = |word: &Word<'_>| word.text.parse().is_ok_and(|tile| next.contains(&tile));
        let is_blank = |word: &Word<'_>| tiles::is_mark(word.text) || word.text == "0";
        let is_part = row.words.iter().all(|word| is_next(word) || is_blank(word));
        (!is_part).then(|| row.fault_at(0, FaultKind::Beside { dims, is_above }))
    };
    let above = || rows.split_first().and_then(|(row, others)| fault(row, others, true));
    let below = || rows.split_last().and_then(|(row, others)| fault(row, others, false));
    above().or_else(below)
}

/// What the plain readers make of the rows.
fn recognise(sheet: &Sheet<'_>, rows: &[Row<'_>]) -> Result<Reading, Faults> {
    let format = match sheet.dress {
        Dress::Plain => Format::Course,
        Dress::Separated => Format::Csv,
        Dress::Brackets => Format::Json,
        Dress::Table | Dress::Latex => Format::Table,
    };
    if sections::is_one(rows) {
        let mut reading = sections::read(rows.to_vec())?;
        if format != Format::Course {
            reading.format = format;
        }
        return Ok(reading);
    }
    if let Some((size, rows)) = sized::split(rows) {
        return sized::read(size, rows, false);
    }
    let mut reading = match rows {
        [row] => list::read(row)?,
        _ => Reading::of_rows(tiles::rows(rows)?, format),
    };
    if reading.format == Format::Course {
        reading.format = format;
    }
    Ok(reading)
}

/// The rows of a sheet, or the fault that there are too many words.
fn rows<'a>(sheet: &Sheet<'a>) -> Result<Vec<Row<'a>>, Faults> {
    match sheet.words().get(WORDS_MAX) {
        Some(more) => Err(Fault::of(more, FaultKind::TooMany).into()),
        None => Ok(sheet.rows().map(Row::of_words).collect()),
    }
}

/// Whether a text shows its dress so plainly that its faults are those of the dress.
fn is_established(sheet: &Sheet<'_>) -> bool {
    let words = sheet.words().len();
    match sheet.dress {
        Dress::Plain => false,
        Dress::Separated => words > 3 && sheet.separators * 2 >= words,
        Dress::Brackets | Dress::Table | Dress::Latex => words > 3,
    }
}

/// A reading with a note that it has a gap, letters or moves.
pub(super) fn noted(mut reading: Reading, note: Note) -> Reading {
    reading.notes.push(note);
    reading
}
