//! Additive pattern databases for boards of at most 64 cells, made while the program runs.
//!
//! | room | what lives there |
//! |---|---|
//! | [`blocks`] | where a group's tiles and the blank's region are |
//! | [`table`] | a group's table, a bit a pattern, and its making |
//! | [`partition`] | the groups, and the symmetries of the board |
//! | [`store`] | the tables that were made |
//! | [`additive`] | the bound |

pub mod additive;
pub mod blocks;
pub mod partition;
mod store;
pub mod table;
