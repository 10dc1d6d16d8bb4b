//! What is known of each number and each cell, and what follows from it by the easiest rules.

mod edges;
mod links;

use std::ops::Range;

use links::Tie;

use super::{Insight, Shown, What};
use crate::hidato::board::{Board, Shape};
use crate::hidato::propagate::{Clash, Contradiction, Evidence, Rule};
use crate::hidato::reason::reach::{distances, within_reach};

/// What is known of a pair of a number and a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pair {
    /// The number was never within reach of the cell.
    Never,
    Open,
    /// The fact by which the number cannot stand there.
    Out(usize),
}

/// All facts so far.
pub(super) struct Ledger<'a> {
    board: &'a Board,
    shape: &'a Shape,
    /// For each number from 1 and each cell.
    pairs: Vec<Pair>,
    /// For each number from 1, the cell in which it is placed, or given.
    cell_of: Vec<Option<usize>>,
    is_filled: Vec<bool>,
    /// The links of each cell that has two and no others.
    ties: Vec<Option<Tie>>,
    facts: Vec<Insight>,
}

impl<'a> Ledger<'a> {
    pub fn of(board: &'a Board) -> Option<Self> {
        let shape = board.shape();
        let count = board.count();
        let mut pairs = vec![Pair::Never; count * count];
        for (cell, numbers) in within_reach(board).into_iter().enumerate() {
            for number in numbers {
                *pairs.get_mut((usize::from(number) - 1) * count + cell)? = Pair::Open;
            }
        }
        let is_filled = (0..count).map(|cell| board.number(cell).is_some()).collect();
        let cell_of = board.cells();
        let (ties, facts) = (vec![None; count], Vec::new());
        let mut ledger = Self { board, shape, pairs, cell_of, is_filled, ties, facts };
        for (number, cell) in board.cells().into_iter().enumerate() {
            if let Some(cell) = cell {
                ledger.follow_edges(number, cell);
            }
        }
        Some(ledger)
    }

    const fn count(&self) -> usize {
        self.is_filled.len()
    }

    fn pair(&self, number: usize, cell: usize) -> Pair {
        self.pairs[number * self.count() + cell]
    }

    fn is_open(&self, number: usize, cell: usize) -> bool {
        self.pair(number, cell) == Pair::Open
    }

    /// Whether a number, from 0, can stand in a cell, or stands there.
    fn can_stand(&self, number: usize, cell: usize) -> bool {
        match self.cell_of[number] {
            Some(at) => at == cell,
            None => self.is_open(number, cell),
        }
    }

