//! The searches against breadth-first search and published figures.

mod letter;
mod panics;
mod searches;
mod subtrees;
