//! Changes of a board's outline. The numbers keep their places, also those that are too great then:
//! [`feasibility`](crate::hidato::feasibility) tells of them.

use std::sync::Arc;

use crate::grid::Dims;
use crate::hidato::board::{Board, SIDE_MAX, Shape, ShapeError, Topology};

/// What stands at each place, row by row: `None` for a hole, 0 for an empty cell.
type Places = Vec<Option<u16>>;

fn places(board: &Board) -> Places {
    let shape = board.shape();
    let number = |place| shape.cell_of(place).map(|cell| board.numbers()[cell]);
    (0..shape.dims().cells()).map(number).collect()
}

fn board(dims: Dims, old: &Shape, places: &Places) -> Result<Board, ShapeError> {
    let is_cell: Vec<bool> = places.iter().map(Option::is_some).collect();
    let shape = Shape::new(dims, &is_cell, old.topology())?.with_edges_of(old);
    Ok(Board::new(Arc::new(shape), places.iter().flatten().copied().collect()))
}

/// The board with these places as empty cells, or as holes. A cell that stays one keeps its number;
/// places beyond the board are left out.
///
/// # Errors
/// If no cell is left, or if there are too many.
pub fn painted(old: &Board, which: &[usize], is_cell: bool) -> Result<Board, ShapeError> {
    let mut places = places(old);
    for &place in which {
        if let Some(entry) = places.get_mut(place) {
            *entry = is_cell.then(|| entry.unwrap_or(0));
        }
    }
    board(old.shape().dims(), old.shape(), &places)
}

/// The board with other sides. Rows and columns are added or taken away at the bottom and at the
/// right. Added places are cells if the board has no hole, else they are holes.
///
/// # Errors
/// If no cell is left, if there are too many, or if a side is too long.
pub fn resized(old: &Board, dims: Dims) -> Result<Board, ShapeError> {
    if dims.rows().max(dims.cols()) > SIDE_MAX {
        return Err(ShapeError::Side(dims));
    }
    let (shape, before) = (old.shape(), places(old));
    let added = before.iter().all(Option::is_some).then_some(0);
    let number = |place: usize| {
        let (row, col) = (dims.row(place), dims.col(place));
        let is_old = row < shape.dims().rows() && col < shape.dims().cols();
        if is_old { before[row * shape.dims().cols() + col] } else { added }
    };
    let places: Places = (0..dims.cells()).map(number).collect();
    board(dims, shape, &places)
}

/// A rectangle of empty cells in an outline: `is_cell` tells it for each place, row by row.
///
/// # Errors
/// If no shape can be made.
pub fn empty(dims: Dims, is_cell: &[bool], topology: Topology) -> Result<Board, ShapeError> {
    Ok(Board::empty(Arc::new(Shape::new(dims, is_cell, topology)?)))
}
