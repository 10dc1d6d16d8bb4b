//! The searches of sliding puzzles, and the result of one.
//!
//! | room | what lives there |
//! |---|---|
//! | `contender` | a search by its name: `ida:manhattan`, `best-first:misplaced`, `roni` |
//! | [`growth`] | how iterations grow, and the effective branching factor |

mod contender;
pub mod growth;

use std::fmt::{self, Write};
use std::time::Duration;

use langkah_engine::fit::Misfit;
use langkah_engine::plan::Plan;
use langkah_engine::search::best_first::script::{Counts, Script};
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::{Outcome, Solution};
use langkah_engine::solve::solve;
use langkah_language::text;

use super::csv::field;
use super::{Allowance, ended};
pub use contender::{Contender, NameError};
use growth::Growth;
pub use growth::Iteration;

/// A row of a comparison on sliding puzzles.
pub type Row = super::Row<Found>;

/// The result of one search on one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The solution with its figures, or why the search does not fit the board.
    pub result: Result<Solution, Misfit>,
    /// The iterations of iterative deepening; empty for other searches.
    pub iterations: Vec<Iteration>,
}

impl Found {
    /// The number of moves, if the search found a solution.
    pub fn moves(&self) -> Option<usize> {
        self.result.as_ref().ok()?.length()
    }

    /// The effective branching factor of a search that solved the puzzle: see
    /// [`growth::branching`].
    pub fn branching(&self) -> Option<f64> {
        let solution = self.result.as_ref().ok()?;
        // One search counts its root, too.
        let counts = |script: Script| script.counts == Counts::Raised;
        let has_root =
            matches!(solution.plan, Plan::Preset(preset) if preset.script.is_some_and(counts));
        let generated = solution.stats.generated.saturating_sub(has_root.into());
        growth::branching(generated, self.moves()?)
    }
}

/// How a search ended, in a word.
pub fn outcome(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Solved(_) => text!("compare-ended-solved"),
        Outcome::Unsolvable => text!("compare-ended-unsolvable"),
        Outcome::Limit(limit) => ended(Halt::Limit(*limit)),
        Outcome::Stopped => ended(Halt::Stopped),
    }
}

impl super::Found for Found {
    fn stats(&self) -> Option<&Stats> {
        self.result.as_ref().ok().map(|solution| &solution.stats)
    }

    fn tables(&self) -> u64 {
        self.result.as_ref().map(|solution| solution.tables_peak).unwrap_or_default()
    }

    fn search_time(&self) -> Duration {
        self.result.as_ref().map(|solution| solution.search_time).unwrap_or_default()
    }

    fn is_searched(&self) -> bool {
        let ended = self.result.as_ref().map(|solution| &solution.outcome);
        !matches!(ended, Err(_) | Ok(Outcome::Unsolvable))
    }

    fn is_cut(&self) -> bool {
        let ended = self.result.as_ref().map(|solution| &solution.outcome);
        matches!(ended, Ok(Outcome::Limit(_) | Outcome::Stopped))
    }

    fn is_solved(&self) -> bool {
        self.moves().is_some()
    }
}

impl super::Contender for Contender {
    fn title(&self) -> String {
        self.words()
    }

    type Puzzle = Puzzle;
    type Found = Found;

    const CSV_HEAD: &'static str = "puzzle,search,outcome,moves,proved_least,lower_bound,\
        expanded,generated,live_peak,memory_bytes,tables_bytes,search_seconds,setup_seconds,\
        branching,iterations";

    fn fits(&self, puzzle: &Puzzle) -> bool {
        self.goes_with(puzzle.start().dims())
    }

    fn run(&self, puzzle: &Puzzle, allowance: &Allowance, watch: &mut dyn Watch) -> Option<Found> {
        let mut grown = Grown { watch, growth: Growth::default() };
        let request = self.request(puzzle.start().dims(), allowance);
        let result = solve(puzzle, &request, &mut grown);
        let growth = grown.growth;
        if matches!(&result, Ok(Solution { outcome: Outcome::Stopped, .. })) {
            return None;
        }
        let ended = result.as_ref().map(|solution| solution.stats).unwrap_or_default();
        let mut iterations = growth.end(&ended);
        let is_at_goal = |solution: &Solution| {
            matches!(solution.plan, Plan::Ida { .. }) && solution.length() == Some(0)
        };
        if iterations.is_empty() && result.as_ref().is_ok_and(is_at_goal) {
            // The first iteration has ended at its root before a search tells of it.
            iterations.push(Iteration { bound: ended.f, expanded: 0, generated: 0 });
        }
        Some(Found { iterations, result })
    }

    /// The last field lists `bound:generated` of each iteration, with blanks between. If the search
    /// does not fit the board the outcome is `misfit` and the figures are empty.
    fn write_csv(
        &self,
        out: &mut impl Write,
        name: &str,
        _: &Puzzle,
        found: &Found,
    ) -> fmt::Result {
        write!(out, "{},{},", field(name), field(&self.to_string()))?;
        let Ok(solution) = &found.result else {
            return writeln!(out, "misfit{}", ",".repeat(Self::CSV_HEAD.matches(',').count() - 2));
        };
        let stats = &solution.stats;
        let moves = found.moves().map_or_else(String::new, |moves| moves.to_string());
        let branching = found.branching().map_or_else(String::new, |b| format!("{b:.4}"));
        let iterations: Vec<String> =
            found.iterations.iter().map(|one| format!("{}:{}", one.bound, one.generated)).collect();
        writeln!(
            out,
            "{},{moves},{},{},{},{},{},{},{},{:.6},{:.6},{branching},{}",
            outcome_name(&solution.outcome),
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
}

/// The name of an outcome: `solved`, `unsolvable`, `nodes`, `memory`, `time` or `stopped`.
fn outcome_name(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Solved(_) => "solved",
        Outcome::Unsolvable => "unsolvable",
        Outcome::Limit(limit) => limit.name(),
        Outcome::Stopped => "stopped",
    }
}

/// Keeps the figures at the beginning of each iteration.
struct Grown<'a> {
    watch: &'a mut dyn Watch,
    growth: Growth,
}

impl Watch for Grown<'_> {
    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.watch.beat(progress)
    }

    fn iteration(&mut self, stats: &Stats) {
        self.growth.begin(stats);
    }
}
