//! Who looks at a trace while it is being recorded.

use std::sync::Arc;

use super::Trace;

/// Who looks at a trace while it is being recorded, and when.
pub enum Follower<'a> {
    /// At each moment that is whole, [`Trace::last`]: the first, one after each expansion, the end.
    Moments(&'a mut dyn FnMut(&Trace)),
    /// At the tree so far, made ready to be looked at for longer: at some hundred nodes, then each
    /// time that there are twice as many, and when no more are recorded.
    Trees(&'a mut dyn FnMut(Arc<Trace>)),
}

impl Follower<'_> {
    /// The same, lent for a while.
    pub fn lent(&mut self) -> Follower<'_> {
        match self {
            Self::Moments(see) => Follower::Moments(*see),
            Self::Trees(see) => Follower::Trees(*see),
        }
    }
}
