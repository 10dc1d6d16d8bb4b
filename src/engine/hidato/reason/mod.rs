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
//! | `whole` | whether that can be checked on the board alone |

mod elsewhere;
pub(super) mod reach;
mod strikes;
mod whole;

use elsewhere::Follows;
use langkah_language::text;
pub use reach::{within_reach, within_reach_of};
pub use strikes::Tried;
use strikes::{Strike, Strikes, Struck};

use super::board::{Board, Shape};
use super::proof::Insight;
use super::propagate::{Evidence, Rule};
use super::solve::{Failed, How, Step};
use crate::search::watch::{Halt, Watch};

/// Why a number stands in its cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// A clause without its full stop.
    pub clause: String,
    /// The same in few words, if the board before the step leads to it.
    pub short: Option<&'static str>,
    /// What follows from the board before, in this order; what rules out the other choices needs
    /// these.
    pub facts: Vec<Insight>,
    /// The trials of other choices that are told in steps.
    pub tried: Vec<Tried>,
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
    /// The facts that the clause does not say itself, the steps of trials, then what rules out the
    /// first few of the other choices: sentences without their full stops.
    pub fn before(&self, shape: &Shape) -> Vec<String> {
        /// The most other choices that are told.
        const OTHERS_MAX: usize = 6;
        let others = self.others.iter().take(OTHERS_MAX).cloned();
        let left = self.others.len().saturating_sub(OTHERS_MAX);
        let more = (left > 0).then(|| text!("figure-more", count = left.to_string()));
        let facts = self.told_facts(shape).into_iter().chain(self.told_trials(shape));
        facts.chain(others).chain(more).collect()
    }

    /// The steps of trials that neither the clause nor, after a guess, what follows from another
    /// choice says itself: sentences without their full stops.
    pub fn told_trials(&self, shape: &Shape) -> Vec<String> {
        let is_last =
            |one: &Tried| self.out.last().is_none_or(|&out| out == (one.number, one.cell));
        let is_said = |one: &&Tried| one.is_chain() && is_last(one);
        let told = self.tried.iter().filter(|one| !is_said(one));
        told.flat_map(|tried| tried.sentences(shape)).collect()
    }

    /// The facts that the clause does not say itself, as sentences without their full stops.
    pub fn told_facts(&self, shape: &Shape) -> Vec<String> {
        let is_said = |fact: &String| {
            let ends = |at: usize| {
                let rest = &self.clause[at + fact.len()..];
                !rest.starts_with(|letter: char| letter.is_ascii_digit())
            };
            self.clause.match_indices(fact.as_str()).any(|(at, _)| ends(at))
        };
        let facts = self.facts.iter().map(|fact| fact.sentence(shape));
        facts.filter(|fact| !is_said(fact)).collect()
    }

    fn plain(clause: impl Into<String>) -> Self {
        Self { clause: clause.into(), ..Self::default() }
    }
}

/// Why a step's number stands in its cell. `board` is the board before the step, and `failed` are
/// the guesses that failed up to this step: its own and those of the steps before it.
pub fn reason(board: &Board, step: &Step, failed: &[Failed]) -> Reason {
    match step.how {
        How::Given => Reason::plain(text!("hidato-reason-given")),
        How::Guessed => chosen(board, step, text!("hidato-reason-guessed")),
        How::Learnt => chosen(board, step, text!("hidato-reason-learnt")),
        How::Deduced(rule) => {
            let reason = deduced(board, (step.number, step.cell), rule, failed, &mut ());
            // Nothing stops it.
            reason.unwrap_or_else(|_| by_search(rule))
        }
    }
}

/// Why a number that a rule has placed stands in its cell. If the board alone does not lead there,
/// the reason names the rule that the search used.
///
/// # Errors
/// What `watch` answers.
pub fn deduced(
    board: &Board,
    (number, cell): (u16, usize),
    rule: Rule,
    failed: &[Failed],
    watch: &mut dyn Watch,
) -> Result<Reason, Halt> {
    let shape = board.shape();
    let reach = within_reach(board);
    let others = (0..reach.len()).filter(|&other| other != cell && reach[other].contains(&number));
    let others: Vec<usize> = others.collect();
    if others.is_empty() {
        let named = standing_beside(board, number).into_iter().map(|(_, cell)| cell).collect();
        let short = Some(text!("hidato-how-free"));
        return Ok(Reason { named, short, ..Reason::plain(nowhere_else(board, number)) });
    }
    if reach[cell] == [number] {
        let short = Some(text!("hidato-how-cell"));
        let clause = text!("hidato-reason-no-other-number", cell = shape.name(cell));
        return Ok(Reason { short, ..Reason::plain(clause) });
    }
    let numbers = reach[cell].iter().copied().filter(|&other| other != number).collect();
    let choices = Strikes { board, number, cell, cells: others, numbers, failed };
    let struck = choices.find(watch)?;
    Ok(struck.map_or_else(|| by_search(rule), |struck| told(board, &struck)))
}

