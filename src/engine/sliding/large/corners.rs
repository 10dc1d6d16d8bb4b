//! The corners of a board: the learned estimate needs the blank's goal in one of them.

use std::sync::{Arc, Mutex};

use super::frame::Frame;
use super::learned::Learned;
use crate::search::space::Label;
use crate::sliding::crew::lock;
use crate::sliding::moves::from_labels;

/// The learned estimate for each corner that was needed. Several searches of a thread use them.
pub struct Corners {
    /// Whether the estimates are those of the image in the mirror.
    is_mirrored: bool,
    known: Mutex<Vec<(u8, Option<Arc<Learned>>)>>,
}

impl Corners {
    pub fn new(is_mirrored: bool) -> Self {
        Self { is_mirrored, known: Mutex::default() }
    }

    /// The estimate for the goal of `frame`.
    pub fn of(&self, frame: &Frame) -> Option<Arc<Learned>> {
        let home = frame.home();
        let mut known = lock(&self.known);
        if let Some((_, learned)) = known.iter().find(|known| known.0 == home) {
            return learned.clone();
        }
        let learned = Learned::new(frame, self.is_mirrored).map(Arc::new);
        known.push((home, learned.clone()));
        learned
    }
}

/// Whether the blank is in a corner before each move, and at the end.
pub fn in_corner(frame: &Frame, labels: &[Label]) -> Vec<bool> {
    let dims = frame.dims();
    let is_corner = |cell: usize| {
        let is_end = |at: usize, count: usize| at == 0 || at + 1 == count;
        is_end(dims.row(cell), dims.rows()) && is_end(dims.col(cell), dims.cols())
    };
    let mut blank = usize::from(frame.blank(frame.start()));
    let mut all = vec![is_corner(blank)];
    for way in from_labels(labels) {
        blank = dims.neighbour(blank, way).unwrap_or(blank);
        all.push(is_corner(blank));
    }
    all
}
