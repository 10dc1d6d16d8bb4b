//! The columns for searches of sliding puzzles: the moves, and whether they are proved to be the
//! fewest.

use langkah_engine::puzzle::Puzzle;
use langkah_engine::puzzle::compare::sliding::{Contender, Found, csv};
use langkah_engine::puzzle::solve::Outcome;

use super::table::{Column, Table};
use crate::cli::output::Status;

impl Table for Contender {
    const OF: &'static str = "of sliding puzzles";
    const SOME: &'static str = "ida or roni";
    const FIRST: [Column; 2] = [("moves", 10), ("least", 5)];
    const TOTALS: [Column; 2] = [("mean moves", 10), ("solved", 6)];

    /// `12`, with `yes` if it is proved to be the fewest; or how the search ended without a
    /// solution.
    fn first(_: &Puzzle, found: &Found) -> [String; 2] {
        let Ok(solution) = &found.result else { return ["misfit".to_owned(), String::new()] };
        let moves = found.moves().map(|moves| moves.to_string());
        let least = if solution.proved_least { "yes" } else { "" };
        let moves = moves.unwrap_or_else(|| csv::outcome(&solution.outcome).to_owned());
        [moves, least.to_owned()]
    }

    fn sums(found: &[&Found]) -> [String; 2] {
        let solved: Vec<usize> = found.iter().filter_map(|found| found.moves()).collect();
        let mean = solved.iter().sum::<usize>() as f64 / solved.len() as f64;
        let mean = if solved.is_empty() { String::new() } else { format!("{mean:.1}") };
        [mean, solved.len().to_string()]
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
