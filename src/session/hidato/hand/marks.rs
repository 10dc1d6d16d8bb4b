//! The small numbers of a cell.

use langkah_engine::hidato::reason::within_reach;

use super::pencil::Pencil;
use crate::session::digits::longer;
use crate::session::hidato::{Hidato, State};

impl Hidato {
    /// What is pencilled on the board that is filled.
    pub fn pencil(&self) -> Option<&Pencil> {
        self.state.as_ref().map(|state| &state.pencil)
    }

    /// The selected cell, if it is empty.
    fn cell_to_mark(&self) -> Option<usize> {
        let cell = self.selected()?;
        self.filled()?.number(cell).is_none().then_some(cell)
    }

    /// Makes a number a mark of the selected cell, or rubs it out.
    pub(super) fn mark(&mut self, number: u16) {
        let count = self.filled().map_or(0, |board| board.count());
        if let Some(cell) = self.cell_to_mark()
            && (1..=count).contains(&usize::from(number))
        {
            self.change_pencil(|pencil, _| pencil.toggle(cell, number));
        }
    }

    /// Types a digit of a mark. `typed` is the number so far. Returns the number now.
    pub(in crate::session::hidato) fn type_mark(
        &mut self,
        typed: Option<usize>,
        digit: usize,
    ) -> Option<usize> {
        let count = self.filled()?.count();
        self.cell_to_mark()?;
        let longer = longer(typed, digit, count);
        let number = longer.unwrap_or(digit);
        if !(1..=count).contains(&number) {
            return None;
        }
        if longer.is_some() {
            // The shorter number was not meant.
            self.go_back_in_pencil();
        }
        self.mark(number as u16);
        Some(number)
    }

    /// Takes the mark back that was typed last.
    fn go_back_in_pencil(&mut self) {
        if let Some(state) = &mut self.state {
            self.history.take_pencil_back(state);
        }
    }

    /// Marks every empty cell with the numbers that are within its reach.
    pub(super) fn mark_all(&mut self) {
        self.change_pencil(|pencil, state| {
            pencil.unmark_all();
            for (cell, numbers) in within_reach(&state.filled).into_iter().enumerate() {
                if state.filled.number(cell).is_none() {
                    pencil.mark(cell, numbers);
                }
            }
        });
    }

    /// Takes away the marks of a cell, or else the lines at it.
    pub(in crate::session::hidato) fn rub_out(&mut self, cell: usize) {
        let has_marks = self.pencil().is_some_and(|pencil| pencil.marks(cell).next().is_some());
        self.change_pencil(|pencil, _| match has_marks {
            true => pencil.unmark(cell),
            false => pencil.erase_at(cell),
        });
    }

    pub(super) fn change_pencil(&mut self, change: impl FnOnce(&mut Pencil, &State)) {
        let Some(state) = &mut self.state else { return };
        let mut pencil = state.pencil.clone();
        change(&mut pencil, state);
        self.history.pencil(state, pencil, false);
    }
}
