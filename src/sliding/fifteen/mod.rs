//! The 15-puzzle, solved with the fewest moves at once.
//!
//! | room | what lives there |
//! |---|---|
//! | [`canon`] | the puzzle in the numbering that the tables are for |
//! | [`groups`] | which tiles are counted together |
//! | `build` | a group's table, made breadth-first |
//! | [`tables`] | the tables, and the lower bound |
//! | `turns` | which moves may follow which |
//! | `dive` | the depth-first search within a bound |
//! | [`deepen`] | iterative deepening |
//! | [`hard`] | larger tables and a transposition table, for the few positions that need them |

mod build;
pub mod canon;
mod deepen;
mod dive;
pub mod groups;
pub mod hard;
pub mod tables;
mod turns;

pub use deepen::deepen;
