//! `convert`: puzzles from one format to another.

use std::io;

use super::args::Convert;
use super::input::{self, Entry};
use super::output::{Output, complain};
use crate::sliding::text;

pub fn run(convert: &Convert, output: &mut Output) -> io::Result<()> {
    let mut written = 0;
    let mut told: Vec<(String, String)> = Vec::new();
    input::each(&convert.source, output, |entry, output| {
        tell_notes(entry, &mut told);
        let puzzle = &entry.puzzle;
        match text::write(puzzle.start(), puzzle.goal(), convert.to, written + 1) {
            Ok(text) => {
                if written > 0 && !convert.to.is_one_line() {
                    output.line("")?;
                }
                written += 1;
                output.block(text)
            }
            Err(error) => {
                output.fault(&format!("{}: {error}", entry.place()));
                Ok(())
            }
        }
    })
}

/// Notes go to standard error, for standard output is a file of puzzles; each once for a file.
fn tell_notes(entry: &Entry, told: &mut Vec<(String, String)>) {
    for note in &entry.notes {
        let one = (entry.file.clone(), note.clone());
        if !told.contains(&one) {
            complain(&format!("{}: note: {note}", entry.place()));
            told.push(one);
        }
    }
}
