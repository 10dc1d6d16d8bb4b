//! The runs of missing numbers: how far apart their ends are, and how much room that leaves.

use std::collections::VecDeque;

use crate::hidato::board::Board;

/// Two placed numbers `from` < `to` with no placed number between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    pub from: u16,
    pub to: u16,
    /// The fewest steps from one to the other through free cells; `None` if there is no way.
    pub distance: Option<u16>,
}

impl Gap {
    /// Steps to spare: the difference of the numbers less the distance. It is negative if no walk
    /// of the right length closes the gap, and `None` if there is no way.
    pub fn slack(&self) -> Option<i32> {
        self.distance.map(|distance| i32::from(self.to - self.from) - i32::from(distance))
    }

    /// Whether the distance lets the gap be closed.
    pub fn is_open(&self) -> bool {
        self.slack().is_some_and(|slack| slack >= 0)
    }
}

/// All gaps of a board between its least and its greatest number, ascending; numbers out of range
/// are passed over.
pub fn gaps(board: &Board) -> Vec<Gap> {
    let cells = board.cells();
    let placed: Vec<(usize, usize)> =
        { cells.iter().enumerate() }.filter_map(|(v, cell)| cell.map(|cell| (v, cell))).collect();
    { placed.windows(2) }
        .map(|pair| Gap {
            from: pair[0].0 as u16 + 1,
            to: pair[1].0 as u16 + 1,
            distance: distance(board, pair[0].1, pair[1].1),
        })
        .collect()
}

/// The fewest steps between two cells; on the way only empty cells are entered.
pub fn distance(board: &Board, from: usize, to: usize) -> Option<u16> {
    let mut found = None;
    spread(board, from, |cell, steps| {
        found = (cell == to).then_some(steps);
        found.is_none()
    });
    found
}

/// Walks from a cell over empty cells, the nearest first. It tells once of each cell that it comes
/// to or beside, with the fewest steps to it, as long as `go_on` returns `true`.
pub(in crate::hidato) fn spread(
    board: &Board,
    from: usize,
    mut go_on: impl FnMut(usize, u16) -> bool,
) {
    let mut is_met = vec![false; board.count()];
    is_met[from] = true;
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((cell, steps)) = queue.pop_front() {
        for &beside in board.shape().neighbours(cell) {
            let beside = usize::from(beside);
            if std::mem::replace(&mut is_met[beside], true) {
                continue;
            }
            if !go_on(beside, steps + 1) {
                return;
            }
            if board.number(beside).is_none() {
                queue.push_back((beside, steps + 1));
            }
        }
    }
}
