//! The choices that the window of settings shows: they are set back together.

use langkah_engine::sliding::notation;
use langkah_language::Language;

use super::{Motion, PlaySettings, Settings};
use crate::session::hidato::judging::Judging;

/// The part of the settings that the window of settings shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// `None` for the system's.
    pub language: Option<Language>,
    pub motion: Motion,
    /// How moves are shown and copied.
    pub letters: notation::Style,
    /// Mebibytes that a search may use.
    pub memory_mib: u64,
    /// Seconds that a search may take; `None` for no limit.
    pub time_max: Option<u64>,
    /// How many threads a search may use; `None` for all that the machine has.
    pub threads: Option<usize>,
    /// Whether the program begins with the puzzle that was open last.
    pub restores: bool,
    /// Whether large tables stay on disk for the next runs of the program.
    pub keeps_tables: bool,
    /// When the numbers that fill a Hidato are judged.
    pub judging: Judging,
    /// Whether a number that is put takes its pencil marks in other cells away.
    pub tidies_marks: bool,
    pub play: PlaySettings,
}

impl Default for Preferences {
    fn default() -> Self {
        Settings::default().preferences()
    }
}

impl Settings {
    /// The choices that the window of settings shows.
    pub fn preferences(&self) -> Preferences {
        Preferences {
            language: self.language.as_deref().and_then(Language::of_tag),
            motion: self.motion,
            letters: self.sliding.letters,
            memory_mib: self.memory_mib,
            time_max: self.time_max,
            threads: self.threads,
            restores: self.files.restores,
            keeps_tables: self.files.keeps_tables,
            judging: self.hidato.judging,
            tidies_marks: self.hidato.tidies_marks,
            play: self.play,
        }
    }

    /// Takes these choices; all others stay.
    pub(super) fn prefer(&mut self, new: Preferences) {
        // The tag of a language that this program does not speak stays until another is chosen.
        if new.language != self.preferences().language {
            self.language = new.language.map(|language| language.tag().to_owned());
        }
        self.motion = new.motion;
        self.sliding.letters = new.letters;
        self.memory_mib = new.memory_mib;
        self.time_max = new.time_max;
        self.threads = new.threads;
        self.files.restores = new.restores;
        self.files.keeps_tables = new.keeps_tables;
        self.hidato.judging = new.judging;
        self.hidato.tidies_marks = new.tidies_marks;
        self.play = new.play;
    }
}
