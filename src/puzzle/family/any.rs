//! Puzzles of either family as they were read.

use super::Of;
use crate::hidato;
use crate::read::opened::{Candidate, Opened};

/// A puzzle of either family as it was read.
pub type Any = Of<Opened, hidato::Opened>;

impl From<Opened> for Any {
    fn from(opened: Opened) -> Self {
        Self::Sliding(opened)
    }
}

impl From<hidato::Opened> for Any {
    fn from(opened: hidato::Opened) -> Self {
        Self::Hidato(opened)
    }
}

/// What a puzzle is asked while a text is read.
pub(crate) fn candidate(any: &Any) -> &dyn Candidate {
    any.as_ref().either(|sliding| sliding as &dyn Candidate, |hidato| hidato)
}

pub(crate) fn candidate_mut(any: &mut Any) -> &mut dyn Candidate {
    any.as_mut().either(|sliding| sliding as &mut dyn Candidate, |hidato| hidato)
}
