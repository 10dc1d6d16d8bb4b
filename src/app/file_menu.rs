//! The menu beside Open: files by their path, saving, copying, and samples.

use std::path::PathBuf;

use egui::{Button, Response, RichText, Ui};
use langkah_engine::shown;

use super::actions::Action;
use super::files::name as file_name;
use super::samples;
use super::toolbar::name;
use super::window::Window;
use crate::session::command::Command;
use crate::session::document::FileWish;
use crate::session::settings::Setting;

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
    recent_ui(window, ui);
    ui.separator();
    ui.label(RichText::new("Samples").weak());
    for sample in &samples::ALL {
        if ui.button(sample.name).clicked() {
            window.queue.extend(sample.command());
            ui.close();
        }
    }
}

/// The files that were opened last, and whether the program begins with the last puzzle.
fn recent_ui(window: &mut Window, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let kept = window.settings().files.clone();
    ui.horizontal(|ui| {
        ui.label(RichText::new("Recent files").weak());
        let clear = ui.add_enabled(!kept.recent.is_empty(), Button::new("Clear").small());
        name(&clear, "Clear the recent files");
        if clear.clicked() {
            window.queue.push(Command::File(FileWish::ClearRecent));
        }
    });
    for path in &kept.recent {
        let full = shown::line(path);
        let path = PathBuf::from(path);
        let folder = path.parent().and_then(|folder| folder.file_name());
        let folder = folder.map(|name| shown::line(&name.to_string_lossy())).unwrap_or_default();
        if item_ui(ui, &file_name(&path), &folder).on_hover_text(full).clicked() {
            window.files.read_recent(path, &ctx);
            ui.close();
        }
    }
    let mut restores = kept.restores;
    let response = ui.checkbox(&mut restores, "Begin with the last puzzle");
    let about = "At the start, unless a file is named, with the place in its solution";
    if response.on_hover_text(about).changed() {
        window.queue.push(Command::Set(Setting::Restores(restores)));
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
