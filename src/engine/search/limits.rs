//! How much a search may use, in one explicit struct.

/// Limits in generated nodes and bytes. A limit on time is the watch's: see
/// [`Watch`](super::watch::Watch).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes to generate. A search ends with the expansion that reaches this number, so it
    /// may generate more: a queue, the rest of that node's children; iterative deepening, the other
    /// children of all nodes on the path, on each thread; an anytime search, the children of some
    /// thousand boards, which it makes between two looks at its figures.
    pub generated_max: u64,
    /// The most bytes that a search may hold for its nodes and its bound's tables. If this is less
    /// than 25 MiB an anytime search may pass it for a moment, while it finds its first solution.
    pub memory_max: u64,
}

impl Limits {
    pub const MEMORY_MAX_DEFAULT: u64 = 2 << 30;

    /// The default: a limit on memory alone.
    pub const fn usual() -> Self {
        Self { generated_max: u64::MAX, memory_max: Self::MEMORY_MAX_DEFAULT }
    }
}

/// When a search is to end although it could go on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// An anytime search ends with the first solution that costs at most this; `None` for no such
    /// end.
    pub target: Option<u32>,
    /// The most seconds; `None` for no limit.
    pub time_max: Option<f64>,
}

crate::named! {
    /// Which limit ended a search.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Limit {
        Nodes = "nodes",
        Memory = "memory",
        Time = "time",
        /// The greatest depth: the search has tried all paths of at most so many moves, and none
        /// leads to the goal.
        Depth = "depth",
    }
}
