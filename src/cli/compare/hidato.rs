//! The columns for searches of Hidato: the result, and how many values were probed.

use std::io;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::{Finished, Verdict};
use langkah_engine::puzzle::compare::hidato::{Contender, empty, is_proved, placed};
use langkah_engine::puzzle::compare::{Allowance, Found};
use langkah_engine::puzzle::hidato::Solution;
use langkah_engine::puzzle::words::grouped;
use langkah_language::text;

use super::json;
use super::table::{Column, Table, ended_by};
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
        [ending(board, finished), grouped(finished.probes)]
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

/// What came of a search, in a word; of a search without guesses that ended at a guess, how many
/// numbers it has placed.
fn ending(board: &Board, finished: &Finished) -> String {
    let word = match &finished.verdict {
        Verdict::One(_) => text!("terminal-cell-one"),
        Verdict::Several(..) => text!("terminal-cell-several"),
        Verdict::None(_) => text!("terminal-cell-none"),
        Verdict::Unknown { first: Some(_), .. } => text!("terminal-cell-found"),
        Verdict::Unknown { first: None, halt: Some(halt) } => ended_by(*halt),
        Verdict::Unknown { first: None, halt: None } => {
            let (placed, empty) = (placed(finished).to_string(), empty(board).to_string());
            return text!("terminal-cell-placed", placed = placed, empty = empty);
        }
    };
    word.to_owned()
}
