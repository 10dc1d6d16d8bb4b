//! What a person can see without the rules: which numbers are within reach of a cell. And why a
//! number stands in its cell, in words that the person can check on the board.
//!
//! A reason does not come from the search, which may have gone a longer way. It is found from the
//! board before the step, and uses only the numbers on that board. These ways are tried in turn:
//! what is within reach alone; the easiest rules that leave no choice; a trial of every other
//! choice; and the same with the guesses that failed before.
//!
//! | room | what lives there |
//! |---|---|
//! | `elsewhere` | what follows from a choice that was not taken |
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
    /// What rules out each of the other choices, if the clause names only the last one: in the
    /// order in which they are ruled out, without full stops. After a guess, what follows from each
    /// other choice.
    pub others: Vec<String>,
    /// The numbers and cells that are ruled out. Together with the step's own number and cell they
    /// are everything within reach of the number, or of the cell. It is empty if a person sees this
    /// at once, and if the board alone does not lead to the step.
    pub out: Vec<(u16, usize)>,
    /// The cells that the clause names, to be marked on the board.
    pub named: Vec<usize>,
    /// The numbers and cells of the trial that the clause tells of, in the order in which they
    /// follow from the number that is tried.
    pub trial: Vec<(u16, usize)>,
}

impl Reason {
    fn plain(clause: impl Into<String>) -> Self {
        Self { clause: clause.into(), ..Self::default() }
    }
}

/// Why a step's number stands in its cell. `board` is the board before the step, and `failed` are
/// the guesses that failed up to this step: its own and those of the steps before it.
pub fn reason(board: &Board, step: &Step, failed: &[Failed]) -> Reason {
    match step.how {
        How::Given => Reason::plain("it is given"),
        How::Guessed => chosen(board, step, "a guess that held"),
        How::Learnt => chosen(board, step, "clause learning found it here"),
        How::Deduced(rule) => deduced(board, (step.number, step.cell), rule, failed, &|| true),
    }
}

/// The same for a number that a rule has placed. If the board alone does not lead there, the reason
/// names the rule that the search used. It calls `go_on` now and then; if that returns `false` it
/// looks for nothing more.
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

/// If the rules leave a choice: the other choices that they leave, and, if these are few, what
/// follows from each.
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

/// The rules that struck the other choices, how many each rule struck, and the last strike in full.
fn told(board: &Board, struck: &Struck) -> Reason {
    let shape = board.shape();
    let Some((last, before)) = struck.strikes.split_last() else { return Reason::default() };
    let what = |strike: &Strike| match struck.is_of_cells {
        true => shape.name(strike.cell),
        false => strike.number.to_string(),
    };
    let kind = |is_one: bool| match (struck.is_of_cells, is_one) {
        (true, true) => "cell",
        (true, false) => "cells",
        (false, true) => "number",
        (false, false) => "numbers",
    };
    let why = |strike: &Strike| strike.evidence.clause(shape, strike.number, strike.cell);
    let place = match struck.is_of_cells {
        true => "within reach".to_owned(),
        false => format!("within reach of {}", shape.name(last.cell)),
    };
    let (name, by, because) = (what(last), by(last.rule), why(last));
    let count = struck.strikes.len();
    let clause = if before.is_empty() {
        format!("the other {} {place}, {name}, is ruled out {by}: {because}", kind(true))
    } else if before.iter().all(|strike| strike.rule == last.rule) {
        format!(
            "the {count} other {} {place} are ruled out {by}; for example, {name}: {because}",
            kind(false)
        )
    } else {
        let (kind, before) = (kind(false), counted(before));
        format!(
            "of the {count} other {kind} {place}, {before}, and the last, {name}, {by}: {because}"
        )
    };
    let others = before.iter().map(|strike| format!("{}: {}", what(strike), why(strike)));
    let out = struck.strikes.iter().map(|strike| (strike.number, strike.cell));
    let clause = match struck.failed {
        0 => clause,
        1 => format!("after a guess elsewhere that failed, {clause}"),
        count => format!("after {count} guesses elsewhere that failed, {clause}"),
    };
    let named = { last.evidence.named().into_iter() }.chain([last.cell]);
    let named = named.chain(last.evidence.told()).collect();
    let trial = match &last.evidence {
        Evidence::Trial { chain, .. } => chain.clone(),
        _ => Vec::new(),
    };
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

/// The nearest placed numbers below and above a number, with their cells.
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

/// The clause for a number that has only its own cell within reach.
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
