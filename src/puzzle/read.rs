//! Puzzles from the bytes of a file.
//!
//! Bytes of any kind are read or refused in time in proportion to their number, and in about as
//! much memory as they take themselves. What is told of bad ones is short and safe to show.

use super::{GoalChoice, Puzzle, SizeError, hidato};
use crate::hidato::board::Topology;
use crate::hidato::text as hidato_text;
use crate::lines::{lines_of_bytes, without_mark};
use crate::sliding::text::{self, Faults, Format, Note, Reading};

/// A puzzle as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub puzzle: Puzzle,
    pub format: Format,
    /// How ambiguities that change the puzzle were resolved.
    pub notes: Vec<Note>,
}

/// A puzzle of either family as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Any {
    Sliding(Opened),
    Hidato(hidato::Opened),
}

/// Why bytes do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("{line}:{column}: not text in UTF-8; expected rows of numbers")]
    NotUtf8 { line: usize, column: usize },
    #[error(transparent)]
    Faults(#[from] Faults),
    #[error(transparent)]
    Hidato(#[from] hidato_text::Faults),
    /// The goal that was chosen does not go with the start.
    #[error("{line}:1: {error}")]
    GoalSize { line: usize, error: SizeError },
}

impl ReadError {
    /// A `line:column: what` for each fault that is told, in the order of the text: at most
    /// [`crate::fault::LISTED_MAX`].
    pub fn messages(&self) -> Vec<String> {
        match self {
            Self::Faults(faults) => faults.list().iter().map(ToString::to_string).collect(),
            Self::Hidato(faults) => faults.list().iter().map(ToString::to_string).collect(),
            Self::NotUtf8 { .. } | Self::GoalSize { .. } => vec![self.to_string()],
        }
    }

    /// How many faults there are beyond the messages.
    pub fn more(&self) -> usize {
        match self {
            Self::Faults(faults) => faults.more(),
            Self::Hidato(faults) => faults.more(),
            Self::NotUtf8 { .. } | Self::GoalSize { .. } => 0,
        }
    }
}

/// Reads a file that holds one puzzle of either family. A `goal` is for sliding tiles and makes it
/// one of these; `topology` is for a Hidato that does not say which cells touch.
pub fn any(bytes: &[u8], goal: Option<&GoalChoice>, topology: Topology) -> Result<Any, ReadError> {
    let text = decode(bytes, 1)?;
    let hidato = match goal {
        Some(_) => None,
        None => hidato_text::read_if_hidato(text, topology),
    };
    if let Some(reading) = hidato {
        let hidato_text::Reading { board, format, topology } = reading?;
        return Ok(Any::Hidato(hidato::Opened { board, format, topology }));
    }
    open(text::read(text)?, goal, 1).map(Any::Sliding)
}

/// Reads a file that holds one sliding puzzle. A `goal` goes before the file's own.
pub fn puzzle(bytes: &[u8], goal: Option<&GoalChoice>) -> Result<Opened, ReadError> {
    open(text::read(decode(bytes, 1)?)?, goal, 1)
}

/// Reads a file each of whose lines, the empty ones apart, is a puzzle. Lines count from 1, and
/// are read as they are asked for: a large file of bad ones has more faults than fit in memory.
pub fn lines<'a>(
    bytes: &'a [u8],
    goal: Option<&'a GoalChoice>,
) -> impl Iterator<Item = (usize, Result<Opened, ReadError>)> + 'a {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let numbered = (1..).zip(lines_of_bytes(bytes));
    numbered.filter_map(move |(number, text)| Some((number, line(text, number, goal)?)))
}

/// Reads one line of such a file, the byte order mark apart: `None` where it is empty. Of a line
/// that is too long its first [`text::LINE_BYTES_MAX`] bytes and one more are enough.
pub fn line(
    bytes: &[u8],
    number: usize,
    goal: Option<&GoalChoice>,
) -> Option<Result<Opened, ReadError>> {
    let line = match decode(bytes, number) {
        Ok(line) => line,
        Err(error) => return Some(Err(error)),
    };
    let read = || open(text::read_line(line, number)?, goal, number);
    (!text::is_line_empty(line)).then(read)
}

/// Brings a start and its goal together.
fn open(reading: Reading, chosen: Option<&GoalChoice>, line: usize) -> Result<Opened, ReadError> {
    let Reading { start, format, goal: own, mut notes } = reading;
    let goal = chosen.or(own.as_ref()).cloned().unwrap_or(GoalChoice::Usual(format.goal()));
    let with = |goal: &GoalChoice| Puzzle::with(start.clone(), goal);
    let puzzle = with(&goal).map_err(|error| ReadError::GoalSize { line, error })?;
    if chosen.is_some() {
        notes.retain(|note| !note.is_about_goal());
        if let Some(own) = own
            && with(&own).is_ok_and(|own| own.goal() != puzzle.goal())
        {
            notes.push(Note::OtherGoal(own));
        }
    }
    Ok(Opened { puzzle, format, notes })
}

/// `first` is the number of the first line of the bytes.
fn decode(bytes: &[u8], first: usize) -> Result<&str, ReadError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        // The bad byte comes after the last of these lines, which may be empty.
        let lines = crate::lines::lines(without_mark(good)).zip(first..);
        let (line, number) = lines.last().unwrap_or((good, first));
        ReadError::NotUtf8 { line: number, column: line.chars().count() + 1 }
    })
}
