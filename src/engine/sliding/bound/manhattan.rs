//! Manhattan distance: the steps of every tile to its goal cell, added up.
//!
//! Admissible and consistent: a move takes one tile one step.

use langkah_language::text;

use super::about::{About, Boards, Choice};
use super::{Bound, Slide, explain};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::packed::{self, CELLS_MAX};

pub struct Manhattan {
    /// The distance of each tile on each cell.
    distance: [[u8; CELLS_MAX]; CELLS_MAX],
}

impl Manhattan {
    /// `goal` must have at most [`CELLS_MAX`] cells.
    pub fn new(goal: &Board) -> Self {
        let mut distance = [[0; CELLS_MAX]; CELLS_MAX];
        for (home, &tile) in goal.tiles().iter().enumerate().filter(|(_, tile)| **tile != BLANK) {
            for (cell, distance) in
                distance[usize::from(tile)].iter_mut().enumerate().take(goal.tiles().len())
            {
                *distance = goal.dims().taxicab(cell, home) as u8;
            }
        }
        Self { distance }
    }

    /// The distance of a tile on a cell to its goal cell.
    #[inline]
    pub fn of_tile(&self, tile: usize, cell: u8) -> u8 {
        self.distance[tile & 15][usize::from(cell & 15)]
    }
}

impl Choice for Manhattan {
    const ABOUT: About = About {
        name: "manhattan",
        title: || text!("sliding-bound-manhattan"),
        boards: Boards::All,
        explain: |board, goal| Some(explain::manhattan(board, goal)),
    };

    fn new(goal: &Board) -> Self {
        Self::new(goal)
    }
}

impl Bound for Manhattan {
    type Carry = u8;

    fn carry(&self, board: u64) -> u8 {
        // Cells past the board's last hold 0, the blank, which counts nothing.
        (0..CELLS_MAX as u8)
            .map(|cell| self.of_tile(packed::tile_at(board, cell.into()) as usize, cell))
            .sum()
    }

    #[inline]
    fn after(&self, carry: u8, slide: Slide) -> u8 {
        let tile = slide.tile();
        carry + self.of_tile(tile, slide.to) - self.of_tile(tile, slide.from)
    }

    #[inline]
    fn h(&self, carry: u8) -> u32 {
        carry.into()
    }
}
