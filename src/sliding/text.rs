//! Boards from text and to text.
//!
//! A board is rows of numbers separated by blanks or tabs, or all the numbers of a square board on
//! one line. The blank is 0, the number of cells (16 on 4×4), `-`, `_`, `.` or `x`. Empty lines,
//! trailing blanks, a byte order mark and the kind of line end mean nothing.

use std::fmt;

use super::board::{BLANK, Board, SIDE_MAX, SIDE_MIN};
use crate::grid::Dims;

/// The numbers as [`Board`] displays them: rows, the blank as 0. [`parse`] reads them back.
pub fn write(board: &Board) -> String {
    board.to_string()
}

/// Reads one board, or tells every fault that keeps the text from being one.
pub fn parse(text: &str) -> Result<Board, Faults> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rows: Vec<Row<'_>> = lines(text)
        .enumerate()
        .map(|(index, line)| Row::new(index + 1, line))
        .filter(|row| !row.words.is_empty())
        .collect();
    parse_rows(&rows)
}

/// The most bytes of a line that is looked into: a longer one has more faults than anyone reads.
pub const LINE_BYTES_MAX: usize = 1 << 16;

/// Reads a square board from one line, which is line `number` of its text.
pub fn parse_line(line: &str, number: usize) -> Result<Board, Faults> {
    if line.len() > LINE_BYTES_MAX {
        return Err(Faults(vec![Fault { line: number, column: 1, kind: FaultKind::LongLine }]));
    }
    parse_rows(&[Row::new(number, line)])
}

/// The lines of a text whatever ends them: LF, CR LF or CR.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// What is wrong at one place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub kind: FaultKind,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    #[error("no numbers here; expected a board, such as four rows of the numbers 0 to 15")]
    Empty,
    #[error("a line of more than {} KiB; expected 16 numbers for a 4×4 board, 9 for 3×3 or 4 for 2×2", LINE_BYTES_MAX >> 10)]
    LongLine,
    #[error("{found} on one line; expected 16 for a 4×4 board, 9 for 3×3 or 4 for 2×2", found = numbers(*.0))]
    Count(usize),
    #[error("this row has {found}, expected {expected} as in the other rows", found = numbers(*.found))]
    RowLength { found: usize, expected: usize },
    #[error(
        "a board of {rows} rows and {cols} columns is not supported; expected {SIDE_MIN} to \
         {SIDE_MAX} of each"
    )]
    Size { rows: usize, cols: usize },
    #[error(
        "“{word}” is not a tile; expected a number from 1 to {most}, or the blank as 0, {}, -, _, . \
         or x",
        most + 1
    )]
    NotATile { word: String, most: usize },
    #[error("{word} is out of range; expected 1 to {most}, or {} or 0 for the blank", most + 1)]
    OutOfRange { word: String, most: usize },
    #[error("tile {tile} a second time; it is at line {line}, column {column} already")]
    Repeated { tile: u8, line: usize, column: usize },
    #[error("a second blank; the first is at line {line}, column {column}")]
    SecondBlank { line: usize, column: usize },
    #[error("missing: {}; expected every tile from 1 to {most} and one blank", list_tiles(.tiles))]
    Missing { tiles: Vec<u8>, most: usize },
}

fn numbers(count: usize) -> String {
    if count == 1 { "1 number".to_owned() } else { format!("{count} numbers") }
}

fn list_tiles(tiles: &[u8]) -> String {
    let name = |tile: &u8| {
        if *tile == BLANK { "the blank".to_owned() } else { format!("tile {tile}") }
    };
    tiles.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// All faults of a text, in its order; never empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub fn list(&self) -> &[Fault] {
        &self.0
    }
}

/// `line:column: what` for each, a line each.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

/// A word and the column of its first character, from 1.
struct Word<'a> {
    text: &'a str,
    column: usize,
}

struct Row<'a> {
    line: usize,
    words: Vec<Word<'a>>,
    /// Just past the last word.
    end: usize,
}

impl<'a> Row<'a> {
    fn new(line: usize, text: &'a str) -> Self {
        let mut words = Vec::new();
        let mut end = 1;
        let mut column = 1;
        for piece in text.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end();
            if !word.is_empty() {
                words.push(Word { text: word, column });
                end = column + word.chars().count();
            }
            column += piece.chars().count();
        }
        Self { line, words, end }
    }

    fn fault(&self, column: usize, kind: FaultKind) -> Fault {
        Fault { line: self.line, column, kind }
    }
}

