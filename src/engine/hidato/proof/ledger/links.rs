//! What follows from the links of a cell by the easiest rules: a cell that is no end of the path
//! links to two neighbours.

use super::{Barred, Ledger, Pair};
use crate::hidato::proof::{Insight, What};
use crate::hidato::propagate::{Contradiction, Evidence, Rule};

/// The two cells that a cell links to, and the fact that says so.
#[derive(Clone, Copy)]
pub(super) struct Tie {
    to: [usize; 2],
    fact: usize,
}

impl Ledger<'_> {
    /// Looks once at the links of every cell, and then at what numbers these leave. Tells whether
    /// something new follows.
    pub fn tie_all(&mut self) -> bool {
        let facts = self.facts.len();
        for cell in 0..self.count() {
            if self.ties[cell].is_none()
                && let Some((to, needs)) = self.tied(cell)
            {
                self.ties[cell] = Some(Tie { to, fact: self.facts.len() });
                let what = What::Tied { to, is_seen: self.is_between(cell, to) };
                self.facts.push(Insight { number: 0, cell, what, needs });
            }
        }
        for number in self.missing().collect::<Vec<_>>() {
            for cell in self.cells_of(number) {
                let barred = { self.torn(number, cell) }.or_else(|| self.shut_off(number, cell));
                if let Some((what, needs)) = barred {
                    self.strike((number, cell), what, needs);
                }
            }
        }
        self.facts.len() > facts
    }

    /// Whether the numbers before and after that of a cell stand in these two.
    fn is_between(&self, cell: usize, [a, b]: [usize; 2]) -> bool {
        let number = |cell: usize| self.board.number(cell);
        let follows = |from: usize, to: usize| {
            number(from).zip(number(to)).is_some_and(|(from, to)| from + 1 == to)
        };
        follows(a, cell) && follows(cell, b) || follows(b, cell) && follows(cell, a)
    }

    /// A cell that can link to too few others, or must link to too many, and the facts that this
    /// needs.
    pub fn misfit(&self) -> Option<(Contradiction, Vec<usize>)> {
        let all = (0..self.count()).filter_map(|cell| {
            let dead = || {
                let is_dead = self.is_inner(cell) && self.links(cell).len() < 2;
                is_dead.then(|| (Contradiction::DeadEnd(cell), self.needs_of_links(cell)))
            };
            let crowded = || {
                let ties = self.ties_to(cell);
                let needs = ties.iter().map(|&(_, fact)| fact).collect();
                let third = ties.get(2)?.0;
                Some((Contradiction::Crowded(cell, third), needs))
            };
            dead().or_else(crowded)
        });
        all.min_by_key(|(_, needs)| self.shown(needs).len())
    }

    /// The cells that a contradiction of links names.
    pub(super) fn named_by(&self, contradiction: Contradiction) -> Vec<usize> {
        match contradiction {
            Contradiction::DeadEnd(cell) => self.links(cell),
            Contradiction::Crowded(cell, _) => {
                self.ties_to(cell).into_iter().map(|(from, _)| from).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the cell can hold neither 1 nor the last number.
    fn is_inner(&self, cell: usize) -> bool {
        self.count() > 2 && self.ends().iter().all(|&end| !self.can_stand(end, cell))
    }

    const fn ends(&self) -> [usize; 2] {
        [0, self.count() - 1]
    }

    /// The neighbours that a cell can be consecutive with.
    fn links(&self, cell: usize) -> Vec<usize> {
        self.neighbours(cell).filter(|&to| self.can_link(cell, to)).collect()
    }

    fn can_link(&self, cell: usize, to: usize) -> bool {
        let follows = |number: usize| self.beside(number).any(|other| self.can_stand(other, to));
        let mut numbers = (0..self.count()).filter(|&number| self.can_stand(number, cell));
        self.barred(cell, to).is_none() && numbers.any(follows)
    }

    /// The fact by which two neighbours cannot be consecutive, because one of them links to two
    /// others.
    fn barred(&self, a: usize, b: usize) -> Option<usize> {
        let leaves_out = |from: usize, to: usize| {
            self.ties[from].filter(|tie| !tie.to.contains(&to)).map(|tie| tie.fact)
        };
        leaves_out(a, b).or_else(|| leaves_out(b, a))
    }

    /// The two links of a cell, if it has no others, and the facts that this needs.
    fn tied(&self, cell: usize) -> Option<([usize; 2], Vec<usize>)> {
        if let [(a, one), (b, other)] = *self.ties_to(cell) {
            return Some(([a, b], vec![one, other]));
        }
        let links = if self.is_inner(cell) { self.links(cell) } else { Vec::new() };
        let &[a, b] = &*links else { return None };
        Some(([a, b], self.needs_of_links(cell)))
    }

    /// The cells that must link to a cell, each with the fact that says so.
    fn ties_to(&self, cell: usize) -> Vec<(usize, usize)> {
        let from = self.neighbours(cell).filter_map(|from| Some((from, self.ties[from]?)));
        from.filter(|(_, tie)| tie.to.contains(&cell)).map(|(from, tie)| (from, tie.fact)).collect()
    }

    /// The facts by which a cell is no end of the path and cannot link to its other neighbours.
    fn needs_of_links(&self, cell: usize) -> Vec<usize> {
        let mut needs: Vec<usize> =
            self.ends().iter().flat_map(|&end| self.outs(end, [cell])).collect();
        for to in self.neighbours(cell).filter(|&to| !self.can_link(cell, to)) {
            match self.barred(cell, to) {
                Some(fact) => needs.push(fact),
                None => needs.extend(self.needs_apart(cell, to)),
            }
        }
        needs
    }

    /// The facts by which two cells have no consecutive numbers.
    fn needs_apart(&self, cell: usize, to: usize) -> Vec<usize> {
        let mut needs = Vec::new();
        for number in 0..self.count() {
            let others = || self.beside(number);
            let may_be = |other: usize| {
                self.can_stand(other, to) || matches!(self.pair(other, to), Pair::Out(_))
            };
            if self.can_stand(number, cell) {
                needs.extend(others().flat_map(|other| self.outs(other, [to])));
            } else if others().any(may_be) {
                needs.extend(self.outs(number, [cell]));
            }
        }
        needs
    }

    /// The cells that a cell must link to, where each of these links comes from, and the facts.
    fn forced(&self, cell: usize) -> Option<(Vec<usize>, Vec<usize>, Vec<usize>)> {
        let from = self.ties_to(cell);
        if let Some(tie) = self.ties[cell].filter(|_| from.len() < 2) {
            return Some((tie.to.to_vec(), vec![cell], vec![tie.fact]));
        }
        let cells: Vec<usize> = from.iter().map(|&(from, _)| from).collect();
        let facts = from.iter().map(|&(_, fact)| fact).collect();
        (!cells.is_empty()).then(|| (cells.clone(), cells, facts))
    }

    /// The numbers before and after cannot stand in the cells that the cell must link to.
    fn torn(&self, number: usize, cell: usize) -> Option<Barred> {
        let (to, from, mut needs) = self.forced(cell)?;
        let others: Vec<usize> = self.beside(number).collect();
        // Each way to give the links to the numbers beside this one.
        let ways: Vec<Vec<(usize, usize)>> = match (&*others, &*to) {
            (&[below, above], &[a, b]) => {
                vec![vec![(below, a), (above, b)], vec![(below, b), (above, a)]]
            }
            (others, &[at]) => others.iter().map(|&other| vec![(other, at)]).collect(),
            // An end of the path has one link.
            _ => Vec::new(),
        };
        for way in ways {
            let &(other, at) = way.iter().find(|&&(other, at)| !self.can_stand(other, at))?;
            needs.extend(self.outs(other, [at]));
        }
        let since = from.into_iter().filter_map(|from| Some((from, self.ties[from]?.to.to_vec())));
        let evidence = Evidence::Forced { to, since: since.collect() };
        Some((What::Out { rule: Rule::Link, evidence, is_seen: false }, needs))
    }

    /// The number before or after stands in a cell that links to two others.
    fn shut_off(&self, number: usize, cell: usize) -> Option<Barred> {
        self.beside(number).find_map(|other| {
            let at = self.cell_of[other]?;
            let fact = self.neighbours(cell).find(|&to| to == at).and(self.barred(cell, at))?;
            let needs = [vec![fact], self.placing(other, at)].concat();
            let evidence = Evidence::NoneBeside { number: other as u16 + 1, cells: vec![at] };
            Some((What::Out { rule: Rule::Link, evidence, is_seen: false }, needs))
        })
    }
}
