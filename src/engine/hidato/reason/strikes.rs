//! What rules out the other choices for a number and its cell: the easiest rules that leave no
//! other choice, or else trials.

use langkah_language::text;

use super::whole;
use crate::hidato::board::{Board, Shape};
use crate::hidato::hint::settled;
use crate::hidato::proof::{self, FACTS_MAX, Insight, Refuted, STEPS_MAX, Shown};
use crate::hidato::propagate::evidence::CHAIN_MAX;
use crate::hidato::propagate::{Contradiction, Deduction, Deductions, Domains, Evidence, Rule};
use crate::hidato::solve::Failed;
use crate::search::watch::{Halt, Progress, Watch};

/// A choice that is ruled out, and why.
pub(super) struct Strike {
    pub number: u16,
    pub cell: usize,
    pub rule: Rule,
    pub evidence: Evidence,
}

/// A number that is put into a cell, and what shows that it cannot stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub number: u16,
    pub cell: usize,
    pub refuted: Refuted,
}

/// All other choices, in the order in which they are ruled out.
pub(super) struct Struck {
    /// `true` if the choices are other cells for the number, `false` if they are other numbers for
    /// the cell.
    pub is_of_cells: bool,
    pub strikes: Vec<Strike>,
    /// The facts that these need, in their order.
    pub facts: Vec<Insight>,
    /// The steps of trials, where the strikes alone do not tell enough.
    pub tried: Vec<Tried>,
    /// How many failed guesses of other numbers the rules used.
    pub failed: usize,
    /// Whether a person can check all of it: the rules have used nothing that is not told.
    pub is_whole: bool,
}

impl From<Shown> for Struck {
    fn from(shown: Shown) -> Self {
        let strike = |out: Deduction| {
            let Deduction { rule, number, cell, evidence, .. } = out;
            Strike { number, cell, rule, evidence }
        };
        let strikes = shown.others.into_iter().map(strike).collect();
        let Shown { is_of_cells, facts, .. } = shown;
        Self { is_of_cells, strikes, facts, tried: Vec::new(), failed: 0, is_whole: true }
    }
}

/// A number and a cell that belong together, and what else is within reach.
pub(super) struct Strikes<'a> {
    pub board: &'a Board,
    pub number: u16,
    pub cell: usize,
    /// The other cells that the number could stand at.
    pub cells: Vec<usize>,
    /// The other numbers that the cell could take.
    pub numbers: Vec<u16>,
    /// The guesses that failed when at most the numbers stood that stand now.
    pub failed: &'a [Failed],
}

/// Notes what the rules say of a number and of a cell, until they place the number in the cell.
struct Notes {
    number: u16,
    cell: usize,
    deductions: Vec<Deduction>,
    is_over: bool,
}

impl Deductions for Notes {
    fn wants(&self, number: u16, cell: usize) -> bool {
        !self.is_over && (number == self.number || cell == self.cell)
    }

    fn deduced(&mut self, deduction: &Deduction) {
        let (number, cell) = (deduction.number, deduction.cell);
        if !deduction.is_placed && self.wants(number, cell) {
            self.deductions.push(deduction.clone());
        }
        self.is_over |= deduction.is_placed && (number, cell) == (self.number, self.cell);
    }
}

impl Notes {
    /// When a number was taken from a cell, and why.
    fn strike(&self, number: u16, cell: usize) -> Option<(usize, Strike)> {
        let is_it = |deduction: &Deduction| (deduction.number, deduction.cell) == (number, cell);
        let at = self.deductions.iter().position(is_it)?;
        let Deduction { rule, evidence, .. } = self.deductions[at].clone();
        Some((at, Strike { number, cell, rule, evidence }))
    }
}

/// Effort of the rules between two checks whether they have done enough.
const EFFORT: u64 = 1000;

