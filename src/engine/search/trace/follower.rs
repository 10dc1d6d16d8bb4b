//! Who looks at a trace while it is being recorded.

use std::sync::Arc;

use super::Trace;

/// Who looks at a trace while it is being recorded, and when.
pub enum Follower<'a> {
    /// At each moment that is complete, which is [`Trace::last`] then: the first one, one after
    /// each expansion, and the end.
    Moments(&'a mut dyn FnMut(&Trace)),
    /// At a copy of the tree so far, which the follower may keep: at some hundred nodes, then each
    /// time that there are twice as many, and when the recorder takes no more.
    Trees(&'a mut dyn FnMut(Arc<Trace>)),
}

impl Follower<'_> {
    /// Lends the follower for a while.
    pub fn lent(&mut self) -> Follower<'_> {
        match self {
            Self::Moments(see) => Follower::Moments(*see),
            Self::Trees(see) => Follower::Trees(*see),
        }
    }
}
