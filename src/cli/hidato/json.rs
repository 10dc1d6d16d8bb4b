//! The objects of `--json` for Hidato. Fields are written in the order in which they are declared.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::Rating;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::solve::Verdict;
use langkah_puzzle::compare::hidato::ended_by;
use langkah_puzzle::hidato::{Plan, Request, Solution, words};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::cli::family::item::HidatoItem;
use crate::cli::json::Head;
use crate::cli::json::rows::Rows;

fn rows(board: &Board) -> Rows {
    let (shape, dims) = (board.shape(), board.shape().dims());
    let number = |row, col| {
        let cell = shape.cell_at(row, col);
        cell.map_or(-1, |cell| board.number(cell).map_or(0, i32::from))
    };
    (0..dims.rows()).map(|row| (0..dims.cols()).map(|col| number(row, col)).collect()).collect()
}

fn edges(board: &Board) -> Vec<[[usize; 2]; 2]> {
    let place = |cell: u16| {
        let (row, col) = board.shape().coordinates(cell.into());
        [row + 1, col + 1]
    };
    board.shape().edges().iter().map(|edge| edge.map(place)).collect()
}

fn head(entry: &HidatoItem) -> Head<'_> {
    let board = &entry.opened.board;
    let dims = board.shape().dims();
    Head {
        file: &entry.place.file,
        line: entry.place.line,
        part: entry.place.part,
        family: board.shape().topology().name(),
        format: entry.opened.format.name(),
        notes: &entry.notes,
        rows: dims.rows(),
        cols: dims.cols(),
        start: rows(board),
        edges: edges(board),
    }
}

/// What `solve` tells.
#[derive(Serialize)]
pub struct SolvedHidato<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    searched: SearchedHidato,
}

/// What came of a search.
#[derive(Serialize)]
pub struct SearchedHidato {
    outcome: &'static str,
    solutions: &'static str,
    solution: Option<Rows>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second_solution: Option<Rows>,
    faults: Vec<String>,
    /// The same number as `expanded`: its name in results of earlier versions.
    branch_nodes: u64,
    expanded: u64,
    generated: u64,
    live_peak: u64,
    /// Trials of a choice, which are no nodes.
    probes: u64,
    restarts: u64,
    /// The most bytes that the nodes held.
    memory_bytes: u64,
    search: &'static str,
    /// Whether it was to end at the first solution; `None` of a search that always does.
    first: Option<bool>,
    search_seconds: f64,
    /// The same as the search's time, because the search finds the verdict.
    total_seconds: f64,
    /// The engine that gave the verdict: `branch and bound`, `clause learning` or `best-first
    /// search`.
    engine: &'static str,
    /// What ended the search before the number of solutions was known: `nodes`, `memory`, `time` or
    /// `stopped`; `first` if it had to end at a solution, `guess` if it was not allowed to guess.
    ended_by: Option<&'static str>,
}

impl<'a> SolvedHidato<'a> {
    pub fn new(entry: &'a HidatoItem, request: &Request, solution: &Solution) -> Self {
        let searched = SearchedHidato::new(&entry.opened.board, request, solution);
        Self { head: head(entry), searched }
    }
}

impl SearchedHidato {
    pub fn new(board: &Board, request: &Request, solution: &Solution) -> Self {
        let finished = &solution.finished;
        Self {
            outcome: words::outcome(&finished.verdict),
            solutions: words::solutions(&finished.verdict),
            solution: finished.solution().map(rows),
            second_solution: solution.second().map(rows),
            faults: words::reasons(board, &finished.verdict),
            branch_nodes: finished.stats.expanded,
            expanded: finished.stats.expanded,
            generated: finished.stats.generated,
            live_peak: finished.stats.live_peak,
            probes: finished.probes,
            restarts: finished.restarts,
            memory_bytes: finished.stats.memory_peak,
            search: solution.plan.name(),
            first: (solution.plan == Plan::Propagate).then_some(request.first_only),
            search_seconds: solution.search_time.as_secs_f64(),
            total_seconds: solution.search_time.as_secs_f64(),
            engine: finished.engine.name(),
            ended_by: ended_by(&finished.verdict),
        }
    }
}

/// What `check` tells.
#[derive(Serialize)]
pub struct CheckedHidato<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    cells: usize,
    givens: usize,
    /// `None` if a limit ended the search.
    solvable: Option<bool>,
    solutions: &'static str,
    difficulty: Option<&'static str>,
    /// The hardest rule that the solution needs.
    hardest_rule: Option<&'static str>,
    /// How many steps of each rule it needs.
    steps: Option<Map<String, Value>>,
    faults: Vec<String>,
}

impl<'a> CheckedHidato<'a> {
    pub fn new(entry: &'a HidatoItem, verdict: &Verdict, rating: Option<&Rating>) -> Self {
        let board = &entry.opened.board;
        Self {
            head: head(entry),
            cells: board.count(),
            givens: board.numbers().iter().filter(|&&number| number > 0).count(),
            solvable: match verdict {
                Verdict::None(_) => Some(false),
                Verdict::Unknown { first: None, .. } => None,
                _ => Some(true),
            },
            solutions: words::solutions(verdict),
            difficulty: rating.map(|rating| rating.difficulty.name()),
            hardest_rule: rating.and_then(|rating| rating.steps.hardest()).map(Rule::name),
            steps: rating.map(steps),
            faults: words::reasons(board, verdict),
        }
    }
}

/// `{"chain": 23, "region": 4}`.
fn steps(rating: &Rating) -> Map<String, Value> {
    rating.steps.each().map(|(rule, count)| (rule.name().to_owned(), count.into())).collect()
}
