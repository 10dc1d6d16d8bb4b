//! The board that rows of words make.

use super::fault::{Fault, FaultKind, Faults};
use super::rows::{Row, Word};
use crate::grid::Dims;
use crate::sliding::board::{BLANK, Board, SIDE_MAX, SIDE_MIN};

/// A board as it stands in a text.
#[derive(Debug)]
pub(super) struct Tiles {
    pub board: Board,
    /// Whether the number of cells stands for the blank.
    pub is_blank_numbered: bool,
}

/// A board in rows, or a square one on a single row.
pub(super) fn rows(rows: &[Row<'_>]) -> Result<Tiles, Faults> {
    let mut faults = Vec::new();
    let dims = shape(rows, &mut faults);
    fill(rows, dims, faults)
}

/// A board of a size that is known, if at all, and the faults found so far. `rows` have words.
pub(super) fn fill(
    rows: &[Row<'_>],
    dims: Option<Dims>,
    mut faults: Vec<Fault>,
) -> Result<Tiles, Faults> {
    let is_even = faults.is_empty();
    let found = places(rows, dims.map(Dims::cells), &mut faults);
    if let (Some(dims), Some(last), true) = (dims, rows.last(), is_even) {
        let absent = |tile: &u8| !found.places.iter().any(|place| place.tile == *tile);
        let missing: Vec<u8> = (1..dims.cells() as u8).chain([BLANK]).filter(absent).collect();
        if !missing.is_empty() {
            let kind = FaultKind::Missing { tiles: missing, most: dims.cells() - 1 };
            faults.push(last.fault_at_end(kind));
        }
    }
    let tiles: Vec<u8> = found.places.iter().map(|place| place.tile).collect();
    match dims.and_then(|dims| Board::new(dims, &tiles).ok()) {
        Some(board) if faults.is_empty() => {
            Ok(Tiles { board, is_blank_numbered: found.is_blank_numbered })
        }
        _ => Err(Faults::new(faults)),
    }
}

/// The size that most of the rows make, if it is a board's, and the faults of their lengths.
pub(super) fn shape(rows: &[Row<'_>], faults: &mut Vec<Fault>) -> Option<Dims> {
    if let [row] = rows {
        let side = square(row.words.len());
        if side.is_none() {
            let kind = FaultKind::Count(row.words.len());
            faults.push(row.fault_at(SIDE_MAX * SIDE_MAX, kind));
        }
        return side.and_then(|side| Dims::new(side, side));
    }
    let cols = usual_length(rows);
    for row in rows.iter().filter(|row| row.words.len() != cols) {
        let kind = FaultKind::RowLength { found: row.words.len(), expected: cols };
        faults.push(row.fault_at(cols, kind));
    }
    let dims = supported(rows.len(), cols);
    if let (None, Some(first)) = (dims, rows.first()) {
        faults.push(first.fault_at(0, FaultKind::Size { rows: rows.len(), cols }));
    }
    dims
}

/// The side of a square board of so many cells.
pub(super) fn square(cells: usize) -> Option<usize> {
    (SIDE_MIN..=SIDE_MAX).find(|side| side * side == cells)
}

/// A size, if there are boards of it.
pub(super) fn supported(rows: usize, cols: usize) -> Option<Dims> {
    Dims::new(rows, cols).filter(|&dims| Board::check(dims).is_ok())
}

/// The length that most rows have, the greater of two as frequent; one that a board can have goes
/// before others.
fn usual_length(rows: &[Row<'_>]) -> usize {
    let length = |row: &Row<'_>| row.words.len();
    let frequency = |cols: usize| rows.iter().filter(|row| length(row) == cols).count();
    // Long texts that hold no board must not take quadratic time.
    let sample = &rows[..rows.len().min(64)];
    let side = SIDE_MIN..=SIDE_MAX;
    let rank = |&cols: &usize| (side.contains(&cols), frequency(cols), cols);
    sample.iter().map(length).max_by_key(rank).unwrap_or(0)
}

/// Past this many faults a text is no board with slips but something else, and no more are looked
/// for.
const FAULTS_MAX: usize = 1000;

struct Place {
    tile: u8,
    line: usize,
    column: usize,
}

#[derive(Default)]
struct Found {
    /// The tiles that the words name, each once.
    places: Vec<Place>,
    is_blank_numbered: bool,
}

/// `cells` is `None` where the size is not known: it would tell which numbers are too great and
/// which one stands for the blank.
fn places(rows: &[Row<'_>], cells: Option<usize>, faults: &mut Vec<Fault>) -> Found {
    let words = || rows.iter().flat_map(|row| &row.words);
    let blank = words().find(|word| is_blank(word));
    let mut found = Found::default();
    for word in words() {
        if faults.len() >= FAULTS_MAX {
            return found;
        }
        let tile = match tile(word, cells, blank) {
            Ok(Some(tile)) => tile,
            Ok(None) => continue,
            Err(kind) => {
                faults.push(word.fault(kind));
                continue;
            }
        };
        found.is_blank_numbered |= tile == BLANK && blank.is_none();
        match found.places.iter().find(|place| place.tile == tile) {
            Some(&Place { line, column, .. }) => {
                let kind = if tile == BLANK {
                    FaultKind::SecondBlank { line, column }
                } else {
                    FaultKind::Repeated { tile, line, column }
                };
                faults.push(word.fault(kind));
            }
            None => found.places.push(Place { tile, line: word.line, column: word.column }),
        }
    }
    found
}

/// Whether a word is the blank on every size.
fn is_blank(word: &Word<'_>) -> bool {
    let is_zero = || word.is_digits() && word.text.bytes().all(|byte| byte == b'0');
    matches!(word.text, "-" | "_" | "." | "x" | "X") || is_zero()
}

/// The tile that a word names; `None` for a number that says nothing while the size is not known.
/// `blank` is the first word that is the blank on every size.
fn tile(
    word: &Word<'_>,
    cells: Option<usize>,
    blank: Option<&Word<'_>>,
) -> Result<Option<u8>, FaultKind> {
    if is_blank(word) {
        return Ok(Some(BLANK));
    }
    if !word.is_digits() {
        let most = cells.map(|cells| cells - 1);
        return Err(FaultKind::NotATile { word: word.quoted(), most });
    }
    let number = word.text.parse::<usize>().unwrap_or(usize::MAX);
    let Some(cells) = cells else {
        return Ok((number < SIDE_MAX * SIDE_MAX).then_some(number as u8));
    };
    let most = cells - 1;
    match blank {
        _ if number < cells => Ok(Some(number as u8)),
        None if number == cells => Ok(Some(BLANK)),
        Some(&Word { line, column, .. }) if number == cells => {
            Err(FaultKind::BlankNumber { most, line, column })
        }
        _ => Err(FaultKind::OutOfRange { word: word.quoted(), most }),
    }
}
