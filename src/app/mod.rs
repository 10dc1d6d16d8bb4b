//! The window: draws the session, queues commands.

use std::path::PathBuf;

/// Opens the window, with a puzzle file if one is given, and returns when it is closed.
pub fn run(file: Option<PathBuf>) -> eframe::Result {
    let _ = file;
    Ok(())
}
