//! The panel at the right of every view: as wide as the person draws it, or hidden.

use egui::{Frame, Margin, Panel, Ui};

use super::theme::{self, palette};
use super::window::Window;

/// From this width of the window on there is room for more.
const WIDE: f32 = 1000.0;
/// In a window narrower than this the board needs the room.
const TINY: f32 = 690.0;
/// In a window narrower than this there is room for the board alone.
const BARE: f32 = 560.0;
/// From this size of the window on, what is said grows with it: it is looked at from afar.
const LARGE: egui::Vec2 = egui::vec2(1500.0, 850.0);

/// Whether there is no panel: as the person has chosen, else where the board needs all the room.
pub(super) fn hides_side(window: &Window, width: f32) -> bool {
    window.hides_side.unwrap_or(width < BARE)
}

pub(super) fn side_ui(
    window: &mut Window,
    ui: &mut Ui,
    name: &'static str,
    content: impl FnOnce(&mut Window, &mut Ui),
) {
    let space = ui.ctx().content_rect().size();
    if hides_side(window, space.x) {
        return;
    }
    let growth = (space / LARGE).min_elem().clamp(1.0, 1.6);
    let is_wide = space.x >= WIDE;
    let is_tiny = space.x < TINY;
    let usual = if is_wide { 420.0 } else { 336.0_f32.min(0.45 * space.x) } * growth;
    let frame = Frame::new().fill(palette(ui).panel).inner_margin(Margin::symmetric(16, 10));
    // A window that was made narrow has a width of its own.
    let panel = Panel::right((name, is_wide, is_tiny)).frame(frame).resizable(true);
    let panel = panel.default_size(usual).size_range(160.0..=(space.x * 0.6).max(180.0));
    panel.show(ui, |ui| {
        theme::enlarge(ui, growth);
        content(window, ui);
    });
}
