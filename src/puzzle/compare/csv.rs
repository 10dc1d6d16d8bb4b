//! The rows of a comparison as comma-separated values, by RFC 4180 but for the line ends, which
//! are single.

use std::fmt::{self, Write};

use super::{Contender, Row};
use crate::puzzle::solve::Outcome;
use crate::search::limits::Limit;

/// The first line.
pub const HEAD: &str = "puzzle,search,outcome,moves,proved_least,lower_bound,expanded,generated,\
                        live_peak,memory_bytes,search_seconds,setup_seconds,branching,iterations";

/// Writes one row. `puzzle` is the puzzle's name. The last field lists `bound:generated` of each
/// iteration, with blanks between. Where the search does not go with the board the outcome is
/// `misfit` and the figures are empty.
pub fn row(out: &mut impl Write, puzzle: &str, search: &Contender, row: &Row) -> fmt::Result {
    write!(out, "{},{},", field(puzzle), field(&search.to_string()))?;
    let Ok(solution) = &row.result else {
        return writeln!(out, "misfit{}", ",".repeat(HEAD.matches(',').count() - 2));
    };
    let stats = &solution.stats;
    let moves = row.moves().map_or_else(String::new, |moves| moves.to_string());
    let branching = row.branching().map_or_else(String::new, |b| format!("{b:.4}"));
    let iterations: Vec<String> =
        row.iterations.iter().map(|one| format!("{}:{}", one.bound, one.generated)).collect();
    writeln!(
        out,
        "{},{moves},{},{},{},{},{},{},{:.6},{:.6},{branching},{}",
        outcome(&solution.outcome),
        solution.proved_least,
        solution.lower_bound,
        stats.expanded,
        stats.generated,
        stats.live_peak,
        stats.memory_peak,
        solution.search_time.as_secs_f64(),
        solution.setup_time.as_secs_f64(),
        iterations.join(" "),
    )
}

/// `solved`, `unsolvable`, `nodes`, `memory`, `time` or `stopped`.
pub fn outcome(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Solved(_) => "solved",
        Outcome::Unsolvable => "unsolvable",
        Outcome::Limit(Limit::Nodes) => "nodes",
        Outcome::Limit(Limit::Memory) => "memory",
        Outcome::Limit(Limit::Time) => "time",
        Outcome::Stopped => "stopped",
    }
}

fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
