//! A 4×4 puzzle in the numbering that the tables are for.
//!
//! A tile is named by its goal cell, and the board is turned or mirrored so that the blank's goal
//! is one of three cells: in the corner, beside it or in the middle. So three sets of tables serve
//! every goal.

use super::cells::DIMS;
use crate::search::space::Label;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::Move;
use crate::sliding::pattern::symmetry::symmetries;

/// How many cells the board has.
pub const CELLS: usize = 16;
/// Cells in a row.
pub const SIDE: usize = 4;

/// The goal cells of the blank for which there are tables.
pub const HOMES: [u8; 3] = [0, 1, 5];

/// That numbering for one goal, and the way back from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// For each cell of the given board, the cell that it becomes.
    cells: [u8; CELLS],
    /// For each tile, the new number of its goal cell; for the blank it is `home`.
    names: [u8; CELLS],
    /// One of [`HOMES`].
    pub home: u8,
    /// For each label, the move on the given board.
    ways: [Move; 4],
}

impl Numbering {
    /// `None` unless the goal has 4×4 cells.
    pub fn new(goal: &Board) -> Option<Self> {
        if goal.dims() != DIMS {
            return None;
        }
        let map = symmetries(DIMS).into_iter().find(|map| HOMES.contains(&map[goal.blank()]))?;
        let mut cells = [0; CELLS];
        cells.copy_from_slice(map.get(..CELLS)?);
        let mut names = [0; CELLS];
        for (cell, &tile) in goal.tiles().iter().enumerate() {
            names[usize::from(tile) % CELLS] = cells[cell];
        }
        // A cell in the middle has a neighbour on every side.
        let middle = SIDE + 1;
        let mut ways = Move::ALL;
        for way in Move::ALL {
            let to = DIMS.neighbour(middle, way).map(|to| usize::from(cells[to]));
            let turned = Move::ALL
                .into_iter()
                .find(|&other| DIMS.neighbour(cells[middle].into(), other) == to && to.is_some())?;
            ways[turned as usize] = way;
        }
        Some(Self { cells, names, home: names[usize::from(BLANK)], ways })
    }

    #[inline]
    pub fn cell(&self, cell: u8) -> u8 {
        self.cells[usize::from(cell) % CELLS]
    }

    #[inline]
    pub fn name(&self, tile: usize) -> u8 {
        self.names[tile % CELLS]
    }
}

/// A start in that numbering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canon {
    /// The tile on each cell, by its goal cell; the blank's name is that of its home.
    pub tiles: [u8; CELLS],
    pub numbering: Numbering,
}

impl Canon {
    /// `None` unless both boards have 4×4 cells.
    pub fn new(start: &Board, goal: &Board) -> Option<Self> {
        let numbering = Numbering::new(goal).filter(|_| start.dims() == goal.dims())?;
        let mut tiles = [0; CELLS];
        for (cell, &tile) in (0..).zip(start.tiles()) {
            tiles[usize::from(numbering.cell(cell))] = numbering.name(tile.into());
        }
        Some(Self { tiles, numbering })
    }

    /// The label that a move has on the given board.
    pub fn label(&self, label: Label) -> Label {
        self.numbering.ways[usize::from(label) % 4] as Label
    }

    /// The labels that moves have on the given board.
    pub fn labels(&self, labels: &[Label]) -> Vec<Label> {
        labels.iter().map(|&label| self.label(label)).collect()
    }
}

/// The cell on the other side of the diagonal from the first cell to the last.
pub const fn mirrored(cell: u8) -> u8 {
    (cell % SIDE as u8) * SIDE as u8 + cell / SIDE as u8
}
