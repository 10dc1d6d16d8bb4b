//! The cells that rows of words make.

use std::sync::Arc;

use super::Format;
use super::fault::{Fault, FaultKind};
use super::words::{Meaning, Rows};
use crate::fault::Found;
use crate::grid::Dims;
use crate::hidato::board::{Board, CELLS_MAX, SIDE_MAX, Shape, ShapeError, Topology};
use crate::lines::Word;
use crate::shown::quoted;

/// A cell as it is read: its number, 0 for none, or `None` for a hole.
type Cell = Option<u16>;

/// The board of rows that are not empty, if there is a board of their size. Adds the faults of
/// words and rows to `faults`.
pub(super) fn board(
    rows: &Rows<'_>,
    format: Format,
    topology: Topology,
    faults: &mut Found<FaultKind>,
) -> Result<Board, FaultKind> {
    let cells: Vec<Cell> =
        rows.words().iter().map(|(word, meaning)| cell(word, *meaning, faults)).collect();
    let columns = match format {
        Format::Rosetta => Columns::of(rows),
        _ => {
            ragged(rows, faults);
            None
        }
    };
    let column = |(at, (word, _)): (usize, &(Word<'_>, Meaning))| match &columns {
        Some(columns) => columns.column(word),
        None => at,
    };
    let last = |row: &[(Word<'_>, Meaning)]| column((row.len() - 1, &row[row.len() - 1]));
    let cols = rows.iter().map(|row| last(row) + 1).max().unwrap_or_default();
    let count = rows.count();
    let size = FaultKind::Size { rows: count, cols };
    if count > SIDE_MAX || cols > SIDE_MAX {
        return Err(size);
    }
    let dims = Dims::new(count, cols).ok_or(FaultKind::Empty)?;
    let mut grid: Vec<Cell> = vec![None; dims.cells()];
    let mut cells = cells.into_iter();
    for (row, line) in rows.iter().zip(grid.chunks_mut(cols)) {
        for (word, cell) in row.iter().enumerate().zip(cells.by_ref()) {
            line[column(word)] = cell;
        }
    }
    let is_cell: Vec<bool> = grid.iter().map(Option::is_some).collect();
    let shape = Shape::new(dims, &is_cell, topology).map_err(|error| match error {
        ShapeError::NoCells => FaultKind::NoCells,
        ShapeError::Side(_) => size,
        ShapeError::Cells(count) => FaultKind::Cells(count),
    })?;
    Ok(Board::new(Arc::new(shape), grid.into_iter().flatten().collect()))
}

fn cell(word: &Word<'_>, meaning: Meaning, faults: &mut Found<FaultKind>) -> Cell {
    let too_great = || FaultKind::TooGreat(quoted(word.text));
    let kind = match meaning {
        Meaning::Hole => return None,
        Meaning::Empty => return Some(0),
        Meaning::Number(number) => match u16::try_from(number) {
            Ok(number) if usize::from(number) <= CELLS_MAX => return Some(number),
            _ => too_great(),
        },
        Meaning::TooGreat => too_great(),
        Meaning::Header(topology) => FaultKind::LateHeader(topology.name()),
        Meaning::Other => FaultKind::NotACell(quoted(word.text)),
    };
    faults.add(Fault::of(word, kind));
    Some(0)
}

/// Adds the faults of rows that are not as long as most rows. Of two equally frequent lengths the
/// greater one counts as right.
fn ragged(rows: &Rows<'_>, faults: &mut Found<FaultKind>) {
    let mut lengths: Vec<usize> = rows.iter().map(<[_]>::len).collect();
    lengths.sort_unstable();
    let runs = lengths.chunk_by(|a, b| a == b).map(|run| (run.len(), run[0]));
    let Some((_, expected)) = runs.max() else { return };
    for row in rows.iter().filter(|row| row.len() != expected) {
        let (word, _) = row.get(expected).unwrap_or(&row[row.len() - 1]);
        faults.add(Fault::of(word, FaultKind::RowLength { found: row.len(), expected }));
    }
}

/// Columns of one width that all words end in.
struct Columns {
    /// The end of the words in the first column.
    first: usize,
    width: usize,
}

impl Columns {
    /// `None` if words do not end in such columns, or if no row has two words.
    fn of(rows: &Rows<'_>) -> Option<Self> {
        // A row within brackets may go on in the next line: then there are no columns.
        let apart = |pair: &[(Word<'_>, Meaning)]| pair[1].0.end.checked_sub(pair[0].0.end);
        let mut widths = rows.iter().flat_map(|row| row.windows(2).map(apart));
        let width = widths.try_fold(usize::MAX, |least, width| Some(least.min(width?)))?;
        if width == usize::MAX {
            return None;
        }
        let first = rows.words().iter().map(|(word, _)| word.end).min()?;
        let is_right = |word: &Word<'_>| (word.end - first).is_multiple_of(width);
        rows.words().iter().all(|(word, _)| is_right(word)).then_some(Self { first, width })
    }

    /// From 0.
    fn column(&self, word: &Word<'_>) -> usize {
        (word.end - self.first) / self.width
    }
}
