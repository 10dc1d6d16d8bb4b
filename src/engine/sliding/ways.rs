//! The moves of the blank that a search makes from each cell.

use super::moves::Move;
use crate::grid::Dims;
use crate::search::space::{LABEL_NONE, Label};

/// Up to four moves and the cells that the blank goes to.
#[derive(Clone, Copy, Default)]
struct Few {
    count: u8,
    ways: [(Label, u8); 4],
}

/// The moves by the cell of the blank and by the last move, in the order in which a search makes
/// them.
pub struct Ways(Vec<[Few; LABEL_NONE as usize + 1]>);

impl Ways {
    /// All moves but the one that undoes the last move.
    pub fn new(dims: Dims, order: [Move; 4]) -> Self {
        let few = |cell: usize, last: Label| {
            let mut few = Few::default();
            let back = Move::from_index(last).map(Move::opposite);
            for way in order.into_iter().filter(|&way| Some(way) != back) {
                if let Some(to) = dims.neighbour(cell, way) {
                    few.ways[usize::from(few.count)] = (way as Label, to as u8);
                    few.count += 1;
                }
            }
            few
        };
        let cells = 0..dims.cells();
        Self(cells.map(|cell| std::array::from_fn(|last| few(cell, last as Label))).collect())
    }

    /// The same with the move that undoes the last one.
    #[must_use]
    pub fn with_reversals(mut self) -> Self {
        for by_last in &mut self.0 {
            *by_last = [by_last[usize::from(LABEL_NONE)]; LABEL_NONE as usize + 1];
        }
        self
    }

    /// The moves after a last one, which is [`LABEL_NONE`] at the start.
    #[inline]
    pub fn after(&self, blank: u8, last: Label) -> &[(Label, u8)] {
        let few = &self.0[usize::from(blank)][usize::from(last & LABEL_NONE)];
        &few.ways[..usize::from(few.count & 7).min(4)]
    }
}
