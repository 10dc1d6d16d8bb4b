//! Whose puzzle is there at the next start, where several windows are open. They share one file of
//! settings, which eframe writes. The window that was opened first keeps its puzzle there. Each of
//! the others keeps its own work, if it has some, in a file beside that.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::kept::{FILE, read};
use crate::files::{self, Lock};
use crate::session::settings::last::{FileSettings, Last};
use crate::session::settings::stored;

/// The file that is locked while the first window is open.
const LOCK: &str = "window.lock";
/// The numbers of the windows beside the first one that can keep work.
const BESIDE: std::ops::RangeInclusive<usize> = 2..=9;

/// What a window keeps of the puzzles that are open. The system gives locks back at the end, also
/// if the program is killed.
pub enum Keeping {
    First(First),
    Beside(Beside),
}

/// The window that was opened first.
#[derive(Default)]
pub struct First {
    /// `None` where nothing can be locked: each window is as if it were the first.
    _lock: Option<Lock>,
    /// What is kept as long as nothing was opened in this window.
    until: Option<Last>,
    /// The places from which this window took the work of windows that were killed. They are
    /// emptied once the work is kept with the settings.
    taken: Vec<Place>,
    /// Whether the settings were kept since then.
    is_kept: bool,
}

/// A window beside the first one.
pub struct Beside {
    /// The folder of the settings.
    folder: PathBuf,
    place: Option<Place>,
    /// What the first window kept when it was seen last.
    others: FileSettings,
}

/// Where a window beside the first one keeps its work.
struct Place {
    path: PathBuf,
    _lock: Lock,
}

impl Default for Keeping {
    fn default() -> Self {
        Self::First(First::default())
    }
}

impl Keeping {
    /// Finds out whether this window is the first one, and adds the work of windows that were
    /// killed to what it opens.
    pub fn begin(folder: &Path, own: &mut FileSettings) -> Self {
        match files::lock(&folder.join(LOCK)) {
            Ok(Some(lock)) => {
                let (taken, work): (Vec<Place>, Vec<Vec<Last>>) =
                    BESIDE.filter_map(|number| left(folder, number)).unzip();
                own.others.splice(0..0, work.into_iter().flatten());
                Self::First(First { _lock: Some(lock), taken, ..First::default() })
            }
            Ok(None) => {
                let others = own.clone();
                (own.last, own.others) = (None, Vec::new());
                let place = BESIDE.filter_map(|number| free(folder, number)).next();
                Self::Beside(Beside { folder: folder.to_owned(), place, others })
            }
            Err(_) => Self::default(),
        }
    }

    /// Keeps the puzzles of this window, and sets `files` to what the shared file of settings is to
    /// hold. When the first window has ended, this one takes its place, unless the other has left
    /// work that is in no file.
    pub fn keep(&mut self, files: &mut FileSettings) {
        match self {
            Self::First(first) => first.keep(files),
            Self::Beside(beside) => {
                if let Some(first) = beside.keep(files) {
                    *self = Self::First(first);
                }
            }
        }
    }

    /// The settings are written for the last time.
    pub fn end(&mut self) {
        if let Self::First(first) = self {
            first.empty();
        }
    }
}

impl First {
    fn keep(&mut self, files: &mut FileSettings) {
        if files.last.is_none() {
            files.last.clone_from(&self.until);
        } else {
            self.until = None;
        }
        if std::mem::replace(&mut self.is_kept, true) {
            self.empty();
        }
    }

    /// Empties the places whose work is kept with the settings now.
    fn empty(&mut self) {
        if self.is_kept {
            // What cannot be removed is opened a second time, which does no harm.
            self.taken.drain(..).for_each(|place| drop(files::remove(&place.path)));
        }
    }
}

impl Beside {
    /// Keeps the work of this window. If it is the first one now, returns what it keeps as such.
    fn keep(&mut self, files: &mut FileSettings) -> Option<First> {
        let stored = read(&self.folder.join(FILE)).ok().and_then(|bytes| stored::read(&bytes));
        // While the other window writes its file, what it kept before counts.
        if let Some(reading) = stored {
            self.others = reading.stored.settings.files;
        }
        let holds_work = !self.others.others.is_empty()
            || self.others.last.as_ref().is_some_and(Last::holds_work);
        if !holds_work && let Ok(Some(lock)) = files::lock(&self.folder.join(LOCK)) {
            let (until, taken) = (self.others.last.take(), self.place.take().into_iter().collect());
            let mut first = First { _lock: Some(lock), until, taken, is_kept: false };
            first.keep(files);
            return Some(first);
        }
        let own = std::mem::take(&mut files.others).into_iter().chain(files.last.take());
        let work: Vec<Last> = own.filter(Last::holds_work).collect();
        if let Some(place) = &self.place {
            // If the folder takes no files, the person was told so at the start.
            let _ = put(&place.path, &work);
        }
        (files.last, files.others) = (self.others.last.clone(), self.others.others.clone());
        None
    }
}

fn place(folder: &Path, number: usize) -> (PathBuf, PathBuf) {
    let name = |end: &str| folder.join(format!("window-{number}.{end}"));
    (name("json"), name("lock"))
}

/// The place of this number with the work that a killed window has left there. What cannot be read
/// is set aside, or else left alone.
fn left(folder: &Path, number: usize) -> Option<(Place, Vec<Last>)> {
    let (path, lock) = place(folder, number);
    if !files::is_file(&path) {
        return None;
    }
    let lock = files::lock(&lock).ok().flatten()?;
    let bytes = read(&path).ok()?;
    let values: Vec<Value> = serde_json::from_slice(&bytes).unwrap_or_default();
    let count = values.len();
    let all = values.into_iter().filter_map(|value| serde_json::from_value(value).ok());
    let work: Vec<Last> = all.collect();
    if work.is_empty() || work.len() < count {
        // Another version of the program may read it.
        files::set_aside(&path).ok()?;
    }
    Some((Place { path, _lock: lock }, work))
}

/// The place of this number, if no window has it and nothing is there.
fn free(folder: &Path, number: usize) -> Option<Place> {
    let (path, lock) = place(folder, number);
    let lock = files::lock(&lock).ok().flatten()?;
    (!files::exists(&path)).then_some(Place { path, _lock: lock })
}

/// Puts the work into such a file, or removes the file if there is none.
fn put(path: &Path, work: &[Last]) -> Option<()> {
    if work.is_empty() {
        return files::remove(path).ok();
    }
    let bytes = serde_json::to_vec(work).ok()?;
    files::write(path, &bytes).ok()
}
