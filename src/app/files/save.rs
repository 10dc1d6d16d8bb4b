//! Writing files: where, whether an old file may be replaced, and what is told afterwards.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Instant;

use egui::Context;
use langkah_engine::hidato::board::Topology;
use langkah_language::text;
use langkah_puzzle::read;

use super::events::Event;
use super::{Dialog, Files, Outlet, SAVE_OTHERWISE, dialog_errors, load, unavailable};
use crate::files::{self, PUZZLE_BYTES_MAX};
use crate::session::command::Command;
use crate::session::document::Stamp;
use crate::session::{Notice, Topic, said};

/// Writes the text of a file.
type Write = Box<dyn FnOnce(&mut dyn fmt::Write) -> fmt::Result + Send>;

/// Makes the content of a file, on a thread of its own.
enum Make {
    /// Writes a text.
    Text(Write),
    /// Gives all bytes, or a sentence that says why there are none.
    Bytes(Box<dyn FnOnce() -> Result<Vec<u8>, String> + Send>),
}

/// What the session is told when a file is written.
type Done = Box<dyn FnOnce(&Path) -> Option<Command> + Send>;

/// A content that is to be written, and what follows.
pub(super) struct Writing {
    /// The number by which what comes of it is known.
    number: u64,
    make: Make,
    done: Option<Done>,
    /// Whether it is one puzzle, so that a file with several puzzles is not replaced unasked.
    is_puzzle: bool,
}

/// A file that exists already, and what was to be written there.
pub(super) struct Replacing {
    path: PathBuf,
    /// How many puzzles it has, if they are several and one is to be written.
    puzzles: Option<usize>,
    /// Whether another program has written it since the window did or read it.
    is_changed: bool,
    writing: Writing,
}

/// A file that exists already, which the person is asked about.
pub(in crate::app) struct Asks<'a> {
    pub path: &'a Path,
    /// How many puzzles would be lost but for one; `None` if that is no matter.
    pub puzzles: Option<usize>,
    pub is_changed: bool,
    /// The number of the file that is to be written.
    pub number: u64,
}

/// What the person has agreed to lose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Agreed {
    Nothing,
    /// A file with this name.
    File,
    /// The file as it was then.
    AsItWas(Stamp),
    /// All that is in the file.
    Puzzles,
}

/// A file to be written.
pub(in crate::app) struct Save {
    /// The proposed name, without its extension.
    name: String,
    /// The folder that is proposed; `None` for the one that the system's dialog proposes.
    folder: Option<PathBuf>,
    /// The name of this kind of file, and its extension.
    kind: (&'static str, &'static str),
    /// Other extensions with which the name may end.
    others: &'static [&'static str],
    writing: Writing,
}

impl Save {
    pub fn new(
        name: impl Into<String>,
        kind: (&'static str, &'static str),
        make: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result + Send + 'static,
    ) -> Self {
        Self::of(name.into(), kind, Make::Text(Box::new(make)))
    }

    /// A file that is no text. `make` gives its bytes, or a sentence that says why there are none.
    pub fn bytes(
        name: impl Into<String>,
        kind: (&'static str, &'static str),
        make: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
    ) -> Self {
        Self::of(name.into(), kind, Make::Bytes(Box::new(make)))
    }

    fn of(name: String, kind: (&'static str, &'static str), make: Make) -> Self {
        let writing = Writing { number: 0, make, done: None, is_puzzle: false };
        Self { name, folder: None, kind, others: &[], writing }
    }

    /// A name that ends with one of these extensions stays as it is typed.
    pub fn keeping(self, others: &'static [&'static str]) -> Self {
        Self { others, ..self }
    }

    /// The file holds one puzzle: if the file of this name holds several, the window warns first.
    pub fn one_puzzle(self) -> Self {
        Self { writing: Writing { is_puzzle: true, ..self.writing }, ..self }
    }

    /// The folder in which the file is proposed.
    pub fn within(self, folder: Option<PathBuf>) -> Self {
        Self { folder, ..self }
    }

    /// The same, with a command for the session when the file is written.
    pub fn then(self, done: impl FnOnce(&Path) -> Option<Command> + Send + 'static) -> Self {
        let writing = Writing { done: Some(Box::new(done)), ..self.writing };
        Self { writing, ..self }
    }
}

impl Files {
    /// Asks where a file is to be written, and writes it there. Returns the number of the file;
    /// `None` if another dialog is open.
    pub fn save(&mut self, save: Save, ctx: &Context) -> Option<u64> {
        if self.dialog_open {
            return None;
        }
        let Save { name, folder, kind: (kind, extension), others, writing } = save;
        let (number, writing) = self.numbered(writing);
        let name = format!("{name}.{extension}");
        let dialog = self.save_dialog(name, folder, (kind, extension));
        let running = self.running.clone();
        self.spawn_dialog(ctx, move |sender| {
            dialog_errors::forget();
            let opened = Instant::now();
            let chosen = pollster::block_on(dialog);
            let notice =
                chosen.is_none().then(|| unavailable(opened.elapsed(), SAVE_OTHERWISE)).flatten();
            let _ = sender.send(Event::Closed(notice));
            let Some(typed) = chosen else { return };
            let is_kept = typed
                .extension()
                .is_some_and(|typed| others.iter().any(|one| typed.eq_ignore_ascii_case(one)));
            let path = if is_kept {
                typed.clone()
            } else {
                files::with_extension(typed.clone(), extension)
            };
            // The dialog has asked about the name that was typed, not about the one with the
            // extension added.
            let agreed = if path == typed { Agreed::File } else { Agreed::Nothing };
            let _run = running.begin(number);
            put(path, writing, agreed, sender);
        });
        Some(number)
    }

