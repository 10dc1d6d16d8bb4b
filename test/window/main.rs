//! The whole window, without a screen, by accessible names.

mod access;
mod analysis;
mod anytime;
mod beside;
mod closing;
mod compose;
mod edges;
mod editing;
mod explore;
mod exported;
mod filed;
#[path = "../support/folders.rs"]
mod folders;
#[path = "../support/graphs.rs"]
mod graphs;
mod help;
mod hexagonal;
mod hidato;
mod hidden;
mod indonesian;
mod kept;
mod keys;
mod lesson;
mod letters;
mod metric;
mod notices;
mod own_bound;
mod pencil;
mod play;
mod practice;
#[path = "../support/recordings.rs"]
mod recordings;
mod restored;
#[path = "../support/sessions.rs"]
mod sessions;
mod settings;
mod small;
mod software;
mod threads;
mod ways;
#[path = "../support/windows.rs"]
mod windows;
