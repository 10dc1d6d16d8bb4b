//! The columns for searches of sliding puzzles: the moves, and whether they are proved to be the
//! fewest.

use std::io;

use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::Outcome;
use langkah_language::{decimal, text};
use langkah_puzzle::compare::Allowance;
use langkah_puzzle::compare::sliding::{Contender, Found, outcome};

use super::json;
use super::table::{Column, Table};
use crate::cli::output::{Output, Status};
use crate::cli::place::Place;

impl Table for Contender {
    const FAMILY: &'static str = "sliding";
    const FIRST: [Column; 2] =
        [(|| text!("terminal-head-moves"), 10), (|| text!("terminal-head-least"), 5)];
    const TOTALS: [Column; 2] =
        [(|| text!("terminal-head-mean-moves"), 10), (|| text!("terminal-head-solved"), 6)];

    /// `12`, with `yes` if it is proved to be the fewest; or how the search ended without a
    /// solution.
    fn first(_: &Puzzle, found: &Found) -> [String; 2] {
        let Ok(solution) = &found.result else {
            return [text!("terminal-cell-misfit").to_owned(), String::new()];
        };
        let moves = found.moves().map(|moves| moves.to_string());
        let least = if solution.proved_least { text!("terminal-cell-yes") } else { "" };
        let moves = moves.unwrap_or_else(|| outcome(&solution.outcome).to_owned());
        [moves, least.to_owned()]
    }

    fn sums(found: &[&Found]) -> [String; 2] {
        let solved: Vec<usize> = found.iter().filter_map(|found| found.moves()).collect();
        let mean = solved.iter().sum::<usize>() as f64 / solved.len() as f64;
        let mean = if solved.is_empty() { String::new() } else { decimal(mean, 1) };
        [mean, solved.len().to_string()]
    }

    fn write_json(
        &self,
        at: (&Place, &Puzzle),
        _: &Allowance,
        found: &Found,
        output: &mut Output,
    ) -> io::Result<()> {
        json::sliding(self, at, found).map_or(Ok(()), |row| output.json(&row))
    }

    fn status(found: &Found) -> Result<Status, String> {
        match found.result.as_ref().map(|solution| &solution.outcome) {
            Err(misfit) => Err(misfit.to_string()),
            Ok(Outcome::Solved(_)) => Ok(Status::Solved),
            Ok(Outcome::Unsolvable) => Ok(Status::Unsolvable),
            Ok(Outcome::Limit(_) | Outcome::Stopped) => Ok(Status::Limit),
        }
    }
}
