//! Rectangles of cells: dimensions, cell numbering and the four ways to step.

use std::fmt;

/// The size of a board. Cells are numbered row by row from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dims {
    rows: usize,
    cols: usize,
}

impl Dims {
    /// A size in cells. `None` unless both sides are at least 1.
    pub const fn new(rows: usize, cols: usize) -> Option<Self> {
        if rows == 0 || cols == 0 { None } else { Some(Self { rows, cols }) }
    }

    pub const fn rows(self) -> usize {
        self.rows
    }

    pub const fn cols(self) -> usize {
        self.cols
    }

    pub const fn cells(self) -> usize {
        self.rows * self.cols
    }

    pub const fn row(self, cell: usize) -> usize {
        cell / self.cols
    }

    pub const fn col(self, cell: usize) -> usize {
        cell % self.cols
    }

    /// The cell one step from `cell`, or `None` if the step leaves the board.
    pub fn neighbour(self, cell: usize, way: Direction) -> Option<usize> {
        let (row, col) = (self.row(cell), self.col(cell));
        match way {
            Direction::Up => (row > 0).then(|| cell - self.cols),
            Direction::Left => (col > 0).then(|| cell - 1),
            Direction::Down => (row + 1 < self.rows).then(|| cell + self.cols),
            Direction::Right => (col + 1 < self.cols).then(|| cell + 1),
        }
    }

    /// All cells in a spiral: clockwise from the top left corner inwards.
    pub fn snail(self) -> Vec<usize> {
        const TURNS: [Direction; 4] =
            [Direction::Right, Direction::Down, Direction::Left, Direction::Up];
        let mut met = vec![false; self.cells()];
        let mut cells = Vec::with_capacity(self.cells());
        let (mut cell, mut turn) = (0, 0);
        while cells.len() < self.cells() {
            cells.push(cell);
            met[cell] = true;
            let free = |turn: usize| self.neighbour(cell, TURNS[turn % 4]).filter(|&to| !met[to]);
            match free(turn) {
                Some(to) => cell = to,
                None => {
                    turn += 1;
                    cell = free(turn).unwrap_or(cell);
                }
            }
        }
        cells
    }

    /// How many steps up, down, left or right lead from one cell to another.
    pub fn taxicab(self, a: usize, b: usize) -> usize {
        self.row(a).abs_diff(self.row(b)) + self.col(a).abs_diff(self.col(b))
    }
}

impl fmt::Display for Dims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.rows, self.cols)
    }
}

/// One of the four ways to a neighbouring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    Up,
    Left,
    Down,
    Right,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Down, Self::Right];

    /// The inverse of `self as u8`.
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Down => Self::Up,
            Self::Right => Self::Left,
        }
    }
}
