//! Moves as text.

use serde::{Deserialize, Serialize};

use super::Convention;
use crate::sliding::board::Board;
use crate::sliding::moves::{Move, letter, steps};

/// How a list of moves is written in letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Style {
    pub convention: Convention,
    /// Whether a number stands for repeated letters: `URDL2`.
    pub repeats: bool,
}

crate::named! {
    /// What stands for a move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Notation {
        /// A letter that names the way of the blank: `URDLL`.
        Blank = "blank",
        /// A letter that names the way of the tile: `DLURR`.
        Tile = "tile",
        /// A word that names the way of the blank: `Up Right Down`.
        Words = "words",
        /// The number of the tile that moves: `12 8 4`.
        Numbers = "numbers",
        /// The same, where a line of tiles that moves at once is named by its last tile.
        Lines = "lines",
    }
}

impl Notation {
    /// Whether it has letters or words, which counts can repeat.
    pub const fn has_counts(self) -> bool {
        matches!(self, Self::Blank | Self::Tile | Self::Words)
    }
}

crate::named! {
    /// Whether a number stands for repeated letters, and where.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Counts {
        #[default]
        None = "none",
        /// `URDL2`
        After = "after",
        /// `1U 1R 1D 2L`: each run has its number, so that nobody takes it for the count of the
        /// letter before it.
        Before = "before",
    }
}

/// Moves in letters, without blanks between: one letter a move or, with repeats, one letter and a
/// number for several equal moves in a row.
pub fn write(moves: &[Move], style: Style) -> String {
    let mut text = String::with_capacity(moves.len());
    for run in moves.chunk_by(|a, b| style.repeats && a == b) {
        text.push(letter(style.convention.turn(run[0])));
        if run.len() > 1 {
            text.push_str(&run.len().to_string());
        }
    }
    text
}

/// Moves from `start` in any notation. Numbers of tiles take no counts. Moves after one that would
/// leave the board are left out of numbers.
pub fn write_as(start: &Board, moves: &[Move], notation: Notation, counts: Counts) -> String {
    let convention = match notation {
        Notation::Numbers | Notation::Lines => return numbers(start, moves, notation),
        Notation::Words => return write_words(moves, counts),
        Notation::Blank => Convention::Blank,
        Notation::Tile => Convention::Tile,
    };
    if counts == Counts::Before {
        return runs(moves, counts, |way| letter(convention.turn(way)).to_string());
    }
    write(moves, Style { convention, repeats: counts == Counts::After })
}

/// Moves in words that name the way of the blank: `Up Right Down`.
pub fn write_words(moves: &[Move], counts: Counts) -> String {
    runs(moves, counts, |way| word(way).to_owned())
}

/// Runs of equal moves with their counts, and blanks between.
fn runs(moves: &[Move], counts: Counts, name: impl Fn(Move) -> String) -> String {
    let runs = moves.chunk_by(|a, b| counts != Counts::None && a == b);
    let written = runs.map(|run| match (counts, run.len()) {
        (Counts::Before, count) => format!("{count}{}", name(run[0])),
        (_, 1) => name(run[0]),
        (_, count) => format!("{}{count}", name(run[0])),
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The word for a way.
pub const fn word(way: Move) -> &'static str {
    match way {
        Move::Up => "Up",
        Move::Left => "Left",
        Move::Down => "Down",
        Move::Right => "Right",
    }
}

fn numbers(start: &Board, moves: &[Move], notation: Notation) -> String {
    let steps = steps(start, moves);
    let runs = steps.chunk_by(|a, b| notation == Notation::Lines && a.way == b.way);
    let tiles = runs.filter_map(|run| run.last()).map(|step| step.tile.to_string());
    tiles.collect::<Vec<_>>().join(" ")
}
