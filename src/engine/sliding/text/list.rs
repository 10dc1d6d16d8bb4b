//! A puzzle on one line: a square board as a list, the same with an index in front as in Korf's
//! lists, or nine digits.

use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use super::rows::Row;
use super::{Reading, tiles};
use crate::lines::Word;
use crate::sliding::board::{Board, Goal, GoalChoice};
use crate::sliding::solvability::Solvability;

/// A word of fewer digits than this is a number.
const DIGITS_MIN: usize = 4;
const DIGITS: usize = 9;

pub(super) fn read(row: &Row<'_>) -> Result<Reading, Faults> {
    if let [word] = row.words.as_slice()
        && word.is_digits()
        && word.text.len() >= DIGITS_MIN
    {
        return digits(word);
    }
    if let Some(reading) = indexed(row) {
        return Ok(reading);
    }
    let tiles = tiles::rows(std::slice::from_ref(row))?;
    let mut reading = Reading::of_rows(tiles, Format::Course);
    reading.notes.extend(other_goal(&reading.start));
    Ok(reading)
}

/// A word of at least [`DIGITS_MIN`] digits.
fn digits(word: &Word<'_>) -> Result<Reading, Faults> {
    let count = word.text.len();
    if count != DIGITS {
        return Err(Fault::of(word, FaultKind::DigitCount(count)).into());
    }
    let digit = |index| {
        let column = word.column + index;
        Word { text: &word.text[index..=index], line: word.line, column, end: column + 1 }
    };
    let words = (0..DIGITS).map(digit).collect();
    let row = Row { line: word.line, words, end: word.end };
    let tiles = tiles::rows(&[row])?;
    Ok(Reading::new(tiles, Format::Digits))
}

/// A list with one number in front that is not a tile. Its goal is Korf's, with the blank first.
fn indexed(row: &Row<'_>) -> Option<Reading> {
    row.words.first().filter(|word| word.is_digits())?;
    tiles::square(row.words.len() - 1)?;
    let tiles = tiles::rows(&[row.from(1)]).ok()?;
    let mut reading = Reading::new(tiles, Format::Korf);
    reading.goal = Some(GoalChoice::Usual(Goal::BlankFirst));
    reading.notes.push(Note::Index);
    Some(reading)
}

/// The note for a list that may be one of Korf's without an index.
fn other_goal(start: &Board) -> Option<Note> {
    let can = |goal: Goal| Solvability::of(start, &goal.like(start)).is_solvable();
    match (can(Goal::BlankLast), can(Goal::BlankFirst)) {
        (_, false) => None,
        (false, true) => Some(Note::BlankFirstOnly),
        (true, true) => Some(Note::BlankFirstToo),
    }
}
