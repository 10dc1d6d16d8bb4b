//! The right, bottom, while a board is filled: all numbers, those that stand somewhere pale.

use egui::{Align2, Color32, FontId, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};
use langkah_language::text;

use super::pencil;
use super::steps::{HEIGHT_MAX, HEIGHT_MIN, SCROLL_BAR};
use crate::app::theme::{heading, palette};
use crate::app::window::Window;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::Pencilling;

/// The room of a number, in points.
const CHIP: Vec2 = vec2(32.0, 22.0);

pub(super) fn strip_ui(window: &mut Window, ui: &mut Ui) {
    let Some(hidato) = window.session.hidato() else { return };
    let Some(board) = hidato.filled() else { return };
    let stands: Vec<bool> = board.cells().iter().map(Option::is_some).collect();
    let missing = stands.iter().filter(|stands| !**stands).count();
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("window-hidato-all-numbers")).text_style(heading()));
        let missing = text!("window-hidato-missing", count = missing.to_string());
        ui.label(RichText::new(missing).weak());
    });
    let spare = ui.ctx().content_rect().height() - 560.0;
    let height = (HEIGHT_MIN + spare).clamp(HEIGHT_MIN, HEIGHT_MAX);
    let area = egui::ScrollArea::vertical().id_salt("all numbers");
    let area = area.max_height(height).min_scrolled_height(height);
    let cols = ((ui.available_width() - SCROLL_BAR) / CHIP.x).max(1.0) as usize;
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        area.show_rows(ui, CHIP.y, stands.len().div_ceil(cols), |ui, rows| {
            ui.spacing_mut().interact_size.y = CHIP.y;
            for row in rows {
                ui.horizontal(|ui| {
                    let all = stands.iter().enumerate();
                    for (index, &stands) in all.skip(row * cols).take(cols) {
                        if chip_ui(ui, hidato, index as u16 + 1, stands) {
                            clicked = Some(index as u16 + 1);
                        }
                    }
                });
            }
        });
    });
    window.queue.extend(clicked.map(|number| pencil(Pencilling::Take(number))));
}

/// One number. Tells whether it was clicked.
fn chip_ui(ui: &mut Ui, hidato: &Hidato, number: u16, stands: bool) -> bool {
    let selected = hidato.selected().and_then(|cell| hidato.filled()?.number(cell));
    let is_chosen = hidato.taken().or(selected) == Some(number);
    let (rect, response) = ui.allocate_exact_size(CHIP, Sense::click());
    let shown = number.to_string();
    let label = match stands {
        true => text!("window-hidato-number-stands", number = shown.as_str()),
        false => text!("window-hidato-number-missing", number = shown.as_str()),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
    let colours = palette(ui);
    let (fill, ink) = if is_chosen {
        (colours.home, colours.home_text)
    } else if response.hovered() {
        (colours.line, colours.text)
    } else if stands {
        (Color32::TRANSPARENT, colours.weak)
    } else {
        (Color32::TRANSPARENT, colours.text)
    };
    ui.painter().rect_filled(rect.shrink(1.0), 4, fill);
    let drawn = ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        shown,
        FontId::monospace(13.5),
        ink,
    );
    if stands {
        let (left, right) = (drawn.left_center(), drawn.right_center());
        ui.painter().line_segment([left, right], Stroke::new(1.0, ink.gamma_multiply(0.6)));
    }
    let is_clicked = response.clicked();
    response.on_hover_text(match stands {
        true => text!("window-hidato-go-to-number"),
        false => text!("window-hidato-take-number"),
    });
    is_clicked
}
