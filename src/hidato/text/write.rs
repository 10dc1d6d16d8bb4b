//! A board back to text.

use std::fmt::Write;

use super::Format;
use super::recognise::looks_like;
use crate::hidato::board::{Board, Topology};

/// [`rows`], and the header where it is needed: where cells touch four ways, and where the rows
/// alone would be read as sliding tiles. So the text reads back as the same board.
pub fn write(board: &Board, format: Format) -> String {
    let rows = rows(board, format);
    let topology = board.shape().topology();
    if topology == Topology::King && looks_like(&rows) {
        return rows;
    }
    format!("{}\n{rows}", topology.name())
}

/// Rows of right-aligned words, each row ended by a line feed.
pub fn rows(board: &Board, format: Format) -> String {
    let shape = board.shape();
    let (hole, empty) = match format {
        Format::Matrix => ("-1", "0"),
        Format::Rosetta => (".", "__"),
    };
    let dims = shape.dims();
    let cell = |place| shape.cell_at(dims.row(place), dims.col(place));
    let number = |cell: usize| board.number(cell);
    let length = |place| match cell(place).map(number) {
        None => hole.len(),
        Some(None) => empty.len(),
        Some(Some(number)) => 1 + number.checked_ilog10().unwrap_or(0) as usize,
    };
    let width = (0..dims.cells()).map(length).max().unwrap_or_default();
    let mut text = String::with_capacity(dims.cells() * (width + 1));
    for place in 0..dims.cells() {
        // A String takes all that is written.
        let _ = match cell(place).map(number) {
            None => write!(text, "{hole:>width$}"),
            Some(None) => write!(text, "{empty:>width$}"),
            Some(Some(number)) => write!(text, "{number:>width$}"),
        };
        text.push(if dims.col(place) + 1 == dims.cols() { '\n' } else { ' ' });
    }
    text
}
