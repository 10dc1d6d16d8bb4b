//! Which tiles are counted together.
//!
//! What was tried, with the nodes that Korf's 100 instances generate (`cargo bench -- groups`,
//! in the numbering of the tables, where the blank belongs on cell 0).
//!
//! | two groups of six | three | million nodes |
//! |---|---|---|
//! | 1 4 5 8 9 12, 2 3 6 7 10 11 | 13 14 15 | 14.2 |
//! | 1 4 5 8 9 13, 2 3 6 7 10 11 | 12 14 15 | 16.6 |
//! | 1 4 5 8 9 12, 3 6 7 10 11 15 | 2 13 14 | 17.6 |
//! | 1 2 4 5 8 9, 3 6 7 10 11 15 | 12 13 14 | 19.8 |
//! | 1 2 3 4 5 6, 7 8 9 10 11 12 | 13 14 15 | 32.8 |
//! | 4 5 8 9 12 13, 6 7 10 11 14 15 | 1 2 3 | 34.6 |
//! | 1 2 3 5 6 7, 8 9 10 12 13 14 | 4 11 15 | 47.7 |
//!
//! Before long iterations began where the one before had gone deepest, the first took 18.6 million,
//! and the greater bound of it and another 10.4 to 15.3, the fewest with the fourth; but six of ten
//! nodes then need twice the look-ups, and a search would take as long.
//!
//! The first was found by exchanging one or two tiles at a time on 60 random boards. The fourth is
//! the one that programs whose tables leave the blank out use; there it is the best known. For the
//! blank on cells 1 and 5 the groups are images of the first, as near as they go; some twenty
//! exchanges on 400 random boards found none better by more than 0.3 %. The order of a group's tiles
//! changes no count but where patterns stand in memory: of a dozen orders this was among the
//! fastest, by some 6 % against rising ones.
//!
//! Also tried, as first drafts measured on the same instances, before rows of moves were left out
//! and with the fourth way to group: a table of bits that leaves the blank out (2,135 to 2,500
//! million nodes: without the blank the bit does not tell h), a byte a pattern that leaves the blank
//! out (41 to 56 million, 0.55 to 0.8 s against 32 million and 0.56 s), two bits a pattern and huge
//! pages (no faster).

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
