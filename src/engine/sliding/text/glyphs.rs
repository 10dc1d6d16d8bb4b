//! Boards with one digit or letter a tile: `51739264AB8CDE0F`, `A B C / D E F / G H _`, or rows of
//! digits without blanks between.

use super::fault::{Fault, FaultKind};
use super::format::{Format, Note};
use super::rows::Row;
use super::{Reading, dressed, tiles};
use crate::fault::Found;
use crate::lines::Word;

/// The greatest side of such a board: there are ten digits and 26 letters.
const SIDE_MAX: usize = 6;

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
    let reading = Reading::new(tiles::fill(&rows, Some(dims), Found::new()).ok()?, Format::Letters);
    Some(match note {
        Some(note) => dressed::noted(reading, note),
        None => reading,
    })
}

/// What is wrong with letters that are nearly a board.
pub(super) fn fault(rows: &[Row<'_>]) -> Option<Fault> {
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
