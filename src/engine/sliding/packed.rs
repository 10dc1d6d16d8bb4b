//! A board of at most 16 cells in one word: cell 0 in the lowest four bits, 0 for the blank.

use super::board::Board;

/// How many cells fit.
pub const CELLS_MAX: usize = 16;

/// The board's word. The board must have at most [`CELLS_MAX`] cells.
pub fn pack(board: &Board) -> u64 {
    debug_assert!(board.tiles().len() <= CELLS_MAX);
    board.tiles().iter().rev().fold(0, |word, &tile| (word << 4) | u64::from(tile))
}

#[inline]
pub const fn tile_at(word: u64, cell: u32) -> u64 {
    (word >> (4 * cell)) & 15
}

/// Moves the tile on the cell `from` to the blank cell `to`.
#[inline]
pub const fn slide(word: u64, from: u32, to: u32) -> u64 {
    let tile = tile_at(word, from);
    word ^ (tile << (4 * from)) ^ (tile << (4 * to))
}

/// The lowest cell that holds 0.
#[inline]
pub const fn blank(word: u64) -> u32 {
    const ONES: u64 = 0x1111_1111_1111_1111;
    const HIGHS: u64 = 0x8888_8888_8888_8888;
    (word.wrapping_sub(ONES) & !word & HIGHS).trailing_zeros() / 4
}

/// A one in the lowest bit of every cell whose tile is not 0.
#[inline]
pub const fn occupied(word: u64) -> u64 {
    const ONES: u64 = 0x1111_1111_1111_1111;
    let pairs = word | (word >> 1);
    (pairs | (pairs >> 2)) & ONES
}

/// The word without its sixteenth cell, which [`complete`] finds again.
#[inline]
pub const fn shorten(word: u64) -> u64 {
    word & ((1 << 60) - 1)
}

/// The inverse of [`shorten`] for boards of 16 cells. The exclusive or of the tiles 0 to 15 is 0,
/// so the last tile is the exclusive or of the others.
#[inline]
pub const fn complete(short: u64) -> u64 {
    let halves = short ^ (short >> 32);
    let quarters = halves ^ (halves >> 16);
    let bytes = quarters ^ (quarters >> 8);
    let last = (bytes ^ (bytes >> 4)) & 15;
    short | (last << 60)
}
