//! Recorded searches and comparisons: in the session, and in the window.

mod code;
mod comfort;
mod compared;
mod compared_hidato;
mod hidato;
mod listed;
mod pair;
mod saved;
mod steps;
mod tree;
