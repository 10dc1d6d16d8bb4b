//! How an anytime search ended.

use crate::search::space::Label;
use crate::search::watch::{Halt, Stats};
use crate::sliding::moves::Move;

/// What an earlier search on the same puzzle has found and proved; the default is nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// A solution; empty if there is none.
    pub labels: Vec<Label>,
    /// No solution has fewer moves than this.
    pub lower_bound: u32,
}

/// An ended search. `best` is proved to be a shortest solution if its length is `lower_bound`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// `None` if the goal cannot be reached, or if the search was ended before its first
    /// solution.
    pub best: Option<Vec<Move>>,
    /// No solution has fewer moves than this. `u32::MAX` if the goal cannot be reached.
    pub lower_bound: u32,
    /// Why the search ended before a proof, if it did.
    pub ended: Option<Halt>,
    /// The figures. The memory is that of the beams at the moment when beams and tables together
    /// held the most.
    pub stats: Stats,
    /// Bytes that the tables held at that moment.
    pub tables_peak: u64,
}

impl Finished {
    /// The goal cannot be reached.
    pub(super) fn unsolvable() -> Self {
        let (best, lower_bound, ended) = (None, u32::MAX, None);
        Self { best, lower_bound, ended, stats: Stats::default(), tables_peak: 0 }
    }
}
