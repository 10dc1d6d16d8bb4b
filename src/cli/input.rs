//! The puzzles of the named files, one after another, and the messages on bad ones.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::vec;

use langkah_engine::sliding::text::LINE_BYTES_MAX;
use langkah_language::text;
use langkah_puzzle::read::{self, Any};

use super::args::{Source, Taken};
use super::family::item::{Item, item, subtree_item};
use super::interrupt;
use super::output::{Output, Status};
use super::parts::subtree;
use super::place::{Bad, Place};
use super::typed::{puzzle_bytes, typed};
use crate::files::{self, FileError, LINES_BYTES_MAX, Lines};

/// What the files hold, in the order of the files.
pub enum Found {
    Puzzle(Item),
    Bad(Bad),
    /// A file ends.
    End(String),
}

/// The lines of an open file or of standard input.
pub type OpenLines = Lines<Box<dyn io::Read + Send>>;

/// Reads the named files. A file with a puzzle on each line is read line by line, each as soon as
/// it arrives.
pub struct Reader {
    source: Source,
    files: vec::IntoIter<PathBuf>,
    open: Option<Open>,
    ready: VecDeque<Found>,
    /// How many puzzles of lines were met, in all files.
    met: usize,
}

/// A file that is read line by line.
struct Open {
    file: String,
    lines: OpenLines,
    number: usize,
    is_empty: bool,
    /// Whether a line may still have to be written.
    waits: bool,
}

/// Whether a file is standard input or a pipe, which somebody may still write.
fn waits(path: &Path) -> bool {
    path.as_os_str() == "-" || files::exists(path) && !files::is_file(path)
}

impl Reader {
    pub fn new(source: &Source) -> Self {
        let files = source.files.clone().into_iter();
        Self { source: source.clone(), files, open: None, ready: VecDeque::new(), met: 0 }
    }

    /// Whether to read ahead could wait for somebody who waits for the first answer: somebody who
    /// writes standard input or a pipe line by line, or after another file.
    pub fn may_wait(source: &Source) -> bool {
        let ahead = if source.lines { 0 } else { 1 };
        source.files.iter().skip(ahead).any(|path| waits(path))
    }

    /// Whether the next puzzle may have to be waited for.
    fn waits(&self) -> bool {
        self.ready.is_empty()
            && match &self.open {
                Some(open) => open.waits,
                None => self.files.as_slice().first().is_some_and(|path| waits(path)),
            }
    }

    /// What comes next. Ctrl+C ends the process while it has to be waited for. All output must be
    /// written before.
    pub fn wait_for_next(&mut self) -> Option<Found> {
        if self.waits() { interrupt::while_waiting(|| self.next()) } else { self.next() }
    }

    /// Puts back what was read, before what is read next.
    pub fn with(mut self, found: Vec<Found>) -> Self {
        self.ready = found.into_iter().chain(self.ready).collect();
        self
    }

    /// Takes up the next file.
    fn take_up(&mut self, path: &Path) {
        let place = Place::file(path);
        let file = place.file.clone();
        if self.source.lines {
            match open_lines(path) {
                Ok(lines) => {
                    self.open =
                        Some(Open { file, lines, number: 0, is_empty: true, waits: waits(path) });
                    return;
                }
                Err(error) => self.ready.push_back(Found::Bad(Bad::of_file(place, &error))),
            }
        } else {
            match puzzle_bytes(path) {
                Ok(bytes) => self.read(&file, &bytes),
                Err(error @ FileError::TooLarge(_)) if !self.source.taken.none => {
                    let message = format!(" {error}; {}", text!("files-say-lines"));
                    self.ready.push_back(Found::Bad(Bad::one(place, message)));
                }
                Err(error) => self.ready.push_back(Found::Bad(Bad::of_file(place, &error))),
            }
        }
        self.ready.push_back(Found::End(file));
    }

    /// All puzzles of a file.
    fn read(&mut self, file: &str, bytes: &[u8]) {
        if self.source.taken.subtrees && subtree::is_meant(bytes) {
            let place = Place { file: file.to_owned(), line: None, part: None };
            let message = format!("1:1: {}", text!("subtree-lines"));
            return self.ready.push_back(Found::Bad(Bad::one(place, message)));
        }
        let all = read::all(bytes, self.source.goal(), self.source.topology());
        let is_several = all.is_several();
        self.ready.extend(all.map(|found| {
            let line = is_several.then_some(found.line);
            let place = Place { file: file.to_owned(), line, part: None };
            match found.read {
                Ok(any) => puzzle(&self.source, place, found.line, any),
                Err(error) => Found::Bad(Bad::of_text(place, &error)),
            }
        }));
    }

