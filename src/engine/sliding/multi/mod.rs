//! Boards of at most four rows and four columns, where a whole line shifted at once is one move.
//!
//! | room | what lives there |
//! |---|---|
//! | [`space`] | the boards as a search walks them |
//! | [`bound`] | the lower bounds of this metric |
//! | [`dual`] | the bound, asked for the board and for its dual |
//! | [`lines`] | the database: the fewest moves along one axis, for every order of the lines |
//! | [`deepen`](mod@deepen) | iterative deepening on all threads, with the boards that it has met |
//! | `residues` | the database in a quarter of its memory |
//! | `shape` | the numbering of these orders |

pub mod bound;
pub mod deepen;
pub mod dual;
pub mod lines;
mod residues;
mod shape;
pub mod space;

/// The most rows and columns.
pub const SIDE_MAX: usize = 4;
