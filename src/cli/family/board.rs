//! The board of a puzzle that was read.

use langkah_engine::sliding::board::Board;
use langkah_puzzle::family::any::Any;
use langkah_puzzle::{Of, hidato};

/// The board of a sliding puzzle, or else the name of its family.
pub fn board(any: &Any) -> Result<Board, &'static str> {
    match any {
        Of::Sliding(opened) => Ok(opened.puzzle.start().clone()),
        Of::Hidato(opened) => Err(hidato::words::family(opened.board.shape().topology())),
    }
}

/// Whether the text of a sliding puzzle names a goal beside the board.
pub fn names_goal(any: &Any) -> bool {
    any.as_ref().sliding().is_some_and(|opened| opened.names_goal)
}
