//! The choice of a kind of random puzzle, its size and its seed.

use egui::{Align2, Button, DragValue, Key, RichText, TextEdit, Ui};
use langkah_engine::sliding::random::Kind;
use langkah_language::text;

use super::hidato::menus;
use super::pane::Pane;
use super::play;
use super::sliding::bar::size_ui;
use crate::session::command::Command;
use crate::session::settings::{Setting, Settings};
use crate::session::source::new_seed;

/// What the menu remembers.
pub(super) struct RandomMenu {
    /// The text in the field for the seed.
    seed: String,
    /// The kind of random puzzle that the menu deals.
    kind: Kind,
}

impl Default for RandomMenu {
    fn default() -> Self {
        Self { seed: String::new(), kind: Kind::Solvable }
    }
}

/// The command for a random puzzle of the family that is chosen, from a new seed.
pub(super) fn deal_usual(settings: &Settings) -> Command {
    let random = settings.hidato.random;
    let hidato = random.and_then(|topology| menus::deal_hidato(settings, topology, None));
    hidato.unwrap_or_else(|| deal(Kind::Solvable, None))
}

/// The command for a random puzzle, from a new seed if none is given.
fn deal(kind: Kind, seed: Option<u64>) -> Command {
    let seed = seed.unwrap_or_else(new_seed);
    Command::random(kind, seed)
}

pub(super) fn random_menu_ui(pane: &mut Pane<'_>, menu: &mut RandomMenu, ui: &mut Ui) {
    ui.set_min_width(270.0);
    menus::families_ui(pane, ui);
    if pane.session.settings.hidato.random.is_some() {
        menus::random_ui(pane, ui);
    } else {
        kinds_ui(pane, &mut menu.kind, ui);
        ui.separator();
        ui.label(RichText::new(text!("menu-size")).weak());
        size_ui(pane, ui);
        let goal = pane.session.random_goal().title();
        ui.label(RichText::new(text!("menu-goal", goal = goal)).weak());
    }
    ui.separator();
    play::entries_ui(pane, ui);
    ui.separator();
    seed_ui(pane, menu, ui);
}

fn kinds_ui(pane: &mut Pane<'_>, kind: &mut Kind, ui: &mut Ui) {
    ui.label(RichText::new(text!("menu-kind")).weak());
    ui.radio_value(kind, Kind::Solvable, text!("menu-kind-solvable"));
    ui.radio_value(kind, Kind::Any, text!("menu-kind-any"));
    ui.horizontal(|ui| {
        let mut moves = pane.session.settings.sliding.walk_moves;
        let walks = matches!(kind, Kind::Walk(_));
        let radio = ui.radio(walks, text!("menu-kind-walk"));
        let drag = ui.add(DragValue::new(&mut moves).range(1..=1000)).labelled_by(radio.id);
        if drag.changed() {
            pane.queue.push(Command::Set(Setting::WalkMoves(moves)));
        }
        if walks || radio.clicked() {
            *kind = Kind::Walk(moves);
        }
    });
}

/// The field for the seed. If it is empty, each puzzle has a new seed.
fn seed_ui(pane: &mut Pane<'_>, menu: &mut RandomMenu, ui: &mut Ui) {
    let mut deals = false;
    let text = menu.seed.trim().to_owned();
    let seed = text.parse::<u64>().ok();
    let is_good = text.is_empty() || seed.is_some();
    ui.horizontal(|ui| {
        let label = ui.label(text!("menu-seed"));
        let edit = TextEdit::singleline(&mut menu.seed).desired_width(120.0);
        let edit = edit.hint_text(text!("menu-seed", "hint")).align(Align2::LEFT_CENTER);
        let response = ui.add(edit).labelled_by(label.id);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered && !is_good {
            response.request_focus();
        }
        deals = entered && is_good
            || ui.add_enabled(is_good, Button::new(text!("menu-deal"))).clicked();
    });
    if !is_good {
        let text = text!("menu-seed-wrong", most = u64::MAX.to_string());
        // The menu would stretch a line that breaks to its whole width.
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text).color(ui.visuals().error_fg_color));
        });
    }
    if deals {
        let command = match pane.settings().hidato.random {
            Some(topology) => menus::deal_hidato(pane.settings(), topology, seed),
            None => Some(deal(menu.kind, seed)),
        };
        pane.queue.extend(command);
        ui.close();
    }
}
