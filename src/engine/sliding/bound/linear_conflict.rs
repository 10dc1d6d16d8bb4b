//! Linear conflict: Manhattan distance, and two moves more for every tile that must leave its
//! goal line to let others of that line pass.
//!
//! The tiles of a line that belong in it are in conflict if their order is not the goal's. All of
//! them must leave except a longest run in the right order; each tile that leaves and comes back
//! makes two moves that Manhattan distance does not count. Admissible and consistent: O. Hansson,
//! A. Mayer, M. Yung, "Criticizing solutions to relaxed models yields powerful admissible
//! heuristics", Information Sciences 63 (1992).

use langkah_language::text;

use super::about::{About, Boards, Choice, MadeBounds};
use super::manhattan::Manhattan;
use super::{Bound, Slide, explain};
use crate::grid::Dims;
use crate::sliding::board::Board;
use crate::sliding::packed;

/// The number of words that a line of four cells of four bits can hold.
const WORDS: usize = 1 << 16;

pub struct LinearConflict {
    manhattan: Manhattan,
    dims: Dims,
    /// For each row, and each word that may stand in it, the moves to add; `cols` has the same for
    /// the columns, read downwards.
    rows: Vec<u8>,
    cols: Vec<u8>,
}

impl LinearConflict {
    /// `goal` must have at most four rows and four columns.
    pub fn new(goal: &Board) -> Self {
        let dims = goal.dims();
        let tiles = goal.tiles();
        let rows = (0..dims.rows())
            .map(|row| (0..dims.cols()).map(|col| tiles[row * dims.cols() + col]).collect())
            .collect::<Vec<_>>();
        let cols = (0..dims.cols())
            .map(|col| (0..dims.rows()).map(|row| tiles[row * dims.cols() + col]).collect())
            .collect::<Vec<_>>();
        Self { manhattan: Manhattan::new(goal), dims, rows: tables(&rows), cols: tables(&cols) }
    }

    #[inline]
    fn in_row(&self, board: u64, row: usize) -> u8 {
        let bits = 4 * self.dims.cols();
        let word = (board >> (row * bits)) as usize & ((1 << bits) - 1);
        self.rows[row * WORDS + word]
    }

    #[inline]
    fn in_col(&self, board: u64, col: usize) -> u8 {
        let mut word = 0;
        for row in (0..self.dims.rows()).rev() {
            let cell = row * self.dims.cols() + col;
            word = (word << 4) | packed::tile_at(board, cell as u32) as usize;
        }
        self.cols[col * WORDS + word]
    }
}

/// The moves to add for each word in each line. `lines` has the goal's tiles of each line.
fn tables(lines: &[Vec<u8>]) -> Vec<u8> {
    let mut table = vec![0; lines.len() * WORDS];
    for (line, goal) in lines.iter().enumerate() {
        for word in 0..1 << (4 * goal.len()) {
            table[line * WORDS + word] = leaving(word, goal) * 2;
        }
    }
    table
}

/// How many tiles of a line must leave it.
fn leaving(word: usize, goal: &[u8]) -> u8 {
    // For each of the line's own tiles, the place where it belongs in the line, and the longest run
    // in the right order that ends with it.
    let mut own: Vec<(usize, u8)> = Vec::with_capacity(goal.len());
    for cell in 0..goal.len() {
        let tile = (word >> (4 * cell)) & 15;
        let place = goal.iter().position(|&other| tile != 0 && usize::from(other) == tile);
        if let Some(place) = place {
            let before = own.iter().filter(|other| other.0 < place).map(|other| other.1).max();
            own.push((place, before.unwrap_or(0) + 1));
        }
    }
    own.len() as u8 - own.iter().map(|other| other.1).max().unwrap_or(0)
}

impl Choice for LinearConflict {
    const ABOUT: About = About {
        name: "linear-conflict",
        title: || text!("sliding-bound-linear-conflict"),
        boards: Boards::SmallInQueues,
        explain: |board, goal| Some(explain::linear_conflict(board, goal)),
    };

    fn new(goal: &Board) -> Self {
        Self::new(goal)
    }

    fn kept() -> Option<&'static MadeBounds<Self>> {
        static KEPT: MadeBounds<LinearConflict> = MadeBounds::new(Vec::new());
        Some(&KEPT)
    }
}

impl Bound for LinearConflict {
    type Carry = u8;

    fn carry(&self, board: u64) -> u8 {
        let rows: u8 = (0..self.dims.rows()).map(|row| self.in_row(board, row)).sum();
        let cols: u8 = (0..self.dims.cols()).map(|col| self.in_col(board, col)).sum();
        self.manhattan.carry(board) + rows + cols
    }

    #[inline]
    fn after(&self, carry: u8, slide: Slide) -> u8 {
        let (from, to) = (usize::from(slide.from), usize::from(slide.to));
        let h = self.manhattan.after(carry, slide);
        let (before, after) = (slide.before, slide.after());
        // A tile that slides along its row does not change the order in that row; it changes two
        // columns.
        let (row_a, row_b) = (self.dims.row(from), self.dims.row(to));
        if row_a == row_b {
            let (a, b) = (self.dims.col(from), self.dims.col(to));
            h + self.in_col(after, a) + self.in_col(after, b)
                - self.in_col(before, a)
                - self.in_col(before, b)
        } else {
            h + self.in_row(after, row_a) + self.in_row(after, row_b)
                - self.in_row(before, row_a)
                - self.in_row(before, row_b)
        }
    }

    #[inline]
    fn h(&self, carry: u8) -> u32 {
        carry.into()
    }

    fn bytes(&self) -> u64 {
        (self.rows.len() + self.cols.len()) as u64
    }
}
