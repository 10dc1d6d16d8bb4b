//! The objects of `--json`. Fields are written in the order in which they stand here.

use serde::Serialize;

use super::input::Entry;
use super::spelling::Spelling;
use super::steps::Followed;
use crate::grid::Dims;
use crate::puzzle::solve::{Outcome, Solution};
use crate::search::event::Halt;
use crate::search::limits::Limit;
use crate::sliding::solvability::Solvability;

/// What a subcommand tells of a puzzle, and how the puzzle was read.
#[derive(Serialize)]
pub struct Told<'a, T> {
    #[serde(flatten)]
    what: T,
    format: &'static str,
    notes: &'a [String],
}

impl<'a, T> Told<'a, T> {
    pub fn new(what: T, entry: &'a Entry) -> Self {
        Self { what, format: entry.format.name(), notes: &entry.notes }
    }
}

/// What `check` tells.
#[derive(Serialize)]
pub struct Judged<'a> {
    #[serde(skip)]
    dims: Dims,
    file: &'a str,
    family: &'static str,
    line: Option<usize>,
    rows: usize,
    cols: usize,
    start: &'a [u8],
    goal: &'a [u8],
    kurang: &'a [u32],
    x: u32,
    sum_kurang_x: u32,
    solvable: bool,
}

impl<'a> Judged<'a> {
    pub fn new(entry: &'a Entry, solvability: &'a Solvability) -> Self {
        let start = entry.puzzle.start();
        Self {
            dims: start.dims(),
            file: &entry.file,
            family: "sliding",
            line: entry.line,
            rows: start.dims().rows(),
            cols: start.dims().cols(),
            start: start.tiles(),
            goal: entry.puzzle.goal().tiles(),
            kurang: solvability.kurang(),
            x: solvability.x(),
            sum_kurang_x: solvability.total(),
            solvable: solvability.is_solvable(),
        }
    }
}

/// What `check` tells of a puzzle, and of the moves that were given with it.
#[derive(Serialize)]
pub struct Checked<'a> {
    #[serde(flatten)]
    pub judged: Judged<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followed: Option<Followed>,
}

/// What `solve` tells.
#[derive(Serialize)]
pub struct Solved<'a> {
    #[serde(flatten)]
    judged: Judged<'a>,
    outcome: &'static str,
    moves: Option<String>,
    length: Option<usize>,
    proved_least: bool,
    lower_bound: u32,
    expanded: u64,
    generated: u64,
    live_peak: u64,
    /// Bytes that the nodes held at the most, and those that the bound's tables did.
    memory_bytes: u64,
    tables_bytes: u64,
    search: &'static str,
    bound: &'static str,
    search_seconds: f64,
    setup_seconds: f64,
    /// The verdict, the set-up and the search.
    total_seconds: f64,
    /// Of an anytime search: seconds and length of each solution as it was found.
    improvements: Vec<(f64, usize)>,
    /// What ended the search, if not its own end: `nodes`, `memory`, `time` or `stopped`.
    ended_by: Option<&'static str>,
}

impl<'a> Solved<'a> {
    pub fn new(judged: Judged<'a>, solution: &Solution, spelling: Spelling) -> Self {
        let dims = judged.dims;
        let (outcome, moves) = match &solution.outcome {
            Outcome::Solved(moves) => ("solved", Some(moves)),
            Outcome::Unsolvable => ("unsolvable", None),
            Outcome::Limit(_) => ("limit", None),
            Outcome::Stopped => ("stopped", None),
        };
        Self {
            judged,
            outcome,
            moves: moves.map(|moves| spelling.write(moves)),
            length: moves.map(Vec::len),
            proved_least: solution.proved_least,
            lower_bound: solution.lower_bound,
            expanded: solution.stats.expanded,
            generated: solution.stats.generated,
            live_peak: solution.stats.live_peak,
            memory_bytes: solution.stats.memory_peak,
            tables_bytes: solution.tables_peak,
            search: solution.plan.search_name(),
            bound: solution.plan.bound_name(dims),
            search_seconds: solution.search_time.as_secs_f64(),
            setup_seconds: solution.setup_time.as_secs_f64(),
            total_seconds: solution.total_time.as_secs_f64(),
            improvements: solution
                .improvements
                .iter()
                .map(|one| (one.after.as_secs_f64(), one.length))
                .collect(),
            ended_by: solution.halt.map(|halt| match halt {
                Halt::Stopped => "stopped",
                Halt::Limit(Limit::Nodes) => "nodes",
                Halt::Limit(Limit::Memory) => "memory",
                Halt::Limit(Limit::Time) => "time",
            }),
        }
    }
}
