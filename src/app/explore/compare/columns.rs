//! What a comparison shows of each family: the columns of its table, and the axis of its plot.

use langkah_engine::hidato::board::Board;
use langkah_engine::puzzle::Puzzle;
use langkah_engine::puzzle::compare::sliding::{self, Iteration, csv};
use langkah_engine::puzzle::compare::{Contender, hidato};
use langkah_engine::puzzle::hidato::Solution;
use langkah_engine::puzzle::words::{capital, grouped, time};

use super::plots::Chart;
use super::table::{Sums, Total, figures_of};

/// A column's head and its width.
pub type Column = (&'static str, f32);

/// The searches of a family as the window compares them.
pub trait Columns: Contender {
    /// The columns after the puzzle and the search.
    const COLUMNS: [Column; 7];

    /// The plots that can be chosen, each with a short name for its button and a whole one.
    const CHARTS: &'static [(Chart, &'static str, &'static str)];

    /// The name of the horizontal axis of the plot of nodes by size.
    const AXIS: &'static str;

    fn cells(puzzle: &Self::Puzzle, found: &Self::Found) -> [String; 7];

    /// A row as a sentence without its full stop.
    fn about(found: &Self::Found, search: &str, puzzle: &str) -> String;

    /// The cells of the line that sums up a search over all puzzles.
    fn sums(found: &[&Self::Found], sums: Sums, total: Total) -> [String; 7];

    /// The place of a row on the horizontal axis, if it has one.
    fn size(puzzle: &Self::Puzzle, found: &Self::Found) -> Option<usize>;

    /// The iterations of a search that deepens, and its effective branching factor.
    fn growth(found: &Self::Found) -> (&[Iteration], Option<f64>);
}

const EXPANDED: Column = ("Expanded", 68.0);
const GENERATED: Column = ("Generated", 68.0);
const LIVE: Column = ("Live peak", 56.0);
const MEMORY: Column = ("Memory", 56.0);
const TIME: Column = ("Time", 50.0);

impl Columns for sliding::Contender {
    const COLUMNS: [Column; 7] =
        [("Moves", 80.0), EXPANDED, GENERATED, LIVE, MEMORY, TIME, ("b*", 32.0)];

    const CHARTS: &'static [(Chart, &'static str, &'static str)] = &[
        (Chart::Expanded, "Expanded", "Expanded by search"),
        (Chart::Size, "By length", "Nodes by length"),
        (Chart::Growth, "Growth", "Growth of iterations"),
    ];

    const AXIS: &'static str = "moves of the solution";

    fn cells(_: &Puzzle, found: &sliding::Found) -> [String; 7] {
        let [expanded, generated, live, memory, time] = figures_of(found);
        let branching = found.branching().map_or_else(String::new, |b| format!("{b:.2}"));
        [moves(found), expanded, generated, live, memory, time, branching]
    }

    fn about(found: &sliding::Found, search: &str, puzzle: &str) -> String {
        match &found.result {
            Err(misfit) => format!("{search}: {}", capital(&misfit.to_string())),
            Ok(solution) => format!(
                "{search} on {puzzle}: {}, {} expanded, {} generated, searched for {}, set-up {}, \
                 at least {} moves are needed",
                moves(found),
                grouped(solution.stats.expanded),
                grouped(solution.stats.generated),
                time(solution.search_time),
                time(solution.setup_time),
                solution.lower_bound
            ),
        }
    }

    fn sums(found: &[&sliding::Found], sums: Sums, total: Total) -> [String; 7] {
        let moves = found.iter().filter_map(|found| found.moves());
        let moves = total.of(moves.map(|moves| moves as u64));
        let [expanded, generated, live, memory, time] = sums.cells();
        [moves.to_string(), expanded, generated, live, memory, time, String::new()]
    }

    fn size(_: &Puzzle, found: &sliding::Found) -> Option<usize> {
        found.moves()
    }

    fn growth(found: &sliding::Found) -> (&[Iteration], Option<f64>) {
        (&found.iterations, found.branching())
    }
}

/// `12 (fewest)`, or how the search ended if it has no solution.
fn moves(found: &sliding::Found) -> String {
    match (&found.result, found.moves()) {
        (Err(_), _) => "misfit".to_owned(),
        (Ok(solution), Some(moves)) if solution.proved_least => format!("{moves} (fewest)"),
        (Ok(_), Some(moves)) => moves.to_string(),
        (Ok(solution), None) => csv::outcome(&solution.outcome).to_owned(),
    }
}

impl Columns for hidato::Contender {
    const COLUMNS: [Column; 7] =
        [("Outcome", 62.0), EXPANDED, GENERATED, ("Probes", 46.0), LIVE, MEMORY, TIME];

    // No search of Hidato deepens.
    const CHARTS: &'static [(Chart, &'static str, &'static str)] = &[
        (Chart::Expanded, "Expanded", "Expanded by search"),
        (Chart::Size, "By size", "Nodes by size"),
    ];

    const AXIS: &'static str = "empty cells of the puzzle";

    fn cells(board: &Board, solution: &Solution) -> [String; 7] {
        let finished = &solution.finished;
        let outcome = hidato::outcome(board, finished);
        let [expanded, generated, live, memory, time] = figures_of(solution);
        [outcome, expanded, generated, grouped(finished.probes), live, memory, time]
    }

    fn about(solution: &Solution, search: &str, puzzle: &str) -> String {
        let finished = &solution.finished;
        let verdict = hidato::sentence(finished);
        format!(
            "{search} on {puzzle}: {verdict}; {} expanded, {} generated, {} probed, searched for \
             {}, by {}",
            grouped(finished.stats.expanded),
            grouped(finished.stats.generated),
            grouped(finished.probes),
            time(solution.search_time),
            finished.engine.title(),
        )
    }

    fn sums(found: &[&Solution], sums: Sums, total: Total) -> [String; 7] {
        let proved = found.iter().filter(|one| hidato::is_proved(&one.finished.verdict)).count();
        let probes = total.of(found.iter().map(|one| one.finished.probes));
        let [expanded, generated, live, memory, time] = sums.cells();
        let proved = if total == Total::Sum { format!("{proved} proved") } else { String::new() };
        [proved, expanded, generated, grouped(probes), live, memory, time]
    }

    fn size(board: &Board, _: &Solution) -> Option<usize> {
        Some(hidato::empty(board))
    }

    fn growth(_: &Solution) -> (&[Iteration], Option<f64>) {
        (&[], None)
    }
}
