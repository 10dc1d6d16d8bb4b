//! The rows and columns of the board that is edited.

use egui::{DragValue, Ui};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::SIDE_MAX;
use langkah_language::text;

use super::compose;
use crate::app::pane::Pane;
use crate::session::hidato::compose::Compose;

pub(super) fn size_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let open = pane.session.hidato().and_then(|hidato| hidato.open());
    let Some(dims) = open.map(|open| open.board.shape().dims()) else { return };
    let (mut rows, mut cols) = (dims.rows(), dims.cols());
    ui.horizontal_wrapped(|ui| sides_ui(ui, &mut rows, &mut cols));
    let size = Dims::new(rows, cols).filter(|&size| size != dims);
    pane.queue.extend(size.map(|size| compose(Compose::Size(size))));
}

/// The fields for rows and columns.
pub(super) fn sides_ui(ui: &mut Ui, rows: &mut usize, cols: &mut usize) {
    for (side, text) in [(rows, text!("menu-rows")), (cols, text!("menu-columns"))] {
        let label = ui.label(text);
        // A number that is being typed is not a size yet.
        let drag = DragValue::new(side).range(1..=SIDE_MAX).speed(0.05);
        ui.add(drag.update_while_editing(false)).labelled_by(label.id);
    }
}
