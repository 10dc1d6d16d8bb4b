//! The table of Kurang: how many smaller tiles stand after each tile, and after the blank, which
//! comes last.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::solvability::Solvability;
use langkah_language::text;

use crate::app::theme::palette;
use crate::app::widgets::tables;

/// The width of the words at the left of each row, if there are any, in points.
const HEADS: f32 = 54.0;

/// A tile's figures.
struct TileFigures {
    tile: u8,
    /// Its number as Kurang has it.
    number: usize,
    kurang: u32,
}

/// Whether the table has more than two rows.
pub fn is_long(solvability: &Solvability) -> bool {
    solvability.kurang().len() > 20
}

/// Draws the table. Tells the tile that the person points at.
pub fn kurang_ui(ui: &mut Ui, solvability: &Solvability, explained: Option<u8>) -> Option<u8> {
    let cells = solvability.kurang().len();
    let entries = solvability.kurang().iter().enumerate().map(|(index, &kurang)| {
        let tile = if index + 1 == cells { BLANK } else { index as u8 + 1 };
        TileFigures { tile, number: solvability.named(tile), kurang }
    });
    let entries: Vec<TileFigures> = entries.collect();
    let cols = match cells {
        0..=9 => cells,
        10..=20 => cells.div_ceil(2),
        _ => 10,
    };
    table_ui(ui, solvability, &entries, cols, explained)
}

fn table_ui(
    ui: &mut Ui,
    solvability: &Solvability,
    entries: &[TileFigures],
    cols: usize,
    explained: Option<u8>,
) -> Option<u8> {
    // If the goal gives tiles other numbers than their own, the table shows both, with their names.
    let is_own = !solvability.is_renumbered();
    let heads = if is_own { 0.0 } else { HEADS };
    let height = if is_own { 38.0 } else { 54.0 };
    let width = (ui.available_width() - heads) / cols as f32;
    let size = vec2(width.min(56.0), height);
    let mut pointed = None;
    ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
    let rows = entries.len().div_ceil(cols.max(1));
    tables::table_ui(ui, (text!("window-board-table"), rows, cols), |ui| {
        for (index, row) in entries.chunks(cols).enumerate() {
            tables::row_ui(ui, index, |ui| {
                ui.horizontal(|ui| {
                    if !is_own {
                        let (rect, _) = ui.allocate_exact_size(vec2(heads, height), Sense::hover());
                        heads_ui(ui, rect);
                    }
                    for (column, entry) in row.iter().enumerate() {
                        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                        if response.hovered() {
                            pointed = Some(entry.tile);
                        }
                        let text = label(entry, is_own);
                        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                        tables::is_cell(&response, column);
                        entry_ui(ui, rect, entry, is_own, explained == Some(entry.tile));
                    }
                });
            });
        }
    });
    pointed
}

fn label(entry: &TileFigures, is_own: bool) -> String {
    let (number, kurang) = (entry.number, entry.kurang);
    match (is_own, entry.tile) {
        (true, _) => format!("Kurang({number}) = {kurang}"),
        (false, BLANK) => text!("window-board-table-blank", number = number, kurang = kurang),
        (false, tile) => {
            text!("window-board-table-tile", number = number, kurang = kurang, tile = tile)
        }
    }
}

fn heads_ui(ui: &Ui, rect: Rect) {
    let colours = palette(ui);
    let font = FontId::proportional(11.5);
    for (y, text) in
        [(-17.0, text!("window-board-table", "head")), (-2.0, "i"), (16.0, "Kurang(i)")]
    {
        let at = rect.left_center() + vec2(0.0, y);
        ui.painter().text(at, Align2::LEFT_CENTER, text, font.clone(), colours.weak);
    }
}

fn entry_ui(ui: &Ui, rect: Rect, entry: &TileFigures, is_own: bool, marked: bool) {
    let colours = palette(ui);
    let painter = ui.painter();
    let cell = rect.shrink2(vec2(rect.width().min(40.0) * 0.05, 0.0));
    painter.rect_filled(cell, 5, colours.canvas);
    if marked {
        painter.rect_stroke(cell, 5, Stroke::new(2.0, colours.mark), StrokeKind::Inside);
    }
    let small = FontId::proportional(11.5);
    let large = FontId::proportional(16.0);
    let at = |y: f32| cell.center() + vec2(0.0, y);
    let centre = Align2::CENTER_CENTER;
    if is_own {
        painter.text(at(-9.0), centre, entry.number, small, colours.weak);
        painter.text(at(8.0), centre, entry.kurang, large, colours.text);
        return;
    }
    if entry.tile == BLANK {
        let mark = Rect::from_center_size(at(-17.0), vec2(9.0, 9.0));
        painter.rect_stroke(mark, 2, Stroke::new(1.0, colours.weak), StrokeKind::Inside);
    } else {
        painter.text(at(-17.0), centre, entry.tile, small.clone(), colours.text);
    }
    painter.text(at(-2.0), centre, entry.number, small, colours.weak);
    painter.text(at(16.0), centre, entry.kurang, large, colours.text);
}
