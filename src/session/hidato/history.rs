//! Undo and redo without a limit. The history keeps a number by hand as a few bytes, what is
//! pencilled as it was before, and any other change as the state that it replaced.

use langkah_engine::hidato::board::Board;

use super::State;
use super::hand::pencil::Pencil;
use crate::session::undo::Undo;

/// A number by hand: the cell, the number that was in it and the one that is in it now; 0 stands
/// for an empty cell.
pub(super) struct Filled {
    pub cell: usize,
    pub from: u16,
    pub to: u16,
    /// What is pencilled on the other side of the change, if the change is seen there.
    pencil: Option<Box<Pencil>>,
}

pub(super) enum Change {
    Filled(Filled),
    /// What is pencilled on the other side of the change.
    Pencil(Box<Pencil>),
    /// The numbers by hand, and what is pencilled, on the other side of the change.
    Sheet(Box<(Board, Pencil)>),
    /// The state on the other side of the change.
    Whole(Box<State>),
}

pub(super) type History = Undo<Change>;

impl Undo<Change> {
    /// The cell of the last change of a number, if that has put a number into a cell.
    pub fn last_filled(&self) -> Option<usize> {
        let mut changes = self.done().iter().rev();
        match changes.find(|change| !matches!(change, Change::Pencil(_))) {
            Some(Change::Filled(Filled { cell, to: 1.., .. })) => Some(*cell),
            _ => None,
        }
    }

    /// Whether the last change has put a number into this cell.
    pub fn is_filling(&self, cell: usize) -> bool {
        let last = self.done().last();
        matches!(last, Some(Change::Filled(Filled { cell: at, to: 1.., .. })) if *at == cell)
    }

    /// Notes that `before` was replaced.
    pub fn record(&mut self, before: State) {
        self.note(Change::Whole(Box::new(before)));
    }

    /// Puts a number into a cell. `goes_on` tells that the person types on, and this change
    /// replaces the last one. `tidies` tells that the number's marks go everywhere. Tells whether
    /// there is a change to go on with.
    pub fn fill(
        &mut self,
        state: &mut State,
        (cell, number): (usize, u16),
        goes_on: bool,
        tidies: bool,
    ) -> bool {
        let mut from = state.filled.numbers()[cell];
        let mut before = state.pencil.clone();
        if goes_on
            && matches!(self.done().last(), Some(Change::Filled(last)) if last.cell == cell)
            && let Some(Change::Filled(last)) = self.forget_last()
        {
            from = last.from;
            before = last.pencil.map_or(before, |pencil| *pencil);
        }
        state.filled.set(cell, number);
        let mut pencil = before.clone();
        pencil.put(cell, number, tidies);
        let is_other = pencil != before;
        state.pencil = pencil;
        let is_change = from != number || is_other;
        if is_change {
            let pencil = is_other.then(|| Box::new(before));
            self.note(Change::Filled(Filled { cell, from, to: number, pencil }));
        }
        is_change
    }

    /// Changes what is pencilled. `goes_on` tells that this change is part of the last one. Tells
    /// whether there is a change to go on with.
    pub fn pencil(&mut self, state: &mut State, pencil: Pencil, goes_on: bool) -> bool {
        let last = self.done().last();
        let goes_on = goes_on && matches!(last, Some(Change::Pencil(_)));
        if pencil == state.pencil {
            return goes_on;
        }
        let now = std::mem::replace(&mut state.pencil, pencil);
        let before = match goes_on.then(|| self.forget_last()).flatten() {
            Some(Change::Pencil(before)) => before,
            _ => Box::new(now),
        };
        let is_change = *before != state.pencil;
        if is_change {
            self.note(Change::Pencil(before));
        }
        is_change
    }

    /// Takes the last change of what is pencilled back, and forgets it.
    pub fn take_pencil_back(&mut self, state: &mut State) {
        if matches!(self.done().last(), Some(Change::Pencil(_)))
            && let Some(Change::Pencil(before)) = self.forget_last()
        {
            state.pencil = *before;
        }
    }

    /// Changes many numbers, and what is pencilled.
    pub fn sheet(&mut self, state: &mut State, board: Board, pencil: Pencil) {
        let board = std::mem::replace(&mut state.filled, board);
        let pencil = std::mem::replace(&mut state.pencil, pencil);
        self.note(Change::Sheet(Box::new((board, pencil))));
    }

    /// Takes the last change back; `None` if there was none.
    pub fn undo(&mut self, state: &mut State) -> Option<Undone> {
        self.turn_back(|change| swap(change, state, |filled| filled.from))
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self, state: &mut State) -> Option<Undone> {
        self.turn_again(|change| swap(change, state, |filled| filled.to))
    }
}

/// What was taken back, or made again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Undone {
    Cell(usize),
    /// Something on the board that is filled.
    Sheet,
    /// Another puzzle, or another solution.
    Whole,
}

fn swap(change: Change, state: &mut State, number: impl Fn(&Filled) -> u16) -> (Undone, Change) {
    match change {
        Change::Filled(mut filled) => {
            state.filled.set(filled.cell, number(&filled));
            if let Some(pencil) = &mut filled.pencil {
                std::mem::swap(&mut state.pencil, pencil);
            }
            (Undone::Cell(filled.cell), Change::Filled(filled))
        }
        Change::Pencil(mut pencil) => {
            std::mem::swap(&mut state.pencil, &mut pencil);
            (Undone::Sheet, Change::Pencil(pencil))
        }
        Change::Sheet(mut sheet) => {
            std::mem::swap(&mut state.filled, &mut sheet.0);
            std::mem::swap(&mut state.pencil, &mut sheet.1);
            (Undone::Sheet, Change::Sheet(sheet))
        }
        Change::Whole(whole) => {
            (Undone::Whole, Change::Whole(Box::new(std::mem::replace(state, *whole))))
        }
    }
}
