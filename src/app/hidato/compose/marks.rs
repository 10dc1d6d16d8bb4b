//! How holes, numbers that are not given, and selected places are painted.

use egui::{Align2, FontId, Stroke, StrokeKind, Ui, vec2};
use langkah_engine::hidato::compose::Symmetry;

use crate::app::hidato::board::Layout;
use crate::app::hidato::draw;
use crate::app::theme::Palette;

/// A hole, which can become a cell.
pub(super) fn hole_ui(ui: &Ui, layout: &Layout<'_>, place: usize, colours: &Palette) {
    let rect = layout.rect_of(place);
    let rect = rect.shrink(rect.width() * 0.12);
    let stroke = Stroke::new(1.0, colours.line);
    layout.form.ring(ui.painter(), rect, stroke, StrokeKind::Inside);
}

/// The numbers of two solutions.
pub(super) fn either_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    cell: usize,
    (a, b): (u16, u16),
    colours: &Palette,
) {
    let text = format!("{a}/{b}");
    draw::small_text_ui(ui, layout, cell, (&text, 0.26), colours.mark_text);
}

/// Rings around the selected place, the place under the pointer, and their partners.
pub(super) fn places_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    (selected, hovered): (Option<usize>, Option<usize>),
    symmetry: Symmetry,
    colours: &Palette,
) {
    let ring = |place: usize, stroke: Stroke, kind: StrokeKind| {
        let rect = layout.rect_of(place);
        layout.form.ring(ui.painter(), rect, stroke, kind);
    };
    let thin = Stroke::new(1.5, colours.weak);
    if let Some(place) = hovered {
        ring(place, thin, StrokeKind::Inside);
        ring(symmetry.partner(layout.shape, place), thin, StrokeKind::Inside);
    }
    if let Some(place) = selected {
        let width = (layout.cell * 0.07).clamp(1.5, 3.0);
        let partner = symmetry.partner(layout.shape, place);
        if partner != place {
            ring(partner, Stroke::new(1.5, colours.mark), StrokeKind::Middle);
            // A mark tells the partner from the place itself without its colour.
            let at = layout.rect_of(partner).right_top() + vec2(-3.0, 1.0);
            let font = FontId::proportional((layout.cell * 0.24).clamp(8.0, 13.0));
            ui.painter().text(at, Align2::RIGHT_TOP, "=", font, colours.mark_text);
        }
        ring(place, Stroke::new(width, colours.mark), StrokeKind::Middle);
    }
}
