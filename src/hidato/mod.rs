//! Hidato and Numbrix: fill a board of any shape with 1…N so that consecutive numbers touch.

mod bits;
pub mod board;
pub mod feasibility;
pub mod generate;
pub mod hint;
pub mod propagate;
pub mod published;
pub mod solve;
pub mod text;
