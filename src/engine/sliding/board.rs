//! The board: a rectangle of cells with the tiles 1, 2, … and one blank.

use std::fmt;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::moves::Move;
use crate::grid::Dims;

/// The least and the greatest number of rows or columns of a board.
pub const SIDE_MIN: usize = 2;
pub const SIDE_MAX: usize = 10;

/// Stands for the blank wherever a tile could stand.
pub const BLANK: u8 = 0;

/// A board. Invariant: both sides are in [`SIDE_MIN`]`..=`[`SIDE_MAX`], and each of the tiles
/// `0..cells` stands on exactly one cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    dims: Dims,
    tiles: Box<[u8]>,
}

/// Why tiles do not make a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    #[error("{}", unsupported(*_0))]
    Size(Dims),
    #[error("{}", miscounted(*dims, *found))]
    Count { dims: Dims, found: usize },
    #[error("{}", text!("sliding-tiles", most = (*_0)))]
    Tiles(usize),
}

fn unsupported(dims: Dims) -> String {
    text!("sliding-size", dims = dims.to_string(), least = SIDE_MIN, most = SIDE_MAX)
}

fn miscounted(dims: Dims, found: usize) -> String {
    let (found, cells) = (found.to_string(), dims.cells().to_string());
    text!("sliding-count", found = found, dims = dims.to_string(), cells = cells)
}

impl Board {
    /// A board of `tiles`, row by row, 0 for the blank.
    ///
    /// # Errors
    /// If there are no boards of this size, or `tiles` are not 0…cells − 1, each once.
    pub fn new(dims: Dims, tiles: &[u8]) -> Result<Self, BoardError> {
        Self::check(dims)?;
        if tiles.len() != dims.cells() {
            return Err(BoardError::Count { dims, found: tiles.len() });
        }
        let mut met = vec![false; tiles.len()];
        for &tile in tiles {
            match met.get_mut(usize::from(tile)) {
                Some(met) if !*met => *met = true,
                _ => return Err(BoardError::Tiles(tiles.len() - 1)),
            }
        }
        Ok(Self { dims, tiles: tiles.into() })
    }

    /// Checks that there are boards of a size.
    ///
    /// # Errors
    /// If a side is less than [`SIDE_MIN`] or greater than [`SIDE_MAX`].
    pub fn check(dims: Dims) -> Result<(), BoardError> {
        let sides = SIDE_MIN..=SIDE_MAX;
        if sides.contains(&dims.rows()) && sides.contains(&dims.cols()) {
            Ok(())
        } else {
            Err(BoardError::Size(dims))
        }
    }

    pub fn dims(&self) -> Dims {
        self.dims
    }

    /// The tiles row by row, 0 for the blank.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles
    }

    /// The cell of the blank.
    pub fn blank(&self) -> usize {
        self.cell_of(BLANK)
    }

    /// The cell of a tile, which must be a tile of the board.
    pub fn cell_of(&self, tile: u8) -> usize {
        self.tiles.iter().position(|&other| other == tile).unwrap_or(0)
    }

    /// Moves the blank and returns the tile that went the other way. `None`, and no change, if the
    /// blank would leave the board.
    pub fn apply(&mut self, way: Move) -> Option<u8> {
        self.apply_at(&mut self.blank(), way)
    }

    /// The same for a caller that knows the blank's cell, which the move changes. Looking for the
    /// blank takes longer than a move.
    pub(super) fn apply_at(&mut self, blank: &mut usize, way: Move) -> Option<u8> {
        let other = self.dims.neighbour(*blank, way)?;
        self.tiles.swap(*blank, other);
        let tile = self.tiles[*blank];
        *blank = other;
        Some(tile)
    }

    /// The way of the blank to a cell in its own row or column, and how many moves that takes.
    /// `None` for any other cell, and for the blank's own cell.
    pub fn line_to(&self, cell: usize) -> Option<(Move, usize)> {
        let (dims, blank) = (self.dims, self.blank());
        if cell == blank || cell >= dims.cells() {
            return None;
        }
        let way = if dims.row(cell) == dims.row(blank) {
            if cell < blank { Move::Left } else { Move::Right }
        } else if dims.col(cell) == dims.col(blank) {
            if cell < blank { Move::Up } else { Move::Down }
        } else {
            return None;
        };
        Some((way, dims.taxicab(cell, blank)))
    }

    /// Exchanges the tiles on two cells, which must be cells of the board.
    pub fn swap(&mut self, a: usize, b: usize) {
        self.tiles.swap(a, b);
    }

    /// The possible moves, in the order of [`Move::ALL`].
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        Move::ALL.into_iter().filter(|&way| self.dims.neighbour(self.blank(), way).is_some())
    }

    /// The board after a move of the blank.
    pub fn after(&self, way: Move) -> Option<Self> {
        let mut board = self.clone();
        board.apply(way).map(|_| board)
    }

    /// The number of cells on which this board and another of its size differ.
    pub fn differences(&self, other: &Self) -> usize {
        self.tiles.iter().zip(&other.tiles).filter(|(a, b)| a != b).count()
    }
}

/// Rows of numbers, columns aligned, the blank as 0.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = if self.tiles.len() > 10 { 2 } else { 1 };
        for row in self.tiles.chunks(self.dims.cols()) {
            let row: Vec<String> = row.iter().map(|tile| format!("{tile:width$}")).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

crate::named! {
    /// The usual goals.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Goal with title {
        /// `1 2 3 … blank`.
        #[default]
        BlankLast = "blank-last", text!("sliding-goal-blank-last");
        /// `blank 1 2 3 …`.
        BlankFirst = "blank-first", text!("sliding-goal-blank-first");
        /// Clockwise from the top left corner inwards, the blank innermost: `1 2 3 / 8 0 4 / 7 6
        /// 5`.
        Snail = "snail", text!("sliding-goal-snail");
    }
}

impl Goal {
    /// Which usual goal a board is; the first in [`Goal::ALL`] if it is several. `None` for any
    /// other board.
    pub fn of(board: &Board) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.like(board) == *board)
    }

    /// The goal for boards of a size.
    ///
    /// # Errors
    /// If there are no boards of this size: see [`Board::check`].
    pub fn board(self, dims: Dims) -> Result<Board, BoardError> {
        Board::check(dims)?;
        Ok(self.arrange(dims))
    }

    /// The goal for boards of the size of `board`.
    pub fn like(self, board: &Board) -> Board {
        self.arrange(board.dims)
    }

    /// The goal's board. There must be boards of the size `dims`.
    fn arrange(self, dims: Dims) -> Board {
        let mut tiles: Box<[u8]> = (0..dims.cells()).map(|cell| cell as u8).collect();
        match self {
            Self::BlankFirst => {}
            Self::BlankLast => tiles.rotate_left(1),
            Self::Snail => {
                let last = dims.cells() - 1;
                for (index, cell) in dims.snail().into_iter().enumerate() {
                    tiles[cell] = if index == last { BLANK } else { index as u8 + 1 };
                }
            }
        }
        Board { dims, tiles }
    }
}

/// The goal that a person or a text chooses for a start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalChoice {
    Usual(Goal),
    Board(Board),
}
