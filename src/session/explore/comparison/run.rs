//! A comparison that runs or has ended, and the rows that have come.

use std::io;

use langkah_engine::search::watch::Progress;
use langkah_puzzle::compare::{Allowance, Contender, Contest, Row, RowWatch};

use crate::session::family::Search;
use crate::session::job::{self, Event, Job, Jobs};

/// What a comparison sends, piece by piece.
#[derive(Debug)]
pub enum Part<P, F> {
    /// A puzzle was made; `None` if it could not be made.
    Puzzle(Option<(String, P)>),
    /// A search has ended.
    Row(Row<F>),
}

type PartOf<C> = Part<<C as Contender>::Puzzle, <C as Contender>::Found>;

/// The comparison's end of the channel.
pub(in crate::session) type RowReporter<C> = job::Reporter<(), PartOf<C>>;

/// A search of which two can be seen side by side.
pub(in crate::session) trait Paired: Contender {
    /// The search on a puzzle, to be recorded.
    fn search(&self, puzzle: &Self::Puzzle, allowance: &Allowance) -> Search;
}

/// What every family's run is asked.
pub(in crate::session) trait Running {
    fn is_running(&self) -> bool;

    /// Asks the comparison to end. The rows that have come stay.
    fn stop(&self);

    /// Takes in what the job has sent. Returns the message if a fault of the program has ended it.
    fn poll(&mut self) -> Option<String>;

    /// The name of the puzzle of two rows, and the searches of the rows with their names. `None` if
    /// the rows have different puzzles.
    fn pair(
        &self,
        rows: [usize; 2],
        allowance: &Allowance,
    ) -> Option<(String, [(String, Search); 2])>;
}

/// A comparison that runs or has ended.
pub struct Run<C: Contender> {
    pub contenders: Vec<C>,
    /// The puzzles that are there so far, with their names.
    pub puzzles: Vec<(String, C::Puzzle)>,
    /// How many puzzles there will be.
    pub count: usize,
    pub rows: Vec<Row<C::Found>>,
    /// How far the running search, or the making of a puzzle, has come.
    pub progress: Option<Progress>,
    job: Option<Job<(), PartOf<C>>>,
}

impl<C: Contender> Run<C> {
    /// `None` if no search or no puzzle is chosen.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    pub(in crate::session) fn begin(
        jobs: &Jobs,
        contest: Contest<C>,
        puzzles: Vec<(String, C::Puzzle)>,
    ) -> io::Result<Option<Self>> {
        let only: Vec<C::Puzzle> = puzzles.iter().map(|puzzle| puzzle.1.clone()).collect();
        let run = Self::begin_with(jobs, contest, only.len(), move |_| only)?;
        Ok(run.map(|run| Self { puzzles, ..run }))
    }

    /// The same on puzzles that `make` makes first, at most `count`. `make` sends each of them.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    pub(in crate::session) fn begin_with(
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

    /// How many rows there will be: each search runs on each puzzle.
    pub fn all(&self) -> usize {
        self.contenders.len() * self.count
    }

    /// Whether some puzzles are not yet made.
    pub fn is_making(&self) -> bool {
        self.puzzles.len() < self.count
    }

    pub fn is_running(&self) -> bool {
        self.job.is_some()
    }

    /// The name of a row's puzzle.
    pub fn name(&self, row: &Row<C::Found>) -> &str {
        self.puzzles.get(row.puzzle).map_or("", |puzzle| &puzzle.0)
    }

    /// The name of the puzzle of two rows, the puzzle, and the searches of the rows. `None` if the
    /// rows have different puzzles.
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
}

impl<C: Paired> Running for Run<C> {
    fn is_running(&self) -> bool {
        Self::is_running(self)
    }

    fn stop(&self) {
        if let Some(job) = &self.job {
            job.stop();
        }
    }

    fn poll(&mut self) -> Option<String> {
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
                Event::History(_) => {}
                Event::Done(_) => self.job = None,
                Event::Panicked(message) => {
                    self.job = None;
                    return Some(message);
                }
            }
        }
        None
    }

    fn pair(
        &self,
        rows: [usize; 2],
        allowance: &Allowance,
    ) -> Option<(String, [(String, Search); 2])> {
        let (name, puzzle, searches) = self.two(rows)?;
        let search = |one: &C| (one.title(), one.search(puzzle, allowance));
        Some((name.to_owned(), searches.map(search)))
    }
}

impl<P, F: Clone> RowWatch<F> for job::Reporter<(), Part<P, F>> {
    fn row(&mut self, row: &Row<F>) {
        self.part(Part::Row(row.clone()));
    }
}