impl Strikes<'_> {
    /// Rules out all choices of one kind: in steps that a person can check, if these are not many;
    /// or else by the easiest rules that leave none of them; or else by these rules and by trials
    /// of what they leave, if every trial contradicts. What the rules do not tell whole is told by
    /// the steps of a trial, if there are such steps.
    ///
    /// # Errors
    /// What `watch` answers.
    pub fn find(&self, watch: &mut dyn Watch) -> Result<Option<Struck>, Halt> {
        let shown = proof::shown(self.board, (self.number, self.cell), watch)?;
        match shown.filter(|shown| shown.facts.len() <= FACTS_MAX) {
            Some(shown) => Ok(Some(shown.into())),
            None => self.by_rules(watch),
        }
    }

    fn by_rules(&self, watch: &mut dyn Watch) -> Result<Option<Struck>, Halt> {
        let mut last = None;
        for level in [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region] {
            let Some(domains) = self.noted(level, watch)? else { return Ok(None) };
            if domains.deductions.is_over {
                let strike = |number, cell| Ok(domains.deductions.strike(number, cell));
                return self.told(self.struck(strike)?, watch);
            }
            last = Some(domains);
        }
        let Some(mut domains) = last else { return Ok(None) };
        domains.deductions.is_over = true;
        match self.tried(&mut domains, watch)? {
            None => self.after_failed(&mut domains, watch),
            struck => Ok(struck),
        }
    }

    /// Tries the choices that are left of one kind; `None` if a trial does not contradict.
    fn tried(
        &self,
        domains: &mut Domains<'_, Notes>,
        watch: &mut dyn Watch,
    ) -> Result<Option<Struck>, Halt> {
        let kinds = self.struck(|number, cell| {
            if let Some(struck) = domains.deductions.strike(number, cell) {
                return Ok(Some(struck));
            }
            let evidence = trial(domains, (number, cell), watch)?;
            let strike = |evidence| Strike { number, cell, rule: Rule::Probe, evidence };
            Ok(evidence.map(|evidence| (usize::MAX, strike(evidence))))
        })?;
        self.told(kinds, watch)
    }

    /// Lets the rules go on with the guesses that failed before, and tries what is left then.
    fn after_failed(
        &self,
        domains: &mut Domains<'_, Notes>,
        watch: &mut dyn Watch,
    ) -> Result<Option<Struck>, Halt> {
        let mut count = 0;
        for &Failed { number, cell, .. } in self.failed {
            if domains.can_stand(usize::from(number) - 1, cell) {
                if take_away(domains, number, cell, watch)?.is_err() {
                    return Ok(None);
                }
                let is_choice = number == self.number || cell == self.cell;
                count += usize::from(!is_choice);
            }
        }
        let struck = self.tried(domains, watch)?;
        // What the board alone shows uses no guess elsewhere.
        let failed = |struck: &Struck| if struck.is_whole { 0 } else { count };
        Ok(struck.map(|struck| Struck { failed: failed(&struck), ..struck }))
    }

    /// The domains after the rules up to `level`, with their notes. `None` if the rules contradict.
    fn noted(
        &self,
        level: Rule,
        watch: &mut dyn Watch,
    ) -> Result<Option<Domains<'_, Notes>>, Halt> {
        let (number, cell) = (self.number, self.cell);
        let notes = Notes { number, cell, deductions: Vec::new(), is_over: false };
        let mut domains = Domains::new(self.board.shape(), level, notes);
        if domains.give(self.board).is_err() {
            return Ok(None);
        }
        let is_over = |domains: &Domains<'_, Notes>| domains.deductions.is_over;
        let settled = settle(&mut domains, watch, is_over)?;
        Ok(settled.is_ok().then_some(domains))
    }

    /// The kinds of which all choices are ruled out, the one with fewer choices first; the choices
    /// in the order in which they are ruled out. `strike` tells when that was.
    fn struck(
        &self,
        mut strike: impl FnMut(u16, usize) -> Result<Option<(usize, Strike)>, Halt>,
    ) -> Result<Vec<(bool, Vec<Strike>)>, Halt> {
        let cells = all(self.cells.iter().map(|&cell| strike(self.number, cell)))?;
        let numbers = all(self.numbers.iter().map(|&number| strike(number, self.cell)))?;
        let in_order = |mut struck: Vec<(usize, Strike)>| {
            struck.sort_by_key(|&(at, _)| at);
            struck.into_iter().map(|(_, strike)| strike).collect()
        };
        let kinds = [(true, cells), (false, numbers)].into_iter();
        let kinds = kinds.filter_map(|(is_of_cells, kind)| Some((is_of_cells, in_order(kind?))));
        let mut kinds: Vec<(bool, Vec<Strike>)> = kinds.collect();
        kinds.sort_by_key(|(_, strikes)| strikes.len());
        Ok(kinds)
    }

    /// The first kind that a person can check, or else the first one.
    fn told(
        &self,
        kinds: Vec<(bool, Vec<Strike>)>,
        watch: &mut dyn Watch,
    ) -> Result<Option<Struck>, Halt> {
        let mut first = None;
        for (is_of_cells, mut strikes) in kinds {
            let tried = in_steps(self.board, &mut strikes, watch)?;
            let is_whole = tried.is_some();
            let tried = tried.unwrap_or_default();
            let facts = Vec::new();
            let struck = Struck { is_of_cells, strikes, facts, tried, failed: 0, is_whole };
            if is_whole {
                return Ok(Some(struck));
            }
            first = first.or(Some(struck));
        }
        Ok(first)
    }
}

/// The trials whose steps have to be told so that a person can check all strikes, which are then by
/// these trials; `None` if one of them has no such steps, or if they are too many.
///
/// # Errors
/// What `watch` answers.
pub(super) fn in_steps(
    board: &Board,
    strikes: &mut [Strike],
    watch: &mut dyn Watch,
) -> Result<Option<Vec<Tried>>, Halt> {
    let untold = whole::untold(board, strikes);
    if untold.len() * board.count().pow(2) > whole::WORK_MAX {
        return Ok(None);
    }
    let (mut tried, mut steps) = (Vec::new(), 0);
    for Strike { number, cell, .. } in untold.iter().map(|&at| &strikes[at]) {
        let mut board = board.clone();
        board.set(*cell, *number);
        let Some(refuted) = proof::refuted(&board, watch)? else { return Ok(None) };
        steps += refuted.facts().len();
        tried.push(Tried { number: *number, cell: *cell, refuted });
        if steps > STEPS_MAX {
            return Ok(None);
        }
    }
    untold.into_iter().zip(&tried).for_each(|(at, one)| one.replace(&mut strikes[at]));
    Ok(Some(tried))
}

