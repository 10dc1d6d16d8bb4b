//! The goal: which one, and a small picture of it.

use egui::containers::menu::MenuButton;
use egui::{Align2, FontId, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use egui_material_icons::icons::ICON_EXPAND_MORE;
use langkah_engine::sliding::board::{BLANK, Board, Goal, GoalChoice};
use langkah_language::text;
use langkah_puzzle::words;

use crate::app::files::Opening;
use crate::app::pane::{Ask, Pane};
use crate::app::theme::palette;
use crate::app::widgets::menus::{choices, choices_ui, menu_ui};
use crate::app::widgets::named::name;
use crate::session::command::Command;
use crate::session::sliding::Sliding;
use crate::session::sliding::edit::{Edit, Side};
use crate::session::{Mode, Session};

pub fn goal_menu_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(open) = pane.session.sliding().and_then(Sliding::open) else { return };
    let goal = open.puzzle.goal().clone();
    let title = text!("menu-goal", goal = words::goal(&goal));
    let label = (title.clone(), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        ui.set_min_width(200.0);
        choices_ui(ui, |ui| content_ui(pane, ui, &goal));
    });
    name(&response.on_hover_text(text!("menu-goal", "hint")), &title);
}

fn content_ui(pane: &mut Pane<'_>, ui: &mut Ui, goal: &Board) {
    let usual = Goal::of(goal);
    for choice in Goal::ALL {
        let title = words::capital(choice.title());
        if ui.radio(usual == Some(choice), title).clicked() {
            pane.queue.push(Command::goal(GoalChoice::Usual(choice)));
        }
    }
    ui.separator();
    let is_free = !pane.look.is_dialog_open;
    let from_file = ui.add_enabled(is_free, egui::Button::new(text!("menu-goal-file")));
    if from_file.on_hover_text(text!("menu-goal-file", "hint")).clicked() {
        pane.ask(Ask::Choose(Opening::Goal));
        ui.close();
    }
    if ui.button(text!("menu-goal-edit")).clicked() {
        pane.queue.push(Command::Mode(Mode::Edit));
        pane.queue.push(Command::edit(Edit::Side(Side::Goal)));
        ui.close();
    }
    ui.add_space(4.0);
    miniature_ui(ui, goal, 120.0);
}

/// A small picture of the goal, no wider or higher than `side`.
fn miniature_ui(ui: &mut Ui, goal: &Board, side: f32) {
    let dims = goal.dims();
    let longest = dims.rows().max(dims.cols());
    let cell = (side / longest as f32).clamp(13.0, 24.0).floor();
    let size = vec2(cell * dims.cols() as f32, cell * dims.rows() as f32);
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let rows = goal.tiles().chunks(dims.cols());
    let rows: Vec<String> =
        rows.map(|row| format!("{row:?}").replace(['[', ']', ','], "")).collect();
    let label = text!("window-board-goal", rows = rows.join(" / "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let colours = palette(ui);
    ui.painter().rect_filled(area, 4, colours.well);
    for (index, &tile) in goal.tiles().iter().enumerate().filter(|(_, tile)| **tile != BLANK) {
        let (row, col) = (dims.row(index) as f32, dims.col(index) as f32);
        let min = area.min + vec2(col, row) * cell;
        let rect = Rect::from_min_size(min, Vec2::splat(cell)).shrink(0.75);
        ui.painter().rect_filled(rect, 2, colours.tile);
        let font = FontId::proportional((cell * 0.55).max(9.0));
        let text = colours.tile_text;
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, tile, font, text);
    }
}

/// Names the goal and shows what tiles and the blank count as, unless it is the usual goal.
pub fn goal_ui(session: &Session, ui: &mut Ui) {
    let Some(open) = session.sliding().and_then(Sliding::open) else { return };
    let Some(numbering) = words::numbering(&open.solvability) else { return };
    let goal = open.puzzle.goal();
    ui.horizontal(|ui| {
        miniature_ui(ui, goal, 84.0);
        ui.vertical(|ui| {
            ui.label(text!("menu-goal", goal = words::goal(goal)));
            ui.label(RichText::new(numbering).weak());
        });
    });
}
