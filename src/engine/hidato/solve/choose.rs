//! Where to guess: the number or cell with the fewest choices, weighted by its contradictions.

use crate::hidato::bits::held;
use crate::hidato::propagate::{Contradiction, Deductions, Domains};

/// A number or a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Number(usize),
    Cell(usize),
}

/// How often guesses at each number and cell led to a contradiction, and which guess failed last.
pub(super) struct Chooser {
    numbers: Vec<u32>,
    cells: Vec<u32>,
    chosen: Option<Choice>,
    last: Option<Choice>,
}

impl Chooser {
    pub fn new(count: usize) -> Self {
        Self { numbers: vec![1; count], cells: vec![1; count], chosen: None, last: None }
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        held(&self.numbers) + held(&self.cells)
    }

    pub fn blame(&mut self, contradiction: Contradiction) {
        match contradiction {
            Contradiction::NoCell(number) | Contradiction::Gap(number, _) => {
                if let Some(weight) = self.numbers.get_mut(usize::from(number).wrapping_sub(1)) {
                    *weight += 1;
                }
            }
            Contradiction::NoNumber(cell)
            | Contradiction::DeadEnd(cell)
            | Contradiction::Crowded(cell, _)
            | Contradiction::Torn(cell, _)
            | Contradiction::Loop(cell, _)
            | Contradiction::Region(cell) => self.cells[cell] += 1,
        }
    }

    /// Remembers where a guess failed: the next guess is made there if a choice is left.
    pub fn failed(&mut self, number: u16, cell: u16) {
        self.last = match self.chosen {
            Some(Choice::Cell(_)) => Some(Choice::Cell(cell.into())),
            _ => Some(Choice::Number(number.into())),
        };
    }

    /// The next guess: a number, from 0, and a cell for it. There must be a number with several
    /// cells.
    pub fn choose<W: Deductions>(&mut self, domains: &Domains<'_, W>) -> (u16, u16) {
        let choices = |choice: Choice| match choice {
            Choice::Number(number) => domains.cells_len(number),
            Choice::Cell(cell) => domains.numbers_len(cell),
        };
        let choice = match self.last {
            Some(last) if choices(last) > 1 => last,
            _ => self.least(domains),
        };
        self.chosen = Some(choice);
        let (number, cell) = match choice {
            Choice::Number(number) => {
                let cells = domains.cells_of(number);
                // The cell with the fewest links is the hardest to come back to.
                (Some(number), { cells }.min_by_key(|&cell| domains.links_len(cell)))
            }
            Choice::Cell(cell) => {
                let numbers = domains.numbers_of(cell);
                ({ numbers }.min_by_key(|&number| domains.cells_len(number)), Some(cell))
            }
        };
        (number.unwrap_or_default() as u16, cell.unwrap_or_default() as u16)
    }

    fn least<W: Deductions>(&self, domains: &Domains<'_, W>) -> Choice {
        let numbers = (0..domains.count())
            .map(|at| (domains.cells_len(at), self.numbers[at], Choice::Number(at)));
        let cells = (0..domains.count())
            .map(|at| (domains.numbers_len(at), self.cells[at], Choice::Cell(at)));
        let open = numbers.chain(cells).filter(|&(choices, _, _)| choices > 1);
        // a/b < c/d if ad < cb.
        let least = open.reduce(|least, other| {
            let product = |choices: usize, weight: u32| choices as u64 * u64::from(weight);
            if product(other.0, least.1) < product(least.0, other.1) { other } else { least }
        });
        least.map_or(Choice::Number(0), |(_, _, choice)| choice)
    }
}
