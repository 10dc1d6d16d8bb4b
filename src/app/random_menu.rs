//! The choice of a kind of random puzzle, its size and its seed.

use egui::{Align2, Button, DragValue, Key, RichText, TextEdit, Ui};
use langkah_engine::sliding::random::Kind;

use super::hidato::menus;
use super::play;
use super::sliding::bar::size_ui;
use super::window::Window;
use crate::session::command::Command;
use crate::session::settings::Setting;
use langkah_language::text;

pub(super) fn random_menu_ui(window: &mut Window, ui: &mut Ui) {
    ui.set_min_width(270.0);
    menus::families_ui(&mut window.pane(), ui);
    if window.session.settings.hidato.random.is_some() {
        menus::random_ui(&mut window.pane(), ui);
    } else {
        kinds_ui(window, ui);
        ui.separator();
        ui.label(RichText::new(text!("menu-size")).weak());
        size_ui(&mut window.pane(), ui);
        let goal = window.session.random_goal().title();
        ui.label(RichText::new(text!("menu-goal", goal = goal)).weak());
        ui.separator();
        play::entries_ui(window, ui);
    }
    ui.separator();
    seed_ui(window, ui);
}

fn kinds_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new(text!("menu-kind")).weak());
    let kind = &mut window.random_kind;
    ui.radio_value(kind, Kind::Solvable, text!("menu-kind-solvable"));
    ui.radio_value(kind, Kind::Any, text!("menu-kind-any"));
    ui.horizontal(|ui| {
        let mut moves = window.session.settings.sliding.walk_moves;
        let walks = matches!(kind, Kind::Walk(_));
        let radio = ui.radio(walks, text!("menu-kind-walk"));
        let drag = ui.add(DragValue::new(&mut moves).range(1..=1000)).labelled_by(radio.id);
        if drag.changed() {
            window.queue.push(Command::Set(Setting::WalkMoves(moves)));
        }
        if walks || radio.clicked() {
            *kind = Kind::Walk(moves);
        }
    });
}

/// The field for the seed. If it is empty, each puzzle has a new seed.
fn seed_ui(window: &mut Window, ui: &mut Ui) {
    let mut deals = false;
    let text = window.seed.trim().to_owned();
    let seed = text.parse::<u64>().ok();
    let is_good = text.is_empty() || seed.is_some();
    ui.horizontal(|ui| {
        let label = ui.label(text!("menu-seed"));
        let edit = TextEdit::singleline(&mut window.seed).desired_width(120.0);
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
        ui.label(RichText::new(text).color(ui.visuals().error_fg_color));
    }
    if deals {
        let command = match window.settings().hidato.random {
            Some(topology) => window.deal_hidato(topology, seed),
            None => Some(Window::deal(window.random_kind, seed)),
        };
        window.queue.extend(command);
        ui.close();
    }
}
