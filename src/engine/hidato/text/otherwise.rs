//! Marks that could mean another thing. A Hidato as it is published gives its last number: so of
//! two ways to read a mark the one is right that makes the greatest given the number of cells.

use super::words::Meaning;
use super::{Board, Faults, Note, Reading, marks};
use crate::hidato::feasibility::faults;
use crate::lines::lines;

/// A mark of a hole that has one letter.
const WALL: char = 'x';

/// A way to read a text otherwise: the text with other marks, and what is told of it.
type Otherwise = fn(&str) -> Option<(String, Note)>;

/// `reading`, or the text read otherwise by `read` if only then its last number is given.
pub(super) fn fitting(
    reading: Reading,
    text: &str,
    read: impl Fn(&str) -> Result<Reading, Faults>,
) -> Reading {
    if gives_last(&reading.board) {
        return reading;
    }
    let ways: [Otherwise; 2] = [with_rows_of_comments, with_holes_of_null];
    let other = ways.into_iter().filter_map(|way| way(text)).find_map(|(text, note)| {
        let mut other = read(&text).ok().filter(|other| gives_last(&other.board))?;
        if !faults(&other.board).is_empty() {
            return None;
        }
        // The other mark stands in our text alone.
        other.notes.retain(|note| !matches!(note, Note::Marks(marks) if marks.is_only(WALL)));
        other.notes.push(note);
        Some(other)
    });
    other.unwrap_or(reading)
}

fn gives_last(board: &Board) -> bool {
    board.numbers().iter().max().is_some_and(|&most| usize::from(most) == board.count())
}

/// Comments that have as many numbers and marks as the first row, as rows that begin with a hole.
fn with_rows_of_comments(text: &str) -> Option<(String, Note)> {
    let is_cell = |word: &str| {
        let meaning = Meaning::of_text(word);
        marks::is_mark(word)
            || matches!(meaning, Meaning::Number(_) | Meaning::Empty | Meaning::Hole)
    };
    let cells = |line: &str| {
        let count = line.split_whitespace().count();
        (count > 1 && line.split_whitespace().all(is_cell)).then_some(count)
    };
    let is_comment = |line: &str| line.trim_start().starts_with('#');
    let width = lines(text).filter(|line| !is_comment(line)).find_map(cells)?;
    let is_row = |line: &str| is_comment(line) && cells(line) == Some(width);
    let line = |line: &str| match is_row(line) {
        true => line.replace('#', &WALL.to_string()) + "\n",
        false => line.to_owned() + "\n",
    };
    let note = Note::Fitting { mark: "#" };
    lines(text).any(is_row).then(|| (lines(text).map(line).collect(), note))
}

/// `null` and `None` as holes.
fn with_holes_of_null(text: &str) -> Option<(String, Note)> {
    let is = |one: &'static str| {
        let text = replaced(text, |word| word.eq_ignore_ascii_case(one), "-1")?;
        Some((text, Note::Fitting { mark: one }))
    };
    is("null").or_else(|| is("None"))
}

/// The text with `by` in the place of the words that are meant; `None` if there are none.
fn replaced(text: &str, is_meant: impl Fn(&str) -> bool, by: &str) -> Option<String> {
    let is_between = |letter: char| {
        letter.is_whitespace()
            || matches!(letter, '[' | ']' | '(' | ')' | '{' | '}' | ',' | ';' | ':' | '/' | '|')
            || matches!(letter, '&' | '"' | '\'' | '`')
    };
    let (mut all, mut has_any) = (String::with_capacity(text.len()), false);
    for part in text.split_inclusive(is_between) {
        let word = part.trim_end_matches(is_between);
        if !word.is_empty() && is_meant(word) {
            // Columns stay where they are: they may show which cells there are.
            all.extend(std::iter::repeat_n(' ', word.len().saturating_sub(by.len())));
            all += by;
            has_any = true;
        } else {
            all += word;
        }
        all += &part[word.len()..];
    }
    has_any.then_some(all)
}
