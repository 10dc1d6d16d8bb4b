//! The choices for Hidato.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_puzzle::hidato;
use serde::{Deserialize, Serialize};

use super::last::is_usual;
use crate::session::hidato::judging::Judging;

/// The choices for Hidato.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct HidatoSettings {
    pub plan: hidato::Plan,
    /// Which cells of random Hidatos touch; `None` if random puzzles are sliding puzzles.
    pub random: Option<Topology>,
    pub rows: usize,
    pub cols: usize,
    pub outline: Outline,
    pub difficulty: Difficulty,
    /// How many edges a random puzzle has.
    #[serde(skip_serializing_if = "is_usual")]
    pub edges: usize,
    /// When numbers by hand are judged.
    #[serde(skip_serializing_if = "is_usual")]
    pub judging: Judging,
    /// Whether a number that is put takes its pencil marks in other cells away.
    #[serde(skip_serializing_if = "is_usual")]
    pub tidies_marks: bool,
}

impl Default for HidatoSettings {
    fn default() -> Self {
        Self {
            plan: hidato::Plan::default(),
            random: None,
            rows: 8,
            cols: 8,
            outline: Outline::default(),
            difficulty: Difficulty::default(),
            edges: 0,
            judging: Judging::default(),
            tidies_marks: false,
        }
    }
}

impl HidatoSettings {
    /// The most rows and columns of a random puzzle: to make a larger one would take longer than
    /// seconds.
    pub const SIDE_MAX: usize = 30;
    pub const SIDE_MIN: usize = 3;
    /// The most edges of a random puzzle of this size: no path has more steps.
    pub fn edges_max(&self) -> usize {
        (self.rows * self.cols).saturating_sub(1)
    }

    pub(super) fn in_range(mut self) -> Self {
        self.rows = self.rows.clamp(Self::SIDE_MIN, Self::SIDE_MAX);
        self.cols = self.cols.clamp(Self::SIDE_MIN, Self::SIDE_MAX);
        self.edges = self.edges.min(self.edges_max());
        self
    }

    /// The random puzzle of a seed.
    pub fn order(&self, topology: Topology, seed: u64) -> Option<Order> {
        let dims = Dims::new(self.rows, self.cols)?;
        let Self { outline, difficulty, edges, .. } = *self;
        Some(Order { dims, outline, topology, difficulty, edges, seed })
    }
}
