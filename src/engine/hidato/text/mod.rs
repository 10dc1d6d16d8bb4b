//! Boards from text and to text.
//!
//! A line is a row, a word a cell: a number; 0 or underscores for an empty cell; −1 or dots for a
//! hole. Empty lines, a byte order mark, commas and the kind of line end mean nothing, `#` begins a
//! comment. A first word `hidato`, `numbrix` or `hexagonal`, or `rikudo` for hexagonal, says which
//! cells touch; without one the caller decides.
//!
//! In Rosetta Code's text, which is one with underscores or dots, blanks can be holes too: where
//! all words end in columns of one width, a column that a row leaves out is a hole, and a row
//! shorter than the longest ends in holes.
//!
//! The cells of a board with the word `hexagonal` are hexagons with a corner upwards, and its
//! second row, its fourth and so on stand half a cell to the right of the others. So the cell in
//! row r and column c, counted from 1, touches those in columns c − 1 and c of the rows above and
//! below if r is odd, and those in columns c and c + 1 if r is even. If the text is drawn like
//! this, with every second row moved by half a column, then columns that a row leaves out are
//! holes, whatever the marks.
//!
//! If a text is none of these, [`dressed`] tries it as a board in another dress: on one line, with
//! a size line, in brackets or a table, with other marks for holes and empty cells.
//!
//! | room | what lives there |
//! |---|---|
//! | [`fault`] | what keeps a text from being a board, and where |
//! | [`recognise`] | whether a text is a Hidato rather than a sliding puzzle |
//! | [`dressed`] | separators, brackets, tables, size lines, one line |
//! | [`marks`] | what stands for a hole and for an empty cell |
//! | `otherwise` | marks that could mean another thing |
//! | `words` | rows of words, and what they mean |
//! | `grid` | the cells that rows of words make |
//! | [`below`] | the words that begin lines below the rows |
//! | `parted` | a text without these lines, and what they say |
//! | `edges` | cells that are joined, as in Rikudo |
//! | `object` | an object of JSON, with all of these |
//! | `members`, `tokens` | what such an object holds, and its marks and words |
//! | [`work`] | what a person has done on the board |
//! | `write` | a board back to text |
//!
//! The time to read a text is proportional to its length. Besides the text itself, and what stands
//! below its rows, the reader takes at most about a MiB of memory, because it stops when a text has
//! more words than a board has places.

pub mod below;
mod dressed;
mod edges;
pub mod fault;
mod grid;
mod marks;
mod members;
mod object;
mod otherwise;
mod parted;
pub mod recognise;
mod tokens;
mod words;
pub mod work;
mod write;

pub use fault::{Fault, FaultKind, Faults};
pub use marks::Marks;
pub use object::is_object;
pub use recognise::{LINES_JUDGED_MAX, looks_like, resembles};
pub use work::Work;
pub use write::{rows, shown, with_work, write};

use std::borrow::Cow;

use langkah_language::text;
use parted::Parted;

use super::board::{Board, Topology};
use crate::fault::{Cause, Found};
use crate::lines::encoding::Encoding;
use crate::lines::{has_long_line, lines, without_mark};
use crate::shown::quoted;
use words::{Meaning, Rows};

crate::named! {
    /// How a board stands in a text.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Format with about {
        /// −1 for a hole, 0 for an empty cell.
        Matrix = "matrix", text!("hidato-text-about-matrix");
        /// `.` for a hole, `__` for an empty cell.
        Rosetta = "rosetta", text!("hidato-text-about-rosetta");
        /// `hidato`, `numbrix` or `hexagonal`, and the rows divided by `/`.
        Line = "line", text!("hidato-text-about-line");
        /// Rows after a line with both sides, or with one number for both.
        Sized = "sized", text!("sliding-text-about-sized");
        /// Commas, semicolons or tabs between numbers.
        Csv = "csv", text!("sliding-text-about-csv");
        /// Lists in brackets.
        Json = "json", text!("sliding-text-about-json");
        /// A table of Markdown, or a drawn one.
        Table = "table", text!("sliding-text-about-table");
    }
}

