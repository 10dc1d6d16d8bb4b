//! Moves, named by the way the blank goes, and their letters.

use super::board::Board;
/// A move names the way the BLANK goes; the tile goes the opposite way.
pub use crate::grid::Direction as Move;
use crate::search::space::Label;

/// `U`, `L`, `D` or `R`.
pub const fn letter(way: Move) -> char {
    match way {
        Move::Up => 'U',
        Move::Left => 'L',
        Move::Down => 'D',
        Move::Right => 'R',
    }
}

/// The inverse of [`letter`].
pub fn from_letter(letter: char) -> Option<Move> {
    Move::ALL.into_iter().find(|&way| self::letter(way) == letter)
}

/// The moves that a search's labels name, if it moves one tile at a time.
pub fn from_labels(labels: &[Label]) -> Vec<Move> {
    labels.iter().filter_map(|&label| Move::from_index(label)).collect()
}

/// Moves as text: one letter a move, without blanks between.
pub fn letters(moves: &[Move]) -> String {
    moves.iter().copied().map(letter).collect()
}

/// The name by which a trace tells that the blank goes so many cells one way, at least 1.
pub const fn label(way: Move, cells: usize) -> u32 {
    (cells.saturating_sub(1) as u32) << 2 | way as u32
}

/// The inverse of [`label`].
pub fn shift(label: u32) -> Option<(Move, usize)> {
    let way = Move::from_index((label & 3) as u8)?;
    Some((way, (label >> 2) as usize + 1))
}

/// A move and the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub way: Move,
    /// The tile that went the way opposite to the blank's.
    pub tile: u8,
    pub board: Board,
}

/// The steps of `moves` from `start`, up to the first move that would leave the board.
pub fn steps(start: &Board, moves: &[Move]) -> Vec<Step> {
    let (mut board, mut blank) = (start.clone(), start.blank());
    let mut steps = Vec::with_capacity(moves.len());
    for &way in moves {
        let Some(tile) = board.apply_at(&mut blank, way) else { break };
        steps.push(Step { way, tile, board: board.clone() });
    }
    steps
}
