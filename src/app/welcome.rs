//! What the window shows before any puzzle is open.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};
use egui_material_icons::icons::{ICON_CASINO, ICON_EDIT, ICON_FOLDER_OPEN};
use langkah_language::text;

use super::actions::Action;
use super::pane::Pane;
use super::theme::palette;
use super::widgets::named::name;
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
    let ctx = ui.ctx().clone();
    ui.vertical_centered(|ui| {
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
    });
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
