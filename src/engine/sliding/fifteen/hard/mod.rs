//! The hard end: the few positions that the everyday tables would take minutes for.
//!
//! | room | what lives there |
//! |---|---|
//! | `tables` | a group of seven and one of eight, one bit a pattern |
//! | `stream` | a subtree's search, which does not wait for memory |
//! | `pool` | what threads share |
//! | `deepen` | iterative deepening with all of it |

mod deepen;
mod pool;
mod stream;
mod tables;

pub use deepen::deepen;
pub use tables::HardTables;
