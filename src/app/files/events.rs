//! What threads send about files, and what of it the window takes in.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::save::Replacing;
use super::{Files, FolderNames};
use crate::session::Notice;
use crate::session::command::Command;

pub(super) enum Event {
    /// The dialog is closed; a file may have been chosen.
    Closed(Option<Notice>),
    /// The folder of the file that was chosen.
    Folder(PathBuf),
    /// The result of reading; the number tells which request it answers.
    Read(u64, Command),
    /// The file of this number was written, or could not be written. The command is for the
    /// session.
    Written(u64, Notice, Option<Command>),
    /// The file exists already, and nobody has asked about that.
    Asks(Replacing),
    /// What is known of a file without reading it.
    Seen(Command),
    Listed(FolderNames),
    /// How many bytes the large tables on disk take.
    Measured(u64),
}

/// A command that a thread has sent.
pub(in crate::app) struct Arrived {
    pub command: Command,
    /// The number of the file that was written, or could not be, if the command tells of one.
    pub write: Option<u64>,
}

impl Arrived {
    const fn of(command: Command) -> Self {
        Self { command, write: None }
    }
}

/// Numbers the requests to open something, in the order in which they were made, on all threads.
#[derive(Clone, Default)]
pub(super) struct Wishes {
    last: Arc<AtomicU64>,
    /// The last request before another puzzle was opened beside them.
    overtaken: u64,
}

impl Wishes {
    pub fn next(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn last(&self) -> u64 {
        self.last.load(Ordering::Relaxed)
    }

    /// Whether what a request has led to is still wanted. A puzzle that was opened in the meantime
    /// stays, but files to be compared on, and faults, have nothing to do with it.
    fn wants(&self, wish: u64, command: &Command) -> bool {
        let is_beside = matches!(command, Command::Explore(_) | Command::Tell(_));
        wish == self.last() && (is_beside || wish > self.overtaken)
    }
}

impl Files {
    /// Another puzzle was opened: files that were asked for before must not replace it.
    pub fn overtake(&mut self) {
        self.wishes.overtaken = self.wishes.last();
    }

    /// The commands that have come in since the last call.
    pub fn poll(&mut self) -> Vec<Arrived> {
        let mut arrived = Vec::new();
        for event in self.events.try_iter() {
            match event {
                Event::Closed(notice) => {
                    self.dialog_open = false;
                    arrived.extend(notice.map(Command::Tell).map(Arrived::of));
                }
                Event::Folder(folder) => self.folder = Some(folder),
                Event::Read(wish, command) if self.wishes.wants(wish, &command) => {
                    arrived.push(Arrived::of(command));
                }
                Event::Read(..) => {}
                Event::Written(number, notice, command) => {
                    let commands = std::iter::once(Command::Tell(notice)).chain(command);
                    let told = |command| Arrived { command, write: Some(number) };
                    arrived.extend(commands.map(told));
                }
                Event::Asks(asked) => self.asks.push_back(asked),
                Event::Seen(command) => arrived.push(Arrived::of(command)),
                Event::Listed(listed) if self.listing.as_ref() == Some(&listed.0) => {
                    self.listed = Some(listed);
                }
                Event::Listed(_) => {}
                Event::Measured(bytes) => self.bytes_of_tables = bytes,
            }
        }
        arrived
    }
}
