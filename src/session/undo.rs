//! Changes that can be taken back and made again, without end.

/// The changes that were made, and those that were taken back. A change holds what is needed to go
/// to its other side.
pub(super) struct Undo<Change> {
    done: Vec<Change>,
    undone: Vec<Change>,
    noted: u64,
}

/// What is counted of the changes.
#[derive(Clone, Copy)]
pub(super) struct Tally {
    /// How many changes undo can take back.
    pub changes: usize,
    /// How many changes were ever made that undo could take back.
    pub noted: u64,
    pub can_redo: bool,
}

impl<Change> Default for Undo<Change> {
    fn default() -> Self {
        Self { done: Vec::new(), undone: Vec::new(), noted: 0 }
    }
}

impl<Change> Undo<Change> {
    pub fn tally(&self) -> Tally {
        let can_redo = !self.undone.is_empty();
        Tally { changes: self.done.len(), noted: self.noted, can_redo }
    }

    /// The changes that were made and not taken back, oldest first.
    pub fn done(&self) -> &[Change] {
        &self.done
    }

    /// Notes a change. Changes that were taken back before can no longer be made again.
    pub fn note(&mut self, change: Change) {
        self.undone.clear();
        self.done.push(change);
        self.noted += 1;
    }

    /// Forgets the changes that were taken back: what they changed is no longer there.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Forgets the last change and all changes that were taken back.
    pub fn forget_last(&mut self) -> Option<Change> {
        self.undone.clear();
        self.done.pop()
    }

    /// Takes the last change back: `turn` does that, and gives the change as it is to be made
    /// again.
    pub fn turn_back<T>(&mut self, turn: impl FnOnce(Change) -> (T, Change)) -> Option<T> {
        let (told, change) = turn(self.done.pop()?);
        self.undone.push(change);
        Some(told)
    }

    /// Makes the change again that was taken back last: `turn` does that, and gives the change as
    /// it is to be taken back.
    pub fn turn_again<T>(&mut self, turn: impl FnOnce(Change) -> (T, Change)) -> Option<T> {
        let (told, change) = turn(self.undone.pop()?);
        self.done.push(change);
        Some(told)
    }
}
