//! Openings of a puzzle of the other family, which undo takes back as it takes back all others.

use langkah_engine::puzzle::Family;

/// A puzzle of one family was open, and one of the other family was opened.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    pub from: Family,
    pub to: Family,
    /// How many changes the first family's history had.
    pub left_at: usize,
    /// How many the other family's history had before the opening, and after it.
    pub before: usize,
    pub after: usize,
}

/// The crossings, oldest first, and those that were taken back.
#[derive(Default)]
pub(super) struct Crossings {
    done: Vec<Crossing>,
    undone: Vec<Crossing>,
}

impl Crossings {
    pub fn note(&mut self, crossing: Crossing) {
        self.undone.clear();
        self.done.push(crossing);
    }

    /// The crossing that undo takes back next, if no other change of the family came after it.
    pub fn last(&self, family: Family, changes: usize) -> Option<Crossing> {
        self.done.last().copied().filter(|last| last.to == family && changes <= last.after)
    }

    /// The crossing that redo makes again, if the family is as it was left.
    pub fn next(&self, family: Family, changes: usize) -> Option<Crossing> {
        self.undone.last().copied().filter(|next| next.from == family && changes == next.left_at)
    }

    pub fn take_back(&mut self) {
        self.undone.extend(self.done.pop());
    }

    pub fn make_again(&mut self) {
        self.done.extend(self.undone.pop());
    }
}
