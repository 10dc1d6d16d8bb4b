//! The right, bottom: the moves of the solution, the current one marked.

use egui::containers::menu::MenuButton;
use egui::{Button, Context, RichText, Sense, Ui, vec2};
use egui_material_icons::icons::{ICON_CONTENT_COPY, ICON_EXPAND_MORE};
use langkah_engine::sliding::moves::letter;
use langkah_engine::sliding::notation::Convention;
use langkah_engine::solve::{Outcome, Solution};
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words;

use super::analysis;
use crate::app::actions::Action;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::chips::{Chip, Chips};
use crate::app::widgets::hidden::covered_ui;
use crate::app::widgets::menus::{choices, menu_ui};
use crate::app::widgets::named::{icon_button, name};
use crate::session::Phase;
use crate::session::command::Command;
use crate::session::player::Player;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;

/// The letters of the moves.
const LETTERS: Chips =
    Chips { name: "moves", room: vec2(19.0, 22.0), font_size: 14.0, height_max: 260.0 };

pub fn moves_ui(pane: &mut Pane<'_>, copied: &mut Copied, ui: &mut Ui) {
    let is_empty = pane.session.place().count == 0;
    if !is_empty && covered_ui(pane.session, ui, Hidden::Verdict) {
        return;
    }
    head_ui(pane, copied, ui, is_empty);
    let Some(sliding) = pane.session.sliding() else { return };
    if is_empty {
        ui.label(RichText::new(no_moves(sliding, pane.session.is_hopeless())).weak());
        return;
    }
    analysis::buttons_ui(pane, ui);
    let Some(sliding) = pane.session.sliding() else { return };
    if analysis::is_shown(pane.session) {
        return analysis::analysis_ui(pane, ui);
    }
    let convention = pane.settings().sliding.letters.convention;
    let jump = letters_ui(ui, sliding.player(), convention);
    pane.queue.extend(jump.map(Command::Seek));
}

/// The heading and, if there are moves, how they are written and a button that copies them.
fn head_ui(pane: &mut Pane<'_>, copied: &mut Copied, ui: &mut Ui, is_empty: bool) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("window-search-moves")).text_style(heading()));
        if is_empty {
            return;
        }
        style_ui(pane, ui);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            analysis::copy_menu_ui(pane.session, copied, ui);
            let tooltip = Action::CopyMoves.tooltip(ui.ctx());
            let label = text!("window-search-moves", "copy");
            let copy = icon_button(ui, ICON_CONTENT_COPY, label).on_hover_text(tooltip);
            if copy.clicked() {
                pane.act(Action::CopyMoves);
            }
            if copied.is_recent(ui.ctx()) {
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

/// A letter for each step; those of a multi-tile move go together. Gives the place after the letter
/// that was clicked.
fn letters_ui(ui: &mut Ui, player: &Player, convention: Convention) -> Option<usize> {
    let (count, position) = (player.steps().len(), player.position());
    let ends = player.ends();
    let clicked = LETTERS.list_ui(ui, count, Some(position), |ui, index| {
        move_ui(ui, player, &ends, convention, index)
    });
    clicked.map(|index| index + 1)
}

/// Tells whether the letters name the ways of the blank or of the tiles, with a menu to change this
/// and how moves are copied.
fn style_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let chosen = pane.settings().sliding.letters;
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
        pane.queue.push(Command::Set(Setting::Letters(style)));
    }
}

/// One letter. `ends` has the number of steps after which each move ends. Tells whether it was
/// clicked.
fn move_ui(
    ui: &mut Ui,
    player: &Player,
    ends: &[usize],
    convention: Convention,
    index: usize,
) -> bool {
    let colours = palette(ui);
    let Some(step) = player.steps().get(index) else { return false };
    let text = letter(convention.turn(step.way)).to_string();
    let number = (ends.partition_point(|&end| end <= index) + 1).to_string();
    let (position, current) = (player.position(), player.shift().len());
    let chip = Chip {
        label: text!("window-search-move", number = number.as_str(), letter = text.as_str()),
        text,
        is_current: (position - current..position).contains(&index),
        ink: if index < position { colours.weak } else { colours.text },
        is_struck: false,
        sense: Sense::CLICK | Sense::HOVER,
    };
    let response = LETTERS.chip_ui(ui, &chip);
    let clicked = response.clicked();
    response.on_hover_text(format!("{number}. {}", words::step(step)));
    clicked
}

/// For how many seconds the window says that the moves were copied.
const COPIED: f64 = 1.5;

/// When the moves were last copied.
#[derive(Default)]
pub struct Copied(Option<f64>);

impl Copied {
    /// Says for a moment that the moves were copied.
    pub fn note(&mut self, ctx: &Context) {
        self.0 = Some(ctx.input(|input| input.time));
        ctx.request_repaint();
    }

    /// Whether the moves were copied a moment ago.
    fn is_recent(&mut self, ctx: &Context) -> bool {
        let now = ctx.input(|input| input.time);
        let left = self.0.map_or(0.0, |copied| copied + COPIED - now);
        if left <= 0.0 {
            self.0 = None;
            return false;
        }
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        true
    }
}
