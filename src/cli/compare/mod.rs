//! `compare`: several searches on the same puzzles, and a table of what each cost.
//!
//! | room | what lives there |
//! |---|---|
//! | `table` | the lines of a table, and totals |
//! | `json` | the objects of `--json` |
//! | `sliding`, `hidato` | the columns of each family |

mod hidato;
mod json;
mod sliding;
pub mod table;

use std::io;

use super::args::Compare;
use super::family::contested;
use super::family::item::Item;
use super::input::{self, Reader};
use super::interrupt;
use super::output::{Output, Status, complain};
use super::place::Place;
use super::progress::ProgressLine;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::text;
use langkah_puzzle::compare::{Contest, Row, RowWatch};
use table::Table;

/// The searches of a family, its puzzles, and where they were.
pub struct Field<C: Table> {
    pub contest: Contest<C>,
    pub own: Own<C::Puzzle>,
    pub places: Vec<Place>,
    pub puzzles: Vec<C::Puzzle>,
}

/// The place and the puzzle of an item, if it is one of this family.
pub type Own<P> = fn(&Item) -> Option<(Place, P)>;

/// What is compared on the puzzles of a family.
pub trait Contested {
    /// Takes a puzzle, if it is one of this family.
    fn add(&mut self, item: &Item);

    fn has_puzzles(&self) -> bool;

    /// Drops the searches that go with none of the puzzles.
    fn drop_misfits(&mut self);

    /// How many searches there are to run: each on each puzzle.
    fn all(&self) -> usize;

    /// Runs the searches of the family on its puzzles. Returns how many of them have ended.
    ///
    /// # Errors
    /// If output cannot be written.
    fn compare(&self, arguments: &Compare, output: &mut Output) -> io::Result<usize>;

    /// Tells of searches that were named and have no puzzle to run on.
    ///
    /// # Errors
    /// If output cannot be written.
    fn refuse(&self, arguments: &Compare, output: &mut Output) -> io::Result<()>;
}

/// Runs each family's searches on its puzzles; if there are both families, the sliding puzzles come
/// first.
pub fn run(arguments: &Compare, output: &mut Output) -> io::Result<()> {
    let mut fields = contested(arguments);
    input::each(Reader::new(&arguments.source), output, |item, _| {
        fields.iter_mut().for_each(|field| field.add(item));
        Ok(())
    })?;
    interrupt::listen();
    // Nobody has named the usual searches, so nobody misses those that no board goes with.
    if !arguments.is_named() {
        fields.iter_mut().for_each(|field| field.drop_misfits());
    }
    let (with, without): (Vec<_>, Vec<_>) =
        fields.into_iter().partition(|field| field.has_puzzles());
    let mut done = 0;
    for (index, field) in with.iter().enumerate() {
        if index > 0 {
            if interrupt::is_set() {
                break;
            }
            if !arguments.json {
                output.line("")?;
            }
        }
        done += field.compare(arguments, output)?;
    }
    let all = with.iter().map(|field| field.all()).sum();
    if done < all {
        output.note(Status::Limit);
        output.flush()?;
        complain(&text!("terminal-compare-stopped", done = done, all = all));
        return Ok(());
    }
    // Where there is no puzzle at all, the faults of the files are already told.
    if !with.is_empty() {
        without.iter().try_for_each(|field| field.refuse(arguments, output))?;
    }
    Ok(())
}

impl<C: Table> Contested for Field<C> {
    fn add(&mut self, item: &Item) {
        if let Some((place, puzzle)) = (self.own)(item) {
            self.places.push(place);
            self.puzzles.push(puzzle);
        }
    }

    fn has_puzzles(&self) -> bool {
        !self.puzzles.is_empty()
    }

    fn drop_misfits(&mut self) {
        let Self { contest, puzzles, .. } = self;
        contest.contenders.retain(|search| puzzles.iter().any(|puzzle| search.fits(puzzle)));
    }

    fn all(&self) -> usize {
        self.puzzles.len() * self.contest.contenders.len()
    }

    fn refuse(&self, arguments: &Compare, output: &mut Output) -> io::Result<()> {
        for contender in self.contest.contenders.iter().filter(|_| arguments.is_named()) {
            let search = contender.to_string();
            output.fault(&text!("terminal-no-puzzle-for", family = C::FAMILY, search = search))?;
        }
        Ok(())
    }

    fn compare(&self, arguments: &Compare, output: &mut Output) -> io::Result<usize> {
        let contest = &self.contest;
        if contest.contenders.is_empty() {
            for place in &self.places {
                let message = text!("terminal-no-search-for", family = C::FAMILY);
                output.refuse(place, &message)?;
            }
            return Ok(0);
        }
        if arguments.csv {
            output.line(C::CSV_HEAD)?;
        }
        let progress = ProgressLine::new();
        let mut printer = RowPrinter { field: self, arguments, progress, output, failed: None };
        let rows = contest.run(&self.puzzles, &mut printer);
        printer.progress.erase();
        if let Some(error) = printer.failed {
            return Err(error);
        }
        if !(arguments.csv || arguments.json) && self.puzzles.len() > 1 && !rows.is_empty() {
            table::totals(&contest.contenders, &rows, output)?;
        }
        Ok(rows.len())
    }
}

/// Prints each row as soon as it is there.
struct RowPrinter<'a, C: Table> {
    field: &'a Field<C>,
    arguments: &'a Compare,
    progress: ProgressLine,
    output: &'a mut Output,
    /// Why output cannot be written.
    failed: Option<io::Error>,
}

impl<C: Table> Watch for RowPrinter<'_, C> {
    fn is_stopped(&self) -> bool {
        self.progress.is_stopped() || self.failed.is_some()
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
        let searches = &self.field.contest.contenders;
        let (place, search) = (&self.field.places[row.puzzle], &searches[row.contender]);
        let puzzle = &self.field.puzzles[row.puzzle];
        match C::status(&row.found) {
            Ok(status) => self.output.note(status),
            Err(misfit) => self.output.refuse(place, &format!("{search}: {misfit}"))?,
        }
        if self.arguments.json {
            let allowance = &self.field.contest.allowance;
            C::write_json(search, (place, puzzle), allowance, &row.found, self.output)?;
        } else if self.arguments.csv {
            let mut text = String::new();
            // To write to a String cannot fail.
            let _ = search.write_csv(&mut text, &place.to_string(), puzzle, &row.found);
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
