//! Verdicts and figures of the second family as the window and the terminal say them.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility::BoardFault;
use langkah_engine::hidato::generate::{Order, Puzzle, Rating};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::reason::{Reason, reason};
use langkah_engine::hidato::solve::{Failed, How, Refutation, Step, Verdict};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_language::text;

use super::{Plan, Solution};
use crate::words::capital;

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
pub fn headline(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => text!("hidato-one-solution"),
        Verdict::Several(..) => text!("hidato-several-solutions"),
        Verdict::None(_) => text!("hidato-no-solution"),
        Verdict::Unknown { first: Some(_), .. } => text!("hidato-a-solution"),
        Verdict::Unknown { first: None, halt: Some(Halt::Stopped) } => text!("hidato-stopped"),
        Verdict::Unknown { .. } => text!("hidato-not-solved"),
    }
}

/// What the verdict means, as a sentence without its full stop. [`reasons`] says why there is no
/// solution.
pub fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => text!("hidato-verdict-one"),
        Verdict::Several(..) => text!("hidato-verdict-several"),
        Verdict::None(Refutation::Faults(faults)) => wrong(faults),
        Verdict::None(Refutation::AtOnce(_)) => text!("hidato-verdict-at-once"),
        Verdict::None(_) => text!("hidato-verdict-searched"),
        Verdict::Unknown { first: Some(_), halt: None } => text!("hidato-verdict-first"),
        Verdict::Unknown { first: Some(_), .. } => text!("hidato-verdict-perhaps"),
        Verdict::Unknown { first: None, .. } => text!("hidato-verdict-unknown"),
    }
}

/// A sentence for a board with these faults.
pub fn wrong(faults: &[BoardFault]) -> &'static str {
    let is_of_givens = |fault: &BoardFault| {
        matches!(
            fault,
            BoardFault::Repeated { .. }
                | BoardFault::TooFar { .. }
                | BoardFault::NoWay { .. }
                | BoardFault::Parity { .. }
                | BoardFault::Torn { .. }
                | BoardFault::EndJoined { .. }
        )
    };
    match faults.iter().any(is_of_givens) {
        true => text!("hidato-verdict-contradict"),
        false => text!("hidato-verdict-faulty"),
    }
}

/// Whether the refutation needs no guess.
pub const fn is_at_once(refutation: &Refutation) -> bool {
    matches!(refutation, Refutation::Faults(_) | Refutation::AtOnce(_))
}

/// Why there is no solution: sentences without their full stops. Empty if there may be one.
pub fn reasons(board: &Board, verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::None(refutation) => refutation.sentences_on(board),
        _ => Vec::new(),
    }
}

/// What a limit means for this search, in a sentence or two.
pub fn advice(solution: &Solution) -> Option<&'static str> {
    let Some(Halt::Limit(limit)) = solution.halt() else { return None };
    Some(match (limit, solution.plan) {
        (Limit::Memory, Plan::Fauzia) => text!("hidato-advice-euclid"),
        (_, Plan::Fauzia) => text!("hidato-advice-propagation"),
        (Limit::Memory, Plan::Propagate) => text!("hidato-advice-memory"),
        (Limit::Nodes, Plan::Propagate) => text!("hidato-advice-nodes"),
        (Limit::Time | Limit::Depth, Plan::Propagate) => text!("hidato-advice-time"),
    })
}

/// `Hidato 8×8, 48 cells, 17 given`, and `, 3 edges` if it has some.
pub fn summary(board: &Board) -> String {
    let given = board.numbers().iter().filter(|&&number| number > 0).count();
    let summary = text!(
        "hidato-summary",
        family = capital(title(board)),
        dims = board.shape().dims().to_string(),
        count = board.count(),
        cells = board.count().to_string(),
        given = given.to_string()
    );
    match board.shape().edges().len() {
        0 => summary,
        count => format!("{summary}, {}", edges(count)),
    }
}

/// `3 edges`.
pub fn edges(count: usize) -> String {
    text!("hidato-edges", count = count, shown = count.to_string())
}

/// What is told of a random puzzle that has fewer edges than ordered, without its full stop.
pub fn fewer_edges(order: &Order, puzzle: &Puzzle) -> Option<String> {
    let (had, ordered) = (puzzle.edges(), order.edges.to_string());
    (had < order.edges).then(|| text!("hidato-fewer-edges", edges = edges(had), ordered = ordered))
}

/// `Hidato`, `Numbrix` or `hexagonal Hidato`.
pub fn title(board: &Board) -> &'static str {
    family(board.shape().topology())
}

/// `Hidato`, `Numbrix` or `hexagonal Hidato`.
pub fn family(topology: Topology) -> &'static str {
    match topology {
        Topology::King => "Hidato",
        Topology::Orthogonal => "Numbrix",
        Topology::Hexagonal => text!("hidato-hexagonal"),
    }
}

/// How a number came to its cell, in few words: `by the chain rule`.
pub fn how(how: How) -> &'static str {
    match how {
        How::Given => text!("hidato-how-given"),
        How::Guessed => text!("hidato-reason-guessed"),
        How::Learnt => text!("hidato-how-learnt"),
        How::Deduced(rule) => match rule {
            Rule::Given => text!("hidato-how-given"),
            Rule::Taken => text!("hidato-reason-only-free"),
            Rule::Chain => text!("hidato-by-chain"),
            Rule::Cell => text!("hidato-how-cell"),
            Rule::Link => text!("hidato-by-link"),
            Rule::Region => text!("hidato-by-region"),
            Rule::Probe => text!("hidato-by-trial"),
            Rule::Guess => text!("hidato-how-guess"),
        },
    }
}

