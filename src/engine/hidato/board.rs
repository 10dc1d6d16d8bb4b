//! The board: a shape of cells, which cells touch, which are joined, and the numbers given.

mod edge;

use std::fmt;
use std::sync::Arc;

pub use edge::EdgeError;
use edge::Edges;
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::text::fault::too_many_cells;
use crate::grid::Dims;

/// The longest side of a board.
pub const SIDE_MAX: usize = 128;

/// The most cells of a board; holes do not count.
pub const CELLS_MAX: usize = 1024;

crate::named! {
    /// Which cells touch.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Topology {
        /// Eight ways, as a king moves: Hidato.
        #[default]
        King = "hidato",
        /// Up, down, left and right alone: Numbrix.
        Orthogonal = "numbrix",
        /// Six ways: the cells are hexagons with a corner upwards, and the second row, the fourth
        /// and so on stand half a cell to the right.
        Hexagonal = "hexagonal",
    }
}

impl Topology {
    /// The topology with this name, in letters of either case. Rikudo is a Hidato of hexagons.
    pub fn of_word(name: &str) -> Option<Self> {
        if name.eq_ignore_ascii_case("rikudo") {
            return Some(Self::Hexagonal);
        }
        Self::ALL.into_iter().find(|one| name.eq_ignore_ascii_case(one.name()))
    }

    /// The other topologies, the most usual first.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&other| other != self)
    }

    /// Whether a cell of a row touches the cell so many rows down and columns to the right, each
    /// at most one.
    fn touch(self, row: usize, down: isize, right: isize) -> bool {
        match self {
            Self::King => (down, right) != (0, 0),
            Self::Orthogonal => down.abs() + right.abs() == 1,
            Self::Hexagonal if down == 0 => right != 0,
            Self::Hexagonal => right == 0 || (right == 1) == is_shifted(row),
        }
    }

    /// The fewest steps between two places of a board without holes, each a row and a column. On
    /// hexagons a step to another row goes half a cell to one side, too.
    pub fn steps(self, from: (usize, usize), to: (usize, usize)) -> usize {
        let rows = from.0.abs_diff(to.0);
        match self {
            Self::King => rows.max(from.1.abs_diff(to.1)),
            Self::Orthogonal => rows + from.1.abs_diff(to.1),
            Self::Hexagonal => rows.max((rows + halves(from, to)) / 2),
        }
    }

    /// The square of Euclid's distance between the centres of two places, in widths of a cell. It
    /// is a whole number on hexagons, too: their rows are √3/2 apart.
    pub fn euclid_squared(self, from: (usize, usize), to: (usize, usize)) -> usize {
        let (rows, cols) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
        match self {
            Self::King | Self::Orthogonal => rows.pow(2) + cols.pow(2),
            Self::Hexagonal => (halves(from, to).pow(2) + 3 * rows.pow(2)) / 4,
        }
    }
}

/// Whether a row of hexagons stands half a cell to the right.
pub const fn is_shifted(row: usize) -> bool {
    row % 2 == 1
}

/// How many halves of a cell two hexagons are apart along a row.
const fn halves((row, col): (usize, usize), (to_row, to_col): (usize, usize)) -> usize {
    (2 * col + row % 2).abs_diff(2 * to_col + to_row % 2)
}

/// Why a shape cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    #[error("{}", text!("hidato-no-cells"))]
    NoCells,
    #[error("{}", text!("hidato-side", dims = _0.to_string(), most = SIDE_MAX))]
    Side(Dims),
    #[error("{}", too_many_cells(*_0))]
    Cells(usize),
}

/// The cells of a board without its numbers. A cell that is no hole has a number from 0, row by
/// row from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Shape {
    dims: Dims,
    topology: Topology,
    /// The place in the grid of each cell.
    places: Vec<u16>,
    /// The cell at each place of the grid.
    cells: Vec<Option<u16>>,
    /// The neighbours of all cells, one cell's after the other's.
    neighbours: Vec<u16>,
    /// Where each cell's neighbours begin, and an end.
    starts: Vec<u32>,
    edges: Edges,
}

fn check_sides(dims: Dims) -> Result<(), ShapeError> {
    let is_long = dims.rows() > SIDE_MAX || dims.cols() > SIDE_MAX;
    if is_long { Err(ShapeError::Side(dims)) } else { Ok(()) }
}

