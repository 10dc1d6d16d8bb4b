//! The formats by name, and what is said of how a text was read.

use std::fmt;

use crate::grid::Dims;
use crate::sliding::board::{Goal, GoalChoice};

/// How a text tells a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Course,
    Princeton,
    School42,
    Tatham,
    Slidysim,
    Korf,
    Digits,
    Langkah,
}

impl Format {
    pub const ALL: [Self; 8] = [
        Self::Course,
        Self::Princeton,
        Self::School42,
        Self::Tatham,
        Self::Slidysim,
        Self::Korf,
        Self::Digits,
        Self::Langkah,
    ];

    /// The name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Princeton => "princeton",
            Self::School42 => "school42",
            Self::Tatham => "tatham",
            Self::Slidysim => "slidysim",
            Self::Korf => "korf",
            Self::Digits => "digits",
            Self::Langkah => "langkah",
        }
    }

    /// What the format is, in a line.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Course => "rows of numbers",
            Self::Princeton => "the size, then rows",
            Self::School42 => {
                "the 42 school's: # comments, the size, then rows; the goal is the snail"
            }
            Self::Tatham => "Simon Tatham's game ID, 4x4:1,2,…",
            Self::Slidysim => "rows on one line, divided by /",
            Self::Korf => "an index and a list; the goal has the blank first",
            Self::Digits => "nine digits for a 3×3 board",
            Self::Langkah => "rows, then the goal's name or rows: any puzzle",
        }
    }

    /// The goal of a text that names none.
    pub const fn goal(self) -> Goal {
        match self {
            Self::School42 => Goal::Snail,
            Self::Korf => Goal::BlankFirst,
            _ => Goal::BlankLast,
        }
    }

    /// Whether a puzzle is one line, so that a file can hold one on each.
    pub const fn is_one_line(self) -> bool {
        matches!(self, Self::Tatham | Self::Slidysim | Self::Korf | Self::Digits)
    }
}

/// How an ambiguity that changes the puzzle was resolved. Displayed as sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The number of cells stands for the blank where the format has 0.
    BlankNumber(usize),
    /// In a game ID the width goes before the height.
    WidthFirst(Dims),
    /// A size line without comments.
    SizeAlone,
    /// A size line and comments.
    SizeAndComments,
    /// Comments without a size line.
    CommentsAlone,
    /// One number more than cells.
    Index,
    /// A bare list that cannot be brought to the goal with the blank last, but to the other.
    BlankFirstOnly,
    /// A bare list that can be brought to either of these goals.
    BlankFirstToo,
    /// A goal was chosen that is not the text's own.
    OtherGoal(GoalChoice),
}

impl Note {
    /// Whether this tells only how the goal was found: idle where one was chosen.
    pub fn is_about_goal(&self) -> bool {
        !matches!(self, Self::BlankNumber(_) | Self::WidthFirst(_) | Self::OtherGoal(_))
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BlankNumber(number) => {
                write!(f, "There is no 0, so {number} is read as the blank.")
            }
            Self::WidthFirst(dims) => {
                let (rows, cols) = (dims.rows(), dims.cols());
                write!(f, "In a game ID {cols}x{rows} means {cols} wide and {rows} high.")
            }
            Self::SizeAlone => f.write_str(
                "A size line without # comments: read as Princeton's, with the blank last in the \
                 goal. If it is the 42 school's, choose the goal snail.",
            ),
            Self::SizeAndComments => f.write_str(
                "A size line and # comments: read as the 42 school's, whose goal is the snail. If \
                 the blank goes last, choose the goal blank-last.",
            ),
            Self::CommentsAlone => f.write_str(
                "# comments without a size line: read as rows, with the blank last in the goal. If \
                 it is the 42 school's, choose the goal snail.",
            ),
            Self::Index => f.write_str(
                "One number more than cells: the first is read as an index, the others as Korf's, \
                 with the blank first in the goal. If the blank goes last, choose the goal \
                 blank-last.",
            ),
            Self::BlankFirstOnly => f.write_str(
                "With the blank last in the goal this cannot be solved, with the blank first it \
                 can: choose the goal blank-first if that is meant.",
            ),
            Self::BlankFirstToo => f.write_str(
                "A bare list is read with the blank last in the goal. If it is one of Korf's, choose \
                 the goal blank-first.",
            ),
            Self::OtherGoal(own) => {
                let own = match own {
                    GoalChoice::Usual(goal) => goal.name(),
                    GoalChoice::Board(_) => "a board",
                };
                write!(f, "The goal that was chosen is used, not the file's own ({own}).")
            }
        }
    }
}
