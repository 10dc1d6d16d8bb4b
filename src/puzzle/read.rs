//! Puzzles from the bytes of a file.

use super::Puzzle;
use crate::sliding::board::Goal;
use crate::sliding::text::{self, Faults};

/// Why bytes do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("{line}:{column}: not text in UTF-8; expected rows of numbers")]
    NotUtf8 { line: usize, column: usize },
    #[error(transparent)]
    Faults(#[from] Faults),
}

/// A `line:column: what` for each fault.
impl ReadError {
    pub fn messages(&self) -> Vec<String> {
        match self {
            Self::NotUtf8 { .. } => vec![self.to_string()],
            Self::Faults(faults) => faults.list().iter().map(ToString::to_string).collect(),
        }
    }
}

/// Reads a file that holds one puzzle.
pub fn puzzle(bytes: &[u8], goal: Goal) -> Result<Puzzle, ReadError> {
    let start = text::parse(decode(bytes)?)?;
    Ok(Puzzle::new(start, goal))
}

/// Reads a file each of whose lines, the empty ones apart, is a puzzle. Lines count from 1, and
/// are read as they are asked for: a large file of bad ones has more faults than fit in memory.
pub fn lines(
    bytes: &[u8],
    goal: Goal,
) -> Result<impl Iterator<Item = (usize, Result<Puzzle, Faults>)>, ReadError> {
    let text = decode(bytes)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let puzzles = text::lines(text).enumerate().filter(|(_, line)| !line.trim().is_empty());
    Ok(puzzles.map(move |(index, line)| {
        let number = index + 1;
        (number, text::parse_line(line, number).map(|start| Puzzle::new(start, goal)))
    }))
}

fn decode(bytes: &[u8]) -> Result<&str, ReadError> {
    std::str::from_utf8(bytes).map_err(|error| {
        // A character in the place of the bad byte: what comes before it may end a line.
        let good = format!("{}?", String::from_utf8_lossy(&bytes[..error.valid_up_to()]));
        let good = good.strip_prefix('\u{feff}').unwrap_or(&good);
        let line = text::lines(good).count();
        let column = text::lines(good).last().map_or(1, |line| line.chars().count());
        ReadError::NotUtf8 { line, column }
    })
}
