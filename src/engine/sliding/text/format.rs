//! The formats by name, and what is said of how a text was read.

use std::fmt;

use langkah_language::text;

use crate::grid::Dims;
use crate::lines::encoding::Encoding;
use crate::sliding::board::{Goal, GoalChoice};
use crate::sliding::notation::Convention;

crate::named! {
    /// The format in which a text has a puzzle.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Format with about {
        Course = "course", text!("sliding-text-about-course");
        Princeton = "princeton", text!("sliding-text-about-princeton");
        School42 = "school42", text!("sliding-text-about-school42");
        Tatham = "tatham", text!("sliding-text-about-tatham");
        Slidysim = "slidysim", text!("sliding-text-about-slidysim");
        Korf = "korf", text!("sliding-text-about-korf");
        Digits = "digits", text!("sliding-text-about-digits");
        Langkah = "langkah", text!("sliding-text-about-langkah");
        /// Rows after a line with both sides.
        Sized = "sized", text!("sliding-text-about-sized");
        /// Numbers with commas, semicolons or tabs between.
        Csv = "csv", text!("sliding-text-about-csv");
        /// Lists in brackets.
        Json = "json", text!("sliding-text-about-json");
        /// A table of Markdown, or a drawn one.
        Table = "table", text!("sliding-text-about-table");
        /// A digit or a letter for each tile.
        Letters = "letters", text!("sliding-text-about-letters");
        /// Moves from the goal.
        Moves = "moves", text!("sliding-text-about-moves");
        /// A report that we wrote.
        Report = "report", text!("sliding-text-about-report");
    }
}

impl Format {
    /// The formats that can be written.
    pub const WRITTEN: [Self; 12] = [
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

    /// The usual extension of a file that holds nothing else.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Langkah => "langkah",
            _ => "txt",
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
        matches!(self, Self::Tatham | Self::Slidysim | Self::Korf | Self::Digits | Self::Json)
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
    /// The number of cells is the blank, and each number touches the next one, as in the solution
    /// of a Hidato, or of a Numbrix.
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
                f.write_str(&text!("sliding-text-note-blank-number", number = (*number)))
            }
            Self::WidthFirst(dims) => f.write_str(&text!(
                "sliding-text-note-width-first",
                cols = (dims.cols()),
                rows = (dims.rows())
            )),
            Self::SizeAlone => f.write_str(text!("sliding-text-note-size-alone")),
            Self::SizeAndComments => f.write_str(text!("sliding-text-note-size-and-comments")),
            Self::CommentsAlone => f.write_str(text!("sliding-text-note-comments-alone")),
            Self::Index => f.write_str(text!("sliding-text-note-index")),
            Self::BlankFirstOnly => f.write_str(text!("sliding-text-note-blank-first-only")),
            Self::BlankFirstToo => f.write_str(text!("sliding-text-note-blank-first-too")),
            Self::SnailOnly => f.write_str(text!("sliding-text-note-snail-only")),
            Self::OtherGoal(GoalChoice::Usual(own)) => {
                f.write_str(&text!("sliding-text-note-other-goal", own = own.name()))
            }
            Self::OtherGoal(GoalChoice::Board(_)) => {
                f.write_str(text!("sliding-text-note-other-goal-board"))
            }
            Self::StartAndGoal => f.write_str(text!("sliding-text-note-start-and-goal")),
            Self::TwoPuzzles => f.write_str(text!("sliding-text-note-two-puzzles")),
            Self::Encoding(encoding) => f.write_str(encoding.sentence()),
            Self::Gap { .. }
            | Self::Letters { .. }
            | Self::Digits { .. }
            | Self::Scramble { .. }
            | Self::Full { .. } => f.write_str(&self.of_figures().unwrap_or_default()),
        }
    }
}

impl Note {
    /// The text of a note with several figures.
    fn of_figures(&self) -> Option<String> {
        Some(match self {
            Self::Gap { row, col } => text!("sliding-text-note-gap", row = (*row), col = (*col)),
            Self::Letters { last, tile } => {
                text!("sliding-text-note-letters", last = last.to_string(), tile = (*tile))
            }
            Self::Digits { last, tile } => {
                text!("sliding-text-note-digits", last = last.to_string(), tile = (*tile))
            }
            Self::Scramble { moves, dims, convention } => text!(
                "sliding-text-note-scramble",
                dims = dims.to_string(),
                moves = (*moves),
                shown = moves.to_string(),
                convention = convention.name()
            ),
            Self::Full { cells, is_numbrix } => {
                let family = if *is_numbrix { "numbrix" } else { "hidato" };
                text!("sliding-text-note-full", cells = (*cells), family = family)
            }
            _ => return None,
        })
    }
}
