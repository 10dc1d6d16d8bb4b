//! Lists of moves as text, in the notations that programs for sliding tiles use:
//!
//! | notation | example | whose way, and who writes it |
//! |---|---|---|
//! | letters of the blank | `URDLL` | the way of the blank: the course, Rosetta Code |
//! | letters of the tile | `DLURR` | the way of the tile: slidysim, Simon Tatham's Fifteen |
//! | words | `Up Right Down`, `atas kanan bawah` | the same as letters |
//! | arrows | `↑→↓` | the same as letters |
//! | counts | `URDL2`, `3R 2D` | a number repeats the letter before it or, where the text begins with a number, after it |
//! | numbers | `12 8 4` | the tiles that move; a tile in the blank's row or column that does not touch the blank takes the tiles between along |
//!
//! Letters are in upper or lower case. Blanks, line ends, commas, semicolons, brackets and double
//! quotes between them mean nothing. A letter with a count, or the number of a tile that takes
//! others along, is one multi-tile move and as many single moves as tiles move.
//!
//! | room | what lives there |
//! |---|---|
//! | [`fault`] | what is wrong with a text, and which move the board does not allow |
//! | `read` | the letters and numbers of a text |
//! | [`follow`](mod@follow) | a list made on a board, in the notation that fits |
//! | [`replay`] | moves with times |
//! | [`write`](mod@write) | moves as text |

pub mod fault;
pub mod follow;
mod read;
pub mod replay;
pub mod write;

pub use fault::{NotationError, Place, Wrong, WrongMove};
pub(crate) use follow::scramble;
pub use follow::{FollowedMoves, follow, follow_as, follow_from};
pub(crate) use read::{are_moves, strays, words_of};
pub use read::{has_too_many, is_moves, is_numbers, text_of};
use serde::{Deserialize, Serialize};
pub use write::{Counts, Notation, Style, word, write, write_as, write_words};

use super::moves::Move;

crate::named! {
    /// Whose way a letter names.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Convention {
        #[default]
        Blank = "blank",
        Tile = "tile",
    }
}

impl Convention {
    /// The blank's way for a way in this convention, and a way in this convention for the blank's
    /// way.
    pub const fn turn(self, way: Move) -> Move {
        match self {
            Self::Blank => way,
            Self::Tile => way.opposite(),
        }
    }
}

/// How a list of moves is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Letters or words.
    Letters(Convention),
    /// Numbers of tiles.
    Numbers,
}

impl Reading {
    pub const ALL: [Self; 3] =
        [Self::Letters(Convention::Blank), Self::Letters(Convention::Tile), Self::Numbers];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Letters(convention) => convention.name(),
            Self::Numbers => "numbers",
        }
    }
}

/// The most moves that a text may ask for.
pub const MOVES_MAX: usize = 100_000;
