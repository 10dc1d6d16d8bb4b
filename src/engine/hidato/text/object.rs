//! A Hidato as an object of JSON. `convert` writes it so, and the objects of `check --json` and
//! `solve --json` have the same names.
//!
//! ```json
//! {"family":"numbrix","start":[[1,0],[0,0]],"edges":[[[1,1],[1,2]]],"filled":[[[2,1],4]]}
//! ```
//!
//! `marked` has cells with their numbers, and `drawn` has lines as two cells. The names come in any
//! order. The reader leaves out what has another name, and the lists and objects around the object
//! if they hold no other Hidato.

use std::collections::BTreeSet;

use serde::Serialize;

use super::below::{Below, Line};
use super::fault::{Fault, FaultKind};
use super::members::{Member, Object, Says};
use super::tokens::{Token, Tokens};
use super::words::WORDS_MAX;
use super::work::Work;
use crate::hidato::board::{Board, Topology};
use crate::lines::brackets::{is_close, is_open};
use crate::lines::{Sheet, Word};
use crate::shown::quoted;

/// A row and a column, from 1.
type Place = [usize; 2];

#[derive(Serialize)]
struct Written<'a> {
    family: &'static str,
    start: Vec<Vec<i32>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    edges: Vec<[Place; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    filled: Vec<(Place, u16)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marked: Vec<(Place, &'a BTreeSet<u16>)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<[Place; 2]>,
}

/// A board and the work of a person on it, on one line.
pub(super) fn write(board: &Board, work: &Work) -> String {
    let shape = board.shape();
    let dims = shape.dims();
    let number = |cell| board.number(cell).map_or(0, i32::from);
    let cell = |row, col| shape.cell_at(row, col).map_or(-1, number);
    let at = |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        [row + 1, col + 1]
    };
    let written = Written {
        family: shape.topology().name(),
        start: (0..dims.rows())
            .map(|row| (0..dims.cols()).map(|col| cell(row, col)).collect())
            .collect(),
        edges: shape.edges().iter().map(|edge| edge.map(|cell| at(cell.into()))).collect(),
        filled: work.filled.iter().map(|(&cell, &number)| (at(cell), number)).collect(),
        marked: work.marks.iter().map(|(&cell, marks)| (at(cell), marks)).collect(),
        drawn: work.lines.iter().map(|&(a, b)| [at(a), at(b)]).collect(),
    };
    serde_json::to_string(&written).unwrap_or_default() + "\n"
}

/// Whether a text begins with an object that is a Hidato.
pub fn is_object(text: &str) -> bool {
    Object::of(text, 1).is_some()
}

/// What such an object holds.
pub(super) struct Held<'a> {
    pub topology: Topology,
    /// The number of the line in which the object begins.
    pub line: usize,
    /// The rows of its board.
    pub sheet: Sheet<'a>,
    /// What would stand below the rows.
    pub below: Vec<Line<'a>>,
}

/// What the object holds that a text begins with; `None` for any other text. `first` is the number
/// of the first line.
pub(super) fn read(text: &str, first: usize) -> Option<Result<Held<'_>, Fault>> {
    Object::of(text, first).map(held)
}

fn held(object: Object<'_>) -> Result<Held<'_>, Fault> {
    if let Some(fault) = object.fault {
        return Err(fault);
    }
    if let Some(token) = object.after.peek() {
        let kind = FaultKind::NotACell(quoted(token.word.text));
        return Err(Fault::of(&token.word, kind));
    }
    let (mut board, mut below) = (None, Vec::new());
    for Member { says, name, value } in object.members {
        match says {
            Says::Board => board = board.or_else(|| has_cells(&value).then_some(value)),
            Says::Below(kind) => below.extend(lines_of(kind, name, value)?),
        }
    }
    let Some(board) = board else { return Err(Fault::of(&object.begin, FaultKind::Empty)) };
    let sheet = Sheet::of_list(board.value().filter_map(cell), WORDS_MAX);
    Ok(Held { topology: object.topology, line: object.begin.line, sheet, below })
}

/// Whether a value is a list that is not empty.
fn has_cells(value: &Tokens<'_>) -> bool {
    let is_cell = |token: Token<'_>| token.mark.is_none();
    value.peek().is_some_and(|token| is_list(&token)) && value.clone().value().any(is_cell)
}

fn is_list(token: &Token<'_>) -> bool {
    matches!(token.mark, Some('[' | '('))
}

/// A cell; `None` for the end of a row, and nothing for a comma.
fn cell(token: Token<'_>) -> Option<Option<Word<'_>>> {
    match token.mark {
        Some(',') => None,
        Some('[' | '(') => Some(None),
        Some(mark) if is_close(mark) => Some(None),
        _ => Some(Some(token.word)),
    }
}

/// What the entries of a list are as lines below the rows of a board.
fn lines_of<'a>(below: Below, name: Word<'a>, value: Tokens<'a>) -> Result<Vec<Line<'a>>, Fault> {
    let (mut tokens, mut found) = (value.value(), Vec::new());
    match tokens.next() {
        Some(token) if is_list(&token) => {}
        Some(token) if token.is_quoted || !is_nothing(token.word.text) => {
            let kind = FaultKind::BelowWord { below, word: quoted(token.word.text) };
            return Err(Fault::of(&token.word, kind));
        }
        _ => return Ok(found),
    }
    let line = |numbers: Vec<Word<'a>>| {
        let first = Word { text: below.name(), ..*numbers.first().unwrap_or(&name) };
        Line { below, words: [first].into_iter().chain(numbers).collect() }
    };
    let (mut depth, mut entry) = (1, None);
    for token in tokens {
        match token.mark {
            Some(',') if depth == 1 => found.extend(entry.take().map(line)),
            Some(',') => {}
            Some(mark) if is_close(mark) => depth -= 1,
            mark => {
                depth += usize::from(mark.is_some_and(is_open));
                let numbers = entry.get_or_insert_default();
                numbers.extend(Some(token.word).filter(|_| !is_list(&token)));
            }
        }
    }
    found.extend(entry.map(line));
    Ok(found)
}

/// Whether a word says that there is nothing: `null`, or `None` in Python.
fn is_nothing(word: &str) -> bool {
    ["null", "None"].contains(&word)
}
