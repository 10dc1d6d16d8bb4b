//! How much of the memory is set aside for what runs beside the beams from the start.

/// Beams beside those from the start may hold one part in this many of the memory, and on boards
/// where they also polish one in [`POLISH_SHARE`]. The boards that deepening has met may hold one
/// in [`MET_SHARE`].
const BESIDE_SHARE: u64 = 10;
const POLISH_SHARE: u64 = 6;
const MET_SHARE: u64 = 8;
/// The most bytes for boards that are met before there are tables.
const MET_FIRST: u64 = 4 << 20;

/// Bytes that are set aside.
#[derive(Clone, Copy)]
pub struct SetAside {
    /// For beams beside those from the start.
    pub beside: u64,
    /// For the boards that deepening has met.
    pub met: u64,
    /// The same before there are tables.
    pub met_first: u64,
}

impl SetAside {
    /// `polishes` says whether solutions are polished on the boards of this size.
    pub fn of(memory_max: u64, polishes: bool) -> Self {
        let met = memory_max / MET_SHARE;
        let beside = memory_max / if polishes { POLISH_SHARE } else { BESIDE_SHARE };
        Self { beside, met, met_first: met.min(MET_FIRST) }
    }
}
