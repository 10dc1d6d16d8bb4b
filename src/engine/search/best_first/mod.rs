//! Least-cost branch and bound: a queue of live nodes by ĉ = g + h.
//!
//! | engine | keeps | for |
//! |---|---|---|
//! | [`graph`] | a visited set, about 10 bytes a node | the shortest solution within a memory limit |
//! | [`tree`] | every node and its parent, 16 bytes a node | the search without a visited set |
//! | [`breadth`] | a visited set from the moment a child is made | breadth-first search |
//! | [`script`] | every node, a binary heap, a map | published programs, count for count |
//!
//! | room | what lives there |
//! |---|---|
//! | `lanes` | the queue of live nodes, a lane for each (f, h) or each f |
//! | `table` | the visited set, a hash table of packed states |
//! | `met` | the key with which the search met each state last |
//! | `kept` | what the searches with a table share |
//! | `heapq` | a binary heap with the exact order of Python's `heapq` |

use serde::{Deserialize, Serialize};

use super::event::Rule;

pub mod breadth;
pub mod graph;
pub(super) mod heapq;
mod kept;
mod lanes;
pub(super) mod met;
pub mod script;
pub(super) mod table;
pub mod tree;

crate::named! {
    /// Which of the live nodes with the least ĉ becomes the E-node.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Ties {
        /// The node that was generated last.
        #[serde(alias = "Newest")]
        Newest = "newest",
        /// The node that was generated first.
        #[serde(alias = "Oldest")]
        Oldest = "oldest",
        /// The node with the least h, and of several the one that was generated last.
        #[default]
        #[serde(alias = "LeastH")]
        LeastH = "least-h",
    }
}

impl From<Ties> for Rule {
    fn from(ties: Ties) -> Self {
        match ties {
            Ties::LeastH => Self::LeastH,
            Ties::Newest => Self::Newest,
            Ties::Oldest => Self::Oldest,
        }
    }
}
