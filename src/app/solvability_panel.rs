//! The right, top: Kurang(i), ΣKurang + X, the verdict and why.

use egui::{Align2, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::theme::{heading, palette};
use super::window::Window;
use crate::puzzle::words;
use crate::sliding::board::BLANK;
use crate::sliding::solvability::Solvability;

/// Draws the figures of the board that is shown, with `explained` marked; tells the tile that is
/// pointed at or has the keyboard focus.
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
    ui.label(RichText::new("Kurang(i): the smaller tiles that stand after tile i").weak());
    ui.scope(|ui| kurang_ui(ui, &solvability, explained)).inner
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
        let position = window.session.player().position();
        if position > 0 {
            let board = format!("the board after {}", words::moves(position));
            ui.label(RichText::new(board).weak());
        }
    });
    ui.horizontal(|ui| {
        ui.label(words::sum(solvability));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let shows = &mut window.session.settings.shows_odd_cells;
            let tooltip = "Mark the cells where the blank makes X 1";
            ui.checkbox(shows, "Show X").on_hover_text(tooltip);
        });
    });
    ui.label(RichText::new(words::verdict(solvability)).weak());
}

/// The table: i above Kurang(i), in rows of at most eight.
fn kurang_ui(ui: &mut Ui, solvability: &Solvability, explained: Option<u8>) -> Option<u8> {
    let kurang = solvability.kurang();
    let cols = kurang.len().div_ceil(kurang.len().div_ceil(8));
    let width = (ui.available_width() / 8.0).floor();
    let size = vec2(width, 38.0);
    let mut pointed = None;
    ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
    for (row, figures) in kurang.chunks(cols).enumerate() {
        ui.horizontal(|ui| {
            for (col, figure) in figures.iter().enumerate() {
                let index = row * cols + col;
                let tile = if index + 1 == kurang.len() { BLANK } else { index as u8 + 1 };
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                if response.clicked() {
                    response.request_focus();
                }
                let is_pointed = response.hovered() || response.has_focus();
                if response.hovered() || pointed.is_none() && is_pointed {
                    pointed = Some(tile);
                }
                let text = format!("Kurang({}) = {figure}", index + 1);
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &text));
                figure_ui(ui, rect, index + 1, *figure, explained == Some(tile) || is_pointed);
                response.on_hover_ui(|ui| kurang_tooltip_ui(ui, index + 1, *figure, tile));
            }
        });
    }
    pointed
}

fn figure_ui(ui: &Ui, rect: Rect, number: usize, figure: u32, marked: bool) {
    let colours = palette(ui);
    let painter = ui.painter();
    let cell = rect.shrink2(vec2(2.0, 0.0));
    painter.rect_filled(cell, 5, colours.canvas);
    if marked {
        painter.rect_stroke(cell, 5, Stroke::new(2.0, colours.mark), StrokeKind::Inside);
    }
    let small = FontId::proportional(11.5);
    let large = FontId::proportional(16.0);
    let middle = cell.center();
    painter.text(middle - vec2(0.0, 9.0), Align2::CENTER_CENTER, number, small, colours.weak);
    painter.text(middle + vec2(0.0, 8.0), Align2::CENTER_CENTER, figure, large, colours.text);
}

fn kurang_tooltip_ui(ui: &mut Ui, number: usize, figure: u32, tile: u8) {
    let what = if tile == BLANK { "the blank".to_owned() } else { format!("tile {number}") };
    let text = match figure {
        0 => format!("Kurang({number}) = 0: no smaller tile stands after {what}."),
        1 => format!("Kurang({number}) = 1: one smaller tile stands after {what}."),
        _ => format!("Kurang({number}) = {figure}: {figure} smaller tiles stand after {what}."),
    };
    ui.label(text);
}
