//! The searches against breadth-first search and published figures.

mod letter;
mod searches;
mod subtrees;
