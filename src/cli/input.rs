//! The puzzles of the named files, one after another, and the messages on bad ones.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::vec;

use langkah_engine::puzzle::read::{self, Opened, ReadError};
use langkah_engine::puzzle::{Puzzle, hidato};
use langkah_engine::shown;
use langkah_engine::sliding::text::{Format, LINE_BYTES_MAX};
use langkah_language::text;

use super::args::Source;
pub use super::family::Item;
use super::family::item;
use super::interrupt;
use super::output::Output;
use crate::files::{self, FileError, LINES_BYTES_MAX, Lines, PUZZLE_BYTES_MAX};

/// Where a puzzle was.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file's name as the person gave it.
    pub file: String,
    /// The line in which the puzzle begins, from 1, in a file with several puzzles.
    pub line: Option<usize>,
}

/// `FILE` or `FILE:LINE`, safe to show.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", shown::line(&self.file))?;
        self.line.map_or(Ok(()), |line| write!(f, ":{line}"))
    }
}

/// A Hidato and where it was.
pub struct HidatoItem {
    pub place: Place,
    pub opened: hidato::Opened,
    /// Notes that are no faults, in sentences.
    pub notes: Vec<String>,
}

impl HidatoItem {
    pub fn new(place: Place, opened: hidato::Opened) -> Self {
        let read = opened.text_notes.iter().map(ToString::to_string);
        let notes = opened.notes().into_iter().map(|note| format!("{}.", note.sentence()));
        Self { place, notes: read.chain(notes).collect(), opened }
    }
}

/// A sliding puzzle and where it was.
pub struct SlidingItem {
    pub place: Place,
    pub puzzle: Puzzle,
    pub format: Format,
    /// How the reader resolved ambiguities, in sentences.
    pub notes: Vec<String>,
}

impl SlidingItem {
    pub fn new(place: Place, opened: Opened) -> Self {
        let Opened { puzzle, format, notes } = opened;
        let notes = notes.iter().map(ToString::to_string).collect();
        Self { place, puzzle, format, notes }
    }

    /// Prints where the puzzle was, and the notes on how it was read.
    pub fn print_heading(&self, output: &mut Output) -> io::Result<()> {
        output.line(&self.place)?;
        let told = |note: &String| text!("terminal-note", note = note.as_str());
        self.notes.iter().try_for_each(|note| output.line(told(note)))
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
    fn of_text(place: Place, error: &ReadError) -> Self {
        let (messages, more) = (error.messages(), error.more());
        Self { place, messages, more, example: error.example() }
    }

    fn of_file(place: Place, error: &FileError) -> Self {
        Self { place, messages: vec![format!(" {error}")], more: 0, example: None }
    }
}

/// What the files hold, in the order of the files.
pub enum Found {
    Puzzle(Item),
    Bad(Bad),
    /// A file ends.
    End(String),
}

/// Reads the named files. A file with a puzzle on each line is read line by line, each as soon as
/// it arrives.
pub struct Reader {
    source: Source,
    files: vec::IntoIter<PathBuf>,
    open: Option<Open>,
    ready: VecDeque<Found>,
}

/// A file that is read line by line.
struct Open {
    file: String,
    lines: Lines<Box<dyn io::Read + Send>>,
    number: usize,
    is_empty: bool,
}

impl Reader {
    pub fn new(source: &Source) -> Self {
        let files = source.files.clone().into_iter();
        Self { source: source.clone(), files, open: None, ready: VecDeque::new() }
    }

    /// Whether to read ahead could wait for somebody who waits for the first answer: somebody who
    /// writes standard input or a pipe line by line, or after another file.
    pub fn may_wait(source: &Source) -> bool {
        let is_pipe = |path: &Path| files::exists(path) && !files::is_file(path);
        let waits = |path: &PathBuf| path.as_os_str() == "-" || is_pipe(path);
        let ahead = if source.lines { 0 } else { 1 };
        source.files.iter().skip(ahead).any(waits)
    }

