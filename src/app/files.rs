//! Files: the system's dialog, a path that is typed, pasted text. Dialogs and files have threads of
//! their own. Their results come back as commands.
//!
//! | room | what lives there |
//! |---|---|
//! | `load`, `listed` | a puzzle, or a list of puzzles, from a file or a text |
//! | `path_field`, `path_keys`, `path_text` | a path that is typed, to open a file |
//! | `save`, `save_field`, `place` | a file that is written, and where |
//! | `export_field`, `report` | pictures, sheets and reports |
//! | `results` | the file of results |
//! | `tables` | the large tables on disk |
//! | `events` | what threads send, and what of it is taken in |
//! | [`dialog_errors`] | why the system has no dialog |

pub mod dialog_errors;
pub(super) mod events;
pub(super) mod export_field;
pub(super) mod listed;
mod load;
pub(super) mod path_field;
mod path_keys;
mod path_text;
mod place;
pub(super) mod report;
mod results;
mod running;
mod save;
pub(super) mod save_field;
mod tables;

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use egui::Context;
use events::{Event, Wishes};
use langkah_language::text;
use langkah_puzzle::Family;
use load::{is_like_path, load, load_as, paste};
pub use load::{name, stamp};
use running::Running;
use save::Replacing;
pub(super) use save::{Asks, Save};

use crate::app::family::words;
use crate::files;
use crate::files::shelf::Tables;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::filing::FileWish;
use crate::session::job::STACK;
use crate::session::{Line, Notice, said};

/// The extensions of files that hold puzzles or lessons.
const PUZZLE_ENDINGS: &[&str] =
    &["txt", "langkah", "puzzle", "in", "dat", "csv", "tsv", "json", "jsonl", "md", "html"];

/// The extensions of files of any name. For zenity an extension `E` becomes the patterns of `*.E`,
/// divided by blanks: the second of these brings the pattern `*`, without a dot.
const ANY_NAME: &[&str] = if cfg!(target_os = "linux") { &["*", "* *"] } else { &["*"] };

/// The most bytes of a pasted text that the window's thread reads itself.
const PASTED_AT_ONCE_MAX: usize = 4096;

/// Where threads send what they have done.
type Outlet = Sender<Event>;

/// A folder and its names, or why the names cannot be read.
type FolderNames = (PathBuf, Result<Vec<files::Entry>, String>);

/// The most names that are read of a folder.
const NAMES_MAX: usize = 20_000;

/// Says instead of the person where a file is to be written. It is given the proposed name, with
/// its folder if one is proposed.
pub(super) type Answer = Box<dyn Fn(&str) -> PathBuf>;

/// Says instead of the person which files are to be read.
pub(super) type Chosen = Box<dyn Fn() -> Vec<PathBuf>>;

/// What a thread does.
pub type Body = Box<dyn FnOnce() + Send>;

/// Opens a file or a folder in another program.
pub type Show = fn(&Path) -> io::Result<()>;

/// Starts a thread.
pub type Start = fn(Body) -> io::Result<()>;

fn start(body: Body) -> io::Result<()> {
    // A sheet searches for the solutions that it shows.
    let thread = thread::Builder::new().name("files".to_owned()).stack_size(STACK);
    thread.spawn(body).map(drop)
}

/// A dialog that is open, and the file that is chosen in it.
type Dialog = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// A dialog that is open, and the files to be read that are chosen in it.
type Picking = Pin<Box<dyn Future<Output = Option<Vec<PathBuf>>> + Send>>;

/// What a file is opened for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opening {
    Puzzle,
    /// The board in the file becomes the open puzzle's goal.
    Goal,
    /// Files with puzzles of a family, to compare searches on.
    Several(Family),
}

/// The open dialog and the files being read.
pub(super) struct Files {
    sender: Outlet,
    events: Receiver<Event>,
    dialog_open: bool,
    /// How many files were asked for. Only the newest is opened: a slow one must not replace it.
    wishes: Wishes,
    /// How many files were to be written, and those that are being written.
    writes: u64,
    running: Running,
    /// A file that is written only if the person agrees to replace the one that exists.
    asks: VecDeque<Replacing>,
    pub answer: Option<Answer>,
    pub chosen: Option<Chosen>,
    pub start: Start,
    pub show: Show,
    /// The names that were asked for last, until somebody takes them.
    pub listed: Option<FolderNames>,
    /// The folder whose names were asked for last: those of another one may come later.
    listing: Option<PathBuf>,
    /// The folder of the file that was read last.
    folder: Option<PathBuf>,
    /// The large tables on disk; `None` where there is no place for them.
    pub tables: Option<Arc<Tables>>,
    /// How many bytes those took when that was asked last.
    bytes_of_tables: u64,
}

