//! The cells that get their numbers together: an empty cell and its partner, if that is an empty
//! cell, too.

use super::Symmetry;
use crate::hidato::board::Board;

/// Groups of empty cells. Each empty cell belongs to one group.
pub(super) struct Orbits {
    cells: Vec<Vec<usize>>,
    /// The group of each cell; `None` for a given.
    of: Vec<Option<usize>>,
}

impl Orbits {
    pub fn of_empty(board: &Board, symmetry: Symmetry) -> Self {
        Self::of(board, symmetry, |cell| board.number(cell).is_none())
    }

    pub fn of_given(board: &Board, symmetry: Symmetry) -> Self {
        Self::of(board, symmetry, |cell| board.number(cell).is_some())
    }

    /// Groups of the cells that `is_in` names.
    fn of(board: &Board, symmetry: Symmetry, is_in: impl Fn(usize) -> bool) -> Self {
        let shape = board.shape();
        let mut orbits = Self { cells: Vec::new(), of: vec![None; board.count()] };
        for cell in (0..board.count()).filter(|&cell| is_in(cell)) {
            if orbits.of[cell].is_some() {
                continue;
            }
            let mut group = vec![cell];
            let partner = symmetry.partner(shape, shape.place(cell));
            let partner = shape.cell_of(partner).filter(|&other| other != cell && is_in(other));
            group.extend(partner);
            for &cell in &group {
                orbits.of[cell] = Some(orbits.cells.len());
            }
            orbits.cells.push(group);
        }
        orbits
    }

    pub fn cells(&self) -> &[Vec<usize>] {
        &self.cells
    }

    /// How many cells each group has.
    pub fn weights(&self) -> Vec<u32> {
        self.cells.iter().map(|group| group.len() as u32).collect()
    }

    /// The groups in which two full boards differ, ascending.
    pub fn differing(&self, a: &Board, b: &Board) -> Vec<usize> {
        let differs = |cell: &usize| a.numbers()[*cell] != b.numbers()[*cell];
        let cells = (0..self.of.len()).filter(differs);
        let mut groups: Vec<usize> = cells.filter_map(|cell| self.of[cell]).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }

    /// The board with the numbers of `solution` in the cells of these groups.
    pub fn given(&self, board: &Board, solution: &Board, groups: &[usize]) -> Board {
        let mut given = board.clone();
        for &cell in groups.iter().flat_map(|&group| &self.cells[group]) {
            given.set(cell, solution.numbers()[cell]);
        }
        given
    }
}
