//! Verdicts and figures of the second family as the window and the terminal say them.

use super::{Plan, Solution};
use crate::hidato::board::{Board, Topology};
use crate::hidato::feasibility::BoardFault;
use crate::hidato::propagate::Rule;
use crate::hidato::reason::{Reason, reason};
use crate::hidato::solve::{Failed, How, Refutation, Step, Verdict};
use crate::search::limits::Limit;
use crate::search::watch::Halt;

/// How many solutions there are, in a word for files: `one`, `several`, `none` or `unknown`.
pub const fn solutions(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => "one",
        Verdict::Several(..) => "several",
        Verdict::None(_) => "none",
        Verdict::Unknown { .. } => "unknown",
    }
}

/// How a search ended, in a word for files: `solved`, `unsolvable`, `limit` or `stopped`.
pub const fn outcome(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) | Verdict::Several(..) | Verdict::Unknown { first: Some(_), .. } => {
            "solved"
        }
        Verdict::None(_) => "unsolvable",
        Verdict::Unknown { halt: Some(Halt::Stopped), .. } => "stopped",
        Verdict::Unknown { .. } => "limit",
    }
}

/// The verdict in a few words, large in the window.
pub const fn headline(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => "One solution",
        Verdict::Several(..) => "Several solutions",
        Verdict::None(_) => "No solution",
        Verdict::Unknown { first: Some(_), .. } => "A solution",
        Verdict::Unknown { first: None, halt: Some(Halt::Stopped) } => "Stopped",
        Verdict::Unknown { .. } => "Not solved",
    }
}

/// What the verdict means, as a sentence without its full stop. [`reasons`] says why there is no
/// solution.
pub fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => "proved to be the only one",
        Verdict::Several(..) => "two are shown, and their differences are marked",
        Verdict::None(Refutation::Faults(faults)) => wrong(faults),
        Verdict::None(Refutation::AtOnce(_)) => CONTRADICT,
        Verdict::None(_) => "a search proved it",
        Verdict::Unknown { first: Some(_), halt: None } => {
            "the search ended there; perhaps there are others"
        }
        Verdict::Unknown { first: Some(_), .. } => "the search ended before it knew of others",
        Verdict::Unknown { first: None, .. } => "nothing is known about its solutions",
    }
}

const CONTRADICT: &str = "the givens contradict each other";

/// A sentence for a board with these faults.
pub fn wrong(faults: &[BoardFault]) -> &'static str {
    let is_of_givens = |fault: &BoardFault| {
        matches!(
            fault,
            BoardFault::Repeated { .. }
                | BoardFault::TooFar { .. }
                | BoardFault::NoWay { .. }
                | BoardFault::Parity { .. }
        )
    };
    if faults.iter().any(is_of_givens) { CONTRADICT } else { "it cannot be solved" }
}

/// Whether the refutation needs no guess.
pub const fn is_at_once(refutation: &Refutation) -> bool {
    matches!(refutation, Refutation::Faults(_) | Refutation::AtOnce(_))
}

/// Why there is no solution: sentences without their full stops. Empty if there may be one.
pub fn reasons(board: &Board, verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::None(refutation) => refutation.sentences(board.shape()),
        _ => Vec::new(),
    }
}

/// What a limit means for this search, in a sentence or two.
pub fn advice(solution: &Solution) -> Option<&'static str> {
    let Some(Halt::Limit(limit)) = solution.halt() else { return None };
    Some(match (limit, solution.plan) {
        (Limit::Memory, Plan::Fauzia) => {
            "Euclid's distance orders the nodes and never prunes one, so with few givens the queue \
             outgrows any memory. Propagation solves it."
        }
        (_, Plan::Fauzia) => "Propagation needs no more than a moment for most boards.",
        (Limit::Memory, Plan::Propagate) => "More memory may help.",
        (Limit::Nodes, Plan::Propagate) => "More nodes may help.",
        (Limit::Time | Limit::Depth, Plan::Propagate) => "More time may help.",
    })
}

