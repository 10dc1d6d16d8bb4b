//! Edges in a text, as in Rikudo: the row and the column of two cells, `edge 1,2 1,3`.

use std::fmt::Write;

use super::below::Below;
use super::fault::{Fault, FaultKind};
use crate::hidato::board::Shape;
use crate::lines::Word;

/// Carries out an edge, whose numbers are rows and columns. `first` is its first word.
pub(super) fn join(
    shape: &mut Shape,
    first: &Word<'_>,
    numbers: &[(usize, Word<'_>)],
) -> Result<(), Fault> {
    let &[row, col, to_row, to_col] = numbers else { return Ok(()) };
    let (a, b) = (cell(shape, row, col)?, cell(shape, to_row, to_col)?);
    shape.join(a, b).map_err(|error| Fault::of(first, FaultKind::Edge(error)))
}

/// The cell in a row and a column, both from 1, each with its word.
pub(super) fn cell(
    shape: &Shape,
    (row, word): (usize, Word<'_>),
    (col, _): (usize, Word<'_>),
) -> Result<usize, Fault> {
    let at = row.checked_sub(1).zip(col.checked_sub(1));
    let cell = at.and_then(|(row, col)| shape.cell_at(row, col));
    cell.ok_or_else(|| Fault::of(&word, FaultKind::BelowCell { row, col }))
}

/// The edges of a shape as lines of a text.
pub(super) fn lines_of(shape: &Shape) -> String {
    let (mut text, word) = (String::new(), Below::Edge.name());
    for &[a, b] in shape.edges() {
        let (a, b) = (shape.coordinates(a.into()), shape.coordinates(b.into()));
        // To write to a String cannot fail.
        let _ = writeln!(text, "{word} {},{} {},{}", a.0 + 1, a.1 + 1, b.0 + 1, b.1 + 1);
    }
    text
}
