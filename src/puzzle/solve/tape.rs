//! Whether a search is recorded, and the trace that comes of it.

use std::sync::Arc;

use crate::search::trace::Trace;
use crate::search::trace::record::{Follower, Recorder};

/// A trace to be written, or none.
#[derive(Default)]
pub struct Tape<'f> {
    /// `None` where nothing is recorded.
    pub nodes_max: Option<u32>,
    /// Who looks on.
    pub follower: Option<Follower<'f>>,
    pub trace: Option<Arc<Trace>>,
}

impl Tape<'_> {
    /// A recorder that tells `listener` what else is to be told.
    pub fn recorder<'a, L: crate::search::event::Listener>(
        &'a mut self,
        listener: &'a mut L,
        nodes_max: u32,
    ) -> Recorder<'a, L> {
        let follower = self.follower.as_mut().map(Follower::lent);
        Recorder::new(listener, nodes_max).followed_by(follower)
    }
}
