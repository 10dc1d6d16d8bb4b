//! What kind of random puzzle, and from which seed.

use egui::{DragValue, Key, RichText, TextEdit, Ui};

use super::window::Window;
use crate::session::command::Source;
use crate::sliding::random::Kind;

pub(super) fn random_menu_ui(window: &mut Window, ui: &mut Ui) {
    ui.set_min_width(250.0);
    let mut dealt = None;
    if ui.button("One that can be solved").clicked() {
        dealt = Some((Kind::Solvable, None));
    }
    if ui.button("Any arrangement (half cannot be solved)").clicked() {
        dealt = Some((Kind::Any, None));
    }
    ui.horizontal(|ui| {
        let moves = &mut window.session.settings.walk_moves;
        let button = ui.button("Random moves from the goal");
        if button.clicked() {
            dealt = Some((Kind::Walk(*moves), None));
        }
        ui.add(DragValue::new(moves).range(1..=1000)).labelled_by(button.id);
    });
    ui.separator();
    ui.label(RichText::new("Size").weak());
    ui.horizontal(|ui| {
        let rows = &mut window.session.settings.random_rows;
        for side in 2..=4 {
            ui.radio_value(rows, side, format!("{side}×{side}"));
        }
    });
    ui.separator();
    ui.label(RichText::new("The same puzzle again").weak());
    ui.horizontal(|ui| {
        let label = ui.label("Seed");
        let edit = TextEdit::singleline(&mut window.seed)
            .desired_width(110.0)
            .hint_text("123456")
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add(edit).labelled_by(label.id);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let seed = window.seed.trim().parse::<u64>().ok();
        let clicked = ui.add_enabled(seed.is_some(), egui::Button::new("Deal")).clicked();
        if seed.is_some() && (clicked || entered) {
            dealt = Some((last_kind(window), seed));
        }
    });
    if !window.seed.trim().is_empty() && window.seed.trim().parse::<u64>().is_err() {
        ui.label(RichText::new("A seed is a whole number.").color(ui.visuals().error_fg_color));
    }
    if let Some((kind, seed)) = dealt {
        let command = window.deal(kind, seed);
        window.queue.push(command);
        ui.close();
    }
}

/// The kind of the random puzzle that is open: a seed alone does not tell it.
fn last_kind(window: &Window) -> Kind {
    match window.session.open().map(|open| &open.source) {
        Some(Source::Random { kind, .. }) => *kind,
        _ => Kind::Solvable,
    }
}
