//! How much a search may use, in one explicit struct.

/// Limits in generated nodes and bytes. A limit on time is the listener's: see
/// [`Flow`](super::event::Flow).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub generated_max: u64,
    /// Bytes that a search may hold for its nodes. Iterative deepening holds next to none.
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
}
