//! The files that were opened last, and the puzzle that was open when the program ended.

use std::path::{Path, PathBuf};

use langkah_engine::hidato::board::Topology;
use langkah_engine::puzzle::Of;
use langkah_engine::puzzle::read;
use langkah_engine::sliding::moves::{self, Move};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::session::Session;
use crate::session::command::{Command, Source};
use crate::session::document::{Content, OnDisk, Stamp, Which, written};
use crate::session::family::format_named;
use crate::session::hidato::hand::pencil::Pencilled;
use crate::session::player::Origin;

/// What is kept of files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct FileSettings {
    /// The paths of the files that were opened or saved, the newest first.
    pub recent: Vec<String>,
    /// Whether the program begins with the puzzle that was open last.
    pub restores: bool,
    /// Whether large tables stay on disk.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub keeps_tables: bool,
    /// A puzzle that cannot be read is none: it takes no choice with it.
    #[serde(deserialize_with = "last_or_none")]
    pub last: Option<Last>,
}

impl Default for FileSettings {
    fn default() -> Self {
        Self { recent: Vec::new(), restores: true, keeps_tables: false, last: None }
    }
}

fn last_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Last>, D::Error> {
    Value::deserialize(from).map(|value| serde_json::from_value(value).unwrap_or_default())
}

impl FileSettings {
    /// The most files of which the paths are kept.
    pub const RECENT_MAX: usize = 10;

    /// Puts a file before all others. A path that is no text cannot be kept.
    pub(in crate::session) fn note(&mut self, path: &Path) {
        let Some(path) = path.to_str() else { return };
        self.forget(path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(Self::RECENT_MAX);
    }

    pub(in crate::session) fn forget(&mut self, path: &str) {
        self.recent.retain(|other| other != path);
    }
}

/// The puzzle that was open last, and the place in its solution.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Last {
    /// The start with its goal, or the givens of a Hidato.
    text: String,
    /// The givens of a Hidato with the numbers by hand.
    pub(in crate::session) filled: String,
    /// What is pencilled on a Hidato.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) pencilled: Pencilled,
    /// Seconds that the person has spent on a Hidato.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) seconds: u64,
    file: Option<PathBuf>,
    stamp: Stamp,
    /// The name of the format in which the file can be written again.
    format: Option<String>,
    /// Where the puzzle came from, in words.
    name: String,
    /// Whether it was made by hand and not saved.
    is_unsaved: bool,
    /// The track of sliding tiles, in letters.
    pub(in crate::session) moves: String,
    pub(in crate::session) origin: Origin,
    /// The place in the track.
    pub(in crate::session) position: usize,
    /// Whether a search has found the track of a Hidato in so short a time that it may do so again.
    pub(in crate::session) is_solved: bool,
}

/// A file without what is as usual means the usual.
pub(super) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Last {
    /// The longest track that is kept, in moves.
    pub(in crate::session) const MOVES_MAX: usize = 20_000;
    /// The longest search of a Hidato that is made again, in seconds.
    pub(in crate::session) const SECONDS_MAX: f64 = 2.0;

    /// A place in a solution alone. `moves` are those of sliding tiles, in letters.
    pub(in crate::session) fn within(moves: String, position: usize) -> Self {
        Self { moves, position, origin: Origin::Search, is_solved: true, ..Self::default() }
    }

    pub(in crate::session) fn ways(&self) -> Vec<Move> {
        self.moves.chars().map_while(moves::from_letter).take(Self::MOVES_MAX).collect()
    }

    /// The path of the file that the puzzle was read from or saved to.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    fn source(&self) -> Source {
        if self.is_unsaved {
            return Source::Edited;
        }
        let name = self.file.as_ref().and_then(|file| file.file_name());
        match name {
            Some(name) => Source::File(name.to_string_lossy().into_owned()),
            None => Source::Earlier(self.name.clone()),
        }
    }

    fn on_disk(&self) -> Option<OnDisk> {
        let format = self.format.as_deref().and_then(format_named);
        Some(OnDisk { path: self.file.clone()?, stamp: self.stamp, format })
    }
}

fn text_of(content: &Content) -> Option<String> {
    let content = written(content);
    content.write(content.kept_format()).ok()
}

impl Session {
    /// The open puzzle with the place in its solution, as it is kept for the next start. If the
    /// person has thrown unsaved work away, it is what was saved.
    pub(in crate::session) fn last(&self) -> Option<Last> {
        let document = self.document()?;
        let is_unsaved = self.loses_work();
        if is_unsaved && self.discards {
            let saved = document.saved()?;
            return Some(self.about(Last { text: text_of(&saved)?, ..Last::default() }));
        }
        let text = text_of(&self.content(Which::Start)?)?;
        let mut last = Last { text, is_unsaved, ..Last::default() };
        self.any_tenant().put_last(&mut last, self.now());
        Some(self.about(last))
    }

    /// The same with what is known of the file.
    fn about(&self, last: Last) -> Last {
        let name = self.source().map(ToString::to_string).unwrap_or_default();
        let file = self.document().and_then(|document| document.file());
        // A path that is no text cannot be kept.
        let Some(file) = file.filter(|file| file.path.to_str().is_some()) else {
            return Last { name, ..last };
        };
        let format = file.format.and_then(Of::sliding).map(|format| format.name().to_owned());
        Last { name, file: Some(file.path), stamp: file.stamp, format, ..last }
    }

    /// Opens the puzzle that was open last. If its text cannot be read, nothing is changed.
    pub(in crate::session) fn restore(&mut self, last: &Last) {
        let Ok(any) = read::any(last.text.as_bytes(), None, Topology::King) else { return };
        self.apply(Command::load_any(any, last.source()));
        if let Some(file) = last.on_disk() {
            self.attach(file);
        }
        let (tenant, mut desk) = self.at_work();
        tenant.restore(last, &mut desk);
        if last.is_unsaved
            && let Some(document) = self.document()
        {
            document.forget_saved();
        }
    }
}