impl Format {
    /// The usual extension of a file that holds nothing else.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            _ => "txt",
        }
    }
}

/// How the reader resolved an ambiguity of a text. It is displayed as sentences.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Note {
    /// A list is read as a square board with this side.
    #[error("{}", square(*side))]
    Square { side: usize },
    /// Marks whose meaning the text does not tell.
    #[error("{0}")]
    Marks(marks::Marks),
    /// The text may be a sliding board with `blanks` blanks and without some tiles.
    #[error("{}", text!("hidato-text-note-sliding", blanks = (*blanks), missing = (*missing)))]
    Sliding { blanks: usize, missing: usize },
    /// The only cell without a number has a mark that sliding tiles do not have, and the other
    /// cells have the tiles.
    #[error("{}", lone(mark, *is_hole))]
    Lone { mark: String, is_hole: bool },
    /// A text of sliding tiles, with the number of cells for the blank, in which each number
    /// touches the next one.
    #[error("{}", text!("hidato-text-note-full", cells = (*cells)))]
    Full { cells: usize },
    /// A mark that is read as a hole, so that the greatest given is the number of cells.
    #[error("{}", text!("hidato-text-note-fitting", mark = (*mark)))]
    Fitting { mark: &'static str },
    /// How the bytes were read, if not as UTF-8.
    #[error("{}", _0.sentence())]
    Encoding(Encoding),
}

fn square(side: usize) -> String {
    text!("hidato-text-note-square", cells = (side * side).to_string(), side = side)
}

fn lone(mark: &str, is_hole: bool) -> String {
    match is_hole {
        true => text!("hidato-text-note-lone-hole", mark = mark),
        false => text!("hidato-text-note-lone-empty", mark = mark),
    }
}

/// What a text tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub board: Board,
    pub format: Format,
    /// Which cells touch, if the text itself says it.
    pub topology: Option<Topology>,
    /// What a person has done on the board.
    pub work: Work,
    pub notes: Vec<Note>,
}

/// Reads one board. `topology` is used if the text says none.
///
/// # Errors
/// Every fault that keeps the text from being a board.
pub fn read(text: &str, topology: Topology) -> Result<Reading, Faults> {
    read_from(text, 1, topology)
}

/// The same for a part of a text, whose first line has the number `first`.
///
/// # Errors
/// As for [`read`].
pub fn read_from(text: &str, first: usize, topology: Topology) -> Result<Reading, Faults> {
    let read = |text: &str| read_as_it_is(text, first, topology);
    read(text).map(|reading| otherwise::fitting(reading, text, read))
}

fn read_as_it_is(text: &str, first: usize, topology: Topology) -> Result<Reading, Faults> {
    if let Some(object) = object::read(text, first) {
        let object::Held { topology, line, sheet, below } = object?;
        let reading = dressed::read_list(&sheet, line, topology)?;
        return Parted { text: Cow::Borrowed(text), below }.joined(reading);
    }
    let parted = Parted::of(text, first);
    let text = &*parted.text;
    let plain = || read_rows(&Rows::of(text, first), topology);
    read_either(text, first, topology, plain).and_then(|reading| parted.joined(reading))
}

/// Reads a text plainly, or in its dress: first so if it has empty fields between commas, which are
/// nothing in a plain text.
fn read_either(
    text: &str,
    first: usize,
    topology: Topology,
    plain: impl FnOnce() -> Result<Reading, Faults>,
) -> Result<Reading, Faults> {
    let dressed = || dressed::read(text, first, topology);
    match words::has_empty_field(text).then(dressed) {
        Some(Some(Ok(reading))) => Ok(reading),
        _ => plain().or_else(|faults| dressed().unwrap_or(Err(faults))),
    }
}

