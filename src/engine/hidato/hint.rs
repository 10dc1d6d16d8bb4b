//! Help for a person who fills a board by hand: whether it can still be solved, which numbers a
//! cell can hold, and what follows next.

use super::board::Board;
use super::feasibility;
use super::propagate::{Contradiction, Deduction, Deductions, Domains, Evidence, Rule};
use super::reason::{Reason, deduced};
use super::solve::{How, Options, Refutation, Verdict, solve};
use crate::search::limits::{Limit, Limits};
use crate::search::watch::{Halt, Progress, Watch};

/// Whether a partly filled board can be completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be completed. This is one completion; there may be others.
    Solvable(Board),
    /// Some number is wrong, or the puzzle never had a solution.
    Unsolvable(Refutation),
    Unknown(Halt),
}

/// Searches for one completion.
pub fn standing(board: &Board, limits: &Limits, watch: &mut dyn Watch) -> Standing {
    let options = Options { limits: *limits, first_only: true, ..Options::default() };
    match solve(board, &options, watch).verdict.explained(board, watch) {
        Verdict::One(first)
        | Verdict::Several(first, _)
        | Verdict::Unknown { first: Some(first), .. } => Standing::Solvable(first),
        Verdict::None(refutation) => Standing::Unsolvable(refutation),
        Verdict::Unknown { first: None, halt } => Standing::Unknown(halt.unwrap_or(Halt::Stopped)),
    }
}

/// For each cell, the numbers that it can hold by the rules up to `level` (without probes and
/// guesses), in ascending order.
///
/// # Errors
/// The contradiction that the rules find.
pub fn candidates(board: &Board, level: Rule) -> Result<Vec<Vec<u16>>, Contradiction> {
    let domains = settled(board, level)?;
    let numbers = |cell| domains.numbers_of(cell).map(|v| v as u16 + 1).collect();
    Ok((0..board.count()).map(numbers).collect())
}

/// Applies the rules up to `level` (without probes and guesses) and tells `deductions` what
/// follows, in the order in which the rules find it.
pub fn deduce<W: Deductions>(
    board: &Board,
    level: Rule,
    deductions: W,
) -> (W, Result<(), Contradiction>) {
    let mut domains = Domains::new(board.shape(), level, deductions);
    let outcome = settle(&mut domains, board);
    (domains.deductions, outcome)
}

/// What the rules up to `level` leave.
pub(super) fn settled(board: &Board, level: Rule) -> Result<Domains<'_, ()>, Contradiction> {
    let mut domains = Domains::new(board.shape(), level, ());
    settle(&mut domains, board)?;
    Ok(domains)
}

fn settle<W: Deductions>(domains: &mut Domains<'_, W>, board: &Board) -> Result<(), Contradiction> {
    domains.give(board)?;
    while !domains.propagate(u64::MAX)? {}
    Ok(())
}

/// What a person can do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Nothing: all cells have their right numbers.
    Done,
    /// A number that the rules place, with the easiest rule that places one.
    Place(Deduction, Reason),
    /// No rule places a number. This number stands here in the solution, or in one of several.
    Try(Deduction),
    /// The board cannot be completed: a number must go.
    Wrong(Refutation),
    Unknown(Halt),
}

/// Effort of the rules between two beats, in the unit of [`Domains::effort`].
const BEAT: u64 = 10_000;

/// The next deduction. A search first finds out whether the board can be completed at all, and
/// helps if no rule places a number.
pub fn hint(board: &Board, limits: &Limits, watch: &mut dyn Watch) -> Hint {
    let faults = feasibility::faults(board);
    if !faults.is_empty() {
        return Hint::Wrong(Refutation::Faults(faults));
    }
    if board.is_solved() {
        return Hint::Done;
    }
    let solution = match standing(board, limits, watch) {
        Standing::Solvable(solution) => solution,
        Standing::Unsolvable(refutation) => return Hint::Wrong(refutation),
        Standing::Unknown(halt) => return Hint::Unknown(halt),
    };
    match followed(board, limits, watch) {
        Ok(hint) => hint.unwrap_or_else(|| first_of(board, &solution)),
        Err(halt) => Hint::Unknown(halt),
    }
}

