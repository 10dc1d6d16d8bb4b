//! What the person is told.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use langkah_engine::shown;
use langkah_language::{Language, text};
use langkah_puzzle::practice::Score;

/// Something that the person must be told: what happened and, line by line, where and what to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub tone: Tone,
    pub title: String,
    pub lines: Vec<String>,
    pub topic: Topic,
    words: Words,
    /// The language of the title and of the lines.
    language: Language,
}

/// A text that is said anew when the language changes.
#[derive(Clone)]
pub struct Line(Arc<dyn Fn() -> String + Send + Sync>);

/// A text that `say` says in the language of now.
pub fn said<T: Into<String>>(say: impl Fn() -> T + Send + Sync + 'static) -> Line {
    Line(Arc::new(move || say().into()))
}

/// A text that is the same in every language, as a name or a message of the system.
impl From<String> for Line {
    fn from(text: String) -> Self {
        Self(Arc::new(move || text.clone()))
    }
}

impl From<&str> for Line {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// What a notice says in any language.
#[derive(Clone)]
struct Words {
    title: Line,
    lines: Vec<Line>,
}

/// Two notices are equal if what they say now is.
impl PartialEq for Words {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
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

    pub fn fault<L: Into<Line>>(title: impl Into<Line>, lines: Vec<L>) -> Self {
        Self::new(Tone::Fault, title.into(), lines)
    }

    /// The search could not begin.
    pub fn not_started(error: &io::Error) -> Self {
        Self::fault(said(|| text!("session-search-not-started")), vec![error.to_string()])
    }

    pub fn note<L: Into<Line>>(title: impl Into<Line>, lines: Vec<L>) -> Self {
        Self::new(Tone::Note, title.into(), lines)
    }

    /// Tells that something could not be opened: the first lines, and how many more there are
    /// beside these.
    pub fn unopened<L: Into<Line>>(what: impl Into<Line>, lines: Vec<L>, more: usize) -> Self {
        let more = more + lines.len().saturating_sub(Self::FAULTS_MAX);
        let lines = lines.into_iter().take(Self::FAULTS_MAX).map(Into::into);
        let mut lines: Vec<Line> = lines.collect();
        if more > 0 {
            lines.push(said(move || text!("figure-more", count = more.to_string())));
        }
        let what: Line = what.into();
        Self::fault(said(move || text!("window-dialog-not-opened", what = what.0())), lines)
    }

    fn new<L: Into<Line>>(tone: Tone, title: Line, lines: Vec<L>) -> Self {
        let words = Words { title, lines: lines.into_iter().map(Into::into).collect() };
        let language = langkah_language::current();
        let (title, lines) = (String::new(), Vec::new());
        let mut notice = Self { tone, title, lines, topic: Topic::Any, words, language };
        notice.say();
        notice
    }

    /// Says everything in the language of now. The texts are made safe to show: they may hold names
    /// and messages from outside.
    fn say(&mut self) {
        self.title = shown::line(&self.words.title.0());
        self.lines = self.words.lines.iter().map(|line| shown::lines(&line.0())).collect();
    }

    /// Says the same in the language of now, if that has changed.
    pub(super) fn translate(&mut self) {
        let language = langkah_language::current();
        if std::mem::replace(&mut self.language, language) != language {
            self.say();
        }
    }

    /// The same notice, which stays in the language of now: some of its words cannot be said anew.
    #[must_use]
    pub fn as_said(mut self) -> Self {
        let lines = self.lines.iter().cloned().map(Line::from).collect();
        self.words = Words { title: self.title.clone().into(), lines };
        self
    }

    /// The same notice with more lines.
    #[must_use]
    pub fn with(mut self, lines: impl IntoIterator<Item = Line>) -> Self {
        self.words.lines.extend(lines);
        self.say();
        self
    }

    /// Its title and its lines, for another notice that tells them, too.
    pub fn into_words(self) -> (Line, Vec<Line>) {
        (self.words.title, self.words.lines)
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
