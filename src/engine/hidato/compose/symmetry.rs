//! Symmetries of a board: which two places belong together.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::grid::Dims;

/// How the places of a rectangle are paired. Each place has one partner, which may be itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symmetry {
    /// Each place is its own partner.
    #[default]
    None,
    /// A turn by 180° about the middle.
    HalfTurn,
    /// The left half mirrors the right one.
    LeftRight,
    /// The upper half mirrors the lower one.
    UpDown,
}

impl Symmetry {
    pub const ALL: [Self; 4] = [Self::None, Self::HalfTurn, Self::LeftRight, Self::UpDown];

    /// The name in a list of choices.
    pub fn title(self) -> &'static str {
        match self {
            Self::None => text!("hidato-symmetry-none"),
            Self::HalfTurn => text!("hidato-symmetry-half-turn"),
            Self::LeftRight => text!("hidato-symmetry-left-right"),
            Self::UpDown => text!("hidato-symmetry-up-down"),
        }
    }

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::LeftRight => "left-right",
            Self::UpDown => "up-down",
        }
    }

    /// The place that belongs to `place`, which must be on the board.
    pub const fn partner(self, dims: Dims, place: usize) -> usize {
        let (rows, cols) = (dims.rows(), dims.cols());
        let (row, col) = (dims.row(place), dims.col(place));
        let (row, col) = match self {
            Self::None => (row, col),
            Self::HalfTurn => (rows - 1 - row, cols - 1 - col),
            Self::LeftRight => (row, cols - 1 - col),
            Self::UpDown => (rows - 1 - row, col),
        };
        row * cols + col
    }
}