impl Shape {
    /// `is_cell` says for each place of the grid, row by row, whether it is a cell; it must have
    /// one entry for each place.
    ///
    /// # Errors
    /// If no shape can be made: see [`ShapeError`].
    pub fn new(dims: Dims, is_cell: &[bool], topology: Topology) -> Result<Self, ShapeError> {
        check_sides(dims)?;
        let is_cell = |place: usize| is_cell.get(place).copied().unwrap_or(false);
        let places: Vec<u16> =
            (0..dims.cells()).filter(|&place| is_cell(place)).map(|place| place as u16).collect();
        if places.is_empty() {
            return Err(ShapeError::NoCells);
        }
        if places.len() > CELLS_MAX {
            return Err(ShapeError::Cells(places.len()));
        }
        let mut cells = vec![None; dims.cells()];
        for (cell, &place) in places.iter().enumerate() {
            cells[usize::from(place)] = Some(cell as u16);
        }
        let (neighbours, starts, edges) = (Vec::new(), vec![0], Edges::default());
        let mut shape = Self { dims, topology, places, cells, neighbours, starts, edges };
        shape.link();
        Ok(shape)
    }

    fn link(&mut self) {
        for &place in &self.places {
            let (row, col) = (self.dims.row(place.into()), self.dims.col(place.into()));
            for down in -1..=1_isize {
                for right in -1..=1_isize {
                    if !self.topology.touch(row, down, right) {
                        continue;
                    }
                    let to = row.checked_add_signed(down).zip(col.checked_add_signed(right));
                    if let Some(cell) = to.and_then(|(row, col)| self.cell_at(row, col)) {
                        self.neighbours.push(cell as u16);
                    }
                }
            }
            self.starts.push(self.neighbours.len() as u32);
        }
    }

    /// A rectangle without holes.
    ///
    /// # Errors
    /// If no shape can be made: see [`ShapeError`].
    pub fn rectangle(dims: Dims, topology: Topology) -> Result<Self, ShapeError> {
        check_sides(dims)?;
        Self::new(dims, &vec![true; dims.cells()], topology)
    }

    /// The same cells with another topology, and the edges between those that touch.
    pub fn with_topology(&self, topology: Topology) -> Self {
        let (neighbours, starts, edges) = (Vec::new(), vec![0], Edges::default());
        let mut shape = Self { topology, neighbours, starts, edges, ..self.clone() };
        shape.link();
        shape.with_edges_of(self)
    }

    pub const fn dims(&self) -> Dims {
        self.dims
    }

    pub const fn topology(&self) -> Topology {
        self.topology
    }

    /// N: the number of cells, which is also the greatest number on the board.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// The cell at a row and a column, from 0. `None` for a hole, and outside the board.
    pub fn cell_at(&self, row: usize, col: usize) -> Option<usize> {
        if row >= self.dims.rows() || col >= self.dims.cols() {
            return None;
        }
        self.cells[row * self.dims.cols() + col].map(usize::from)
    }

    /// The cell at a place of the grid, which counts from 0 row by row. `None` for a hole, and
    /// outside the board.
    pub fn cell_of(&self, place: usize) -> Option<usize> {
        self.cells.get(place).copied().flatten().map(usize::from)
    }

    /// The place of a cell in the grid.
    pub fn place(&self, cell: usize) -> usize {
        usize::from(self.places[cell])
    }

    /// Row and column of a cell, from 0.
    pub fn coordinates(&self, cell: usize) -> (usize, usize) {
        let place = usize::from(self.places[cell]);
        (self.dims.row(place), self.dims.col(place))
    }

