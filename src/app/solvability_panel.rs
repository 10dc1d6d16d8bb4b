//! The right, top: Kurang(i), ΣKurang + X, the verdict and why.

use egui::{RichText, Ui};
use langkah_engine::puzzle::words;
use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::solvability::Solvability;

use super::theme::{heading, palette};
use super::window::Window;
use super::{goal_menu, kurang_table, parity};
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;

/// Draws the figures of the board that is shown, with `explained` marked; tells the tile that the
/// person points at.
pub(super) fn solvability_ui(
    window: &mut Window,
    ui: &mut Ui,
    explained: Option<u8>,
) -> Option<u8> {
    let Some(solvability) = window.shown_solvability() else {
        ui.label(RichText::new("Solvability").text_style(heading()));
        ui.label(RichText::new("Open a puzzle to see whether it can be solved.").weak());
        return None;
    };
    verdict_ui(window, ui, &solvability);
    goal_menu::goal_ui(window, ui);
    if kurang_table::is_long(&solvability) {
        return None;
    }
    table_ui(ui, &solvability, explained)
}

/// Draws the long table of a large board, which stands below the figures of the search.
pub(super) fn long_table_ui(window: &Window, ui: &mut Ui, explained: Option<u8>) -> Option<u8> {
    let solvability = window.shown_solvability().filter(kurang_table::is_long)?;
    ui.separator();
    table_ui(ui, &solvability, explained)
}

fn table_ui(ui: &mut Ui, solvability: &Solvability, explained: Option<u8>) -> Option<u8> {
    ui.label(RichText::new(explanation(solvability, explained)).weak());
    ui.scope(|ui| kurang_table::kurang_ui(ui, solvability, explained)).inner
}

/// Explains Kurang, or what the Kurang of the explained tile counts.
fn explanation(solvability: &Solvability, explained: Option<u8>) -> String {
    let is_own = words::numbering(solvability).is_none();
    let Some(tile) = explained else {
        let tiles = if is_own { "tiles" } else { "numbers" };
        return format!("Kurang(i): smaller {tiles} after tile i");
    };
    let last = solvability.kurang().len();
    let index = usize::from(tile).checked_sub(1).unwrap_or(last - 1);
    let figure = solvability.kurang().get(index).copied().unwrap_or(0);
    let what = if tile == BLANK { "the blank".to_owned() } else { format!("tile {tile}") };
    let tiles = match (is_own, figure) {
        (true, 1) => "tile stands",
        (true, _) => "tiles stand",
        (false, 1) => "number stands",
        (false, _) => "numbers stand",
    };
    let number = if is_own { String::new() } else { format!(", i = {}", solvability.number(tile)) };
    format!("{figure} smaller {tiles} after {what}{number}")
}

fn verdict_ui(window: &mut Window, ui: &mut Ui, solvability: &Solvability) {
    let colours = palette(ui);
    let (word, colour) = if solvability.is_solvable() {
        ("Solvable", colours.accent)
    } else {
        ("Not solvable", colours.error)
    };
    ui.horizontal(|ui| {
        ui.label(RichText::new(word).size(22.0).color(colour));
        let position = window.session.place().position;
        if position > 0 && window.session.mode() != Mode::Edit {
            let board = format!("the board after {}", words::moves(position));
            ui.label(RichText::new(board).weak());
        }
    });
    ui.horizontal(|ui| {
        ui.label(words::sum(solvability));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let mut shows = window.settings().sliding.shows_odd_cells;
            let tooltip = "Mark the cells where the blank makes X 1";
            if ui.checkbox(&mut shows, "Mark X = 1").on_hover_text(tooltip).changed() {
                window.queue.push(Command::Set(Setting::OddCells(shows)));
            }
        });
    });
    ui.label(RichText::new(words::verdict(solvability)).weak());
    if let Some((a, b)) = window.session.sliding().and_then(Sliding::swap_for_parity)
        && ui.button(format!("Swap {a} and {b} to make it solvable")).clicked()
    {
        window.queue.push(Command::make_solvable());
    }
    parity::parity_ui(window, ui);
}
