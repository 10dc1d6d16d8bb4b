//! Sliding tiles: the 15-puzzle and its kin, from 2×2 to 10×10.
//!
//! | room | what lives there |
//! |---|---|
//! | [`board`] | the board, its invariant, the usual goals |
//! | [`moves`] | moves, named by the way the blank goes, and lists of them |
//! | [`notation`] | lists of moves as text: letters, counts, numbers of tiles, times |
//! | [`text`] | puzzles from text and to text in many formats, with every fault of a bad one |
//! | [`puzzle`] | a start and its goal |
//! | [`solvability`] | Kurang(i), X, the verdict and why |
//! | [`random`] | random boards from a seed |
//! | [`packed`] | a board in one word, for the searches |
//! | [`ways`] | the moves that a search makes from each cell |
//! | [`space`] | the board as a search walks it |
//! | [`every`] | all shortest solutions of a board |
//! | [`bound`] | the lower bounds, a file each |
//! | [`pattern`] | pattern databases: one kit for every size |
//! | [`metric`] | what counts as one move |
//! | [`multi`] | boards where a line shifted at once is one move |
//! | `crew` | threads that the caller waits for |
//! | [`fifteen`] | boards of four rows and four columns |
//! | [`large`] | boards of more than four rows or columns |

pub mod board;
pub mod bound;
mod crew;
pub mod every;
pub mod fifteen;
pub mod large;
pub mod metric;
pub mod moves;
pub mod multi;
pub mod notation;
pub mod packed;
pub mod pattern;
pub mod puzzle;
pub mod random;
pub mod solvability;
pub mod space;
pub mod text;
pub mod ways;
