//! The 15-puzzle, solved with the fewest moves at once.
//!
//! | room | what lives there |
//! |---|---|
//! | [`canon`] | the puzzle in the numbering that the tables are for |
//! | [`groups`] | which tiles are counted together |
//! | `cells`, `orders` | the patterns of a group of tiles |
//! | `turner` | a frontier of patterns in another order |
//! | `flood` | h of all of a group's patterns, breadth-first, on all threads |
//! | `crew` | threads that the caller waits for |
//! | `build` | the everyday tables' bytes |
//! | [`tables`] | the tables, and the lower bound |
//! | [`turns`] | which moves may follow which |
//! | `parts` | an iteration's subtrees, and their order |
//! | `step` | what a move does to a board |
//! | `dive` | the depth-first search within a bound |
//! | [`carried`] | the lower bound for the other searches |
//! | [`deepen`] | iterative deepening |
//! | [`record`] | the same search, which tells every node |
//! | [`hard`] | larger tables and a transposition table, for the few positions that need them |

mod build;
pub mod canon;
pub mod carried;
mod cells;
mod crew;
mod deepen;
mod dive;
mod flood;
pub mod groups;
pub mod hard;
mod orders;
mod parts;
mod recorded;
mod step;
pub mod tables;
mod turner;
pub mod turns;

pub use deepen::deepen;
pub use recorded::record;

/// Why there are no tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTables {
    #[error("the making was ended")]
    Ended,
    #[error("the system has no memory for the tables")]
    Memory,
    #[error("there are no tables for this place of the blank")]
    Home,
}
