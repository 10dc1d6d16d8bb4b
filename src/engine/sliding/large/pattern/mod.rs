//! Additive pattern databases for boards of at most 64 cells, made while the program runs.
//!
//! | room | what lives there |
//! |---|---|
//! | [`blocks`] | where a group's tiles and the blank's region are |
//! | [`table`] | a group's table, a bit a pattern, and its making |
//! | [`partition`] | the groups, and the symmetries of the board |
//! | `store` | the tables that were made |
//! | [`additive`] | the bound |
//!
//! A table has one bit a pattern, so that it stays in the processor's cache. For the time and the
//! memory that tables take see test/bench/notes.md.

pub mod additive;
pub mod blocks;
pub mod partition;
pub(super) mod store;
pub mod table;
