//! Texts with a board of sliding tiles on each line, of which some may have faults.

use langkah_engine::lines::lines;
use langkah_engine::sliding::text::is_line_empty;

use super::cut::{Cutter, Mode, Piece};
use super::hidato_text;
use super::several::{JUDGED_MAX, Several};
use crate::family::any::Any;

impl Several<'_> {
    /// Whether more than half of the lines, and two or more, are boards of sliding tiles, all of
    /// one size. Then the others are boards with faults, and not rows of one large board.
    pub(super) fn is_mostly_lines(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Lines, text, 1);
        let (mut count, mut sizes) = (0, Vec::new());
        while let Some(piece) = cutter.next(text).filter(|_| count < JUDGED_MAX) {
            count += 1;
            sizes.extend(self.size_of_board(&piece));
        }
        let is_one_size = sizes.windows(2).all(|pair| pair[0] == pair[1]);
        is_one_size && sizes.len() > 1 && sizes.len() * 2 > count
    }

    /// Whether each line, two or more, is a board of sliding tiles with `/` between its rows. No
    /// board goes on below such a line.
    pub(super) fn is_slashed_boards(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Lines, text, 1);
        let mut count = 0;
        let mut pieces = std::iter::from_fn(|| cutter.next(text)).take(JUDGED_MAX);
        let is_all = pieces.all(|piece| {
            count += 1;
            text[piece.begin..piece.end].contains('/') && self.size_of_board(&piece).is_some()
        });
        is_all && count > 1
    }

    /// Whether the text has two parts of the same form, of which one is a board of sliding tiles
    /// and the other is no puzzle. That is a board with a fault, and not the rest of a larger one.
    pub(super) fn is_board_beside_faulty(&self, mode: Mode) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(mode, text, 1);
        let parts: Vec<Piece> = std::iter::from_fn(|| cutter.next(text)).take(3).collect();
        let [first, second] = &parts[..] else { return false };
        let (board, other, cells) = match (self.size_of_board(first), self.size_of_board(second)) {
            (Some(cells), None) => (first, second, cells),
            (None, Some(cells)) => (second, first, cells),
            _ => return false,
        };
        let [board, other] = [board, other].map(|piece| &text[piece.begin..piece.end]);
        // The rest of a larger board has the numbers that the first rows have not.
        let numbers = numbers(other);
        let own = numbers.iter().filter(|&&number| number < cells).count();
        form(board).is_some() && form(board) == form(other) && own * 2 > numbers.len()
    }

    /// Whether the first line is a word that says which cells touch, and nothing more. A line of
    /// that word and numbers may be a Hidato of its own.
    pub(super) fn is_headed(&self) -> bool {
        let first = lines(self.text()).find(|line| !is_line_empty(line)).unwrap_or_default();
        let word = first.split('#').next().unwrap_or_default();
        hidato_text::has_header(word) && word.split_whitespace().count() == 1
    }

    /// How many cells a part has, if it is a board of sliding tiles.
    fn size_of_board(&self, piece: &Piece) -> Option<usize> {
        let opened = self.read(piece).read.ok().and_then(Any::sliding)?;
        Some(opened.puzzle.start().dims().cells())
    }

    /// Whether all parts between empty lines, two or more, are boards of sliding tiles.
    pub(super) fn is_several_boards(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Blocks, text, 1);
        let mut count = 0;
        while let Some(piece) = cutter.next(text).filter(|_| count < JUDGED_MAX) {
            if self.size_of_board(&piece).is_none() {
                return false;
            }
            count += 1;
        }
        count > 1
    }
}

/// The words of a row: numbers, and what may stand between them.
fn words(row: &str) -> impl Iterator<Item = &str> {
    row.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The numbers of a text, or the digits of a single one.
fn numbers(text: &str) -> Vec<usize> {
    let all: Vec<usize> = words(text).filter_map(|word| word.parse().ok()).collect();
    if all.len() > 1 {
        return all;
    }
    text.chars().filter_map(|digit| Some(digit.to_digit(10)? as usize)).collect()
}

/// How many rows a text has, and how many words if it has one row; `None` if a row does not begin
/// with a digit.
fn form(text: &str) -> Option<(usize, Option<usize>)> {
    let rows = lines(text).flat_map(|line| line.split('/')).filter(|row| !is_line_empty(row));
    let rows: Vec<&str> = rows.collect();
    let is_numbers =
        |row: &&str| row.trim_start().starts_with(|first: char| first.is_ascii_digit());
    let count = if let [row] = rows[..] { Some(words(row).count()) } else { None };
    rows.iter().all(is_numbers).then_some((rows.len(), count))
}
