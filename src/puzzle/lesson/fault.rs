//! What is wrong with the file of a lesson, and where.

use langkah_engine::fault;
use langkah_language::text;

use super::outline::{BYTES_MAX, HEADER, Hidden, LETTERS_MAX, STEPS_MAX, VERSION, View};
use super::task;
use crate::practice::kind::Kind;
use crate::practice::unasked::Unasked;

/// What is wrong at one place of a file.
pub type Fault = fault::Fault<FaultKind>;
/// The faults of a file, in its order. There is always at least one.
pub type Faults = fault::Faults<FaultKind>;
/// Faults as they are found.
pub(super) type Found = fault::Found<FaultKind>;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// The bytes are no text.
    #[error("{}", text!("lesson-not-text"))]
    NotText,
    #[error("{}", text!("lesson-too-large", kib = (BYTES_MAX >> 10)))]
    TooLarge,
    /// The file does not begin with the word of lessons.
    #[error("{}", text!("lesson-no-header", header = HEADER, version = VERSION))]
    Header,
    /// The word after the header is no version that this program reads.
    #[error("{}", text!("lesson-version", found = _0.as_str(), version = VERSION))]
    Version(String),
    /// A line is indented and belongs to no key.
    #[error("{}", text!("lesson-stray"))]
    Stray,
    /// A line has no key.
    #[error("{}", text!("lesson-no-key", line = _0.as_str()))]
    NoKey(String),
    #[error("{}", unknown(key, *in_step))]
    Key { key: String, in_step: bool },
    #[error("{}", text!("lesson-twice", key = _0.as_str(), line = _1.to_string()))]
    Twice(String, usize),
    /// A key has a language, and its value is none that people read.
    #[error("{}", text!("lesson-no-language", key = _0.as_str()))]
    NoLanguage(String),
    #[error("{}", unknown_language(_0))]
    Language(String),
    #[error("{}", text!("lesson-empty", key = _0.as_str()))]
    Empty(String),
    /// A key that every lesson or step has.
    #[error("{}", text!("lesson-missing", key = (*_0)))]
    Missing(&'static str),
    #[error("{}", text!("lesson-no-step"))]
    NoStep,
    #[error("{}", text!("lesson-many-steps", most = STEPS_MAX))]
    ManySteps,
    #[error("{}", text!("lesson-long", most = LETTERS_MAX))]
    Long,
    /// What the reader of puzzles says, which is a sentence.
    #[error("{_0}")]
    Puzzle(String),
    /// No search has this name. The message comes from the reader of names.
    #[error("{_0}")]
    Search(String),
    #[error("{}", text!("lesson-other-family"))]
    OtherFamily,
    /// A search does not fit the board; its reason.
    #[error("{_0}")]
    Misfit(String),
    #[error("{}", text!("lesson-view", word = _0.as_str(), views = View::ALL.map(View::name).join(", ")))]
    View(String),
    #[error("{}", text!("lesson-number", word = _0.as_str()))]
    Number(String),
    #[error("{}", text!("lesson-kind", word = _0.as_str(), kinds = Kind::ALL.map(Kind::name).join(", ")))]
    Kind(String),
    #[error("{}", words_of(*_0))]
    Words(Kind),
    #[error("{}", text!("lesson-hide", word = _0.as_str(), all = Hidden::ALL.map(Hidden::name).join(", ")))]
    Hide(String),
    #[error("{}", text!("lesson-node-on-board"))]
    NodeOnBoard,
    /// A step needs a search, and none is named.
    #[error("{}", text!("lesson-no-search"))]
    NoSearch,
    /// The search has no tree that can be recorded.
    #[error("{}", text!("lesson-no-tree"))]
    NoTree,
    #[error("{}", text!("lesson-moment", last = (*last)))]
    Moment { last: u32 },
    #[error("{}", text!("lesson-node", count = (*count)))]
    Node { count: u32 },
    /// The search has found no solution.
    #[error("{}", text!("lesson-no-solution"))]
    NoSolution,
    /// The solution has fewer steps.
    #[error("{}", text!("lesson-solution", last = (*last)))]
    Solution { last: usize },
    /// There is no question of this kind at this place, and why.
    #[error("{}", text!("lesson-no-question", kind = _0.title(), why = _1.to_string()))]
    NoQuestion(Kind, Unasked),
}

fn unknown(key: &str, in_step: bool) -> String {
    let place = if in_step { "step" } else { "head" };
    text!("lesson-unknown", key = key, place = place)
}

fn unknown_language(tag: &str) -> String {
    let tags: Vec<_> = langkah_language::Language::all().map(|one| one.tag()).collect();
    text!("lesson-language", tag = tag, tags = tags.join(", "))
}

/// The sentence that a question has not the words of its kind, and which these are.
fn words_of(kind: Kind) -> String {
    let is_own = |line: &&str| line.split_whitespace().next() == Some(kind.name());
    let dealt = format!("{} level 1 seed 7", kind.name());
    match task::EXACT.into_iter().find(is_own) {
        Some(exact) => text!("lesson-words", "either", exact = exact, dealt = dealt),
        None => text!("lesson-words", dealt = dealt),
    }
}
