//! Edges that are drawn while the board is edited: strokes of the pointer, and the edge that the
//! next click would set.

use egui::{Rect, Stroke, StrokeKind, Ui};

use crate::app::hidato::board::Layout;
use crate::app::hidato::draw;
use crate::app::hidato::line::{self, Line};
use crate::app::theme::Palette;
use crate::session::hidato::compose::Compose;

/// Follows the pointer from cell to cell. Where the first two cells are joined already, the stroke
/// takes edges away.
pub(super) fn follow(
    line: &mut Option<Line>,
    ui: &Ui,
    layout: &Layout<'_>,
    space: Rect,
) -> Vec<Compose> {
    let shape = layout.shape;
    let is_there = |from: usize, to: usize| shape.joined(from).contains(&(to as u16));
    let steps = line::follow(line, ui, layout, space, is_there);
    let wish = |step: line::LineStep| Compose::Join {
        from: shape.place(step.from),
        to: shape.place(step.to),
        is_joined: step.is_drawn,
        goes_on: step.goes_on,
    };
    steps.into_iter().map(wish).collect()
}

/// A ring around the first end of an edge.
pub(super) fn end_ui(ui: &Ui, layout: &Layout<'_>, end: usize, colours: &Palette) {
    let ring = Stroke::new((layout.cell * 0.07).clamp(1.5, 3.0), colours.accent);
    layout.form.ring(ui.painter(), layout.rect(end), ring, StrokeKind::Inside);
}

/// The edge that would be set, or taken away, if its cells touch.
pub(super) fn next_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    (end, other): (usize, usize),
    colours: &Palette,
) {
    if layout.shape.touches(end, other) {
        draw::next_edge_ui(ui, layout, [end as u16, other as u16], colours);
    }
}
