//! Where the open puzzle is kept: its file, and what of it is saved.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use langkah_engine::shown;
use serde::{Deserialize, Serialize};

use super::command::{Command, Source};
pub use super::family::{Content, Format, written};
use super::settings::last::Last;
use super::{Notice, Session};

/// What can be written as a text.
pub trait Written {
    /// The formats that can be written, the usual one first.
    fn formats(&self) -> Vec<Format>;

    /// The format that is proposed: the plainest one that can hold the content.
    fn usual_format(&self) -> Format;

    /// The format in which it is kept for the next start.
    fn kept_format(&self) -> Format;

    /// # Errors
    /// A sentence that says why the format cannot hold it.
    fn write(&self, format: Format) -> Result<String, String>;

    /// Its rows of numbers.
    fn rows(&self) -> String;
}

/// When a file was last written, and its size: if one of them has changed, so has the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stamp {
    pub modified: Option<SystemTime>,
    pub bytes: u64,
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
struct Paper {
    file: Option<OnDisk>,
    /// What the file holds, or what was opened; `None` if nothing of it is kept anywhere.
    saved: Option<Content>,
    /// Whether the file has changed since it was read, and the person has not answered.
    is_stale: bool,
    /// What the file was like when it was seen to have changed.
    seen: Option<Stamp>,
}

/// Two documents are equal if they are the same one.
impl PartialEq for Document {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Document {
    /// The document of a puzzle that was just opened, without a file.
    pub(super) fn of(content: Content) -> Self {
        let paper = Paper { saved: Some(content), ..Paper::default() };
        Self(Arc::new(Mutex::new(paper)))
    }

    /// A panic elsewhere leaves the paper as it was.
    fn paper(&self) -> MutexGuard<'_, Paper> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn file(&self) -> Option<OnDisk> {
        self.paper().file.clone()
    }

    /// Whether the file has changed since it was read.
    pub fn is_stale(&self) -> bool {
        self.paper().is_stale
    }

    /// What is saved or was opened.
    pub fn saved(&self) -> Option<Content> {
        self.paper().saved.clone()
    }

    /// Takes in that nothing of the puzzle is kept anywhere.
    pub(super) fn forget_saved(&self) {
        self.paper().saved = None;
    }

    fn is(&self, content: &Content) -> bool {
        self.paper().saved.as_ref() == Some(content)
    }
}

/// A wish about the file of the open puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum FileWish {
    /// Carries out the command, which opens the puzzle in the file.
    Opened { file: OnDisk, command: Box<Command> },
    /// Takes in that the file holds the content.
    Saved { document: Document, content: Content, file: OnDisk },
    /// Takes in what the document's file is like now.
    Seen { document: Document, stamp: Stamp },
    /// Leaves the open puzzle as it is, though its file has changed.
    Keep,
    /// Takes a file that is no longer there out of the list of recent files, and tells so.
    Missing { path: PathBuf, notice: Notice },
    /// Forgets the recent files.
    ClearRecent,
    /// Opens the puzzle that was open when the program ended.
    Restore(Box<Last>),
    /// Throws away what was made by hand and not saved: the next start does not bring it back.
    Discard,
}

/// Which board is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Which {
    /// The start, or the givens of a Hidato.
    #[default]
    Start,
    Shown,
    /// The numbers by hand in a Hidato, whatever is shown.
    Filled,
}

impl Session {
    pub fn document(&self) -> Option<&Document> {
        self.any_tenant().document()
    }

    fn whole(&self) -> Option<Content> {
        self.any_tenant().whole()
    }

    /// What is written of the open puzzle.
    pub fn content(&self, which: Which) -> Option<Content> {
        self.any_tenant().content(which)
    }

    /// Whether the open puzzle differs from what is saved or was opened.
    pub fn is_changed(&self) -> bool {
        let is = |content: &Content| self.document().is_some_and(|document| document.is(content));
        self.whole().is_some_and(|whole| !is(&whole))
    }

    /// Whether something would be lost that was made by hand: an edited board, or numbers in a
    /// Hidato.
    pub fn loses_work(&self) -> bool {
        self.is_changed() && self.any_tenant().has_work()
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
            FileWish::Seen { document, stamp } => {
                let mut paper = document.paper();
                // A change is offered once, and at the next start again if the person kept the
                // puzzle.
                let is_other = paper.file.as_ref().is_some_and(|file| file.stamp != stamp);
                if is_other && paper.seen.replace(stamp) != Some(stamp) {
                    paper.is_stale = true;
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
        }
    }

    /// A file with another board of the puzzle is a copy: the puzzle keeps its own file.
    fn take_saved(&mut self, document: &Document, content: Content, file: OnDisk) {
        let is_open = self.document() == Some(document);
        let is_whole = is_open && self.whole().as_ref() == Some(&content);
        self.settings.files.note(&file.path);
        if is_whole {
            let source = Source::File(shown::line(&name(&file.path)));
            self.tenants_mut().into_iter().for_each(|one| one.comes_from(&source, document));
        }
        let mut paper = document.paper();
        let is_own = paper.file.as_ref().is_some_and(|own| own.path == file.path);
        if is_whole || is_own {
            *paper = Paper { file: Some(file), saved: Some(content), ..Paper::default() };
        }
    }

    /// Takes in that the open puzzle was read from a file.
    pub(super) fn attach(&mut self, file: OnDisk) {
        self.settings.files.note(&file.path);
        if let Some(document) = self.document() {
            document.paper().file = Some(file);
        }
    }
}

impl Source {
    /// Whether the board was made by hand.
    pub(super) fn is_by_hand(&self) -> bool {
        match self {
            Self::Edited => true,
            Self::After { source, .. } => source.is_by_hand(),
            _ => false,
        }
    }
}

/// The name of a file without its folders.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The content in a format, or a sentence that says why the format cannot hold it.
///
/// # Errors
/// If the format cannot hold the content.
pub fn write(content: &Content, format: Format) -> Result<String, String> {
    written(content).write(format)
}

impl Session {
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
