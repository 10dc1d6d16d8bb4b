//! Where the open puzzle is kept: its file, and what of it is saved.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::family::content::{Content, Format};

/// When a file was last written, and its size: if one of them has changed, so has the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stamp {
    pub modified: Option<SystemTime>,
    pub bytes: u64,
}

impl Stamp {
    /// A time before 1970 cannot be kept, and is none.
    pub fn of(modified: Option<SystemTime>, bytes: u64) -> Self {
        Self { modified: modified.filter(|time| *time >= UNIX_EPOCH), bytes }
    }
}

/// A file as it was read or written last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnDisk {
    pub path: PathBuf,
    pub stamp: Stamp,
    /// The format in which the file can be written again; `None` if that would lose something: the
    /// file holds more than this puzzle, or its text is of a kind that is not written.
    pub format: Option<Format>,
}

/// The file of a puzzle, and what of the puzzle is saved. The states that undo brings back share it
/// with the puzzle that is open.
#[derive(Clone, Debug, Default)]
pub struct Document(Arc<Mutex<Paper>>);

#[derive(Debug, Default)]
pub(super) struct Paper {
    pub(super) file: Option<OnDisk>,
    /// What the file holds, or what was opened; `None` if nothing of it is kept anywhere.
    pub(super) saved: Option<Content>,
    /// Whether the file has changed since it was read, or is gone, and the person has not answered.
    pub(super) is_stale: bool,
    /// Whether the file was no longer there when the program last looked.
    pub(super) is_gone: bool,
    /// Whether the person has saved the puzzle in the file.
    pub(super) is_written: bool,
    /// What the file was like when it was seen to have changed.
    pub(super) seen: Option<Stamp>,
    /// The number of the list of puzzles that it was opened from, and its place in that list.
    pub(super) listed: Option<(u64, usize)>,
}

/// Two documents are equal if they are the same one.
impl PartialEq for Document {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Paper {
    /// Takes in what the file is like now; `None` if it is gone. A change is offered once, and at
    /// the next start again if the person kept the puzzle.
    pub(super) fn see(&mut self, stamp: Option<Stamp>) {
        let was_gone = std::mem::replace(&mut self.is_gone, stamp.is_none());
        let before = std::mem::replace(&mut self.seen, stamp);
        let is_other = self.file.as_ref().is_some_and(|file| Some(file.stamp) != stamp);
        let is_new = is_other && (before != stamp || self.is_gone != was_gone);
        // A file that is back as it was leaves nothing to ask.
        self.is_stale = is_new || self.is_stale && is_other;
    }

    /// Whether the file no longer holds what was read or written: it was gone, or another one, when
    /// the program last looked.
    pub(super) fn is_outdated(&self) -> bool {
        let is_other = |seen| self.file.as_ref().is_some_and(|file| file.stamp != seen);
        self.is_gone || self.seen.is_some_and(is_other)
    }
}

impl Document {
    /// The document of a puzzle that was just opened, without a file.
    pub(super) fn of(content: Content) -> Self {
        let paper = Paper { saved: Some(content), ..Paper::default() };
        Self(Arc::new(Mutex::new(paper)))
    }

    /// A panic elsewhere leaves the paper as it was.
    pub(super) fn paper(&self) -> MutexGuard<'_, Paper> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn file(&self) -> Option<OnDisk> {
        self.paper().file.clone()
    }

    /// Whether the file has changed since it was read, or is gone, and the person has not answered.
    pub fn is_stale(&self) -> bool {
        self.paper().is_stale
    }

    /// Whether the file is no longer there.
    pub fn is_gone(&self) -> bool {
        self.paper().is_gone
    }

    /// Whether the person has saved the puzzle in the file.
    pub(super) fn is_written(&self) -> bool {
        self.paper().is_written
    }

    /// Whether the file in which the person saved the puzzle no longer holds it.
    pub(super) fn is_lost(&self) -> bool {
        self.paper().is_outdated() && self.is_written()
    }

    /// What is saved or was opened; `None` if its file no longer holds it.
    pub(super) fn kept(&self) -> Option<Content> {
        self.saved().filter(|_| !self.paper().is_outdated())
    }

    /// What was saved or opened, whether or not its file still holds it.
    pub fn saved(&self) -> Option<Content> {
        self.paper().saved.clone()
    }
}
