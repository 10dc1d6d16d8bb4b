//! Boards of four rows and four columns.

pub mod hard;
