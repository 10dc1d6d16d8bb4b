//! Which moves may follow which: an automaton that leaves out a way to a board if another way of as
//! many moves reaches the same board.
//!
//! A search never makes a move back. Six moves around a 2×2 square lead to the same board as the
//! six moves around it the other way, so one of the two rows is enough; longer rows of moves are
//! like this, too. The automaton leaves out a row of at most ten moves if another row has the same
//! effect, stays within the rectangle that the blank crosses, and is shorter, or is equally long
//! and earlier in the order in which moves are made: up, left, right, down. So it never leaves out
//! the earliest of all shortest solutions. The rows are in `turns.txt`, one digit, the label, for
//! each move; the test of this room finds them again.
//!
//! L. A. Taylor, R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993. For what
//! longer and shorter rows save see test/bench/notes.md.

use std::collections::HashMap;

use crate::search::space::Label;
use crate::sliding::moves::Move;

/// Bits of a state's number.
pub(super) const STATE_BITS: u32 = 12;
/// The number of no state: the move is not made.
pub(super) const NONE: u64 = (1 << STATE_BITS) - 1;
pub(super) const STATES: usize = 1 << STATE_BITS;

/// The rows of moves that are left out, besides moves back.
pub const ROWS: &str = include_str!("turns.txt");

/// The bit from which on stand the moves that may be made: one bit for each label.
const WAYS_SHIFT: u32 = 4 * STATE_BITS;
/// For each number of four bits, how many of its bits are set; four bits for each.
const COUNTS: u64 = 0x4332_3221_3221_2110;

/// The automaton. State 0 is the start.
pub(super) struct Turns {
    /// For each state the state after each move, or [`NONE`], and the moves that may be made.
    next: Box<[u64; STATES]>,
}

impl Turns {
    pub fn new() -> Self {
        let rows = rows();
        let mut numbers: HashMap<&[Label], usize> = HashMap::from([(&[][..], 0)]);
        let mut states: Vec<&[Label]> = vec![&[]];
        for row in &rows {
            for length in 1..row.len() {
                let start = &row[..length];
                numbers.entry(start).or_insert_with(|| {
                    states.push(start);
                    states.len() - 1
                });
            }
        }
        let left_out: HashMap<&[Label], ()> = rows.iter().map(|row| (&row[..], ())).collect();
        let mut next = Box::new([(1 << WAYS_SHIFT) - 1; STATES]);
        for (number, state) in states.iter().enumerate().take(STATES - 1) {
            for label in 0..4 {
                let word: Vec<Label> = state.iter().copied().chain([label]).collect();
                let mut ends = (0..=word.len()).map(|from| &word[from..]);
                if ends.clone().any(|end| left_out.contains_key(end)) {
                    continue;
                }
                // The longest end of the moves that is the beginning of a row.
                let after = ends.find_map(|end| numbers.get(end)).copied().unwrap_or(0) as u64;
                let shift = STATE_BITS * u32::from(label);
                next[number] ^= (after ^ NONE) << shift | 1 << (WAYS_SHIFT + u32::from(label));
            }
        }
        Self { next }
    }

    /// For each state the states after each move, and which moves may be made.
    pub fn next(&self) -> &[u64; STATES] {
        &self.next
    }

    /// Whether a move may be made.
    #[inline]
    pub fn may(next: u64, way: Label) -> bool {
        next >> (WAYS_SHIFT + u32::from(way)) & 1 == 1
    }

    /// The state after a move.
    #[inline]
    pub fn then(next: u64, way: Label) -> u64 {
        next >> (STATE_BITS * u32::from(way)) & NONE
    }

    /// How many of the moves in `ways` may be made; `ways` has a bit for each label.
    #[inline]
    pub fn count(next: u64, ways: u64) -> u64 {
        COUNTS >> (4 * (next >> WAYS_SHIFT & ways)) & 15
    }
}

/// The moves in a row that are not made.
fn rows() -> Vec<Vec<Label>> {
    let back = Move::ALL.map(|way| vec![way as Label, way.opposite() as Label]);
    let longer =
        ROWS.lines().map(|row| row.bytes().map(|digit| digit.wrapping_sub(b'0')).collect());
    back.into_iter().chain(longer).collect()
}
