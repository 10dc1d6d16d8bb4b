//! Another solution near one: where a board is open, there is often a stretch of the path that can
//! be turned round, or two stretches of one length that can change places.

use crate::hidato::board::Board;

/// A solution that differs from one in a stretch or two; `cells` has the cell of each number.
/// `None` says nothing about other solutions.
pub(super) fn near(board: &Board, cells: &[u16]) -> Option<Vec<u16>> {
    let path = Path::new(board, cells);
    let found = path.turned().or_else(|| path.exchanged());
    debug_assert!(found.as_ref().is_none_or(|found| found != cells));
    found
}

/// A solution. Numbers and cells count from 0.
struct Path<'a> {
    board: &'a Board,
    cells: &'a [u16],
    /// The number of each cell.
    numbers: Vec<usize>,
    /// How many givens there are among the numbers before each one.
    givens: Vec<usize>,
}

impl<'a> Path<'a> {
    fn new(board: &'a Board, cells: &'a [u16]) -> Self {
        let mut numbers = vec![0; cells.len()];
        let mut givens = vec![0];
        for (number, &cell) in cells.iter().enumerate() {
            numbers[usize::from(cell)] = number;
            let is_given = board.number(cell.into()).is_some();
            givens.push(givens[number] + usize::from(is_given));
        }
        Self { board, cells, numbers, givens }
    }

    /// The givens from `first` to before `end`.
    fn givens(&self, first: usize, end: usize) -> usize {
        self.givens[end] - self.givens[first]
    }

    fn is_given(&self, number: usize) -> bool {
        self.givens(number, number + 1) == 1
    }

    /// The numbers of the cells beside that of a number.
    fn beside(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let cells = self.board.shape().neighbours(self.cells[number].into());
        cells.iter().map(|&cell| self.numbers[usize::from(cell)])
    }

    /// Whether a number can follow another one if both keep their cells. `None` is beyond an end of
    /// the path.
    fn touch(&self, a: Option<usize>, b: Option<usize>) -> bool {
        match (a.filter(|&a| a < self.cells.len()), b.filter(|&b| b < self.cells.len())) {
            (Some(a), Some(b)) => {
                let cells = self.board.shape().neighbours(self.cells[a].into());
                cells.contains(&self.cells[b])
            }
            _ => true,
        }
    }

    /// The path with a stretch turned round.
    fn turned(&self) -> Option<Vec<u16>> {
        for first in 0..self.cells.len() {
            // The last number of the stretch comes beside the number before the first, or the first
            // one beside the number after the last.
            let lasts: Vec<usize> = match first.checked_sub(1) {
                Some(before) => self.beside(before).collect(),
                None => {
                    let end = self.cells.len() - 1;
                    let after = self.beside(0).filter_map(|number| number.checked_sub(1));
                    after.chain([end]).collect()
                }
            };
            for last in lasts.into_iter().filter(|&last| last > first) {
                let middle = (first + last) / 2;
                let keeps = (first + last) % 2 == 0 && self.is_given(middle);
                let is_free = self.givens(first, last + 1) == usize::from(keeps);
                if is_free && self.touch(Some(first), Some(last + 1)) {
                    let mut cells = self.cells.to_vec();
                    cells[first..=last].reverse();
                    return Some(cells);
                }
            }
        }
        None
    }

    /// The path with two stretches exchanged, in the same direction or turned round.
    fn exchanged(&self) -> Option<Vec<u16>> {
        let count = self.cells.len();
        for first in 1..count {
            for other in self.beside(first - 1).filter(|&other| other > first + 1) {
                let fits = |len: &usize| self.fits(first, other, *len, false);
                let lens = (1..other - first)
                    .take_while(|&len| other + len <= count && self.are_free(first, other, len));
                if let Some(len) = { lens }.find(fits) {
                    return Some(self.exchange(first, other, len, false));
                }
                let turns = |len: &usize| self.fits(first, other + 1 - len, *len, true);
                let lens = (2..).take_while(|&len| {
                    first + 2 * len <= other && self.are_free(first, other + 1 - len, len)
                });
                if let Some(len) = { lens }.find(turns) {
                    return Some(self.exchange(first, other + 1 - len, len, true));
                }
            }
        }
        None
    }

    fn are_free(&self, a: usize, b: usize, len: usize) -> bool {
        self.givens(a, a + len) + self.givens(b, b + len) == 0
    }

    /// Whether stretches that begin at `a` and `b` fit in each other's place.
    fn fits(&self, a: usize, b: usize, len: usize, turns: bool) -> bool {
        let place = |from: usize, to: usize| {
            let (first, last) = if turns { (to + len - 1, to) } else { (to, to + len - 1) };
            self.touch(from.checked_sub(1), Some(first)) && self.touch(Some(last), Some(from + len))
        };
        place(a, b) && place(b, a)
    }

    fn exchange(&self, a: usize, b: usize, len: usize, turns: bool) -> Vec<u16> {
        let mut cells = self.cells.to_vec();
        let (left, right) = cells.split_at_mut(b);
        let (left, right) = (&mut left[a..a + len], &mut right[..len]);
        left.swap_with_slice(right);
        if turns {
            left.reverse();
            right.reverse();
        }
        cells
    }
}
