//! What is kept for reports.

use serde::{Deserialize, Serialize};

/// What reports have besides the puzzle: whose they are, if that is not empty, and a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReportSettings {
    pub name: String,
    pub student_id: String,
    /// The level down to which a page shows the tree of the search; 0 for no tree.
    pub tree_depth: u32,
}

impl ReportSettings {
    /// The greatest `tree_depth`: no page of A4 has room for as many levels.
    pub const DEPTH_MAX: u32 = 30;

    /// The most letters of a name or a number.
    pub const LETTERS_MAX: usize = 120;

    pub(super) fn in_range(mut self) -> Self {
        for text in [&mut self.name, &mut self.student_id] {
            if let Some((end, _)) = text.char_indices().nth(Self::LETTERS_MAX) {
                text.truncate(end);
            }
        }
        self.tree_depth = self.tree_depth.min(Self::DEPTH_MAX);
        self
    }
}
