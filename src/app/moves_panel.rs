//! The right, bottom: the moves of the solution, the current one marked.

use egui::{Align2, FontId, Id, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use egui_material_icons::icons::ICON_CONTENT_COPY;

use super::actions::Action;
use super::theme::{heading, palette};
use super::toolbar::icon_button;
use super::window::Window;
use crate::puzzle::words;
use crate::session::command::Command;
use crate::sliding::moves::letter;

/// The list of moves scrolls when it is higher than this.
const HEIGHT_MAX: f32 = 94.0;

pub(super) fn moves_ui(window: &mut Window, ui: &mut Ui) {
    let is_empty = window.session.player().steps().is_empty();
    ui.horizontal(|ui| {
        ui.label(RichText::new("Moves").text_style(heading()));
        if is_empty {
            return;
        }
        ui.label(RichText::new("the way the blank goes").weak());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let tooltip = Action::CopyMoves.tooltip(ui.ctx());
            let copy = icon_button(ui, ICON_CONTENT_COPY, "Copy moves").on_hover_text(tooltip);
            if copy.clicked() {
                window.copy_moves(ui.ctx());
            }
        });
    });
    if is_empty {
        ui.label(RichText::new("The moves of a solution will stand here.").weak());
        return;
    }
    let mut jump = None;
    let area = egui::ScrollArea::vertical().max_height(HEIGHT_MAX).min_scrolled_height(HEIGHT_MAX);
    area.show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
            for index in 0..window.session.player().steps().len() {
                if move_ui(ui, window, index) {
                    jump = Some(index + 1);
                }
            }
        });
    });
    window.queue.extend(jump.map(Command::Seek));
}

/// Brings the current move into view once, when it has become the current one: a person who has
/// scrolled elsewhere since is left alone.
fn follow(ui: &Ui, response: &Response, index: usize) {
    let id = Id::unique("move in view");
    if ui.data(|data| data.get_temp::<usize>(id)) != Some(index) {
        response.scroll_to_me(None);
        ui.data_mut(|data| data.insert_temp(id, index));
    }
}

/// One letter. Tells whether it was clicked.
fn move_ui(ui: &mut Ui, window: &Window, index: usize) -> bool {
    let colours = palette(ui);
    let player = window.session.player();
    let Some(step) = player.steps().get(index) else { return false };
    let current = player.position() == index + 1;
    let (rect, response) = ui.allocate_exact_size(vec2(19.0, 22.0), Sense::click());
    let text = letter(step.step);
    let label = format!("Move {}: {text}", index + 1);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &label));
    if current {
        follow(ui, &response, index);
    }
    let (fill, ink) = if current {
        (colours.home, colours.home_text)
    } else if response.hovered() || response.has_focus() {
        (colours.line, colours.text)
    } else if index < player.position() {
        (egui::Color32::TRANSPARENT, colours.weak)
    } else {
        (egui::Color32::TRANSPARENT, colours.text)
    };
    ui.painter().rect_filled(rect.shrink(1.0), 4, fill);
    let font = FontId::monospace(14.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, ink);
    let clicked = response.clicked();
    response.on_hover_text(format!("{}. {}", index + 1, words::step(step)));
    clicked
}
