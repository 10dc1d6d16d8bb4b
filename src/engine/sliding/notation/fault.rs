//! What is wrong with a list of moves. Lines and columns count from 1, in characters.

use std::fmt;

use langkah_language::text;

use super::{Convention, MOVES_MAX};
use crate::sliding::moves::{Move, letter};

/// A place in a text, from 1, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// Why a text is no list of moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    #[error("{}", text!("sliding-moves-empty"))]
    Empty,
    #[error("{line}:{column}: {}", text!("sliding-moves-not-one", word = word.as_str()))]
    NotAMove { word: String, line: usize, column: usize },
    /// The person asked for letters and this is a number, or the reverse.
    #[error("{line}:{column}: {}", text!("sliding-moves-other", word = word.as_str()))]
    OtherNotation { word: String, line: usize, column: usize },
    #[error("{line}:{column}: {}", text!("sliding-moves-too-many", most = MOVES_MAX.to_string()))]
    TooMany { line: usize, column: usize },
    /// What stands where the time of a move is expected.
    #[error("{line}:{column}: {}", text!("sliding-moves-not-a-time", word = word.as_str()))]
    NotATime { word: String, line: usize, column: usize },
    #[error("{line}:{column}: {}", text!("sliding-moves-time-back", word = word.as_str()))]
    TimeBack { word: String, line: usize, column: usize },
    /// A line of times has not one for each move.
    #[error(
        "{line}:1: {}",
        text!("sliding-moves-times", moves = (*moves), times = (*times))
    )]
    Times { moves: usize, times: usize, line: usize },
}

/// The first move of a list that the board does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// From 1, as the list counts: a line of tiles that moves at once is one move of a list of
    /// numbers.
    pub number: usize,
    pub place: Place,
    pub what: WrongMove,
}

/// A move that a board does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongMove {
    /// The blank would leave the board. The way is the blank's; the convention is the letter's.
    Way { way: Move, convention: Convention },
    /// The tile is not in the blank's row or column.
    Tile(u32),
    /// The board has no such tile.
    NoTile(u32),
}

impl WrongMove {
    /// The letter of a way, as the list has it.
    pub fn letter(self) -> Option<char> {
        match self {
            Self::Way { way, convention } => Some(letter(convention.turn(way))),
            Self::Tile(_) | Self::NoTile(_) => None,
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, place: Place { line, column }, what } = self;
        let number = number.to_string();
        let what = match *what {
            WrongMove::Way { way, .. } => {
                let letter = what.letter().map(String::from).unwrap_or_default();
                let edge = match way {
                    Move::Up => "top",
                    Move::Left => "left",
                    Move::Down => "bottom",
                    Move::Right => "right",
                };
                text!("sliding-moves-wrong", number = number, letter = letter, edge = edge)
            }
            WrongMove::Tile(tile) => {
                text!("sliding-moves-wrong-tile", number = number, tile = tile.to_string())
            }
            WrongMove::NoTile(tile) => {
                text!("sliding-moves-no-tile", number = number, tile = tile.to_string())
            }
        };
        write!(f, "{line}:{column}: {what}")
    }
}