/// `Hidato 8×8, 48 cells, 17 given`.
pub fn summary(board: &Board) -> String {
    let given = board.numbers().iter().filter(|&&number| number > 0).count();
    format!("{} {}, {} cells, {given} given", title(board), board.shape().dims(), board.count())
}

/// `Hidato` or `Numbrix`.
pub fn title(board: &Board) -> &'static str {
    family(board.shape().topology())
}

/// `Hidato` or `Numbrix`.
pub const fn family(topology: Topology) -> &'static str {
    match topology {
        Topology::King => "Hidato",
        Topology::Orthogonal => "Numbrix",
    }
}

/// How a number came to its cell, in few words: `by the chain rule`.
pub const fn how(how: How) -> &'static str {
    match how {
        How::Given => "given",
        How::Guessed => "a guess that held",
        How::Learnt => "found by clause learning",
        How::Deduced(rule) => match rule {
            Rule::Given => "given",
            Rule::Taken => "no other cell is free",
            Rule::Chain => "by the chain rule",
            Rule::Cell => "the only number for its cell",
            Rule::Link => "by the link rule",
            Rule::Region => "by the region rule",
            Rule::Probe => "by trial",
            Rule::Guess => "after a guess failed",
        },
    }
}

/// How many numbers a rule placed: `13 by the chain rule`.
pub fn counted(rule: Rule, count: usize) -> String {
    let their = if count == 1 { "its" } else { "their" };
    match rule {
        Rule::Taken => format!("{count} where no other cell was free"),
        Rule::Cell => format!("{count} as the only number for {their} cell"),
        rule => format!("{count} {}", how(How::Deduced(rule))),
    }
}

/// The numbers placed, in their order, each with its reason, as sentences without their full stops:
/// `17 at row 3, column 4: …`.
pub fn steps(board: &Board, steps: &[Step]) -> Vec<String> {
    let (mut board, mut all_failed) = (board.clone(), Vec::new());
    let mut told = Vec::new();
    for step in steps.iter().filter(|step| step.how != How::Given) {
        all_failed.extend(step.failed.iter().copied());
        let name = board.shape().name(step.cell);
        let after: String = [("no solution has", true), ("failed here before:", false)]
            .into_iter()
            .map(|(what, is_fact)| (what, failed(&board, step, is_fact)))
            .filter(|(_, failed)| !failed.is_empty())
            .map(|(what, failed)| format!(" ({what} {})", failed.join("; ")))
            .collect();
        let Reason { clause, others, .. } = reason(&board, step, &all_failed);
        let others = if step.how == How::Guessed { others } else { Vec::new() };
        let others: String = others.iter().map(|other| format!("; {other}")).collect();
        told.push(format!("{} at {name}: {clause}{others}{after}", step.number));
        board.set(step.cell, step.number);
    }
    told
}

/// The guesses that failed before a step, each as `17 at row 3, column 4`. With `is_fact`, those
/// that failed by themselves, so that no solution has them; without it, those that failed together
/// with the guesses before them.
pub fn failed(board: &Board, step: &Step, is_fact: bool) -> Vec<String> {
    let name = |failed: &Failed| {
        let Failed { number, cell, .. } = *failed;
        format!("{number} at {}", board.shape().name(cell))
    };
    step.failed.iter().filter(|failed| failed.is_fact == is_fact).map(name).collect()
}

/// What the lists of failed guesses leave out, as a sentence without its full stop.
pub fn unlisted(solution: &Solution) -> Option<String> {
    let restarts = solution.finished.restarts;
    let times = match restarts {
        0 => return None,
        1 => "once".to_owned(),
        count => format!("{count} times"),
    };
    Some(format!("the search restarted {times}; guesses dropped then are not listed"))
}

/// The figures with their names (`Expanded` and so on), in the order in which they are shown.
pub fn figures(solution: &Solution) -> Vec<(&'static str, u64)> {
    let finished = &solution.finished;
    vec![
        ("Expanded", finished.stats.expanded),
        ("Generated", finished.stats.generated),
        ("Live at most", finished.stats.live_peak),
    ]
}
