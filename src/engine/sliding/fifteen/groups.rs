//! Which tiles are counted together: two groups of six tiles and one of three.
//!
//! The division was chosen by the nodes that searches generate. For the blank on cells 1 and 5 the
//! groups are images of those for cell 0, as nearly as the board allows. The order of a group's
//! tiles changes no count; it changes where patterns stand in memory, and so the speed. See
//! test/bench/notes.md.

/// How many tiles the two large groups have.
pub const LARGE: usize = 6;
/// How many tiles the small group has.
pub const SMALL: usize = 3;

/// All fifteen tiles, by their goal cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups {
    pub large: [[u8; LARGE]; 2],
    pub small: [u8; SMALL],
}

impl Groups {
    /// The groups for one of the blank's goal cells ([`super::canon::HOMES`]).
    pub const fn of(home: u8) -> Self {
        match home {
            0 => Self { large: [[1, 4, 5, 8, 9, 12], [10, 11, 7, 6, 3, 2]], small: [13, 14, 15] },
            1 => Self { large: [[0, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11]], small: [13, 14, 15] },
            _ => Self { large: [[2, 3, 6, 7, 10, 11], [0, 1, 4, 8, 9, 12]], small: [13, 14, 15] },
        }
    }

    /// The tiles of each group.
    pub fn lists(&self) -> [&[u8]; 3] {
        [&self.large[0], &self.large[1], &self.small]
    }
}
