//! `compare`: several searches on the same puzzles, a table of what each cost.

use std::io;

use super::args::Compare;
use super::input::{self, Item};
use super::interrupt::{self, Interrupted};
use super::output::{Output, Status};
use super::progress::ProgressLine;
use crate::puzzle::compare::{Contender, Row, Watcher, csv};
use crate::puzzle::solve::{Outcome, Progress, Watch};
use crate::puzzle::words;

pub fn run(arguments: &Compare, output: &mut Output) -> io::Result<()> {
    let (mut places, mut puzzles) = (Vec::new(), Vec::new());
    input::each(&arguments.source, output, |item, output| {
        match item {
            Item::Sliding(entry) => {
                places.push(entry.place());
                puzzles.push(entry.puzzle.clone());
            }
            Item::Hidato(board) => {
                output.fault(&format!("{}: compare is for sliding puzzles", board.file));
            }
        }
        Ok(())
    })?;
    let contest = arguments.contest();
    if arguments.csv {
        output.line(csv::HEAD)?;
    }
    let interrupted = interrupt::listen();
    let mut printer = Printer {
        places: &places,
        searches: &contest.contenders,
        is_csv: arguments.csv,
        interrupted,
        progress: ProgressLine::new(interrupted),
        output,
        failed: None,
    };
    let rows = contest.run(&puzzles, &mut printer);
    printer.progress.erase();
    if let Some(error) = printer.failed {
        return Err(error);
    }
    if rows.len() < puzzles.len() * contest.contenders.len() {
        output.note(Status::Limit);
    }
    if !arguments.csv && puzzles.len() > 1 {
        totals(&contest.contenders, &rows, output)?;
    }
    Ok(())
}

/// Prints each row as soon as it is there.
struct Printer<'a> {
    places: &'a [String],
    searches: &'a [Contender],
    is_csv: bool,
    interrupted: Interrupted,
    progress: ProgressLine,
    output: &'a mut Output,
    /// Why output cannot be written.
    failed: Option<io::Error>,
}

impl Watcher for Printer<'_> {
    fn is_stopped(&self) -> bool {
        self.interrupted.is_set() || self.failed.is_some()
    }

    fn progress(&mut self, _: usize, _: usize, running: &Progress) {
        self.progress.progress(running);
    }

    fn row(&mut self, row: &Row) {
        self.progress.erase();
        if let Err(error) = self.print(row) {
            self.failed = Some(error);
        }
    }
}

impl Printer<'_> {
    fn print(&mut self, row: &Row) -> io::Result<()> {
        let place = &self.places[row.puzzle];
        let search = &self.searches[row.contender];
        match &row.result {
            Err(misfit) => self.output.fault(&format!("{place}: {search}: {misfit}")),
            Ok(solution) => self.output.note(match &solution.outcome {
                Outcome::Solved(_) => Status::Solved,
                Outcome::Unsolvable => Status::Unsolvable,
                Outcome::Limit(_) | Outcome::Stopped => Status::Limit,
            }),
        }
        if self.is_csv {
            let mut text = String::new();
            // A String takes all that is written.
            let _ = csv::row(&mut text, place, search, row);
            self.output.block(text)?;
        } else {
            if row.contender == 0 {
                if row.puzzle > 0 {
                    self.output.line("")?;
                }
                self.output.line(place)?;
                self.output.line(line(self.searches, "search", &HEADS.map(str::to_owned)))?;
            }
            self.output.line(line(self.searches, &search.to_string(), &cells(row)))?;
        }
        self.output.flush()
    }
}

const HEADS: [&str; 7] =
    ["moves", "least", "expanded", "generated", "live at most", "memory", "search time"];

/// A line of the table: the name to the left, the others to the right.
fn line(searches: &[Contender], name: &str, cells: &[String; 7]) -> String {
    let widths = searches.iter().map(|search| search.to_string().len());
    let width = widths.max().unwrap_or(0).max("search".len());
    let [moves, least, expanded, generated, live, memory, time] = cells;
    format!(
        "{name:<width$}  {moves:>10}  {least:>5}  {expanded:>13}  {generated:>13}  {live:>12}  \
         {memory:>10}  {time:>11}"
    )
}

/// `12` with `yes` where it is proved the fewest, or what became of the search instead.
fn cells(row: &Row) -> [String; 7] {
    let Ok(solution) = &row.result else {
        return ["misfit", "", "", "", "", "", ""].map(str::to_owned);
    };
    let stats = &solution.stats;
    let moves = row.moves().map(|moves| moves.to_string());
    [
        moves.unwrap_or_else(|| csv::outcome(&solution.outcome).to_owned()),
        if solution.proved_least { "yes" } else { "" }.to_owned(),
        words::grouped(stats.expanded),
        words::grouped(stats.generated),
        words::grouped(stats.live_peak),
        words::memory(stats.memory_peak),
        words::time(solution.search_time),
    ]
}

/// What each search cost on all puzzles together.
fn totals(searches: &[Contender], rows: &[Row], output: &mut Output) -> io::Result<()> {
    output.line("")?;
    output.line("All puzzles")?;
    let heads =
        ["mean moves", "solved", "expanded", "generated", "live at most", "memory", "search time"];
    output.line(line(searches, "search", &heads.map(str::to_owned)))?;
    for (index, search) in searches.iter().enumerate() {
        let rows = || rows.iter().filter(move |row| row.contender == index);
        let solutions = || rows().filter_map(|row| row.result.as_ref().ok());
        let solved: Vec<usize> = rows().filter_map(Row::moves).collect();
        let mean = solved.iter().sum::<usize>() as f64 / solved.len() as f64;
        let most = |figure: fn(&crate::search::event::Stats) -> u64| {
            solutions().map(|solution| figure(&solution.stats)).max().unwrap_or(0)
        };
        let cells = [
            if solved.is_empty() { String::new() } else { format!("{mean:.1}") },
            solved.len().to_string(),
            words::grouped(solutions().map(|solution| solution.stats.expanded).sum()),
            words::grouped(solutions().map(|solution| solution.stats.generated).sum()),
            words::grouped(most(|stats| stats.live_peak)),
            words::memory(most(|stats| stats.memory_peak)),
            words::time(solutions().map(|solution| solution.search_time).sum()),
        ];
        output.line(line(searches, &search.to_string(), &cells))?;
    }
    Ok(())
}
