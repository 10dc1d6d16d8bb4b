//! What the session does about the file of the open puzzle.

use std::path::{Path, PathBuf};

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::practice::Subject;

use super::Session;
use super::command::Command;
use super::document::{Document, OnDisk, Paper, Stamp};
use super::family::content::{Content, Which, subject, written};
use super::left::{Left, Unsaved};
use super::notice::{Notice, Topic, said};
use super::settings::last::Last;
use super::source::Source;

/// A wish about the file of the open puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum FileWish {
    /// Carries out the command, which opens the puzzle in the file.
    Opened { file: OnDisk, command: Box<Command> },
    /// Takes in that the file holds the content.
    Saved { document: Document, content: Content, file: OnDisk },
    /// Takes in what the document's file is like now; there is no stamp if the file is gone.
    Seen { document: Document, path: PathBuf, stamp: Option<Stamp> },
    /// Leaves the open puzzle as it is, though its file has changed or is gone.
    Keep,
    /// Takes a file that is no longer there out of the list of recent files, and tells so.
    Missing { path: PathBuf, notice: Notice },
    /// Forgets the recent files.
    ClearRecent,
    /// Opens the puzzle that was open when the program ended.
    Restore(Box<Last>),
    /// Throws away what was made by hand and not saved: the next start does not bring it back.
    Discard,
    /// Shows a board again that was worked on, left for another puzzle and never saved.
    ShowLeft,
    /// Throws away the boards that were worked on, left for another puzzle and never saved.
    DiscardLeft,
}

impl Session {
    pub fn document(&self) -> Option<&Document> {
        self.any_tenant().document()
    }

    fn whole(&self) -> Option<Content> {
        self.any_tenant().whole()
    }

    /// The open puzzle, without what is shown of it and what was done on it.
    pub fn subject(&self) -> Option<Subject> {
        self.content(Which::Start).map(subject)
    }

    /// What is written of the open puzzle.
    pub fn content(&self, which: Which) -> Option<Content> {
        self.any_tenant().content(which)
    }

    /// Whether the open puzzle differs from what is saved or was opened.
    pub fn is_changed(&self) -> bool {
        let tenant = self.any_tenant();
        let is_saved = |document: &Document| {
            let paper = document.paper();
            !paper.is_outdated() && paper.saved.as_ref().is_some_and(|saved| tenant.is_whole(saved))
        };
        tenant.document().is_some_and(|document| !is_saved(document))
    }

    /// Whether something would be lost that was made by hand, such as an edited board or numbers in
    /// a Hidato; or a puzzle that was saved, because its file is gone or another one.
    pub fn loses_work(&self) -> bool {
        self.is_changed() && (self.any_tenant().has_work() || self.is_lost())
    }

    pub(super) fn is_lost(&self) -> bool {
        self.document().is_some_and(Document::is_lost)
    }

    /// Tells that undo brings back what was left, if another puzzle is open now.
    pub(super) fn tell_left(&mut self) {
        if !self.loses_work() && self.notice.is_none() {
            let how = said(|| text!("session-left", "how"));
            let notice = Notice::note(said(|| text!("session-left")), vec![how]);
            self.notice = Some(notice.about(Topic::Left));
        }
    }

    /// Takes the notice of what was left away: undo may bring it back now.
    pub(super) fn forget_left(&mut self) {
        self.notice.take_if(|notice| notice.topic == Topic::Left);
    }

    /// The open puzzle, if what was made by hand on it is not saved.
    pub(super) fn unsaved(&self) -> Option<Unsaved> {
        let tenant = self.any_tenant();
        if !self.loses_work() {
            return None;
        }
        let mut last = Last::default();
        tenant.put_last(&mut last, self.now());
        let Last { seconds, hints, dealt, played, .. } = last;
        let about = Last { seconds, hints, dealt, played, ..Last::default() };
        let about = Box::new(self.about(about));
        Some(Unsaved { document: tenant.document()?.clone(), content: tenant.whole()?, about })
    }

    /// Takes in what was unsaved before another puzzle may have been opened.
    pub(super) fn note_left(&mut self, before: Option<Unsaved>) {
        let open = self.document().cloned();
        self.left.note(open.as_ref(), before);
    }

    /// Whether a board that a person worked on and left for another puzzle is in no file.
    pub const fn loses_left(&self) -> bool {
        !self.left.is_empty()
    }

