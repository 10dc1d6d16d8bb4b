//! A puzzle in the goal's own numbering: a tile has the number of its goal cell.
//!
//! With the tiles renamed so, what a bound needs depends only on the size of the board and the
//! blank's goal cell, not on how the goal's tiles are arranged.

use crate::grid::Dims;
use crate::search::space::Label;
use crate::sliding::board::{Board, SIDE_MAX};
use crate::sliding::moves::{Move, from_labels};
use crate::sliding::ways::Ways;

/// How many cells the largest board has.
pub const CELLS_MAX: usize = SIDE_MAX * SIDE_MAX;

/// The start, the goal and the moves that lead from board to board.
pub struct Frame {
    dims: Dims,
    /// The blank's goal cell, which is also the blank's name among the tiles.
    home: u8,
    start: Box<[u8]>,
    ways: Ways,
}

/// A tile's move to the blank cell.
#[derive(Clone, Copy, Debug)]
pub struct Slide {
    pub tile: u8,
    /// The tile's cell before the move.
    pub from: u8,
    /// The blank's cell before the move.
    pub to: u8,
}

impl Frame {
    /// `start` and `goal` must have the same size.
    pub fn new(start: &Board, goal: &Board) -> Self {
        debug_assert_eq!(start.dims(), goal.dims());
        Self::of(start.dims(), start.tiles(), goal.tiles(), goal.blank() as u8)
    }

    /// The puzzle of the way from one board to another, which have the same tiles in any numbering;
    /// `home` is the blank's cell on the second.
    fn of(dims: Dims, start: &[u8], goal: &[u8], home: u8) -> Self {
        let mut names = [0; CELLS_MAX];
        for (cell, &tile) in goal.iter().enumerate() {
            names[usize::from(tile)] = cell as u8;
        }
        let renamed = start.iter().map(|&tile| names[usize::from(tile)]).collect();
        Self { dims, home, start: renamed, ways: Ways::new(dims, Move::ALL) }
    }

    pub fn dims(&self) -> Dims {
        self.dims
    }

    pub fn cells(&self) -> usize {
        self.start.len()
    }

    /// The blank's goal cell and name.
    pub fn home(&self) -> u8 {
        self.home
    }

    /// The start's tiles by their goal cells.
    pub fn start(&self) -> &[u8] {
        &self.start
    }

    /// The moves of the blank from a cell, except the move back.
    #[inline]
    pub fn ways(&self, blank: u8, last: Label) -> &[(Label, u8)] {
        self.ways.after(blank, last)
    }

    /// The cell of the blank among renamed tiles.
    pub fn blank(&self, tiles: &[u8]) -> u8 {
        tiles.iter().position(|&tile| tile == self.home).unwrap_or(0) as u8
    }

    /// Whether every tile stands on its goal cell.
    pub fn is_goal(&self, tiles: &[u8]) -> bool {
        tiles.iter().enumerate().all(|(cell, &tile)| usize::from(tile) == cell)
    }

    /// The puzzle of a part of the way: from the board after the moves `before` to the board after
    /// the further moves `within`.
    pub fn part(&self, before: &[Label], within: &[Label]) -> Self {
        let start = self.after(&self.start, before);
        let goal = self.after(&start, within);
        let home = self.blank(&goal);
        Self::of(self.dims, &start, &goal, home)
    }

    /// The puzzle of the way from the goal to the start.
    pub fn reversed(&self) -> Self {
        let goal: Box<[u8]> = (0..self.cells() as u8).collect();
        Self::of(self.dims, &goal, &self.start, self.blank(&self.start))
    }

    /// The tiles after some moves.
    fn after(&self, tiles: &[u8], labels: &[Label]) -> Box<[u8]> {
        let mut tiles: Box<[u8]> = tiles.into();
        let mut blank = self.blank(&tiles).into();
        for way in from_labels(labels) {
            if let Some(to) = self.dims.neighbour(blank, way) {
                tiles.swap(blank, to);
                blank = to;
            }
        }
        tiles
    }
}

/// The labels of the way back.
pub fn backwards(labels: &[Label]) -> Vec<Label> {
    from_labels(labels).iter().rev().map(|way| way.opposite() as Label).collect()
}
