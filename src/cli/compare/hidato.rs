//! The columns for searches of Hidato: the result, and how many values were probed.

use std::io;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::Verdict;
use langkah_language::text;
use langkah_puzzle::compare::hidato::{Contender, is_proved, outcome};
use langkah_puzzle::compare::{Allowance, Found};
use langkah_puzzle::hidato::Solution;
use langkah_puzzle::words::grouped;

use super::json;
use super::table::{Column, Table};
use crate::cli::output::{Output, Status};
use crate::cli::place::Place;

impl Table for Contender {
    const FAMILY: &'static str = "hidato";
    const FIRST: [Column; 2] =
        [(|| text!("terminal-head-outcome"), 10), (|| text!("terminal-head-probes"), 9)];
    const TOTALS: [Column; 2] =
        [(|| text!("terminal-head-solved"), 10), (|| text!("terminal-head-proved"), 9)];

    fn first(board: &Board, solution: &Solution) -> [String; 2] {
        let finished = &solution.finished;
        [outcome(board, finished), grouped(finished.probes)]
    }

    fn sums(found: &[&Solution]) -> [String; 2] {
        let solved = found.iter().filter(|solution| solution.is_solved()).count();
        let proved = found.iter().filter(|solution| is_proved(&solution.finished.verdict)).count();
        [solved, proved].map(|count| count.to_string())
    }

    fn write_json(
        &self,
        at: (&Place, &Board),
        allowance: &Allowance,
        solution: &Solution,
        output: &mut Output,
    ) -> io::Result<()> {
        output.json(&json::hidato(self, at, &self.request(allowance), solution))
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
