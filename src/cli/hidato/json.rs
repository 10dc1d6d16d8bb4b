//! The objects of `--json` for Hidato. Fields are written in the order in which they stand here.

use serde::Serialize;

use crate::hidato::board::Board;
use crate::hidato::generate::Difficulty;
use crate::hidato::solve::Verdict;
use crate::puzzle::compare::csv;
use crate::puzzle::hidato::{Solution, words};
use crate::search::event::Halt;

/// Rows of numbers as in a file: 0 for an empty cell, −1 for a hole.
type Rows = Vec<Vec<i32>>;

fn rows(board: &Board) -> Rows {
    let (shape, dims) = (board.shape(), board.shape().dims());
    let number = |row, col| {
        let cell = shape.cell_at(row, col);
        cell.map_or(-1, |cell| board.number(cell).map_or(0, i32::from))
    };
    (0..dims.rows()).map(|row| (0..dims.cols()).map(|col| number(row, col)).collect()).collect()
}

/// The puzzle.
#[derive(Serialize)]
struct Start<'a> {
    file: &'a str,
    family: &'static str,
    rows: usize,
    cols: usize,
    start: Rows,
}

impl<'a> Start<'a> {
    fn new(file: &'a str, board: &Board) -> Self {
        let dims = board.shape().dims();
        Self {
            file,
            family: board.shape().topology().name(),
            rows: dims.rows(),
            cols: dims.cols(),
            start: rows(board),
        }
    }
}

/// What `solve` tells.
#[derive(Serialize)]
pub struct Solved<'a> {
    #[serde(flatten)]
    start: Start<'a>,
    outcome: &'static str,
    solutions: &'static str,
    solution: Option<Rows>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second_solution: Option<Rows>,
    faults: Vec<String>,
    /// The same as `expanded`.
    branch_nodes: u64,
    expanded: u64,
    generated: u64,
    live_peak: u64,
    search: &'static str,
    search_seconds: f64,
    /// What gave the verdict: `branch and bound`, `clause learning` or `best-first search`.
    engine: &'static str,
    /// What ended the search, if not its own end: `nodes`, `memory`, `time` or `stopped`.
    ended_by: Option<&'static str>,
}

impl<'a> Solved<'a> {
    pub fn new(file: &'a str, board: &Board, solution: &Solution) -> Self {
        let finished = &solution.finished;
        Self {
            start: Start::new(file, board),
            outcome: words::outcome(&finished.verdict),
            solutions: words::solutions(&finished.verdict),
            solution: finished.solution().map(rows),
            second_solution: solution.second().map(rows),
            faults: words::reasons(board, &finished.verdict),
            branch_nodes: finished.stats.expanded,
            expanded: finished.stats.expanded,
            generated: finished.stats.generated,
            live_peak: finished.stats.live_peak,
            search: solution.plan.name(),
            search_seconds: solution.search_time.as_secs_f64(),
            engine: finished.engine.name(),
            ended_by: solution.halt().map(|halt| match halt {
                Halt::Stopped => "stopped",
                Halt::Limit(limit) => csv::limit(limit),
            }),
        }
    }
}

/// What `check` tells.
#[derive(Serialize)]
pub struct Checked<'a> {
    #[serde(flatten)]
    start: Start<'a>,
    cells: usize,
    givens: usize,
    /// `None` where a limit ended the search.
    solvable: Option<bool>,
    solutions: &'static str,
    difficulty: Option<&'static str>,
    faults: Vec<String>,
}

impl<'a> Checked<'a> {
    pub fn new(
        file: &'a str,
        board: &Board,
        verdict: &Verdict,
        difficulty: Option<Difficulty>,
    ) -> Self {
        Self {
            start: Start::new(file, board),
            cells: board.count(),
            givens: board.numbers().iter().filter(|&&number| number > 0).count(),
            solvable: match verdict {
                Verdict::None(_) => Some(false),
                Verdict::Unknown { first: None, .. } => None,
                _ => Some(true),
            },
            solutions: words::solutions(verdict),
            difficulty: difficulty.map(Difficulty::name),
            faults: words::reasons(board, verdict),
        }
    }
}
