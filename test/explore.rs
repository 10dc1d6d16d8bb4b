//! Recorded searches and comparisons: in the session, and in the window.

#[path = "explore/comfort.rs"]
mod comfort;
#[path = "explore/compared.rs"]
mod compared;
#[path = "explore/compared_hidato.rs"]
mod compared_hidato;
#[path = "support/folders.rs"]
mod folders;
#[path = "support/graphs.rs"]
mod graphs;
#[path = "explore/hidato.rs"]
mod hidato;
#[path = "explore/listed.rs"]
mod listed;
#[path = "explore/pair.rs"]
mod pair;
#[path = "explore/recorded.rs"]
mod recorded;
#[path = "explore/saved.rs"]
mod saved;
#[path = "support/sessions.rs"]
mod sessions;
#[path = "explore/steps.rs"]
mod steps;
#[path = "explore/tree.rs"]
mod tree;
#[path = "support/windows.rs"]
mod windows;
