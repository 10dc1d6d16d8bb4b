//! What can be asked of a session.

use std::fmt;

use super::Notice;
use super::player::Speed;
use crate::grid::Dims;
use crate::puzzle::Puzzle;
use crate::puzzle::plan::Plan;
use crate::puzzle::read::Opened;
use crate::sliding::random::Kind;
use crate::sliding::text::Format;

/// A wish of the person, or of a thread that has finished reading a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Opens a puzzle in place of the open one.
    Load {
        puzzle: Puzzle,
        source: Source,
        /// `None` where it comes from no text.
        format: Option<Format>,
        /// How it was read, in sentences, where that is not plain.
        notes: Vec<String>,
    },
    /// Tells the person something; the open puzzle stays.
    Tell(Notice),
    Dismiss,
    Random {
        kind: Kind,
        seed: u64,
    },
    Solve,
    Stop,
    Choose(Plan),
    First,
    Prev,
    Next,
    Last,
    /// Goes to the board after this many steps.
    Seek(usize),
    PlayPause,
    Speed(Speed),
}

impl Command {
    /// Opens what was read.
    pub fn load(opened: Opened, source: Source) -> Self {
        let notes = opened.notes.iter().map(ToString::to_string).collect();
        Self::Load { puzzle: opened.puzzle, source, format: Some(opened.format), notes }
    }
}

/// Where a puzzle came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file's name, without its folders.
    File(String),
    /// One of the puzzles that come with the program.
    Sample(&'static str),
    Clipboard,
    Random {
        kind: Kind,
        size: Dims,
        seed: u64,
    },
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(name) => f.write_str(name),
            Self::Sample(name) => f.write_str(name),
            Self::Clipboard => f.write_str("Pasted"),
            Self::Random { kind, size, seed } => match kind {
                Kind::Solvable => write!(f, "Random {size}, seed {seed}"),
                Kind::Any => write!(f, "Any {size} arrangement, seed {seed}"),
                Kind::Walk(moves) => write!(f, "{moves} random moves on {size}, seed {seed}"),
            },
        }
    }
}
