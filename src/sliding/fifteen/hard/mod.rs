//! The hard end.

mod cells;
mod crew;
mod deepen;
mod flood;
mod orders;
mod pool;
mod seen;
mod stream;
mod tables;

pub use deepen::{Ended, deepen};
pub use pool::Counts;
pub use tables::HardTables;
