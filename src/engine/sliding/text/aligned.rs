//! Boards in columns with a gap for the blank.

use super::format::{Format, Note};
use super::rows::Row;
use super::{Reading, dressed, tiles};
use crate::fault::Found;
use crate::lines::Word;

/// Reads rows of one length, of which one row has a number fewer: its gap is the column in which
/// only the other rows have a number. In each column all numbers must end, or all must begin, in
/// the same place.
pub(super) fn read(rows: &[Row<'_>]) -> Option<Reading> {
    let cols = rows.iter().map(|row| row.words.len()).max()?;
    let dims = tiles::supported(rows.len(), cols)?;
    let mut short = rows.iter().enumerate().filter(|(_, row)| row.words.len() < cols);
    let (at, row) = short.next().filter(|(_, row)| row.words.len() + 1 == cols)?;
    let is_digits = |row: &Row<'_>| row.words.iter().all(Word::is_digits);
    if short.next().is_some() || !rows.iter().all(is_digits) {
        return None;
    }
    let full: Vec<&Row<'_>> = rows.iter().filter(|row| row.words.len() == cols).collect();
    let col = gap(&full, row, |word| word.end).or_else(|| gap(&full, row, |word| word.column))?;
    let mut filled = rows.to_vec();
    let (line, column) = match col.checked_sub(1) {
        Some(before) => (row.line, row.words[before].end),
        None => (row.line, 1),
    };
    filled[at].words.insert(col, Word { text: "0", line, column, end: column });
    let tiles = tiles::fill(&filled, Some(dims), Found::default()).ok()?;
    let reading = Reading::of_rows(tiles, Format::Course);
    Some(dressed::noted(reading, Note::Gap { row: at + 1, col: col + 1 }))
}

/// The column that a short row leaves out. `None` unless all full rows have their words in the same
/// places.
fn gap(full: &[&Row<'_>], short: &Row<'_>, place: impl Fn(&Word<'_>) -> usize) -> Option<usize> {
    let places = |row: &Row<'_>| row.words.iter().map(&place).collect::<Vec<_>>();
    let (first, others) = full.split_first()?;
    let columns = places(first);
    let row = places(short);
    let col = columns.iter().zip(&row).take_while(|(a, b)| a == b).count();
    let is_right = columns[col + 1..] == row[col..];
    (is_right && others.iter().all(|row| places(row) == columns)).then_some(col)
}
