//! The boards of a recorded search, and its moves in letters.

use crate::search::trace::Trace;
use crate::search::trace::export::Words;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{self, Move};

/// Follows the moves of a trace from its start.
pub struct Boards<'a> {
    pub start: &'a Board,
    /// Whether a tree shows boards, or dots.
    pub are_drawn: bool,
}

impl Boards<'_> {
    /// The board of a node. The trace must be of a search from this start.
    pub fn board(&self, trace: &Trace, node: u32) -> Board {
        let mut board = self.start.clone();
        for way in trace.labels(node).into_iter().filter_map(way) {
            board.apply(way);
        }
        board
    }
}

/// The move of a label.
pub fn way(label: u16) -> Option<Move> {
    u8::try_from(label).ok().and_then(Move::from_index)
}

impl Words for Boards<'_> {
    fn label(&self, label: u16) -> String {
        way(label).map(moves::letter).into_iter().collect()
    }

    fn rows(&self, trace: &Trace, node: u32) -> Option<Vec<Vec<String>>> {
        if !self.are_drawn {
            return None;
        }
        let board = self.board(trace, node);
        let cell = |&tile: &u8| if tile == BLANK { String::new() } else { tile.to_string() };
        let rows = board.tiles().chunks(board.dims().cols());
        Some(rows.map(|row| row.iter().map(cell).collect()).collect())
    }
}