    /// The name of the file of the board that was left last, if it has one. It is safe to show.
    pub fn left_name(&self) -> Option<String> {
        let file = self.left.last()?.document.file()?;
        Some(shown::line(&name(&file.path)))
    }

    /// How many boards were worked on, left for another puzzle and never saved.
    pub const fn left_count(&self) -> usize {
        self.left.count()
    }

    /// Undoes changes, or else redoes some, until a board is shown that was left. If no way leads
    /// to it, because a change after an undo has cut it off, it is opened anew.
    fn show_left(&mut self) {
        let is_left =
            |session: &Self| session.document().is_some_and(|open| session.left.has(open));
        // A board that was left by undo lies ahead.
        for is_undo in [true, false] {
            let can = if is_undo { Self::can_undo } else { Self::can_redo };
            let mut gone = 0;
            while self.loses_left() && !is_left(self) && can(self) {
                self.go_back(is_undo);
                gone += 1;
            }
            if self.loses_left() && !is_left(self) {
                (0..gone).for_each(|_| self.go_back(!is_undo));
            }
        }
        if !is_left(self) {
            self.open_left();
        }
        self.at_work().0.show_work();
    }

    /// The name of the open puzzle's file, or else where the puzzle came from, and a star if it is
    /// changed. It is safe to show.
    pub fn title(&self) -> Option<String> {
        let source = self.source()?;
        let file = self.document().and_then(Document::file);
        let name = file.map_or_else(|| source.to_string(), |file| name(&file.path));
        let mark = if self.is_changed() { "*" } else { "" };
        Some(format!("{}{mark}", shown::line(&name)))
    }

    /// Where the open puzzle came from.
    pub(super) fn source(&self) -> Option<&Source> {
        self.any_tenant().source()
    }

    pub(super) fn apply_to_file(&mut self, wish: FileWish) {
        match wish {
            // It was replaced by its command before.
            FileWish::Opened { .. } => {}
            FileWish::Saved { document, content, file } => {
                self.take_saved(&document, content, file)
            }
            FileWish::Seen { document, path, stamp } => {
                let mut paper = document.paper();
                // The puzzle may have another file since.
                if paper.file.as_ref().is_some_and(|file| file.path == path) {
                    paper.see(stamp);
                }
            }
            FileWish::Keep => {
                if let Some(document) = self.document() {
                    document.paper().is_stale = false;
                }
            }
            FileWish::Missing { path, notice } => {
                self.settings.files.forget(&path.to_string_lossy());
                self.notice = Some(notice);
            }
            FileWish::ClearRecent => self.settings.files.recent.clear(),
            FileWish::Restore(last) => self.restore(&last),
            FileWish::Discard => self.discards = true,
            FileWish::ShowLeft => self.show_left(),
            FileWish::DiscardLeft => self.left = Left::default(),
        }
    }

    /// A file with another board of the puzzle is a copy: the puzzle keeps its own file.
    fn take_saved(&mut self, document: &Document, content: Content, file: OnDisk) {
        let is_open = self.document() == Some(document);
        let is_whole = is_open && self.whole().as_ref() == Some(&content);
        self.settings.files.note(&file.path);
        let was_left = self.left.take_saved(document, &content);
        if is_whole {
            let source = Source::File(shown::line(&name(&file.path)));
            self.tenants_mut().into_iter().for_each(|one| one.comes_from(&source, document));
        }
        let mut paper = document.paper();
        let is_own = paper.file.as_ref().is_some_and(|own| own.path == file.path);
        if is_whole || is_own || was_left {
            let listed = paper.listed;
            if let Some(puzzles) = &mut self.puzzles {
                puzzles.take_saved(listed, content.clone(), &file);
            }
            let (file, saved, is_written) = (Some(file), Some(content), true);
            *paper = Paper { file, saved, is_written, listed, ..Paper::default() };
        }
    }

    /// Takes in that the open puzzle was read from a file.
    pub(super) fn attach(&mut self, file: OnDisk) {
        self.settings.files.note(&file.path);
        if let Some(document) = self.document() {
            document.paper().file = Some(file);
        }
    }

    /// The shown board as rows of numbers.
    pub fn board_text(&self) -> Option<String> {
        Some(written(&self.content(Which::Shown)?).rows())
    }

    /// The puzzle with its goal, and as comments the moves, or the numbers that fill a Hidato. The
    /// program reads this text as the same puzzle.
    pub fn whole_text(&self) -> Option<String> {
        self.any_tenant().whole_text(&self.settings)
    }
}

/// The name of a file without its folders.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
