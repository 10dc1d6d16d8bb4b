//! Sliding tiles: solvability, moves, bounds and the searches of their sizes.

mod anytime;
mod bounds;
mod distances;
mod fifteen;
mod hard;
mod large;
mod learned;
mod multi;
mod notation;
mod notations;
mod own;
mod pattern;
mod random;
#[path = "../../support/ranked.rs"]
mod ranked;
mod sizes;
mod solvability;
mod transpositions;
