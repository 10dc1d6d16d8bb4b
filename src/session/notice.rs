//! What the person is told.

use std::path::{Path, PathBuf};

use langkah_engine::puzzle::practice::Score;
use langkah_engine::shown;
use langkah_language::text;

/// Something that the person must be told: what happened and, line by line, where and what to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub tone: Tone,
    pub title: String,
    pub lines: Vec<String>,
    /// The file that was written, if the notice tells of one.
    pub file: Option<PathBuf>,
    /// Whether the notice tells of a file that could not be written.
    pub is_unwritten: bool,
    /// A result of a practice that no file has, if the notice offers to save it.
    pub result: Option<Box<Score>>,
}

/// Whether something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Fault,
    Note,
}

impl Notice {
    /// The most faults of a file that are told.
    pub const FAULTS_MAX: usize = 8;

    pub fn fault(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self::new(Tone::Fault, title.into(), lines)
    }

    pub fn note(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self::new(Tone::Note, title.into(), lines)
    }

    /// Tells that something could not be opened: the first lines, and how many more there are
    /// beside these.
    pub fn unopened(what: &str, mut lines: Vec<String>, more: usize) -> Self {
        let more = more + lines.len().saturating_sub(Self::FAULTS_MAX);
        lines.truncate(Self::FAULTS_MAX);
        if more > 0 {
            lines.push(text!("figure-more", count = more.to_string()));
        }
        Self::fault(text!("window-dialog-not-opened", what = what), lines)
    }

    /// Makes the texts safe to show: they may hold names and messages from outside.
    fn new(tone: Tone, title: String, lines: Vec<String>) -> Self {
        let lines = lines.iter().map(|line| shown::lines(line)).collect();
        let title = shown::line(&title);
        Self { tone, title, lines, file: None, is_unwritten: false, result: None }
    }

    /// The same notice about a result that can still be saved.
    #[must_use]
    pub fn about(self, result: Score) -> Self {
        Self { result: Some(Box::new(result)), ..self }
    }

    /// The same notice about a file that could not be written.
    #[must_use]
    pub fn unwritten(self) -> Self {
        Self { is_unwritten: true, ..self }
    }

    /// The same notice about a file that was written.
    #[must_use]
    pub fn written(self, file: &Path) -> Self {
        Self { file: Some(file.to_owned()), ..self }
    }
}
