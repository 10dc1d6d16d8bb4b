//! The right, top: Kurang(i), ΣKurang + X, the verdict and why.

use egui::{RichText, Ui};
use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::solvability::Solvability;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words;

use super::parity::{Parity, parity_ui};
use super::{goal_menu, kurang_table, shown_solvability};
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::hidden::covered_ui;
use crate::app::widgets::named::announce;
use crate::session::command::Command;
use crate::session::settings::Setting;
use crate::session::sliding::Sliding;
use crate::session::{Mode, Session};

/// Draws the figures of the board that is shown, with `explained` marked; tells the tile that the
/// person points at.
pub fn solvability_ui(
    pane: &mut Pane<'_>,
    parity: &mut Parity,
    ui: &mut Ui,
    explained: Option<u8>,
) -> Option<u8> {
    let Some(solvability) = shown_solvability(pane.session) else {
        ui.label(RichText::new(text!("window-board-solvability")).text_style(heading()));
        ui.label(RichText::new(text!("window-board-empty")).weak());
        return None;
    };
    if !covered_ui(pane.session, ui, Hidden::Verdict) {
        verdict_ui(pane, parity, ui, &solvability);
    }
    goal_menu::goal_ui(pane.session, ui);
    if kurang_table::is_long(&solvability) || covered_ui(pane.session, ui, Hidden::Kurang) {
        return None;
    }
    table_ui(ui, &solvability, explained)
}

/// Draws the long table of a large board, which stands below the figures of the search.
pub fn long_table_ui(session: &Session, ui: &mut Ui, explained: Option<u8>) -> Option<u8> {
    let solvability = shown_solvability(session).filter(kurang_table::is_long)?;
    ui.separator();
    if covered_ui(session, ui, Hidden::Kurang) {
        return None;
    }
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
        let what = if is_own { "tiles" } else { "numbers" };
        return text!("window-board-kurang", what = what);
    };
    let last = solvability.kurang().len();
    let index = usize::from(tile).checked_sub(1).unwrap_or(last - 1);
    let count = solvability.kurang().get(index).copied().unwrap_or(0);
    let number = solvability.named(tile);
    match (is_own, tile == BLANK) {
        (true, true) => text!("window-board-kurang-blank", count = count),
        (true, false) => text!("window-board-kurang-tile", count = count, tile = tile),
        (false, true) => {
            text!("window-board-kurang-number-blank", count = count, number = number)
        }
        (false, false) => {
            text!("window-board-kurang-number-tile", count = count, tile = tile, number = number)
        }
    }
}

/// A panel narrower than this, in points, has the choice to mark cells below the sum.
const NARROW: f32 = 250.0;

/// The sum, and whether the cells are marked for which X is 1.
fn sum_ui(pane: &mut Pane<'_>, ui: &mut Ui, solvability: &Solvability) {
    let mut shows = pane.settings().sliding.shows_odd_cells;
    let mut mark_ui = |ui: &mut Ui| {
        let response = ui.checkbox(&mut shows, text!("window-board-mark-x"));
        if response.on_hover_text(text!("window-board-mark-x", "hint")).changed() {
            pane.queue.push(Command::Set(Setting::OddCells(shows)));
        }
    };
    if ui.available_width() < NARROW {
        ui.label(words::sum(solvability));
        return mark_ui(ui);
    }
    ui.horizontal(|ui| {
        ui.label(words::sum(solvability));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), mark_ui);
    });
}

fn verdict_ui(pane: &mut Pane<'_>, parity: &mut Parity, ui: &mut Ui, solvability: &Solvability) {
    let colours = palette(ui);
    let (word, colour) = if solvability.is_solvable() {
        (text!("window-board-solvable"), colours.accent)
    } else {
        (text!("window-board-unsolvable"), colours.error)
    };
    ui.horizontal_wrapped(|ui| {
        announce(&ui.label(RichText::new(word).size(22.0).color(colour)));
        let player = pane.session.sliding().map(Sliding::player);
        let (metric, made) =
            player.map_or_else(Default::default, |player| (player.metric(), player.moves().0));
        if made > 0 && pane.session.mode() != Mode::Edit {
            let board = text!("window-board-after", moves = words::moves_in(metric, made));
            ui.label(RichText::new(board).weak());
        }
    });
    sum_ui(pane, ui, solvability);
    ui.label(RichText::new(words::verdict(solvability)).weak());
    if let Some((a, b)) = pane.session.sliding().and_then(Sliding::swap_for_parity)
        && ui.button(text!("window-board-swap", a = a, b = b)).clicked()
    {
        pane.queue.push(Command::make_solvable());
    }
    parity_ui(pane.session, parity, ui);
}
