//! Texts that a reader would take for one puzzle although others stand beside it.

use langkah_engine::lines::brackets::{is_close, is_open};
use langkah_engine::sliding::text::Format;

use super::ReadError;
use super::cut::{Cutter, Mode};
use super::several::{JUDGED_MAX, Rest, Several};
use crate::family::any::Any;

impl Several<'_> {
    /// The puzzles of a text that can be read as one because a reader passes over what stands
    /// beside its rows, or joins them.
    pub(super) fn beside(&self, whole: &Result<Any, ReadError>) -> Option<Rest> {
        let sliding = whole.as_ref().ok()?.as_ref().sliding();
        if sliding.is_some_and(|opened| opened.names_goal) {
            return None;
        }
        let fences = self.judge(Mode::Fences);
        if fences.good > 1 && fences.is_half() {
            return self.pair(Mode::Fences).or_else(|| Some(self.many(Mode::Fences)));
        }
        let is_bounded = |format| matches!(format, Format::Json | Format::Table);
        if !sliding.is_some_and(|opened| is_bounded(opened.format)) || !self.has_whole_lists() {
            return None;
        }
        let blocks = self.judge(Mode::Blocks);
        let is_all = blocks.count > 1 && blocks.good == blocks.count;
        is_all.then(|| self.pair(Mode::Blocks).unwrap_or_else(|| self.many(Mode::Blocks)))
    }

    /// Whether no empty line stands within a list in brackets.
    fn has_whole_lists(&self) -> bool {
        let text = self.text();
        let mut cutter = Cutter::new(Mode::Blocks, text, 1);
        std::iter::from_fn(|| cutter.next(text)).take(JUDGED_MAX).all(|piece| {
            let part = &text[piece.begin..piece.end];
            part.matches(is_open).count() == part.matches(is_close).count()
        })
    }
}
