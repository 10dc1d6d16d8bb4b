//! What a lecture fixes for the searches of all questions.

use langkah_engine::plan::ChildOrder;
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::Formula;
use serde::{Deserialize, Serialize};

/// The conventions of a lecture. The level chooses what they leave open. A question on a published
/// search keeps the rules of that search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lecture {
    /// A bound of one's own, for all questions that ask for a bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<Formula>,
    /// Which of several live nodes with the least ĉ a best-first search takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<Ties>,
    /// The order in which a best-first search makes the children of a node.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<ChildOrder>,
}