    /// The cells that touch `cell`, in the order of their numbers.
    pub fn neighbours(&self, cell: usize) -> &[u16] {
        &self.neighbours[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }

    pub fn touches(&self, a: usize, b: usize) -> bool {
        self.neighbours(a).contains(&(b as u16))
    }

    /// A cell as a sentence names it: its row and column, from 1.
    pub fn name(&self, cell: usize) -> String {
        let (row, col) = self.coordinates(cell);
        text!("hidato-cell", row = (row + 1), col = (col + 1))
    }

    /// Several cells as a sentence names them, the first few of them: `row 1, column 2; row 1,
    /// column 3 and row 2, column 2`.
    pub fn names(&self, cells: &[usize]) -> String {
        match self.listed(cells) {
            (others, last) if others.is_empty() => last,
            (others, last) => text!("hidato-cells-and", others = others, last = last),
        }
    }

    /// The same with an `or` before the last.
    pub fn names_or(&self, cells: &[usize]) -> String {
        match self.listed(cells) {
            (others, last) if others.is_empty() => last,
            (others, last) => text!("hidato-cells-or", others = others, last = last),
        }
    }

    /// The names of several cells, and apart from them the last one.
    fn listed(&self, cells: &[usize]) -> (String, String) {
        const NAMES_MAX: usize = 6;
        let mut names: Vec<String> =
            cells.iter().take(NAMES_MAX).map(|&cell| self.name(cell)).collect();
        if cells.len() > NAMES_MAX {
            let more = (cells.len() - NAMES_MAX).to_string();
            names.push(text!("hidato-more-cells", count = more));
        }
        let last = names.pop().unwrap_or_default();
        (names.join("; "), last)
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} of {} cells", self.topology.name(), self.dims, self.count())
    }
}

/// A shape and the numbers in its cells; 0 stands for an empty one.
///
/// The numbers can be any: [`feasibility`](super::feasibility) says what is wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    shape: Arc<Shape>,
    numbers: Vec<u16>,
}

impl Board {
    pub fn empty(shape: Arc<Shape>) -> Self {
        let numbers = vec![0; shape.count()];
        Self { shape, numbers }
    }

    /// A board with `numbers` in the order of the cells. Missing numbers become 0; numbers beyond
    /// the last cell are left out.
    pub fn new(shape: Arc<Shape>, mut numbers: Vec<u16>) -> Self {
        numbers.resize(shape.count(), 0);
        Self { shape, numbers }
    }

    pub const fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// The number in each cell, or 0.
    pub fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    /// N.
    pub fn count(&self) -> usize {
        self.shape.count()
    }

    /// The number in a cell, if there is one.
    pub fn number(&self, cell: usize) -> Option<u16> {
        Some(self.numbers[cell]).filter(|&number| number > 0)
    }

    /// Whether a number stands in two cells, which no solution has.
    pub fn has_twice(&self) -> bool {
        let mut given: Vec<u16> = self.numbers.clone();
        given.retain(|&number| number > 0);
        given.sort_unstable();
        given.windows(2).any(|pair| pair[0] == pair[1])
    }

    pub fn set(&mut self, cell: usize, number: u16) {
        self.numbers[cell] = number;
    }

    /// The same board with another topology.
    pub fn with_topology(&self, topology: Topology) -> Self {
        let shape = Arc::new(self.shape.with_topology(topology));
        Self { shape, numbers: self.numbers.clone() }
    }

    /// For each number from 1 to N (at index number − 1), the cell where it stands, if it stands
    /// anywhere. Numbers out of range are left out; if two cells have the same number, the later
    /// cell counts.
    pub fn cells(&self) -> Vec<Option<usize>> {
        let mut cells = vec![None; self.count()];
        for (cell, &number) in self.numbers.iter().enumerate() {
            if let Some(entry) = usize::from(number).checked_sub(1).and_then(|v| cells.get_mut(v)) {
                *entry = Some(cell);
            }
        }
        cells
    }

    /// Whether every cell has a number, each of 1…N once, consecutive numbers touch, and joined
    /// cells have consecutive numbers.
    pub fn is_solved(&self) -> bool {
        let cells: Option<Vec<usize>> = self.cells().into_iter().collect();
        let touch = |pair: &[usize]| self.shape.touches(pair[0], pair[1]);
        cells.is_some_and(|cells| cells.windows(2).all(touch) && self.torn_edges().next().is_none())
    }

    /// The edges whose cells have numbers that do not follow each other.
    pub fn torn_edges(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let edges = self.shape.edges().iter().map(|&[a, b]| (a.into(), b.into()));
        edges.filter(|&(a, b)| match (self.number(a), self.number(b)) {
            (Some(a), Some(b)) => a.abs_diff(b) != 1,
            _ => false,
        })
    }

    /// Whether every number of `self` stands in the same cell of `other`.
    pub fn agrees_with(&self, other: &Self) -> bool {
        let pairs = self.numbers.iter().zip(&other.numbers);
        self.shape == other.shape && { pairs }.all(|(&a, &b)| a == 0 || a == b)
    }
}
