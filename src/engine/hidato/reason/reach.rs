//! Which numbers are within reach of a cell.

use crate::hidato::board::{Board, Topology};
use crate::hidato::propagate::gaps::spread;

/// For each empty cell, its numbers within reach, ascending: the missing numbers that a walk over
/// empty cells, between the nearest placed numbers, can bring to the cell at the right step. A
/// filled cell has none.
///
/// The number that a completion has in a cell is always one of these; the rules leave fewer.
pub fn within_reach(board: &Board) -> Vec<Vec<u16>> {
    let most = board.count() as u16;
    let cells = board.cells();
    let placed: Vec<(u16, Vec<Option<u16>>)> = (1..)
        .zip(&cells)
        .filter_map(|(number, cell)| cell.map(|cell| (number, distances(board, cell))))
        .collect();
    let is_chess = board.shape().topology() == Topology::Orthogonal;
    let mut numbers: Vec<Vec<u16>> = vec![Vec::new(); board.count()];
    for at in 0..=placed.len() {
        let below = at.checked_sub(1).map(|at| &placed[at]);
        let above = placed.get(at);
        let (first, last) = (below.map_or(1, |one| one.0 + 1), above.map_or(most, |one| one.0 - 1));
        for (cell, numbers) in numbers.iter_mut().enumerate() {
            if board.number(cell).is_some() {
                continue;
            }
            let Some(from) =
                below.map_or(Some(first), |(number, steps)| Some(number + steps[cell]?))
            else {
                continue;
            };
            let Some(to) =
                above.map_or(Some(last), |(number, steps)| number.checked_sub(steps[cell]?))
            else {
                continue;
            };
            // Orthogonal steps change the colour of a chessboard each time.
            let known = below.map(|_| from).or(above.map(|_| to)).filter(|_| is_chess);
            let fits = |number: &u16| known.is_none_or(|known| (number ^ known) & 1 == 0);
            numbers.extend((from.max(first)..=to.min(last)).filter(fits));
        }
    }
    numbers
}

/// The fewest steps from a cell to each empty cell, over empty cells; 0 to itself.
pub(in crate::hidato) fn distances(board: &Board, from: usize) -> Vec<Option<u16>> {
    let mut distances: Vec<Option<u16>> = vec![None; board.count()];
    distances[from] = Some(0);
    spread(board, from, |cell, steps| {
        if board.number(cell).is_none() {
            distances[cell] = Some(steps);
        }
        true
    });
    distances
}
