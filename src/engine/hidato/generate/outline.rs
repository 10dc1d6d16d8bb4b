//! The outlines that a random puzzle can have.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::grid::Dims;

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
}

impl Outline {
    /// All outlines, with the usual number of holes.
    pub const ALL: [Self; 8] = [
        Self::Rectangle,
        Self::Holes(20),
        Self::Diamond,
        Self::Cross,
        Self::Heart,
        Self::Ring,
        Self::Disc,
        Self::Hourglass,
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
        }
    }

    /// For each place, row by row, whether it is inside. Holes are not cut yet: they are the cells
    /// that the path does not visit.
    pub fn places(self, dims: Dims) -> Vec<bool> {
        let inside = |place: usize| {
            // The coordinates of the middle of the place: from −1 to 1, upwards and to the right.
            // One division of whole numbers gives places that mirror each other equal distances.
            let along = |at: usize, side: usize| ((2 * at + 1) as f64 - side as f64) / side as f64;
            let x = along(dims.col(place), dims.cols());
            let y = -along(dims.row(place), dims.rows());
            self.holds(x, y, 1.0 / dims.rows().max(dims.cols()) as f64)
        };
        (0..dims.cells()).map(inside).collect()
    }

    /// Whether a point is inside; `half` is half a cell.
    fn holds(self, x: f64, y: f64, half: f64) -> bool {
        let (wide, high) = (x.abs(), y.abs());
        match self {
            Self::Rectangle | Self::Holes(_) => true,
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