/// How many numbers a rule placed: `13 by the chain rule`.
pub fn counted(rule: Rule, count: usize) -> String {
    let shown = count.to_string();
    match rule {
        Rule::Taken => text!("hidato-counted-taken", shown = shown),
        Rule::Cell => text!("hidato-counted-cell", count = count, shown = shown),
        rule => text!("hidato-counted", shown = shown, how = how(How::Deduced(rule))),
    }
}

/// Why a board is as hard as it is, in sentences: the hardest rule that it needs, and the steps of
/// each rule. Empty if no number is missing.
pub fn needs(rating: &Rating) -> Vec<String> {
    let Some((hardest, count)) = rating.steps.each().next_back() else { return Vec::new() };
    let (rule, shown) = (needed(hardest), count.to_string());
    let hardest = text!("hidato-hardest", rule = rule, count = count as usize, shown = shown);
    let steps: Vec<String> =
        rating.steps.each().map(|(rule, count)| steps_of(rule, count as usize)).collect();
    vec![hardest, text!("hidato-steps-needed", steps = steps.join(", "))]
}

/// A rule as the hardest of a board.
fn needed(rule: Rule) -> &'static str {
    match rule {
        Rule::Given | Rule::Taken | Rule::Chain => text!("hidato-needs-chain"),
        Rule::Cell => text!("hidato-needs-cell"),
        Rule::Link => text!("hidato-needs-link"),
        Rule::Region => text!("hidato-needs-region"),
        Rule::Probe => text!("hidato-needs-trial"),
        Rule::Guess => text!("hidato-needs-trials"),
    }
}

fn steps_of(rule: Rule, count: usize) -> String {
    match rule {
        Rule::Guess => text!("hidato-counted-trials", shown = count.to_string()),
        rule => counted(rule, count),
    }
}

/// The numbers placed, in their order, each with its reason, as sentences without their full stops:
/// `17 at row 3, column 4: …`. `is_shown` is asked about each number from 1 and how many there are:
/// a reason takes a while to find, so that only those are found that are shown.
pub fn steps<'a>(
    board: &Board,
    steps: &'a [Step],
    is_shown: impl Fn(usize, usize) -> bool + 'a,
) -> impl Iterator<Item = (usize, String)> + 'a {
    let (mut board, mut all_failed) = (board.clone(), Vec::new());
    let found = move || steps.iter().filter(|step| step.how != How::Given);
    let count = found().count();
    (1..).zip(found()).filter_map(move |(index, step)| {
        all_failed.extend(step.failed.iter().copied());
        let told = is_shown(index, count).then(|| (index, told(&board, step, &all_failed)));
        board.set(step.cell, step.number);
        told
    })
}

/// A number with its reason; `board` is the board before, and `all_failed` the guesses up to it
/// that failed.
fn told(board: &Board, step: &Step, all_failed: &[Failed]) -> String {
    let after = [true, false].into_iter().filter_map(|is_fact| {
        let places = failed(board, step, is_fact).join("; ");
        match (places.is_empty(), is_fact) {
            (true, _) => None,
            (false, true) => Some(text!("hidato-no-solution-has", places = places)),
            (false, false) => Some(text!("hidato-failed-before", places = places)),
        }
    });
    let after: String = after.map(|what| format!(" ({what})")).collect();
    let why = reason(board, step, all_failed);
    let (facts, trials) = (why.told_facts(board.shape()), why.told_trials(board.shape()));
    let Reason { clause, others, .. } = why;
    let facts = match facts.is_empty() {
        true => String::new(),
        false => text!("hidato-reason-facts", facts = facts.join("; ")),
    };
    let trials = match trials.is_empty() {
        true => String::new(),
        false => text!("hidato-reason-steps", steps = trials.join("; ")),
    };
    let others = if step.how == How::Guessed { others } else { Vec::new() };
    let others: String = others.iter().map(|other| format!("; {other}")).collect();
    let place = placed(board, step.number, step.cell);
    format!("{place}: {clause}{facts}{others}{trials}{after}")
}

/// `17 at row 3, column 4`.
fn placed(board: &Board, number: u16, cell: usize) -> String {
    text!("hidato-number-at", number = number.to_string(), cell = board.shape().name(cell))
}

/// The guesses that failed before a step, each as `17 at row 3, column 4`. With `is_fact`, those
/// that failed by themselves, so that no solution has them; without it, those that failed together
/// with the guesses before them.
pub fn failed(board: &Board, step: &Step, is_fact: bool) -> Vec<String> {
    let name = |failed: &Failed| placed(board, failed.number, failed.cell);
    step.failed.iter().filter(|failed| failed.is_fact == is_fact).map(name).collect()
}

/// What the lists of failed guesses leave out, as a sentence without its full stop.
pub fn unlisted(solution: &Solution) -> Option<String> {
    let restarts = solution.finished.restarts;
    let shown = restarts.to_string();
    (restarts > 0).then(|| text!("hidato-restarted", count = restarts, shown = shown))
}

/// The figures with their names (`Expanded` and so on), in the order in which they are shown.
pub fn figures(solution: &Solution) -> Vec<(&'static str, u64)> {
    let finished = &solution.finished;
    let mut figures = vec![
        (text!("figure-expanded"), finished.stats.expanded),
        (text!("figure-generated"), finished.stats.generated),
    ];
    if finished.probes > 0 {
        figures.push((text!("hidato-probed"), finished.probes));
    }
    figures.push((text!("figure-live"), finished.stats.live_peak));
    if finished.local_steps > 0 {
        figures.push((text!("hidato-local-steps"), finished.local_steps));
    }
    figures
}