impl Tried {
    /// The steps, as sentences without their full stops. The first one says what is tried, and the
    /// last one what it contradicts. There are none if a person sees that at once.
    pub(super) fn sentences(&self, shape: &Shape) -> Vec<String> {
        let mut steps = match self.refuted.facts() {
            [] => return Vec::new(),
            [only] => vec![only.sentence(shape)],
            _ => self.refuted.way(shape),
        };
        let (number, cell) = (self.number.to_string(), shape.name(self.cell));
        steps[0] = text!("hidato-trial-step", number = number, cell = cell, fact = &*steps[0]);
        steps.push(text!("hidato-trial-end", clash = self.refuted.clash.sentence(shape)));
        steps
    }

    /// Whether the clause of the strike says as much as the steps: it names a few numbers, each of
    /// which has no other place or is the only one for its cell.
    pub(super) fn is_chain(&self) -> bool {
        let facts = self.refuted.facts();
        facts.len() <= CHAIN_MAX && facts.iter().all(|fact| fact.placed().is_some())
    }

    /// Makes a strike one by this trial.
    fn replace(&self, strike: &mut Strike) {
        let chain = self.refuted.facts().iter().filter_map(Insight::placed).collect();
        let clash = Box::new(self.refuted.clash.clone());
        strike.rule = Rule::Probe;
        strike.evidence = Evidence::Trial { chain, clash };
    }
}

/// All that are found; `None` as soon as one is not.
fn all<T>(found: impl Iterator<Item = Result<Option<T>, Halt>>) -> Result<Option<Vec<T>>, Halt> {
    let mut items = Vec::new();
    for one in found {
        let Some(item) = one? else { return Ok(None) };
        items.push(item);
    }
    Ok(Some(items))
}

/// Lets the rules go on until they find nothing more, or `is_over`. The inner error is the
/// contradiction that they find.
///
/// # Errors
/// What `watch` answers.
fn settle<W: Deductions>(
    domains: &mut Domains<'_, W>,
    watch: &mut dyn Watch,
    is_over: impl Fn(&Domains<'_, W>) -> bool,
) -> Result<Result<(), Contradiction>, Halt> {
    while !is_over(domains) {
        match domains.propagate(EFFORT) {
            Ok(true) => break,
            Ok(false) => watch.beat(&Progress::default())?,
            Err(contradiction) => return Ok(Err(contradiction)),
        }
    }
    Ok(Ok(()))
}

/// Takes a cell from a number, and lets the rules and the notes go on. The inner error is the
/// contradiction that they find.
///
/// # Errors
/// What `watch` answers.
fn take_away(
    domains: &mut Domains<'_, Notes>,
    number: u16,
    cell: usize,
    watch: &mut dyn Watch,
) -> Result<Result<(), Contradiction>, Halt> {
    domains.deductions.is_over = false;
    let outcome = match domains.part(number - 1, cell as u16, Rule::Guess) {
        Ok(()) => settle(domains, watch, |_| false)?,
        at_once => at_once,
    };
    domains.deductions.is_over = true;
    Ok(outcome)
}

/// The contradiction that the rules find after a number is put into a cell, if they find one: by
/// the easiest rules that find one, because a person can follow these best.
///
/// # Errors
/// What `watch` answers. The domains mean nothing then.
pub(super) fn trial<W: Deductions>(
    domains: &mut Domains<'_, W>,
    (number, cell): (u16, usize),
    watch: &mut dyn Watch,
) -> Result<Option<Evidence>, Halt> {
    let before = domains.placed().len();
    for level in [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region] {
        let mark = domains.mark();
        let usual = domains.use_rules_to(level);
        let outcome = match domains.place(number - 1, cell as u16, Rule::Probe) {
            Ok(()) => settle(domains, watch, |_| false)?,
            at_once => at_once,
        };
        let evidence = outcome.err().map(|contradiction| {
            // The first is the number that is tried.
            let chain = domains.placed().iter().skip(before + 1);
            let chain = chain.map(|placed| (placed.number + 1, placed.cell.into())).collect();
            Evidence::Trial { chain, clash: Box::new(domains.clash(contradiction)) }
        });
        domains.undo(mark);
        domains.use_rules_to(usual);
        if evidence.is_some() {
            return Ok(evidence);
        }
    }
    Ok(None)
}

/// The other cells that the rules leave to a number.
pub(super) fn left(board: &Board, number: u16, cell: usize) -> Vec<usize> {
    match settled(board, Rule::Region) {
        Ok(domains) => {
            domains.cells_of(usize::from(number) - 1).filter(|&other| other != cell).collect()
        }
        Err(_) => Vec::new(),
    }
}
