//! The right, bottom, while a board is filled: all numbers, those that stand somewhere pale.

use egui::{RichText, Sense, Ui, vec2};
use langkah_language::text;

use super::pencil;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::chips::{Chip, Chips};
use crate::session::hidato::Hidato;
use crate::session::hidato::command::Pencilling;

/// All numbers.
const NUMBERS: Chips =
    Chips { name: "all numbers", room: vec2(32.0, 22.0), font_size: 13.5, height_max: 220.0 };

pub(super) fn strip_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
    let Some(board) = hidato.filled() else { return };
    let stands: Vec<bool> = board.cells().iter().map(Option::is_some).collect();
    let missing = stands.iter().filter(|stands| !**stands).count();
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("window-hidato-all-numbers")).text_style(heading()));
        let missing = text!("window-hidato-missing", count = missing.to_string());
        ui.label(RichText::new(missing).weak());
    });
    let clicked = NUMBERS.list_ui(ui, stands.len(), None, |ui, index| {
        chip_ui(ui, hidato, index as u16 + 1, stands[index])
    });
    let taken = clicked.map(|index| pencil(Pencilling::Take(index as u16 + 1)));
    pane.queue.extend(taken);
}

/// One number. Tells whether it was clicked.
fn chip_ui(ui: &mut Ui, hidato: &Hidato, number: u16, stands: bool) -> bool {
    let selected = hidato.selected().and_then(|cell| hidato.filled()?.number(cell));
    let is_chosen = hidato.taken().or(selected) == Some(number);
    let (colours, text) = (palette(ui), number.to_string());
    let chip = Chip {
        label: match stands {
            true => text!("window-hidato-number-stands", number = text.as_str()),
            false => text!("window-hidato-number-missing", number = text.as_str()),
        },
        text,
        is_current: is_chosen,
        ink: if stands { colours.weak } else { colours.text },
        is_struck: stands,
        sense: Sense::click(),
    };
    let response = NUMBERS.chip_ui(ui, &chip);
    let is_clicked = response.clicked();
    response.on_hover_text(match stands {
        true => text!("window-hidato-go-to-number"),
        false => text!("window-hidato-take-number"),
    });
    is_clicked
}