/// The hint that the rules give, or else the one that probing gives.
fn followed(board: &Board, limits: &Limits, watch: &mut dyn Watch) -> Result<Option<Hint>, Halt> {
    let mut placed = between(board);
    for level in [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region] {
        if placed.is_none() {
            placed = first_placed(board, level, watch)?;
        }
    }
    if placed.is_none() {
        placed = probed(board, limits, watch)?;
    }
    let Some(placed) = placed else { return Ok(None) };
    let at = (placed.number, placed.cell);
    let reason = deduced(board, at, placed.rule, &[], watch)?;
    Ok(Some(Hint::Place(placed, reason)))
}

/// The first number that a search places by a rule or by a trial.
fn probed(
    board: &Board,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Result<Option<Deduction>, Halt> {
    let options = Options { limits: *limits, level: Rule::Probe, ..Options::default() };
    let probed = solve(board, &options, watch);
    // If the nodes were only enough for the first search, a number of its solution is still a hint.
    if let Verdict::Unknown { halt: Some(halt), .. } = probed.verdict
        && halt != Halt::Limit(Limit::Nodes)
    {
        return Err(halt);
    }
    let step = probed.steps.iter().find(|step| matches!(step.how, How::Deduced(_)));
    Ok(step.map(|step| deduction(Rule::Probe, step.number, step.cell)))
}

/// Keeps the first number that a rule places.
#[derive(Default)]
struct First(Option<Deduction>);

impl Deductions for First {
    fn wants(&self, _: u16, _: usize) -> bool {
        false
    }

    fn deduced(&mut self, deduction: &Deduction) {
        if self.0.is_none() && deduction.is_placed && deduction.rule != Rule::Given {
            self.0 = Some(deduction.clone());
        }
    }
}

/// The number that the rules place first; it depends on no other deduced number.
fn first_placed(
    board: &Board,
    level: Rule,
    watch: &mut dyn Watch,
) -> Result<Option<Deduction>, Halt> {
    let mut domains = Domains::new(board.shape(), level, First::default());
    if domains.give(board).is_err() {
        return Ok(None);
    }
    while domains.deductions.0.is_none() && matches!(domains.propagate(BEAT), Ok(false)) {
        watch.beat(&Progress::default())?;
    }
    Ok(domains.deductions.0)
}

/// A missing number between two placed numbers that only one cell can take, if there is one: this
/// is the easiest to see.
fn between(board: &Board) -> Option<Deduction> {
    let cells = board.cells();
    cells.windows(3).enumerate().find_map(|(below, three)| {
        let (Some(before), None, Some(after)) = (three[0], three[1], three[2]) else {
            return None;
        };
        let shape = board.shape();
        let mut free = { shape.neighbours(before).iter() }
            .map(|&cell| usize::from(cell))
            .filter(|&cell| board.number(cell).is_none() && shape.touches(cell, after));
        let cell = free.next().filter(|_| free.next().is_none())?;
        Some(deduction(Rule::Chain, below as u16 + 2, cell))
    })
}

/// The least missing number of a solution.
fn first_of(board: &Board, solution: &Board) -> Hint {
    let missing = solution.cells().into_iter().enumerate().find(|(v, _)| {
        let number = *v as u16 + 1;
        !board.numbers().contains(&number)
    });
    match missing {
        Some((v, Some(cell))) => Hint::Try(deduction(Rule::Guess, v as u16 + 1, cell)),
        _ => Hint::Done,
    }
}

const fn deduction(rule: Rule, number: u16, cell: usize) -> Deduction {
    Deduction { rule, number, cell, is_placed: true, evidence: Evidence::Plain }
}
