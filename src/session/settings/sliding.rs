//! What is kept for sliding tiles.

use langkah_engine::grid::Dims;
use langkah_engine::plan::{ChildOrder, Plan};
use langkah_engine::sliding::board::{Goal, SIDE_MAX, SIDE_MIN};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::notation;
use serde::{Deserialize, Serialize};

use super::last::is_usual;

/// The choices for sliding tiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SlidingSettings {
    pub plan: Plan,
    /// What counts as one move.
    #[serde(skip_serializing_if = "is_usual")]
    pub metric: Metric,
    /// The own bound that was used last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_bound: Option<Formula>,
    /// The order of children that the person chose last, for each search that has a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub child_order: Option<ChildOrder>,
    /// Whether the cells where a blank makes X 1 are marked.
    pub shows_odd_cells: bool,
    /// The rows of random boards and of new ones.
    #[serde(rename = "random_rows")]
    pub rows: usize,
    /// Their columns; `None` for as many as rows.
    #[serde(rename = "random_cols")]
    pub cols: Option<usize>,
    /// The goal of random boards and of new ones.
    pub goal: Goal,
    /// How many moves from the goal a random walk goes.
    pub walk_moves: u32,
    /// How moves are shown and copied.
    pub letters: notation::Style,
}

impl Default for SlidingSettings {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            metric: Metric::default(),
            own_bound: None,
            child_order: None,
            shows_odd_cells: false,
            rows: 4,
            cols: None,
            goal: Goal::default(),
            walk_moves: 30,
            letters: notation::Style::default(),
        }
    }
}

impl SlidingSettings {
    /// The size of random boards and of new ones; `None` where a side is 0.
    pub fn size(&self) -> Option<Dims> {
        Dims::new(self.rows, self.cols.unwrap_or(self.rows))
    }

    pub(super) fn in_range(mut self) -> Self {
        self.rows = self.rows.clamp(SIDE_MIN, SIDE_MAX);
        self.cols = self.cols.map(|cols| cols.clamp(SIDE_MIN, SIDE_MAX));
        self.walk_moves = self.walk_moves.clamp(1, 1000);
        self
    }
}
