//! The lines of a listing that run between two moments of a trace.

use langkah_engine::search::trace::Trace;

use super::Listing;
use super::walk::Walk;

/// A line that has just run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The index of the line.
    pub line: usize,
    /// The node that E is.
    pub e: Option<u32>,
    /// The child of E that x is.
    pub x: Option<u32>,
    /// How many of the nodes that were taken since the moment before have had their turn. E has it
    /// as soon as it is the E-node.
    pub turns: u32,
    /// How many of the nodes that were made since the moment before are settled: they are live or
    /// dead.
    pub nodes: u32,
    /// Whether the line's test holds; `None` for a line that tests nothing.
    pub holds: Option<bool>,
    /// Whether the search ends here because a limit or the person ended it, and not by its lines.
    pub halts: bool,
}

/// The lines that run after the moment before this one, up to this one. The first moment has the
/// lines that make the root. The listing must be that of the trace's search.
pub fn steps(listing: &Listing, trace: &Trace, at: u32) -> Vec<Step> {
    let mut walk = Walk::new(listing, trace.moment(at));
    walk.go();
    walk.steps
}
