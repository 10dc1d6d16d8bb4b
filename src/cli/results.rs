//! `results`: the puzzles that a person has solved by hand in the window.

use std::io;

use langkah_language::text;
use langkah_puzzle::results::file::{self, BYTES_MAX, FILE};
use langkah_puzzle::results::{Entry, csv, summary, words};
use serde::Serialize;

use super::PROGRAM;
use super::args::Results;
use super::json::refused::Refused;
use super::output::{Output, Status, complain};
use super::place::{Bad, Place};
use crate::files::{self, FileError};

pub fn run(arguments: &Results, output: &mut Output) -> io::Result<()> {
    let kept = || files::data_folder(PROGRAM).map(|folder| folder.join(FILE));
    let Some(path) = arguments.from.clone().or_else(kept) else {
        return output.fail(text!("results-terminal-no-folder"));
    };
    let bytes = match files::read(&path, BYTES_MAX) {
        Ok(bytes) => bytes,
        // The window has kept nothing yet.
        Err(FileError::Io(error))
            if error.kind() == io::ErrorKind::NotFound && arguments.from.is_none() =>
        {
            Vec::new()
        }
        Err(error) if arguments.json => {
            return objects(&[], &[Bad::of_file(Place::file(&path), &error)], output);
        }
        Err(error) => return output.refuse(&Place::file(&path), &error.to_string()),
    };
    let read = file::read_bytes(&bytes);
    let damaged = read.damaged.iter().map(|&line| {
        let place = Place { line: Some(line), ..Place::file(&path) };
        Bad::one(place, text!("results-damaged").to_owned())
    });
    let damaged: Vec<Bad> = damaged.collect();
    if arguments.json {
        return objects(&read.entries, &damaged, output);
    } else if arguments.csv {
        output.block(csv::write(&read.entries))?;
    } else {
        list(&read.entries, output)?;
    }
    damaged.iter().try_for_each(|bad| output.refuse(&bad.place, &bad.messages[0]))
}

/// An object of the list: a result, or what is none.
#[derive(Serialize)]
#[serde(untagged)]
enum ListItem<'a> {
    Result(csv::Exported<'a>),
    Refused(Refused<'a>),
}

/// Prints one list, which stays a list where there are faults: they stand at its end.
fn objects(entries: &[Entry], faults: &[Bad], output: &mut Output) -> io::Result<()> {
    if !faults.is_empty() {
        output.note(Status::Bad);
    }
    let refused = |bad| ListItem::Refused(Refused::of(bad));
    let entries = entries.iter().map(|entry| ListItem::Result(entry.into()));
    output.json_list(entries.chain(faults.iter().map(refused)))
}

/// Prints what the results come to, and a line for each, the newest first.
fn list(entries: &[Entry], output: &mut Output) -> io::Result<()> {
    if entries.is_empty() {
        complain(text!("results-terminal-none"));
        return Ok(());
    }
    for summary in summary::all(entries) {
        output.line(words::summary(&summary))?;
    }
    let rows: Vec<_> = entries.iter().rev().map(words::row).collect();
    let heads = words::columns().map(str::to_owned);
    let width = |column: usize| {
        let cells = rows.iter().chain([&heads]).map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..words::COLUMNS).map(width).collect();
    output.line("")?;
    for row in [&heads].into_iter().chain(&rows) {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        output.line(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
