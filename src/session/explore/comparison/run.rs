//! A comparison that runs or has ended, and the rows that have come.

use std::io;

use langkah_engine::puzzle::compare::{Contender, Contest, Row, RowWatch};
use langkah_engine::search::watch::Progress;

use crate::session::job::{self, Event, Job, Jobs};

/// What a comparison sends, piece by piece.
#[derive(Debug)]
pub enum Part<P, F> {
    /// A puzzle was made, or could not be.
    Puzzle(Option<(String, P)>),
    /// A search has ended.
    Row(Row<F>),
}

type PartOf<C> = Part<<C as Contender>::Puzzle, <C as Contender>::Found>;

/// The comparison's end of the line.
pub(super) type RowReporter<C> = job::Reporter<(), PartOf<C>>;

/// A comparison that runs or has ended.
pub struct Run<C: Contender> {
    pub contenders: Vec<C>,
    /// With their names, those that are there.
    pub puzzles: Vec<(String, C::Puzzle)>,
    /// How many there will be.
    pub count: usize,
    pub rows: Vec<Row<C::Found>>,
    /// Of the search that runs, or the puzzle that is made.
    pub progress: Option<Progress>,
    job: Option<Job<(), PartOf<C>>>,
}

impl<C: Contender> Run<C> {
    /// `None` where there is nothing to run, or nothing to run it on.
    ///
    /// # Errors
    /// The system's, if it gives no thread.
    pub(super) fn begin(
        jobs: &Jobs,
        contest: Contest<C>,
        puzzles: Vec<(String, C::Puzzle)>,
    ) -> io::Result<Option<Self>> {
        let only: Vec<C::Puzzle> = puzzles.iter().map(|puzzle| puzzle.1.clone()).collect();
        let run = Self::begin_with(jobs, contest, only.len(), move |_| only)?;
        Ok(run.map(|run| Self { puzzles, ..run }))
    }

    /// The same on puzzles, at most `count`, that are made first; `make` sends each.
    ///
    /// # Errors
    /// The system's, if it gives no thread.
    pub(super) fn begin_with(
        jobs: &Jobs,
        contest: Contest<C>,
        count: usize,
        make: impl FnOnce(&mut RowReporter<C>) -> Vec<C::Puzzle> + Send + 'static,
    ) -> io::Result<Option<Self>> {
        if count == 0 || contest.contenders.is_empty() {
            return Ok(None);
        }
        let contenders = contest.contenders.clone();
        let job = jobs.begin(move |reporter: &mut RowReporter<C>| {
            let puzzles = make(reporter);
            contest.run(&puzzles, reporter);
        })?;
        let (puzzles, rows) = (Vec::new(), Vec::new());
        Ok(Some(Self { contenders, puzzles, count, rows, progress: None, job: Some(job) }))
    }

    /// How many searches there are in all.
    pub fn all(&self) -> usize {
        self.contenders.len() * self.count
    }

    /// Whether puzzles are still to be made.
    pub fn is_making(&self) -> bool {
        self.puzzles.len() < self.count
    }

    pub fn is_running(&self) -> bool {
        self.job.is_some()
    }

    pub(super) fn stop(&self) {
        if let Some(job) = &self.job {
            job.stop();
        }
    }

    /// What the puzzle of a row is called.
    pub fn name(&self, row: &Row<C::Found>) -> &str {
        self.puzzles.get(row.puzzle).map_or("", |puzzle| &puzzle.0)
    }

    /// The puzzle of two rows, if it is the same, with its name, and their searches.
    pub fn two(&self, rows: [usize; 2]) -> Option<(&str, &C::Puzzle, [&C; 2])> {
        let [Some(a), Some(b)] = rows.map(|row| self.rows.get(row)) else { return None };
        let (name, puzzle) = self.puzzles.get(a.puzzle).filter(|_| a.puzzle == b.puzzle)?;
        let [Some(a), Some(b)] = [a, b].map(|row| self.contenders.get(row.contender)) else {
            return None;
        };
        Some((name, puzzle, [a, b]))
    }

    /// The rows as comma-separated values.
    pub fn csv(&self) -> String {
        let mut text = format!("{}\n", C::CSV_HEAD);
        for row in &self.rows {
            let puzzle = self.puzzles.get(row.puzzle);
            if let (Some(contender), Some((name, puzzle))) =
                (self.contenders.get(row.contender), puzzle)
            {
                // Writing to a text cannot fail.
                let _ = contender.write_csv(&mut text, name, puzzle, &row.found);
            }
        }
        text
    }

    /// Takes in what was sent; the message of a fault of the program.
    pub(super) fn poll(&mut self) -> Option<String> {
        while let Some(event) = self.job.as_ref()?.next_event() {
            match event {
                Event::Progress(progress) => self.progress = Some(progress),
                Event::Part(part) => {
                    self.progress = None;
                    match *part {
                        Part::Puzzle(Some(puzzle)) => self.puzzles.push(puzzle),
                        Part::Puzzle(None) => self.count -= 1,
                        Part::Row(row) => self.rows.push(row),
                    }
                }
                Event::Improved(_) => {}
                Event::Done(_) => self.job = None,
                Event::Panicked(message) => {
                    self.job = None;
                    return Some(message);
                }
            }
        }
        None
    }
}

impl<P, F: Clone> RowWatch<F> for job::Reporter<(), Part<P, F>> {
    fn row(&mut self, row: &Row<F>) {
        self.part(Part::Row(row.clone()));
    }
}
