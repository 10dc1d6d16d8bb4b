//! The columns for searches of Hidato: the result, and how many values were probed.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::puzzle::compare::Found;
use langkah_engine::puzzle::compare::hidato::{Contender, is_proved, outcome};
use langkah_engine::puzzle::hidato::Solution;
use langkah_engine::puzzle::words::grouped;

use super::table::{Column, Table};
use crate::cli::output::Status;

impl Table for Contender {
    const OF: &'static str = "of Hidatos";
    const SOME: &'static str = "propagate";
    const FIRST: [Column; 2] = [("outcome", 10), ("probes", 9)];
    const TOTALS: [Column; 2] = [("solved", 10), ("proved", 9)];

    fn first(board: &Board, solution: &Solution) -> [String; 2] {
        let finished = &solution.finished;
        [outcome(board, finished), grouped(finished.probes)]
    }

    fn sums(found: &[&Solution]) -> [String; 2] {
        let solved = found.iter().filter(|solution| solution.is_solved()).count();
        let proved = found.iter().filter(|solution| is_proved(&solution.finished.verdict)).count();
        [solved, proved].map(|count| count.to_string())
    }

    fn status(solution: &Solution) -> Result<Status, String> {
        Ok(match solution.finished.verdict {
            Verdict::None(_) => Status::Unsolvable,
            // A search without guesses that ends at a guess has done what it was asked to do.
            Verdict::Unknown { first: None, halt: Some(_) } => Status::Limit,
            _ => Status::Solved,
        })
    }
}
