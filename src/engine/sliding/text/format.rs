//! The formats by name, and what is said of how a text was read.

use std::fmt;

use crate::grid::Dims;
use crate::lines::encoding::Encoding;
use crate::sliding::board::{Goal, GoalChoice};
use crate::sliding::notation::Convention;

/// The format in which a text has a puzzle.
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
    /// Rows after a line with both sides.
    Sized,
    /// Numbers with commas, semicolons or tabs between.
    Csv,
    /// Lists in brackets.
    Json,
    /// A table of Markdown, or a drawn one.
    Table,
    /// A digit or a letter for each tile.
    Letters,
    /// Moves from the goal.
    Moves,
    /// A report that we wrote.
    Report,
}

impl Format {
    /// The formats that can be written.
    pub const ALL: [Self; 12] = [
        Self::Course,
        Self::Princeton,
        Self::School42,
        Self::Tatham,
        Self::Slidysim,
        Self::Korf,
        Self::Digits,
        Self::Langkah,
        Self::Sized,
        Self::Csv,
        Self::Json,
        Self::Table,
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
            Self::Sized => "sized",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Table => "table",
            Self::Letters => "letters",
            Self::Moves => "moves",
            Self::Report => "report",
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
            Self::Sized => "both sides, 3x4 or 3 4, then rows",
            Self::Csv => "numbers with commas, semicolons or tabs between",
            Self::Json => "lists in brackets: JSON, NumPy, C",
            Self::Table => "a table of Markdown, or a drawn one",
            Self::Letters => "a digit or a letter for each tile",
            Self::Moves => "the moves that lead from the goal to the start",
            Self::Report => "a report of langkah, Markdown or HTML",
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

/// How the reader resolved an ambiguity that changes the puzzle. It is displayed as sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The number of cells stands for the blank, in a format that usually has 0.
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
    /// A bare list that can be brought to the goal with the blank first, but not to the goal with
    /// the blank last.
    BlankFirstOnly,
    /// A bare list that can be brought to either of these goals.
    BlankFirstToo,
    /// The person chose a goal that is not the text's own.
    OtherGoal(GoalChoice),
    /// A size line without comments, of a board that can be brought to the snail but not to its own
    /// goal.
    SnailOnly,
    /// A cell without a number, known from the columns of the other rows. Row and column count from
    /// 1.
    Gap { row: usize, col: usize },
    /// Letters for tiles: the last letter, and the tile that it stands for.
    Letters { last: char, tile: usize },
    /// Digits and letters for tiles, as in numbers of base 16: the last one, and the tile that it
    /// stands for.
    Digits { last: char, tile: usize },
    /// Moves alone.
    Scramble { moves: usize, dims: Dims, convention: Convention },
    /// Two boards without a word between them: the second is read as the goal.
    StartAndGoal,
    /// Two boards of one size without a word between them, read as two puzzles.
    TwoPuzzles,
    /// The number of cells is the blank, and each number touches the next one, as in the solution of
    /// a Hidato, or of a Numbrix.
    Full { cells: usize, is_numbrix: bool },
    /// How the bytes were read, if not as UTF-8.
    Encoding(Encoding),
}

impl Note {
    /// Whether the note tells only how the goal was found: it means nothing if the person chose a
    /// goal.
    pub fn is_about_goal(&self) -> bool {
        matches!(
            self,
            Self::SizeAlone
                | Self::SizeAndComments
                | Self::CommentsAlone
                | Self::Index
                | Self::BlankFirstOnly
                | Self::BlankFirstToo
                | Self::SnailOnly
        )
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
            _ => self.fmt_dress(f),
        }
    }
}

impl Note {
    /// Writes the notes of texts in a dress and of several puzzles.
    fn fmt_dress(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SnailOnly => f.write_str(
                "A size line without # comments: read as Princeton's, with the blank last in the \
                 goal, and so it cannot be solved. As a snail goal it can be solved, as the 42 \
                 school has it: choose the goal snail (--goal snail, or Goal in the window).",
            ),
            Self::Gap { row, col } => write!(
                f,
                "The gap in row {row}, column {col} is read as the blank, by the columns of the \
                 other rows."
            ),
            Self::Letters { last, tile } => {
                write!(f, "Letters are read as tiles: A is 1, {last} is {tile}.")
            }
            Self::Digits { last, tile } => write!(
                f,
                "Digits and letters are read as one tile each: A is 10, {last} is {tile}, 0 is the \
                 blank."
            ),
            Self::Scramble { moves, dims, convention } => write!(
                f,
                "Moves alone: read as the {dims} board that {moves} {} from the goal, each letter \
                 the way of the {}. For another size, choose a goal of that size.",
                if *moves == 1 { "move makes" } else { "moves make" },
                convention.name()
            ),
            Self::StartAndGoal => f.write_str(
                "Two boards: the second is read as the goal of the first. If they are two puzzles, \
                 put a line such as “Puzzle 2” between them.",
            ),
            Self::TwoPuzzles => f.write_str(
                "Two boards: read as two puzzles. If the second is the goal of the first, put the \
                 word “goal” on a line between them.",
            ),
            Self::Full { cells, is_numbrix } => write!(
                f,
                "Read as sliding tiles with {cells} as the blank. Each number touches the next one, \
                 as in a full Hidato{}; if it is one, put “hidato”{} before it.",
                if *is_numbrix { " or Numbrix" } else { "" },
                if *is_numbrix { " or “numbrix”" } else { "" },
            ),
            Self::Encoding(encoding) => f.write_str(match encoding {
                Encoding::Utf8 => "The text is read as UTF-8.",
                Encoding::Utf16 => "The text is read as UTF-16.",
                Encoding::Latin1 => "The text is no UTF-8; it is read as Latin-1.",
            }),
            _ => Ok(()),
        }
    }
}
