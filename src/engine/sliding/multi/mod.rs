//! Boards of at most four rows and four columns, where a whole line shifted at once is one move.
//!
//! | room | what lives there |
//! |---|---|
//! | [`space`] | the boards as a search walks them |
//! | [`bound`] | the lower bounds of this metric |
//! | [`lines`] | the database: the fewest moves along one axis, for every order of the lines |
//! | `shape` | the numbering of these orders |

pub mod bound;
pub mod lines;
mod shape;
pub mod space;

/// The most rows and columns.
pub const SIDE_MAX: usize = 4;
