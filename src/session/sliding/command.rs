//! The commands that only sliding puzzles take.

use langkah_engine::grid::Dims;
use langkah_engine::plan::Plan;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::Kind;
use langkah_engine::sliding::text::{Format, Note};
use langkah_puzzle::Of;
use langkah_puzzle::date::Date;

use super::analysis::Inquiry;
use super::edit::Edit;
use crate::session::family::content;
use crate::session::source::Source;

/// A wish of the person, or of a thread that has finished reading a file.
#[derive(Clone, Debug, PartialEq)]
pub enum SlidingCommand {
    /// Opens a puzzle in place of the open one.
    Load {
        puzzle: Puzzle,
        source: Source,
        /// `None` if it comes from no text.
        format: Option<Format>,
        /// How it was read, if there is a doubt.
        notes: Vec<Note>,
    },
    Random {
        kind: Kind,
        seed: u64,
    },
    /// Opens a random puzzle of the open one's size and goal, to be played at once.
    Another {
        seed: u64,
    },
    /// Opens the puzzle of a day, to be played at once.
    Daily(Date),
    /// Opens the usual goal of a size, to be edited.
    NewBoard(Dims),
    Choose(Plan),
    /// A command for the puzzle that is open.
    Board(Act),
}

/// A command for the sliding puzzle that is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Counts the nodes that the course's search needs on it.
    CountAsCourse,
    /// Asks about the moves of the track, or about all shortest solutions.
    Inquire(Inquiry),
    /// Moves the blank one cell by hand.
    Slide(Move),
    /// Moves the tile on this cell, and the tiles between it and the blank, towards the blank.
    Shift(usize),
    /// Changes the goal of the puzzle and, if the goal is a usual one, of random puzzles, too.
    Goal(GoalChoice),
    /// Exchanges two tiles of a board that cannot be solved.
    MakeSolvable,
    Edit(Edit),
    /// An anytime search ends with the first solution of at most so many moves; `None` for no such
    /// end.
    Target(Option<u32>),
    /// Takes as the track the solution of so many moves that an anytime search has kept.
    TakeSolution(usize),
}

impl SlidingCommand {
    /// Whether it opens another puzzle.
    pub(in crate::session) const fn opens_another(&self) -> bool {
        matches!(
            self,
            Self::Load { .. }
                | Self::Random { .. }
                | Self::Another { .. }
                | Self::Daily(_)
                | Self::NewBoard(_)
        )
    }

    /// The format in which the text that it loads can be written again: the text was read without a
    /// doubt, and its format is one that is written.
    pub fn rewritten(&self) -> Option<content::Format> {
        let Self::Load { format, notes, .. } = self else { return None };
        let is_written = |format: &Format| Format::WRITTEN.contains(format) && notes.is_empty();
        format.filter(is_written).map(Of::Sliding)
    }

    /// Whether its effect is seen on the board alone.
    pub(in crate::session) const fn shows_board(&self) -> bool {
        matches!(self, Self::NewBoard(_) | Self::Another { .. } | Self::Daily(_))
    }
}
