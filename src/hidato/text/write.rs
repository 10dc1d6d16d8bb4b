//! A board back to text.

use super::Format;
use crate::hidato::board::{Board, Topology};

/// Rows of right-aligned words, each row ended by a line feed. Where cells touch four ways the
/// header `numbrix` comes first, so that the text reads back as the same board.
pub fn write(board: &Board, format: Format) -> String {
    let shape = board.shape();
    let (hole, empty) = match format {
        Format::Matrix => ("-1", "0"),
        Format::Rosetta => (".", "__"),
    };
    let word = |row, col| match shape.cell_at(row, col) {
        None => hole.to_owned(),
        Some(cell) => board.number(cell).map_or(empty.to_owned(), |number| number.to_string()),
    };
    let dims = shape.dims();
    let places = (0..dims.cells()).map(|place| word(dims.row(place), dims.col(place)));
    let words: Vec<String> = places.collect();
    let width = words.iter().map(String::len).max().unwrap_or_default();
    let mut text = String::new();
    if shape.topology() == Topology::Orthogonal {
        text.push_str(Topology::Orthogonal.name());
        text.push('\n');
    }
    for row in words.chunks(dims.cols()) {
        let row: Vec<String> = row.iter().map(|word| format!("{word:>width$}")).collect();
        text.push_str(&row.join(" "));
        text.push('\n');
    }
    text
}
