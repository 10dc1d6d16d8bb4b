//! What a person can see without the rules: which numbers are within reach of a cell. And why a
//! number stands where it does, said so that the person can check it on the board.
//!
//! A reason is found anew from the board before the step, with the numbers on it and nothing else
//! taken for granted, and not from the search, which may have gone a longer way: what is within
//! reach alone, else the easiest rules that leave no choice, else a trial of every other choice,
//! at last with the guesses that failed before.
//!
//! | room | what lives there |
//! |---|---|
//! | `elsewhere` | what comes of a choice that was not taken |
//! | `reach` | which numbers are within reach of a cell |
//! | `strikes` | what rules out the other choices, one by one |

mod elsewhere;
mod reach;
mod strikes;

pub use reach::within_reach;

use super::board::Board;
use super::propagate::{Evidence, Rule};
use super::solve::{Failed, How, Step};
use strikes::{Strike, Strikes, Struck};

/// Why a number stands in its cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// A clause without its full stop.
    pub clause: String,
    /// What rules out each of the other choices, where the clause names the last one alone: in the
    /// order in which they fall, without their full stops. After a guess, what comes of each other
    /// choice.
    pub others: Vec<String>,
    /// The numbers and cells that are out. With the step's own these are all that is within reach
    /// of its number, or all of its cell. Empty where that is seen at once, and where the board
    /// alone does not lead there.
    pub out: Vec<(u16, usize)>,
    /// The cells that the clause names, to be marked on the board.
    pub named: Vec<usize>,
    /// Numbers and cells that stand only within the trial that the clause tells of, in the order in
    /// which they follow from the number tried.
    pub trial: Vec<(u16, usize)>,
}

impl Reason {
    fn plain(clause: impl Into<String>) -> Self {
        Self { clause: clause.into(), ..Self::default() }
    }
}

/// Why a step's number stands in its cell. `board` is the one before the step, and `failed` are the
/// guesses that failed up to it: its own and those of the steps before.
pub fn reason(board: &Board, step: &Step, failed: &[Failed]) -> Reason {
    match step.how {
        How::Given => Reason::plain("it is given"),
        How::Guessed => chosen(board, step, "a guess that held"),
        How::Learnt => chosen(board, step, "clause learning found it here"),
        How::Deduced(rule) => deduced(board, (step.number, step.cell), rule, failed, &|| true),
    }
}

/// The same for what a rule has placed. Where the board alone does not lead there, what the search
/// made of it is said, by its rule. `go_on` is asked every so often; where it says no, nothing more
/// is looked for.
pub fn deduced(
    board: &Board,
    (number, cell): (u16, usize),
    rule: Rule,
    failed: &[Failed],
    go_on: &dyn Fn() -> bool,
) -> Reason {
    let shape = board.shape();
    let reach = within_reach(board);
    let others = (0..reach.len()).filter(|&other| other != cell && reach[other].contains(&number));
    let others: Vec<usize> = others.collect();
    if others.is_empty() {
        let named = standing_beside(board, number).into_iter().map(|(_, cell)| cell).collect();
        return Reason { named, ..Reason::plain(nowhere_else(board, number)) };
    }
    if reach[cell] == [number] {
        let clause = format!("no other number is within reach of {}", shape.name(cell));
        return Reason::plain(clause);
    }
    let numbers = reach[cell].iter().copied().filter(|&other| other != number).collect();
    let choices = Strikes { board, number, cell, cells: others, numbers, failed, go_on };
    match choices.find() {
        Some(struck) => told(board, &struck),
        None => Reason::plain(match rule {
            Rule::Guess => {
                "the other choices are ruled out by the rules, or were guessed and failed"
            }
            Rule::Probe => "trials of other numbers, one after the other, leave no other choice",
            _ => "what trials and failed guesses have ruled out before leaves no other choice",
        }),
    }
}

/// Where the rules leave a choice, what else they leave, and what comes of it where these are few.
fn chosen(board: &Board, step: &Step, how: &str) -> Reason {
    const NAMES_MAX: usize = 3;
    let shape = board.shape();
    let left = strikes::left(board, step.number, step.cell);
    let clause = match left.len() {
        0 => how.to_owned(),
        1..=NAMES_MAX => {
            format!("{how}; the rules also allow {}", shape.names(&left, "and"))
        }
        count => format!("{how}; the rules also allow {count} other cells"),
    };
    let told = if left.len() <= NAMES_MAX { &left[..] } else { &[] };
    let others = told.iter().map(|&cell| {
        let why = elsewhere::clause(board, (step.number, cell));
        format!("{}: {why}", shape.name(cell))
    });
    Reason { clause, others: others.collect(), named: left, ..Reason::default() }
}

