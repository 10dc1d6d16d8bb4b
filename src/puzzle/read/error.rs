//! Why bytes do not make a puzzle.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text as hidato_text;
use langkah_engine::sliding::puzzle::SizeError;
use langkah_engine::sliding::text::{FaultKind, Faults};
use langkah_language::text;

use super::example;
use crate::hidato::words;

/// Why bytes do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error(
        "{}",
        text!("read-not-utf8", line = line.to_string(), column = column.to_string())
    )]
    NotUtf8 { line: usize, column: usize },
    #[error(transparent)]
    Faults(#[from] Faults),
    #[error(transparent)]
    Hidato(#[from] hidato_text::Faults),
    /// The chosen goal does not fit the start.
    #[error("{}", text!("read-goal-size", line = line.to_string(), error = error.to_string()))]
    GoalSize { line: usize, error: SizeError },
    /// A goal was chosen, and the puzzle is a Hidato, which has no goal.
    #[error(
        "{}",
        text!(
            "read-hidato-goal",
            line = line.to_string(),
            family = words::family(*topology)
        )
    )]
    GoalOfHidato { line: usize, topology: Topology },
}

impl ReadError {
    /// A `line:column: what` for each fault that is told, in the order of the text: at most
    /// [`langkah_engine::fault::LISTED_MAX`].
    pub fn messages(&self) -> Vec<String> {
        match self {
            Self::Faults(faults) => faults.list().iter().map(ToString::to_string).collect(),
            Self::Hidato(faults) => faults.list().iter().map(ToString::to_string).collect(),
            Self::NotUtf8 { .. } | Self::GoalSize { .. } | Self::GoalOfHidato { .. } => {
                vec![self.to_string()]
            }
        }
    }

    /// What is wrong, fault by fault as in [`ReadError::messages`], with its line and column where
    /// it has one.
    pub fn placed(&self) -> Vec<(Option<(usize, usize)>, String)> {
        let placed = |line, column, what: String| (Some((line, column)), what);
        match self {
            Self::Faults(faults) => {
                let list = faults.list().iter();
                list.map(|one| placed(one.line, one.column, one.kind.to_string())).collect()
            }
            Self::Hidato(faults) => {
                let list = faults.list().iter();
                list.map(|one| placed(one.line, one.column, one.kind.to_string())).collect()
            }
            _ => vec![(None, self.to_string())],
        }
    }

    /// Whether the only fault is that the text is empty.
    pub(super) fn is_of_nothing(&self) -> bool {
        let Self::Faults(faults) = self else { return false };
        matches!(faults.list(), [fault] if fault.kind == FaultKind::Empty)
    }

    /// One line that shows how the text should look: for the family that it most resembles. `None`
    /// if nothing is wrong with the text itself.
    pub fn example(&self) -> Option<&'static str> {
        match self {
            Self::Faults(faults) => Some(example::of_faults(faults)),
            Self::Hidato(_) => Some(text!("read-example-hidato")),
            Self::NotUtf8 { .. } => Some(example::sliding()),
            Self::GoalSize { .. } | Self::GoalOfHidato { .. } => None,
        }
    }

    /// How many faults there are beyond the messages.
    pub fn more(&self) -> usize {
        match self {
            Self::Faults(faults) => faults.more(),
            Self::Hidato(faults) => faults.more(),
            Self::NotUtf8 { .. } | Self::GoalSize { .. } | Self::GoalOfHidato { .. } => 0,
        }
    }
}
