//! Boards in the objects of `--json`.

use langkah_engine::sliding::board::Board;

/// Rows of numbers as in a file: for a sliding puzzle 0 is the blank; for a Hidato 0 is an empty
/// cell and −1 a hole.
pub type Rows = Vec<Vec<i32>>;

pub fn rows(board: &Board) -> Rows {
    let row = |tiles: &[u8]| tiles.iter().copied().map(i32::from).collect();
    board.tiles().chunks(board.dims().cols()).map(row).collect()
}
