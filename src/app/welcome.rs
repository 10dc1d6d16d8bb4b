//! What the window shows before any puzzle is open.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{ICON_CASINO, ICON_EDIT, ICON_FOLDER_OPEN};
use langkah_language::text;

use super::actions::Action;
use super::pane::Pane;
use super::theme::palette;
use super::widgets::named::button_ui;
use super::widgets::scroll::scrolled;
use super::{lesson, samples};
use crate::session::command::Command;
use crate::session::lesson::LessonWish;

/// The height of all of it, in points, to set it a little above the middle.
const HEIGHT: f32 = 470.0;
/// The width of the samples, and of the lessons beside them.
const COLUMN: f32 = 300.0;

pub(super) fn welcome_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let space = ((ui.available_height() - HEIGHT) * 0.45).max(8.0);
    scrolled(ui, ScrollArea::vertical(), |ui| {
        ui.add_space(space);
        ways_ui(pane, ui);
        links_ui(pane, ui);
    });
}

/// The ways to a first puzzle.
fn ways_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new("Langkah").size(34.0).color(palette(ui).accent));
        ui.label(text!("window-help-welcome"));
        ui.add_space(14.0);
        action_ui(pane, ui, ICON_FOLDER_OPEN, text!("window-help-open"), Action::Open);
        action_ui(pane, ui, ICON_CASINO, text!("window-help-random"), Action::Random);
        if way_ui(ui, ICON_EDIT, text!("window-help-edit"), text!("window-help-edit", "hint")) {
            pane.queue.extend(pane.session.settings.sliding.size().map(Command::new_board));
        }
        action_ui(pane, ui, ICON_EDIT, text!("window-help-own-hidato"), Action::NewHidato);
        ui.add_space(8.0);
        ui.label(RichText::new(text!("window-help-drop")).weak());
        ui.add_space(10.0);
    });
}

fn action_ui(pane: &mut Pane<'_>, ui: &mut Ui, icon: MaterialIcon, text: &str, action: Action) {
    let about = action.tooltip(ui.ctx());
    if way_ui(ui, icon, text, &about) {
        pane.act(action);
    }
}

fn way_ui(ui: &mut Ui, icon: MaterialIcon, text: &str, about: &str) -> bool {
    let button = Button::new((icon.rich_text(), text)).min_size(vec2(240.0, 34.0));
    button_ui(ui, button, text, about)
}

/// The samples and the lessons, side by side where there is room.
fn links_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let width = ui.available_width();
    if width < 2.0 * COLUMN {
        ui.vertical_centered(|ui| samples_ui(pane, ui));
        ui.add_space(10.0);
        ui.vertical_centered(|ui| lessons_ui(pane, ui));
        return;
    }
    let size = vec2(COLUMN, 0.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(width / 2.0 - COLUMN);
        let centred = Layout::top_down(Align::Center);
        ui.allocate_ui_with_layout(size, centred, |ui| samples_ui(pane, ui));
        ui.allocate_ui_with_layout(size, centred, |ui| lessons_ui(pane, ui));
    });
}

fn samples_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("menu-samples")).weak());
    for sample in &samples::ALL {
        if ui.link((sample.name)()).clicked() {
            pane.queue.extend(sample.command());
        }
    }
}

fn lessons_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("lesson-menu")).weak());
    for (name, script) in lesson::menu::built_in() {
        if ui.link(name).clicked() {
            pane.queue.push(Command::Teach(LessonWish::Prepare(script)));
        }
    }
}
