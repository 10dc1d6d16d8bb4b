//! The board that rows of words make.

use super::fault::{Fault, FaultKind, Faults};
use super::rows::Row;
use crate::fault::Found;
use crate::grid::Dims;
use crate::lines::Word;
use crate::shown::quoted;
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
    let mut faults = Found::default();
    let dims = shape(rows, &mut faults);
    fill(rows, dims, faults)
}

/// Makes a board. `dims` is its size, if that is known, and `faults` are the faults so far. `rows`
/// must have words.
pub(super) fn fill(
    rows: &[Row<'_>],
    dims: Option<Dims>,
    mut faults: Found<FaultKind>,
) -> Result<Tiles, Faults> {
    let is_short = |kind: &FaultKind| match kind {
        FaultKind::RowLength { found, expected } => found + 1 == *expected,
        _ => false,
    };
    let is_short = faults.only().is_some_and(|fault| is_short(&fault.kind));
    let is_even = faults.is_empty();
    if let Some(fault) = dims.filter(|_| is_even).and_then(|dims| lacking(rows, dims)) {
        return Err(fault.into());
    }
    let found = places(rows, dims.map(Dims::cells), &mut faults);
    if let (Some(dims), Some(last), true) = (dims, rows.last(), is_even || is_short) {
        let absent = |tile: &u8| found.places[usize::from(*tile)].is_none();
        let missing: Vec<u8> = (1..dims.cells() as u8).chain([BLANK]).filter(absent).collect();
        let most = dims.cells() - 1;
        match (missing.as_slice(), faults.only()) {
            ([], _) => {}
            // A wrong word, or a short row, and the tile that it lacks have one cause.
            ([tile], Some(fault)) => fault.kind = fault.kind.clone().instead_of(*tile, most),
            _ if is_short => {}
            _ => faults.add(last.fault_at_end(FaultKind::Missing { tiles: missing, most })),
        }
    }
    match dims.and_then(|dims| Board::new(dims, &found.tiles).ok()) {
        Some(board) if faults.is_empty() => {
            Ok(Tiles { board, is_blank_numbered: found.is_blank_numbered })
        }
        // There are no rows at all, for example in a text that is one bracket.
        _ if faults.is_empty() => Err(Fault { line: 1, column: 1, kind: FaultKind::Empty }.into()),
        _ => Err(Faults::new(faults)),
    }
}

/// The fault of rows that lack one to be a square board, or a column: all of them hold different
/// numbers of such a board, and some are too great for what is there.
fn lacking(rows: &[Row<'_>], dims: Dims) -> Option<Fault> {
    let side = dims.rows().max(dims.cols());
    if dims.rows() + dims.cols() + 1 != 2 * side {
        return None;
    }
    let words = || rows.iter().flat_map(|row| row.words.iter());
    let number = |word: &Word<'_>| match is_blank(word) {
        true => Some(0),
        false => word.text.parse::<usize>().ok().filter(|&number| number <= side * side),
    };
    let mut numbers: Vec<usize> = words().map(number).collect::<Option<_>>()?;
    let is_great = |number: usize| number > dims.cells();
    let word = words().find(|word| number(word).is_some_and(is_great))?;
    numbers.sort_unstable();
    let is_once = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    // A single one may be a slip.
    if !is_once || numbers.into_iter().filter(|&number| is_great(number)).count() < 2 {
        return None;
    }
    let is_row = dims.rows() < side;
    Some(Fault::of(word, FaultKind::LacksLine { word: quoted(word.text), dims, is_row }))
}

/// The size that most of the rows make, if there are boards of it. Adds the faults of rows with
/// another length.
pub(super) fn shape(rows: &[Row<'_>], faults: &mut Found<FaultKind>) -> Option<Dims> {
    if let [row] = rows {
        let side = square(row.words.len());
        if side.is_none() {
            let kind = FaultKind::Count(row.words.len());
            faults.add(row.fault_at(SIDE_MAX * SIDE_MAX, kind));
        }
        return side.and_then(|side| Dims::new(side, side));
    }
    let cols = usual_length(rows);
    for row in rows.iter().filter(|row| row.words.len() != cols) {
        let kind = FaultKind::RowLength { found: row.words.len(), expected: cols };
        faults.add(row.fault_at(cols, kind));
    }
    let dims = supported(rows.len(), cols);
    if let (None, Some(first)) = (dims, rows.first()) {
        faults.add(first.fault_at(0, FaultKind::Size { rows: rows.len(), cols }));
    }
    dims
}

/// The side of a square board with this number of cells, if there is one.
pub(super) fn square(cells: usize) -> Option<usize> {
    (SIDE_MIN..=SIDE_MAX).find(|side| side * side == cells)
}

/// The size, if there are boards of it.
pub(super) fn supported(rows: usize, cols: usize) -> Option<Dims> {
    Dims::new(rows, cols).filter(|&dims| Board::check(dims).is_ok())
}

/// The length that most rows have, the greater one of two equally frequent lengths. A length that a
/// board can have goes before others.
fn usual_length(rows: &[Row<'_>]) -> usize {
    let length = |row: &Row<'_>| row.words.len();
    let frequency = |cols: usize| rows.iter().filter(|row| length(row) == cols).count();
    // Only some rows are looked at, because the time must not grow with the square of their number.
    let sample = &rows[..rows.len().min(64)];
    let side = SIDE_MIN..=SIDE_MAX;
    let rank = |&cols: &usize| (side.contains(&cols), frequency(cols), cols);
    sample.iter().map(length).max_by_key(rank).unwrap_or(0)
}

/// The tiles that words name; each tile once.
struct Places {
    /// In the order of the text.
    tiles: Vec<u8>,
    /// The line and column of each tile.
    places: [Option<(usize, usize)>; SIDE_MAX * SIDE_MAX],
    is_blank_numbered: bool,
}

/// Finds the tiles. `cells` tells which numbers are too great and which number stands for the
/// blank; it is `None` if the size is not known.
fn places(rows: &[Row<'_>], cells: Option<usize>, faults: &mut Found<FaultKind>) -> Places {
    let words = || rows.iter().flat_map(|row| &row.words);
    let blank = words().find(|word| is_blank(word));
    let mut found =
        Places { tiles: Vec::new(), places: [None; SIDE_MAX * SIDE_MAX], is_blank_numbered: false };
    for word in words() {
        let tile = match tile(word, cells, blank) {
            Ok(Some(tile)) => tile,
            Ok(None) => continue,
            Err(kind) => {
                faults.add(Fault::of(word, kind));
                continue;
            }
        };
        found.is_blank_numbered |= tile == BLANK && blank.is_none();
        let place = &mut found.places[usize::from(tile)];
        let kind = match *place {
            Some((line, column)) if tile == BLANK => FaultKind::SecondBlank { line, column },
            Some((line, column)) => FaultKind::Repeated { tile, line, column },
            None => {
                *place = Some((word.line, word.column));
                found.tiles.push(tile);
                continue;
            }
        };
        faults.add(Fault::of(word, kind));
    }
    found
}

/// Whether a word is one of those that people write for the blank besides 0. A `#` is a word only
/// inside a row.
pub(super) fn is_mark(word: &str) -> bool {
    matches!(
        word,
        "-" | "_" | "." | "x" | "X" | "*" | "b" | "B" | "#" | "--" | "__" | "□" | "■" | "·"
    )
}

/// Whether a word is the blank on boards of every size.
fn is_blank(word: &Word<'_>) -> bool {
    let is_zero = || word.is_digits() && word.text.bytes().all(|byte| byte == b'0');
    is_mark(word.text) || is_zero()
}

/// The tile that a word names, less than [`SIDE_MAX`]²; `None` for a number that means nothing as
/// long as the size is not known. `blank` is the first word that is the blank on boards of every
/// size.
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
        return Err(FaultKind::NotATile { word: quoted(word.text), most });
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
        _ => Err(FaultKind::OutOfRange { word: quoted(word.text), most }),
    }
}
