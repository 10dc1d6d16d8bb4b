//! Finds the reasons of a deduction, only for a listener and before the deduction is carried out;
//! and what a person can see of a contradiction, while the state is still that of the
//! contradiction.

use super::evidence::{Clash, Evidence};
use super::{Change, Contradiction, Deduction, Deductions, Domains, Rule};
use crate::hidato::bits::members;

/// Up to this many cells of a number are named.
const CELLS_MAX: usize = 3;

impl<W: Deductions> Domains<'_, W> {
    /// The rule that was the last to take a number from a cell, among the change at hand and those
    /// after it; `usual` if there is none.
    pub(super) fn last_rule(&self, usual: Rule, is_it: impl Fn(u16, u16) -> bool) -> Rule {
        let changes = &self.trail[self.head.saturating_sub(1)..];
        let mut rules = changes.iter().rev().filter_map(|change| match *change {
            Change::Parted { rule, number, cell } if is_it(number, cell) => Some(rule),
            _ => None,
        });
        rules.next().unwrap_or(usual)
    }

    #[inline]
    pub(super) fn tell_placed(&mut self, rule: Rule, number: u16, cell: u16) {
        if W::HEARS {
            self.tell(rule, number, cell, true, Evidence::Plain);
        }
    }

    #[inline]
    pub(super) fn tell_parted(&mut self, rule: Rule, number: u16, cell: u16) {
        if W::HEARS && self.deductions.wants(number + 1, cell.into()) {
            let evidence = self.evidence(rule, number.into(), cell.into());
            self.tell(rule, number, cell, false, evidence);
        }
    }

    pub(super) fn tell(
        &mut self,
        rule: Rule,
        number: u16,
        cell: u16,
        is_placed: bool,
        evidence: Evidence,
    ) {
        let (number, cell) = (number + 1, cell.into());
        self.deductions.deduced(&Deduction { rule, number, cell, is_placed, evidence });
    }

    fn evidence(&self, rule: Rule, v: usize, c: usize) -> Evidence {
        match rule {
            Rule::Taken => self.taken(v, c),
            Rule::Chain => self.none_beside(v, c),
            Rule::Link => self.unlinked(v, c),
            Rule::Given | Rule::Cell | Rule::Region | Rule::Probe => Evidence::Plain,
            Rule::Guess => Evidence::Searched,
        }
    }

    fn taken(&self, v: usize, c: usize) -> Evidence {
        let cell_of = |v: usize| {
            let mut all = self.placed.iter().rev();
            all.find(|placed| usize::from(placed.number) == v).map(|placed| placed.cell.into())
        };
        if let Some(cell) = cell_of(v) {
            return Evidence::Elsewhere { cell };
        }
        let mut all = self.placed.iter().rev();
        let by = all.find(|placed| usize::from(placed.cell) == c).map(|placed| placed.number + 1);
        by.map_or(Evidence::Plain, |by| Evidence::Occupied { by })
    }

    /// The cells beside `c` that it can link to and that can take a number.
    fn beside(&self, c: usize, v: usize) -> Vec<usize> {
        members(self.links.row(c)).filter(|&to| self.cells.has(v, to)).collect()
    }

    fn none_beside(&self, v: usize, c: usize) -> Evidence {
        let below = v.checked_sub(1);
        let above = Some(v + 1).filter(|&v| v < self.count);
        let lone = { below.into_iter().chain(above) }.find(|&to| self.beside(c, to).is_empty());
        lone.map_or(Evidence::Plain, |to| {
            let is_few = (1..=CELLS_MAX).contains(&self.cells_len(to));
            let cells = if is_few { self.cells_of(to).collect() } else { Vec::new() };
            Evidence::NoneBeside { number: to as u16 + 1, cells }
        })
    }

    fn unlinked(&self, v: usize, c: usize) -> Evidence {
        let links: Vec<usize> = members(self.links.row(c)).collect();
        let is_inner = v > 0 && v + 1 < self.count;
        if let (true, &[to]) = (is_inner, &*links) {
            return Evidence::End { to };
        }
        if is_inner {
            let mut either = self.beside(c, v - 1);
            either.extend(self.beside(c, v + 1));
            either.dedup();
            if let [cell] = *either {
                return Evidence::OneBeside { cell };
            }
        }
        let to: Vec<usize> = self.forced_of(c).iter().map(|&to| to.into()).collect();
        let mut since = Vec::new();
        for from in std::iter::once(c).chain(to.iter().copied()) {
            let links: Vec<usize> = members(self.links.row(from)).collect();
            if links.len() <= 2 && (from == c || links.contains(&c)) {
                since.push((from, links));
            }
            // The cell's own two links are reason enough.
            if from == c && !since.is_empty() {
                break;
            }
        }
        Evidence::Forced { to, since }
    }

    fn forced_of(&self, cell: usize) -> &[u16] {
        &self.forced[cell][..self.forced_len[cell].into()]
    }

    /// What a person can see of a contradiction that the rules have just met.
    pub fn clash(&self, contradiction: Contradiction) -> Clash {
        let mut clash = Clash::of(contradiction);
        match contradiction {
            Contradiction::NoCell(number) => {
                clash.between = self.nearest(number);
                let mut all = self.placed.iter();
                let placed = all.find(|placed| placed.number + 1 == number);
                clash.cells = placed.map(|placed| placed.cell.into()).into_iter().collect();
            }
            Contradiction::DeadEnd(cell) => clash.cells = members(self.links.row(cell)).collect(),
            Contradiction::Crowded(cell, other) => {
                clash.cells = self.forced_of(cell).iter().map(|&to| to.into()).collect();
                if !clash.cells.contains(&other) {
                    clash.cells.push(other);
                }
            }
            Contradiction::Region(cell) => self.tell_region(cell, &mut clash),
            Contradiction::Gap(..) => {
                clash.cells = self.region_sizes().into_iter().map(|(cell, _)| cell).collect();
            }
            Contradiction::NoNumber(_) | Contradiction::Torn(..) | Contradiction::Loop(..) => {}
        }
        clash
    }

    /// The nearest placed numbers below and above, with their cells.
    fn nearest(&self, number: u16) -> Vec<(u16, usize)> {
        let placed = || self.placed.iter().map(|placed| (placed.number + 1, placed.cell.into()));
        let below = placed().filter(|&(other, _)| other < number).max();
        let above = placed().filter(|&(other, _)| other > number).min();
        below.into_iter().chain(above).collect()
    }
}
