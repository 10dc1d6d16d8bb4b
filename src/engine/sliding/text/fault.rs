//! What keeps a text from being a puzzle: where, what, and what to do.

use langkah_language::text;

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
    #[error("{}", text!("sliding-text-empty"))]
    Empty,
    /// A list or an object without its last bracket.
    #[error("{}", text!("hidato-text-unclosed"))]
    Unclosed,
    #[error("{}", text!("sliding-text-long-line", kib = (LINE_BYTES_MAX >> 10)))]
    LongLine,
    #[error("{}", text!("sliding-text-too-many", words = WORDS_MAX.to_string(), side = SIDE_MAX))]
    TooMany,
    #[error("{}", count(*_0))]
    Count(usize),
    #[error("{}", text!("sliding-text-digit-count", found = _0.to_string()))]
    DigitCount(usize),
    #[error("{}", sized_count(*found, *dims))]
    SizedCount { found: usize, dims: Dims },
    #[error("{}", row_length(*found, *expected))]
    RowLength { found: usize, expected: usize },
    #[error("{}", sized_row_length(*found, *size, *line))]
    SizedRowLength { found: usize, size: usize, line: usize },
    #[error("{}", sized_row_count(*found, *size, *line))]
    SizedRowCount { found: usize, size: usize, line: usize },
    #[error("{}", size_differs(*size, *rows, *cols))]
    SizeDiffers { size: usize, rows: usize, cols: usize },
    #[error("{}", size_line((*rows, *cols), *found))]
    SizeLine { rows: usize, cols: usize, found: (usize, usize) },
    #[error("{}", size_line_count(*rows, *cols, *found))]
    SizeLineCount { rows: usize, cols: usize, found: usize },
    #[error("{}", glyphs(*_0, *_1, *_2))]
    Glyphs(usize, char, char),
    #[error("{}", glyph_gap(*dims, *is_seen))]
    GlyphGap { dims: Dims, is_seen: bool },
    #[error("{}", scramble(*number, *letter))]
    Scramble { number: usize, letter: char },
    #[error("{}", text!("sliding-text-not-a-move", word = _0.as_str()))]
    NotAMove(String),
    #[error("{}", beside(*dims, *is_above))]
    Beside { dims: Dims, is_above: bool },
    #[error("{}", size_range(_0))]
    SizeRange(String),
    #[error("{}", text!("sliding-text-not-a-size", word = _0.as_str()))]
    NotASize(String),
    #[error("{}", text!("sliding-text-seed", word = _0.as_str()))]
    Seed(String),
    #[error("{}", size(*rows, *cols))]
    Size { rows: usize, cols: usize },
    #[error("{}", not_a_tile(word, *most))]
    NotATile { word: String, most: Option<usize> },
    #[error("{}", not_tiles(word, *others))]
    NotTiles { word: String, others: usize },
    #[error("{}", text!("sliding-text-separator", word = _0.as_str()))]
    Separator(String),
    #[error("{}", out_of_range(word, *most))]
    OutOfRange { word: String, most: usize },
    /// A number of a square board with one row more, or one column more if `is_row` is false.
    #[error("{}", lacks_line(word, *dims, *is_row))]
    LacksLine { word: String, dims: Dims, is_row: bool },
    #[error("{}", blank_number(*most, *line, *column))]
    BlankNumber { most: usize, line: usize, column: usize },
    #[error("{}", repeated(*tile, *line, *column))]
    Repeated { tile: u8, line: usize, column: usize },
    #[error("{}", second_blank(*line, *column))]
    SecondBlank { line: usize, column: usize },
    #[error("{}", missing(tiles, *most))]
    Missing { tiles: Vec<u8>, most: usize },
    #[error("{}", in_place_of(word, *tile, *most))]
    InPlaceOf { word: String, tile: u8, most: usize },
    #[error("{}", and_missing(kind, *tile))]
    AndMissing { kind: Box<Self>, tile: u8 },
    #[error("{}", text!("sliding-text-second-puzzle"))]
    SecondPuzzle,
    #[error("{}", text!("sliding-text-second-section", name = (*_0), line = _1.to_string()))]
    SecondSection(&'static str, usize),
    #[error("{}", text!("sliding-text-late-header", name = (*_0)))]
    LateHeader(&'static str),
    #[error("{}", text!("sliding-text-no-start"))]
    NoStart,
    #[error("{}", text!("sliding-text-no-goal"))]
    NoGoal,
    #[error("{}", text!("sliding-text-not-a-goal", word = _0.as_str()))]
    NotAGoal(String),
    #[error("{}", goal_size(*start, *goal))]
    GoalSize { start: Dims, goal: Dims },
}

impl FaultKind {
    /// The fault of the only wrong word of a board that lacks only this tile. `most` is the
    /// greatest tile.
    pub(super) fn instead_of(self, tile: u8, most: usize) -> Self {
        match self {
            Self::NotATile { word, .. } => Self::InPlaceOf { word, tile, most },
            kind => Self::AndMissing { kind: Box::new(kind), tile },
        }
    }

    /// The fault without what is missing besides.
    pub fn first(&self) -> &Self {
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

fn count(found: usize) -> String {
    let shown = found.to_string();
    text!("sliding-text-count", found = found, shown = shown, least = SIDE_MIN, most = SIDE_MAX)
}

fn sized_count(found: usize, dims: Dims) -> String {
    let (shown, size) = (found.to_string(), dims.to_string());
    text!(
        "sliding-text-sized-count",
        found = found,
        shown = shown,
        dims = size,
        cells = (dims.cells())
    )
}

fn lacks_line(word: &str, dims: Dims, is_row: bool) -> String {
    let (side, dims) = (dims.rows().max(dims.cols()).to_string(), dims.to_string());
    match is_row {
        true => text!("sliding-text-lacks-line", word = word, dims = dims, side = side),
        false => text!("sliding-text-lacks-line", "column", word = word, dims = dims, side = side),
    }
}

fn row_length(found: usize, expected: usize) -> String {
    let (shown, expected) = (found.to_string(), expected.to_string());
    text!("sliding-text-row-length", found = found, shown = shown, expected = expected)
}

fn sized_row_length(found: usize, size: usize, line: usize) -> String {
    let (shown, size, line) = (found.to_string(), size.to_string(), line.to_string());
    text!("sliding-text-sized-row-length", found = found, shown = shown, size = size, line = line)
}

fn sized_row_count(found: usize, size: usize, line: usize) -> String {
    let (shown, size, line) = (found.to_string(), size.to_string(), line.to_string());
    text!("sliding-text-sized-row-count", found = found, shown = shown, size = size, line = line)
}

fn size_differs(size: usize, rows: usize, cols: usize) -> String {
    text!(
        "sliding-text-size-differs",
        size = size.to_string(),
        rows = rows,
        height = rows.to_string(),
        cols = cols,
        width = cols.to_string()
    )
}

fn size_line((high, wide): (usize, usize), (rows, cols): (usize, usize)) -> String {
    text!(
        "sliding-text-size-line",
        high = high.to_string(),
        wide = wide.to_string(),
        rows = rows,
        height = rows.to_string(),
        cols = cols,
        width = cols.to_string()
    )
}

fn size_line_count(high: usize, wide: usize, found: usize) -> String {
    text!(
        "sliding-text-size-line-count",
        high = high.to_string(),
        wide = wide.to_string(),
        found = found,
        shown = found.to_string()
    )
}

fn glyphs(found: usize, last: char, letter: char) -> String {
    text!(
        "sliding-text-glyphs",
        found = found.to_string(),
        last = last.to_string(),
        letter = letter.to_string()
    )
}

fn glyph_gap(dims: Dims, is_seen: bool) -> String {
    match is_seen {
        true => text!("sliding-text-glyph-gap-seen", dims = dims.to_string()),
        false => text!("sliding-text-glyph-gap", dims = dims.to_string()),
    }
}

fn scramble(number: usize, letter: char) -> String {
    text!("sliding-text-scramble", number = number.to_string(), letter = letter.to_string())
}

fn beside(dims: Dims, is_above: bool) -> String {
    if !is_above {
        return text!("sliding-text-beside-below", dims = dims.to_string());
    }
    text!(
        "sliding-text-beside-above",
        dims = dims.to_string(),
        high = (dims.rows()),
        wide = (dims.cols())
    )
}

fn size_range(word: &str) -> String {
    text!("sliding-text-size-range", word = word, least = SIDE_MIN, most = SIDE_MAX)
}

fn size(rows: usize, cols: usize) -> String {
    text!(
        "sliding-text-size",
        rows = rows.to_string(),
        cols = cols.to_string(),
        least = SIDE_MIN,
        most = SIDE_MAX
    )
}

/// `most` is the greatest tile, if the size is known.
fn not_a_tile(word: &str, most: Option<usize>) -> String {
    match most {
        Some(most) => {
            text!("sliding-text-not-a-tile", word = word, most = most, blank = (most + 1))
        }
        None => text!("sliding-text-not-a-tile-of-any", word = word),
    }
}

fn not_tiles(word: &str, others: usize) -> String {
    text!("sliding-text-not-tiles", word = word, others = others, shown = others.to_string())
}

fn out_of_range(word: &str, most: usize) -> String {
    text!("sliding-text-out-of-range", word = word, most = most, blank = (most + 1))
}

fn blank_number(most: usize, line: usize, column: usize) -> String {
    text!(
        "sliding-text-blank-number",
        blank = (most + 1),
        line = line.to_string(),
        column = column.to_string(),
        most = most
    )
}

fn repeated(tile: u8, line: usize, column: usize) -> String {
    let (line, column) = (line.to_string(), column.to_string());
    text!("sliding-text-repeated", tile = tile, line = line, column = column)
}

fn second_blank(line: usize, column: usize) -> String {
    text!("sliding-text-second-blank", line = line.to_string(), column = column.to_string())
}

/// Up to this many missing tiles are named one by one.
const MISSING_MAX: usize = 12;

fn missing(tiles: &[u8], most: usize) -> String {
    let mut names: Vec<String> = tiles.iter().take(MISSING_MAX).copied().map(tile_name).collect();
    if tiles.len() > MISSING_MAX {
        names.push(text!("sliding-text-more-tiles", count = (tiles.len() - MISSING_MAX)));
    }
    text!("sliding-text-missing", tiles = names.join(", "), most = most)
}

fn tile_name(tile: u8) -> String {
    match tile {
        BLANK => text!("sliding-text-blank").to_owned(),
        tile => text!("sliding-text-tile", tile = tile),
    }
}

fn in_place_of(word: &str, tile: u8, most: usize) -> String {
    match tile {
        BLANK => text!("sliding-text-in-place-of-blank", word = word, blank = (most + 1)),
        tile => text!("sliding-text-in-place-of-tile", word = word, tile = tile),
    }
}

fn and_missing(kind: &FaultKind, tile: u8) -> String {
    text!("sliding-text-and-missing", fault = kind.to_string(), tile = tile_name(tile))
}

/// The sentence for a start and a goal of different sizes.
pub(super) fn goal_size(start: Dims, goal: Dims) -> String {
    text!("sliding-text-goal-size", goal = goal.to_string(), start = start.to_string())
}
