//! Puzzles from text and to text.
//!
//! | room | what lives there |
//! |---|---|
//! | [`mod@format`] | the formats by name, and the notes on how a text was read |
//! | [`fault`] | what keeps a text from being a puzzle, and where |
//! | [`rows`] | lines, rows and words with their places |
//! | [`tiles`] | the board that rows make |
//! | [`list`] | one-line lists, with or without an index, and nine digits |
//! | [`sized`] | rows after a size line: Princeton's and the 42 school's |
//! | [`tatham`] | Simon Tatham's game IDs |
//! | [`sections`] | our own format, with a goal |
//! | [`dressed`] | separators, brackets, tables, size lines of two numbers, and what is below |
//! | [`aligned`] | a gap in the columns for the blank |
//! | [`glyphs`] | a digit or a letter for each tile |
//! | [`scramble`] | moves from the goal |
//! | [`report`] | reports that we wrote |
//! | [`write()`] | every format back to text |
//!
//! # The format
//!
//! Empty lines, a byte order mark, blanks at either end and the kind of line end mean nothing; `#`
//! begins a comment. The first of these rules that fits the rest of the text decides:
//!
//! 1. a row begins with `langkah`, `start` or `goal`: our own format;
//! 2. a colon in the first line: Tatham's;
//! 3. a first row of one number above a longer row: a size line, the 42 school's if there is a
//!    comment anywhere, else Princeton's;
//! 4. one word of digits, four or more: nine digits;
//! 5. a `/`: slidysim's;
//! 6. one line of n² + 1 numbers of which the last n² make a board: Korf's, with an index;
//! 7. anything else: rows, or a square board on one line, as in the course.
//!
//! If a text is none of these, [`dressed`] tries it without its dress.
//!
//! # The blank
//!
//! It is 0, `-`, `_`, `.`, `x`, `*` or `b`. If the text has none of these, the blank is the number
//! of cells (16 on 4×4); beside one of them that number is out of range.
//!
//! # The goal
//!
//! The text's own: a section of our format, the snail for the 42 school, the blank first for a
//! list with an index. Else the blank last. What else a text could have meant is told in a
//! [`Note`].
//!
//! # Time and memory
//!
//! The time to read a text is proportional to its length. Besides the text itself the reader takes
//! less than a MiB of memory, because it stops when a text has more words than any puzzle.

mod aligned;
mod dressed;
pub mod fault;
pub mod format;
mod glyphs;
mod list;
mod report;
mod rows;
mod scramble;
mod sections;
mod sized;
mod tatham;
mod tiles;
mod write;

pub use fault::{Fault, FaultKind, Faults};
pub use format::{Format, Note};
pub use write::{WriteError, one_line, write};

use super::board::{Board, GoalChoice};
use crate::fault::Cause;
use crate::lines::{has_long_line, lines, without_mark};
use crate::shown::quoted;
use rows::{Line, Page, Row};
use tiles::Tiles;

/// The most bytes of a line that is read: a longer line has more faults than anyone reads.
pub const LINE_BYTES_MAX: usize = 1 << 16;

/// What a text tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub start: Board,
    pub format: Format,
    /// The goal that the text names or that goes with its format, if it tells one.
    pub goal: Option<GoalChoice>,
    pub notes: Vec<Note>,
}

impl Reading {
    /// A board in a format whose blank is 0.
    fn new(tiles: Tiles, format: Format) -> Self {
        let number = tiles.board.tiles().len();
        let notes = tiles.is_blank_numbered.then_some(Note::BlankNumber(number));
        Self { start: tiles.board, format, goal: None, notes: notes.into_iter().collect() }
    }

    /// A board in rows, where people write the number of cells for the blank as often as 0.
    fn of_rows(tiles: Tiles, format: Format) -> Self {
        Self { start: tiles.board, format, goal: None, notes: Vec::new() }
    }
}

/// Reads one puzzle.
///
/// # Errors
/// Every fault that keeps the text from being a puzzle.
pub fn read(text: &str) -> Result<Reading, Faults> {
    read_from(text, 1)
}

/// The same for a part of a text, whose first line has the number `first`.
///
/// # Errors
/// As for [`read`].
pub fn read_from(text: &str, first: usize) -> Result<Reading, Faults> {
    let text = without_mark(text);
    // A report has more words than any other text.
    if let Some(read) = report::read(text, first) {
        return read;
    }
    let all = || (first..).zip(lines(text)).map(|(number, line)| Line::new(number, line));
    let page = Page::of(all());
    if page.lines.is_empty() {
        return Err(Fault { line: first, column: 1, kind: FaultKind::Empty }.into());
    }
    let is_game = tatham::is_one(&page.lines);
    let is_plain = says_langkah(text) || page.more.is_some() || has_long_line(text);
    recognise(page).or_else(|faults| match second_puzzle(all) {
        Some(faults) => Err(faults),
        None if is_plain => Err(faults),
        None if is_game => scramble::read(text, first, None).unwrap_or(Err(faults)),
        None => dressed::read(text, first, cause(&Page::of(all()).rows).unwrap_or(faults)),
    })
}

/// Whether the first line that is not empty has the word `langkah` alone. Such a text says that it
/// has the format of this program, and is read as nothing else.
pub fn says_langkah(text: &str) -> bool {
    let first = lines(text).find(|line| !line.trim().is_empty());
    first.is_some_and(|line| line.trim().eq_ignore_ascii_case("langkah"))
}

