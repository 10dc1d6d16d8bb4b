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
