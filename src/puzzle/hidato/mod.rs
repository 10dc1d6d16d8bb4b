//! The second family of puzzles: reading them, and solving and making them with a clock.
//!
//! | room | what lives there |
//! |---|---|
//! | [`composed`] | what came of making a puzzle of one's own, in sentences |
//! | `run` | runs a search or the maker of puzzles, with its clock |
//! | `told` | what a person is told of the nodes of a recorded search |
//! | [`tree`] | the nodes of a recorded search |
//! | [`words`] | verdicts and figures in sentences |

pub mod composed;
mod run;
mod told;
pub mod tree;
pub mod words;

use std::time::Duration;

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility::{self, BoardNote};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::Variant;
use langkah_engine::hidato::solve::{Finished, Verdict};
use langkah_engine::hidato::text::{self, Format};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Halt;
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::read::error::ReadError;
pub(crate) use run::publish;
pub use run::{
    difficulty, full, hint, judged, make, make_unique, rated, record, record_for, solve, standing,
    thin,
};

/// A board as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub board: Board,
    pub format: Format,
    /// Which cells touch, if the text itself says it.
    pub topology: Option<Topology>,
    /// What a person has done on the board. No search uses it.
    pub work: Box<text::Work>,
    /// How the reader resolved ambiguities of the text.
    pub text_notes: Vec<text::Note>,
}

impl From<text::Reading> for Opened {
    fn from(reading: text::Reading) -> Self {
        let text::Reading { board, format, topology, work, notes } = reading;
        Self { board, format, topology, work: Box::new(work), text_notes: notes }
    }
}

impl Opened {
    /// What a reader may want to know and is not a fault.
    pub fn notes(&self) -> Vec<BoardNote> {
        feasibility::notes(&self.board)
    }
}

/// Reads a text that holds one board. `topology` is used if the text says none.
///
/// # Errors
/// Every fault that keeps the text from being a board, with its place.
pub fn read(text: &str, topology: Topology) -> Result<Opened, ReadError> {
    Ok(text::read(text, topology)?.into())
}

langkah_engine::named! {
    /// Which search to run.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Plan with title {
        /// Branch and bound with propagation, up to the proof that a solution is the only one.
        #[default]
        Propagate = "propagate", text!("hidato-plan-propagate");
        /// Best-first search by Euclid's distance to the next given, as it was published.
        Fauzia = "fauzia", "Fauzia";
    }
}

impl Plan {
    /// What the search does.
    pub fn about(self) -> &'static str {
        match self {
            Self::Propagate => text!("hidato-plan-propagate-about"),
            Self::Fauzia => text!("hidato-plan-fauzia-about"),
        }
    }
}

/// A plan with what it may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub plan: Plan,
    /// Whether to end at the first solution, even if it is not proved to be the only one.
    pub first_only: bool,
    /// The hardest rule that propagation may use. Below [`Rule::Guess`] the search ends where it
    /// would guess.
    pub level: Rule,
    /// Which variant of the published search to run.
    pub variant: Variant,
    /// Whether clause learning goes on if branch and bound does not end soon.
    pub learns: bool,
    pub limits: Limits,
    /// The most seconds of search; `None` for no limit.
    pub time_max: Option<f64>,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            first_only: false,
            level: Rule::Guess,
            variant: Variant::default(),
            learns: true,
            limits: Limits::usual(),
            time_max: None,
        }
    }
}

/// An ended search and the time it took.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    pub plan: Plan,
    pub finished: Finished,
    pub search_time: Duration,
}

impl Solution {
    /// The limit or the stop that ended the search; `None` if it ended by itself.
    pub const fn halt(&self) -> Option<Halt> {
        match self.finished.verdict {
            Verdict::Unknown { halt, .. } => halt,
            _ => None,
        }
    }

    /// The second of several solutions.
    pub const fn second(&self) -> Option<&Board> {
        match &self.finished.verdict {
            Verdict::Several(_, second) => Some(second),
            _ => None,
        }
    }
}
