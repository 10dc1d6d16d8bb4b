//! How many threads a search has.

use std::num::NonZero;
use std::sync::OnceLock;
use std::thread::available_parallelism;

use crate::plan::Request;

/// How many threads a search that can use several uses.
pub(super) fn threads(request: &Request) -> usize {
    request.threads.map_or_else(threads_of_machine, NonZero::get)
}

/// How many threads the machine runs at the same time; 1 if the system does not tell.
pub fn threads_of_machine() -> usize {
    // Linux reads four files for this, which takes longer than to solve an easy puzzle.
    static COUNT: OnceLock<usize> = OnceLock::new();
    *COUNT.get_or_init(|| available_parallelism().map_or(1, NonZero::get))
}
