//! The searches of Hidato, and the result of one.
//!
//! | room | what lives there |
//! |---|---|
//! | `contender` | a search by its name: `propagate:first`, `rules:link`, `fauzia` |
//! | [`csv`] | the rows as text |

mod contender;
pub mod csv;

use std::fmt::{self, Write};
use std::time::Duration;

pub use contender::{Contender, NameError};

use super::Allowance;
use super::csv::limit;
use crate::hidato::board::Board;
use crate::hidato::solve::{Finished, How, Verdict};
use crate::puzzle::hidato::{Solution, solve};
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Stats, Watch};

/// A row of a comparison on Hidatos.
pub type Row = super::Row<Solution>;

impl super::Found for Solution {
    fn stats(&self) -> Option<&Stats> {
        Some(&self.finished.stats)
    }

    fn search_time(&self) -> Duration {
        self.search_time
    }

    fn is_solved(&self) -> bool {
        self.finished.solution().is_some()
    }
}

impl super::Contender for Contender {
    fn title(&self) -> String {
        self.words()
    }

    type Puzzle = Board;
    type Found = Solution;

    const CSV_HEAD: &'static str = csv::HEAD;

    fn run(&self, board: &Board, allowance: &Allowance, watch: &mut dyn Watch) -> Option<Solution> {
        let solution = solve(board, &self.request(allowance), watch);
        (solution.halt() != Some(Halt::Stopped)).then_some(solution)
    }

    fn write_csv(
        &self,
        out: &mut impl Write,
        name: &str,
        board: &Board,
        solution: &Solution,
    ) -> fmt::Result {
        csv::row(out, name, self, board, solution)
    }
}

/// How many cells are to be filled.
pub fn empty(board: &Board) -> usize {
    board.numbers().iter().filter(|&&number| number == 0).count()
}

/// The result of a search in a word or two: `one`, `several` or `none`; `found` if it is not known
/// whether there are other solutions; `22 of 44`, the numbers that the rules have placed, if a
/// guess was needed and not allowed; else what ended the search, in the words of [`ended_by`].
pub fn outcome(board: &Board, finished: &Finished) -> String {
    let word = match &finished.verdict {
        Verdict::One(_) => "one",
        Verdict::Several(..) => "several",
        Verdict::None(_) => "none",
        Verdict::Unknown { first: Some(_), .. } => "found",
        Verdict::Unknown { first: None, halt: None } => {
            return format!("{} of {}", placed(finished), empty(board));
        }
        verdict => ended_by(verdict).unwrap_or("unknown"),
    };
    word.to_owned()
}

/// The result of a search, in a sentence without its full stop.
pub fn sentence(finished: &Finished) -> String {
    let Verdict::Unknown { first, halt } = &finished.verdict else {
        let text = match &finished.verdict {
            Verdict::One(_) => "one solution, proved the only one",
            Verdict::Several(..) => "several solutions",
            _ => "no solution, proved",
        };
        return text.to_owned();
    };
    match (first, halt) {
        (Some(_), None) => "a solution, and no look for others".to_owned(),
        (None, None) => {
            format!("{} numbers placed; a guess is needed", placed(finished))
        }
        (Some(_), Some(halt)) => format!("a solution; {} before the proof", words(*halt)),
        (None, Some(halt)) => format!("{} before a solution", words(*halt)),
    }
}

const fn words(halt: Halt) -> &'static str {
    match halt {
        Halt::Stopped => "stopped",
        Halt::Limit(Limit::Nodes) => "no nodes left",
        Halt::Limit(Limit::Memory) => "no memory left",
        Halt::Limit(Limit::Time) => "no time left",
        Halt::Limit(Limit::Depth) => "nothing left within the depth",
    }
}

/// Whether it is proved that there is no solution, one, or more than one.
pub const fn is_proved(verdict: &Verdict) -> bool {
    !matches!(verdict, Verdict::Unknown { .. })
}

/// What ended a search before the number of solutions was known: `nodes`, `memory`, `time` or
/// `stopped`; `first` if it had to end at a solution, `guess` if it was not allowed to guess.
pub const fn ended_by(verdict: &Verdict) -> Option<&'static str> {
    let Verdict::Unknown { first, halt } = verdict else { return None };
    Some(match (halt, first) {
        (Some(Halt::Stopped), _) => "stopped",
        (Some(Halt::Limit(ended)), _) => limit(*ended),
        (None, Some(_)) => "first",
        (None, None) => "guess",
    })
}

/// How many numbers the search had placed for good when it ended, besides the givens.
pub fn placed(finished: &Finished) -> usize {
    finished.steps.iter().filter(|step| step.how != How::Given).count()
}
