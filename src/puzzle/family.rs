//! The two families of puzzles. Each room has one thing that both families have, each in its own
//! form, and what such a thing is asked.
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | puzzles that were read |
//! | [`named`] | searches and their names |
//! | [`pictured`] | boards to be drawn |
//! | [`subject`] | the puzzles of questions |
//! | `taught` | what a puzzle is asked about a lesson |

pub mod any;
pub mod named;
pub mod pictured;
pub mod subject;
pub(super) mod taught;

use langkah_language::text;
use serde::{Deserialize, Serialize};

langkah_engine::named! {
    /// A family of puzzles.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Family with title {
        #[default]
        Sliding = "sliding", text!("results-family", "sliding");
        Hidato = "hidato", text!("results-family");
    }
}

impl Family {
    /// Whether a puzzle is solved by moves, which a result counts.
    pub const fn has_moves(self) -> bool {
        matches!(self, Self::Sliding)
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
