//! The board of a question about a puzzle of a family.

use egui::Ui;
use langkah_puzzle::Of;

use crate::app::practice::board;
use crate::session::practice::Asked;
use crate::session::practice::draft::Put;

/// The board of a question. Returns what a click puts into the answer.
pub fn question_ui(ui: &mut Ui, asked: &Asked) -> Option<Put> {
    match asked.question.subject() {
        Of::Sliding(puzzle) => board::sliding_ui(ui, asked, puzzle),
        Of::Hidato(board) => board::hidato_ui(ui, asked, board),
    }
}