/// The reason of a number to which the board alone does not lead: what the search used.
fn by_search(rule: Rule) -> Reason {
    Reason::plain(match rule {
        Rule::Guess => text!("hidato-reason-guesses"),
        Rule::Probe => text!("hidato-reason-trials"),
        _ => text!("hidato-reason-before"),
    })
}

/// If the rules leave a choice: the other choices that they leave, and, if these are few, what
/// follows from each.
fn chosen(board: &Board, step: &Step, how: &str) -> Reason {
    const NAMES_MAX: usize = 3;
    let shape = board.shape();
    let left = strikes::left(board, step.number, step.cell);
    let told = if left.len() <= NAMES_MAX { &left[..] } else { &[] };
    let follows = told.iter().map(|&cell| elsewhere::follows(board, (step.number, cell)));
    let follows: Vec<Follows> = follows.collect();
    let clause = match left.len() {
        0 => how.to_owned(),
        count @ 1..=NAMES_MAX => {
            let cells = shape.names(&left);
            match follows.iter().all(|one| one.fails) {
                true => text!("hidato-reason-also-fail", how = how, cells = cells, count = count),
                false => text!("hidato-reason-also", how = how, cells = cells),
            }
        }
        count => text!("hidato-reason-also-many", how = how, count = count.to_string()),
    };
    let others = told.iter().zip(&follows);
    let others = others.map(|(&cell, one)| format!("{}: {}", shape.name(cell), one.clause));
    let others = others.collect();
    let tried = follows.into_iter().filter_map(|one| one.tried).collect();
    Reason { clause, tried, others, named: left, ..Reason::default() }
}

/// The rules that struck the other choices, how many each rule struck, and the last strike in full.
fn told(board: &Board, struck: &Struck) -> Reason {
    let shape = board.shape();
    let Some((last, before)) = struck.strikes.split_last() else { return Reason::default() };
    let what = |strike: &Strike| match struck.is_of_cells {
        true => shape.name(strike.cell),
        false => strike.number.to_string(),
    };
    let why = |strike: &Strike| strike.evidence.clause(shape, strike.number, strike.cell);
    let clause = match before {
        [] => out_alone(shape, struck, last),
        _ => out(shape, struck, last, before),
    };
    // What a fact needs is told among the facts.
    let is_fact = |strike: &&Strike| {
        let outs = struck.facts.iter().filter_map(Insight::deduction).filter(|out| !out.is_placed);
        outs.into_iter().any(|out| (out.number, out.cell) == (strike.number, strike.cell))
    };
    let others = before.iter().filter(|strike| !is_fact(strike));
    let others = others.map(|strike| format!("{}: {}", what(strike), why(strike)));
    let out = struck.strikes.iter().map(|strike| (strike.number, strike.cell));
    let clause = match struck.failed {
        0 => clause,
        count => {
            let shown = count.to_string();
            text!("hidato-reason-after-failed", count = count, shown = shown, clause = clause)
        }
    };
    let clause = match struck.is_whole {
        true => clause,
        false => text!("hidato-reason-not-whole", clause = clause),
    };
    let named = { last.evidence.named().into_iter() }.chain([last.cell]);
    let named = named.chain(last.evidence.told()).collect();
    let trial = match &last.evidence {
        Evidence::Trial { chain, .. } => chain.clone(),
        _ => Vec::new(),
    };
    let short = struck.strikes.iter().map(|strike| strike.rule).max().map(by);
    let (facts, tried) = (struck.facts.clone(), struck.tried.clone());
    Reason {
        clause,
        short,
        facts,
        tried,
        others: others.collect(),
        out: out.collect(),
        named,
        trial,
    }
}

