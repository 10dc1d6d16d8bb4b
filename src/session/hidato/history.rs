//! Undo and redo without a limit. The history keeps a number by hand as a few bytes, and any other
//! change as the state that it replaced.

use super::State;
use crate::session::undo::Undo;

/// A number by hand: the cell, the number that was in it and the one that is in it now; 0 stands
/// for an empty cell.
#[derive(Clone, Copy)]
pub(super) struct Filled {
    pub cell: usize,
    pub from: u16,
    pub to: u16,
}

enum Change {
    Filled(Filled),
    /// The state on the other side of the change.
    Whole(Box<State>),
}

#[derive(Default)]
pub(super) struct History(Undo<Change>);

impl History {
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    /// The cell of the last change, if the change has put a number into a cell.
    pub fn last_filled(&self) -> Option<usize> {
        match self.0.done().last() {
            Some(Change::Filled(Filled { cell, to: 1.., .. })) => Some(*cell),
            _ => None,
        }
    }

    /// Notes that `before` was replaced.
    pub fn record(&mut self, before: State) {
        self.0.note(Change::Whole(Box::new(before)));
    }

    /// Puts a number into a cell. `goes_on` tells that the person types on, and this change
    /// replaces the last one.
    pub fn fill(&mut self, state: &mut State, cell: usize, number: u16, goes_on: bool) {
        let mut from = state.filled.numbers()[cell];
        state.filled.set(cell, number);
        if goes_on
            && let Some(&Change::Filled(last)) = self.0.done().last()
            && last.cell == cell
        {
            from = last.from;
            self.0.forget_last();
        }
        if from != number {
            self.0.note(Change::Filled(Filled { cell, from, to: number }));
        }
    }

    /// Takes the last change back. The outer `None` says that there was none, the inner one that it
    /// had no cell.
    pub fn undo(&mut self, state: &mut State) -> Option<Option<usize>> {
        self.0.undo(|change| swap(change, state, |filled| filled.from))
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self, state: &mut State) -> Option<Option<usize>> {
        self.0.redo(|change| swap(change, state, |filled| filled.to))
    }
}

fn swap(
    change: Change,
    state: &mut State,
    number: impl Fn(Filled) -> u16,
) -> (Option<usize>, Change) {
    match change {
        Change::Filled(filled) => {
            state.filled.set(filled.cell, number(filled));
            (Some(filled.cell), change)
        }
        Change::Whole(whole) => (None, Change::Whole(Box::new(std::mem::replace(state, *whole)))),
    }
}
