//! Symmetries of a board: which two places belong together.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::hidato::board::{Shape, is_shifted};

crate::named! {
    /// How the places of a rectangle are paired. Each place has one partner, which may be itself.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Symmetry with title {
        /// Each place is its own partner.
        #[default]
        None = "none", text!("hidato-symmetry-none");
        /// A turn by 180° about the middle.
        HalfTurn = "half-turn", text!("hidato-symmetry-half-turn");
        /// The left half mirrors the right one.
        LeftRight = "left-right", text!("hidato-symmetry-left-right");
        /// The upper half mirrors the lower one.
        UpDown = "up-down", text!("hidato-symmetry-up-down");
    }
}

impl Symmetry {
    /// The place that belongs to `place`, which must be on the board. On hexagons the middle column
    /// is that of the rows that are not shifted; the last place of a shifted row may have no
    /// partner, and is its own. With an even number of rows the upper half stands half a cell
    /// beside the lower one.
    pub fn partner(self, shape: &Shape, place: usize) -> usize {
        let dims = shape.dims();
        let (rows, cols) = (dims.rows(), dims.cols());
        let (row, col) = (dims.row(place), dims.col(place));
        // A half turn of an even number of rows takes shifted rows to others.
        let turns_evenly = self == Self::HalfTurn && rows.is_multiple_of(2);
        let is_shifted = shape.topology().is_hexagonal() && is_shifted(row) && !turns_evenly;
        let end = if is_shifted { cols - 1 } else { cols };
        if col >= end && matches!(self, Self::HalfTurn | Self::LeftRight) {
            return place;
        }
        let (row, col) = match self {
            Self::None => (row, col),
            Self::HalfTurn => (rows - 1 - row, end - 1 - col),
            Self::LeftRight => (row, end - 1 - col),
            Self::UpDown => (rows - 1 - row, col),
        };
        row * cols + col
    }
}
