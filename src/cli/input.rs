//! The puzzles of the files named, one after another, and what is said of bad ones.

use std::io;
use std::path::Path;

use super::args::Source;
use super::output::Output;
use crate::fault::LISTED_MAX;
use crate::files::{self, FileError, LINES_BYTES_MAX, PUZZLE_BYTES_MAX};
use crate::puzzle::Puzzle;
use crate::puzzle::hidato;
use crate::puzzle::read::{self, Any, Opened, ReadError};
use crate::shown;
use crate::sliding::text::Format;

/// A puzzle of either family.
pub enum Item {
    Sliding(Entry),
    Hidato(Board),
}

/// A Hidato and where it was.
pub struct Board {
    /// As it was named.
    pub file: String,
    /// Of a file with several puzzles, where it begins, from 1.
    pub line: Option<usize>,
    pub opened: hidato::Opened,
}

impl Board {
    /// `FILE` or `FILE:LINE`, safe to show.
    pub fn place(&self) -> String {
        place(&self.file, self.line)
    }
}

fn place(file: &str, line: Option<usize>) -> String {
    let file = shown::line(file);
    match line {
        Some(line) => format!("{file}:{line}"),
        None => file,
    }
}

impl Item {
    fn new(file: &str, line: Option<usize>, any: Any) -> Self {
        match any {
            Any::Sliding(opened) => Self::Sliding(Entry::new(file, line, opened)),
            Any::Hidato(opened) => Self::Hidato(Board { file: file.to_owned(), line, opened }),
        }
    }
}

/// A sliding puzzle and where it was.
pub struct Entry {
    /// As it was named.
    pub file: String,
    /// Of a file with several puzzles, where it begins, from 1.
    pub line: Option<usize>,
    pub puzzle: Puzzle,
    pub format: Format,
    /// How ambiguities were resolved, in sentences.
    pub notes: Vec<String>,
}

impl Entry {
    fn new(file: &str, line: Option<usize>, opened: Opened) -> Self {
        let Opened { puzzle, format, notes } = opened;
        let notes = notes.iter().map(ToString::to_string).collect();
        Self { file: file.to_owned(), line, puzzle, format, notes }
    }

    /// Prints where the puzzle was and what is to be said of how it was read.
    pub fn print_heading(&self, output: &mut Output) -> io::Result<()> {
        output.line(self.place())?;
        self.notes.iter().try_for_each(|note| output.line(format_args!("Note: {note}")))
    }

    /// `FILE` or `FILE:LINE`, safe to show.
    pub fn place(&self) -> String {
        place(&self.file, self.line)
    }
}

/// Hands every puzzle of the files to `act`, and tells the faults of the others. Ends early only
/// when output cannot be written.
pub fn each(
    source: &Source,
    output: &mut Output,
    mut act: impl FnMut(&Item, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    for path in &source.files {
        let file = path.display().to_string();
        let bytes_max = if source.lines { LINES_BYTES_MAX } else { PUZZLE_BYTES_MAX };
        let bytes = match bytes(path, bytes_max) {
            Ok(bytes) => bytes,
            Err(error) => {
                output.fault(&format!("{file}: {error}"));
                continue;
            }
        };
        let mut faults = Faults { file: &file, count: 0, example: None };
        if source.lines {
            each_line(&bytes, source, &mut faults, output, &mut act)?;
        } else {
            let all = read::all(&bytes, source.goal.as_ref(), source.topology());
            let is_several = all.is_several();
            for found in all {
                let line = is_several.then_some(found.line);
                match found.read {
                    Ok(any) => act(&Item::new(&file, line, any), output)?,
                    Err(error) => faults.tell(&error, output),
                }
            }
        }
        faults.close(output);
    }
    Ok(())
}

fn each_line(
    bytes: &[u8],
    source: &Source,
    faults: &mut Faults<'_>,
    output: &mut Output,
    act: &mut impl FnMut(&Item, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    let mut is_empty = true;
    for (line, opened) in read::lines(bytes, source.goal.as_ref()) {
        is_empty = false;
        match opened {
            Ok(any) => act(&Item::new(faults.file, Some(line), any), output)?,
            Err(error) => faults.tell(&error, output),
        }
    }
    if is_empty {
        faults.tell_one("1:1: no numbers here; expected a puzzle on each line", output);
    }
    Ok(())
}

fn bytes(path: &Path, bytes_max: u64) -> Result<Vec<u8>, FileError> {
    if path.as_os_str() == "-" {
        files::read_from(io::stdin().lock(), bytes_max)
    } else {
        files::read(path, bytes_max)
    }
}

/// The faults of one file, told as they are met: the first ones by one, the others by their count.
struct Faults<'a> {
    file: &'a str,
    count: usize,
    /// How a text should look, for the last of them.
    example: Option<&'static str>,
}

impl Faults<'_> {
    fn tell(&mut self, error: &ReadError, output: &mut Output) {
        error.messages().iter().for_each(|message| self.tell_one(message, output));
        self.count += error.more();
        self.example = error.example().or(self.example);
    }

    fn tell_one(&mut self, message: &str, output: &mut Output) {
        self.count += 1;
        if self.count <= LISTED_MAX {
            output.fault(&format!("{}:{message}", self.file));
        }
    }

    fn close(self, output: &mut Output) {
        if self.count > LISTED_MAX {
            output.fault(&format!("{}: … and {} more", self.file, self.count - LISTED_MAX));
        }
        if let Some(example) = self.example {
            output.fault(&format!("{}: {example}", self.file));
        }
    }
}
