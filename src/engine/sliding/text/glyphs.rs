//! Boards with one digit or letter a tile: `51739264AB8CDE0F`, `A B C / D E F / G H _`, or rows of
//! digits without blanks between, where a gap can be the blank: `123/5 6/478`.

use super::fault::{Fault, FaultKind};
use super::format::{Format, Note};
use super::rows::Row;
use super::{Reading, dressed, tiles};
use crate::fault::Found;
use crate::lines::Word;

/// The greatest side of such a board: there are ten digits and 26 letters.
const SIDE_MAX: usize = 6;

/// The least columns of a board with a gap among its digits: fewer digits are a number.
const GAP_COLS_MIN: usize = 3;

/// `0`, `1`, … `35`: the words that replace letters.
const NUMBERS: [&str; 36] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32",
    "33", "34", "35",
];

/// Letters of a board, row by row, each a word.
struct Glyphs<'a> {
    rows: usize,
    cols: usize,
    letters: Vec<Word<'a>>,
}

impl<'a> Glyphs<'a> {
    /// Rows of single letters, rows of one word each, or a square board in one word.
    fn of(rows: &[Row<'a>]) -> Option<Self> {
        let words = || rows.iter().flat_map(|row| &row.words);
        let first = rows.first()?.words.first()?;
        let length = |word: &Word<'_>| word.text.chars().count();
        let glued = length(first);
        if rows.iter().all(|row| row.words.len() == 1) && words().all(|word| length(word) == glued)
        {
            let letters = || words().flat_map(|word| word.letters()).collect();
            return match rows {
                // One word of digits alone is a 3×3 board, which another reader takes.
                [_] if first.is_digits() => None,
                [_] => {
                    let side = tiles::square(glued).filter(|&side| side <= SIDE_MAX)?;
                    Some(Self { rows: side, cols: side, letters: letters() })
                }
                _ if glued >= 2 && glued * rows.len() <= NUMBERS.len() => {
                    Some(Self { rows: rows.len(), cols: glued, letters: letters() })
                }
                _ => None,
            };
        }
        let cols = rows[0].words.len();
        let is_even = rows.iter().all(|row| row.words.len() == cols);
        let is_single = words().take(NUMBERS.len() + 1).all(|word| length(word) == 1);
        if !is_even || !is_single || cols * rows.len() > NUMBERS.len() {
            return None;
        }
        let letters: Vec<Word<'a>> = words().copied().collect();
        let (rows, cols) = match (rows.len(), tiles::square(letters.len())) {
            (1, Some(side)) => (side, side),
            (1, None) => return None,
            (rows, _) => (rows, cols),
        };
        Some(Self { rows, cols, letters })
    }

    fn has_letters(&self) -> bool {
        let is_letter = |word: &Word<'_>| word.text.bytes().any(|byte| byte.is_ascii_alphabetic());
        self.letters.iter().filter(|&word| is_letter(word)).count() > 1
    }

    /// The tile of each cell, if `digit` gives a tile for each letter and no tile comes twice: 0 to
    /// 9 and A to Z as digits, or the letters from A on as tiles.
    fn tiles(&self, digit: impl Fn(u8) -> Option<usize>) -> Option<Vec<usize>> {
        let tile = |word: &Word<'a>| match word.text.as_bytes() {
            [byte] => match digit(byte.to_ascii_uppercase()) {
                None if tiles::is_mark(word.text) => Some(0),
                tile => tile,
            },
            _ if tiles::is_mark(word.text) => Some(0),
            _ => None,
        };
        let found: Vec<usize> = self.letters.iter().map(tile).collect::<Option<_>>()?;
        let mut met = vec![false; found.len()];
        for &tile in &found {
            match met.get_mut(tile) {
                Some(met) if !*met => *met = true,
                _ => return None,
            }
        }
        Some(found)
    }
}

/// The place of a blank that is a gap in rows of digits or letters without blanks between.
#[derive(Clone, Copy)]
struct Gap {
    row: usize,
    col: usize,
    /// Whether the gap can be seen, and does not stand at an end of the first row.
    is_seen: bool,
}

