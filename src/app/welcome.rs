//! What the window shows before any puzzle is open.

use egui::{Button, RichText, Ui, vec2};
use egui_material_icons::icons::{ICON_CASINO, ICON_EDIT, ICON_FOLDER_OPEN};
use langkah_language::text;

use super::actions::Action;
use super::pane::Pane;
use super::samples;
use super::theme::palette;
use super::widgets::named::name;
use crate::session::command::Command;

pub(super) fn welcome_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    ui.vertical_centered(|ui| {
        ui.add_space(((ui.available_height() - 440.0) * 0.45).max(8.0));
        ui.label(RichText::new("Langkah").size(34.0).color(palette(ui).accent));
        ui.label(text!("window-help-welcome"));
        ui.add_space(14.0);
        let size = vec2(240.0, 34.0);
        let open = Button::new((ICON_FOLDER_OPEN.rich_text(), text!("window-help-open")));
        let open = ui.add(open.min_size(size)).on_hover_text(Action::Open.tooltip(&ctx));
        name(&open, text!("window-help-open"));
        if open.clicked() {
            pane.act(Action::Open);
        }
        let random = Button::new((ICON_CASINO.rich_text(), text!("window-help-random")));
        let random = ui.add(random.min_size(size)).on_hover_text(Action::Random.tooltip(&ctx));
        name(&random, text!("window-help-random"));
        if random.clicked() {
            pane.act(Action::Random);
        }
        let edit = Button::new((ICON_EDIT.rich_text(), text!("window-help-edit")));
        let edit = ui.add(edit.min_size(size)).on_hover_text(text!("window-help-edit", "hint"));
        name(&edit, text!("window-help-edit"));
        if edit.clicked() {
            pane.queue.extend(pane.session.settings.sliding.size().map(Command::new_board));
        }
        let own = Button::new((ICON_EDIT.rich_text(), text!("window-help-own-hidato")));
        let own = ui.add(own.min_size(size)).on_hover_text(Action::NewHidato.tooltip(&ctx));
        name(&own, text!("window-help-own-hidato"));
        if own.clicked() {
            pane.act(Action::NewHidato);
        }
        ui.add_space(8.0);
        ui.label(RichText::new(text!("window-help-drop")).weak());
        ui.add_space(10.0);
        for sample in &samples::ALL {
            if ui.link((sample.name)()).clicked() {
                pane.queue.extend(sample.command());
            }
        }
    });
}
