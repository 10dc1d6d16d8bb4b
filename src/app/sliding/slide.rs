//! Tiles on their way between two boards.

use langkah_engine::sliding::board::{BLANK, Board};

/// A tile on its way from one cell to another.
pub struct Slide {
    pub tile: u8,
    pub from: usize,
    /// Which share of the way a drag had already brought it.
    pub done: f32,
}

/// The tiles that moved between two boards, if each of them moved one cell and only the blank moved
/// further. `done` is the share of the way that a drag had brought them.
pub fn slides(from: &Board, to: &Board, done: f32) -> Option<Vec<Slide>> {
    let dims = to.dims();
    if from.dims() != dims {
        return None;
    }
    let moved = to.tiles().iter().enumerate().filter(|&(cell, &tile)| from.tiles()[cell] != tile);
    let moved = moved.filter(|(_, tile)| **tile != BLANK);
    moved
        .map(|(cell, &tile)| {
            let from = from.cell_of(tile);
            (dims.taxicab(cell, from) == 1).then_some(Slide { tile, from, done })
        })
        .collect()
}