impl Gap {
    /// The gap of the only row that has a digit fewer than the others: between two words, before
    /// the word if it stands further to the right than the others, else after it, because blanks at
    /// the end of a line are often lost.
    fn of(rows: &[Row<'_>]) -> Option<Self> {
        let length = |word: &Word<'_>| word.text.chars().count();
        let total = |row: &Row<'_>| row.words.iter().map(length).sum::<usize>();
        let cols = rows.iter().map(total).max().filter(|&cols| cols >= GAP_COLS_MIN)?;
        let is_full = |row: &Row<'_>| row.words.len() == 1 && total(row) == cols;
        let mut others = rows.iter().enumerate().filter(|(_, row)| !is_full(row));
        let (at, row) = others.next().filter(|(_, row)| total(row) + 1 == cols)?;
        if others.next().is_some() || cols * rows.len() > NUMBERS.len() || rows.len() < 2 {
            return None;
        }
        let col = match row.words.as_slice() {
            [before, after] if after.column == before.end + 1 => length(before),
            [_] => {
                let indent = |index: usize| {
                    let line_before = index.checked_sub(1).map(|before| &rows[before]);
                    let before = line_before.filter(|before| before.line == rows[index].line);
                    let begin = before.map_or(1, |before| before.end + 1);
                    (before.is_some(), rows[index].words[0].column.saturating_sub(begin))
                };
                let (is_within, own) = indent(at);
                let full = (0..rows.len()).filter(|&index| index != at).map(indent);
                let usual = full.filter(|(within, _)| *within == is_within).map(|(_, own)| own);
                if own > usual.min().unwrap_or(0) { 0 } else { cols - 1 }
            }
            _ => return None,
        };
        Some(Self { row: at, col, is_seen: at > 0 || col + 1 < cols })
    }

    /// The rows with a 0 in the gap, each row one letter a word.
    fn filled<'a>(self, rows: &[Row<'a>]) -> Vec<Row<'a>> {
        let letters =
            |row: &Row<'a>| row.words.iter().flat_map(|word| word.letters()).collect::<Vec<_>>();
        let mut filled: Vec<Vec<Word<'a>>> = rows.iter().map(letters).collect();
        let row = &mut filled[self.row];
        let (line, column) = match self.col.checked_sub(1) {
            Some(before) => (row[before].line, row[before].end),
            None => (row[0].line, row[0].column - 1),
        };
        row.insert(self.col, Word { text: "0", line, column, end: column });
        filled.iter().map(|row| Row::of_words(row)).collect()
    }
}

/// Reads rows of digits or letters, of which one has a gap for the blank.
pub(super) fn read_gap(rows: &[Row<'_>]) -> Option<Reading> {
    let gap = Gap::of(rows).filter(|gap| gap.is_seen)?;
    let reading = read(&gap.filled(rows))?;
    Some(dressed::noted(reading, Note::Gap { row: gap.row + 1, col: gap.col + 1 }))
}

pub(super) fn read(rows: &[Row<'_>]) -> Option<Reading> {
    let glyphs = Glyphs::of(rows)?;
    let dims = tiles::supported(glyphs.rows, glyphs.cols)?;
    let base36 = |byte: u8| char::from(byte).to_digit(36).map(|digit| digit as usize);
    let from_a = |byte: u8| match byte {
        b'0' => Some(0),
        b'A'..=b'Z' => Some(usize::from(byte - b'A') + 1),
        _ => None,
    };
    let is_letters = glyphs.has_letters();
    let cells = dims.cells();
    let letter = |tile: usize, base: u32| char::from_digit(tile as u32 + base, 36);
    let (tiles, note) = if let Some(tiles) = glyphs.tiles(base36) {
        let last = letter(cells - 1, 0).map(|last| last.to_ascii_uppercase());
        (tiles, last.filter(|_| is_letters).map(|last| Note::Digits { last, tile: cells - 1 }))
    } else {
        let last = letter(cells - 1, 9).map(|last| last.to_ascii_uppercase());
        (glyphs.tiles(from_a)?, last.map(|last| Note::Letters { last, tile: cells - 1 }))
    };
    let words = glyphs
        .letters
        .iter()
        .zip(&tiles)
        .map(|(word, &tile)| Word { text: NUMBERS.get(tile).copied().unwrap_or("0"), ..*word });
    let words: Vec<Word<'_>> = words.collect();
    let rows: Vec<Row<'_>> = words.chunks(dims.cols()).map(Row::of_words).collect();
    let reading =
        Reading::new(tiles::fill(&rows, Some(dims), Found::default()).ok()?, Format::Letters);
    Some(match note {
        Some(note) => dressed::noted(reading, note),
        None => reading,
    })
}

/// What is wrong with letters that are nearly a board.
pub(super) fn fault(rows: &[Row<'_>]) -> Option<Fault> {
    if let Some(gap) = Gap::of(rows) {
        let cols = rows.iter().flat_map(|row| &row.words).map(|word| word.text.len()).max()?;
        let dims = tiles::supported(rows.len(), cols)?;
        let kind = FaultKind::GlyphGap { dims, is_seen: gap.is_seen };
        return Some(rows[gap.row].fault_at(0, kind));
    }
    let glyphs = Glyphs::of(rows).filter(Glyphs::has_letters)?;
    tiles::supported(glyphs.rows, glyphs.cols)?;
    let is_known = |word: &Word<'_>| {
        word.text.bytes().all(|byte| byte.is_ascii_alphanumeric()) || tiles::is_mark(word.text)
    };
    if !glyphs.letters.iter().all(is_known) {
        return None;
    }
    let cells = glyphs.letters.len();
    let digit = |number: usize| char::from_digit(number as u32, 36).unwrap_or('Z');
    let last = digit(cells - 1).to_ascii_uppercase();
    let letter = digit((cells + 8).min(35)).to_ascii_uppercase();
    let first = glyphs.letters.first()?;
    Some(Fault::of(first, FaultKind::Glyphs(cells, last, letter)))
}
