//! What the bars above the boards of all families share: a mode, undo and redo, the name of the
//! puzzle.

use egui::{Button, Label, RichText, Role, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{ICON_REDO, ICON_UNDO};
use langkah_language::text;

use super::actions::Action;
use super::pane::Pane;
use super::widgets::menus::give_focus_back;
use super::widgets::named::{button_if_ui, value};
use super::widgets::segment::{HEIGHT, segment_ui};
use crate::session::Mode;
use crate::session::command::Command;

/// The least width of the choice among several puzzles, in points: it shows the puzzle's number.
pub(super) const LIST_MIN: f32 = 70.0;

/// The least width of the puzzle's name, in points.
const NAME_MIN: f32 = 40.0;

/// The name of the open puzzle. If its file has several, the person can choose another.
pub(super) fn source_ui(pane: &mut Pane<'_>, ui: &mut Ui, source: &str) {
    let Some(puzzles) = pane.session.puzzles() else {
        // Less would show no letter of it.
        if ui.available_width() < NAME_MIN {
            return;
        }
        ui.add(Label::new(RichText::new(source).weak()).truncate());
        return;
    };
    let (at, count) = (puzzles.at(), puzzles.names().len());
    let mut chosen = at;
    let (shown, all) = ((at + 1).to_string(), count.to_string());
    let text = text!("menu-puzzle-of-file", "at", at = shown, count = all, source = source);
    let response = egui::ComboBox::from_id_salt("puzzles")
        .width((ui.available_width() - 8.0).clamp(LIST_MIN, 190.0))
        .truncate()
        .selected_text(&text)
        .show_ui(ui, |ui| {
            for (index, name) in puzzles.names().enumerate() {
                ui.selectable_value(&mut chosen, index, format!("{}: {name}", index + 1));
            }
        })
        .response;
    give_focus_back(&response);
    response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("menu-puzzle-of-file")));
    value(&response, &text);
    response.on_hover_text(text);
    if chosen != at {
        pane.queue.push(Command::Pick(chosen));
    }
}

/// Two groups, one at the left and one at the right of a row. If the row is narrower than `room`
/// points, one stands below the other.
pub(super) fn apart_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    room: f32,
    left: impl FnOnce(&mut Pane<'_>, &mut Ui),
    right: impl FnOnce(&mut Pane<'_>, &mut Ui),
) {
    let is_narrow = ui.available_width() < room;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        left(pane, ui);
        // The width of the right group in the last frame: words are longer in some languages.
        let id = ui.scope_id().with("width at the right");
        let before: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
        // The last space between two buttons is free, too.
        let free = ui.available_size_before_wrap().x + ui.spacing().item_spacing.x;
        let width = if is_narrow || free < before {
            let begun = ui.cursor();
            right(pane, ui);
            let is_below = ui.cursor().top() > begun.top() + 1.0;
            let from = if is_below { ui.max_rect().left() } else { begun.left() };
            ui.cursor().left() - ui.spacing().item_spacing.x - from
        } else {
            let layout = egui::Layout::right_to_left(egui::Align::Center);
            let drawn = ui.with_layout(layout, |ui| {
                right(pane, ui);
                ui.min_rect().width()
            });
            drawn.inner
        };
        if (width - before).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, width));
            ui.ctx().request_repaint();
        }
    });
}

/// One of the modes, side by side with the others.
pub(super) fn mode_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    (mode, action): (Mode, Action),
    (text, label): (&str, &str),
    about: &str,
) {
    let space = std::mem::take(&mut ui.spacing_mut().item_spacing.x);
    let response = segment_ui(ui, text, label, pane.session.mode() == mode);
    ui.spacing_mut().item_spacing.x = space;
    if response.on_hover_text(about).clicked() {
        pane.act(action);
    }
}

pub(super) fn undo_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let (can_undo, can_redo) = (pane.session.can_undo(), pane.session.can_redo());
    action_ui(pane, ui, ICON_UNDO, Action::Undo, can_undo);
    action_ui(pane, ui, ICON_REDO, Action::Redo, can_redo);
}

/// A button that does an action, bears its name and shows only an icon.
fn action_ui(pane: &mut Pane<'_>, ui: &mut Ui, icon: MaterialIcon, action: Action, enabled: bool) {
    let ctx = ui.ctx().clone();
    let button = Button::new(icon.rich_text().size(16.0)).min_size(vec2(30.0, HEIGHT));
    if button_if_ui(ui, enabled, button, action.about(), action.tooltip(&ctx)) {
        pane.act(action);
    }
}

/// A button that does an action and shows an icon and a word.
pub(super) fn wordy_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    (icon, text): (MaterialIcon, &str),
    action: Action,
    enabled: bool,
) {
    let ctx = ui.ctx().clone();
    let button = Button::new((icon.rich_text(), text));
    if button_if_ui(ui, enabled, button, text, action.tooltip(&ctx)) {
        pane.act(action);
    }
}
