//! How the work on several puzzles is divided.

use std::num::NonZero;

use langkah_engine::solve::threads_of_machine;

/// This is enough to make the 15-puzzle's larger tables, and the anytime search never takes more.
const MEMORY_MIN: u64 = 512 << 20;

/// How the work is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crew {
    /// How many puzzles are worked on at once.
    pub jobs: usize,
    /// Whether only one puzzle is worked on, so that it has the terminal's progress line.
    pub is_alone: bool,
}

impl Crew {
    pub(super) const ALONE: Self = Self { jobs: 1, is_alone: true };

    /// How many threads a search may use: its share of `most`, or of the machine's threads. `None`
    /// for all threads of the machine.
    pub fn threads(self, most: Option<NonZero<usize>>) -> Option<NonZero<usize>> {
        if self.jobs <= 1 {
            return most;
        }
        let most = most.map_or_else(threads_of_machine, NonZero::get);
        NonZero::new((most / self.jobs).max(1))
    }

    /// How many bytes a search may hold: its share of `most`, but never less than a search needs
    /// for most puzzles.
    pub fn memory(self, most: u64) -> u64 {
        (most / self.jobs.max(1) as u64).max(MEMORY_MIN.min(most))
    }
}
