//! What a Hidato says while the text that holds it is read.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::text::Note;
use langkah_engine::lines::encoding::Encoding;

use super::cut::Mode;
use super::opened::Candidate;
use crate::hidato::Opened;

impl Candidate for Opened {
    fn note_encoding(&mut self, encoding: Encoding) {
        self.text_notes.push(Note::Encoding(encoding));
    }

    fn dims(&self) -> Dims {
        self.board.shape().dims()
    }

    fn is_own_list(&self, is_nested: bool, _has_header: bool) -> bool {
        is_nested
    }

    /// A row is no Hidato of its own, unless it has a name before it.
    fn is_whole(&self, mode: Mode, has_header: bool) -> bool {
        has_header || (mode == Mode::Blocks && self.board.shape().dims().rows() > 1)
    }
}
