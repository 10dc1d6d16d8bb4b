//! What is pencilled on a board: small numbers in cells, and lines of the path.

use std::collections::{BTreeMap, BTreeSet};

use langkah_engine::hidato::board::{Board, Shape};
use langkah_engine::hidato::text::Work;

/// Pencil marks and lines. Cells count from 0, numbers from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pencil {
    /// The marks of each cell that has some.
    marks: BTreeMap<usize, BTreeSet<u16>>,
    /// Pairs of cells that touch, the lesser cell first. A cell has two lines at the most, and no
    /// line comes back to where it began.
    lines: BTreeSet<(usize, usize)>,
}

impl Pencil {
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.lines.is_empty()
    }

    /// The marks of a cell, ascending.
    pub fn marks(&self, cell: usize) -> impl Iterator<Item = u16> + '_ {
        self.marks.get(&cell).into_iter().flatten().copied()
    }

    pub fn has_marks(&self) -> bool {
        !self.marks.is_empty()
    }

    /// The lines, each as its two cells.
    pub fn lines(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.lines.iter().copied()
    }

    /// The cells that a line leads to from a cell.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let other = move |&(a, b): &(usize, usize)| match (a == cell, b == cell) {
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        };
        self.lines.iter().filter_map(other)
    }

    pub fn has_line(&self, a: usize, b: usize) -> bool {
        self.lines.contains(&pair(a, b))
    }

    pub(super) fn toggle(&mut self, cell: usize, number: u16) {
        let marks = self.marks.entry(cell).or_default();
        if !marks.remove(&number) {
            marks.insert(number);
        }
        if marks.is_empty() {
            self.marks.remove(&cell);
        }
    }

    pub(super) fn mark(&mut self, cell: usize, numbers: impl IntoIterator<Item = u16>) {
        let marks: BTreeSet<u16> = numbers.into_iter().collect();
        if !marks.is_empty() {
            self.marks.insert(cell, marks);
        }
    }

    pub(super) fn unmark(&mut self, cell: usize) {
        self.marks.remove(&cell);
    }

    pub(super) fn unmark_all(&mut self) {
        self.marks.clear();
    }

    /// Takes a number from the marks of all cells.
    fn unmark_number(&mut self, number: u16) {
        self.marks.values_mut().for_each(|marks| {
            marks.remove(&number);
        });
        self.marks.retain(|_, marks| !marks.is_empty());
    }

    /// A number is put into a cell: its marks go, and with `tidies` those of the number elsewhere.
    pub(in crate::session::hidato) fn put(&mut self, cell: usize, number: u16, tidies: bool) {
        if number > 0 {
            self.unmark(cell);
            if tidies {
                self.unmark_number(number);
            }
        }
    }

    /// Draws a line between two cells, if a path can have it.
    pub(super) fn draw(&mut self, board: &Board, from: usize, to: usize) {
        let is_placed = |cell| cell < board.count() && board.number(cell).is_some();
        if !(is_placed(from) && is_placed(to)) {
            self.join(board.shape(), from, to);
        }
    }

    /// Draws a line between two cells that have numbers or not, if a path can have it.
    fn join(&mut self, shape: &Shape, from: usize, to: usize) {
        let count = shape.count();
        let is_possible = from < count && to < count && shape.touches(from, to);
        let is_full = |cell: usize| self.beside(cell).count() >= 2;
        if is_possible && !is_full(from) && !is_full(to) && !self.run(from).contains(&to) {
            self.lines.insert(pair(from, to));
        }
    }

    pub(super) fn erase(&mut self, a: usize, b: usize) {
        self.lines.remove(&pair(a, b));
    }

    pub(super) fn erase_at(&mut self, cell: usize) {
        self.lines.retain(|&(a, b)| a != cell && b != cell);
    }

    pub(super) fn erase_all(&mut self) {
        self.lines.clear();
    }

    /// The cells of the line through a cell, from its lesser end to the other.
    pub fn run(&self, cell: usize) -> Vec<usize> {
        let mut run = vec![cell];
        for _ in 0..2 {
            run.reverse();
            while let Some(next) =
                run.last().and_then(|&last| self.beside(last).find(|next| !run.contains(next)))
            {
                run.push(next);
            }
        }
        if run.first() > run.last() {
            run.reverse();
        }
        run
    }

    /// The lines that are no longer needed, because the path runs there, go.
    pub(super) fn erase_paths(&mut self, board: &Board) {
        let is_path = |a: usize, b: usize| match (board.number(a), board.number(b)) {
            (Some(a), Some(b)) => a.abs_diff(b) == 1,
            _ => false,
        };
        self.lines.retain(|&(a, b)| !is_path(a, b));
    }

    /// Whether it is what is pencilled in a person's work.
    pub(in crate::session::hidato) fn is_in(&self, work: &Work) -> bool {
        self.marks == work.marks && self.lines == work.lines
    }

    /// Adds it to a person's work.
    pub(in crate::session::hidato) fn put_into(&self, work: &mut Work) {
        (work.marks, work.lines) = (self.marks.clone(), self.lines.clone());
    }

    /// What is pencilled in a person's work, as far as it fits the board.
    pub(in crate::session::hidato) fn of(work: &Work, board: &Board) -> Self {
        let mut pencil = Self::default();
        for (cell, marks) in &work.marks {
            let is_number = |number: &u16| (1..=board.count()).contains(&usize::from(*number));
            if *cell < board.count() && board.number(*cell).is_none() {
                pencil.mark(*cell, marks.iter().copied().filter(is_number));
            }
        }
        work.lines.iter().for_each(|&(a, b)| pencil.join(board.shape(), a, b));
        pencil.erase_paths(board);
        pencil
    }

    /// Whether it belongs on a board of this shape.
    pub fn fits(&self, shape: &Shape) -> bool {
        let count = shape.count();
        let is_number = |number: &u16| (1..=count).contains(&usize::from(*number));
        self.marks
            .iter()
            .all(|(&cell, marks)| cell < count && !marks.is_empty() && marks.iter().all(is_number))
            && self.lines.iter().all(|&(a, b)| {
                a < b && b < count && shape.touches(a, b) && self.beside(a).count() <= 2
            })
    }
}

fn pair(a: usize, b: usize) -> (usize, usize) {
    (a.min(b), a.max(b))
}
