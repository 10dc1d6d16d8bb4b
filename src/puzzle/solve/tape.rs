//! Whether a search is recorded, and the trace that comes of it.

use std::sync::Arc;

use crate::search::trace::Trace;

/// A trace to be written, or none.
#[derive(Default)]
pub struct Tape {
    /// `None` where nothing is recorded.
    pub nodes_max: Option<u32>,
    pub trace: Option<Arc<Trace>>,
}
