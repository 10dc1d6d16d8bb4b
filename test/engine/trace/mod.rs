//! Recorded searches against what the engines told, at every moment; the layout and the exports.

mod fifteen;
mod followed;
mod growing;
mod jobs;
mod judge;
mod moments;
mod published;
mod searches;
mod sizes;
mod trees;
mod truth;
