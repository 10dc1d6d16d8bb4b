//! Boards of more than four rows or columns: a solution at once, better ones as they are found,
//! and a lower bound that grows until the two meet.
//!
//! ```text
//! construct ─▶ beam, wider and wider ─┐
//!              beams beside these ────┼▶ best solution ─┐
//!              shorter parts ─────────┘                 │
//!              iterative deepening ────▶ lower bound ───┴─▶ proof where they meet
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`frame`] | the puzzle in the goal's numbering |
//! | [`bound`] | the lower bounds for boards of any size |
//! | [`space`] | a large board for the engines of `search` |
//! | [`additive`], `store` | additive pattern databases: the bound, and the tables that are kept |
//! | [`layout`], `partition`, `tuned` | which groups of tiles have tables: divided by a method, or taken from a list |
//! | `bounds`, `databases` | which bound a search uses, which tables are worth making, and those that are the same on every machine |
//! | [`learned`], `stretch` | an estimate for the order of a beam's boards, and its weights on larger boards |
//! | `construct` | a first solution, line by line |
//! | `beam`, `seen` | beam search, and the hashes that it has met |
//! | `beside` | beams from the goal to the start, by the estimate of the image in the mirror, and polishing |
//! | [`shift`] | the same search where a line that is shifted at once is one move |
//! | `corners` | the learned estimate for each corner |
//! | `polish` | parts of a solution that chance chooses, searched again by the learned estimate |
//! | `smooth` | shorter ways between two boards of a solution, by single tiles or by shifts |
//! | `shorten` | any list of moves, shortened by windows |
//! | `prove`, [`transpositions`] | iterative deepening by several threads, and the boards that it has met |
//! | `shared`, `tally` | what the threads share, and who hears of their work |
//! | `set_aside` | how the memory is divided |
//! | `anytime`, `host` | the driver, and what it has in common with that of [`shift`] |
//! | `finished` | how a search ended, and what the next one knows of it |

pub mod additive;
mod anytime;
mod beam;
mod beside;
pub mod bound;
mod bounds;
mod construct;
mod corners;
mod databases;
mod finished;
pub mod frame;
mod host;
pub mod layout;
pub mod learned;
mod partition;
mod polish;
mod prove;
mod seen;
mod set_aside;
mod shared;
pub mod shift;
mod shorten;
mod smooth;
pub mod space;
mod store;
pub mod stretch;
mod tally;
pub mod transpositions;
mod tuned;

pub use anytime::anytime;
pub use bounds::layouts;
pub use databases::Databases;
pub use finished::{Finished, Known};
pub use shorten::{Shortened, shorten};
pub use tally::Tally;

use super::board::Board;
use super::pattern::grid::CELLS_MAX;
use crate::grid::Dims;

/// Whether the anytime search makes tables for boards of a size, memory allowing.
pub fn has_tables(dims: Dims) -> bool {
    dims.cells() <= CELLS_MAX
}

/// Whether tables of an earlier search are kept.
pub fn are_tables_kept() -> bool {
    store::are_kept()
}

/// Whether tables of an earlier search are kept that a search for this goal can use.
pub fn are_tables_kept_for(goal: &Board) -> bool {
    store::are_kept_for((goal.dims(), goal.blank() as u8))
}

/// Lets the kept tables go. A running search keeps those that it uses.
pub fn let_tables_go() {
    store::let_go();
}
