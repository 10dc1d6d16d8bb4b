//! Whether a search is recorded, and the trace that comes of it.

use std::sync::Arc;

use crate::search::trace::Trace;
use crate::search::trace::record::{Follower, Recorder};
use crate::search::watch::Watch;

/// A trace to be written, or none.
#[derive(Default)]
pub struct Tape<'f> {
    /// `None` if nothing is recorded.
    pub nodes_max: Option<u32>,
    /// The follower, who sees the trace while it is recorded.
    pub follower: Option<Follower<'f>>,
    pub trace: Option<Arc<Trace>>,
}

impl Tape<'_> {
    /// A recorder that passes progress on to `watch`.
    pub fn recorder<'a>(&'a mut self, watch: &'a mut dyn Watch, nodes_max: u32) -> Recorder<'a> {
        let follower = self.follower.as_mut().map(Follower::lent);
        Recorder::new(watch, nodes_max).followed_by(follower)
    }
}
