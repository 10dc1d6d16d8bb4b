//! A bound taken apart, for a person who asks where h comes from. The bounds without tables are
//! taken apart here, on boards of any size and straight from the definitions, so that this also
//! checks the bounds that searches use.

use crate::sliding::board::{BLANK, Board};

/// h and what it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The sum of the parts' values; of an own bound what its expression makes of them.
    pub h: u32,
    pub parts: Vec<Part>,
}

/// One share of h.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A tile that is not on its goal cell counts 1.
    Misplaced { tile: u8, cell: usize, home: usize },
    /// A tile that is not on its goal cell counts its distance.
    Distance { tile: u8, cell: usize, home: usize, moves: u32 },
    /// A line in which tiles must make way for others counts two moves for each of them.
    Conflict(Conflict),
    /// The fewest moves that bring the right number of tiles of each goal line into each line.
    Walking { axis: Axis, moves: u32 },
    /// What a pattern database tells of a group of tiles.
    Pattern { tiles: Vec<u8>, moves: u32 },
    /// A name or a sum in the expression of an own bound; what it adds to h only the whole
    /// expression tells.
    Value { name: &'static str, value: f64 },
}

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    Row,
    Column,
}

/// The tiles of one line that belong in it, but stand in another order than in the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    pub axis: Axis,
    /// Which row or column, from 0.
    pub line: usize,
    /// The pairs in the wrong order: the first tile stands before the second and belongs after it.
    pub pairs: Vec<(u8, u8)>,
    /// The fewest tiles that must leave so that the others stand in the right order.
    pub leaving: Vec<u8>,
}

impl Part {
    /// Its share of h; 0 if it has none of its own.
    pub fn value(&self) -> u32 {
        match self {
            Self::Misplaced { .. } => 1,
            Self::Distance { moves, .. }
            | Self::Walking { moves, .. }
            | Self::Pattern { moves, .. } => *moves,
            Self::Conflict(conflict) => 2 * conflict.leaving.len() as u32,
            Self::Value { .. } => 0,
        }
    }
}

impl Explained {
    pub fn new(parts: Vec<Part>) -> Self {
        Self { h: parts.iter().map(Part::value).sum(), parts }
    }
}

/// Each tile that is not on its goal cell, in the order of the tiles' numbers: the tile, its cell,
/// its goal cell.
fn away(board: &Board, goal: &Board) -> impl Iterator<Item = (u8, usize, usize)> {
    debug_assert_eq!(board.dims(), goal.dims());
    let tiles = 1..board.tiles().len() as u8;
    let places = tiles.map(|tile| (tile, board.cell_of(tile), goal.cell_of(tile)));
    places.filter(|(_, cell, home)| cell != home)
}

/// Misplaced tiles, taken apart. `board` and `goal` must have the same size, here and below.
pub fn misplaced(board: &Board, goal: &Board) -> Explained {
    let part = |(tile, cell, home)| Part::Misplaced { tile, cell, home };
    Explained::new(away(board, goal).map(part).collect())
}

/// Manhattan distance, taken apart: the distance of each tile that is not on its goal cell.
pub fn manhattan(board: &Board, goal: &Board) -> Explained {
    Explained::new(distances(board, goal))
}

fn distances(board: &Board, goal: &Board) -> Vec<Part> {
    let dims = board.dims();
    let part = |(tile, cell, home)| Part::Distance {
        tile,
        cell,
        home,
        moves: dims.taxicab(cell, home) as u32,
    };
    away(board, goal).map(part).collect()
}

/// Linear conflict, taken apart: the distances, and the lines with tiles in conflict.
pub fn linear_conflict(board: &Board, goal: &Board) -> Explained {
    let dims = board.dims();
    let rows = (0..dims.rows()).map(|line| conflict(board, goal, Axis::Row, line));
    let cols = (0..dims.cols()).map(|line| conflict(board, goal, Axis::Column, line));
    let conflicts = rows.chain(cols).filter(|conflict| !conflict.pairs.is_empty());
    let parts = distances(board, goal).into_iter().chain(conflicts.map(Part::Conflict));
    Explained::new(parts.collect())
}

/// The cells of a line.
fn cells(board: &Board, axis: Axis, line: usize) -> Vec<usize> {
    let dims = board.dims();
    match axis {
        Axis::Row => (0..dims.cols()).map(|col| line * dims.cols() + col).collect(),
        Axis::Column => (0..dims.rows()).map(|row| row * dims.cols() + line).collect(),
    }
}

fn conflict(board: &Board, goal: &Board, axis: Axis, line: usize) -> Conflict {
    let cells = cells(board, axis, line);
    // The line's own tiles in the order in which they stand, each with its place in the goal's
    // line.
    let place = |tile: u8| cells.iter().position(|&cell| goal.tiles()[cell] == tile);
    let tiles = cells.iter().map(|&cell| board.tiles()[cell]).filter(|&tile| tile != BLANK);
    let own: Vec<(u8, usize)> = tiles.filter_map(|tile| Some((tile, place(tile)?))).collect();
    let mut pairs = Vec::new();
    for (index, &(tile, place)) in own.iter().enumerate() {
        let wrong = own[index + 1..].iter().filter(|other| other.1 < place);
        pairs.extend(wrong.map(|&(other, _)| (tile, other)));
    }
    let staying = longest_run(&own);
    let leaves = |tile: &u8| !staying.contains(tile);
    let leaving = own.iter().map(|own| own.0).filter(leaves).collect();
    Conflict { axis, line, pairs, leaving }
}

/// The most tiles that stand in the goal's order.
fn longest_run(own: &[(u8, usize)]) -> Vec<u8> {
    // For each tile the longest run that ends with it.
    let mut runs: Vec<Vec<u8>> = Vec::with_capacity(own.len());
    for (index, &(tile, place)) in own.iter().enumerate() {
        let before = (0..index).filter(|&other| own[other].1 < place);
        let longest = before.max_by_key(|&other| runs[other].len());
        let mut run = longest.map_or_else(Vec::new, |other| runs[other].clone());
        run.push(tile);
        runs.push(run);
    }
    runs.into_iter().max_by_key(Vec::len).unwrap_or_default()
}
