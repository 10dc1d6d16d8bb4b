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
    let halved = topology.is_hexagonal().then(|| Columns::of_hexagons(rows)).flatten();
    let whole = || (format == Format::Rosetta).then(|| Columns::of(rows)).flatten();
    let columns = halved.or_else(whole);
    let may_be_short = format == Format::Rosetta && !rows.share_lines() && !rows.is_marked();
    if columns.is_none() && !may_be_short {
        ragged(rows, faults);
    }
    let column = |row: usize, (at, (word, _)): (usize, &(Word<'_>, Meaning))| match &columns {
        Some(columns) => columns.column(row, word),
        None => at,
    };
    let last = |(at, row): (usize, &[(Word<'_>, Meaning)])| {
        column(at, (row.len() - 1, &row[row.len() - 1]))
    };
    let cols = rows.iter().enumerate().map(|row| last(row) + 1).max().unwrap_or_default();
    let count = rows.count();
    let size = FaultKind::Size { rows: count, cols };
    if count > SIDE_MAX || cols > SIDE_MAX {
        return Err(size);
    }
    let dims = Dims::new(count, cols).ok_or(FaultKind::Empty)?;
    let mut grid: Vec<Cell> = vec![None; dims.cells()];
    let mut cells = cells.into_iter();
    for ((at, row), line) in rows.iter().enumerate().zip(grid.chunks_mut(cols)) {
        for (word, cell) in row.iter().enumerate().zip(cells.by_ref()) {
            line[column(at, word)] = cell;
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
    /// The end of the words in the first column, for even rows and for odd ones, counted from 0.
    first: [isize; 2],
    width: usize,
}

impl Columns {
    /// `None` if words do not end in such columns, or if no row has two words.
    fn of(rows: &Rows<'_>) -> Option<Self> {
        let width = width(rows)?;
        let first = rows.words().iter().map(|(word, _)| word.end).min()?;
        let is_right = |word: &Word<'_>| (word.end - first).is_multiple_of(width);
        let columns = Self { first: [first as isize; 2], width };
        rows.words().iter().all(|(word, _)| is_right(word)).then_some(columns)
    }

    /// The same where words of odd rows end half a column farther to the right. `None`, too, if the
    /// rows are not drawn as the board looks.
    fn of_hexagons(rows: &Rows<'_>) -> Option<Self> {
        let width = width(rows)?;
        let ends = |odd: usize| {
            let rows = rows.iter().skip(odd).step_by(2);
            rows.flat_map(|row| row.iter().map(|(word, _)| word.end))
        };
        let (even, odd) = (ends(0).min()?, ends(1).min()?);
        let are_right =
            |odd: usize, least: usize| ends(odd).all(|end| (end - least).is_multiple_of(width));
        if !rows.are_drawn() || !are_right(0, even) || !are_right(1, odd) {
            return None;
        }
        let (even, odd) = (even as isize, odd as isize);
        let is_half = |half: &usize| (odd - even - *half as isize) % width as isize == 0;
        // Half a column is a whole number of letters, rounded up or down.
        let half = [width / 2, width.div_ceil(2)].into_iter().find(is_half)? as isize;
        // The first column is the farthest to the left that a row has.
        let first = even.min(odd - half);
        Some(Self { first: [first, first + half], width })
    }

    /// From 0.
    fn column(&self, row: usize, word: &Word<'_>) -> usize {
        (word.end as isize - self.first[row % 2]) as usize / self.width
    }
}

/// The least distance of words that follow each other in a row, which is never 0. `None` if no row
/// has two words, if several rows stand on one line, if a comment may be the end of a row, and if a
/// row goes on in the next line, as it may within brackets: then there are no columns.
fn width(rows: &Rows<'_>) -> Option<usize> {
    if rows.share_lines() || rows.is_marked() {
        return None;
    }
    let apart = |pair: &[(Word<'_>, Meaning)]| {
        let [(left, _), (right, _)] = pair else { return None };
        let width = right.end.checked_sub(left.end).filter(|width| *width > 0);
        width.filter(|_| left.line == right.line)
    };
    let mut widths = rows.iter().flat_map(|row| row.windows(2).map(apart));
    let width = widths.try_fold(usize::MAX, |least, width| Some(least.min(width?)))?;
    (width != usize::MAX).then_some(width)
}