fn parse_rows(rows: &[Row<'_>]) -> Result<Board, Faults> {
    let Some(last) = rows.last().filter(|row| !row.words.is_empty()) else {
        let line = rows.last().map_or(1, |row| row.line);
        return Err(Faults(vec![Fault { line, column: 1, kind: FaultKind::Empty }]));
    };
    let mut faults = Vec::new();
    let dims = shape(rows, &mut faults);
    let is_even = faults.is_empty();
    let cells = dims.map_or(SIDE_MAX * SIDE_MAX, Dims::cells);
    let places = places(rows, cells, &mut faults);
    if dims.is_none() {
        // A size would tell which numbers are too great and which stands for the blank.
        let needs_size = |fault: &Fault| {
            matches!(fault.kind, FaultKind::OutOfRange { .. } | FaultKind::SecondBlank { .. })
        };
        faults.retain(|fault| !needs_size(fault));
    }
    if is_even {
        let absent = |tile: &u8| !places.iter().any(|place| place.tile == *tile);
        let missing: Vec<u8> = (1..cells as u8).chain([BLANK]).filter(absent).collect();
        if !missing.is_empty() {
            let kind = FaultKind::Missing { tiles: missing, most: cells - 1 };
            faults.push(last.fault(last.end, kind));
        }
    }
    let tiles: Vec<u8> = places.iter().map(|place| place.tile).collect();
    match dims.and_then(|dims| Board::new(dims, &tiles).ok()) {
        Some(board) if faults.is_empty() => Ok(board),
        _ => {
            faults.sort_by_key(|fault| (fault.line, fault.column));
            Err(Faults(faults))
        }
    }
}

/// The size that most of the rows make, if it is a board's, and the faults of their lengths.
fn shape(rows: &[Row<'_>], faults: &mut Vec<Fault>) -> Option<Dims> {
    if let [row] = rows {
        let count = row.words.len();
        let side = (SIDE_MIN..=SIDE_MAX).find(|side| side * side == count);
        if side.is_none() {
            let past = row.words.get(SIDE_MAX * SIDE_MAX).map_or(row.end, |word| word.column);
            faults.push(row.fault(past, FaultKind::Count(count)));
        }
        return side.and_then(|side| Dims::new(side, side));
    }
    let cols = usual_length(rows);
    for row in rows.iter().filter(|row| row.words.len() != cols) {
        let past = row.words.get(cols).map_or(row.end, |word| word.column);
        let kind = FaultKind::RowLength { found: row.words.len(), expected: cols };
        faults.push(row.fault(past, kind));
    }
    let side = SIDE_MIN..=SIDE_MAX;
    if !side.contains(&rows.len()) || !side.contains(&cols) {
        let kind = FaultKind::Size { rows: rows.len(), cols };
        faults.push(rows[0].fault(rows[0].words[0].column, kind));
        return None;
    }
    Dims::new(rows.len(), cols)
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

/// The tiles that the words name, each once.
fn places(rows: &[Row<'_>], cells: usize, faults: &mut Vec<Fault>) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for row in rows {
        for word in &row.words {
            if faults.len() >= FAULTS_MAX {
                return places;
            }
            let tile = match tile(word.text, cells) {
                Ok(tile) => tile,
                Err(kind) => {
                    faults.push(row.fault(word.column, kind));
                    continue;
                }
            };
            match places.iter().find(|place| place.tile == tile) {
                Some(&Place { line, column, .. }) => {
                    let kind = if tile == BLANK {
                        FaultKind::SecondBlank { line, column }
                    } else {
                        FaultKind::Repeated { tile, line, column }
                    };
                    faults.push(row.fault(word.column, kind));
                }
                None => places.push(Place { tile, line: row.line, column: word.column }),
            }
        }
    }
    places
}

fn tile(word: &str, cells: usize) -> Result<u8, FaultKind> {
    let most = cells - 1;
    if matches!(word, "-" | "_" | "." | "x" | "X") {
        return Ok(BLANK);
    }
    // What is quoted in a message must fit into one, and must not steer a terminal.
    let quoted = || {
        let mut short = String::new();
        for letter in word.chars().take(20) {
            if letter.is_control() {
                short.extend(letter.escape_default());
            } else {
                short.push(letter);
            }
        }
        if word.chars().nth(20).is_some() {
            short.push('…');
        }
        short
    };
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FaultKind::NotATile { word: quoted(), most });
    }
    match word.parse::<usize>() {
        Ok(number) if number == cells => Ok(BLANK),
        Ok(number) if number < cells => Ok(number as u8),
        _ => Err(FaultKind::OutOfRange { word: quoted(), most }),
    }
}
