//! Edges of a board are set and taken away.

use std::sync::Arc;

use crate::hidato::board::{Board, EdgeError, Shape};

use super::Symmetry;

/// The board with an edge between two cells, or without it. With a symmetry the edge between their
/// partners comes and goes, too, if these are cells that touch.
///
/// # Errors
/// If the cells do not touch, if a cell would have three edges, or if edges would make a loop.
pub fn joined(
    old: &Board,
    (a, b): (usize, usize),
    is_joined: bool,
    symmetry: Symmetry,
) -> Result<Board, EdgeError> {
    let mut shape = Shape::clone(old.shape());
    let partner = |cell: usize| shape.cell_of(symmetry.partner(&shape, shape.place(cell)));
    let partners = partner(a).zip(partner(b)).filter(|&(a, b)| shape.touches(a, b));
    for (a, b) in [(a, b)].into_iter().chain(partners) {
        if is_joined {
            shape.join(a, b)?;
        } else {
            shape.part(a, b);
        }
    }
    Ok(Board::new(Arc::new(shape), old.numbers().to_vec()))
}

/// The board without its edges.
pub fn without_edges(old: &Board) -> Board {
    let mut shape = Shape::clone(old.shape());
    for &[a, b] in old.shape().edges() {
        shape.part(a.into(), b.into());
    }
    Board::new(Arc::new(shape), old.numbers().to_vec())
}
