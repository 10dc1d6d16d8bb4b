//! `tables`: the large tables that stay on disk from one run of the program to the next.

use std::io;
use std::sync::Arc;

use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::shown;
use langkah_engine::sliding::fifteen::hard::HardTables;
use langkah_engine::sliding::pattern::{NoTables, shelf};
use langkah_engine::solve::threads_of_machine;
use langkah_language::text;
use langkah_puzzle::words;

use super::PROGRAM;
use super::args::Tables;
use super::interrupt;
use super::output::{Output, Status, complain};
use super::progress::ProgressLine;
use crate::files::shelf::Tables as Kept;

pub fn run(arguments: &Tables, output: &mut Output) -> io::Result<()> {
    let Some(kept) = Kept::of(PROGRAM).map(Arc::new) else {
        return output.fail(text!("tables-no-folder"));
    };
    if arguments.delete
        && let Err(error) = kept.delete()
    {
        let folder = shown::line(&kept.folder().to_string_lossy());
        let error = text!("files-unreadable", error = crate::files::system_words(&error));
        return output.fault(&format!("{folder}: {error}"));
    }
    if let Some(place) = arguments.keep {
        kept.let_grow(true);
        shelf::set(Some(kept.clone()));
        if !make(place.cell(), output)? {
            return Ok(());
        }
        if !shelf::Shelf::has(&*kept, &HardTables::name(place.cell())) {
            let folder = shown::line(&kept.folder().to_string_lossy());
            return output.fault(&format!("{folder}: {}", text!("tables-not-kept")));
        }
    }
    list(&kept, output)
}

/// Makes the tables, or checks those that are kept. Tells whether they are there.
fn make(home: u8, output: &mut Output) -> io::Result<bool> {
    interrupt::listen();
    let mut line = ProgressLine::new();
    let made = HardTables::get(home, threads_of_machine(), &mut |progress: &Progress| {
        let stopped = interrupt::is_set().then_some(Halt::Stopped);
        stopped.map_or_else(|| line.beat(progress), Err)
    });
    line.erase();
    match made {
        Ok(_) => Ok(true),
        Err(NoTables::Ended(_)) => {
            output.note(Status::Limit);
            Ok(false)
        }
        Err(error) => output.fail(error).map(|()| false),
    }
}

/// Prints the folder, and the tables that it has.
fn list(kept: &Kept, output: &mut Output) -> io::Result<()> {
    let tables = kept.kept();
    if tables.is_empty() {
        complain(text!("tables-none"));
        return Ok(());
    }
    output.line(shown::line(&kept.folder().to_string_lossy()))?;
    for table in tables {
        output.line(format_args!("  {:<24}  {}", table.name, words::memory(table.bytes)))?;
    }
    Ok(())
}
