//! Puzzles from the bytes of a file.

use super::{GoalChoice, Puzzle, SizeError, hidato};
use crate::hidato::board::Topology;
use crate::hidato::text as hidato_text;
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

/// A `line:column: what` for each fault.
impl ReadError {
    pub fn messages(&self) -> Vec<String> {
        match self {
            Self::Faults(faults) => faults.list().iter().map(ToString::to_string).collect(),
            Self::Hidato(faults) => faults.list().iter().map(ToString::to_string).collect(),
            _ => vec![self.to_string()],
        }
    }
}

/// Reads a file that holds one puzzle of either family. A `goal` is for sliding tiles and makes it
/// one of these; `topology` is for a Hidato that does not say which cells touch.
pub fn any(bytes: &[u8], goal: Option<&GoalChoice>, topology: Topology) -> Result<Any, ReadError> {
    let text = decode(bytes, 1)?;
    if goal.is_none() && hidato_text::looks_like(text) {
        return hidato::read(text, topology).map(Any::Hidato);
    }
    puzzle(bytes, goal).map(Any::Sliding)
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
    let whole = bytes.split(|&byte| byte == b'\n');
    let split = whole
        .flat_map(|line| line.strip_suffix(b"\r").unwrap_or(line).split(|&byte| byte == b'\r'));
    (1..).zip(split).filter_map(move |(number, line)| {
        let line = match decode(line, number) {
            Ok(line) => line,
            Err(error) => return Some((number, Err(error))),
        };
        let read = || open(text::read_line(line, number)?, goal, number);
        (!text::is_line_empty(line)).then(|| (number, read()))
    })
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
        // A character in the place of the bad byte: what comes before it may end a line.
        let good = format!("{}?", String::from_utf8_lossy(&bytes[..error.valid_up_to()]));
        let good = good.strip_prefix('\u{feff}').unwrap_or(&good);
        let line = first + text::lines(good).count() - 1;
        let column = text::lines(good).last().map_or(1, |line| line.chars().count());
        ReadError::NotUtf8 { line, column }
    })
}
