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
//! What was measured on the 24-puzzle, the blank's goal in a corner, on a machine of two cores that
//! others used, too; a beam ran beside:
//!
//! | groups | tables | made in | memory |
//! |---|---|---|---|
//! | 5-5-5-5-4, three congruent | 3 | 0.2–0.3 s | 4 MB |
//! | 6-6-6-6, three congruent | 2 of 127.5 M patterns, and the blank's regions | 4–5 s | 44 MB |
//!
//! - Four bits or a byte a pattern would save the walk down to the goal, once a search, and cost
//!   four or eight times the memory: the tables would leave the processor's cache.
//! - Groups of four did not look better than linear conflict in a beam of one second, but the load
//!   of the machine changed between the runs, so that is not settled.
//! - Making the tables took some 10 s at first. Two bits a pattern side by side instead of three
//!   planes, with the next block's neighbours asked for ahead, came to some 5 s, measured at
//!   different times. Going through the blocks in the order of their numbers instead of as they
//!   were met took a sixth to a fifth off, measured by turns. More than half of what is left puts
//!   the patterns of a block into the order after a vertical move, bit by bit.

pub mod additive;
pub mod blocks;
pub mod partition;
pub(super) mod store;
pub mod table;
