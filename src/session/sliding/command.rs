//! What can be asked of a sliding puzzle besides what can be asked of either family.

use langkah_engine::grid::Dims;
use langkah_engine::puzzle::plan::Plan;
use langkah_engine::puzzle::{GoalChoice, Puzzle};
use langkah_engine::sliding::moves::{Move, Step};
use langkah_engine::sliding::random::Kind;
use langkah_engine::sliding::text::Format;

use super::edit::Edit;
use crate::session::command::Source;
use crate::session::player::Origin;

/// A wish of the person, or of a thread that has finished reading a file.
#[derive(Clone, Debug, PartialEq)]
pub enum SlidingCommand {
    /// Opens a puzzle in place of the open one.
    Load {
        puzzle: Puzzle,
        source: Source,
        /// `None` where it comes from no text.
        format: Option<Format>,
        /// How it was read, in sentences, where that is not plain.
        notes: Vec<String>,
    },
    Random {
        kind: Kind,
        seed: u64,
    },
    /// Opens the usual goal of a size, to be edited.
    NewBoard(Dims),
    Choose(Plan),
    /// What is asked of the puzzle that is open.
    Board(Act),
}

/// What can be asked of the sliding puzzle that is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Counts the nodes of the course's search on it.
    CountAsCourse,
    /// Moves the blank one cell by hand.
    Slide(Move),
    /// Moves the tiles between the blank and this cell, and the one on it, towards the blank.
    Shift(usize),
    /// Makes these the track, if they lead on from the start.
    Walk {
        steps: Vec<Step>,
        origin: Origin,
    },
    /// The goal of the puzzle and, if it is a usual one, of random ones.
    Goal(GoalChoice),
    /// Exchanges two tiles of a board that cannot be solved.
    MakeSolvable,
    Edit(Edit),
}