/// Whether a text has a word that begins a goal.
pub fn says_goal(text: &str) -> bool {
    sections::says_goal(text)
}

/// The common cause of many words that are no tiles.
fn cause(rows: &[Row<'_>]) -> Option<Faults> {
    if sections::is_one(rows) {
        return None;
    }
    let words = rows.iter().flat_map(|row| &row.words);
    let bad = words.filter(|word| !word.is_digits() && !tiles::is_mark(word.text));
    let (word, kind) = match Cause::of(bad.copied())? {
        Cause::Separator(letter, word) => {
            (word, FaultKind::Separator(quoted(letter.encode_utf8(&mut [0; 4]))))
        }
        Cause::Words(word, others) => {
            (word, FaultKind::NotTiles { word: quoted(word.text), others })
        }
    };
    Some(Fault::of(&word, kind).into())
}

/// Reads one puzzle from one line, which is line `number` of its text.
///
/// # Errors
/// As for [`read`].
pub fn read_line(line: &str, number: usize) -> Result<Reading, Faults> {
    let fault = |kind| Faults::from(Fault { line: number, column: 1, kind });
    if line.len() > LINE_BYTES_MAX {
        return Err(fault(FaultKind::LongLine));
    }
    let (whole, line) = (line, Line::new(number, line));
    if line.is_empty() {
        return Err(fault(FaultKind::Empty));
    }
    let is_game = tatham::is_one(&[line]);
    recognise(alone(&[line])).or_else(|faults| {
        let cause = || cause(&alone(&[line]).rows);
        if is_game { Err(faults) } else { dressed::read(whole, number, cause().unwrap_or(faults)) }
    })
}

/// Reads moves that lead from a chosen goal to the start. `None` for any other text.
///
/// # Errors
/// Every fault of the moves.
pub fn read_moves(text: &str, goal: &GoalChoice) -> Option<Result<Reading, Faults>> {
    scramble::read(text, 1, Some(goal))
}

/// Whether a line holds nothing, or only a comment.
pub fn is_line_empty(line: &str) -> bool {
    line.trim_start().starts_with("//") || Line::new(1, line).is_empty()
}

/// Reads the board alone.
///
/// # Errors
/// As for [`read`].
pub fn parse(text: &str) -> Result<Board, Faults> {
    read(text).map(|reading| reading.start)
}

/// Reads a puzzle in the format that fits. `page` must have lines with words.
fn recognise(page: Page<'_>) -> Result<Reading, Faults> {
    let Page { lines, rows, is_commented, more } = page;
    if let Some(more) = more {
        return Err(Fault::of(&more, FaultKind::TooMany).into());
    }
    if sections::is_one(&rows) {
        return sections::read(rows);
    }
    if let Some(id) = tatham::split(&lines) {
        return tatham::read(&id);
    }
    if let Some((size, rows)) = sized::split(&rows) {
        return sized::read(size, rows, is_commented);
    }
    let mut reading = if let [row] = rows.as_slice() {
        list::read(row)?
    } else {
        let tiles = tiles::rows(&rows)?;
        if lines.iter().any(|line| line.text.contains('/')) {
            Reading::new(tiles, Format::Slidysim)
        } else {
            Reading::of_rows(tiles, Format::Course)
        }
    };
    if is_commented && reading.format == Format::Course {
        reading.notes.push(Note::CommentsAlone);
    }
    Ok(reading)
}

/// The lines of one puzzle of a list. A comment in the list tells nothing of this puzzle.
fn alone<'a>(lines: &[Line<'a>]) -> Page<'a> {
    Page { is_commented: false, ..Page::of(lines.iter().copied()) }
}

/// The fault that a text has many puzzles, one on each line or with empty lines between, so that it
/// is not read as one board with many faults.
fn second_puzzle<'a, All>(all: impl Fn() -> All) -> Option<Faults>
where
    All: Iterator<Item = Line<'a>>,
{
    let each = all().filter(|line| !line.is_empty()).map(|line| vec![line]);
    let second = second_of(each).or_else(|| second_of(blocks(all())))?;
    Some(Fault { line: second, column: 1, kind: FaultKind::SecondPuzzle }.into())
}

/// The line of the second puzzle, if these are puzzles.
fn second_of<'a>(puzzles: impl Iterator<Item = Vec<Line<'a>>>) -> Option<usize> {
    let mut second = None;
    // So many puzzles are enough to be sure.
    for (index, puzzle) in puzzles.take(64).enumerate() {
        recognise(alone(&puzzle)).ok()?;
        if index == 1 {
            second = puzzle.first().map(|line| line.number);
        }
    }
    second
}

/// Blocks of lines with words, with empty lines between the blocks. If a block has more words than
/// the reader looks at, some of its lines are left out.
fn blocks<'a>(lines: impl Iterator<Item = Line<'a>>) -> impl Iterator<Item = Vec<Line<'a>>> {
    let mut lines = lines.skip_while(Line::is_empty).peekable();
    std::iter::from_fn(move || {
        let mut block = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.is_empty()) {
            if block.len() <= rows::WORDS_MAX {
                block.push(line);
            }
        }
        while lines.next_if(Line::is_empty).is_some() {}
        (!block.is_empty()).then_some(block)
    })
}
