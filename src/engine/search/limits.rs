//! How much a search may use, in one explicit struct.

/// Limits in generated nodes and bytes. A limit on time is the listener's: see
/// [`Watch`](super::watch::Watch).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// A search ends with the expansion that reaches it. So it may pass it by that node's children;
    /// iterative deepening by the other children of all nodes on the path, on each thread; an anytime search
    /// by those of some thousand boards, which it makes between two looks at its figures.
    pub generated_max: u64,
    /// Bytes that a search may hold: its nodes and its bound's tables. Of less than 25 MiB an anytime
    /// search makes an exception for its first solution, which is there within a moment.
    pub memory_max: u64,
}

impl Limits {
    pub const MEMORY_MAX_DEFAULT: u64 = 2 << 30;

    /// No limit but memory's default.
    pub const fn usual() -> Self {
        Self { generated_max: u64::MAX, memory_max: Self::MEMORY_MAX_DEFAULT }
    }
}

/// Which limit ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Nodes,
    Memory,
    Time,
    /// The greatest depth: no path of at most so many moves leads to the goal.
    Depth,
}
