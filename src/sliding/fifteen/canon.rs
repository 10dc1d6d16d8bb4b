//! A 4×4 puzzle in the numbering that the tables are for.
//!
//! A tile is named by its goal cell, and the board is turned or mirrored so that the blank's goal
//! is one of three cells: in the corner, beside it or in the middle. So three sets of tables serve
//! every goal.

use crate::search::space::Label;
use crate::sliding::board::Board;
use crate::sliding::large::frame::Frame;
use crate::sliding::large::pattern::partition::symmetries;
use crate::sliding::moves::Move;

/// How many cells the board has.
pub const CELLS: usize = 16;
/// Cells in a row.
pub const SIDE: usize = 4;

/// The blank's goal cells that there are tables for.
pub const HOMES: [u8; 3] = [0, 1, 5];

/// A start in that numbering, and the way back from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canon {
    /// The tile on each cell, by its goal cell; the blank's name is `home`.
    pub tiles: [u8; CELLS],
    /// One of [`HOMES`].
    pub home: u8,
    /// For each label the move on the board as it was given.
    ways: [Move; 4],
}

impl Canon {
    /// `None` unless both boards have 4×4 cells.
    pub fn new(start: &Board, goal: &Board) -> Option<Self> {
        let dims = start.dims();
        if (dims.rows(), dims.cols()) != (SIDE, SIDE) || goal.dims() != dims {
            return None;
        }
        let frame = Frame::new(start, goal);
        let home = usize::from(frame.home());
        let map = symmetries(dims).into_iter().find(|map| HOMES.contains(&map[home]))?;
        let mut tiles = [0; CELLS];
        for (cell, &tile) in frame.start().iter().enumerate() {
            tiles[usize::from(map[cell])] = map[usize::from(tile)];
        }
        // A cell in the middle has a neighbour on every side.
        let middle = SIDE + 1;
        let turned = |way: Move| {
            let to = dims.neighbour(middle, way).map(|to| usize::from(map[to]));
            Move::ALL.into_iter().find(|&other| {
                to.is_some() && dims.neighbour(usize::from(map[middle]), other) == to
            })
        };
        let mut ways = Move::ALL;
        for way in Move::ALL {
            ways[turned(way)? as usize] = way;
        }
        Some(Self { tiles, home: map[home], ways })
    }

    /// Labels of moves on the board as it was given.
    pub fn labels(&self, labels: &[Label]) -> Vec<Label> {
        labels.iter().map(|&label| self.ways[usize::from(label) % 4] as Label).collect()
    }
}

/// The cell on the other side of the diagonal from the first cell to the last.
pub const fn mirrored(cell: u8) -> u8 {
    (cell % SIDE as u8) * SIDE as u8 + cell / SIDE as u8
}
