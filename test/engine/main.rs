//! The engines: what they find, count, record, read and write.

mod code;
mod formats;
#[path = "../support/graphs.rs"]
mod graphs;
mod hidato;
mod lesson;
#[path = "../support/fifteen.rs"]
mod named_by_goal;
mod practice;
mod puzzle;
mod search;
mod signature;
mod sliding;
mod support;
mod texts;
#[path = "../support/tiles.rs"]
mod tiles;
mod trace;

/// The project's folder.
const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
