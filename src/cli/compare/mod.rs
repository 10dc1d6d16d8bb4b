//! `compare`: several searches on the same puzzles, a table of what each cost.
//!
//! | room | what lives there |
//! |---|---|
//! | `table` | the lines of a table, and totals |
//! | `tiles`, `hidato` | the columns of each family |

mod hidato;
mod table;
mod tiles;

use std::io;

use super::args::Compare;
use super::input::{self, Item};
use super::interrupt::{self, Interrupted};
use super::output::{Output, Status};
use super::progress::ProgressLine;
use crate::hidato::board::Board;
use crate::puzzle::Puzzle;
use crate::puzzle::compare::{Contest, Row, Watcher};
use crate::puzzle::solve::{Progress, Watch};
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

/// Each family's searches on its puzzles; where there are both, the sliding puzzles first.
pub fn run(arguments: &Compare, output: &mut Output) -> io::Result<()> {
    let (mut tiles, mut hidatos) = (Field::<Puzzle>::default(), Field::<Board>::default());
    input::each(&arguments.source, output, |item, _| {
        match item {
            Item::Sliding(entry) => tiles.add(entry.place(), entry.puzzle.clone()),
            Item::Hidato(entry) => hidatos.add(entry.file.clone(), entry.opened.board.clone()),
        }
        Ok(())
    })?;
    let interrupted = interrupt::listen();
    let (on_tiles, on_hidatos) = (arguments.tiles(), arguments.hidato());
    let has_both = !tiles.puzzles.is_empty() && !hidatos.puzzles.is_empty();
    // With nothing to run on there is still the head of a file of values.
    let is_tiles = !tiles.puzzles.is_empty() || hidatos.puzzles.is_empty();
    if is_tiles {
        contest(&on_tiles, &tiles, arguments.csv, interrupted, output)?;
    } else {
        refuse(&on_tiles.contenders, arguments, output);
    }
    if has_both {
        output.line("")?;
    }
    if !hidatos.puzzles.is_empty() {
        contest(&on_hidatos, &hidatos, arguments.csv, interrupted, output)?;
    } else if !tiles.puzzles.is_empty() {
        refuse(&on_hidatos.contenders, arguments, output);
    }
    Ok(())
}

/// Tells of searches that were named and have no puzzle to run on.
fn refuse<C: Table>(contenders: &[C], arguments: &Compare, output: &mut Output) {
    for contender in contenders.iter().filter(|_| arguments.is_named()) {
        output.fault(&format!("{contender} is a search {}, and none is given", C::OF));
    }
}

/// Runs the searches of a family on its puzzles.
fn contest<C: Table>(
    contest: &Contest<C>,
    field: &Field<C::Puzzle>,
    is_csv: bool,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<()> {
    if contest.contenders.is_empty() && !field.puzzles.is_empty() {
        let (place, of) = (&field.places[0], C::OF);
        output.fault(&format!("{place}: none of the searches is one {of}: {}", C::SOME));
        return Ok(());
    }
    if is_csv {
        output.line(C::CSV_HEAD)?;
    }
    let progress = ProgressLine::new(interrupted);
    let mut printer =
        Printer { contest, field, is_csv, interrupted, progress, output, failed: None };
    let rows = contest.run(&field.puzzles, &mut printer);
    printer.progress.erase();
    if let Some(error) = printer.failed {
        return Err(error);
    }
    if rows.len() < field.puzzles.len() * contest.contenders.len() {
        output.note(Status::Limit);
    }
    if !is_csv && field.puzzles.len() > 1 {
        table::totals(&contest.contenders, &rows, output)?;
    }
    Ok(())
}

/// Prints each row as soon as it is there.
struct Printer<'a, C: Table> {
    contest: &'a Contest<C>,
    field: &'a Field<C::Puzzle>,
    is_csv: bool,
    interrupted: Interrupted,
    progress: ProgressLine,
    output: &'a mut Output,
    /// Why output cannot be written.
    failed: Option<io::Error>,
}

impl<C: Table> Watcher<C::Found> for Printer<'_, C> {
    fn is_stopped(&self) -> bool {
        self.interrupted.is_set() || self.failed.is_some()
    }

    fn progress(&mut self, _: usize, _: usize, running: &Progress) {
        self.progress.progress(running);
    }

    fn row(&mut self, row: &Row<C::Found>) {
        self.progress.erase();
        if let Err(error) = self.print(row) {
            self.failed = Some(error);
        }
    }
}

impl<C: Table> Printer<'_, C> {
    fn print(&mut self, row: &Row<C::Found>) -> io::Result<()> {
        let searches = &self.contest.contenders;
        let (place, search) = (&self.field.places[row.puzzle], &searches[row.contender]);
        match C::status(&row.found) {
            Ok(status) => self.output.note(status),
            Err(misfit) => self.output.fault(&format!("{place}: {search}: {misfit}")),
        }
        if self.is_csv {
            let (mut text, puzzle) = (String::new(), &self.field.puzzles[row.puzzle]);
            // A String takes all that is written.
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
            self.output.line(table::line(searches, &search.to_string(), C::cells(&row.found)))?;
        }
        self.output.flush()
    }
}
