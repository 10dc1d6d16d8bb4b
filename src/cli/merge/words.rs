//! What is told of results that were put together, line by line.

use langkah_engine::sliding::moves::letters;
use langkah_language::text;
use langkah_puzzle::words::{grouped, moves};

use super::chain::{Chain, Todo};
use super::proof::{Iteration, Proved};
use super::study::Study;
use crate::cli::figures::row;
use crate::cli::output::Status;
use crate::cli::place::Place;

/// The most runs of numbers, and the most places, that a line names.
const LISTED_MAX: usize = 12;

/// What there is of a study.
pub fn of_study(study: &Study<'_>) -> Vec<String> {
    let count = |status| grouped(study.count_of(status) as u64);
    let head = text!(
        "merge-study",
        puzzles = grouped(study.puzzles as u64),
        shares = grouped(study.count as u64),
        whole = study.whole.to_string()
    );
    let counts = text!(
        "merge-study-outcomes",
        solved = count(Status::Solved),
        unsolvable = count(Status::Unsolvable),
        limit = count(Status::Limit),
        bad = count(Status::Bad)
    );
    vec![
        head,
        counts,
        row(text!("terminal-moves"), of_moves(study)),
        row(text!("figure-expanded"), grouped(study.sum("expanded"))),
        row(text!("figure-generated"), grouped(study.sum("generated"))),
    ]
}

/// All moves of a study, and which of its lengths are proved.
fn of_moves(study: &Study<'_>) -> String {
    let sum = grouped(study.sum("length"));
    let solved = study.lengths().count();
    let open: Vec<usize> =
        study.lengths().filter_map(|(at, is_least)| (!is_least).then_some(at)).collect();
    match (solved, open.len()) {
        (0, _) => sum,
        (_, 0) => text!("merge-moves-proved", sum = sum),
        (solved, count) => text!(
            "merge-moves-open",
            sum = sum,
            proved = grouped((solved - count) as u64),
            solved = grouped(solved as u64),
            puzzles = ranges(&open)
        ),
    }
}

/// Which puzzles of a study are missing, were stopped or were done twice.
pub fn of_gaps<'a>(study: &'a Study<'_>) -> impl Iterator<Item = String> + use<'a> {
    let missing = (!study.missing.is_empty()).then(|| {
        let shares: Vec<usize> = study.open_shares().into_iter().collect();
        let shares = ranges(&shares);
        let count = grouped(study.count as u64);
        text!(
            "merge-missing-lines",
            puzzles = ranges(&study.missing),
            shares = shares,
            count = count
        )
    });
    let stopped = (!study.stopped.is_empty())
        .then(|| text!("merge-stopped-lines", puzzles = ranges(&study.stopped)));
    let twice = (!study.twice.is_empty())
        .then(|| text!("merge-twice-lines", puzzles = ranges(&study.twice)));
    let bettered = (!study.bettered.is_empty())
        .then(|| text!("merge-bettered-lines", puzzles = ranges(&study.bettered)));
    let otherwise = &study.counted_otherwise;
    let counted = (!otherwise.is_empty())
        .then(|| text!("merge-counted-otherwise", puzzles = ranges(otherwise)));
    [missing, stopped, twice, bettered, counted].into_iter().flatten()
}

/// Where lines are cut off.
pub fn of_cut(cut: &[Place]) -> impl Iterator<Item = String> {
    let line = (!cut.is_empty()).then(|| {
        let places: Vec<String> = cut.iter().take(LISTED_MAX).map(ToString::to_string).collect();
        let places = places.join(", ");
        let more = cut.len().saturating_sub(LISTED_MAX);
        text!("merge-cut", places = and_more(places, more))
    });
    line.into_iter()
}

/// What there is of each iteration of a proof.
pub fn of_proof(proved: &Proved<'_>) -> Vec<String> {
    let split = &proved.proof.split;
    let head = text!(
        "merge-proof",
        size = split.puzzle().start().dims().to_string(),
        bound = split.bound().title(),
        depth = proved.proof.depth,
        whole = proved.proof.whole().to_string()
    );
    let mut lines = vec![head];
    for (&within, iteration) in &proved.iterations {
        lines.push(of_iteration(within, iteration));
        let missing = iteration.missing();
        if !missing.is_empty() {
            lines.push(text!("merge-missing-subtrees", subtrees = ranges(&missing)));
        }
        if !iteration.ended.is_empty() {
            lines.push(text!("merge-ended-subtrees", subtrees = ranges(&iteration.ended)));
        }
        if !iteration.twice.is_empty() {
            lines.push(text!("merge-twice-subtrees", subtrees = ranges(&iteration.twice)));
        }
    }
    lines
}

fn of_iteration(within: u32, iteration: &Iteration<'_>) -> String {
    let done = (iteration.count() - iteration.missing().len()) as u64;
    let (done, count) = (grouped(done), iteration.count() as u64);
    match iteration.first_solved() {
        Some((index, _)) => text!(
            "merge-iteration-solved",
            within = within,
            done = done,
            count = count,
            index = index
        ),
        None => text!("merge-iteration", within = within, done = done, count = count),
    }
}

/// What all iterations of a proof show together, and what is to be done.
pub fn of_chain(proved: &Proved<'_>, chain: &Chain<'_>) -> Vec<String> {
    let least = chain.lower_bound as usize;
    let known = text!("terminal-none-shorter", moves = moves(least));
    let mut lines = vec![String::new()];
    match chain.solution {
        Some(found) if chain.is_proved() => {
            let told = text!("terminal-length-proved", moves = moves(found.len()));
            lines.push(row(text!("terminal-moves"), told));
        }
        Some(found) => {
            let length = moves(found.len());
            let told = text!("terminal-length-not-proved", moves = length, known = known);
            lines.push(row(text!("terminal-moves"), told));
        }
        None => lines.push(row(text!("terminal-not-solved"), known)),
    }
    lines.extend(chain.solution.map(|found| row("", letters(found))));
    let counts = chain.one_run.map_or(chain.counts, |run| run.counts);
    lines.push(row(text!("figure-expanded"), grouped(counts.expanded)));
    lines.push(row(text!("figure-generated"), grouped(counts.generated)));
    if let Some(run) = chain.one_run {
        lines.push(row(text!("figure-path"), grouped(run.live_peak)));
        lines.push(row("", text!("merge-one-run")));
    }
    if let Todo::Within(within) = chain.todo(proved) {
        lines.push(text!("merge-next", within = moves(within as usize)));
    }
    lines
}

/// Numbers in rising order, as `3, 7–9`.
fn ranges(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let count = runs.clone().count();
    let told: Vec<String> = runs.take(LISTED_MAX).map(range).collect();
    and_more(told.join(", "), count.saturating_sub(LISTED_MAX))
}

fn range(run: &[usize]) -> String {
    match run {
        [first, .., last] if run.len() > 2 => format!("{first}–{last}"),
        _ => run.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn and_more(told: String, more: usize) -> String {
    match more {
        0 => told,
        more => format!("{told} {}", text!("figure-more", count = more.to_string())),
    }
}
