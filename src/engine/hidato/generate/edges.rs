//! Edges of random puzzles: steps of the solution, between cells that are not both given.
//!
//! They are chosen before numbers are taken away. Where both numbers of an edge stay in spite of
//! it, it goes, and another step becomes an edge in its place.

use std::sync::Arc;

use rand::Rng;

use super::path::below;
use crate::hidato::board::{Board, Shape};

/// A solution with edges along its path, and the cells whose numbers are to be taken away first:
/// one of each edge.
pub(super) struct Edged {
    pub solution: Board,
    pub first: Vec<usize>,
}

/// Chooses so many steps of a solution, or all that it has, as edges.
pub(super) fn edged(solution: Board, count: usize, rng: &mut impl Rng) -> Edged {
    let cells: Vec<usize> = solution.cells().into_iter().flatten().collect();
    let last = cells.len().saturating_sub(1);
    // The first and the last number stay, so that the only step of two cells has both given.
    if count == 0 || last < 2 {
        return Edged { solution, first: Vec::new() };
    }
    let mut shape = Shape::clone(solution.shape());
    let mut steps: Vec<usize> = (0..last).collect();
    let mut first = Vec::new();
    for chosen in 0..count.min(last) {
        steps.swap(chosen, chosen + below(rng, last - chosen));
        let step = steps[chosen];
        let is_later = below(rng, 2) == 1;
        let end = if is_later { step + 1 } else { step };
        first.push(cells[end.clamp(step.max(1), (step + 1).min(last - 1))]);
        // Steps of a path can always be joined.
        let _ = shape.join(cells[step], cells[step + 1]);
    }
    first.sort_unstable();
    first.dedup();
    Edged { solution: Board::new(Arc::new(shape), solution.numbers().to_vec()), first }
}

/// Makes so many further steps of a solution edges of a board, or all that are left. Steps with a
/// number that is not given come before others. The result is the cells of these edges whose
/// numbers are given and may be taken away.
pub(super) fn join_further(
    board: &mut Board,
    solution: &Board,
    count: usize,
    rng: &mut impl Rng,
) -> Vec<usize> {
    let cells: Vec<usize> = solution.cells().into_iter().flatten().collect();
    let mut shape = Shape::clone(board.shape());
    let is_edge = |step: &[usize]| shape.joined(step[0]).contains(&(step[1] as u16));
    let steps = cells.windows(2).filter(|step| !is_edge(step));
    let is_given = |cell: &usize| board.number(*cell).is_some();
    let (mut idle, mut open): (Vec<_>, Vec<_>) = steps.partition(|step| step.iter().all(is_given));
    let mut first = Vec::new();
    for _ in 0..count.min(open.len() + idle.len()) {
        let steps = if open.is_empty() { &mut idle } else { &mut open };
        let step = steps.swap_remove(below(rng, steps.len()));
        // Steps of a path can always be joined.
        let _ = shape.join(step[0], step[1]);
        first.extend(step.iter().copied().filter(is_given));
    }
    let ends = [cells.first(), cells.last()];
    first.retain(|cell| !ends.contains(&Some(cell)));
    first.sort_unstable();
    first.dedup();
    *board = Board::new(Arc::new(shape), board.numbers().to_vec());
    first
}

/// The board without the edges between two givens, which say nothing.
pub(super) fn without_idle(board: &Board) -> Board {
    let mut shape = Shape::clone(board.shape());
    let is_given = |cell: u16| board.number(cell.into()).is_some();
    for &[a, b] in board.shape().edges() {
        if is_given(a) && is_given(b) {
            shape.part(a.into(), b.into());
        }
    }
    Board::new(Arc::new(shape), board.numbers().to_vec())
}
