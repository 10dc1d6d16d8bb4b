//! What follows from edges by the easiest rules: the numbers of joined cells follow each other.

use super::{Barred, Ledger};
use crate::hidato::proof::{Insight, What};
use crate::hidato::propagate::{Evidence, Rule};

impl Ledger<'_> {
    /// The cells that a cell is joined with.
    fn joined(&self, cell: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.shape.joined(cell).iter().map(|&cell| usize::from(cell))
    }

    /// Tells of each empty cell that is joined with the cell of a number, from 0, that it holds the
    /// number before or after. One fact for a cell, however many numbers it strikes.
    pub(super) fn follow_edges(&mut self, number: usize, cell: usize) {
        let shape = self.shape;
        for at in shape.joined(cell).iter().map(|&at| usize::from(at)) {
            let is_wrong = |&other: &usize| other.abs_diff(number) != 1;
            let wrong: Vec<usize> = self.numbers_of(at).into_iter().filter(is_wrong).collect();
            if self.is_filled[at] || wrong.is_empty() {
                continue;
            }
            let fact = self.facts.len();
            let (by, needs) = (number as u16 + 1, self.placing(number, cell));
            let what = What::Joined { to: cell };
            self.facts.push(Insight { number: by, cell: at, what, needs });
            for other in wrong {
                let evidence = Evidence::Joined { by, cell };
                let what = What::Out { rule: Rule::Link, evidence, is_seen: true };
                self.strike((other, at), what, vec![fact]);
            }
        }
    }

    /// The fact that placed a number, from 0, in its cell; none if it is given there.
    pub(super) fn placing(&self, number: usize, cell: usize) -> Vec<usize> {
        let placed = Some((number as u16 + 1, cell));
        self.facts.iter().position(|fact| fact.placed() == placed).into_iter().collect()
    }

    /// Why a number, from 0, cannot stand in a cell by the edges.
    pub(super) fn barred_by_edges(&self, number: usize, cell: usize) -> Option<Barred> {
        let (evidence, needs) = { self.beyond_edges(number, cell) }
            .or_else(|| self.neither_joined(number, cell))
            .or_else(|| self.not_both_joined(number, cell))?;
        Some((What::Out { rule: Rule::Link, evidence, is_seen: false }, needs))
    }

    /// The number before or after stands in a cell that is joined with two others.
    fn beyond_edges(&self, number: usize, cell: usize) -> Option<(Evidence, Vec<usize>)> {
        self.beside(number).find_map(|by| {
            let at = self.cell_of[by]?;
            let is_full = self.joined(at).count() == 2 && self.joined(at).all(|to| to != cell);
            let evidence = Evidence::BeyondEdges { by: by as u16 + 1, cell: at };
            is_full.then(|| (evidence, self.placing(by, at)))
        })
    }

    /// A joined cell can hold neither the number before nor the one after.
    fn neither_joined(&self, number: usize, cell: usize) -> Option<(Evidence, Vec<usize>)> {
        let is_right = |at| self.beside(number).any(|other| self.can_stand(other, at));
        let at = self.joined(cell).find(|&at| !is_right(at))?;
        let needs = self.beside(number).flat_map(|other| self.outs(other, [at])).collect();
        Some((Evidence::NeitherJoined { cell: at }, needs))
    }

    /// The numbers before and after have no two cells beside this one with all joined cells among
    /// them.
    fn not_both_joined(&self, number: usize, cell: usize) -> Option<(Evidence, Vec<usize>)> {
        let to: Vec<usize> = self.joined(cell).collect();
        let others: Vec<usize> = self.beside(number).collect();
        let stand =
            |other: usize| self.neighbours(cell).filter(move |&at| self.can_stand(other, at));
        let has = |cells: &[usize]| to.iter().all(|at| cells.contains(at));
        let is_right = match *others {
            [below, above] => stand(below)
                .any(|before| stand(above).any(|after| before != after && has(&[before, after]))),
            [other] => stand(other).any(|at| has(&[at])),
            _ => true,
        };
        if to.is_empty() || is_right {
            return None;
        }
        let needs = others.iter().flat_map(|&other| self.outs(other, self.neighbours(cell)));
        let needs = needs.collect();
        Some((Evidence::Forced { to, since: Vec::new() }, needs))
    }
}
