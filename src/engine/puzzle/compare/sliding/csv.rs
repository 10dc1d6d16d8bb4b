//! The rows of a comparison on sliding puzzles as comma-separated values.

use std::fmt::{self, Write};

use super::{Contender, Found};
use crate::puzzle::compare::csv::field;
use crate::puzzle::solve::solution::Outcome;

/// The first line.
pub const HEAD: &str = "puzzle,search,outcome,moves,proved_least,lower_bound,expanded,generated,\
                        live_peak,memory_bytes,tables_bytes,search_seconds,setup_seconds,branching,iterations";

/// Writes one row. `puzzle` is the puzzle's name. The last field lists `bound:generated` of each
/// iteration, with blanks between. If the search does not fit the board the outcome is `misfit` and
/// the figures are empty.
///
/// # Errors
/// If `out` takes no more.
pub fn row(out: &mut impl Write, puzzle: &str, search: &Contender, found: &Found) -> fmt::Result {
    write!(out, "{},{},", field(puzzle), field(&search.to_string()))?;
    let Ok(solution) = &found.result else {
        return writeln!(out, "misfit{}", ",".repeat(HEAD.matches(',').count() - 2));
    };
    let stats = &solution.stats;
    let moves = found.moves().map_or_else(String::new, |moves| moves.to_string());
    let branching = found.branching().map_or_else(String::new, |b| format!("{b:.4}"));
    let iterations: Vec<String> =
        found.iterations.iter().map(|one| format!("{}:{}", one.bound, one.generated)).collect();
    writeln!(
        out,
        "{},{moves},{},{},{},{},{},{},{},{:.6},{:.6},{branching},{}",
        outcome(&solution.outcome),
        solution.proved_least,
        solution.lower_bound,
        stats.expanded,
        stats.generated,
        stats.live_peak,
        stats.memory_peak,
        solution.tables_peak,
        solution.search_time.as_secs_f64(),
        solution.setup_time.as_secs_f64(),
        iterations.join(" "),
    )
}

/// The name of an outcome: `solved`, `unsolvable`, `nodes`, `memory`, `time` or `stopped`.
pub fn outcome(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Solved(_) => "solved",
        Outcome::Unsolvable => "unsolvable",
        Outcome::Limit(limit) => limit.name(),
        Outcome::Stopped => "stopped",
    }
}
