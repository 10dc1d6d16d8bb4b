//! Where a puzzle was, and what the terminal tells of a text that is no puzzle.

use std::fmt;
use std::path::Path;

use langkah_engine::shown;
use langkah_puzzle::read::ReadError;

use super::parts::share::PartOf;
use crate::files::FileError;

/// Where a puzzle was.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file's name as the person gave it.
    pub file: String,
    /// The line in which the puzzle begins, from 1, in a file with several puzzles.
    pub line: Option<usize>,
    /// What its result is part of, where the lines are shared.
    pub part: Option<PartOf>,
}

impl Place {
    /// A file as a whole.
    pub fn file(path: &Path) -> Self {
        Self { file: path.display().to_string(), line: None, part: None }
    }
}

/// `FILE` or `FILE:LINE`, safe to show.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", shown::line(&self.file))?;
        self.line.map_or(Ok(()), |line| write!(f, ":{line}"))
    }
}

/// Something that is no puzzle.
pub struct Bad {
    pub place: Place,
    /// `line:column: what` for each fault of the text, or what is wrong with the file.
    pub messages: Vec<String>,
    /// How many faults there are beyond the messages.
    pub more: usize,
    /// How a text should look.
    pub example: Option<&'static str>,
}

impl Bad {
    /// One fault of a text, with its place in front, or of a file.
    pub fn one(place: Place, message: String) -> Self {
        Self { place, messages: vec![message], more: 0, example: None }
    }

    pub fn of_text(place: Place, error: &ReadError) -> Self {
        let (messages, more) = (error.messages(), error.more());
        Self { place, messages, more, example: error.example() }
    }

    pub fn of_file(place: Place, error: &FileError) -> Self {
        Self::one(place, format!(" {error}"))
    }
}
