//! `convert`: puzzles from one format to another.

use std::io;

use langkah_engine::hidato::text::{Format, with_work};
use langkah_engine::sliding::text::write;
use langkah_language::text;
use langkah_puzzle::read;

use super::args::{Convert, To};
use super::family::item::{HidatoItem, SlidingItem};
use super::family::{Converted, ToConvert, entry, notes, place};
use super::input::{self, Reader};
use super::output::{Output, complain};
use super::place::Place;

pub fn run(convert: &Convert, output: &mut Output) -> io::Result<()> {
    let mut told: Vec<(String, String)> = Vec::new();
    let mut column = Column::default();
    input::each(Reader::new(&convert.source), output, |item, output| {
        let number = column.written() + 1;
        let Converted { text, is_one_line, is_own } = entry(item).converted(convert.to, number);
        if is_own {
            tell_notes(place(item), notes(item), &mut told);
        }
        match text {
            Ok(text) => {
                column.add(&text, is_one_line, output)?;
                output.flush()
            }
            Err(error) => output.refuse(place(item), &error),
        }
    })
}

impl ToConvert for SlidingItem {
    fn converted(&self, to: To, number: usize) -> Converted {
        let Some(to) = to.sliding else {
            let text = Err(text!("session-format-of-hidato").to_owned());
            return Converted { text, is_one_line: false, is_own: false };
        };
        let text = write(self.puzzle.start(), self.puzzle.goal(), to, number);
        let text = text.map_err(|error| error.to_string());
        Converted { text, is_one_line: to.is_one_line(), is_own: true }
    }
}

impl ToConvert for HidatoItem {
    fn converted(&self, to: To, _number: usize) -> Converted {
        let Some(to) = to.hidato else {
            let text = Err(text!("terminal-format-of-sliding").to_owned());
            return Converted { text, is_one_line: false, is_own: false };
        };
        let text = Ok(with_work(&self.opened.board, &self.opened.work, to));
        Converted { text, is_one_line: matches!(to, Format::Line | Format::Json), is_own: true }
    }
}

/// Puzzles one below the other, with empty lines between those of several lines.
#[derive(Default)]
pub struct Column {
    written: usize,
    last: String,
}

impl Column {
    /// How many puzzles it has.
    pub fn written(&self) -> usize {
        self.written
    }

    /// Writes the next puzzle. If the first two would be read as start and goal, or a Hidato and
    /// the puzzle below it as one Hidato, a line parts them. JSON has no comments: there the second
    /// one is an object with a start.
    pub fn add(&mut self, text: &str, is_one_line: bool, output: &mut Output) -> io::Result<()> {
        self.written += 1;
        if self.written > 1 && !is_one_line {
            output.line("")?;
        }
        let is_second = self.written == 2 && read::would_be_one(&self.last, text);
        if is_second && text.starts_with('[') {
            return output.line(format_args!("{{\"start\":{}}}", text.trim_end()));
        }
        if !is_one_line && let Some(line) = self.parting(text, is_second) {
            output.line(line)?;
        }
        text.clone_into(&mut self.last);
        output.block(text)
    }

    /// The line that parts a puzzle from the one above it, where it needs one.
    fn parting(&self, text: &str, is_second: bool) -> Option<String> {
        let comment = format!("# {}", self.written);
        // Beside a lone size line a comment would make another format of it.
        let is_sized = text.lines().next().is_some_and(|line| line.parse::<u8>().is_ok());
        // Below the first word of a Hidato, rows go on behind a comment.
        let goes_on = self.last.starts_with(char::is_alphabetic)
            && read::would_be_one(&self.last, &format!("{comment}\n{text}"));
        match goes_on || is_second && is_sized {
            true => Some(format!("Puzzle {}", self.written)),
            false => is_second.then_some(comment),
        }
    }
}

/// Tells each note once for a file. Notes go to standard error, because standard output is a file
/// of puzzles.
fn tell_notes(place: &Place, notes: &[String], told: &mut Vec<(String, String)>) {
    for note in notes {
        let one = (place.file.clone(), note.clone());
        if !told.contains(&one) {
            let note = text!("terminal-note-beside", note = note.as_str());
            complain(&format!("{place}: {note}"));
            told.push(one);
        }
    }
}
