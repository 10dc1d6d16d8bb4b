//! Probing: a value is struck if the rules find a contradiction among its consequences.

use super::search::{End, Search};
use crate::hidato::bits::Table;
use crate::hidato::propagate::Rule;

/// Numbers and cells that have no more choices than this are probed.
const CHOICES_MAX: usize = 2;

/// The values that need no probe in this round.
pub(super) struct Probed {
    held: Table,
}

impl Probed {
    pub fn new(count: usize) -> Self {
        Self { held: Table::new(count) }
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.held.memory()
    }
}

impl Search<'_> {
    /// Probes until a round strikes nothing.
    pub fn probe(&mut self) -> Result<(), End> {
        loop {
            self.probed.held.clear();
            let mut has_changed = false;
            for at in 0..self.domains.count() {
                has_changed |= self.probe_number(at)?;
                has_changed |= self.probe_cell(at)?;
            }
            if !has_changed || self.domains.is_complete() {
                return Ok(());
            }
        }
    }

    fn probe_number(&mut self, number: usize) -> Result<bool, End> {
        if !(2..=CHOICES_MAX).contains(&self.domains.cells_len(number)) {
            return Ok(false);
        }
        let cells: Vec<usize> = self.domains.cells_of(number).collect();
        self.probe_values(cells.into_iter().map(|cell| (number, cell)))
    }

    fn probe_cell(&mut self, cell: usize) -> Result<bool, End> {
        if !(2..=CHOICES_MAX).contains(&self.domains.numbers_len(cell)) {
            return Ok(false);
        }
        let numbers: Vec<usize> = self.domains.numbers_of(cell).collect();
        self.probe_values(numbers.into_iter().map(|number| (number, cell)))
    }

    fn probe_values(&mut self, values: impl Iterator<Item = (usize, usize)>) -> Result<bool, End> {
        let mut has_changed = false;
        for (number, cell) in values {
            if !self.domains.can_stand(number, cell) || self.probed.held.has(number, cell) {
                continue;
            }
            if !self.holds(number, cell)? {
                self.domains.part(number as u16, cell as u16, Rule::Probe)?;
                self.propagate()?;
                has_changed = true;
            }
        }
        Ok(has_changed)
    }

    /// Whether the rules find no contradiction for a number in a cell. Then they find none for its
    /// consequences either, because these follow from it.
    fn holds(&mut self, number: usize, cell: usize) -> Result<bool, End> {
        self.probes += 1;
        self.stats.generated += 1;
        let mark = self.domains.mark();
        let placed = self.domains.placed().len();
        let outcome = match self.domains.place(number as u16, cell as u16, Rule::Probe) {
            Ok(()) => self.propagate(),
            Err(contradiction) => Err(contradiction.into()),
        };
        let holds = match outcome {
            Ok(()) => {
                for placed in &self.domains.placed()[placed..] {
                    self.probed.held.insert(placed.number.into(), placed.cell.into());
                }
                true
            }
            Err(End::Dead(contradiction)) => {
                self.chooser.blame(contradiction);
                false
            }
            Err(halt) => return Err(halt),
        };
        self.domains.undo(mark);
        Ok(holds)
    }
}
