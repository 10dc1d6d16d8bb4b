//! Recorded searches against what the engines told, at every moment; the layout and the exports.

mod support;

#[path = "trace/fifteen.rs"]
mod fifteen;
#[path = "trace/followed.rs"]
mod followed;
#[path = "support/graphs.rs"]
mod graphs;
#[path = "trace/growing.rs"]
mod growing;
#[path = "trace/jobs.rs"]
mod jobs;
#[path = "trace/judge.rs"]
mod judge;
#[path = "trace/moments.rs"]
mod moments;
#[path = "trace/published.rs"]
mod published;
#[path = "trace/searches.rs"]
mod searches;
#[path = "trace/sizes.rs"]
mod sizes;
#[path = "trace/trees.rs"]
mod trees;
#[path = "trace/truth.rs"]
mod truth;
