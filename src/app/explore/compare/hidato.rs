//! What is to be compared: Hidatos, and the searches on them.

use egui::{RichText, Ui};
use langkah_language::text;
use langkah_puzzle::compare::hidato::Contender;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::{Family, Of};

use super::Naming;
use super::field::{choices_ui, listed_ui, naming_ui, open_ui, random_ui, tune};
use crate::app::hidato::menus::ordered;
use crate::app::pane::Pane;
use crate::session::explore::comparison::{Comparison, Tuning};

/// The choice of Hidatos. Returns whether the person wants to choose files.
pub fn puzzles_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> bool {
    let session = pane.session;
    let open = session.hidato().and_then(|hidato| hidato.open());
    let open = open.map(|open| open.source.to_string());
    let order = session.hidato_order(1);
    let choice = &session.explorings().comparison.hidato;
    let mut draw = choice.drawn;
    open_ui(ui, &mut draw, open);
    random_ui(ui, &mut draw, |ui| ui.label(text!("compare-view-from")));
    if let Some(order) = order {
        ui.label(RichText::new(ordered(&order)).weak().small())
            .on_hover_text(text!("compare-view-order-other"));
    }
    let words = (text!("compare-view-files-hidato"), text!("compare-view-files-hidato", "choose"));
    let opens = listed_ui(ui, &mut draw, choice.listed(), words, pane.look.is_dialog_open);
    if draw != choice.drawn {
        tune(pane.queue, Tuning::Draw(Family::Hidato, draw));
    }
    opens
}

/// The searches that are offered, those that the person has named, and a field to name another one.
/// Returns the searches that are added or taken away.
pub fn searches_ui(
    comparison: &Comparison,
    naming: &mut Naming,
    ui: &mut Ui,
) -> Vec<(Named, bool)> {
    let about = text!("compare-view-naming-hidato");
    // The field stands above the list, which is longer than a small window is high.
    let named = naming_ui(ui, naming, "propagate:first:no-learning", about);
    let changed = choices_ui(ui, &comparison.hidato.contenders, &Contender::OFFERED, |contender| {
        (true, Some(contender.about()))
    });
    let changed = changed.into_iter().chain(named.map(|named| (named, true)));
    changed.map(|(search, is_chosen)| (Of::Hidato(search), is_chosen)).collect()
}
