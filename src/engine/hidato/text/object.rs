//! A Hidato as an object of JSON. `convert` writes it so, and the objects of `check --json` and
//! `solve --json` have the same names.
//!
//! ```json
//! {"family":"numbrix","start":[[1,0],[0,0]],"edges":[[[1,1],[1,2]]],"filled":[[[2,1],4]]}
//! ```
//!
//! `marked` has cells with their numbers, and `drawn` has lines as two cells. The names come in any
//! order. The reader leaves out what has another name.

use std::collections::BTreeSet;
use std::iter::Peekable;

use serde::Serialize;

use super::below::{Below, Line};
use super::fault::{Fault, FaultKind};
use super::work::Work;
use crate::hidato::board::{Board, Topology};
use crate::lines::brackets::{is_board, is_close, is_open, section};
use crate::lines::{Word, is_end, lines, without_mark, words};
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
    object(without_mark(text)).is_some()
}

/// The board of a text that begins with such an object, in a text of its own, and what would stand
/// below its rows; `None` for any other text. `first` is the number of the first line. In the
/// board's text the name of the family stands in one line more, above.
pub(super) fn read(text: &str, first: usize) -> Option<Result<(String, Vec<Line<'_>>), Fault>> {
    let text = without_mark(text);
    let (topology, parts, rest) = object(text)?;
    let mut places = Places::of(text, first);
    let fault = |kind| Some(Err(Fault { line: first, column: 1, kind }));
    let (mut board, mut below) = (None, Vec::new());
    for part in parts {
        let Some((name, value)) = part.split_once(':') else { continue };
        let Some(name) = places.within(name).first().copied() else { continue };
        if section(name.text) == Some("start") || is_board(name.text) {
            board = board.or_else(|| has_cells(value).then_some(value));
        } else if let Some(kind) = kind(name.text) {
            below.extend(lines_of(kind, name, value, &mut places));
        }
    }
    let Some(rest) = rest else { return fault(FaultKind::Unclosed) };
    if let Some(word) = places.within(rest).first() {
        return Some(Err(Fault::of(word, FaultKind::NotACell(quoted(word.text)))));
    }
    let Some(board) = board else { return fault(FaultKind::Empty) };
    Some(Ok((alone(text, board, topology), below)))
}

/// The board of a text below the name of its family. All else is blank, so that words keep their
/// places.
fn alone(text: &str, board: &str, topology: Topology) -> String {
    let before = &text[..board.as_ptr() as usize - text.as_ptr() as usize];
    let blank = |letter: char| if is_end(letter) { letter } else { ' ' };
    let blanks: String = before.chars().map(blank).collect();
    format!("{}\n{blanks}{board}", topology.name())
}

/// Whether a value is a list that is not empty.
fn has_cells(value: &str) -> bool {
    let is_cell = |letter: char| !(is_mark(letter) || letter.is_whitespace());
    value.trim_start().starts_with('[') && value.contains(is_cell)
}

/// What the entries of a list are as lines below the rows of a board.
fn lines_of<'a>(
    below: Below,
    name: Word<'a>,
    value: &'a str,
    places: &mut Places<'a>,
) -> Vec<Line<'a>> {
    let entries = parts(value).map(|(entries, _)| entries).unwrap_or_default();
    let entries = entries.into_iter().filter(|entry| !entry.trim().is_empty());
    let line = |entry| {
        let numbers = places.within(entry);
        let first = Word { text: below.word(), ..*numbers.first().unwrap_or(&name) };
        Line { below, words: [first].into_iter().chain(numbers).collect() }
    };
    entries.map(line).collect()
}

fn kind(name: &str) -> Option<Below> {
    if name.eq_ignore_ascii_case("edges") { Some(Below::Edge) } else { Below::named(name) }
}

/// The family of Hidato that the object at the beginning of a text names, its parts, and what
/// stands after it.
fn object(text: &str) -> Option<(Topology, Vec<&str>, Option<&str>)> {
    // A list of another program begins with numbers or brackets.
    let inner = text.trim_start().strip_prefix('{')?.trim_start();
    let (parts, rest) = inner.starts_with(['"', '\'']).then(|| parts(text))??;
    let bare = |text| words(text, 1, 1, is_mark).next().map(|word| word.text);
    let is_family = |name| bare(name).is_some_and(|name| name.eq_ignore_ascii_case("family"));
    let mut pairs = parts.iter().filter_map(|part| part.split_once(':'));
    let (_, value) = pairs.find(|(name, _)| is_family(name))?;
    Some((Topology::named(bare(value)?)?, parts, rest))
}

/// The parts of the list or the object that begins a text, and what stands after it, if it ends.
fn parts(text: &str) -> Option<(Vec<&str>, Option<&str>)> {
    let text = text.trim_start();
    if !text.starts_with(['[', '{']) {
        return None;
    }
    let (mut parts, mut begin, mut depth) = (Vec::new(), 1, 0);
    let (mut quote, mut is_escaped) = (None, false);
    for (at, letter) in text.char_indices() {
        match quote {
            _ if is_escaped => is_escaped = false,
            Some(_) if letter == '\\' => is_escaped = true,
            Some(mark) if letter == mark => quote = None,
            Some(_) => {}
            None if matches!(letter, '"' | '\'') => quote = Some(letter),
            None if is_open(letter) => depth += 1,
            None if depth == 1 && (letter == ',' || is_close(letter)) => {
                parts.push(&text[begin..at]);
                begin = at + 1;
                if letter != ',' {
                    return Some((parts, Some(&text[begin..])));
                }
            }
            None if is_close(letter) => depth -= 1,
            None => {}
        }
    }
    parts.push(&text[begin..]);
    Some((parts, None))
}

fn is_mark(letter: char) -> bool {
    is_open(letter) || is_close(letter) || matches!(letter, ',' | ':' | '"' | '\'')
}

/// The words of a text, handed out from its beginning to its end.
struct Places<'a>(Peekable<Box<dyn Iterator<Item = Word<'a>> + 'a>>);

impl<'a> Places<'a> {
    fn of(text: &'a str, first: usize) -> Self {
        let line = |(number, line)| words(line, number, 1, is_mark);
        let words: Box<dyn Iterator<Item = Word<'a>>> =
            Box::new((first..).zip(lines(text)).flat_map(line));
        Self(words.peekable())
    }

    /// The words of a part, which stands after the parts before.
    fn within(&mut self, part: &'a str) -> Vec<Word<'a>> {
        let range = part.as_bytes().as_ptr_range();
        while self.0.next_if(|word| word.text.as_ptr() < range.start).is_some() {}
        std::iter::from_fn(|| self.0.next_if(|word| word.text.as_ptr() < range.end)).collect()
    }
}
