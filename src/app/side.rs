//! The panel at the right of every view: it is as wide as the person makes it, or hidden behind a
//! button.

use egui::{Frame, Margin, Panel, Ui};
use egui_material_icons::icons::ICON_RIGHT_PANEL_OPEN;
use langkah_language::text;

use super::actions::Action;
use super::lesson::room;
use super::pane::Pane;
use super::theme::{self, palette};
use super::widgets::named::{ICON_WIDTH, icon_button};
use crate::session::Session;
use crate::session::explore::View;

/// A window as wide as this, in points, has room for a wider panel.
const WIDE: f32 = 1000.0;
/// The same beside the table of a comparison, which has many columns.
const WIDE_BESIDE_TABLE: f32 = 1200.0;
/// A window narrower than this, in points, keeps a width of its own for the panel.
const TINY: f32 = 690.0;
/// In a window narrower than this, in points, there is room only for the board.
const BARE: f32 = 560.0;
/// From this size of the window on, in points, the text grows with the window: people look at it
/// from afar.
const LARGE: egui::Vec2 = egui::vec2(1500.0, 850.0);

/// Whether the panel is hidden: as the person has chosen, else if the board needs all the room, or
/// a question of a lesson. `hides` is the person's choice.
pub(super) fn hides_side(session: &Session, hides: Option<bool>, width: f32) -> bool {
    let needs_room = width < BARE || room::needs_room(session, width);
    hides.unwrap_or(needs_room)
}

pub(super) fn side_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    name: &'static str,
    content: impl FnOnce(&mut Pane<'_>, &mut Ui),
) {
    let space = ui.ctx().content_rect().size();
    if hides_side(pane.session, pane.look.hides_side, space.x) {
        return shown_again_ui(pane, ui, name);
    }
    let growth = (space / LARGE).min_elem().clamp(1.0, 1.6);
    let has_table = pane.session.view() == View::Compare;
    let is_wide = space.x >= if has_table { WIDE_BESIDE_TABLE } else { WIDE };
    let is_tiny = space.x < TINY;
    let usual = if is_wide { 420.0 } else { 336.0_f32.min(0.45 * ui.available_width()) } * growth;
    let frame = Frame::new().fill(palette(ui).panel).inner_margin(Margin::symmetric(16, 10));
    // The name tells egui which width to keep: wide, middle and narrow windows have their own, and
    // so has a window with a lesson.
    let has_lesson = room::is_shown(pane.session);
    let panel = Panel::right((name, is_wide, is_tiny, has_lesson)).frame(frame).resizable(true);
    let panel = panel.default_size(usual).size_range(160.0..=(space.x * 0.6).max(180.0));
    panel.show(ui, |ui| {
        theme::enlarge(ui, growth);
        content(pane, ui);
    });
}

/// A strip in the place of the panel, with a button that shows it.
fn shown_again_ui(pane: &mut Pane<'_>, ui: &mut Ui, name: &'static str) {
    let frame = Frame::new().fill(palette(ui).canvas).inner_margin(Margin::symmetric(2, 10));
    let strip = Panel::right((name, "hidden")).frame(frame).show_separator_line(false);
    strip.resizable(false).exact_size(ICON_WIDTH + 4.0).show(ui, |ui| {
        let text = text!("menu-side-panel", key = Action::SidePanel.key_name(ui.ctx()));
        if icon_button(ui, ICON_RIGHT_PANEL_OPEN, &text).on_hover_text(&text).clicked() {
            pane.act(Action::SidePanel);
        }
    });
}

/// The space between two parts of the panel.
pub(super) fn section_gap(ui: &mut Ui) {
    ui.add_space(2.0);
    ui.separator();
}