    /// Reads a line of the open file, or ends it.
    fn read_line(&mut self, mut open: Open) {
        let file = open.file.clone();
        let place = Place { file: file.clone(), line: None, part: None };
        match open.lines.next() {
            Some(Ok(bytes)) => {
                open.number += 1;
                let place = Place { line: Some(open.number), ..place };
                let found = self.found(&bytes, open.number, place);
                open.is_empty &= found.is_none();
                self.open = Some(open);
                self.ready.extend(found.flatten());
            }
            Some(Err(error)) => {
                self.ready.push_back(Found::Bad(Bad::of_file(place, &error)));
                self.ready.push_back(Found::End(file));
            }
            None => {
                if open.is_empty {
                    let message = format!("1:1: {}", text!("terminal-no-lines"));
                    self.ready.push_back(Found::Bad(Bad::one(place, message)));
                }
                self.ready.push_back(Found::End(file));
            }
        }
    }

    /// What a line holds. The outer `None` says that the line is empty, the inner one that its
    /// puzzle belongs to another share.
    fn found(&mut self, bytes: &[u8], number: usize, place: Place) -> Option<Option<Found>> {
        let Taken { share, subtrees, .. } = self.source.taken;
        let is_subtree = subtrees && subtree::is_meant(bytes);
        let read = if is_subtree {
            None
        } else {
            Some(read::read_line(bytes, number, self.source.goal()).transpose()?)
        };
        self.met += 1;
        let part = share.map(|share| share.part_of(self.met));
        if part == Some(None) {
            return Some(None);
        }
        let place = Place { part: part.flatten(), ..place };
        Some(Some(match read {
            Some(Ok(any)) => puzzle(&self.source, place, number, any),
            Some(Err(error)) => Found::Bad(Bad::of_text(place, &error)),
            None => match subtree::read(bytes) {
                Ok(subtree) => Found::Puzzle(subtree_item(place, subtree)),
                Err(error) => Found::Bad(Bad::one(place, format!("{number}:1: {error}"))),
            },
        }))
    }
}

/// A puzzle that begins in a line, or the fault that an option is for the other family.
fn puzzle(source: &Source, place: Place, line: usize, any: Any) -> Found {
    match source.hidato_option().filter(|_| any.as_ref().sliding().is_some()) {
        Some(option) => {
            let word = source.topology().name();
            let message = text!("terminal-touching-for-hidato", option = option, word = word);
            Found::Bad(Bad::one(place, format!("{line}:1: {message}")))
        }
        None => Found::Puzzle(item(place, any)),
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

/// The lines of a file, of standard input if the name is `-`, or of a puzzle that the person types.
///
/// # Errors
/// If the file cannot be opened.
pub fn open_lines(path: &Path) -> Result<OpenLines, FileError> {
    // One byte more shows the reader that a line is too long; the others are for the rest of a
    // letter.
    open_to(path, LINE_BYTES_MAX + 4)
}

/// The same for lines that other programs write, which may be longer.
///
/// # Errors
/// As [`open_lines`].
pub fn open_long_lines(path: &Path) -> Result<OpenLines, FileError> {
    open_to(path, LONG_LINE_BYTES_MAX)
}

/// The history of an anytime search makes the longest of them.
const LONG_LINE_BYTES_MAX: usize = 16 << 20;

fn open_to(path: &Path, bytes_max: usize) -> Result<OpenLines, FileError> {
    let from: Box<dyn io::Read + Send> = if path.as_os_str() == "-" {
        Box::new(io::stdin())
    } else if let Some(text) = typed(path) {
        Box::new(io::Cursor::new(text.to_owned()))
    } else {
        // A pipe has no size, and is read to its end like standard input.
        Box::new(files::open(path, LINES_BYTES_MAX)?)
    };
    Ok(Lines::new(from, bytes_max))
}

/// Hands every puzzle to `act`, one after another as they come, and tells the faults of what is no
/// puzzle. After a Ctrl+C none is begun any more.
///
/// # Errors
/// If output cannot be written.
pub fn each(
    mut reader: Reader,
    output: &mut Output,
    mut act: impl FnMut(&Item, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    loop {
        // Nobody knows whether more would have come.
        if reader.waits() && interrupt::is_asked() {
            output.note(Status::Limit);
            break;
        }
        let Some(found) = reader.wait_for_next() else { break };
        match found {
            Found::Puzzle(_) | Found::Bad(_) if interrupt::is_asked() => {
                output.cut()?;
                break;
            }
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
