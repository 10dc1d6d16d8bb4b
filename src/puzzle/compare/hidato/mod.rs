//! The searches of Hidato, and what comes of one.
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
use crate::hidato::solve::{Finished, Verdict};
use crate::puzzle::hidato::{Solution, solve};
use crate::puzzle::solve::Watch;
use crate::search::event::{Halt, Stats};

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
    type Puzzle = Board;
    type Found = Solution;

    const CSV_HEAD: &'static str = csv::HEAD;

    fn run(
        &self,
        board: &Board,
        allowance: &Allowance,
        watch: &mut impl Watch,
    ) -> Option<Solution> {
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

/// What is known of the number of solutions, in a word: `one`, `several`, `none`, `found` where it
/// may be the only one or not, else what ended the search, as [`ended_by`] has it.
pub fn outcome(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => "one",
        Verdict::Several(..) => "several",
        Verdict::None(_) => "none",
        Verdict::Unknown { first: Some(_), .. } => "found",
        Verdict::Unknown { first: None, .. } => ended_by(verdict).unwrap_or("unknown"),
    }
}

/// Whether the number of solutions is proved, as far as none, one or several.
pub const fn is_proved(verdict: &Verdict) -> bool {
    !matches!(verdict, Verdict::Unknown { .. })
}

/// What ended a search before the number of solutions was known: `nodes`, `memory`, `time` or
/// `stopped`; `first` where it was to end at a solution, `guess` where it was not to guess.
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
    let given = crate::hidato::solve::How::Given;
    finished.steps.iter().filter(|step| step.how != given).count()
}
