//! Texts, and parts of texts, that can be read as one Hidato although they are several puzzles.

use std::borrow::Cow;

use langkah_engine::lines::has_long_line;

use super::cut::{Cutter, Mode, Piece};
use super::several::{JUDGED_MAX, Rest, Several};
use super::{Encoding, ReadError, hidato_text};
use crate::family::any::Any;

impl Several<'_> {
    /// Whether a text, which is read as a whole with this result, is one puzzle.
    pub(super) fn is_one(&self, whole: &Result<Any, ReadError>) -> bool {
        match whole {
            Ok(any) => any.as_ref().hidato().is_none_or(|opened| {
                let is_doubtful = opened.board.has_twice() && !hidato_text::is_object(self.text());
                let is_list = || {
                    self.is_mostly_lines()
                        || self.is_slashed_boards()
                        || self.is_several_boards()
                        || [Mode::Lines, Mode::Blocks]
                            .into_iter()
                            .any(|mode| self.is_board_beside_faulty(mode))
                };
                !self.is_several_hidatos()
                    && self.depth(is_doubtful).is_none()
                    && !(is_doubtful && !self.is_headed() && is_list())
            }),
            Err(error) => error.is_of_nothing() || has_long_line(self.text()),
        }
    }

    /// Whether a part that a heading begins would be several puzzles if it were the whole text.
    pub(super) fn is_several_within(&self, piece: &Piece, read: &Result<Any, ReadError>) -> bool {
        let part = &self.text()[piece.begin..piece.end];
        let is_cut_by_marks = matches!(&self.rest, Rest::Many { cutter, inner: None, .. }
            if cutter.mode == Mode::Marks);
        is_cut_by_marks && read.is_ok() && !self.part(part).is_one(read)
    }

    /// A part as a text of its own.
    fn part<'a>(&'a self, text: &'a str) -> Several<'a> {
        let (goal, topology, is_commented) = (self.goal, self.topology, self.is_commented);
        let (text, encoding, rest) = (Cow::Borrowed(text), Encoding::Utf8, Rest::One(None));
        Several { text, encoding, goal, topology, is_commented, rest }
    }

    /// The parts, between empty lines, of a part that a heading begins, if all of them are puzzles.
    pub(super) fn inner(&self, piece: &Piece) -> Option<Cutter> {
        let is_whole = match &self.rest {
            Rest::One(_) => true,
            Rest::Many { cutter, inner, .. } => inner.is_none() && cutter.mode == Mode::Marks,
        };
        let text = self.text();
        let mut cutter = Cutter::within(Mode::Blocks, piece);
        let mut count = 0;
        while let Some(block) = cutter.next(text).filter(|_| is_whole && count < JUDGED_MAX) {
            let any = self.read(&block).read.ok()?;
            if !self.is_whole(&any, &block, Mode::Blocks) {
                return None;
            }
            count += 1;
        }
        (count > 1).then(|| Cutter::within(Mode::Blocks, piece))
    }

    /// Whether a text that can be read as one Hidato is several: each part between empty lines is
    /// one, and gives no number twice, but one part gives a number of another.
    fn is_several_hidatos(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Blocks, text, 1);
        let (mut met, mut is_repeated, mut count) = (Vec::new(), false, 0);
        while let Some(piece) = cutter.next(text).filter(|_| count < JUDGED_MAX) {
            count += 1;
            if piece.begin == 0 && piece.end == text.len() {
                return false;
            }
            let opened = self.read(&piece).read.ok().and_then(Any::hidato);
            let Some(opened) = opened else { return false };
            if opened.board.has_twice() {
                return false;
            }
            let given = opened.board.numbers().iter().filter(|&&number| number > 0);
            is_repeated |= given.clone().any(|number| met.contains(number));
            met.extend(given);
        }
        is_repeated && count > 1
    }
}
