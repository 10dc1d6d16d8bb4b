//! The chain rule, and the link rule for one number in one cell.

use super::{Contradiction, Deductions, Domains, Rule};
use crate::hidato::bits::ones;

impl<W: Deductions> Domains<'_, W> {
    /// Takes the cell from the number, unless the path can enter and leave the cell with it.
    #[inline]
    pub(super) fn revise(&mut self, number: u16, cell: u16) -> Result<(), Contradiction> {
        if !self.cells.has(number.into(), cell.into()) {
            return Ok(());
        }
        self.work += 1;
        match self.obstacle(number.into(), cell.into()) {
            None => Ok(()),
            Some(rule) => self.part(number, cell, rule),
        }
    }

    /// The rule by which the number cannot stand in the cell, if there is one: v − 1 and v + 1 each
    /// need a neighbour of the cell, these must be different, and the forced links of the cell must
    /// lead to them.
    fn obstacle(&self, v: usize, c: usize) -> Option<Rule> {
        let (is_first, is_last) = (v == 0, v + 1 == self.count);
        let (from, to) = self.spans[c];
        let (mut below, mut above, mut either) = (0, 0, 0);
        for at in usize::from(from)..usize::from(to) {
            let links = self.links.word(c, at);
            let before = if is_first { 0 } else { self.cells.word(v - 1, at) & links };
            let after = if is_last { 0 } else { self.cells.word(v + 1, at) & links };
            below += before.count_ones();
            above += after.count_ones();
            either += (before | after).count_ones();
        }
        if (!is_first && below == 0) || (!is_last && above == 0) {
            return Some(Rule::Chain);
        }
        // The easier rules alone would not see that an edge is left out.
        if self.level < Rule::Link && self.shape.joined(c).is_empty() {
            return None;
        }
        if !is_first && !is_last && either < 2 {
            return Some(Rule::Link);
        }
        let before = |cell: u16| !is_first && self.cells.has(v - 1, cell.into());
        let after = |cell: u16| !is_last && self.cells.has(v + 1, cell.into());
        let is_right = match &self.forced[c][..self.forced_len[c].into()] {
            [] => true,
            &[a] if is_first => after(a),
            &[a] if is_last => before(a),
            &[a] => {
                (before(a) && above > u32::from(after(a)))
                    || (after(a) && below > u32::from(before(a)))
            }
            &[a, b, ..] => (before(a) && after(b)) || (before(b) && after(a)),
        };
        (!is_right).then_some(Rule::Link)
    }

    /// Looks at all cells of a number.
    pub(super) fn revise_number(&mut self, number: u16) -> Result<(), Contradiction> {
        for at in 0..self.cells.width() {
            for bit in ones(self.cells.word(number.into(), at)) {
                self.revise(number, (at * 64 + bit) as u16)?;
            }
        }
        Ok(())
    }

    /// Looks at all numbers of a cell.
    pub(super) fn revise_cell(&mut self, cell: u16) -> Result<(), Contradiction> {
        for at in 0..self.numbers.width() {
            for bit in ones(self.numbers.word(cell.into(), at)) {
                self.revise((at * 64 + bit) as u16, cell)?;
            }
        }
        Ok(())
    }

    /// Looks at the numbers of `cell` that could have used the link to `to`.
    pub(super) fn revise_link(&mut self, cell: u16, to: u16) -> Result<(), Contradiction> {
        for at in 0..self.numbers.width() {
            for bit in ones(self.numbers.word(cell.into(), at)) {
                let v = at * 64 + bit;
                let before = v > 0 && self.numbers.has(to.into(), v - 1);
                let after = v + 1 < self.count && self.numbers.has(to.into(), v + 1);
                if before || after {
                    self.revise(v as u16, cell)?;
                }
            }
        }
        Ok(())
    }
}
