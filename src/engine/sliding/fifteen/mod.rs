//! The 15-puzzle, solved with the fewest moves at once.
//!
//! | room | what lives there |
//! |---|---|
//! | [`canon`] | the puzzle in the numbering that the tables are for |
//! | [`groups`] | which tiles are counted together |
//! | `cells` | the path along which a group's tiles are read |
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
mod deepen;
mod dive;
pub mod groups;
pub mod hard;
mod parts;
mod recorded;
mod step;
pub mod tables;
pub mod turns;

pub use deepen::deepen;
pub use recorded::record;
