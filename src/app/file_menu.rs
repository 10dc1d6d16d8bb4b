//! The menu beside Open: files by their path, saving, copying, and samples.

use std::path::PathBuf;

use egui::{Button, Response, RichText, Ui};
use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;

use super::actions::Action;
use super::files::name as file_name;
use super::pane::{Ask, Pane};
use super::widgets::named::name;
use super::{lesson, samples};
use crate::session::command::Command;
use crate::session::filing::FileWish;
use crate::session::said;
use crate::session::settings::Setting;

pub(super) fn file_menu_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.set_min_width(256.0);
    let ctx = ui.ctx().clone();
    action_ui(pane, ui, Action::NewHidato, text!("menu-new-hidato"));
    action_ui(pane, ui, Action::OpenPath, text!("menu-by-path"));
    ui.separator();
    ui.add_enabled_ui(pane.session.has_puzzle(), |ui| {
        action_ui(pane, ui, Action::Save, text!("menu-save"));
        action_ui(pane, ui, Action::SaveAs, text!("menu-save-as"));
        action_ui(pane, ui, Action::Export, text!("menu-export"));
        action_ui(pane, ui, Action::Print, text!("menu-print"));
        action_ui(pane, ui, Action::CopyBoard, text!("menu-copy-board"));
        let about = text!("menu-copy-text", "hint");
        if item_ui(ui, text!("menu-copy-text"), "").on_hover_text(about).clicked() {
            match pane.session.hidden_notice().filter(|_| pane.session.hides(Hidden::Verdict)) {
                Some(hidden) => pane.queue.push(Command::Tell(hidden)),
                None => {
                    let told = said(|| text!("window-file-copied-puzzle"));
                    pane.copy_text(pane.session.whole_text(), told, &ctx);
                }
            }
            ui.close();
        }
    });
    ui.separator();
    recent_ui(pane, ui);
    ui.separator();
    lesson::menu::lessons_ui(pane, ui);
    ui.separator();
    ui.label(RichText::new(text!("menu-samples")).weak());
    for sample in &samples::ALL {
        if ui.button((sample.name)()).clicked() {
            pane.queue.extend(sample.command());
            ui.close();
        }
    }
    ui.separator();
    action_ui(pane, ui, Action::Quit, text!("menu-quit"));
}

/// The files that were opened last, and whether the program begins with the last puzzle.
fn recent_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let kept = pane.settings().files.clone();
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("menu-recent")).weak());
        let clear =
            ui.add_enabled(!kept.recent.is_empty(), Button::new(text!("menu-clear")).small());
        name(&clear, text!("menu-clear", "label"));
        if clear.clicked() {
            pane.queue.push(Command::File(FileWish::ClearRecent));
        }
    });
    for path in &kept.recent {
        let full = shown::line(path);
        let path = PathBuf::from(path);
        let folder = path.parent().and_then(|folder| folder.file_name());
        let folder = folder.map(|name| shown::line(&name.to_string_lossy())).unwrap_or_default();
        if item_ui(ui, &file_name(&path), &folder).on_hover_text(full).clicked() {
            pane.ask(Ask::Recent(path));
            ui.close();
        }
    }
    let mut restores = kept.restores;
    let response = ui.checkbox(&mut restores, text!("menu-restore"));
    let about = text!("menu-restore", "hint");
    if response.on_hover_text(about).changed() {
        pane.queue.push(Command::Set(Setting::Restores(restores)));
    }
}

/// An entry for an action, with its key.
pub(super) fn action_ui(pane: &mut Pane<'_>, ui: &mut Ui, action: Action, text: &str) {
    let ctx = ui.ctx().clone();
    let key = action.key_name(&ctx);
    if item_ui(ui, text, &key).on_hover_text(action.about()).clicked() {
        pane.act(action);
        ui.close();
    }
}

fn item_ui(ui: &mut Ui, text: &str, key: &str) -> Response {
    let button = Button::new(text).right_text(RichText::new(key).weak());
    let response = ui.add(button);
    name(&response, text);
    response
}