    /// Writes a file at a path. If there is one already, the person is asked, unless it is still as
    /// `known` says. Returns the number of the file.
    pub fn save_at(
        &mut self,
        path: PathBuf,
        save: Save,
        known: Option<Stamp>,
        ctx: &Context,
    ) -> u64 {
        let (number, writing) = self.numbered(save.writing);
        let agreed = known.map_or(Agreed::Nothing, Agreed::AsItWas);
        self.spawn_put(path, writing, agreed, ctx);
        number
    }

    fn spawn_put(&mut self, path: PathBuf, writing: Writing, agreed: Agreed, ctx: &Context) {
        let run = self.running.begin(writing.number);
        self.spawn(ctx, move |sender| {
            let _run = run;
            put(path, writing, agreed, sender);
        });
    }

    /// Gives a number to a content that is to be written.
    fn numbered(&mut self, writing: Writing) -> (u64, Writing) {
        self.writes += 1;
        (self.writes, Writing { number: self.writes, ..writing })
    }

    fn save_dialog(
        &self,
        proposed: String,
        folder: Option<PathBuf>,
        (kind, extension): (&str, &str),
    ) -> Dialog {
        if let Some(answer) = &self.answer {
            let proposed = match &folder {
                Some(folder) => folder.join(&proposed).display().to_string(),
                None => proposed,
            };
            return Box::pin(std::future::ready(Some(answer(&proposed))));
        }
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_title(text!("window-dialog-save"))
            .set_file_name(proposed)
            .add_filter(kind, &[extension]);
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        let dialog = dialog.save_file();
        Box::pin(async move { dialog.await.map(|file| file.path().to_owned()) })
    }

    /// The file that exists already, as long as the person has not said whether to replace it.
    pub fn asks(&self) -> Option<Asks<'_>> {
        let Replacing { path, puzzles, is_changed, writing } = self.asks.front()?;
        let number = writing.number;
        Some(Asks { path, puzzles: *puzzles, is_changed: *is_changed, number })
    }

    /// Takes the person's answer whether to replace it. Returns the number of the file that is not
    /// written, if it is kept.
    pub fn answer(&mut self, replaces: bool, ctx: &Context) -> Option<u64> {
        let Replacing { path, writing, .. } = self.asks.pop_front()?;
        if !replaces {
            return Some(writing.number);
        }
        self.spawn_put(path, writing, Agreed::Puzzles, ctx);
        None
    }
}

/// Writes a file, unless there is one that the person has not agreed to replace.
fn put(path: PathBuf, writing: Writing, agreed: Agreed, sender: &Outlet) {
    let is_there = agreed != Agreed::Puzzles && files::exists(&path) && !files::is_folder(&path);
    let puzzles = (is_there && writing.is_puzzle).then(|| several(&path)).flatten();
    let is_changed = match agreed {
        Agreed::AsItWas(known) => is_there && load::stamp(&path) != Some(known),
        Agreed::Nothing | Agreed::File | Agreed::Puzzles => false,
    };
    let is_unknown = is_there && agreed == Agreed::Nothing;
    let event = if is_unknown || is_changed || puzzles.is_some() {
        Event::Asks(Replacing { path, puzzles, is_changed, writing })
    } else {
        let number = writing.number;
        let notice = write(&path, writing.make);
        let is_written = notice.is_written();
        let done = writing.done.filter(|_| is_written).and_then(|done| done(&path));
        Event::Written(number, notice, done)
    };
    let _ = sender.send(event);
}

/// How many puzzles a file has, if they are several.
fn several(path: &Path) -> Option<usize> {
    let bytes = files::read(path, PUZZLE_BYTES_MAX).ok()?;
    let all = read::all(&bytes, None, Topology::King);
    if !all.is_several() {
        return None;
    }
    // A part with a fault would be lost, too.
    let count = all.count();
    (count > 1).then_some(count)
}

/// A text is written while it is made, so that it need not fit into memory.
fn write(path: &Path, make: Make) -> Notice {
    let name = load::name(path);
    let told = name.clone();
    let saved = said(move || text!("window-dialog-saved", file = &told[..]));
    let not_saved = said(move || text!("window-dialog-not-saved", file = &name[..]));
    let written = match make {
        Make::Text(make) => files::Growing::begin(path).and_then(|mut growing| {
            growing.tell(make)?;
            growing.finish()
        }),
        Make::Bytes(make) => match make() {
            Ok(bytes) => files::write(path, &bytes),
            Err(why) => {
                return Notice::fault(not_saved, vec![why]).about(Topic::Unwritten);
            }
        },
    };
    let is_written = Topic::Written(path.to_owned());
    if let Err(error @ files::WriteError::Unsure { .. }) = &written {
        let lines = vec![error.to_string()];
        return Notice::note(saved, lines).about(is_written);
    }
    match written {
        Ok(()) => {
            let lines = vec![path.display().to_string()];
            Notice::note(saved, lines).about(is_written)
        }
        Err(error) => {
            let why = said(move || error.to_string());
            Notice::fault(not_saved, vec![why]).about(Topic::Unwritten)
        }
    }
}
