//! Several searches on several puzzles, and what each of them cost.
//!
//! | room | what lives there |
//! |---|---|
//! | [`contender`] | a search by its name: `ida:manhattan`, `best-first:misplaced`, `roni` |
//! | [`growth`] | how iterations grow, and the effective branching factor |
//! | [`csv`] | the rows as text |

pub mod contender;
pub mod csv;
pub mod growth;

pub use contender::Contender;
pub use growth::Iteration;

use super::Puzzle;
use super::fit::Misfit;
use super::plan::Request;
use super::solve::{Outcome, Progress, Solution, Watch, solve};
use crate::search::event::Stats;
use crate::search::limits::Limits;
use growth::Growth;

/// What is run on each puzzle, and what each run may use.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    pub contenders: Vec<Contender>,
    pub limits: Limits,
    /// Seconds of each search; `None` for as long as it takes.
    pub time_max: Option<f64>,
}

/// What came of one search on one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The index of the contender.
    pub contender: usize,
    /// The solution with its figures, or why the search does not go with the board.
    pub result: Result<Solution, Misfit>,
    /// Of iterative deepening: its iterations.
    pub iterations: Vec<Iteration>,
}

impl Row {
    /// The number of moves, if the search found a solution.
    pub fn moves(&self) -> Option<usize> {
        match &self.result.as_ref().ok()?.outcome {
            Outcome::Solved(moves) => Some(moves.len()),
            _ => None,
        }
    }

    /// The effective branching factor of a search that solved the puzzle: see
    /// [`growth::branching`].
    pub fn branching(&self) -> Option<f64> {
        let solution = self.result.as_ref().ok()?;
        growth::branching(solution.stats.generated, self.moves()?)
    }
}

/// Hears of a running comparison, and may stop it.
pub trait Watcher {
    fn is_stopped(&self) -> bool;

    /// `done` of `all` searches have ended, and one runs.
    fn progress(&mut self, _done: usize, _all: usize, _running: &Progress) {}

    /// A search has ended.
    fn row(&mut self, _row: &Row) {}
}

/// Lets a comparison run to its end.
impl Watcher for () {
    fn is_stopped(&self) -> bool {
        false
    }
}

impl Contest {
    /// Runs every search on every puzzle, puzzle by puzzle. Where the watcher stops it, the rows
    /// are those of the searches that had ended.
    pub fn run(&self, puzzles: &[Puzzle], watcher: &mut impl Watcher) -> Vec<Row> {
        let all = puzzles.len() * self.contenders.len();
        let mut rows = Vec::with_capacity(all);
        for (at, puzzle) in puzzles.iter().enumerate() {
            for (contender, search) in self.contenders.iter().enumerate() {
                if watcher.is_stopped() {
                    return rows;
                }
                let plan = search.plan(puzzle.start().dims());
                let (limits, time_max) = (self.limits, self.time_max);
                let request = Request { plan, limits, time_max, threads: None };
                let mut runner =
                    Runner { watcher, done: rows.len(), all, growth: Growth::default() };
                let result = solve(puzzle, &request, &mut runner);
                let growth = runner.growth;
                if matches!(&result, Ok(Solution { outcome: Outcome::Stopped, .. })) {
                    return rows;
                }
                let ended = result.as_ref().map(|solution| solution.stats).unwrap_or_default();
                let iterations = growth.end(&ended);
                let row = Row { puzzle: at, contender, result, iterations };
                watcher.row(&row);
                rows.push(row);
            }
        }
        rows
    }
}

/// Listens to one search.
struct Runner<'a, W> {
    watcher: &'a mut W,
    done: usize,
    all: usize,
    growth: Growth,
}

impl<W: Watcher> Watch for Runner<'_, W> {
    fn is_stopped(&self) -> bool {
        self.watcher.is_stopped()
    }

    fn progress(&mut self, progress: &Progress) {
        self.watcher.progress(self.done, self.all, progress);
    }

    fn iteration(&mut self, stats: &Stats) {
        self.growth.begin(stats);
    }
}