impl Default for Files {
    fn default() -> Self {
        let (sender, events) = channel();
        Self {
            sender,
            events,
            dialog_open: false,
            wishes: Wishes::default(),
            writes: 0,
            running: Running::default(),
            asks: VecDeque::new(),
            answer: None,
            chosen: None,
            start,
            show: |path| open::that_detached(path),
            listed: None,
            listing: None,
            folder: None,
            tables: None,
            bytes_of_tables: 0,
        }
    }
}

impl Files {
    /// Whether a file is being written.
    pub fn is_writing(&self) -> bool {
        self.running.is_any()
    }

    /// Whether a file is being written that takes long.
    pub fn is_writing_long(&self) -> bool {
        self.running.is_long()
    }

    /// Waits for the files that are being written, but for those that take long.
    pub fn finish(&self) {
        while self.running.is_short() {
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn is_dialog_open(&self) -> bool {
        self.dialog_open
    }

    /// Opens the system's dialog, unless a dialog is open.
    pub fn open_dialog(&mut self, what: Opening, ctx: &Context) {
        if self.dialog_open {
            return;
        }
        let wishes = self.wishes.clone();
        // The dialog is made on this thread, and another thread waits for it: some systems want a
        // dialog to begin on the main thread.
        let dialog = self.picking(what);
        self.spawn_dialog(ctx, move |sender| {
            dialog_errors::forget();
            let opened = Instant::now();
            let chosen = pollster::block_on(dialog);
            let notice =
                chosen.is_none().then(|| unavailable(opened.elapsed(), OPEN_OTHERWISE)).flatten();
            let _ = sender.send(Event::Closed(notice));
            let Some(paths) = chosen else { return };
            // What is chosen now comes after all that was opened beside the dialog.
            let wish = wishes.next();
            if let Some(folder) = paths.first().and_then(|path| path.parent()) {
                let _ = sender.send(Event::Folder(folder.to_owned()));
            }
            if let Some(command) = load_as(what, &paths) {
                let _ = sender.send(Event::Read(wish, command));
            }
        });
    }

    fn picking(&self, what: Opening) -> Picking {
        if let Some(chosen) = &self.chosen {
            return Box::pin(std::future::ready(Some(chosen())));
        }
        let begun = rfd::AsyncFileDialog::new();
        // Without a folder the system's dialog begins in the last one of its own.
        let begun = match &self.folder {
            Some(_) => begun.set_directory(self.folder()),
            None => begun,
        };
        let dialog = begun
            .set_title(match what {
                Opening::Puzzle => text!("window-file-open-puzzle"),
                Opening::Goal => text!("window-file-open-goal"),
                Opening::Several(family) => words::opening(family),
            })
            .add_filter(text!("window-file-puzzles"), PUZZLE_ENDINGS)
            .add_filter(text!("window-file-all-files"), ANY_NAME);
        if matches!(what, Opening::Several(_)) {
            let chosen = dialog.pick_files();
            let path = |file: &rfd::FileHandle| file.path().to_owned();
            Box::pin(async move { chosen.await.map(|files| files.iter().map(path).collect()) })
        } else {
            let chosen = dialog.pick_file();
            Box::pin(async move { chosen.await.map(|file| vec![file.path().to_owned()]) })
        }
    }

    /// Reads a file and opens the puzzle in it.
    pub fn read(&mut self, path: PathBuf, ctx: &Context) {
        self.read_all(vec![path], ctx);
    }

    /// Reads files, opens the first puzzle in them and lists the others.
    pub fn read_all(&mut self, paths: Vec<PathBuf>, ctx: &Context) {
        self.read_by(paths, load::open_all, ctx);
    }

    /// Reads a file of the list of recent files.
    pub fn read_recent(&mut self, path: PathBuf, ctx: &Context) {
        self.read_by(vec![path], |paths| paths.first().map(|path| load::open_recent(path)), ctx);
    }

    fn read_by(
        &mut self,
        paths: Vec<PathBuf>,
        load: fn(&[PathBuf]) -> Option<Command>,
        ctx: &Context,
    ) {
        self.folder = paths.first().and_then(|path| path.parent()).map(Path::to_owned);
        let wish = self.wishes.next();
        self.spawn(ctx, move |sender| {
            if let Some(command) = load(&paths) {
                let _ = sender.send(Event::Read(wish, command));
            }
        });
    }

    /// Looks whether the file of a puzzle has changed. The answer comes later.
    pub fn look(&mut self, document: Document, path: PathBuf, ctx: &Context) {
        self.spawn(ctx, move |sender| {
            if let Some(stamp) = load::seen(&path) {
                let wish = FileWish::Seen { document, path, stamp };
                let _ = sender.send(Event::Seen(Command::File(wish)));
            }
        });
    }

    /// The folder with which a typed path begins: that of the file that was read last, or the one
    /// in which the program was started.
    pub fn folder(&self) -> PathBuf {
        let begin = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        self.folder.as_ref().map_or_else(|| begin.clone(), |folder| begin.join(folder))
    }

    /// Asks for the names in a folder; they come later.
    pub fn list(&mut self, folder: PathBuf, ctx: &Context) {
        self.listing = Some(folder.clone());
        self.spawn(ctx, move |sender| {
            let told = |error: io::Error| match error.kind() {
                io::ErrorKind::NotFound => text!("window-file-no-folder").to_owned(),
                _ => text!("window-file-folder-unread", error = error.to_string()),
            };
            let entries = files::entries(&folder, NAMES_MAX).map_err(told);
            let _ = sender.send(Event::Listed((folder, entries)));
        });
    }

    /// The command that a pasted text gives. A long text is read on a thread, and so is the file of
    /// a path: the disk may be slow. Their commands come later.
    pub fn paste(&mut self, text: String, ctx: &Context) -> Option<Command> {
        if text.len() <= PASTED_AT_ONCE_MAX && !is_like_path(&text) {
            return Some(paste(&text));
        }
        let wish = self.wishes.next();
        self.spawn(ctx, move |sender| {
            let _ = sender.send(Event::Read(wish, paste(&text)));
        });
        None
    }

    /// Lets the system open a file or a folder in the program for it.
    pub fn show_outside(&self, path: &Path) -> io::Result<()> {
        (self.show)(path)
    }

    /// Does something that may take long on a thread of its own.
    fn spawn(&mut self, ctx: &Context, work: impl FnOnce(&Outlet) + Send + 'static) {
        self.begin(ctx, |notice| Event::Seen(Command::Tell(notice)), work);
    }

    /// The same with a dialog of the system, which is closed where the thread fails.
    fn spawn_dialog(&mut self, ctx: &Context, work: impl FnOnce(&Outlet) + Send + 'static) {
        self.dialog_open = true;
        self.begin(ctx, |notice| Event::Closed(Some(notice)), work);
    }

    fn begin(
        &mut self,
        ctx: &Context,
        failed: fn(Notice) -> Event,
        work: impl FnOnce(&Outlet) + Send + 'static,
    ) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let language = langkah_language::current();
        let tried = move || {
            if catch_unwind(AssertUnwindSafe(|| work(&sender))).is_err() {
                let lines = vec![said(|| text!("window-file-fault", "kept"))];
                let title = said(|| text!("window-file-fault"));
                let _ = sender.send(failed(Notice::fault(title, lines)));
            }
            ctx.request_repaint();
        };
        // A new thread does not know the language that the window speaks.
        let body = move || langkah_language::within(language, tried);
        if let Err(error) = (self.start)(Box::new(body)) {
            let advice = said(|| text!("window-file-no-thread", "advice"));
            let lines = vec![error.to_string().into(), advice];
            let notice = Notice::fault(said(|| text!("window-file-no-thread")), lines);
            let _ = self.sender.send(failed(notice));
        }
    }
}

/// What a person can do without a dialog.
type Otherwise = fn() -> &'static str;
const OPEN_OTHERWISE: Otherwise = || text!("window-file-open-otherwise");
const SAVE_OTHERWISE: Otherwise = || text!("window-file-save-otherwise");

/// A dialog that was cancelled and one that never appeared both give no file. The second one leaves
/// an error in the log, or ends sooner than a person could close it.
fn unavailable(after: Duration, otherwise: Otherwise) -> Option<Notice> {
    let error = dialog_errors::last();
    if error.is_none() && after > Duration::from_millis(150) {
        return None;
    }
    let mut lines = vec![said(|| text!("window-file-no-dialog-why")), said(otherwise)];
    lines.extend(error.map(Line::from));
    Some(Notice::fault(said(|| text!("window-file-no-dialog")), lines))
}
