//! Random paths through all cells of a shape.
//!
//! A path grows at its ends while it can. If it cannot grow it bites itself: its end is joined to a
//! cell of the path beside it, and the link that would close a loop is cut, so that another cell
//! becomes the end (M. L. Mansfield, "Monte Carlo studies of polymer chain dimensions in the melt",
//! Journal of Chemical Physics 77, 1982). Many more bites make the path random. An edge of the
//! shape that lies on the path is never cut.

use rand::Rng;

use crate::hidato::board::Shape;

/// A path, and the place of each cell in it.
pub(super) struct Path<'a, R> {
    shape: &'a Shape,
    rng: &'a mut R,
    cells: Vec<u16>,
    at: Vec<Option<usize>>,
}

/// A uniform number less than `end`, which must not be 0. It is written out here, because puzzles
/// must stay the same if the library of random numbers changes.
pub(super) fn below(rng: &mut impl Rng, end: usize) -> usize {
    let end = end as u64;
    let accepted = (1_u64 << 32) / end * end;
    loop {
        let word = u64::from(rng.next_u32());
        if word < accepted {
            return (word % end) as usize;
        }
    }
}

impl<'a, R: Rng> Path<'a, R> {
    /// A path of one random cell.
    pub fn new(shape: &'a Shape, rng: &'a mut R) -> Self {
        let cell = below(rng, shape.count());
        let mut at = vec![None; shape.count()];
        at[cell] = Some(0);
        Self { shape, rng, cells: vec![cell as u16], at }
    }

    /// A path that was made before.
    pub fn of(shape: &'a Shape, cells: Vec<u16>, rng: &'a mut R) -> Self {
        let at = vec![None; shape.count()];
        let mut path = Self { shape, rng, cells, at };
        path.place_from(0);
        path
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn cells(&self) -> &[u16] {
        &self.cells
    }

    /// Whether every edge of the shape lies on the path.
    pub fn has_all_edges(&self) -> bool {
        let at = |cell: u16| self.at[usize::from(cell)];
        let follow = |&[a, b]: &[u16; 2]| at(a).zip(at(b)).is_some_and(|(a, b)| a.abs_diff(b) == 1);
        self.shape.edges().iter().all(follow)
    }

    /// Grows or bites at a random end, until the path has `target` cells.
    pub fn grow(&mut self, target: usize) {
        if below(self.rng, 2) == 0 {
            self.turn();
        }
        let Some(&end) = self.cells.last() else { return };
        let is_free = |&&cell: &&u16| self.at[usize::from(cell)].is_none();
        let all = |cells: &[u16]| -> Vec<u16> { cells.iter().filter(is_free).copied().collect() };
        let joined = all(self.shape.joined(end.into()));
        let free = if joined.is_empty() { all(self.shape.neighbours(end.into())) } else { joined };
        if free.is_empty() || self.len() >= target {
            self.bite();
        } else {
            let cell = free[below(self.rng, free.len())];
            self.at[usize::from(cell)] = Some(self.cells.len());
            self.cells.push(cell);
        }
    }

    /// Joins the last cell to a cell of the path beside it, and makes another cell the last one.
    fn bite(&mut self) {
        let Some(&end) = self.cells.last() else { return };
        let beside = self.shape.neighbours(end.into());
        if beside.is_empty() {
            return;
        }
        let wanted = self.shape.joined(end.into()).iter().find(|&&cell| self.may_bite(cell));
        let cell = wanted.copied().unwrap_or_else(|| beside[below(self.rng, beside.len())]);
        if let Some(at) = self.at[usize::from(cell)].filter(|_| self.may_bite(cell)) {
            self.cells[at + 1..].reverse();
            self.place_from(at + 1);
        }
    }

    /// Whether the last cell can be joined to a cell without cutting an edge. It is not yet joined
    /// to the cell before it.
    fn may_bite(&self, cell: u16) -> bool {
        let next = self.at[usize::from(cell)].and_then(|at| self.cells.get(at + 1));
        next.is_none_or(|next| {
            Some(next) != self.cells.last() && !self.shape.joined(cell.into()).contains(next)
        })
    }

    fn turn(&mut self) {
        self.cells.reverse();
        self.place_from(0);
    }

    fn place_from(&mut self, from: usize) {
        for (at, &cell) in self.cells.iter().enumerate().skip(from) {
            self.at[usize::from(cell)] = Some(at);
        }
    }
}
