//! The outlines that a random puzzle can have.

use std::ops::Range;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::grid::Dims;
use crate::hidato::board::{Topology, is_shifted};

/// More than a rounded sum can be wrong by, and less than any two places differ by.
const ROUNDING: f64 = 1e-9;

/// Which places of a rectangle are cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outline {
    #[default]
    Rectangle,
    /// A rectangle in which about this many cells of a hundred are holes.
    Holes(u8),
    Diamond,
    Cross,
    Heart,
    Ring,
    Disc,
    Hourglass,
    Hexagon,
    Triangle,
    Parallelogram,
}

impl Outline {
    /// All outlines, with the usual number of holes.
    pub const ALL: [Self; 11] = [
        Self::Rectangle,
        Self::Holes(20),
        Self::Diamond,
        Self::Cross,
        Self::Heart,
        Self::Ring,
        Self::Disc,
        Self::Hourglass,
        Self::Hexagon,
        Self::Triangle,
        Self::Parallelogram,
    ];

    /// The name in a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Rectangle => text!("hidato-rectangle"),
            Self::Holes(_) => text!("hidato-holes"),
            Self::Diamond => text!("hidato-diamond"),
            Self::Cross => text!("hidato-cross"),
            Self::Heart => text!("hidato-heart"),
            Self::Ring => text!("hidato-ring"),
            Self::Disc => text!("hidato-disc"),
            Self::Hourglass => text!("hidato-hourglass"),
            Self::Hexagon => text!("hidato-hexagon"),
            Self::Triangle => text!("hidato-triangle"),
            Self::Parallelogram => text!("hidato-parallelogram"),
        }
    }

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rectangle => "rectangle",
            Self::Holes(_) => "holes",
            Self::Diamond => "diamond",
            Self::Cross => "cross",
            Self::Heart => "heart",
            Self::Ring => "ring",
            Self::Disc => "disc",
            Self::Hourglass => "hourglass",
            Self::Hexagon => "hexagon",
            Self::Triangle => "triangle",
            Self::Parallelogram => "parallelogram",
        }
    }

    /// For each place, row by row, whether it is inside. Holes are not cut yet: they are the cells
    /// that the path does not visit.
    pub fn places(self, dims: Dims, topology: Topology) -> Vec<bool> {
        let is_hexagonal = topology.is_hexagonal();
        let inside = |place: usize| {
            let (row, col) = (dims.row(place), dims.col(place));
            if let Some(run) = self.run(dims, row, is_hexagonal) {
                return run.contains(&col);
            }
            // The coordinates of the middle of the place: from −1 to 1, upwards and to the right.
            // One division of whole numbers gives places that mirror each other equal distances.
            let along = |twice: usize, side: usize| (twice as f64 - side as f64) / side as f64;
            let x = match is_hexagonal {
                // In halves of a cell, because every second row is shifted by one.
                true => along(4 * col + 2 * (row % 2) + 2, 2 * dims.cols() + 1),
                false => along(2 * col + 1, dims.cols()),
            };
            let y = -along(2 * row + 1, dims.rows());
            self.holds(x, y, 1.0 / dims.rows().max(dims.cols()) as f64)
        };
        (0..dims.cells()).map(inside).collect()
    }

    /// The columns of a row that are inside, for the outlines whose rows are one run of cells each.
    fn run(self, dims: Dims, row: usize, is_hexagonal: bool) -> Option<Range<usize>> {
        let (rows, cols) = (dims.rows(), dims.cols());
        // A hexagon's row is half a cell shorter for each half row away from the middle. Higher
        // boards have less steep sides.
        let from_middle = (2 * row + 1).abs_diff(rows);
        let len = match self {
            Self::Hexagon if rows <= cols => (4 * cols - 2 * from_middle + 2) / 4,
            Self::Hexagon => (4 * cols * rows - 2 * from_middle * cols + 2 * rows) / (4 * rows),
            Self::Triangle => ((row + 1) * cols).div_ceil(rows),
            Self::Parallelogram => cols.saturating_sub((rows - 1) / 2).max(1),
            _ => return None,
        };
        let len = len.clamp(1, cols);
        // In the middle of a row of squares stand as many as leave the same room at both sides.
        let is_askew = !is_hexagonal && self != Self::Parallelogram && (cols - len) % 2 == 1;
        let len = if is_askew { len + 1 } else { len };
        if self == Self::Parallelogram {
            let first = (row / 2).min(cols - len);
            return Some(first..first + len);
        }
        // Rows stand in the middle: of two middles that are half a cell apart, of hexagons the one
        // that fits, in halves of a cell.
        let last = if self == Self::Hexagon { rows / 2 } else { rows - 1 };
        let shift = |row: usize| usize::from(is_hexagonal && is_shifted(row));
        let free = cols - len;
        let first = (free + shift(last) + 1 - shift(row)) / 2;
        Some(first.min(free)..first.min(free) + len)
    }

    /// Whether a point is inside; `half` is half a cell.
    fn holds(self, x: f64, y: f64, half: f64) -> bool {
        let (wide, high) = (x.abs(), y.abs());
        match self {
            Self::Rectangle
            | Self::Holes(_)
            | Self::Hexagon
            | Self::Triangle
            | Self::Parallelogram => true,
            Self::Diamond => wide + high < 1.0 + half - ROUNDING,
            Self::Cross => wide.min(high) <= 0.36,
            Self::Heart => {
                let is_lobe = (wide - 0.5).powi(2) + (y - 0.45).powi(2) <= 0.55_f64.powi(2);
                let is_point = y <= 0.45 && wide * 1.45 <= y + 1.0 + 0.9 * half;
                // The notch between the lobes must exist even if a row of cells is higher than it.
                let is_notch = y > 0.62 + 1.25 * wide;
                (is_lobe || is_point) && !is_notch
            }
            Self::Ring => (0.16..=1.0).contains(&(x * x + y * y)),
            Self::Disc => x * x + y * y <= 1.0,
            Self::Hourglass => wide <= high + 2.0 * half + ROUNDING,
        }
    }
}
