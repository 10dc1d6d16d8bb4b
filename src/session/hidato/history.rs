//! Undo and redo without end. A number by hand is kept as a few bytes, all else as the state that
//! it replaced.

use super::State;

/// A number by hand: what was in the cell (0 for nothing), and what is.
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
pub(super) struct History {
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl History {
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The cell of the last change, where that was a number put into it.
    pub fn last_filled(&self) -> Option<usize> {
        match self.done.last() {
            Some(Change::Filled(Filled { cell, to: 1.., .. })) => Some(*cell),
            _ => None,
        }
    }

    /// Notes that `before` was replaced.
    pub fn record(&mut self, before: State) {
        self.undone.clear();
        self.done.push(Change::Whole(Box::new(before)));
    }

    /// Puts a number into a cell. `goes_on` tells that it is the last change typed on.
    pub fn fill(&mut self, state: &mut State, cell: usize, number: u16, goes_on: bool) {
        let mut from = state.filled.numbers()[cell];
        self.undone.clear();
        if goes_on
            && let Some(Change::Filled(last)) = self.done.last()
            && last.cell == cell
        {
            from = last.from;
            self.done.pop();
        }
        state.filled.set(cell, number);
        if from != number {
            self.done.push(Change::Filled(Filled { cell, from, to: number }));
        }
    }

    /// Takes the last change back. Tells its cell, if there was a change and it had one.
    pub fn undo(&mut self, state: &mut State) -> Option<Option<usize>> {
        let change = self.done.pop()?;
        let (cell, other) = swap(change, state, |filled| filled.from);
        self.undone.push(other);
        Some(cell)
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self, state: &mut State) -> Option<Option<usize>> {
        let change = self.undone.pop()?;
        let (cell, other) = swap(change, state, |filled| filled.to);
        self.done.push(other);
        Some(cell)
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
