//! The searches of Hidato, and the result of one.
//!
//! | room | what lives there |
//! |---|---|
//! | `contender` | a search by its name: `propagate:first`, `rules:link`, `fauzia` |

mod contender;

use std::fmt::{self, Write};
use std::time::Duration;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::{Finished, How, Refutation, Verdict};
use langkah_engine::search::watch::{Halt, Stats, Watch};
use langkah_language::text;

use super::csv::field;
use super::{Allowance, ended};
use crate::hidato::{Solution, solve, words};
pub use contender::{Contender, NameError};

/// A row of a comparison on Hidatos.
pub type Row = super::Row<Solution>;

impl super::Found for Solution {
    fn stats(&self) -> Option<&Stats> {
        Some(&self.finished.stats)
    }

    fn search_time(&self) -> Duration {
        self.search_time
    }

    fn is_searched(&self) -> bool {
        !matches!(self.finished.verdict, Verdict::None(Refutation::Faults(_)))
    }

    fn is_cut(&self) -> bool {
        self.halt().is_some()
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

    const CSV_HEAD: &'static str = "puzzle,search,solutions,proved_only,ended_by,\
        cells,empty,placed,expanded,generated,probes,restarts,live_peak,memory_bytes,\
        search_seconds,engine";

    fn fits(&self, _: &Board) -> bool {
        true
    }

    fn run(&self, board: &Board, allowance: &Allowance, watch: &mut dyn Watch) -> Option<Solution> {
        let solution = solve(board, &self.request(allowance), watch);
        (solution.halt() != Some(Halt::Stopped)).then_some(solution)
    }

    /// `solutions` is `one`, `several`, `none` or `unknown`; only in the last case `ended_by` is
    /// not empty: see [`ended_by`].
    fn write_csv(
        &self,
        out: &mut impl Write,
        name: &str,
        board: &Board,
        solution: &Solution,
    ) -> fmt::Result {
        let finished = &solution.finished;
        let (stats, verdict) = (&finished.stats, &finished.verdict);
        writeln!(
            out,
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{:.6},{}",
            field(name),
            field(&self.to_string()),
            words::solutions(verdict),
            matches!(verdict, Verdict::One(_)),
            ended_by(verdict).unwrap_or_default(),
            board.count(),
            empty(board),
            placed(finished),
            stats.expanded,
            stats.generated,
            finished.probes,
            finished.restarts,
            stats.live_peak,
            stats.memory_peak,
            solution.search_time.as_secs_f64(),
            finished.engine.name(),
        )
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
        Verdict::One(_) => text!("compare-one"),
        Verdict::Several(..) => text!("compare-several"),
        Verdict::None(_) => text!("compare-none"),
        Verdict::Unknown { first: Some(_), .. } => text!("compare-found"),
        Verdict::Unknown { first: None, halt: None } => {
            let (placed, empty) = (placed(finished).to_string(), empty(board).to_string());
            return text!("compare-placed", placed = placed, empty = empty);
        }
        Verdict::Unknown { halt: Some(halt), .. } => ended(*halt),
    };
    word.to_owned()
}

/// How much a result says: first by its kind, from the proof of one solution down to none within
/// the limits, then by the numbers that the rules have placed, the fewest first.
pub fn rank(finished: &Finished) -> (u8, u64) {
    match &finished.verdict {
        Verdict::One(_) => (0, 0),
        Verdict::Several(..) => (1, 0),
        Verdict::None(_) => (2, 0),
        Verdict::Unknown { first: Some(_), .. } => (3, 0),
        Verdict::Unknown { first: None, halt: None } => (4, placed(finished) as u64),
        Verdict::Unknown { first: None, halt: Some(_) } => (5, 0),
    }
}

/// The result of a search, in a sentence without its full stop.
pub fn sentence(finished: &Finished) -> String {
    let text = match &finished.verdict {
        Verdict::One(_) => text!("compare-only-one"),
        Verdict::Several(..) => text!("compare-more-than-one"),
        Verdict::None(_) => text!("compare-proved-none"),
        Verdict::Unknown { first: Some(_), halt: None } => text!("compare-no-look-for-others"),
        Verdict::Unknown { first: None, halt: None } => {
            return text!("compare-guess-needed", placed = placed(finished));
        }
        Verdict::Unknown { first, halt: Some(halt) } => {
            let halt = halt.name();
            return match first {
                Some(_) => text!("compare-solution-before-proof", halt = halt),
                None => text!("compare-before-solution", halt = halt),
            };
        }
    };
    text.to_owned()
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
        (Some(halt), _) => halt.name(),
        (None, Some(_)) => "first",
        (None, None) => "guess",
    })
}

/// How many numbers the search had placed for good when it ended, besides the givens.
pub fn placed(finished: &Finished) -> usize {
    finished.steps.iter().filter(|step| step.how != How::Given).count()
}
