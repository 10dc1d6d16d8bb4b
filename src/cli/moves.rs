//! `moves`: a list of moves in another notation; and the lists that `moves` and `analyse` are
//! given.

use std::ffi::OsStr;
use std::io;

use langkah_engine::sliding::notation::replay::write_replay;
use langkah_engine::sliding::notation::{FollowedMoves, follow_as, text_of, write_as};
use langkah_language::text;

use super::args::{Given, Moves, file_of};
use super::family::item::SlidingItem;
use super::family::place;
use super::input::{self, Reader};
use super::output::Output;
use super::place::Place;
use crate::files::{self, PUZZLE_BYTES_MAX};

pub fn run(arguments: &Moves, output: &mut Output) -> io::Result<()> {
    let Some(text) = given(&arguments.given, output)? else { return Ok(()) };
    input::each(Reader::new(&arguments.given.source()), output, |item, output| {
        let Some(entry) = item.as_ref().sliding() else {
            return output.refuse(place(item), text!("terminal-moves-of-hidato"));
        };
        let Some(list) = followed(entry, &arguments.given, &text, output)? else { return Ok(()) };
        let (start, ways) = (entry.puzzle.start(), list.ways());
        let written = match (arguments.times, &list.times) {
            (None, _) => write_as(start, &ways, arguments.to, arguments.counts()),
            (Some(form), Some(times)) => write_replay(start, &ways, times, arguments.to, form),
            (Some(_), None) => {
                return output.refuse(&entry.place, text!("terminal-moves-no-times"));
            }
        };
        output.line(written)?;
        output.flush()
    })
}

/// The text of the moves that are given. If it cannot be read that is told, and there is none.
///
/// # Errors
/// If output cannot be written.
pub fn given(given: &Given, output: &mut Output) -> io::Result<Option<String>> {
    given.moves.as_deref().map_or(Ok(None), |moves| text(moves, output))
}

/// The same for an argument: it is the moves, or the name of their file after `@`.
///
/// # Errors
/// If output cannot be written.
pub fn text(moves: &OsStr, output: &mut Output) -> io::Result<Option<String>> {
    let Some(path) = file_of(moves) else {
        return Ok(Some(moves.to_string_lossy().into_owned()));
    };
    let bytes =
        output.or_refuse(&Place::file(&path), files::read_named(&path, PUZZLE_BYTES_MAX))?;
    Ok(bytes.map(|bytes| text_of(&bytes)))
}

/// Follows the moves on the board of an entry. A text that is no list of moves, and a move that the
/// board does not allow, are told as faults, and there is no list.
///
/// # Errors
/// If output cannot be written.
pub fn followed(
    entry: &SlidingItem,
    given: &Given,
    text: &str,
    output: &mut Output,
) -> io::Result<Option<FollowedMoves>> {
    let list = follow_as(text, given.from, entry.puzzle.start(), entry.puzzle.goal());
    let fault = match &list {
        Ok(list) => list.wrong.map(|wrong| wrong.to_string()),
        Err(error) => Some(error.to_string()),
    };
    if let Some(fault) = fault {
        let told = text!("terminal-moves-fault", fault = fault);
        return output.refuse(&entry.place, &told).map(|()| None);
    }
    Ok(list.ok())
}
