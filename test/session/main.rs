//! The session without a window: commands in, and what a view would show.

mod analysis;
mod anytime;
#[path = "../fuzz/src/choices.rs"]
mod choices;
mod compose;
mod composing;
mod crossing;
mod edges;
mod edit;
mod hidato;
mod jobs;
mod language;
mod lesson;
mod limits;
mod metric;
mod pasted;
mod pencil;
mod play;
mod practice;
mod recorded;
#[path = "../support/recordings.rs"]
mod recordings;
mod results;
mod resume;
mod round;
#[path = "../support/sessions.rs"]
mod sessions;
#[path = "../fuzz/src/shorter.rs"]
mod shorter;
mod sight;
mod solving;
#[path = "../support/tiles.rs"]
mod tiles;
mod walk;
mod walks;

/// The project's folder.
const PROJECT: &str = env!("CARGO_MANIFEST_DIR");
