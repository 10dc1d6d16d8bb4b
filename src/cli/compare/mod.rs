//! `compare`: several searches on the same puzzles, and a table of what each cost.
//!
//! | room | what lives there |
//! |---|---|
//! | `table` | the lines of a table, and totals |
//! | `sliding`, `hidato` | the columns of each family |

mod hidato;
mod sliding;
mod table;

use std::io;

use super::args::Compare;
use super::input::{self, Item, Reader};
use super::interrupt::{self, Interrupted};
use super::output::{Output, Status};
use super::progress::ProgressLine;
use langkah_engine::hidato::board::Board;
use langkah_engine::puzzle::Puzzle;
use langkah_engine::puzzle::compare::{Contest, Row, RowWatch};
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::text;
use table::Table;

/// Puzzles of a family, and where they were.
struct Field<P> {
    places: Vec<String>,
    puzzles: Vec<P>,
}

impl<P> Default for Field<P> {
    fn default() -> Self {
        Self { places: Vec::new(), puzzles: Vec::new() }
    }
}

impl<P> Field<P> {
    fn add(&mut self, place: String, puzzle: P) {
        self.places.push(place);
        self.puzzles.push(puzzle);
    }
}

/// Runs each family's searches on its puzzles; if there are both families, the sliding puzzles come
/// first.
pub fn run(arguments: &Compare, output: &mut Output) -> io::Result<()> {
    let (mut sliding, mut hidatos) = (Field::<Puzzle>::default(), Field::<Board>::default());
    input::each(Reader::new(&arguments.source), output, |item, _| {
        match item {
            Item::Sliding(entry) => sliding.add(entry.place.to_string(), entry.puzzle.clone()),
            Item::Hidato(entry) => hidatos.add(entry.place.to_string(), entry.opened.board.clone()),
        }
        Ok(())
    })?;
    let interrupted = interrupt::listen();
    let (on_sliding, on_hidatos) = (arguments.sliding(), arguments.hidato());
    match (sliding.puzzles.is_empty(), hidatos.puzzles.is_empty()) {
        // The faults of the files are already told.
        (true, true) => {}
        (false, true) => {
            compare(&on_sliding, &sliding, arguments, interrupted, output)?;
            refuse(&on_hidatos, arguments, output)?;
        }
        (true, false) => {
            compare(&on_hidatos, &hidatos, arguments, interrupted, output)?;
            refuse(&on_sliding, arguments, output)?;
        }
        (false, false) => {
            compare(&on_sliding, &sliding, arguments, interrupted, output)?;
            if interrupted.is_set() {
                return Ok(());
            }
            output.line("")?;
            compare(&on_hidatos, &hidatos, arguments, interrupted, output)?;
        }
    }
    Ok(())
}

/// Tells of searches that were named and have no puzzle to run on.
fn refuse<C: Table>(
    contest: &Contest<C>,
    arguments: &Compare,
    output: &mut Output,
) -> io::Result<()> {
    for contender in contest.contenders.iter().filter(|_| arguments.is_named()) {
        let search = contender.to_string();
        output.fault(&text!("terminal-no-puzzle-for", family = C::FAMILY, search = search))?;
    }
    Ok(())
}

/// Runs the searches of a family on its puzzles.
fn compare<C: Table>(
    contest: &Contest<C>,
    field: &Field<C::Puzzle>,
    arguments: &Compare,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<()> {
    if contest.contenders.is_empty() {
        for place in &field.places {
            let message = text!("terminal-no-search-for", family = C::FAMILY);
            output.fault(&format!("{place}: {message}"))?;
        }
        return Ok(());
    }
    let is_csv = arguments.csv;
    if is_csv {
        output.line(C::CSV_HEAD)?;
    }
    let progress = ProgressLine::new(interrupted);
    let mut printer =
        RowPrinter { contest, field, is_csv, interrupted, progress, output, failed: None };
    let rows = contest.run(&field.puzzles, &mut printer);
    printer.progress.erase();
    if let Some(error) = printer.failed {
        return Err(error);
    }
    if rows.len() < field.puzzles.len() * contest.contenders.len() {
        output.note(Status::Limit);
    }
    if !is_csv && field.puzzles.len() > 1 && !rows.is_empty() {
        table::totals(&contest.contenders, &rows, output)?;
    }
    Ok(())
}

/// Prints each row as soon as it is there.
struct RowPrinter<'a, C: Table> {
    contest: &'a Contest<C>,
    field: &'a Field<C::Puzzle>,
    is_csv: bool,
    interrupted: Interrupted,
    progress: ProgressLine,
    output: &'a mut Output,
    /// Why output cannot be written.
    failed: Option<io::Error>,
}

impl<C: Table> Watch for RowPrinter<'_, C> {
    fn is_stopped(&self) -> bool {
        self.interrupted.is_set() || self.failed.is_some()
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.progress.beat(progress)
    }
}

impl<C: Table> RowWatch<C::Found> for RowPrinter<'_, C> {
    fn row(&mut self, row: &Row<C::Found>) {
        self.progress.erase();
        if let Err(error) = self.print(row) {
            self.failed = Some(error);
        }
    }
}

impl<C: Table> RowPrinter<'_, C> {
    fn print(&mut self, row: &Row<C::Found>) -> io::Result<()> {
        let searches = &self.contest.contenders;
        let (place, search) = (&self.field.places[row.puzzle], &searches[row.contender]);
        let puzzle = &self.field.puzzles[row.puzzle];
        match C::status(&row.found) {
            Ok(status) => self.output.note(status),
            Err(misfit) => self.output.fault(&format!("{place}: {search}: {misfit}"))?,
        }
        if self.is_csv {
            let mut text = String::new();
            // To write to a String cannot fail.
            let _ = search.write_csv(&mut text, place, puzzle, &row.found);
            self.output.block(text)?;
        } else {
            if row.contender == 0 {
                if row.puzzle > 0 {
                    self.output.line("")?;
                }
                self.output.line(place)?;
                self.output.line(table::head(searches, C::FIRST))?;
            }
            self.output.line(table::line(
                searches,
                &search.to_string(),
                C::cells(puzzle, &row.found),
            ))?;
        }
        self.output.flush()
    }
}
