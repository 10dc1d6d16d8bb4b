//! The two families of puzzles, what there is in a form of its own for each of them, and what a
//! thing of either family is asked as.

use std::fmt;
use std::str::FromStr;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::compare::{hidato as hidatos, sliding as tiles};
use super::lesson::taught::Teachable;
use super::picture::boards::Drawn;
use super::picture::{HidatoPicture, SlidingPicture};
use super::practice::{Kind, Questioned};
use super::read::Candidate;
use super::{Puzzle, hidato, read};
use crate::hidato::board::Board as Numbers;

/// A family of puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    #[default]
    Sliding,
    Hidato,
}

impl Family {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sliding => "sliding",
            Self::Hidato => "hidato",
        }
    }

    /// The name in a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Sliding => text!("results-family", "sliding"),
            Self::Hidato => text!("results-family"),
        }
    }
}

/// One thing of either family: `S` is its form for sliding puzzles, `H` the one for Hidato.
///
/// Everything that is "the one or the other" is this type: a puzzle that was read, a search that is
/// named, a run of a comparison. What is the same for both families is asked by [`Of::either`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Of<S, H> {
    Sliding(S),
    Hidato(H),
}

impl<S, H> Of<S, H> {
    /// The family that it is of.
    pub const fn family(&self) -> Family {
        match self {
            Self::Sliding(_) => Family::Sliding,
            Self::Hidato(_) => Family::Hidato,
        }
    }

    pub const fn as_ref(&self) -> Of<&S, &H> {
        match self {
            Self::Sliding(sliding) => Of::Sliding(sliding),
            Self::Hidato(hidato) => Of::Hidato(hidato),
        }
    }

    pub const fn as_mut(&mut self) -> Of<&mut S, &mut H> {
        match self {
            Self::Sliding(sliding) => Of::Sliding(sliding),
            Self::Hidato(hidato) => Of::Hidato(hidato),
        }
    }

    /// The thing, if it is one of sliding puzzles.
    pub fn sliding(self) -> Option<S> {
        self.either(Some, |_| None)
    }

    /// The thing, if it is one of Hidato.
    pub fn hidato(self) -> Option<H> {
        self.either(|_| None, Some)
    }

    /// Another thing of the same family.
    pub fn map<T, I>(self, sliding: impl FnOnce(S) -> T, hidato: impl FnOnce(H) -> I) -> Of<T, I> {
        match self {
            Self::Sliding(of) => Of::Sliding(sliding(of)),
            Self::Hidato(of) => Of::Hidato(hidato(of)),
        }
    }

    /// What both families have.
    pub fn either<T>(self, sliding: impl FnOnce(S) -> T, hidato: impl FnOnce(H) -> T) -> T {
        match self {
            Self::Sliding(of) => sliding(of),
            Self::Hidato(of) => hidato(of),
        }
    }
}

/// A puzzle of either family as it was read.
pub type Any = Of<read::Opened, hidato::Opened>;

impl From<read::Opened> for Any {
    fn from(opened: read::Opened) -> Self {
        Self::Sliding(opened)
    }
}

impl From<hidato::Opened> for Any {
    fn from(opened: hidato::Opened) -> Self {
        Self::Hidato(opened)
    }
}

/// What a puzzle is asked while a text is read.
pub(super) fn candidate(any: &Any) -> &dyn Candidate {
    any.as_ref().either(|sliding| sliding as &dyn Candidate, |hidato| hidato)
}

pub(super) fn candidate_mut(any: &mut Any) -> &mut dyn Candidate {
    any.as_mut().either(|sliding| sliding as &mut dyn Candidate, |hidato| hidato)
}

/// A search of one of the families.
pub type Named = Of<tiles::Contender, hidatos::Contender>;

impl From<tiles::Contender> for Named {
    fn from(search: tiles::Contender) -> Self {
        Self::Sliding(search)
    }
}

impl From<hidatos::Contender> for Named {
    fn from(search: hidatos::Contender) -> Self {
        Self::Hidato(search)
    }
}

/// Why a name is not the name of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("{}", text!("compare-no-search-of-either", error = _0.to_string()))]
    Search(tiles::NameError),
    #[error(transparent)]
    Sliding(tiles::NameError),
    #[error(transparent)]
    Hidato(hidatos::NameError),
}

/// The name that is read as the same search.
impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sliding(search) => search.fmt(f),
            Self::Hidato(search) => search.fmt(f),
        }
    }
}

impl FromStr for Named {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse::<hidatos::Contender>() {
            Ok(search) => return Ok(search.into()),
            Err(error @ (hidatos::NameError::Word { .. } | hidatos::NameError::Twice { .. })) => {
                return Err(NameError::Hidato(error));
            }
            Err(hidatos::NameError::Search { .. }) => {}
        }
        match name.parse::<tiles::Contender>() {
            Ok(search) => Ok(search.into()),
            Err(error @ tiles::NameError::Search { .. }) => Err(NameError::Search(error)),
            Err(error) => Err(NameError::Sliding(error)),
        }
    }
}

/// A board to be drawn.
pub type Picture = Of<SlidingPicture, HidatoPicture>;

impl From<SlidingPicture> for Picture {
    fn from(picture: SlidingPicture) -> Self {
        Self::Sliding(picture)
    }
}

impl From<HidatoPicture> for Picture {
    fn from(picture: HidatoPicture) -> Self {
        Self::Hidato(picture)
    }
}

/// What a board is asked that is drawn.
pub(super) fn drawn(picture: &Picture) -> &dyn Drawn {
    picture.as_ref().either(|sliding| sliding as &dyn Drawn, |hidato| hidato)
}

pub(super) fn drawn_mut(picture: &mut Picture) -> &mut dyn Drawn {
    picture.as_mut().either(|sliding| sliding as &mut dyn Drawn, |hidato| hidato)
}

/// The puzzle of a question: a sliding puzzle, or the board of a Hidato.
pub type Subject = Of<Puzzle, Numbers>;

impl From<Puzzle> for Subject {
    fn from(puzzle: Puzzle) -> Self {
        Self::Sliding(puzzle)
    }
}

impl From<Numbers> for Subject {
    fn from(board: Numbers) -> Self {
        Self::Hidato(board)
    }
}

impl From<Any> for Subject {
    fn from(any: Any) -> Self {
        any.map(|opened| opened.puzzle, |opened| opened.board)
    }
}

/// What a puzzle is asked about the questions on it.
pub(super) fn questioned(subject: &Subject) -> &dyn Questioned {
    subject.as_ref().either(|puzzle| puzzle as &dyn Questioned, |board| board)
}

/// What a puzzle is asked about the searches of a lesson.
pub(super) fn taught(subject: &Subject) -> &dyn Teachable {
    subject.as_ref().either(|puzzle| puzzle as &dyn Teachable, |board| board)
}

impl Kind {
    /// The family of the puzzles that questions of this kind are on.
    pub const fn family(self) -> Family {
        match self {
            Self::Settled | Self::Candidates | Self::Guess => Family::Hidato,
            _ => Family::Sliding,
        }
    }
}
