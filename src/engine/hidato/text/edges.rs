//! Edges in a text, as in Rikudo: after the rows, in lines or after `/`, stand the word `edge` and
//! the row and the column of two cells, `edge 1,2 1,3`. The numbers of these cells follow each
//! other. Only a text that begins with the word for its kind has edges.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

use super::fault::{Fault, FaultKind, Faults};
use super::{Reading, has_header};
use crate::fault::Found;
use crate::hidato::board::{Board, Shape};
use crate::lines::slashed::before_mark;
use crate::lines::{Word, lines, words};
use crate::shown::quoted;

const EDGE: &str = "edge";

/// A text without its edges, with as many lines; and the words of each edge.
pub(super) struct Parted<'a> {
    pub text: Cow<'a, str>,
    edges: Vec<Vec<Word<'a>>>,
}

fn words_of(text: &str, line: usize, column: usize) -> Vec<Word<'_>> {
    words(text, line, column, |letter| letter == ',').collect()
}

fn is_edge(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case(EDGE))
}

impl<'a> Parted<'a> {
    /// `first` is the number of the first line.
    pub fn of(text: &'a str, first: usize) -> Self {
        let mut edges = Vec::new();
        if !has_header(text) {
            return Self { text: Cow::Borrowed(text), edges };
        }
        let mut rest = String::new();
        for (number, whole) in (first..).zip(lines(text)) {
            let line = before_mark(whole);
            let (mut kept, mut at, mut is_over) = (whole, 0, false);
            for part in line.split('/') {
                if !is_over && is_edge(part) {
                    (kept, is_over) = (&whole[..at.max(1) - 1], true);
                }
                if is_over {
                    edges.push(words_of(part, number, 1 + line[..at].chars().count()));
                }
                at += part.len() + 1;
            }
            rest.push_str(kept);
            rest.push('\n');
        }
        match edges.is_empty() {
            true => Self { text: Cow::Borrowed(text), edges },
            false => Self { text: Cow::Owned(rest), edges },
        }
    }

    /// The board with the edges of the text.
    ///
    /// # Errors
    /// The faults of the edges.
    pub fn joined(&self, mut reading: Reading) -> Result<Reading, Faults> {
        if self.edges.is_empty() {
            return Ok(reading);
        }
        let (board, mut faults) = (&reading.board, Found::new());
        let mut shape = Shape::clone(board.shape());
        for words in &self.edges {
            if let Err(fault) = join(&mut shape, words) {
                faults.add(fault);
            }
        }
        if !faults.is_empty() {
            return Err(Faults::new(faults));
        }
        reading.board = Board::new(Arc::new(shape), board.numbers().to_vec());
        Ok(reading)
    }
}

/// Carries out the words of an edge.
fn join(shape: &mut Shape, words: &[Word<'_>]) -> Result<(), Fault> {
    let mut numbers = Vec::with_capacity(4);
    for word in words.iter().skip(1) {
        match word.text.parse::<usize>() {
            Ok(number) if word.is_digits() && numbers.len() < 4 => numbers.push(number),
            _ => return Err(Fault::of(word, FaultKind::EdgeWord(quoted(word.text)))),
        }
    }
    let Some(first) = words.first() else { return Ok(()) };
    let &[row, col, to_row, to_col] = numbers.as_slice() else {
        let kind = match first.text.eq_ignore_ascii_case(EDGE) {
            true => FaultKind::EdgeWords(numbers.len()),
            false => FaultKind::EdgeWord(quoted(first.text)),
        };
        return Err(Fault::of(first, kind));
    };
    let cell = |row: usize, col: usize, word: &Word<'_>| {
        let at = row.checked_sub(1).zip(col.checked_sub(1));
        let cell = at.and_then(|(row, col)| shape.cell_at(row, col));
        cell.ok_or_else(|| Fault::of(word, FaultKind::EdgeCell { row, col }))
    };
    let (a, b) = (cell(row, col, &words[1])?, cell(to_row, to_col, &words[3])?);
    shape.join(a, b).map_err(|error| Fault::of(first, FaultKind::Edge(error)))
}

/// The edges of a shape as lines of a text.
pub(super) fn lines_of(shape: &Shape) -> String {
    let mut text = String::new();
    for &[a, b] in shape.edges() {
        let (a, b) = (shape.coordinates(a.into()), shape.coordinates(b.into()));
        // To write to a String cannot fail.
        let _ = writeln!(text, "{EDGE} {},{} {},{}", a.0 + 1, a.1 + 1, b.0 + 1, b.1 + 1);
    }
    text
}