/// The rules that struck the other choices, how many each, and the last of them in full.
fn told(board: &Board, struck: &Struck) -> Reason {
    let shape = board.shape();
    let Some((last, before)) = struck.strikes.split_last() else { return Reason::default() };
    let what = |strike: &Strike| match struck.is_of_cells {
        true => shape.name(strike.cell),
        false => strike.number.to_string(),
    };
    let kind = |count: usize| match (struck.is_of_cells, count) {
        (true, 1) => "cell",
        (true, _) => "cells",
        (false, 1) => "number",
        (false, _) => "numbers",
    };
    let why = |strike: &Strike| strike.evidence.clause(shape, strike.number, strike.cell);
    let place = match struck.is_of_cells {
        true => "within reach".to_owned(),
        false => format!("within reach of {}", shape.name(last.cell)),
    };
    let (name, by, because) = (what(last), by(last.rule), why(last));
    let clause = if before.is_empty() {
        format!("the other {} {place}, {name}, is ruled out {by}: {because}", kind(1))
    } else if before.iter().all(|strike| strike.rule == last.rule) {
        let count = struck.strikes.len();
        format!(
            "the {count} other {} {place} are ruled out {by}; for example, {name}: {because}",
            kind(2)
        )
    } else {
        format!(
            "of the {} other {} {place}, {}, and the last, {name}, {by}: {because}",
            struck.strikes.len(),
            kind(2),
            counted(before)
        )
    };
    let others = before.iter().map(|strike| format!("{}: {}", what(strike), why(strike)));
    let out = struck.strikes.iter().map(|strike| (strike.number, strike.cell));
    let clause = match struck.failed {
        0 => clause,
        1 => format!("after a guess elsewhere that failed, {clause}"),
        count => format!("after {count} guesses elsewhere that failed, {clause}"),
    };
    let mut named = last.evidence.named();
    named.push(last.cell);
    let trial = match &last.evidence {
        Evidence::Trial { chain, .. } => chain.clone(),
        _ => Vec::new(),
    };
    named.extend(last.evidence.told());
    Reason { clause, others: others.collect(), out: out.collect(), named, trial }
}

/// `2 are ruled out by the chain rule, 1 by trial`, the easiest rule first.
fn counted(strikes: &[Strike]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for rule in Rule::ALL {
        let count = strikes.iter().filter(|strike| strike.rule == rule).count();
        if count > 0 {
            let verb = match (parts.is_empty(), count) {
                (true, 1) => " is ruled out",
                (true, _) => " are ruled out",
                (false, _) => "",
            };
            parts.push(format!("{count}{verb} {}", by(rule)));
        }
    }
    parts.join(", ")
}

const fn by(rule: Rule) -> &'static str {
    match rule {
        Rule::Given | Rule::Taken | Rule::Cell => "by a number that goes first",
        Rule::Chain => "by the chain rule",
        Rule::Link => "by the link rule",
        Rule::Region => "by the region rule",
        Rule::Probe => "by trial",
        Rule::Guess => "by a guess that failed",
    }
}

/// The nearest numbers below and above one that stand, with their cells.
fn standing_beside(board: &Board, number: u16) -> Vec<(u16, usize)> {
    let cells = board.cells();
    let stands = |other: u16| {
        let cell = cells.get(usize::from(other) - 1).copied().flatten()?;
        Some((other, cell))
    };
    let below = (1..number).rev().find_map(stands);
    let above = (number + 1..=board.count() as u16).find_map(stands);
    below.into_iter().chain(above).collect()
}

/// No cell but its own is within reach of the number.
fn nowhere_else(board: &Board, number: u16) -> String {
    let shape = board.shape();
    let beside = standing_beside(board, number);
    let name = |&(other, cell): &(u16, usize)| (other, shape.name(cell));
    let below = beside.iter().find(|(other, _)| *other < number).map(name);
    let above = beside.iter().find(|(other, _)| *other > number).map(name);
    let steps =
        |count: u16| if count == 1 { "1 step".to_owned() } else { format!("{count} steps") };
    match (below, above) {
        (Some((below, at)), Some((above, to))) if above - below == 2 => {
            format!("no other free cell touches both {below} at {at} and {above} at {to}")
        }
        (Some((below, at)), Some((above, to))) => format!(
            "no other free cell can be reached from {below} at {at} in {} and from {above} at {to} \
             in {}",
            steps(number - below),
            steps(above - number)
        ),
        (Some((other, at)), None) | (None, Some((other, at))) if number.abs_diff(other) == 1 => {
            format!("no other free cell touches {other} at {at}")
        }
        (Some((other, at)), None) | (None, Some((other, at))) => {
            format!(
                "no other free cell can be reached from {other} at {at} in {}",
                steps(number.abs_diff(other))
            )
        }
        (None, None) => "no other cell is free".to_owned(),
    }
}
