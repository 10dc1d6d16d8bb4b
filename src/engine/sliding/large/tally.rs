//! Who hears of a thread's work, and may end it.

use crate::search::watch::Nodes;

/// Hears of work that a thread has done. `false` ends the work.
pub trait Tally {
    fn beat(&mut self, counts: Nodes) -> bool;

    /// Tables are being made: the share done, 0 to 1, and the bytes held for them.
    fn preparing(&mut self, share: f32, bytes: u64) -> bool;
}

/// Nobody hears of the work, and nobody ends it.
impl Tally for () {
    fn beat(&mut self, _: Nodes) -> bool {
        true
    }

    fn preparing(&mut self, _: f32, _: u64) -> bool {
        true
    }
}
