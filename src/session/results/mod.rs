//! The results of puzzles that the person has solved by hand, of all families, and the clock.
//!
//! A family that is played adds an [`Entry`] when a puzzle is solved. What has changed is taken out
//! by [`Results::take_changes`] and put into the file by whoever opens files.
//!
//! | room | what lives there |
//! |---|---|
//! | [`clock`] | the time of now, and a watch that begins and ends |

pub mod clock;

use std::collections::{HashMap, HashSet};

use langkah_puzzle::results::Entry;
use langkah_puzzle::results::file::trim;

/// The number by which a result is found again, as long as the program runs.
pub type EntryId = u64;

/// What can be asked of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsWish {
    /// Opens the puzzle of a result again, with the moves that the person made.
    Open(EntryId),
    /// Forgets all results of the list. The person has agreed.
    DeleteAll,
}

/// All results, oldest first.
#[derive(Default)]
pub struct Results {
    entries: Vec<Entry>,
    /// The number of each.
    ids: Vec<EntryId>,
    /// The number of the next one.
    next: EntryId,
    changes: Changes,
}

/// What has to be changed in the file of results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Results that are deleted first. What another window has added since is none of these.
    deleted: Vec<Entry>,
    /// Results that are added, or that replace an earlier form of the same result.
    entries: Vec<Entry>,
}

impl Changes {
    fn is_none(&self) -> bool {
        self.deleted.is_empty() && self.entries.is_empty()
    }

    /// Makes these changes to the results that a file has. Another window may have added some.
    pub fn apply(&self, kept: &mut Vec<Entry>) {
        drop_all(kept, &self.deleted);
        for entry in &self.entries {
            match kept.iter_mut().rev().find(|other| key(other) == key(entry)) {
                Some(other) => *other = entry.clone(),
                None => kept.push(entry.clone()),
            }
        }
        trim(kept);
    }

    /// Adds later changes.
    pub fn extend(&mut self, later: Self) {
        drop_all(&mut self.entries, &later.deleted);
        self.deleted.extend(later.deleted);
        self.entries.extend(later.entries);
    }
}

/// What is the same in all forms of one result.
fn key(entry: &Entry) -> (u64, u64, &str) {
    (entry.date.0, entry.milliseconds, &entry.puzzle)
}

fn drop_all(entries: &mut Vec<Entry>, deleted: &[Entry]) {
    let deleted: HashSet<_> = deleted.iter().map(key).collect();
    entries.retain(|entry| !deleted.contains(&key(entry)));
}

impl Results {
    /// The results that were kept from earlier runs of the program.
    pub(super) fn of(entries: Vec<Entry>) -> Self {
        let mut results = Self::default();
        results.renew(entries);
        results
    }

    /// Takes the results that are kept now, which another window may have changed. Those that were
    /// there before keep their numbers, and what this window has changed since holds.
    pub(super) fn renew(&mut self, mut entries: Vec<Entry>) {
        self.changes.apply(&mut entries);
        let before = std::mem::replace(&mut self.entries, entries);
        let mut before: HashMap<_, _> = before.iter().map(key).zip(self.ids.drain(..)).collect();
        for entry in &self.entries {
            let next = || {
                self.next += 1;
                self.next - 1
            };
            self.ids.push(before.remove(&key(entry)).unwrap_or_else(next));
        }
    }

    /// All results, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the result at a place from the oldest on; past the last one the next number.
    pub fn id(&self, index: usize) -> EntryId {
        self.ids.get(index).copied().unwrap_or(self.next)
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries.get(self.index(id)?)
    }

    /// The place of a result; `None` if it is forgotten already.
    fn index(&self, id: EntryId) -> Option<usize> {
        self.ids.iter().rposition(|&one| one == id)
    }

    pub(super) fn add(&mut self, entry: Entry) -> EntryId {
        self.changes.entries.push(entry.clone());
        self.entries.push(entry);
        self.ids.push(self.next);
        trim(&mut self.entries);
        self.ids.drain(..self.ids.len() - self.entries.len());
        self.next += 1;
        self.next - 1
    }

    /// Takes in the fewest moves of a puzzle that was solved before.
    pub(super) fn know_fewest(&mut self, id: EntryId, fewest: u64, is_proved: bool) {
        let index = self.index(id);
        let Some(entry) = index.and_then(|index| self.entries.get_mut(index)) else { return };
        entry.know(fewest, is_proved);
        self.changes.entries.push(entry.clone());
    }

    pub(super) fn delete_all(&mut self) {
        self.ids.clear();
        let deleted = std::mem::take(&mut self.entries);
        self.changes.extend(Changes { deleted, entries: Vec::new() });
    }

    /// What has changed since this was asked last; `None` if nothing has.
    pub fn take_changes(&mut self) -> Option<Changes> {
        let changes = std::mem::take(&mut self.changes);
        (!changes.is_none()).then_some(changes)
    }
}
