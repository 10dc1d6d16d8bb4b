//! The file of results: read when the program begins, and written whenever a result comes or
//! changes. What another window has written in the meantime stays.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::Context;
use langkah_language::text;
use langkah_puzzle::results::Entry;
use langkah_puzzle::results::file::{self, BYTES_MAX};

use crate::app::window::Window;
use crate::files::{self, FileError};
use crate::session::results::Changes;
use crate::session::{Line, Notice, said};

/// Where results are kept, and the changes that are not in the file yet.
#[derive(Clone)]
pub struct Keeper {
    path: PathBuf,
    /// It is locked for moments only: the window's thread adds changes.
    waiting: Arc<Mutex<Changes>>,
    /// It is locked as long as the file is read and written: one thread does that at a time.
    writer: Arc<Mutex<()>>,
}

/// After a panic, too: at worst the changes that were being written are lost.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Keeper {
    pub fn new(path: PathBuf) -> Self {
        Self { path, waiting: Arc::default(), writer: Arc::default() }
    }

    /// The results in the file, and what the person must be told of it.
    pub fn read(&self) -> (Vec<Entry>, Option<Notice>) {
        let (entries, notice) = match read(&self.path) {
            Ok(read) => read,
            Err(why) => {
                let lines = vec![self.place(), why.into()];
                let title = said(|| text!("play-file-unread"));
                return (Vec::new(), Some(Notice::fault(title, lines)));
            }
        };
        if notice.is_some() {
            // What could be read must not be lost with the file that was set aside. A fault here is
            // told when the next result is written.
            let _ = files::write(&self.path, file::write(&entries).as_bytes());
        }
        (entries, notice)
    }

    /// The results in the file as it is now, with the changes that wait; `None` if it cannot be
    /// read, which is told when the next result is written.
    fn read_again(&self) -> Option<Vec<Entry>> {
        let _writer = lock(&self.writer);
        let bytes = match files::read(&self.path, BYTES_MAX) {
            Ok(bytes) => bytes,
            Err(FileError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            Err(_) => return None,
        };
        let file::Read { mut entries, damaged } = file::read_bytes(&bytes);
        lock(&self.waiting).apply(&mut entries);
        damaged.is_empty().then_some(entries)
    }

    /// Adds changes that are to be written.
    pub fn add(&self, changes: Changes) {
        lock(&self.waiting).extend(changes);
    }

    /// Writes the changes that wait. Those that cannot be written wait on. Returns what the person
    /// must be told.
    pub fn write(&self) -> Option<Notice> {
        let _writer = lock(&self.writer);
        let changes = std::mem::take(&mut *lock(&self.waiting));
        if changes == Changes::default() {
            return None;
        }
        match self.put(&changes) {
            Ok(notice) => notice,
            Err(why) => {
                let mut waiting = lock(&self.waiting);
                let later = std::mem::replace(&mut *waiting, changes);
                waiting.extend(later);
                Some(Notice::fault(
                    said(|| text!("play-file-unkept")),
                    vec![self.place(), why.into()],
                ))
            }
        }
    }

    fn place(&self) -> Line {
        let path = self.path.display().to_string();
        said(move || text!("play-file-place", path = &path[..]))
    }

    /// Makes the changes in the file. Returns what the person must be told of the file as it was,
    /// or else why it is not changed.
    fn put(&self, changes: &Changes) -> Result<Option<Notice>, String> {
        let (mut entries, notice) = read(&self.path)?;
        changes.apply(&mut entries);
        // The first result may come before anything else is kept. Where the folder cannot be made,
        // the file cannot be written, and that is told.
        let _ = self.path.parent().map(files::make_folder);
        let written = files::write(&self.path, file::write(&entries).as_bytes());
        written.map(|()| notice).map_err(|error| error.to_string())
    }
}

impl Window {
    /// Takes the results that a file keeps, and keeps those of this run there, too. Returns what
    /// the person must be told of the file.
    pub fn keep_results_in(&mut self, path: &Path) -> Option<Notice> {
        let keeper = Keeper::new(path.to_owned());
        let (entries, notice) = langkah_language::within(self.language(), || keeper.read());
        self.session.restore_results(entries);
        self.keeper = Some(keeper);
        notice
    }

    /// Writes the results that wait at once, because the program ends.
    pub fn write_results(&mut self) {
        if let (Some(keeper), Some(changes)) =
            (&self.keeper, self.session.results_mut().take_changes())
        {
            keeper.add(changes);
        }
        // Nobody would see what goes wrong any more.
        let _ = self.keeper.as_ref().and_then(Keeper::write);
    }

    /// Takes in what other windows have done to the results.
    pub(in crate::app) fn renew_results(&mut self) {
        let kept = self.keeper.as_ref().and_then(Keeper::read_again);
        if let Some(entries) = kept {
            self.session.renew_results(entries);
        }
    }

    /// Has new results written.
    pub(in crate::app) fn keep_results(&mut self, ctx: &Context) {
        let Some(keeper) = self.keeper.clone() else { return };
        if let Some(changes) = self.session.results_mut().take_changes() {
            keeper.add(changes);
            self.files.keep_results(keeper, ctx);
        }
    }
}

/// Reads a file of results. A damaged one is set aside, and what can be read of it is kept.
///
/// # Errors
/// Why it cannot be read now. It may be whole, and stays where it is.
fn read(path: &Path) -> Result<(Vec<Entry>, Option<Notice>), String> {
    if files::exists(path) && !files::is_file(path) {
        return Ok((Vec::new(), Some(set_aside(path, said(|| FileError::NoFile.to_string())))));
    }
    let bytes = match files::read(path, BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(FileError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok((Vec::new(), None));
        }
        Err(error @ (FileError::Io(_) | FileError::NoMemory)) => return Err(error.to_string()),
        Err(error) => {
            return Ok((Vec::new(), Some(set_aside(path, said(move || error.to_string())))));
        }
    };
    let file::Read { entries, damaged } = file::read_bytes(&bytes);
    let notice = damaged.first().map(|line| {
        let (count, line) = (damaged.len(), line.to_string());
        let why = said(move || text!("play-file-damaged", count = count, line = &line[..]));
        set_aside(path, why)
    });
    Ok((entries, notice))
}

fn set_aside(path: &Path, why: Line) -> Notice {
    let aside = match files::set_aside(path) {
        Ok(to) => {
            let to = to.display().to_string();
            said(move || text!("window-file-settings-aside", path = &to[..]))
        }
        Err(error) => {
            let path = path.display().to_string();
            said(move || {
                let error = error.to_string();
                text!("window-file-settings-not-aside", path = &path[..], error = error)
            })
        }
    };
    Notice::note(said(|| text!("play-file-unread")), vec![why, aside])
}
