//! The rows of a comparison on Hidatos as comma-separated values.

use std::fmt::{self, Write};

use super::{Contender, empty, ended_by, placed};
use crate::hidato::board::Board;
use crate::hidato::solve::Verdict;
use crate::puzzle::compare::csv::field;
use crate::puzzle::hidato::{Solution, words};

/// The first line.
pub const HEAD: &str = "puzzle,search,solutions,proved_only,ended_by,cells,empty,placed,expanded,\
                        generated,probes,restarts,live_peak,memory_bytes,\
                        search_seconds,engine";

/// Writes one row. `puzzle` is the puzzle's name. `solutions` is `one`, `several`, `none` or
/// `unknown`; only in the last case `ended_by` is not empty: see [`ended_by`].
///
/// # Errors
/// If `out` takes no more.
pub fn row(
    out: &mut impl Write,
    puzzle: &str,
    search: &Contender,
    board: &Board,
    solution: &Solution,
) -> fmt::Result {
    let finished = &solution.finished;
    let (stats, verdict) = (&finished.stats, &finished.verdict);
    writeln!(
        out,
        "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{:.6},{}",
        field(puzzle),
        field(&search.to_string()),
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
