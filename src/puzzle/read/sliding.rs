//! What a sliding puzzle says while the text that holds it is read.

use langkah_engine::grid::Dims;
use langkah_engine::lines::encoding::Encoding;
use langkah_engine::sliding::text::Note;

use super::cut::Mode;
use super::opened::{Candidate, Opened};

impl Candidate for Opened {
    fn note_encoding(&mut self, encoding: Encoding) {
        self.notes.push(Note::Encoding(encoding));
    }

    fn dims(&self) -> Dims {
        self.puzzle.start().dims()
    }

    /// After the word `hidato`, `numbrix` or `hexagonal` a list is none: it may be a row.
    fn is_own_list(&self, _is_nested: bool, has_header: bool) -> bool {
        !has_header
    }

    fn is_whole(&self, _mode: Mode, _has_header: bool) -> bool {
        true
    }
}
