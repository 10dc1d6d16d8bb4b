//! The right, top: Kurang(i), ΣKurang + X, the verdict and why.

use egui::{Align2, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::theme::{heading, palette};
use super::window::Window;
use crate::puzzle::words;
use crate::sliding::board::BLANK;
use crate::sliding::solvability::Solvability;

/// Draws the figures of the board that is shown, with `explained` marked; tells the tile that is
/// pointed at.
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
    ui.label(RichText::new(explanation(&solvability, explained)).weak());
    ui.scope(|ui| kurang_ui(ui, &solvability, explained)).inner
}

/// What Kurang is, or what the one that is pointed at counts.
fn explanation(solvability: &Solvability, explained: Option<u8>) -> String {
    let Some(tile) = explained else { return "Kurang(i): smaller tiles after tile i".to_owned() };
    let last = solvability.kurang().len();
    let index = usize::from(tile).checked_sub(1).unwrap_or(last - 1);
    let figure = solvability.kurang().get(index).copied().unwrap_or(0);
    let what = if tile == BLANK { "the blank".to_owned() } else { format!("tile {tile}") };
    let tiles = if figure == 1 { "tile stands" } else { "tiles stand" };
    format!("{figure} smaller {tiles} after {what}")
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
            ui.checkbox(shows, "Mark X = 1").on_hover_text(tooltip);
        });
    });
    ui.label(RichText::new(words::verdict(solvability)).weak());
}

/// The table: i above Kurang(i), in one row or two. Tells the tile that is pointed at.
fn kurang_ui(ui: &mut Ui, solvability: &Solvability, explained: Option<u8>) -> Option<u8> {
    let kurang = solvability.kurang();
    let cols = if kurang.len() > 9 { kurang.len() / 2 } else { kurang.len() };
    let size = vec2((ui.available_width() / cols as f32).min(56.0), 38.0);
    let mut pointed = None;
    ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
    for (row, figures) in kurang.chunks(cols).enumerate() {
        ui.horizontal(|ui| {
            for (col, figure) in figures.iter().enumerate() {
                let index = row * cols + col;
                let tile = if index + 1 == kurang.len() { BLANK } else { index as u8 + 1 };
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                if response.hovered() {
                    pointed = Some(tile);
                }
                let text = format!("Kurang({}) = {figure}", index + 1);
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &text));
                figure_ui(ui, rect, index + 1, *figure, explained == Some(tile));
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
