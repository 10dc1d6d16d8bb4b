//! Above the board: what clicks and keys do, undo and redo, the goal, and what a mode offers.

use egui::containers::menu::MenuButton;
use egui::{DragValue, Ui};
use egui_material_icons::icons::{ICON_EXPAND_MORE, ICON_LIGHTBULB, ICON_REPLAY, ICON_ROUTE};
use langkah_engine::sliding::board::{SIDE_MAX, SIDE_MIN};
use langkah_language::text;

use super::goal_menu;
use crate::app::actions::Action;
use crate::app::files::report;
use crate::app::mode_bar::{LIST_MIN, apart_ui, mode_ui, source_ui, undo_ui, wordy_ui};
use crate::app::pane::Pane;
use crate::app::widgets::menus::{choices, menu_ui};
use crate::app::widgets::named::name;
use crate::app::widgets::segment::segments_ui;
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;
use crate::session::sliding::edit::{Edit, Side};

/// In a narrower row, in points, there is no room to set groups of buttons apart.
const SPACIOUS: f32 = 380.0;

pub fn bar_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    apart_ui(
        pane,
        ui,
        345.0,
        |pane, ui| {
            modes_ui(pane, ui);
            if ui.available_width() > SPACIOUS {
                ui.add_space(4.0);
            }
            undo_ui(pane, ui);
        },
        goal_menu::goal_menu_ui,
    );
    second_row_ui(pane, ui);
}

/// What can be done in the mode, and the name of the puzzle.
fn second_row_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    // The second row is there in every mode, so that the board keeps its place.
    let open = pane.session.sliding().and_then(Sliding::open);
    let source = open.map(|open| open.source.to_string()).unwrap_or_default();
    // The width that the buttons of a mode were seen to need in this language.
    let mode = pane.session.mode();
    let id = ui.scope_id().with((pane.look.language.tag(), mode == Mode::Play, mode == Mode::Edit));
    let id = id.with(pane.session.puzzles().is_some());
    let needed: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let room = ui.available_width();
    let is_list = pane.session.puzzles().is_some();
    let is_wrapped = needed > room;
    let content = |ui: &mut Ui| {
        ui.set_min_height(30.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        match mode {
            Mode::View | Mode::Play => moves_ui(pane, ui),
            Mode::Edit => edit_ui(pane, ui),
        }
        let width = ui.min_rect().width();
        if is_wrapped && is_list {
            ui.end_row();
            source_ui(pane, ui, &source);
            return width;
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            source_ui(pane, ui, &source);
        });
        if is_list { width + LIST_MIN + 12.0 } else { width }
    };
    if is_wrapped {
        ui.horizontal_wrapped(content);
        return;
    }
    let width = ui.horizontal(content).inner;
    if width > room {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_repaint();
    }
}

fn modes_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let modes = [
        (Mode::View, Action::View, text!("menu-view"), text!("menu-view")),
        (Mode::Play, Action::Play, text!("menu-play"), text!("menu-play", "label")),
        (Mode::Edit, Action::Edit, text!("menu-edit"), text!("menu-edit")),
    ];
    for (mode, action, text, label) in modes {
        mode_ui(pane, ui, (mode, action), (text, label), &action.tooltip(&ctx));
    }
}

fn moves_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let session = pane.session;
    let is_free = !session.is_searching() || session.sliding().is_some_and(Sliding::seeks_hint);
    let (mode, has_begun) = (session.mode(), session.place().position > 0);
    wordy_ui(pane, ui, (ICON_LIGHTBULB, text!("menu-hint")), Action::Hint, is_free);
    let (here, over) =
        ((ICON_ROUTE, text!("menu-solve-here")), (ICON_REPLAY, text!("menu-start-over")));
    wordy_ui(pane, ui, here, Action::SolveHere, is_free && has_begun);
    report::report_menu_ui(pane, ui);
    if mode == Mode::Play {
        wordy_ui(pane, ui, over, Action::First, has_begun);
    }
}

fn edit_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(side) = pane.session.sliding().map(Sliding::side) else { return };
    let start = (text!("menu-edit-start"), text!("menu-edit-start", "label"));
    let goal = (text!("menu-edit-goal"), text!("menu-edit-goal", "label"));
    let sides = [
        (Side::Start, start, text!("menu-edit-start", "hint")),
        (Side::Goal, goal, text!("menu-edit-goal", "hint")),
    ];
    let clicked = segments_ui(ui, Some(side), sides);
    pane.queue.extend(clicked.map(|side| Command::edit(Edit::Side(side))));
    ui.add_space(4.0);
    new_board_ui(pane, ui);
    let done = ui.button(text!("menu-done")).on_hover_text(Action::View.tooltip(ui.ctx()));
    if done.clicked() {
        pane.queue.push(Command::Mode(Mode::View));
    }
}

fn new_board_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let label = (text!("menu-new-board"), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        size_ui(pane, ui);
        let size = pane.session.settings.sliding.size();
        if let Some(size) = size
            && ui.button(text!("menu-make-board", size = size.to_string())).clicked()
        {
            pane.queue.push(Command::new_board(size));
            ui.close();
        }
    });
    name(&response.on_hover_text(text!("menu-new-board", "hint")), text!("menu-new-board"));
}

/// The choice of a size for random and for new boards.
pub fn size_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let settings = pane.settings().sliding;
    let chosen = (settings.rows, settings.cols);
    let (mut rows, mut cols) = (chosen.0, chosen.1.unwrap_or(chosen.0));
    ui.horizontal(|ui| {
        for side in 3..=5 {
            if ui.radio((rows, cols) == (side, side), format!("{side}×{side}")).clicked() {
                (rows, cols) = (side, side);
            }
        }
    });
    ui.horizontal(|ui| {
        for (side, text) in [(&mut rows, text!("menu-rows")), (&mut cols, text!("menu-columns"))] {
            let label = ui.label(text);
            ui.add(DragValue::new(side).range(SIDE_MIN..=SIDE_MAX).speed(0.05))
                .labelled_by(label.id);
        }
    });
    let size = (rows, (cols != rows).then_some(cols));
    if size != chosen {
        pane.queue.push(Command::Set(Setting::RandomSize(size.0, size.1)));
    }
}
