//! How much of the memory is set aside for what runs beside the beams from the start.

/// A beam from the goal may hold one part in this many of the memory, and the boards that deepening
/// has met another.
const BACKWARD_SHARE: u64 = 10;
const MET_SHARE: u64 = 8;
/// The most bytes for boards that are met before there are tables.
const MET_FIRST: u64 = 4 << 20;

/// Bytes that are set aside.
#[derive(Clone, Copy)]
pub struct SetAside {
    /// For a beam from the goal.
    pub backward: u64,
    /// For the boards that deepening has met.
    pub met: u64,
    /// The same before there are tables.
    pub met_first: u64,
}

impl SetAside {
    pub fn of(memory_max: u64) -> Self {
        let met = memory_max / MET_SHARE;
        Self { backward: memory_max / BACKWARD_SHARE, met, met_first: met.min(MET_FIRST) }
    }
}
