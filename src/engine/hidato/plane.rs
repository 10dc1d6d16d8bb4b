//! Where the cells of a board lie when it is drawn, in widths of a cell from its upper left corner:
//! x to the right, y downwards.

use super::board::{Shape, Topology, is_shifted};

/// How far the rows of hexagons with a corner upwards are apart: √3/2.
const ROW: f32 = 0.866_025_4;

/// The height of a hexagon: 2/√3.
const HEIGHT: f32 = 1.154_700_5;

/// The corners of a hexagon of width 1 around the origin, clockwise from the highest.
pub const HEXAGON: [(f32, f32); 6] = [
    (0.0, -HEIGHT / 2.0),
    (0.5, -HEIGHT / 4.0),
    (0.5, HEIGHT / 4.0),
    (0.0, HEIGHT / 2.0),
    (-0.5, HEIGHT / 4.0),
    (-0.5, -HEIGHT / 4.0),
];

impl Topology {
    pub const fn is_hexagonal(self) -> bool {
        matches!(self, Self::Hexagonal)
    }

    /// The height of a cell.
    pub const fn cell_height(self) -> f32 {
        if self.is_hexagonal() { HEIGHT } else { 1.0 }
    }

    /// How far rows are apart.
    pub const fn row_height(self) -> f32 {
        if self.is_hexagonal() { ROW } else { 1.0 }
    }

    /// How far a row stands to the right.
    pub const fn shift(self, row: usize) -> f32 {
        if self.is_hexagonal() && is_shifted(row) { 0.5 } else { 0.0 }
    }

    /// The middle of a place, given by its row and its column.
    pub fn centre(self, (row, col): (usize, usize)) -> (f32, f32) {
        let x = col as f32 + 0.5 + self.shift(row);
        (x, row as f32 * self.row_height() + self.cell_height() / 2.0)
    }
}

impl Shape {
    /// The width and the height of the rectangle around all places.
    pub fn size(&self) -> (f32, f32) {
        let (dims, topology) = (self.dims(), self.topology());
        let last = dims.rows() - 1;
        let shift = (0..=last.min(1)).map(|row| topology.shift(row)).fold(0.0, f32::max);
        let height = last as f32 * topology.row_height() + topology.cell_height();
        (dims.cols() as f32 + shift, height)
    }

    /// The row of a cell, and how many halves of a cell it stands to the right.
    pub fn halves(&self, cell: usize) -> (usize, usize) {
        self.place_halves(self.coordinates(cell))
    }

    /// The same of a place, given by its row and its column.
    pub fn place_halves(&self, (row, col): (usize, usize)) -> (usize, usize) {
        let is_shifted = self.topology().is_hexagonal() && is_shifted(row);
        (row, 2 * col + usize::from(is_shifted))
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: usize) -> (f32, f32) {
        self.topology().centre(self.coordinates(cell))
    }

    /// The cell at a point; `None` for a hole, and outside the board.
    pub fn cell_under(&self, point: (f32, f32)) -> Option<usize> {
        self.place_under(point).and_then(|(row, col)| self.cell_at(row, col))
    }

    /// The row and column of the place at a point; `None` outside the board.
    pub fn place_under(&self, (x, y): (f32, f32)) -> Option<(usize, usize)> {
        let topology = self.topology();
        let near = (y / topology.row_height()) as isize;
        // A hexagon is the part of the plane that is nearest to its middle.
        let away = |place: &(usize, usize)| {
            let (across, down) = topology.centre(*place);
            let (across, down) = (x - across, y - down);
            if topology.is_hexagonal() { across.hypot(down) } else { across.abs().max(down.abs()) }
        };
        let rows = (near - 1..=near + 1).filter_map(|row| usize::try_from(row).ok());
        let place = |row: usize| {
            let col = (x - topology.shift(row)).floor();
            (col >= 0.0).then_some((row, col as usize))
        };
        let places = rows.filter_map(place);
        let nearest = places.min_by(|a, b| away(a).total_cmp(&away(b)))?;
        let (across, down) = topology.centre(nearest);
        let is_inside = match topology.is_hexagonal() {
            true => {
                let (across, down) = ((x - across).abs(), (y - down).abs());
                across <= 0.5 && down + across * HEIGHT / 2.0 <= HEIGHT / 2.0
            }
            false => away(&nearest) <= 0.5,
        };
        let dims = self.dims();
        let is_place = nearest.0 < dims.rows() && nearest.1 < dims.cols();
        (is_inside && is_place).then_some(nearest)
    }
}
