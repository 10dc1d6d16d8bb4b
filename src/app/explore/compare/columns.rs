//! What a comparison shows of each family: the columns of its table, and the axis of its plot.

use langkah_engine::hidato::board::Board;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::{decimal, text};
use langkah_puzzle::compare;
use langkah_puzzle::compare::sliding::{self, Iteration};
use langkah_puzzle::compare::{Contender, hidato};
use langkah_puzzle::hidato::Solution;
use langkah_puzzle::words::{capital, grouped, memory_and_tables, time};

use super::order::{Key, Order, Orders, keys_of};
use super::totals::{Sums, Total, figures_of};

/// What the rows are drawn as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chart {
    #[default]
    Expanded,
    Size,
    Growth,
}

/// A text in the current language.
pub type Said = fn() -> &'static str;

/// A column: its head, what the head means, and its least width in points.
#[derive(Clone, Copy)]
pub struct Column {
    pub head: Said,
    pub about: Option<Said>,
    pub width: f32,
}

const fn column(head: Said, about: Said, width: f32) -> Column {
    Column { head, about: Some(about), width }
}

/// The searches of a family as the window compares them.
pub trait Columns: Contender {
    /// The columns after the puzzle and the search.
    const COLUMNS: [Column; 7];

    /// The plots that can be chosen, each with a short name for its button and a whole one.
    const CHARTS: &'static [(Chart, Said, Said)];

    /// The name of the horizontal axis of the plot of nodes by size.
    fn axis() -> &'static str;

    fn cells(puzzle: &Self::Puzzle, found: &Self::Found) -> [String; 7];

    /// What the cells are sorted by; `None` where a cell has no figure.
    fn keys(puzzle: &Self::Puzzle, found: &Self::Found) -> [Option<Key>; 7];

    /// The order that the person has chosen for rows of this family.
    fn order(orders: &mut Orders) -> &mut Option<Order>;

    /// A row as a sentence without its full stop.
    fn about(found: &Self::Found, search: &str, puzzle: &str) -> String;

    /// The cells of the line that sums up a search over all puzzles.
    fn sums(found: &[&Self::Found], sums: Sums, total: Total) -> [String; 7];

    /// The place of a row on the horizontal axis, if it has one.
    fn size(puzzle: &Self::Puzzle, found: &Self::Found) -> Option<usize>;

    /// The iterations of a search that deepens, and its effective branching factor.
    fn growth(found: &Self::Found) -> (&[Iteration], Option<f64>);
}

const EXPANDED: Column =
    column(|| text!("compare-view-expanded"), || text!("compare-view-expanded", "about"), 68.0);
const GENERATED: Column =
    column(|| text!("compare-view-generated"), || text!("compare-view-generated", "about"), 68.0);
const LIVE: Column =
    column(|| text!("compare-view-live"), || text!("compare-view-live", "about"), 56.0);
const MEMORY: Column =
    column(|| text!("compare-view-memory"), || text!("compare-view-memory", "about"), 56.0);
const TIME: Column =
    column(|| text!("compare-view-time"), || text!("compare-view-time", "about"), 50.0);
const MOVES: Column =
    column(|| text!("compare-view-moves"), || text!("compare-view-moves", "about"), 80.0);
const BRANCHING: Column = column(|| "b*", || text!("compare-view-branching"), 32.0);
const PROBES: Column =
    column(|| text!("compare-view-probes"), || text!("compare-view-probes", "about"), 46.0);
const OUTCOME: Column = Column { head: || text!("compare-view-outcome"), about: None, width: 62.0 };

impl Columns for sliding::Contender {
    const COLUMNS: [Column; 7] = [MOVES, EXPANDED, GENERATED, LIVE, MEMORY, TIME, BRANCHING];