    /// Takes up the next file.
    fn take_up(&mut self, path: &Path) {
        let file = path.display().to_string();
        let place = Place { file: file.clone(), line: None };
        let is_standard = path.as_os_str() == "-";
        if self.source.lines {
            match open(path, is_standard) {
                Ok(from) => {
                    // One byte more shows the reader that a line is too long; the others are for
                    // the rest of a letter.
                    let lines = Lines::new(from, LINE_BYTES_MAX + 4);
                    self.open = Some(Open { file, lines, number: 0, is_empty: true });
                    return;
                }
                Err(error) => self.ready.push_back(Found::Bad(Bad::of_file(place, &error))),
            }
        } else {
            let bytes = if is_standard {
                files::read_from(io::stdin().lock(), PUZZLE_BYTES_MAX)
            } else {
                files::read(path, PUZZLE_BYTES_MAX)
            };
            match bytes {
                Ok(bytes) => self.read(&file, &bytes),
                Err(error) => self.ready.push_back(Found::Bad(Bad::of_file(place, &error))),
            }
        }
        self.ready.push_back(Found::End(file));
    }

    /// All puzzles of a file.
    fn read(&mut self, file: &str, bytes: &[u8]) {
        let all = read::all(bytes, self.source.goal.as_ref(), self.source.topology());
        let is_several = all.is_several();
        self.ready.extend(all.map(|found| {
            let line = is_several.then_some(found.line);
            let place = Place { file: file.to_owned(), line };
            match found.read {
                Ok(any) => Found::Puzzle(item(place, any)),
                Err(error) => Found::Bad(Bad::of_text(place, &error)),
            }
        }));
    }

    /// Reads a line of the open file, or ends it.
    fn read_line(&mut self, mut open: Open) {
        let file = open.file.clone();
        let place = |line| Place { file: file.clone(), line };
        match open.lines.next() {
            Some(Ok(bytes)) => {
                open.number += 1;
                let number = open.number;
                let goal = self.source.goal.as_ref();
                let found = read::read_line(&bytes, number, goal).transpose();
                open.is_empty &= found.is_none();
                self.open = Some(open);
                self.ready.extend(found.map(|read| match read {
                    Ok(any) => Found::Puzzle(item(place(Some(number)), any)),
                    Err(error) => Found::Bad(Bad::of_text(place(Some(number)), &error)),
                }));
            }
            Some(Err(error)) => {
                self.ready.push_back(Found::Bad(Bad::of_file(place(None), &error)));
                self.ready.push_back(Found::End(file));
            }
            None => {
                if open.is_empty {
                    let messages = vec![format!("1:1: {}", text!("terminal-no-lines"))];
                    let bad = Bad { place: place(None), messages, more: 0, example: None };
                    self.ready.push_back(Found::Bad(bad));
                }
                self.ready.push_back(Found::End(file));
            }
        }
    }
}

impl Iterator for Reader {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        loop {
            if let Some(found) = self.ready.pop_front() {
                return Some(found);
            }
            match self.open.take() {
                Some(open) => self.read_line(open),
                None => {
                    let path = self.files.next()?;
                    self.take_up(&path);
                }
            }
        }
    }
}

fn open(path: &Path, is_standard: bool) -> Result<Box<dyn io::Read + Send>, FileError> {
    if is_standard {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(files::open(path, LINES_BYTES_MAX)?.take(LINES_BYTES_MAX)))
}

/// Hands every puzzle to `act`, one after another as they come, and tells the faults of what is no
/// puzzle.
///
/// # Errors
/// If output cannot be written.
pub fn each(
    mut reader: impl Iterator<Item = Found>,
    output: &mut Output,
    mut act: impl FnMut(&Item, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    while let Some(found) = interrupt::while_waiting(|| reader.next()) {
        match found {
            Found::Puzzle(item) => act(&item, output)?,
            other => tell(&other, output)?,
        }
    }
    Ok(())
}

/// Prints the faults of what is no puzzle.
pub fn tell(found: &Found, output: &mut Output) -> io::Result<()> {
    match found {
        Found::Puzzle(_) => Ok(()),
        Found::Bad(bad) => output.bad(bad),
        Found::End(file) => output.end_file(file),
    }
}
