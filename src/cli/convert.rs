//! `convert`: puzzles from one format to another.

use std::io;

use langkah_engine::hidato;
use langkah_engine::sliding::text::write;
use langkah_language::text;

use super::args::{Convert, To};
use super::input::{self, Item, Place, Reader};
use super::output::{Output, complain};

pub fn run(convert: &Convert, output: &mut Output) -> io::Result<()> {
    let mut written = 0;
    let mut told: Vec<(String, String)> = Vec::new();
    input::each(Reader::new(&convert.source), output, |item, output| {
        let (place, text, is_one_line) = match (item, convert.to) {
            (Item::Sliding(entry), To { sliding: Some(to), .. }) => {
                tell_notes(&entry.place, &entry.notes, &mut told);
                let puzzle = &entry.puzzle;
                let text = write(puzzle.start(), puzzle.goal(), to, written + 1);
                (&entry.place, text.map_err(|error| error.to_string()), to.is_one_line())
            }
            (Item::Hidato(board), To { hidato: Some(to), .. }) => {
                tell_notes(&board.place, &board.notes, &mut told);
                let text = hidato::text::write(&board.opened.board, to);
                (&board.place, Ok(text), to == hidato::text::Format::Line)
            }
            (Item::Sliding(entry), _) => {
                (&entry.place, Err(text!("terminal-format-of-hidato").to_owned()), false)
            }
            (Item::Hidato(board), _) => {
                let message = text!("terminal-format-of-sliding");
                (&board.place, Err(message.to_owned()), false)
            }
        };
        match text {
            Ok(text) => {
                if written > 0 && !is_one_line {
                    output.line("")?;
                }
                written += 1;
                output.block(text)?;
                output.flush()
            }
            Err(error) => output.refuse(place, &error),
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
