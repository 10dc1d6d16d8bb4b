//! What the person is told.

use std::path::PathBuf;

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::practice::Score;

/// Something that the person must be told: what happened and, line by line, where and what to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub tone: Tone,
    pub title: String,
    pub lines: Vec<String>,
    pub topic: Topic,
}

/// What a notice is about, for those who offer more with it or take it away.
#[derive(Clone, Debug, PartialEq)]
pub enum Topic {
    /// Nothing that is offered or taken away.
    Any,
    /// The file that was written.
    Written(PathBuf),
    /// A file that could not be written.
    Unwritten,
    /// A result of a practice that no file has.
    Result(Box<Score>),
    /// A board that was left, and that undo brings back.
    Left,
    /// A lesson that is being recorded about another puzzle than the open one.
    LessonAside,
    /// A lesson that was recorded and is not ready.
    LessonUnfinished,
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
        Self { tone, title, lines, topic: Topic::Any }
    }

    /// The same notice about this.
    #[must_use]
    pub fn about(self, topic: Topic) -> Self {
        Self { topic, ..self }
    }

    /// Whether it tells of a file that was written.
    pub const fn is_written(&self) -> bool {
        matches!(self.topic, Topic::Written(_))
    }
}
