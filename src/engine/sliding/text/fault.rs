//! What keeps a text from being a puzzle: where, what, and what to do.

use super::LINE_BYTES_MAX;
use super::rows::WORDS_MAX;
use crate::fault;
use crate::grid::Dims;
use crate::sliding::board::{BLANK, SIDE_MAX, SIDE_MIN};

/// What is wrong at one place of a text.
pub type Fault = fault::Fault<FaultKind>;
/// All faults of a text.
pub type Faults = fault::Faults<FaultKind>;

/// What is wrong. Words of the text are as [`crate::shown::quoted`] gives them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    #[error("no numbers here; expected a board, such as four rows of the numbers 0 to 15")]
    Empty,
    #[error("a line of more than {} KiB; expected a puzzle, such as 16 numbers", LINE_BYTES_MAX >> 10)]
    LongLine,
    #[error("more than {WORDS_MAX} words; expected at most {SIDE_MAX} rows and columns of numbers")]
    TooMany,
    #[error(
        "{found} on one line; expected the square of a number from {SIDE_MIN} to {SIDE_MAX}, such \
         as 9, 16 or 25",
        found = numbers(*.0)
    )]
    Count(usize),
    #[error("{0} digits in one word; expected the nine of a 3×3 board, or blanks between numbers")]
    DigitCount(usize),
    #[error("{found} for a {dims} board; expected {}", dims.cells(), found = numbers(*.found))]
    SizedCount { found: usize, dims: Dims },
    #[error("this row has {found}, expected {expected} as in the other rows", found = numbers(*.found))]
    RowLength { found: usize, expected: usize },
    #[error(
        "this row has {found}, expected {size} as the size in line {line} says",
        found = numbers(*.found)
    )]
    SizedRowLength { found: usize, size: usize, line: usize },
    #[error("{found} rows, expected {size} as the size in line {line} says")]
    SizedRowCount { found: usize, size: usize, line: usize },
    #[error(
        "the size is {size}, but {rows} {} of {} after it; expected {size} rows of {size} numbers",
        if *.rows == 1 { "row" } else { "rows" },
        stand(*.rows, *.cols)
    )]
    SizeDiffers { size: usize, rows: usize, cols: usize },
    #[error(
        "the size line says {rows}×{cols}, but {} {} of {} after it; expected {rows} rows of {cols} \
         numbers",
        .found.0,
        if .found.0 == 1 { "row" } else { "rows" },
        stand(.found.0, .found.1)
    )]
    SizeLine { rows: usize, cols: usize, found: (usize, usize) },
    #[error(
        "the size line says {rows}×{cols}, but the rows after it are not equally long and have {} \
         in all; expected {rows} rows of {cols} numbers",
        numbers(*.found)
    )]
    SizeLineCount { rows: usize, cols: usize, found: usize },
    #[error(
        "{0} letters and digits are no board; expected each of 0 to {1} once, or A to {2} and one \
         blank as 0, -, _ or ."
    )]
    Glyphs(usize, char, char),
    #[error(
        "this row has one digit too few for a {dims} board; {}",
        match is_seen {
            true => "with its gap as the blank, a tile is missing or stands twice",
            false => "nobody can see where its gap is: write 0 or _ for the blank",
        }
    )]
    GlyphGap { dims: Dims, is_seen: bool },
    #[error(
        "move {number}, {letter}, is not possible from the goal; a text of moves alone is read as \
         the moves that lead from the goal to the start"
    )]
    Scramble { number: usize, letter: char },
    #[error(
        "“{0}” is no move, and the rest is a list of moves; expected only U, L, D and R, or up, \
         left, down and right, and numbers to repeat one"
    )]
    NotAMove(String),
    #[error(
        "this row is no part of the {dims} board {}; leave it out{}",
        if *.is_above { "below it" } else { "above it" },
        size_instead(*.is_above, *.dims)
    )]
    Beside { dims: Dims, is_above: bool },
    #[error("the size {0} is not supported; expected {SIDE_MIN} to {SIDE_MAX}")]
    SizeRange(String),
    #[error("“{0}” is no size; expected width and height before the colon, such as 4x4:")]
    NotASize(String),
    #[error(
        "a random seed, which only the program that made it can read; expected the game ID, with a \
         colon after {0}"
    )]
    Seed(String),
    #[error(
        "a board of {rows} rows and {cols} columns is not supported; expected {SIDE_MIN} to \
         {SIDE_MAX} of each"
    )]
    Size { rows: usize, cols: usize },
    #[error("“{word}” is not a tile; expected {}", tile_words(*.most))]
    NotATile { word: String, most: Option<usize> },
    #[error("“{word}” is not a tile, and {} are not; expected {}", other_words(*.others), tile_words(None))]
    NotTiles { word: String, others: usize },
    #[error(
        "“{0}” stands between the numbers; expected blanks, commas, semicolons or tabs between them"
    )]
    Separator(String),
    #[error("{word} is out of range; expected 1 to {most}, or {} or 0 for the blank", most + 1)]
    OutOfRange { word: String, most: usize },
    #[error(
        "{} is the blank only where there is no other, and there is one at line {line}, column \
         {column}; expected 1 to {most}",
        most + 1
    )]
    BlankNumber { most: usize, line: usize, column: usize },
    #[error("tile {tile} a second time; it is at line {line}, column {column} already")]
    Repeated { tile: u8, line: usize, column: usize },
    #[error("a second blank; the first is at line {line}, column {column}")]
    SecondBlank { line: usize, column: usize },
    #[error("missing: {}; expected every tile from 1 to {most} and one blank", list_tiles(.tiles))]
    Missing { tiles: Vec<u8>, most: usize },
    #[error("“{word}” stands where {} should be; write {}", tile_name(*.tile), spelling(*.tile, *.most))]
    InPlaceOf { word: String, tile: u8, most: usize },
    #[error("{kind}; missing: {}", tile_name(*.tile))]
    AndMissing { kind: Box<Self>, tile: u8 },
    #[error("a second puzzle; expected one in all, or --lines for a puzzle on each line")]
    SecondPuzzle,
    #[error("“{0}” a second time; it is at line {1} already")]
    SecondSection(&'static str, usize),
    #[error("“{0}” cannot stand here; it opens a file or is left out")]
    LateHeader(&'static str),
    #[error("no start; expected the rows of a board after “start”")]
    NoStart,
    #[error("no goal; expected blank-last, blank-first, snail or the rows of a board after “goal”")]
    NoGoal,
    #[error("“{0}” is no goal; expected blank-last, blank-first, snail or the rows of a board")]
    NotAGoal(String),
    #[error("the goal is a {goal} board and the start a {start} one; they must have the same size")]
    GoalSize { start: Dims, goal: Dims },
}

impl FaultKind {
    /// The fault of the only wrong word of a board that lacks only this tile. `most` is the greatest
    /// tile.
    pub(super) fn instead_of(self, tile: u8, most: usize) -> Self {
        match self {
            Self::NotATile { word, .. } => Self::InPlaceOf { word, tile, most },
            kind => Self::AndMissing { kind: Box::new(kind), tile },
        }
    }

    /// The fault without what is missing besides.
    pub(crate) fn first(&self) -> &Self {
        match self {
            Self::AndMissing { kind, .. } => kind,
            kind => kind,
        }
    }

    /// Whether only a text in a dress can have this fault.
    pub(super) const fn is_of_dress(&self) -> bool {
        matches!(
            self,
            Self::SizeLine { .. }
                | Self::SizeLineCount { .. }
                | Self::Glyphs(..)
                | Self::GlyphGap { .. }
                | Self::NotAMove(_)
                | Self::Beside { .. }
        )
    }
}

/// What a row above a board could have been.
fn size_instead(is_above: bool, dims: Dims) -> String {
    match is_above {
        true => format!(", or write the size, {} {}, in its place", dims.rows(), dims.cols()),
        false => String::new(),
    }
}

fn numbers(count: usize) -> String {
    if count == 1 { "1 number".to_owned() } else { format!("{count} numbers") }
}

fn stand(rows: usize, cols: usize) -> String {
    format!("{} {}", numbers(cols), if rows == 1 { "stands" } else { "stand" })
}

fn other_words(count: usize) -> String {
    if count == 1 { "1 other word".to_owned() } else { format!("{count} other words") }
}

/// The words for a tile. `most` is the greatest tile, if the size is known.
fn tile_words(most: Option<usize>) -> String {
    match most {
        Some(most) => {
            format!("a number from 1 to {most}, or the blank as {}", spelling(BLANK, most))
        }
        None => "a number, or the blank as 0, -, _, . or x".to_owned(),
    }
}

fn tile_name(tile: u8) -> String {
    if tile == BLANK { "the blank".to_owned() } else { format!("tile {tile}") }
}

/// How a tile is written.
fn spelling(tile: u8, most: usize) -> String {
    match tile {
        BLANK => format!("0, {}, -, _, . or x", most + 1),
        _ => tile.to_string(),
    }
}

/// Up to this many missing tiles are named one by one.
const MISSING_MAX: usize = 12;

fn list_tiles(tiles: &[u8]) -> String {
    let name = |&tile: &u8| tile_name(tile);
    let mut names: Vec<String> = tiles.iter().take(MISSING_MAX).map(name).collect();
    if tiles.len() > MISSING_MAX {
        names.push(format!("and {} more", tiles.len() - MISSING_MAX));
    }
    names.join(", ")
}
