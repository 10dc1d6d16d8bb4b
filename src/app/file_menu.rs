//! The menu beside Open: files by their path, saving, copying, and samples.

use egui::{Button, Response, RichText, Ui};

use super::actions::Action;
use super::samples;
use super::toolbar::name;
use super::window::Window;

pub(super) fn file_menu_ui(window: &mut Window, ui: &mut Ui) {
    ui.set_min_width(230.0);
    let ctx = ui.ctx().clone();
    action_ui(window, ui, Action::OpenPath, "By path…");
    ui.separator();
    ui.add_enabled_ui(window.session.has_puzzle(), |ui| {
        action_ui(window, ui, Action::Save, "Save puzzle…");
        action_ui(window, ui, Action::SaveAs, "Save as…");
        action_ui(window, ui, Action::CopyBoard, "Copy board");
        let about = "The puzzle with its goal and the moves, as a text that can be pasted again";
        if item_ui(ui, "Copy as text", "").on_hover_text(about).clicked() {
            window.copy_text(window.session.whole_text(), "The puzzle is copied", &ctx);
            ui.close();
        }
    });
    ui.separator();
    ui.label(RichText::new("Samples").weak());
    for sample in &samples::ALL {
        if ui.button(sample.name).clicked() {
            window.queue.extend(sample.command());
            ui.close();
        }
    }
}

/// An entry for an action, with its key.
fn action_ui(window: &mut Window, ui: &mut Ui, action: Action, text: &str) {
    let ctx = ui.ctx().clone();
    let key = action.key_name(&ctx);
    if item_ui(ui, text, &key).on_hover_text(action.about()).clicked() {
        window.act(action, &ctx);
        ui.close();
    }
}

fn item_ui(ui: &mut Ui, text: &str, key: &str) -> Response {
    let button = Button::new(text).right_text(RichText::new(key).weak());
    let response = ui.add(button);
    name(&response, text);
    response
}
