//! The right, bottom: the moves of the solution, the current one marked.

use egui::containers::menu::MenuButton;
use egui::{
    Align2, Button, FontId, Id, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CONTENT_COPY, ICON_EXPAND_MORE};
use langkah_engine::puzzle::solve::{Outcome, Solution};
use langkah_engine::puzzle::words;
use langkah_engine::sliding::moves::letter;
use langkah_engine::sliding::notation::Convention;

use super::actions::Action;
use super::menus::{choices, menu_ui};
use super::theme::{heading, palette};
use super::toolbar::{icon_button, name};
use super::window::Window;
use super::{analysis, family};
use crate::session::Phase;
use crate::session::command::Command;
use crate::session::player::Player;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;
use langkah_language::text;

/// The list of moves scrolls if it is higher than this, in points. A window higher than 560 points
/// gives it more.
const HEIGHT_MIN: f32 = 94.0;
const HEIGHT_MAX: f32 = 260.0;

/// The room of a letter, in points.
const LETTER: Vec2 = vec2(19.0, 22.0);

/// The width that is left free for the scroll bar, in points.
const SCROLL_BAR: f32 = 4.0;

pub(super) fn moves_ui(window: &mut Window, ui: &mut Ui) {
    let is_empty = window.session.place().count == 0;
    head_ui(window, ui, is_empty);
    let Some(sliding) = window.session.sliding() else { return };
    if is_empty {
        ui.label(RichText::new(no_moves(sliding, window.session.is_hopeless())).weak());
        return;
    }
    analysis::buttons_ui(window, ui);
    let Some(sliding) = window.session.sliding() else { return };
    if analysis::is_shown(&window.session) {
        return analysis::analysis_ui(window, ui);
    }
    let convention = window.settings().sliding.letters.convention;
    let jump = letters_ui(ui, sliding.player(), convention);
    window.queue.extend(jump.map(Command::Seek));
}

/// The heading and, if there are moves, how they are written and a button that copies them.
fn head_ui(window: &mut Window, ui: &mut Ui, is_empty: bool) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("window-search-moves")).text_style(heading()));
        if is_empty {
            return;
        }
        style_ui(window, ui);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            analysis::copy_menu_ui(window, ui);
            let tooltip = Action::CopyMoves.tooltip(ui.ctx());
            let label = text!("window-search-moves", "copy");
            let copy = icon_button(ui, ICON_CONTENT_COPY, label).on_hover_text(tooltip);
            if copy.clicked() {
                window.copy_moves(ui.ctx());
            }
            if window.has_just_copied(ui.ctx()) {
                ui.label(RichText::new(text!("window-search-moves", "copied")).weak());
            }
        });
    });
}

/// Why there are no moves.
fn no_moves(sliding: &Sliding, is_hopeless: bool) -> &'static str {
    match sliding.phase() {
        Phase::Ended(Solution { outcome: Outcome::Solved(_), .. }) => {
            text!("window-search-moves", "none-needed")
        }
        _ if is_hopeless => text!("window-search-moves", "none-lead"),
        _ => text!("window-search-moves", "to-come"),
    }
}

/// A letter for each move. Gives the place after the move that was clicked.
fn letters_ui(ui: &mut Ui, player: &Player, convention: Convention) -> Option<usize> {
    let mut jump = None;
    let spare = ui.ctx().content_rect().height() - 560.0;
    let height = (HEIGHT_MIN + spare).clamp(HEIGHT_MIN, HEIGHT_MAX);
    let area = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    let count = player.steps().len();
    let cols = ((ui.available_width() - SCROLL_BAR) / LETTER.x).max(1.0) as usize;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        // A long play has thousands of moves: only the rows in view are laid out.
        area.show_rows(ui, LETTER.y, count.div_ceil(cols), |ui, rows| {
            ui.spacing_mut().interact_size.y = LETTER.y;
            follow(ui, player.position(), cols, rows.start);
            for row in rows {
                ui.horizontal(|ui| {
                    for index in row * cols..((row + 1) * cols).min(count) {
                        if move_ui(ui, player, convention, index) {
                            jump = Some(index + 1);
                        }
                    }
                });
            }
        });
    });
    jump
}

