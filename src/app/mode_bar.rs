//! Above the board: what clicks and keys do, undo and redo, the goal, and what a mode offers.

use super::pane::Pane;
use egui::containers::menu::MenuButton;
use egui::{Button, DragValue, Label, Response, RichText, Role, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{
    ICON_EXPAND_MORE, ICON_LIGHTBULB, ICON_REDO, ICON_REPLAY, ICON_ROUTE, ICON_UNDO,
};
use langkah_engine::sliding::board::{SIDE_MAX, SIDE_MIN};

use super::actions::Action;
use super::goal_menu;
use super::menus::{choices, give_focus_back, menu_ui};
use super::report;
use super::theme::palette;
use super::toolbar::{name, value};
use super::window::Window;
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;
use crate::session::sliding::edit::{Edit, Side};
use langkah_language::text;

const HEIGHT: f32 = 30.0;

/// In a narrower row, in points, there is no room to set groups of buttons apart.
const SPACIOUS: f32 = 380.0;

/// The least width of the choice among several puzzles, in points: it shows the puzzle's number.
const LIST_MIN: f32 = 70.0;

pub(super) fn mode_bar_ui(window: &mut Window, ui: &mut Ui) {
    apart_ui(
        window,
        ui,
        345.0,
        |window, ui| {
            modes_ui(&mut window.pane(), ui);
            if ui.available_width() > SPACIOUS {
                ui.add_space(4.0);
            }
            undo_ui(&mut window.pane(), ui);
        },
        goal_menu::goal_menu_ui,
    );
    second_row_ui(window, ui);
}

/// What can be done in the mode, and the name of the puzzle.
fn second_row_ui(window: &mut Window, ui: &mut Ui) {
    // The second row is there in every mode, so that the board keeps its place.
    let open = window.session.sliding().and_then(Sliding::open);
    let source = open.map(|open| open.source.to_string()).unwrap_or_default();
    // The width that the buttons of a mode were seen to need in this language.
    let mode = window.session.mode();
    let id = ui.scope_id().with((window.language().tag(), mode == Mode::Play, mode == Mode::Edit));
    let id = id.with(window.session.puzzles().is_some());
    let needed: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let room = ui.available_width();
    let is_list = window.session.puzzles().is_some();
    let is_wrapped = needed > room;
    let content = |ui: &mut Ui| {
        ui.set_min_height(30.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        match mode {
            Mode::View | Mode::Play => moves_ui(window, ui),
            Mode::Edit => edit_ui(&mut window.pane(), ui),
        }
        let width = ui.min_rect().width();
        if is_wrapped && is_list {
            ui.end_row();
            source_ui(&mut window.pane(), ui, &source);
            return width;
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            source_ui(&mut window.pane(), ui, &source);
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

/// The name of the open puzzle. If its file has several, the person can choose another.
pub(super) fn source_ui(pane: &mut Pane<'_>, ui: &mut Ui, source: &str) {
    let Some(puzzles) = pane.session.puzzles() else {
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
    window: &mut Window,
    ui: &mut Ui,
    room: f32,
    left: impl FnOnce(&mut Window, &mut Ui),
    right: impl FnOnce(&mut Window, &mut Ui),
) {
    let is_narrow = ui.available_width() < room;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        left(window, ui);
        // The width of the right group in the last frame: words are longer in some languages.
        let id = ui.scope_id().with("width at the right");
        let before: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
        // The last space between two buttons is free, too.
        let free = ui.available_size_before_wrap().x + ui.spacing().item_spacing.x;
        let width = if is_narrow || free < before {
            let begun = ui.cursor();
            right(window, ui);
            let is_below = ui.cursor().top() > begun.top() + 1.0;
            let from = if is_below { ui.max_rect().left() } else { begun.left() };
            ui.cursor().left() - ui.spacing().item_spacing.x - from
        } else {
            let layout = egui::Layout::right_to_left(egui::Align::Center);
            let drawn = ui.with_layout(layout, |ui| {
                right(window, ui);
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

/// One of several buttons side by side, exactly one of which is on.
pub(super) fn segment_ui(ui: &mut Ui, text: &str, label: &str, is_on: bool) -> Response {
    let colours = palette(ui);
    let mut text = RichText::new(text);
    let mut fill = colours.panel;
    if is_on {
        (text, fill) = (text.color(colours.home_text), colours.home);
    }
    let response =
        ui.add(Button::new(text).fill(fill).corner_radius(4).min_size(vec2(0.0, HEIGHT)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_on, label));
    response
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
    let response = ui.add_enabled(enabled, button);
    name(&response, action.about());
    if response.on_hover_text(action.tooltip(&ctx)).clicked() {
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
    let response = ui.add_enabled(enabled, Button::new((icon.rich_text(), text)));
    name(&response, text);
    if response.on_hover_text(action.tooltip(&ctx)).clicked() {
        pane.act(action);
    }
}

fn moves_ui(window: &mut Window, ui: &mut Ui) {
    let session = &window.session;
    let is_free = !session.is_searching() || session.sliding().is_some_and(Sliding::seeks_hint);
    let (mode, has_begun) = (session.mode(), session.place().position > 0);
    wordy_ui(&mut window.pane(), ui, (ICON_LIGHTBULB, text!("menu-hint")), Action::Hint, is_free);
    let (here, over) =
        ((ICON_ROUTE, text!("menu-solve-here")), (ICON_REPLAY, text!("menu-start-over")));
    wordy_ui(&mut window.pane(), ui, here, Action::SolveHere, is_free && has_begun);
    report::report_menu_ui(window, ui);
    if mode == Mode::Play {
        wordy_ui(&mut window.pane(), ui, over, Action::First, has_begun);
    }
}

fn edit_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(side) = pane.session.sliding().map(Sliding::side) else { return };
    ui.spacing_mut().item_spacing.x = 0.0;
    let start = (text!("menu-edit-start"), text!("menu-edit-start", "label"));
    let goal = (text!("menu-edit-goal"), text!("menu-edit-goal", "label"));
    for (choice, (text, label), about) in [
        (Side::Start, start, text!("menu-edit-start", "hint")),
        (Side::Goal, goal, text!("menu-edit-goal", "hint")),
    ] {
        let response = segment_ui(ui, text, label, side == choice);
        if response.on_hover_text(about).clicked() {
            pane.queue.push(Command::edit(Edit::Side(choice)));
        }
    }
    ui.spacing_mut().item_spacing.x = 4.0;
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
pub(super) fn size_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
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
