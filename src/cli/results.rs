//! `results`: the puzzles that a person has solved by hand in the window.

use std::io;

use langkah_engine::puzzle::results::file::{self, BYTES_MAX, FILE};
use langkah_engine::puzzle::results::{Entry, csv, summary, words};
use langkah_engine::shown;
use langkah_language::text;

use super::PROGRAM;
use super::args::Results;
use super::output::{Output, complain};
use crate::files::{self, FileError};

pub fn run(arguments: &Results, output: &mut Output) -> io::Result<()> {
    let kept = || files::data_folder(PROGRAM).map(|folder| folder.join(FILE));
    let Some(path) = arguments.from.clone().or_else(kept) else {
        return output.fault(&format!("langkah: {}", text!("results-terminal-no-folder")));
    };
    let name = shown::line(&path.to_string_lossy());
    let bytes = match files::read(&path, BYTES_MAX) {
        Ok(bytes) => bytes,
        // The window has kept nothing yet.
        Err(FileError::Io(error))
            if error.kind() == io::ErrorKind::NotFound && arguments.from.is_none() =>
        {
            Vec::new()
        }
        Err(error) => return output.fault(&format!("{name}: {error}")),
    };
    let read = file::read_bytes(&bytes);
    if arguments.json {
        output.block(csv::json(&read.entries))?;
    } else if arguments.csv {
        output.block(csv::write(&read.entries))?;
    } else {
        list(&read.entries, output)?;
    }
    for line in read.damaged {
        output.fault(&format!("{name}:{line}: {}", text!("results-damaged")))?;
    }
    Ok(())
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
