//! The object of a proof. Fields are written in the order in which they are declared.

use langkah_engine::sliding::moves::letters;
use serde::Serialize;

use super::chain::{Chain, Todo};
use super::proof::{Iteration, Proved};
use crate::cli::json::rows::{Rows, rows};
use crate::cli::parts::whole::Whole;

/// What `merge` tells of a proof.
#[derive(Serialize)]
pub struct ProofTold {
    start: Rows,
    goal: Rows,
    search: &'static str,
    bound: &'static str,
    metric: &'static str,
    whole: Whole,
    depth: u32,
    /// `solved`, or `open` as long as no solution was found.
    outcome: &'static str,
    moves: Option<String>,
    length: Option<usize>,
    proved_least: bool,
    lower_bound: u32,
    /// What all parts that came to their ends counted, with the nodes above them.
    expanded: u64,
    generated: u64,
    /// The figures of one run; `None` if something is missing that it does.
    one_run: Option<Run>,
    /// The bound of the iteration that is to be searched next, or whose parts are missing.
    next_within: Option<u32>,
    /// How many lines were cut off.
    cut: usize,
    iterations: Vec<Told>,
}

#[derive(Serialize)]
struct Run {
    expanded: u64,
    generated: u64,
    live_peak: u64,
}

/// What there is of an iteration; parts are named by their numbers.
#[derive(Serialize)]
struct Told {
    within: u32,
    count: usize,
    missing: Vec<usize>,
    /// Those of the missing parts that a limit or a person ended.
    ended: Vec<usize>,
    twice: Vec<usize>,
    solved: Option<usize>,
    next_within: Option<u32>,
    expanded: u64,
    generated: u64,
}

impl ProofTold {
    pub fn new(proved: &Proved<'_>, chain: &Chain<'_>, cut: usize) -> Self {
        let split = &proved.proof.split;
        let run = chain.one_run.map(|run| Run {
            expanded: run.counts.expanded,
            generated: run.counts.generated,
            live_peak: run.live_peak,
        });
        let next_within = match chain.todo(proved) {
            Todo::Within(within) => Some(within),
            Todo::Nothing => None,
        };
        Self {
            start: rows(split.puzzle().start()),
            goal: rows(split.puzzle().goal()),
            search: "ida",
            bound: split.bound().name(),
            metric: "single",
            whole: proved.proof.whole(),
            depth: proved.proof.depth,
            outcome: if chain.solution.is_some() { "solved" } else { "open" },
            moves: chain.solution.map(letters),
            length: chain.solution.map(<[_]>::len),
            proved_least: chain.is_proved(),
            lower_bound: chain.lower_bound,
            expanded: chain.counts.expanded,
            generated: chain.counts.generated,
            one_run: run,
            next_within,
            cut,
            iterations: proved.iterations.iter().map(Told::new).collect(),
        }
    }
}

impl Told {
    fn new((&within, iteration): (&u32, &Iteration<'_>)) -> Self {
        let counts = iteration.counts();
        Self {
            within,
            count: iteration.count(),
            missing: iteration.missing(),
            ended: iteration.ended.clone(),
            twice: iteration.twice.clone(),
            solved: iteration.first_solved().map(|(index, _)| index),
            next_within: iteration.next_within(),
            expanded: counts.expanded,
            generated: counts.generated,
        }
    }
}