/// Tells whether the letters name the ways of the blank or of the tiles, with a menu to change this
/// and how moves are copied.
fn style_ui(window: &mut Window, ui: &mut Ui) {
    let chosen = window.settings().sliding.letters;
    let mut style = chosen;
    let whose = match style.convention {
        Convention::Blank => text!("window-search-letters-blank"),
        Convention::Tile => text!("window-search-letters-tile"),
    };
    let label = (RichText::new(whose).weak(), ICON_EXPAND_MORE.rich_text().weak());
    let button = MenuButton::from_button(Button::new(label).frame(false));
    let response = menu_ui(ui, choices(button), |ui| {
        ui.label(RichText::new(text!("window-search-letters-name")).weak());
        for (one, text) in [
            (Convention::Blank, text!("window-search-letters-name", "blank")),
            (Convention::Tile, text!("window-search-letters-name", "tile")),
        ] {
            ui.radio_value(&mut style.convention, one, text);
        }
        ui.separator();
        ui.checkbox(&mut style.repeats, text!("window-search-repeats"));
    });
    let response = response.on_hover_text(text!("window-search-letters", "hint"));
    name(&response, &text!("window-search-letters", whose = whose));
    if style != chosen {
        window.queue.push(Command::Set(Setting::Letters(style)));
    }
}

/// Brings the row of the current move into view once, when it has become the current one: it does
/// not move the list again for a person who scrolls elsewhere. `first` is the first row that is
/// laid out here.
fn follow(ui: &Ui, position: usize, cols: usize, first: usize) {
    let id = Id::unique("move in view");
    if ui.data(|data| data.get_temp::<usize>(id)) == Some(position) {
        return;
    }
    // At the start the first move is brought into view.
    let row = position.saturating_sub(1) / cols;
    let pitch = LETTER.y + ui.spacing().item_spacing.y;
    let top = ui.min_rect().top() + (row as f32 - first as f32) * pitch;
    let rect = Rect::from_min_size(pos2(ui.min_rect().left(), top), LETTER);
    ui.scroll_to_rect(rect, None);
    ui.data_mut(|data| data.insert_temp(id, position));
}

/// One letter. Tells whether it was clicked.
fn move_ui(ui: &mut Ui, player: &Player, convention: Convention, index: usize) -> bool {
    let colours = palette(ui);
    let Some(step) = player.steps().get(index) else { return false };
    let current = player.position() == index + 1;
    let (rect, response) = ui.allocate_exact_size(LETTER, Sense::CLICK | Sense::HOVER);
    let text = letter(convention.turn(step.way));
    let (number, way) = ((index + 1).to_string(), text.to_string());
    let label = text!("window-search-move", number = number, letter = way);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &label));
    let (fill, ink) = if current {
        (colours.home, colours.home_text)
    } else if response.hovered() {
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

/// For how many seconds the window says that the moves were copied.
const COPIED: f64 = 1.5;

impl Window {
    pub(super) fn copy_moves(&mut self, ctx: &egui::Context) {
        let Some((text, is_moves)) = family::copied(&self.session) else { return };
        ctx.copy_text(text);
        if is_moves {
            self.note_copied(ctx);
        }
    }

    /// Says for a moment that the moves were copied.
    pub(super) fn note_copied(&mut self, ctx: &egui::Context) {
        self.copied = Some(ctx.input(|input| input.time));
    }

    /// Whether the moves were copied a moment ago.
    pub(super) fn has_just_copied(&mut self, ctx: &egui::Context) -> bool {
        let now = ctx.input(|input| input.time);
        let left = self.copied.map_or(0.0, |copied| copied + COPIED - now);
        if left <= 0.0 {
            self.copied = None;
            return false;
        }
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        true
    }
}
