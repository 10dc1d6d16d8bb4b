//! Hidato, Numbrix and hexagonal Hidato: fill a board of any shape with 1…N so that consecutive
//! numbers touch.
//!
//! ```text
//! text ─▶ board ─▶ feasibility ─▶ solve { propagate, probe, guess } ─▶ verdict and steps
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`board`] | shapes, which cells touch, the numbers given |
//! | [`plane`] | where the cells lie when a board is drawn |
//! | [`text`] | boards from text and to text, and which text is one |
//! | [`feasibility`] | what is wrong at once, all of it |
//! | [`propagate`] | the rules, and what they deduce |
//! | [`solve`] | the solution, and whether it is the only one |
//! | [`published`] | best-first search by Euclid's distance, as it was published |
//! | [`generate`] | random puzzles with one solution |
//! | [`compose`] | puzzles of one's own: outlines, one solution, a difficulty |
//! | [`hint`] | help for a person who fills a board by hand |
//! | [`reason`] | what is within reach of a cell, and why a number stands where it does |
//! | [`proof`] | a contradiction in steps that a person can check |
//! | [`tree`] | what the nodes of a recorded search stand for |
//! | `bits` | sets of numbers and of cells |
//! | `recount` | a second way to a verdict, in debug builds |
//!
//! Cells count from 0, row by row without the holes; numbers count from 1, and 0 stands for an
//! empty cell. Inside [`propagate`] and [`solve`] numbers count from 0, so that a number and a
//! cell are indices alike.

mod bits;
pub mod board;
pub mod compose;
pub mod feasibility;
pub mod generate;
pub mod hint;
pub mod plane;
pub mod proof;
pub mod propagate;
pub mod published;
pub mod reason;
mod recount;
pub mod solve;
pub mod text;
pub mod tree;