    fn missing(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.count()).filter(|&number| self.cell_of[number].is_none())
    }

    fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.count()).filter(|&cell| !self.is_filled[cell])
    }

    fn cells_of(&self, number: usize) -> Vec<usize> {
        (0..self.count()).filter(|&cell| self.is_open(number, cell)).collect()
    }

    fn numbers_of(&self, cell: usize) -> Vec<usize> {
        (0..self.count()).filter(|&number| self.is_open(number, cell)).collect()
    }

    /// The facts by which a number cannot stand in these cells.
    fn outs(&self, number: usize, cells: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let out = |cell| match self.pair(number, cell) {
            Pair::Out(fact) => Some(fact),
            Pair::Never | Pair::Open => None,
        };
        cells.into_iter().filter_map(out).collect()
    }

    /// The facts by which no other cell is left for a number.
    fn outs_of_number(&self, number: usize) -> Vec<usize> {
        self.outs(number, 0..self.count())
    }

    /// The facts by which no other number is left for a cell.
    fn outs_of_cell(&self, cell: usize) -> Vec<usize> {
        (0..self.count()).flat_map(|number| self.outs(number, [cell])).collect()
    }

    /// A number without a cell, or a cell without a number, and the facts that this needs.
    pub fn clash(&self) -> Option<(Contradiction, Vec<usize>)> {
        let numbers = self.missing().filter(|&number| self.cells_of(number).is_empty());
        let numbers = numbers
            .map(|number| (Contradiction::NoCell(number as u16 + 1), self.outs_of_number(number)));
        let cells = self.empty().filter(|&cell| self.numbers_of(cell).is_empty());
        let cells = cells.map(|cell| (Contradiction::NoNumber(cell), self.outs_of_cell(cell)));
        numbers.chain(cells).min_by_key(|(_, needs)| self.shown(needs).len())
    }

    /// Places each number that has one cell left, and each that alone is left for its cell. Tells
    /// whether there was one.
    fn place_all(&mut self) -> bool {
        let mut placed = Vec::new();
        for number in self.missing() {
            if let [cell] = *self.cells_of(number) {
                placed.push((number, cell, true, self.outs_of_number(number)));
            }
        }
        for cell in self.empty() {
            if let [number] = *self.numbers_of(cell) {
                placed.push((number, cell, false, self.outs_of_cell(cell)));
            }
        }
        let facts = self.facts.len();
        for (number, cell, is_of_cells, needs) in placed {
            if self.is_open(number, cell) {
                self.place((number, cell), is_of_cells, needs);
            }
        }
        self.facts.len() > facts
    }

    /// Takes the next steps, the easiest ones first. Tells whether there was one. After these come
    /// those of [`Self::tie_all`].
    pub fn goes_on(&mut self) -> bool {
        self.place_all() || self.bar_all()
    }

    fn place(&mut self, (number, cell): (usize, usize), is_of_cells: bool, needs: Vec<usize>) {
        let placed = self.facts.len();
        let what = What::Placed { is_of_cells };
        self.facts.push(Insight { number: number as u16 + 1, cell, what, needs });
        self.cell_of[number] = Some(cell);
        self.is_filled[cell] = true;
        let steps = distances(self.board, cell);
        let gap = self.gap(number);
        for other in 0..self.count() {
            for (at, steps) in steps.iter().enumerate() {
                let most = other.abs_diff(number);
                let is_far =
                    gap.contains(&other) && steps.is_none_or(|steps| steps as usize > most);
                let is_right = (other == number) == (at == cell) && !is_far;
                if self.is_open(other, at) && !is_right {
                    let evidence = seen((number, cell), other, at);
                    self.strike((other, at), evidence, vec![placed]);
                }
            }
        }
        // It is no longer one of several choices.
        self.pairs[number * self.is_filled.len() + cell] = Pair::Never;
        self.follow_edges(number, cell);
    }

    /// The missing numbers that no given number parts from this one: the path between them is free.
    fn gap(&self, number: usize) -> Range<usize> {
        let is_given = |&other: &usize| {
            self.cell_of[other].is_some_and(|cell| self.board.number(cell).is_some())
        };
        let first = (0..number).rev().find(is_given).map_or(0, |given| given + 1);
        let last = (number + 1..self.count()).find(is_given).unwrap_or(self.count());
        first..last
    }

    fn strike(&mut self, (number, cell): (usize, usize), what: What, needs: Vec<usize>) {
        let at = number * self.count() + cell;
        self.pairs[at] = Pair::Out(self.facts.len());
        self.facts.push(Insight { number: number as u16 + 1, cell, what, needs });
    }

    /// Looks once at every number and every cell that it can take. Tells whether one was struck.
    fn bar_all(&mut self) -> bool {
        let facts = self.facts.len();
        for number in self.missing().collect::<Vec<_>>() {
            for cell in self.cells_of(number) {
                let barred = { self.none_beside(number, cell) }
                    .or_else(|| self.one_beside(number, cell))
                    .or_else(|| self.barred_by_edges(number, cell));
                if let Some((what, needs)) = barred {
                    self.strike((number, cell), what, needs);
                }
            }
        }
        self.facts.len() > facts
    }

    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<'a> {
        let shape = self.shape;
        shape.neighbours(cell).iter().map(|&cell| usize::from(cell))
    }

    /// The chain rule: the number before or after has no cell beside this one.
    fn none_beside(&self, number: usize, cell: usize) -> Option<Barred> {
        let beside = self.beside(number).find(|&other| {
            !self.neighbours(cell).any(|neighbour| self.can_stand(other, neighbour))
        })?;
        // Which other cells it has left may follow from facts that are not needed here.
        let evidence = Evidence::NoneBeside { number: beside as u16 + 1, cells: Vec::new() };
        let needs = self.outs(beside, self.neighbours(cell));
        Some((What::Out { rule: Rule::Chain, evidence, is_seen: false }, needs))
    }

    /// The link rule: the numbers before and after have only one cell beside this one, the same for
    /// both.
    fn one_beside(&self, number: usize, cell: usize) -> Option<Barred> {
        let others: Vec<usize> = self.beside(number).collect();
        let &[below, above] = &*others else { return None };
        let can_take = |&neighbour: &usize| {
            self.can_stand(below, neighbour) || self.can_stand(above, neighbour)
        };
        let mut shared = self.neighbours(cell).filter(can_take);
        let one = shared.next().filter(|_| shared.next().is_none())?;
        let evidence = Evidence::OneBeside { cell: one };
        let rest = || self.neighbours(cell).filter(move |&neighbour| neighbour != one);
        let mut needs = self.outs(below, rest());
        needs.extend(self.outs(above, rest()));
        Some((What::Out { rule: Rule::Link, evidence, is_seen: false }, needs))
    }

    /// The numbers before and after a number.
    fn beside(&self, number: usize) -> impl Iterator<Item = usize> + use<> {
        let after = Some(number + 1).filter(|&after| after < self.count());
        number.checked_sub(1).into_iter().chain(after)
    }

    /// All facts that these need, without those that a person sees at once, in their order.
    pub fn shown(&self, needs: &[usize]) -> Vec<Insight> {
        let mut is_needed = vec![false; self.facts.len()];
        let mut waiting = needs.to_vec();
        while let Some(fact) = waiting.pop() {
            if !std::mem::replace(&mut is_needed[fact], true) {
                waiting.extend(self.facts[fact].needs_shown());
            }
        }
        let needed = self.facts.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
        needed.map(|(fact, _)| fact).filter(|fact| !fact.is_seen()).cloned().collect()
    }

    /// Why a number, from 0, stands in its cell, if that is known now.
    pub fn shows(&self, number: usize, cell: usize) -> Option<Shown> {
        let outs = [
            (true, *self.cells_of(number) == [cell], self.outs_of_number(number)),
            (false, *self.numbers_of(cell) == [number], self.outs_of_cell(cell)),
        ];
        let shows = outs.into_iter().filter(|(_, is_alone, _)| *is_alone);
        let least = shows.min_by_key(|(.., needs)| self.shown(needs).len())?;
        let (is_of_cells, _, mut needs) = least;
        // In this order no fact needs one that comes after it.
        needs.sort_unstable();
        let others = needs.iter().filter_map(|&fact| self.facts[fact].deduction()).collect();
        let before: Vec<usize> =
            needs.iter().flat_map(|&fact| self.facts[fact].needs.clone()).collect();
        Some(Shown { is_of_cells, others, facts: self.shown(&before) })
    }

    /// The contradiction with the nearest numbers that are given or that these facts place.
    pub fn told(&self, contradiction: Contradiction, facts: &[Insight]) -> Clash {
        let cells = self.named_by(contradiction);
        let mut clash = Clash { cells, ..Clash::of(contradiction) };
        if let Contradiction::NoCell(number) = contradiction {
            let given = (1..).zip(self.board.cells());
            let given = given.filter_map(|(number, cell)| Some((number, cell?)));
            let known = || given.clone().chain(facts.iter().filter_map(Insight::placed));
            let below = known().filter(|&(other, _)| other < number).max();
            let above = known().filter(|&(other, _)| other > number).min();
            clash.between = below.into_iter().chain(above).collect();
        }
        clash
    }
}

/// Why another number cannot stand at `at` once a number, from 0, stands in its cell.
fn seen((number, cell): (usize, usize), other: usize, at: usize) -> What {
    let by = number as u16 + 1;
    let (rule, evidence) = match (other == number, at == cell) {
        (true, _) => (Rule::Taken, Evidence::Elsewhere { cell }),
        (_, true) => (Rule::Taken, Evidence::Occupied { by }),
        _ => (Rule::Chain, Evidence::Far { by, cell }),
    };
    What::Out { rule, evidence, is_seen: true }
}

/// Why a number cannot stand in a cell, and the facts that this needs.
type Barred = (What, Vec<usize>);
