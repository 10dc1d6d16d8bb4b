//! What counts as one move: a tile that goes to the blank, or a whole line of tiles that is shifted
//! at once.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::moves::{Move, Step};
use crate::search::space::Label;

crate::named! {
    /// What counts as one move.
    ///
    /// Lists of moves always have a step of the blank each. Steps in a row that go the same way
    /// shift one line, so that the metric alone tells how many moves such a list has.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Metric with title {
        /// One tile goes to the blank.
        #[default]
        Single = "single", text!("sliding-metric-single");
        /// The blank goes any number of cells along its row or column; the tiles between are
        /// shifted together.
        Multi = "multi", text!("sliding-metric-multi");
    }
}

/// The line along which a move shifts tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Up and down.
    Column,
    /// Left and right.
    Row,
}

/// The fewest moves if moves along columns and along rows take turns, there are at least so many of
/// each, and `last` is the axis of the move before.
#[inline]
pub fn taking_turns([columns, rows]: [u32; 2], last: Option<Axis>) -> u32 {
    // The first of n moves goes along one axis, which has ⌈n / 2⌉ of them.
    let begins = |first: u32, other: u32| (2 * first).saturating_sub(1).max(2 * other);
    match last {
        Some(Axis::Column) => begins(rows, columns),
        Some(Axis::Row) => begins(columns, rows),
        None => begins(rows, columns).min(begins(columns, rows)),
    }
}

impl Metric {
    /// How many moves these steps of the blank are.
    pub fn count(self, ways: &[Move]) -> usize {
        self.ends(ways).count()
    }

    /// The same for the labels of the steps.
    pub fn cost(self, labels: &[Label]) -> usize {
        match self {
            Self::Single => labels.len(),
            Self::Multi => labels.chunk_by(|a, b| a == b).count(),
        }
    }

    /// The steps of each move.
    pub fn shifts(self, steps: &[Step]) -> impl Iterator<Item = &[Step]> {
        steps.chunk_by(move |a, b| self == Self::Multi && a.way == b.way)
    }

    /// After how many steps of the blank each move ends, in rising order.
    pub fn ends(self, ways: &[Move]) -> impl Iterator<Item = usize> {
        let is_end = move |&at: &usize| self == Self::Single || ways.get(at) != ways.get(at - 1);
        (1..=ways.len()).filter(is_end)
    }
}
