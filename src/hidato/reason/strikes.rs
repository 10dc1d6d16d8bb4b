//! What rules out the other choices for a number and its cell: by the easiest rules that leave
//! none, or else by trials.

use crate::hidato::board::Board;
use crate::hidato::hint::{deduce, settled};
use crate::hidato::propagate::{Deduction, Domains, Evidence, Rule};

/// A choice that is out, and why.
pub(super) struct Strike {
    pub number: u16,
    pub cell: usize,
    pub rule: Rule,
    pub evidence: Evidence,
}

/// All other choices, in the order in which they fall.
pub(super) struct Struck {
    /// Whether the choices are other cells for the number, or else other numbers for the cell.
    pub is_of_cells: bool,
    pub strikes: Vec<Strike>,
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
}

impl Strikes<'_> {
    /// The easiest rules under which one of both choices is gone.
    pub fn by_rules(&self) -> Option<Struck> {
        [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region].into_iter().find_map(|level| {
            let (deductions, _) = deduce(self.board, level, Vec::new());
            let is_it = |deduction: &Deduction| {
                deduction.is_placed
                    && (deduction.number, deduction.cell) == (self.number, self.cell)
            };
            let before = &deductions[..deductions.iter().position(is_it)?];
            self.fewer(|number, cell| {
                let is_out = |deduction: &&Deduction| {
                    !deduction.is_placed && (deduction.number, deduction.cell) == (number, cell)
                };
                let at = before.iter().position(|deduction| is_out(&deduction))?;
                let Deduction { rule, evidence, .. } = before[at].clone();
                Some((at, Strike { number, cell, rule, evidence }))
            })
        })
    }

    /// All choices of one kind if each is out, the kind with fewer of them; `strike` tells when
    /// one fell.
    fn fewer(
        &self,
        mut strike: impl FnMut(u16, usize) -> Option<(usize, Strike)>,
    ) -> Option<Struck> {
        let cells: Option<Vec<_>> =
            self.cells.iter().map(|&cell| strike(self.number, cell)).collect();
        let numbers: Option<Vec<_>> =
            self.numbers.iter().map(|&number| strike(number, self.cell)).collect();
        let is_of_cells = match (&cells, &numbers) {
            (Some(cells), Some(numbers)) => cells.len() <= numbers.len(),
            (cells, _) => cells.is_some(),
        };
        let mut struck = if is_of_cells { cells? } else { numbers? };
        struck.sort_by_key(|&(at, _)| at);
        Some(Struck {
            is_of_cells,
            strikes: struck.into_iter().map(|(_, strike)| strike).collect(),
        })
    }

    /// What the rules leave is tried; a trial that contradicts is out.
    pub fn by_trial(&self) -> Option<Struck> {
        let (deductions, outcome) = deduce(self.board, Rule::Region, Vec::new());
        outcome.ok()?;
        let mut domains = settled(self.board, Rule::Region).ok()?;
        self.fewer(|number, cell| {
            let is_out = |deduction: &Deduction| {
                !deduction.is_placed && (deduction.number, deduction.cell) == (number, cell)
            };
            if let Some(at) = deductions.iter().position(is_out) {
                let Deduction { rule, evidence, .. } = deductions[at].clone();
                return Some((at, Strike { number, cell, rule, evidence }));
            }
            let evidence = trial(&mut domains, number, cell)?;
            Some((usize::MAX, Strike { number, cell, rule: Rule::Probe, evidence }))
        })
    }
}

/// What contradicts when the rules follow a number in a cell, if anything does.
fn trial(domains: &mut Domains<'_, ()>, number: u16, cell: usize) -> Option<Evidence> {
    let mark = domains.mark();
    let mut outcome = domains.place(number - 1, cell as u16, Rule::Probe);
    while outcome.is_ok() {
        match domains.propagate(u64::MAX) {
            Ok(true) => break,
            Ok(false) => {}
            Err(contradiction) => outcome = Err(contradiction),
        }
    }
    let clash = outcome.err().map(|contradiction| domains.clash(contradiction));
    domains.undo(mark);
    clash.map(|clash| Evidence::Trial(Box::new(clash)))
}

/// The other cells that the rules leave a number.
pub(super) fn left(board: &Board, number: u16, cell: usize) -> Vec<usize> {
    match settled(board, Rule::Region) {
        Ok(domains) => {
            domains.cells_of(usize::from(number) - 1).filter(|&other| other != cell).collect()
        }
        Err(_) => Vec::new(),
    }
}
