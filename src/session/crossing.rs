//! Openings of a puzzle of the other family, which undo takes back as it takes back all others.

use langkah_puzzle::Family;

use super::undo::Tally;

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
    /// Each with how many changes the first family's history had ever noted.
    undone: Vec<(Crossing, u64)>,
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

    /// The crossing that redo makes again, if the family is as it was left and has noted nothing
    /// since.
    pub fn next(&self, family: Family, tally: Tally) -> Option<Crossing> {
        let (next, since) = self.undone.last().copied()?;
        let is_same = tally.changes == next.left_at && tally.noted == since;
        (next.from == family && is_same).then_some(next)
    }

    /// `noted` is how many changes the first family's history has ever noted.
    pub fn take_back(&mut self, noted: u64) {
        self.undone.extend(self.done.pop().map(|crossing| (crossing, noted)));
    }

    pub fn make_again(&mut self) {
        self.done.extend(self.undone.pop().map(|(crossing, _)| crossing));
    }
}
