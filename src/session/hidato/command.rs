//! The commands that only Hidatos take.

use langkah_engine::grid::Direction;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::Order;
use langkah_puzzle::date::Date;
use langkah_puzzle::hidato::{Opened, Plan};

use super::compose::{Compose, NewBoard};
use super::hand::{Counting, Pen};
use crate::session::source::Source;

/// A wish of the person, or of a thread that has finished reading a file.
#[derive(Clone, Debug, PartialEq)]
pub enum HidatoCommand {
    /// Opens a board instead of the open puzzle.
    Load {
        opened: Box<Opened>,
        source: Source,
    },
    /// Makes a random puzzle, and opens it. That of a day is filled at once.
    Random(Order, Option<Date>),
    /// Opens a board of empty cells to be edited.
    New(NewBoard),
    /// Chooses which cells touch.
    Topology(Topology),
    Choose(Plan),
    /// Shows the first of several solutions, or the second.
    ShowSecond(bool),
    Fill(Fill),
    /// The same with pencil marks, lines and numbers that go on from each other.
    Pencil(Pencilling),
    /// A command while the givens are edited.
    Compose(Compose),
}

/// A command while the person fills cells by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Selects a cell; the selected one is deselected.
    Click(usize),
    /// Types a digit of the number for the selected cell.
    Digit(u8),
    /// Puts a number into the selected cell.
    Put(u16),
    /// Empties the selected cell.
    Clear,
    /// Selects the nearest cell that way.
    Go(Direction),
    /// Selects the next empty cell in reading order, and after the last the first.
    Next,
    Previous,
    /// The digit that is typed next begins another number.
    EndNumber,
    Deselect,
}

/// A command while the person solves by hand with a pencil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pencilling {
    /// Chooses what typed numbers do.
    Pen(Pen),
    /// Makes a number a mark of the selected cell, or rubs it out.
    Mark(u16),
    /// Marks every empty cell with the numbers within its reach.
    MarkAll,
    /// Rubs all marks out.
    Unmark,
    /// Chooses which number a click beside the selected one puts.
    Count(Counting),
    /// Goes to a number that stands somewhere, or takes it for the next click on an empty cell.
    Take(u16),
    /// Draws or erases a line between two cells. `goes_on` tells that the stroke before goes on, so
    /// that undo takes it back as a whole.
    Draw {
        from: usize,
        to: usize,
        is_drawn: bool,
        goes_on: bool,
    },
    /// Draws a line from the selected cell to the nearest one that way, and selects that.
    DrawTo(Direction),
    /// Puts the numbers that follow from the lines.
    NumberLines,
    EraseLines,
    /// Takes everything away that the person has put, pencilled and drawn.
    StartOver,
    /// Judges the numbers now.
    Check,
}

impl HidatoCommand {
    /// Whether it is about the open board.
    pub(in crate::session) const fn is_for_board(&self) -> bool {
        match self {
            Self::Load { .. } | Self::Random(..) | Self::New(_) | Self::Choose(_) => false,
            Self::Topology(_)
            | Self::ShowSecond(_)
            | Self::Fill(_)
            | Self::Pencil(_)
            | Self::Compose(_) => true,
        }
    }

    /// Whether it opens another puzzle.
    pub(in crate::session) const fn opens_another(&self) -> bool {
        matches!(self, Self::Load { .. } | Self::Random(..) | Self::New(_))
    }

    /// Whether the puzzle that it opens must be made first, which takes time and may fail.
    pub(in crate::session) const fn opens_later(&self) -> bool {
        matches!(self, Self::Random(..))
    }

    /// Whether its effect is seen on the board alone.
    pub(in crate::session) const fn shows_board(&self) -> bool {
        matches!(self, Self::New(_))
    }
}