    const CHARTS: &'static [(Chart, Said, Said)] = &[
        (
            Chart::Expanded,
            || text!("compare-view-chart-expanded"),
            || text!("compare-view-chart-expanded", "name"),
        ),
        (
            Chart::Size,
            || text!("compare-view-chart-length"),
            || text!("compare-view-chart-length", "name"),
        ),
        (
            Chart::Growth,
            || text!("compare-view-chart-growth"),
            || text!("compare-view-chart-growth", "name"),
        ),
    ];

    fn axis() -> &'static str {
        text!("compare-view-chart-length", "axis")
    }

    fn cells(_: &Puzzle, found: &sliding::Found) -> [String; 7] {
        let [expanded, generated, live, memory, time] = figures_of(found);
        let branching = found.branching().map_or_else(String::new, |b| decimal(b, 2));
        [moves(found), expanded, generated, live, memory, time, branching]
    }

    fn keys(_: &Puzzle, found: &sliding::Found) -> [Option<Key>; 7] {
        let [expanded, generated, live, memory, time] = keys_of(found);
        let moves = found.moves().map(|moves| Key::Count(moves as u64));
        let branching = found.branching().map(Key::Share);
        [moves, expanded, generated, live, memory, time, branching]
    }

    fn order(orders: &mut Orders) -> &mut Option<Order> {
        &mut orders.sliding
    }

    fn about(found: &sliding::Found, search: &str, puzzle: &str) -> String {
        match &found.result {
            Err(misfit) => format!("{search}: {}", capital(&misfit.to_string())),
            Ok(solution) => text!(
                "compare-view-row",
                search = search,
                puzzle = puzzle,
                moves = moves(found),
                expanded = solution.stats.expanded,
                generated = solution.stats.generated,
                memory = memory_and_tables(solution),
                time = time(solution.search_time),
                setup = time(solution.setup_time),
                least = solution.lower_bound
            ),
        }
    }

    fn sums(found: &[&sliding::Found], sums: Sums, total: Total) -> [String; 7] {
        let moves = found.iter().filter_map(|found| found.moves());
        let moves = total.shown(moves.map(|moves| moves as u64));
        let [expanded, generated, live, memory, time] = sums.cells();
        [moves, expanded, generated, live, memory, time, String::new()]
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
        (Err(_), _) => text!("compare-view-misfit").to_owned(),
        (Ok(solution), Some(moves)) if solution.proved_least => {
            text!("compare-view-fewest", moves = moves.to_string())
        }
        (Ok(_), Some(moves)) => moves.to_string(),
        (Ok(solution), None) => compare::sliding::outcome(&solution.outcome).to_owned(),
    }
}

impl Columns for hidato::Contender {
    const COLUMNS: [Column; 7] = [OUTCOME, EXPANDED, GENERATED, PROBES, LIVE, MEMORY, TIME];

    // No search of Hidato deepens.
    const CHARTS: &'static [(Chart, Said, Said)] = &[
        (
            Chart::Expanded,
            || text!("compare-view-chart-expanded"),
            || text!("compare-view-chart-expanded", "name"),
        ),
        (
            Chart::Size,
            || text!("compare-view-chart-size"),
            || text!("compare-view-chart-size", "name"),
        ),
    ];

    fn axis() -> &'static str {
        text!("compare-view-chart-size", "axis")
    }

    fn cells(board: &Board, solution: &Solution) -> [String; 7] {
        let finished = &solution.finished;
        let outcome = hidato::outcome(board, finished);
        let [expanded, generated, live, memory, time] = figures_of(solution);
        [outcome, expanded, generated, grouped(finished.probes), live, memory, time]
    }

    fn keys(_: &Board, solution: &Solution) -> [Option<Key>; 7] {
        let finished = &solution.finished;
        let (rank, count) = hidato::rank(finished);
        let outcome = Some(Key::Ranked(rank, count));
        let [expanded, generated, live, memory, time] = keys_of(solution);
        let probes = Some(Key::Count(finished.probes));
        [outcome, expanded, generated, probes, live, memory, time]
    }

    fn order(orders: &mut Orders) -> &mut Option<Order> {
        &mut orders.hidato
    }

    fn about(solution: &Solution, search: &str, puzzle: &str) -> String {
        let finished = &solution.finished;
        text!(
            "compare-view-row-hidato",
            search = search,
            puzzle = puzzle,
            verdict = hidato::sentence(finished),
            expanded = finished.stats.expanded,
            generated = finished.stats.generated,
            probed = finished.probes,
            time = time(solution.search_time),
            engine = finished.engine.title()
        )
    }

    fn sums(found: &[&Solution], sums: Sums, total: Total) -> [String; 7] {
        let proved = found.iter().filter(|one| hidato::is_proved(&one.finished.verdict)).count();
        let probes = total.of(found.iter().map(|one| one.finished.probes));
        let [expanded, generated, live, memory, time] = sums.cells();
        let proved = if total == Total::Sum {
            text!("compare-view-proved", count = proved.to_string())
        } else {
            String::new()
        };
        [proved, expanded, generated, grouped(probes), live, memory, time]
    }

    fn size(board: &Board, _: &Solution) -> Option<usize> {
        Some(hidato::empty(board))
    }

    fn growth(_: &Solution) -> (&[Iteration], Option<f64>) {
        (&[], None)
    }
}
