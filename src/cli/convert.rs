//! `convert`: puzzles from one format to another.

use std::io;

use langkah_engine::puzzle::read;
use langkah_language::text;

use super::args::Convert;
use super::family::{Converted, entry};
use super::input::{self, Place, Reader};
use super::output::{Output, complain};

/// What stands above the second of two puzzles that would be read as start and goal.
pub const SECOND: &str = "# 2";

pub fn run(convert: &Convert, output: &mut Output) -> io::Result<()> {
    let mut written = 0;
    let mut told: Vec<(String, String)> = Vec::new();
    let mut first: Option<String> = None;
    input::each(Reader::new(&convert.source), output, |item, output| {
        let entry = entry(item);
        let Converted { text, is_one_line, is_own } = entry.converted(convert.to, written + 1);
        if is_own {
            tell_notes(entry.place(), entry.notes(), &mut told);
        }
        match text {
            Ok(text) => {
                if written > 0 && !is_one_line {
                    output.line("")?;
                }
                if let Some(first) = first.take()
                    && !is_one_line
                    && read::would_be_one(&first, &text)
                {
                    output.line(SECOND)?;
                }
                if written == 0 {
                    first = Some(text.clone());
                }
                written += 1;
                output.block(text)?;
                output.flush()
            }
            Err(error) => output.refuse(entry.place(), &error),
        }
    })
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
