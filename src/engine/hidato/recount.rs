//! A second way to a verdict, for builds with debug assertions: plain backtracking.
//!
//! It walks 1, 2, 3 … along every way, and leaves a way if the next given is farther away than
//! there are steps left. It uses neither the rules nor clauses. After it has entered [`STEPS_MAX`]
//! cells it gives up and says nothing; on large boards with few givens that is soon.

use super::board::Board;
use super::solve::Verdict;

/// How many cells it enters before it gives up: well under a millisecond of work.
const STEPS_MAX: u32 = 20_000;

/// In builds with debug assertions, panics if a verdict is wrong; in other builds does nothing.
pub(super) fn check(board: &Board, verdict: &Verdict) {
    if !cfg!(debug_assertions) {
        return;
    }
    let (first, second, most) = match verdict {
        Verdict::One(first) => (Some(first), None, Some(1)),
        Verdict::None(_) => (None, None, Some(0)),
        Verdict::Several(first, second) => (Some(first), Some(second), None),
        Verdict::Unknown { first, .. } => (first.as_ref(), None, None),
    };
    let numbers = board.numbers();
    for found in [first, second].into_iter().flatten() {
        assert!(found.is_solved() && board.agrees_with(found), "no solution of {numbers:?}");
    }
    assert!(first.is_none() || first != second, "the same solution twice of {numbers:?}");
    if let Some(most) = most
        && let Some(count) = Walk::new(board).count(most)
    {
        assert_eq!(count, most, "solutions of {:?} {numbers:?}", board.shape());
    }
}

struct Walk<'a> {
    board: &'a Board,
    /// The cell of each number that is given, from 1 at index 0.
    cells: Vec<Option<usize>>,
    /// For each number, at the same index, the next given from it on, if there is one.
    next: Vec<Option<(usize, usize)>>,
    is_entered: Vec<bool>,
    found: u32,
    steps: u32,
}

impl<'a> Walk<'a> {
    fn new(board: &'a Board) -> Self {
        let cells = board.cells();
        let mut next = vec![None; cells.len()];
        let mut given = None;
        for (v, &cell) in cells.iter().enumerate().rev() {
            given = cell.map(|cell| (v, cell)).or(given);
            next[v] = given;
        }
        let is_entered = vec![false; cells.len()];
        Self { board, cells, next, is_entered, found: 0, steps: 0 }
    }

    /// How many solutions there are; `most` + 1 if there are more than `most`. `None` if it gave
    /// up.
    fn count(mut self, most: u32) -> Option<u32> {
        for cell in 0..self.board.count() {
            self.enter(0, cell, most)?;
        }
        Some(self.found)
    }

    /// Puts number `v`, from 0, into a cell and goes on from there. `None` if it gives up.
    fn enter(&mut self, v: usize, cell: usize, most: u32) -> Option<()> {
        let is_right = match self.cells[v] {
            Some(given) => given == cell,
            None => self.board.number(cell).is_none(),
        };
        if !is_right || self.is_entered[cell] || self.is_far(v, cell) || self.found > most {
            return Some(());
        }
        self.steps += 1;
        if self.steps > STEPS_MAX {
            return None;
        }
        if v + 1 == self.cells.len() {
            self.found += 1;
            return Some(());
        }
        self.is_entered[cell] = true;
        let board = self.board;
        for &to in board.shape().neighbours(cell) {
            if board.shape().may_follow(cell, to.into(), |cell| self.is_entered[cell]) {
                self.enter(v + 1, to.into(), most)?;
            }
        }
        self.is_entered[cell] = false;
        Some(())
    }

    fn is_far(&self, v: usize, cell: usize) -> bool {
        self.next[v].is_some_and(|(number, to)| {
            let shape = self.board.shape();
            let (cell, to) = (shape.coordinates(cell), shape.coordinates(to));
            shape.topology().steps(cell, to) > number - v
        })
    }
}
