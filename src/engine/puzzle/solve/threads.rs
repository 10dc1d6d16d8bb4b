//! How many threads a search has.

use std::num::NonZero;
use std::thread::available_parallelism;

use crate::puzzle::plan::Request;

/// How many threads a search that can use several uses.
pub(super) fn threads(request: &Request) -> usize {
    request.threads.or_else(|| available_parallelism().ok()).map_or(1, NonZero::get)
}
