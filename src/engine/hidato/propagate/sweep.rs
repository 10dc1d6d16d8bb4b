//! The first look at everything, in bulk: what follows from the givens and the chain rule alone.
//!
//! Along a chain two passes are enough (E. C. Freuder, "A sufficient condition for backtrack-free
//! search", Journal of the ACM 29, 1982): upwards every number keeps the cells beside those of the
//! number before, downwards those beside the number after.

use super::{Contradiction, Deductions, Domains, Placed, Rule};
use crate::hidato::bits::{members, ones};
use crate::hidato::board::Board;

/// How far the first look has come. It has three passes over the numbers: upwards, downwards, and
/// one to revise.
#[derive(Clone, Copy, Default)]
pub(super) struct Sweep {
    at: usize,
}

impl Sweep {
    pub const fn is_over(self, count: usize) -> bool {
        self.at >= 3 * count
    }
}

impl<W: Deductions> Domains<'_, W> {
    /// Places the numbers of a board of the same shape, before any rule is applied. A number that
    /// is out of range or comes twice is a contradiction.
    pub fn give(&mut self, board: &Board) -> Result<(), Contradiction> {
        for (cell, &number) in board.numbers().iter().enumerate() {
            let Some(v) = usize::from(number).checked_sub(1) else {
                continue;
            };
            if v >= self.count || self.is_placed[v] {
                return Err(Contradiction::NoCell(number));
            }
            self.tell_placed(Rule::Given, v as u16, cell as u16);
            self.is_placed[v] = true;
            let (number, cell) = (v as u16, cell as u16);
            self.placed.push(Placed { number, cell, rule: Rule::Given });
        }
        self.set_givens();
        Ok(())
    }

    fn set_givens(&mut self) {
        let width = self.cells.width();
        let (mut free_cells, mut free_numbers) =
            (self.cells.row(0).to_vec(), self.numbers.row(0).to_vec());
        for placed in &self.placed {
            free_cells[usize::from(placed.cell) / 64] &= !(1 << (placed.cell % 64));
            free_numbers[usize::from(placed.number) / 64] &= !(1 << (placed.number % 64));
        }
        let free = (self.count - self.placed.len()) as u16;
        for at in 0..self.count {
            self.cells.set_row(at, &free_cells);
            self.numbers.set_row(at, &free_numbers);
            self.cells_len[at] = free;
            self.numbers_len[at] = free;
        }
        let none = vec![0; width];
        for placed in &self.placed {
            let (v, c) = (usize::from(placed.number), usize::from(placed.cell));
            self.cells.set_row(v, &none);
            self.numbers.set_row(c, &none);
            self.cells.insert(v, c);
            self.numbers.insert(c, v);
            self.cells_len[v] = 1;
            self.numbers_len[c] = 1;
        }
    }

    /// Looks at one more number, or at all cells at the end.
    pub(super) fn sweep_on(&mut self) -> Result<(), Contradiction> {
        let (pass, at) = (self.sweep.at / self.count, self.sweep.at % self.count);
        self.sweep.at += 1;
        match pass {
            0 if at > 0 => self.keep_beside(at, at - 1),
            1 if at > 0 => self.keep_beside(self.count - 1 - at, self.count - at),
            0 | 1 => Ok(()),
            _ => {
                self.revise_number(at as u16)?;
                self.place_single(at)?;
                if at + 1 == self.count { self.place_singles() } else { Ok(()) }
            }
        }
    }

    /// Leaves a number only the cells beside those of `other`. It queues nothing, because later
    /// passes look at what it takes away.
    fn keep_beside(&mut self, v: usize, other: usize) -> Result<(), Contradiction> {
        let mut beside = vec![0_u64; self.cells.width()];
        for cell in members(self.cells.row(other)) {
            let (from, to) = self.spans[cell];
            let span = usize::from(from)..usize::from(to);
            for (at, beside) in span.clone().zip(&mut beside[span]) {
                *beside |= self.links.word(cell, at);
            }
        }
        self.work += u64::from(self.cells_len[other]) / 8 + 1;
        self.extra += u64::from(self.cells_len[v]) / 8;
        for (at, beside) in beside.into_iter().enumerate() {
            for bit in ones(self.cells.word(v, at) & !beside) {
                let cell = at * 64 + bit;
                self.tell_parted(Rule::Chain, v as u16, cell as u16);
                self.cells.remove(v, cell);
                self.numbers.remove(cell, v);
                self.cells_len[v] -= 1;
                self.numbers_len[cell] -= 1;
            }
        }
        if self.cells_len[v] == 0 { Err(Contradiction::NoCell(v as u16 + 1)) } else { Ok(()) }
    }

    fn place_single(&mut self, v: usize) -> Result<(), Contradiction> {
        match self.cells.first(v) {
            Some(cell) if self.cells_len[v] == 1 && !self.is_placed[v] => {
                let number = v as u16;
                let rule = self.last_rule(Rule::Chain, |other, _| other == number);
                self.place(number, cell as u16, rule.max(Rule::Chain))
            }
            _ => Ok(()),
        }
    }

    /// Looks at the cells after the passes.
    fn place_singles(&mut self) -> Result<(), Contradiction> {
        for cell in 0..self.count {
            match self.numbers.first(cell) {
                None => return Err(Contradiction::NoNumber(cell)),
                Some(v) if self.numbers_len[cell] == 1 && self.level >= Rule::Cell => {
                    let rule = self.last_rule(Rule::Cell, |_, at| usize::from(at) == cell);
                    self.place(v as u16, cell as u16, rule.max(Rule::Cell))?;
                }
                Some(_) => {}
            }
            if self.level >= Rule::Link {
                self.touch(cell as u16);
            }
        }
        Ok(())
    }
}
