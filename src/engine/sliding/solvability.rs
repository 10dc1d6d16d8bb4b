//! Whether a board can be brought to the goal, and why: Kurang(i), ΣKurang and X.
//!
//! Number the goal's cells 1, 2, 3, … and give every tile, and the blank, the number of its goal
//! cell. Kurang(i) counts the smaller numbers that stand after tile i on the board; X is 1 where
//! the blank stands an odd number of steps from its goal cell. Every move changes ΣKurang and the
//! blank's distance by odd amounts, so ΣKurang + X stays even or stays odd; it is 0 at the goal.
//! Johnson and Story proved that all even boards can be reached ("Notes on the '15' puzzle",
//! American Journal of Mathematics 2, 1879), for boards of 2 × 2 cells and more.
//!
//! For the goal `1 2 … 15 blank` these are the course's numbers: the blank counts as 16, and X is
//! 1 where row + column of the blank, from 0, is odd.

use super::board::{BLANK, Board};

/// The figures of a board for a goal of the same size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solvability {
    /// Kurang of the tiles 1, 2, …; the last entry is the blank's.
    kurang: Vec<u32>,
    x: u32,
    /// For each tile its number in the goal's order, from 1.
    numbers: Vec<usize>,
}

impl Solvability {
    /// `start` and `goal` must have the same size.
    pub fn of(start: &Board, goal: &Board) -> Self {
        debug_assert_eq!(start.dims(), goal.dims());
        let mut numbers = vec![0; goal.tiles().len()];
        for (cell, &tile) in goal.tiles().iter().enumerate() {
            numbers[usize::from(tile)] = cell + 1;
        }
        let distance = start.dims().taxicab(start.blank(), goal.blank());
        let mut figures = Self { kurang: Vec::new(), x: (distance % 2) as u32, numbers };
        let tiles = 1..start.tiles().len() as u8;
        figures.kurang = tiles
            .chain([BLANK])
            .map(|tile| figures.smaller_after(start, tile).len() as u32)
            .collect();
        figures
    }

    /// Kurang of each tile from 1 up; the last entry is the blank's.
    pub fn kurang(&self) -> &[u32] {
        &self.kurang
    }

    /// ΣKurang.
    pub fn sum(&self) -> u32 {
        self.kurang.iter().sum()
    }

    /// X: 1 if the blank stands an odd number of steps from its goal cell, else 0.
    pub fn x(&self) -> u32 {
        self.x
    }

    /// ΣKurang + X.
    pub fn total(&self) -> u32 {
        self.sum() + self.x
    }

    pub fn is_solvable(&self) -> bool {
        self.total().is_multiple_of(2)
    }

    /// The number of a tile in the goal's order, from 1. For the goal with the blank last this is
    /// the tile's own number, and 16 (on 4×4) for the blank.
    pub fn number(&self, tile: u8) -> usize {
        self.numbers.get(usize::from(tile)).copied().unwrap_or(0)
    }

    /// Whether the tiles have other numbers than under the goal with the blank first or last.
    /// Kurang then compares these numbers and not those on the tiles.
    pub fn is_renumbered(&self) -> bool {
        self.numbers[1..].windows(2).any(|pair| pair[1] != pair[0] + 1)
    }

    /// Whether the goal begins with the blank and has the tiles in order after it.
    pub fn has_blank_first(&self) -> bool {
        !self.is_renumbered() && self.number(BLANK) == 1
    }

    /// The number of a tile as people write it. With the blank first in the goal tiles keep their
    /// numbers, and the blank is 0; else it is the number in the goal's order.
    pub fn named(&self, tile: u8) -> usize {
        self.number(tile).saturating_sub(self.has_blank_first().into())
    }

    /// The cells after `tile` with a smaller number: those that Kurang counts. `board` is the board
    /// of these figures, or another one of the same size and goal.
    pub fn smaller_after(&self, board: &Board, tile: u8) -> Vec<usize> {
        let from = board.cell_of(tile);
        let smaller = |&cell: &usize| self.number(board.tiles()[cell]) < self.number(tile);
        (from + 1..board.tiles().len()).filter(smaller).collect()
    }
}

/// The cells where a blank makes X 1.
pub fn odd_cells(goal: &Board) -> Vec<usize> {
    let home = goal.blank();
    let dims = goal.dims();
    (0..dims.cells()).filter(|&cell| dims.taxicab(cell, home) % 2 == 1).collect()
}
