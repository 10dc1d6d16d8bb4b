//! What a tenant gives to recorded searches and comparisons.

use std::io;

use langkah_engine::plan::Plan;

use super::comparison::AnyRun;
use crate::session::Session;
use crate::session::family::{Search, Searched};
use crate::session::settings::Settings;

/// What a tenant gives to recorded searches and comparisons.
pub(in crate::session) trait Explored {
    /// The open puzzle, and the search on it that is recorded: the one that the settings name.
    /// `once` is a search of sliding puzzles that is recorded instead of it.
    fn search(&self, settings: &Settings, once: Option<Plan>) -> Option<Search>;

    /// The open puzzle, and the search that has found its track. `None` without a track, and if the
    /// person has made or pasted it.
    fn found_by(&self, settings: &Settings) -> Option<Search>;

    /// Whether a recorded search is one on the open puzzle.
    fn is_searched(&self, searched: &Searched) -> bool;

    /// Begins a comparison of the chosen searches. `None` if no search or no puzzle is chosen.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    fn compare(&self, session: &Session) -> io::Result<Option<AnyRun>>;
}
