//! The files that were opened last, and the puzzle that was open when the program ended.

use std::path::{Path, PathBuf};

use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::session::document::{OnDisk, Stamp};
use crate::session::family::content::format_named;
use crate::session::player::Origin;
use crate::session::practice::draft::Answered;
use crate::session::source::{Dealt, Source};

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
    #[serde(deserialize_with = "known_or_none")]
    pub last: Option<Last>,
    /// Boards with work that is in no file: those that were left for another puzzle, the oldest
    /// first, and those of other windows.
    #[serde(deserialize_with = "readable", skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Last>,
}

impl Default for FileSettings {
    fn default() -> Self {
        Self {
            recent: Vec::new(),
            restores: true,
            keeps_tables: false,
            last: None,
            others: Vec::new(),
        }
    }
}

/// What is not known is none: it takes no puzzle and no choice with it.
fn known_or_none<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Default + DeserializeOwned,
{
    Value::deserialize(from).map(|value| serde_json::from_value(value).unwrap_or_default())
}

fn readable<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Last>, D::Error> {
    let read = |value| serde_json::from_value(value).ok();
    let Value::Array(values) = Value::deserialize(from)? else { return Ok(Vec::new()) };
    Ok(values.into_iter().filter_map(read).collect())
}

/// How many puzzles settings of files hold, also those that cannot be read.
pub(super) fn count(files: &Value) -> usize {
    let others = files["others"].as_array().map_or(0, Vec::len);
    others + usize::from(!files["last"].is_null())
}

impl FileSettings {
    /// How many puzzles it holds.
    pub(super) fn count(&self) -> usize {
        self.others.len() + usize::from(self.last.is_some())
    }

    /// The most boards that are kept beside the last one, and the most bytes of their texts
    /// together: the file of settings is read up to a size.
    pub const OTHERS_MAX: usize = 100;
    pub const OTHERS_BYTES_MAX: usize = 400_000;
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
    /// The start with its goal, or a Hidato with the person's work.
    pub(in crate::session) text: String,
    /// Seconds that the person has spent on a Hidato.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) seconds: u64,
    /// Hints that have named a number of a Hidato.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) hints: u32,
    pub(in crate::session) file: Option<PathBuf>,
    pub(in crate::session) stamp: Stamp,
    /// The name of the format in which the file can be written again.
    pub(in crate::session) format: Option<String>,
    /// Where the puzzle came from, in words.
    pub(in crate::session) name: String,
    /// What results tell of that.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) dealt: Dealt,
    /// Whether the puzzle itself was made by hand and not saved.
    pub(in crate::session) is_unsaved: bool,
    /// Whether nothing is lost that a person would miss, though something is not saved.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) is_done: bool,
    /// Whether the person has saved the puzzle in its file.
    #[serde(skip_serializing_if = "is_usual")]
    pub(in crate::session) is_written: bool,
    /// What was saved or opened, if something is not saved; empty if nothing ever was.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(in crate::session) saved: String,
    /// The track of sliding tiles, in letters.
    pub(in crate::session) moves: String,
    pub(in crate::session) origin: Origin,
    /// What counts as one move in the search that has found the track, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::session) found_in: Option<Metric>,
    /// The place in the track.
    pub(in crate::session) position: usize,
    /// How far the person had come in solving the puzzle by hand.
    #[serde(deserialize_with = "known_or_none", skip_serializing_if = "is_usual")]
    pub(in crate::session) played: Played,
    /// The lesson that was played on the puzzle.
    #[serde(deserialize_with = "known_or_none", skip_serializing_if = "Option::is_none")]
    pub(in crate::session) lesson: Option<LastLesson>,
    /// Whether a search has found the track of a Hidato in so short a time that it may do so again.
    pub(in crate::session) is_solved: bool,
}

/// A lesson, the place of its step from 0, and for each step what the person has answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::session) struct LastLesson {
    pub text: String,
    pub at: usize,
    #[serde(default)]
    pub answers: Vec<Option<Answered>>,
}

impl LastLesson {
    /// The file of settings is read up to a size.
    pub const BYTES_MAX: usize = 100_000;
}

/// What is known of a puzzle that the person solves by hand, and how far a round on sliding tiles
/// had come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::session) struct Played {
    /// How often the person had begun the puzzle before.
    pub earlier: u32,
    /// The hints that were shown for the puzzle; for a Hidato those before it was begun last.
    pub hints: u32,
    /// Whether a solution of the puzzle was shown.
    pub is_looked_up: bool,
    /// All moves of a round that had not ended, in letters; empty if there is none.
    pub made: String,
    /// When each of them was made, in milliseconds since the first one.
    pub times: Vec<u64>,
    /// What the clock had shown.
    pub milliseconds: u64,
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

    pub(in crate::session) fn ways(&self) -> Vec<Move> {
        self.moves.chars().map_while(moves::from_letter).take(Self::MOVES_MAX).collect()
    }

    /// Whether it holds what was made by hand and is in no file.
    pub const fn holds_work(&self) -> bool {
        self.differs() && !self.is_done
    }

    /// Whether it differs from what is saved or was opened.
    pub(in crate::session) const fn differs(&self) -> bool {
        self.is_unsaved || !self.saved.is_empty()
    }

    /// The path of the file that the puzzle was read from or saved to.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    pub(in crate::session) fn source(&self) -> Source {
        if self.is_unsaved {
            return Source::Edited;
        }
        let name = self.file.as_ref().and_then(|file| file.file_name());
        match name {
            Some(name) if !self.dealt.is_drawn() => {
                Source::File(name.to_string_lossy().into_owned())
            }
            Some(name) => Source::Earlier(name.to_string_lossy().into_owned(), self.dealt.clone()),
            None => Source::Earlier(self.name.clone(), self.dealt.clone()),
        }
    }

    pub(in crate::session) fn on_disk(&self) -> Option<OnDisk> {
        let format = self.format.as_deref().and_then(format_named);
        Some(OnDisk { path: self.file.clone()?, stamp: self.stamp, format })
    }
}
