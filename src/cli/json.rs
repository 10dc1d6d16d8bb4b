//! The objects of `--json`. Fields are written in the order in which they are declared.
//! [`rows`](mod@rows) has boards, [`refused`] what could not be worked on.

pub mod refused;
pub mod rows;

use langkah_engine::grid::Dims;
use langkah_engine::plan::{Plan, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::history::Point;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::solvability::Solvability;
use langkah_engine::solve::{Outcome, Solution};
use serde::Serialize;

use super::family::item::SlidingItem;
use super::parts::share::PartOf;
use super::spelling::Spelling;
use super::steps::Followed;
use rows::{Rows, rows};

/// What an object of either family begins with.
#[derive(Serialize)]
pub struct Head<'a> {
    pub file: &'a str,
    pub line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<PartOf>,
    pub family: &'static str,
    pub format: &'static str,
    pub notes: &'a [String],
    pub rows: usize,
    pub cols: usize,
    pub start: Rows,
    /// The row and the column of both cells of each edge, from 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub edges: Vec<[[usize; 2]; 2]>,
}

impl<'a> Head<'a> {
    pub fn new(entry: &'a SlidingItem) -> Self {
        let start = entry.puzzle.start();
        Self {
            file: &entry.place.file,
            line: entry.place.line,
            part: entry.place.part,
            family: "sliding",
            format: entry.format.name(),
            notes: &entry.notes,
            rows: start.dims().rows(),
            cols: start.dims().cols(),
            start: rows(start),
            edges: Vec::new(),
        }
    }
}

/// What `check` tells.
#[derive(Serialize)]
pub struct JudgedSliding<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    goal: Rows,
    kurang: &'a [u32],
    x: u32,
    sum_kurang_x: u32,
    solvable: bool,
}

impl<'a> JudgedSliding<'a> {
    pub fn new(entry: &'a SlidingItem, solvability: &'a Solvability) -> Self {
        Self {
            head: Head::new(entry),
            goal: rows(entry.puzzle.goal()),
            kurang: solvability.kurang(),
            x: solvability.x(),
            sum_kurang_x: solvability.total(),
            solvable: solvability.is_solvable(),
        }
    }
}

/// What `check` tells of a puzzle, and of the moves that were given with it.
#[derive(Serialize)]
pub struct CheckedSliding<'a> {
    #[serde(flatten)]
    pub judged: JudgedSliding<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followed: Option<Followed>,
}

/// What `solve` tells.
#[derive(Serialize)]
pub struct SolvedSliding<'a> {
    #[serde(flatten)]
    pub judged: JudgedSliding<'a>,
    #[serde(flatten)]
    pub searched: SearchedSliding,
}

/// What came of a search.
#[derive(Serialize)]
pub struct SearchedSliding {
    outcome: &'static str,
    moves: Option<String>,
    /// What counts as one move in the lengths: `single` or `multi`.
    metric: &'static str,
    length: Option<usize>,
    proved_least: bool,
    lower_bound: u32,
    expanded: u64,
    generated: u64,
    live_peak: u64,
    /// The most bytes that the nodes held; `tables_bytes` is the same for the bound's tables.
    memory_bytes: u64,
    tables_bytes: u64,
    tables_kept: bool,
    search: &'static str,
    bound: &'static str,
    #[serde(flatten)]
    chosen: Chosen,
    search_seconds: f64,
    setup_seconds: f64,
    /// The time of the verdict, the set-up and the search together.
    total_seconds: f64,
    /// The seconds and the length of each solution that an anytime search found.
    improvements: Vec<(f64, usize)>,
    /// What an anytime search knew from which second on.
    history: Vec<Known>,
    /// What ended the search: `nodes`, `memory`, `time`, `target` or `stopped`; `None` if it ended
    /// by itself.
    ended_by: Option<&'static str>,
}

impl SearchedSliding {
    pub fn new(dims: Dims, solution: &Solution, spelling: Spelling) -> Self {
        let (outcome, moves) = match &solution.outcome {
            Outcome::Solved(moves) => ("solved", Some(moves)),
            Outcome::Unsolvable => ("unsolvable", None),
            Outcome::Limit(_) => ("limit", None),
            Outcome::Stopped => ("stopped", None),
        };
        Self {
            outcome,
            moves: moves.map(|moves| spelling.write(moves)),
            metric: solution.metric.name(),
            length: solution.length(),
            proved_least: solution.proved_least,
            lower_bound: solution.lower_bound,
            expanded: solution.stats.expanded,
            generated: solution.stats.generated,
            live_peak: solution.stats.live_peak,
            memory_bytes: solution.stats.memory_peak,
            tables_bytes: solution.tables_peak,
            tables_kept: solution.tables_kept,
            search: solution.plan.search_name(),
            bound: solution.plan.bound_name(dims, solution.metric),
            chosen: Chosen::new(solution.plan),
            search_seconds: solution.search_time.as_secs_f64(),
            setup_seconds: solution.setup_time.as_secs_f64(),
            total_seconds: solution.total_time.as_secs_f64(),
            improvements: solution
                .history
                .improvements()
                .map(|(after, length)| (after.as_secs_f64(), length))
                .collect(),
            history: solution.history.points().iter().map(Known::new).collect(),
            ended_by: solution.halt.map(Halt::name),
        }
    }
}

/// What else the arguments choose of a search; `None` where it has no choice of that.
#[derive(Serialize)]
pub struct Chosen {
    weight: Option<f64>,
    ties: Option<&'static str>,
    order: Option<String>,
    visited: Option<bool>,
    depth_max: Option<u32>,
}

impl Chosen {
    pub fn new(plan: Plan) -> Self {
        Self {
            weight: plan.weight().map(Weight::get),
            ties: plan.ties().map(Ties::name),
            order: plan.order().map(|order| order.to_string()),
            visited: plan.visited(),
            depth_max: plan.depth_max(),
        }
    }
}

/// What an anytime search knew from a second on.
#[derive(Serialize)]
struct Known {
    seconds: f64,
    /// The moves of the best solution; `None` before the first one.
    best: Option<usize>,
    bound: u32,
}

impl Known {
    fn new(point: &Point) -> Self {
        Self { seconds: point.after.as_secs_f64(), best: point.best, bound: point.bound }
    }
}