/// The clause for the only other choice.
fn out_alone(shape: &Shape, struck: &Struck, last: &Strike) -> String {
    let cell = shape.name(last.cell);
    let because = last.evidence.clause(shape, last.number, last.cell);
    let by = by(last.rule);
    match struck.is_of_cells {
        true => text!("hidato-reason-one-cell", cell = cell, by = by, because = because),
        false => text!(
            "hidato-reason-one-number",
            cell = cell,
            number = last.number.to_string(),
            by = by,
            because = because
        ),
    }
}

/// The clause for several other choices, of which `last` is told in full.
fn out(shape: &Shape, struck: &Struck, last: &Strike, before: &[Strike]) -> String {
    let (count, number) = (struck.strikes.len().to_string(), last.number.to_string());
    let cell = shape.name(last.cell);
    let because = last.evidence.clause(shape, last.number, last.cell);
    let by = by(last.rule);
    let is_of_one_rule = before.iter().all(|strike| strike.rule == last.rule);
    match (is_of_one_rule, struck.is_of_cells) {
        (true, true) => {
            text!("hidato-reason-cells", count = count, cell = cell, by = by, because = because)
        }
        (true, false) => text!(
            "hidato-reason-numbers",
            count = count,
            cell = cell,
            number = number,
            by = by,
            because = because
        ),
        (false, true) => text!(
            "hidato-reason-mixed-cells",
            count = count,
            before = counted(before),
            cell = cell,
            by = by,
            because = because
        ),
        (false, false) => text!(
            "hidato-reason-mixed-numbers",
            count = count,
            before = counted(before),
            cell = cell,
            number = number,
            by = by,
            because = because
        ),
    }
}

/// `2 are ruled out by the chain rule, 1 by trial`, the easiest rule first.
fn counted(strikes: &[Strike]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for rule in Rule::ALL {
        let count = strikes.iter().filter(|strike| strike.rule == rule).count();
        if count > 0 {
            let (shown, by) = (count.to_string(), by(rule));
            parts.push(match parts.is_empty() {
                true => text!("hidato-reason-ruled-out", count = count, shown = shown, by = by),
                false => text!("hidato-reason-ruled-out-more", shown = shown, by = by),
            });
        }
    }
    parts.join(", ")
}

fn by(rule: Rule) -> &'static str {
    match rule {
        Rule::Given | Rule::Taken | Rule::Cell => text!("hidato-by-number"),
        Rule::Chain => text!("hidato-by-chain"),
        Rule::Link => text!("hidato-by-link"),
        Rule::Region => text!("hidato-by-region"),
        Rule::Probe => text!("hidato-by-trial"),
        Rule::Guess => text!("hidato-by-guess"),
    }
}

/// The nearest placed numbers below and above a number, with their cells.
pub fn standing_beside(board: &Board, number: u16) -> Vec<(u16, usize)> {
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
    let below = beside.iter().find(|(other, _)| *other < number);
    let above = beside.iter().find(|(other, _)| *other > number);
    match (below, above) {
        (Some(&below), Some(&above)) => nowhere_between(shape, below, number, above),
        (Some(&(other, cell)), None) | (None, Some(&(other, cell))) => {
            let (name, cell) = (other.to_string(), shape.name(cell));
            match number.abs_diff(other) {
                1 => text!("hidato-reason-beside", number = name, cell = cell),
                steps => text!(
                    "hidato-reason-reached",
                    number = name,
                    cell = cell,
                    steps = steps,
                    near = steps.to_string()
                ),
            }
        }
        (None, None) => text!("hidato-reason-only-free").to_owned(),
    }
}

fn nowhere_between(
    shape: &Shape,
    (below, cell): (u16, usize),
    number: u16,
    (above, to): (u16, usize),
) -> String {
    let (cell, to) = (shape.name(cell), shape.name(to));
    if above - below == 2 {
        return text!(
            "hidato-reason-between-two",
            number = below.to_string(),
            cell = cell,
            next = above.to_string(),
            to = to
        );
    }
    let (steps, more) = (number - below, above - number);
    text!(
        "hidato-reason-reached-two",
        number = below.to_string(),
        cell = cell,
        steps = steps,
        near = steps.to_string(),
        next = above.to_string(),
        to = to,
        more = more,
        far = more.to_string()
    )
}
