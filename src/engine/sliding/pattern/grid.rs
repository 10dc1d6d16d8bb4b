//! The cells of a board along a path, and sets of them.

use crate::grid::{Dims, Direction};

/// The most cells of a board with pattern databases: a bit each in a word.
pub const CELLS_MAX: usize = 64;

/// A set of cells, by their places on the path.
pub type Cells = u64;

/// A board whose cells are named by their places on a path. The tiles of a group are read along the
/// path; which path it is changes no h.
#[derive(Clone)]
pub struct Grid {
    /// The place on the path of each cell of the board.
    pub place: [u8; CELLS_MAX],
    /// The cell of the board at each place.
    pub cell: [u8; CELLS_MAX],
    /// The neighbours of each place.
    around: [Cells; CELLS_MAX],
    /// All places, and those of the odd colour.
    all: Cells,
    odd: Cells,
}

impl Grid {
    /// The path row by row. The board must have at most [`CELLS_MAX`] cells.
    pub fn by_rows(dims: Dims) -> Self {
        let path: Vec<u8> = (0..=u8::MAX).take(dims.cells()).collect();
        Self::along(dims, &path)
    }

    /// A path that visits every cell of the board once. The board must have at most [`CELLS_MAX`]
    /// cells.
    pub fn along(dims: Dims, path: &[u8]) -> Self {
        let mut grid = Self {
            place: [0; CELLS_MAX],
            cell: [0; CELLS_MAX],
            around: [0; CELLS_MAX],
            all: 0,
            odd: 0,
        };
        for ((place, &cell), slot) in (0..).zip(path).zip(&mut grid.cell) {
            *slot = cell;
            grid.place[usize::from(cell) % CELLS_MAX] = place;
        }
        for (place, &cell) in path.iter().enumerate().take(CELLS_MAX) {
            let cell = usize::from(cell);
            grid.all |= 1 << place;
            grid.odd |= ((dims.row(cell) + dims.col(cell)) as Cells % 2) << place;
            for next in Direction::ALL.into_iter().filter_map(|way| dims.neighbour(cell, way)) {
                grid.around[place] |= 1 << grid.place[next % CELLS_MAX];
            }
        }
        grid
    }

    /// How many cells the board has.
    pub fn cells(&self) -> usize {
        self.all.count_ones() as usize
    }

    /// The cells that are not in a set.
    pub fn others(&self, set: Cells) -> Cells {
        self.all & !set
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn around(&self, cell: u8) -> Cells {
        self.around[usize::from(cell) % CELLS_MAX]
    }

    /// The cells that a blank on `from` can reach without entering a set.
    pub fn region(&self, set: Cells, from: u8) -> Cells {
        let mut region = 1 << from;
        let mut left: Cells = region;
        while left != 0 {
            let new = self.around(left.trailing_zeros() as u8) & !set & !region;
            region |= new;
            left = left & (left - 1) | new;
        }
        region
    }

    /// The colour of a set: 1 if an odd number of its cells has the odd colour, else 0.
    #[inline]
    pub fn colour(&self, set: Cells) -> u8 {
        (set & self.odd).count_ones() as u8 % 2
    }

    /// The slides of a set's tiles while the blank is in a region: a tile's cell, and the cell that
    /// it goes to.
    pub fn slides(&self, set: Cells, region: Cells) -> impl Iterator<Item = (u8, u8)> {
        members(set)
            .flat_map(move |from| members(self.around(from) & region).map(move |to| (from, to)))
    }
}

/// The cells of a set, in rising order.
pub fn members(set: Cells) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let cell = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        (usize::from(cell) < CELLS_MAX).then_some(cell)
    })
}

/// How many cells of a set come before a cell.
#[inline]
pub fn below(set: Cells, cell: u8) -> usize {
    (set & ((1 << cell) - 1)).count_ones() as usize
}

/// The sets of `count` of the first `cells` cells, in the order of their words.
pub fn sets(cells: usize, count: usize) -> impl Iterator<Item = Cells> {
    let end = 1_u128 << cells;
    let after = |&set: &u128| {
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        Some(ripple | (((set ^ ripple) >> 2) / low))
    };
    std::iter::successors(Some((1_u128 << count) - 1), after)
        .take_while(move |set| *set < end)
        .map(|set| set as Cells)
}
