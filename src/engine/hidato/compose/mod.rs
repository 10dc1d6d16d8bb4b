//! Puzzles of one's own: the outline is drawn, givens are put, and the program adds or takes givens
//! away so that there is exactly one solution.
//!
//! | room | what lives there |
//! |---|---|
//! | [`outline`] | cells become holes and holes become cells; rows and columns are added |
//! | [`edges`] | edges between cells are set and taken away |
//! | [`symmetry`] | which two places belong together |
//! | [`unique`] | the givens that are to be added for one solution: the fewest, where this is proved |
//! | [`thin`] | which givens can be taken away, up to a difficulty |
//! | [`full`] | a number in every cell |
//! | [`judged`] | how many solutions there are, and how hard it is |
//! | `asker` | asks the search about one board after another |
//! | `hitting` | lightest sets that hit all of several sets |
//! | `listed` | all solutions of a board, if they are few |
//! | `least` | the fewest givens for one solution |
//! | `orbits` | the cells that get their numbers together |

mod asker;
pub mod edges;
pub mod full;
mod hitting;
pub mod judged;
mod least;
mod listed;
mod orbits;
pub mod outline;
pub mod symmetry;
pub mod thin;
pub mod unique;

pub use symmetry::Symmetry;
