//! One step of one rule at a time, for boards on which the easier rules find nothing more.

use super::{Change, Contradiction, Deductions, Domains, Rule};

impl<W: Deductions> Domains<'_, W> {
    /// How many changes there were. See [`Domains::has_parted`].
    pub fn changes(&self) -> usize {
        self.trail.len()
    }

    /// Whether a cell was taken from a number after so many changes.
    pub fn has_parted(&self, after: usize) -> bool {
        let changes = self.trail.get(after..).unwrap_or_default();
        changes.iter().any(|change| matches!(change, Change::Parted { .. }))
    }

    /// Places a number in a cell that only this number can take, if there is such a cell.
    ///
    /// # Errors
    /// The contradiction that this is.
    pub fn place_only(&mut self) -> Result<bool, Contradiction> {
        for cell in 0..self.count {
            let Some(v) = self.numbers.first(cell) else {
                return Err(Contradiction::NoNumber(cell));
            };
            if self.numbers_len[cell] == 1 && !self.is_placed[v] {
                self.place(v as u16, cell as u16, Rule::Cell)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Applies the link rule to every number and every cell once. What follows from the changes is
    /// left to [`Domains::propagate`].
    ///
    /// # Errors
    /// The contradiction that this is.
    pub fn settle_all_links(&mut self) -> Result<(), Contradiction> {
        let usual = self.use_rules_to(Rule::Link);
        let outcome = (0..self.count as u16).try_for_each(|at| self.revise_number(at));
        let outcome =
            outcome.and_then(|()| (0..self.count as u16).try_for_each(|at| self.settle_links(at)));
        self.use_rules_to(usual);
        for cell in self.dirty.drain(..) {
            self.is_dirty[usize::from(cell)] = false;
        }
        outcome
    }
}
