//! Pattern databases: the least moves that a group of tiles needs, for every pattern of the group.
//! One kit makes the tables of every board of at most 64 cells; the rooms that search decide how
//! they divide the tiles and how they look a pattern up.
//!
//! A pattern is the cells of the group's tiles, and the connected region of the other cells that
//! the blank is in. Every move of one of the group's tiles changes the pattern's h by exactly 1,
//! and other moves do not change it. So the colours of the tiles' cells tell whether h is even or
//! odd, and a table needs one bit a pattern, (h >> 1) & 1: the two together are h modulo 4, which
//! is enough to follow h from board to board. R. E. Korf, A. Felner, "Disjoint pattern database
//! heuristics", Artificial Intelligence 134 (2002); T. M. Breyer, R. E. Korf, "1.6-bit pattern
//! databases", AAAI 2010.
//!
//! | room | what lives there |
//! |---|---|
//! | [`grid`] | cells along a path, and sets of cells |
//! | [`symmetry`] | the ways to turn or mirror a board onto itself |
//! | [`blocks`] | which cells a group stands on, and which region the blank is in |
//! | [`orders`] | the orders of a group's tiles along the path |
//! | `turner` | a block's patterns in another order |
//! | [`flood`] | h of all of a group's patterns, breadth-first from the goal |
//! | [`walk`] | h of a pattern, from h modulo 4 |
//! | [`table`] | a table with its blocks and orders |
//! | [`shelf`] | where large tables stay from one run of the program to the next |

pub mod blocks;
pub mod flood;
pub mod grid;
pub mod orders;
pub mod shelf;
pub mod symmetry;
pub mod table;
mod turner;
pub mod walk;

use langkah_language::text;

use crate::search::limits::Limit;
use crate::search::watch::{Halt, Making, Prepared, Progress, Watch};

/// Tells a watch which share of the tables is made, from 0 to 1.
///
/// # Errors
/// Why the making is to end, where the watch wants it to end.
pub fn tell(watch: &mut dyn Watch, share: f32) -> Result<(), Halt> {
    watch.beat(&Prepared { making: Making::Tables, share }.into())
}

/// A part of the making, for its own watch: the shares of the part become shares of the whole,
/// from the first of the two to the second.
pub struct Part<'a>(pub &'a mut dyn Watch, pub [f32; 2]);

impl Watch for Part<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let Self(watch, [from, to]) = self;
        let share = progress.prepared.map_or(0.0, |prepared| prepared.share);
        tell(*watch, *from + (*to - *from) * share)
    }
}

/// Why there are no tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTables {
    #[error("{}", text!("sliding-tables-ended"))]
    Ended(Halt),
    #[error("{}", text!("sliding-tables-memory"))]
    Memory,
    #[error("{}", text!("sliding-tables-home"))]
    Home,
}

impl From<Halt> for NoTables {
    fn from(halt: Halt) -> Self {
        Self::Ended(halt)
    }
}

impl From<NoTables> for Halt {
    fn from(none: NoTables) -> Self {
        match none {
            NoTables::Ended(halt) => halt,
            // The system may have less memory than the limit allows.
            NoTables::Memory | NoTables::Home => Self::Limit(Limit::Memory),
        }
    }
}