/// Whether a text begins, after its comments, with a word that says which cells touch, or with an
/// object that says it.
pub fn has_header(text: &str) -> bool {
    let is_between = |letter: char| letter.is_whitespace() || letter == ',';
    let mut begun = lines(without_mark(text)).map(|line| line.trim_start_matches(is_between));
    let is_code =
        |line: &&str| !line.is_empty() && !line.starts_with('#') && !line.starts_with("//");
    let first = begun.find(is_code).and_then(|line| line.split(is_between).next());
    let first = first.unwrap_or_default();
    let first = first.strip_suffix(':').unwrap_or(first);
    Topology::of_word(first).is_some() || is_object(text)
}

/// Reads a part of a text, whose first line has the number `first`, if it is a Hidato; `None` if it
/// is not. A text in a dress counts as a Hidato only if the plain text is no puzzle of another
/// family; the caller has to know this.
///
/// # Errors
/// As for [`read`].
pub fn read_if_hidato(
    text: &str,
    first: usize,
    topology: Topology,
) -> Option<Result<Reading, Faults>> {
    if has_header(text) {
        return Some(read_from(text, first, topology));
    }
    let rows = Rows::of(text, first);
    recognise::is_hidato(&rows, true).then(|| {
        let plain = || read_rows(&rows, topology).map(|reading| dressed::squared(reading, &rows));
        let read = read_either(text, first, topology, plain)?;
        Ok(otherwise::fitting(read, text, |text| read_as_it_is(text, first, topology)))
    })
}

/// The note for a Hidato that may be a sliding board with too many blanks, or with a blank that it
/// does not know.
pub fn sliding_note(text: &str) -> Option<Note> {
    recognise::sliding_note(&Rows::of(text, 1))
}

/// The same for a text in a dress that the plain reader does not know.
///
/// # Errors
/// As for [`read`].
pub fn read_if_dressed(
    text: &str,
    first: usize,
    topology: Topology,
) -> Option<Result<Reading, Faults>> {
    if has_long_line(text) {
        return None;
    }
    let parted = Parted::of(text, first);
    let read = dressed::read_if_hidato(&parted.text, first, topology)?;
    let read = read.and_then(|reading| parted.joined(reading));
    let again = |text: &str| read_as_it_is(text, first, topology);
    Some(read.map(|reading| otherwise::fitting(reading, text, again)))
}

/// The common cause of many words that are no cells.
fn cause(rows: &Rows<'_>) -> Option<Fault> {
    let bad = rows.words().iter().filter(|(_, meaning)| *meaning == Meaning::Other);
    let (word, kind) = match Cause::of(bad.map(|(word, _)| *word))? {
        Cause::Separator(letter, word) => {
            (word, FaultKind::Separator(quoted(letter.encode_utf8(&mut [0; 4]))))
        }
        Cause::Words(word, others) => {
            (word, FaultKind::NotCells { word: quoted(word.text), others })
        }
    };
    Some(Fault::of(&word, kind))
}

fn read_rows(rows: &Rows<'_>, topology: Topology) -> Result<Reading, Faults> {
    if let Some(more) = &rows.more {
        return Err(Fault::of(more, FaultKind::TooMany).into());
    }
    let Some((first, _)) = rows.words().first() else {
        return Err(Fault { line: rows.first, column: 1, kind: FaultKind::Empty }.into());
    };
    let said = rows.header;
    let is_rosetta = rows.words().iter().any(|(word, _)| word.text.starts_with(['_', '.']));
    let format = if is_rosetta { Format::Rosetta } else { Format::Matrix };
    if let Some(fault) = cause(rows) {
        return Err(fault.into());
    }
    let mut faults = Found::default();
    let built = grid::board(rows, format, said.unwrap_or(topology), &mut faults);
    match built {
        Ok(board) if faults.is_empty() => {
            Ok(Reading { board, format, topology: said, work: Work::default(), notes: Vec::new() })
        }
        Ok(_) => Err(Faults::new(faults)),
        Err(kind) => {
            faults.add(Fault::of(first, kind));
            Err(Faults::new(faults))
        }
    }
}
