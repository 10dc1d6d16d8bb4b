//! What is to be compared: sliding puzzles, and the searches on them.

use egui::{DragValue, RichText, Ui};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;
use langkah_puzzle::compare::sliding::Contender;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::words::capital;
use langkah_puzzle::{Family, Of};

use super::Naming;
use super::field::{choices_ui, listed_ui, naming_ui, open_ui, random_ui, tune};
use crate::app::pane::Pane;
use crate::session::explore::comparison::{Comparison, Tuning};
use crate::session::sliding::Sliding;

/// The choice of sliding puzzles. Returns whether the person wants to choose files.
pub fn puzzles_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> bool {
    let session = pane.session;
    let open = session.sliding().and_then(Sliding::open);
    let open = open.map(|open| open.source.to_string());
    let Comparison { sliding, moves: chosen_moves, .. } = &session.explorings().comparison;
    let (mut draw, mut moves) = (sliding.drawn, *chosen_moves);
    open_ui(ui, &mut draw, open);
    random_ui(ui, &mut draw, |ui| {
        let drag = DragValue::new(&mut moves).range(1..=500);
        ui.add(drag.suffix(text!("compare-view-walk")))
            .on_hover_text(text!("compare-view-walk", "hint"))
    });
    let words = (text!("compare-view-files"), text!("compare-view-files", "choose"));
    let opens = listed_ui(ui, &mut draw, sliding.listed(), words, pane.look.is_dialog_open);
    let changed = [
        (draw != sliding.drawn).then_some(Tuning::Draw(Family::Sliding, draw)),
        (moves != *chosen_moves).then_some(Tuning::Moves(moves)),
    ];
    changed.into_iter().flatten().for_each(|tuning| tune(pane.queue, tuning));
    opens
}

/// The searches that are offered, with those of the own bound, the searches that the person has
/// named, and a field to name another one.
/// Returns the searches that are added or taken away.
pub fn searches_ui(
    tenant: &Sliding,
    (chosen, own): (&[Contender], Option<Formula>),
    naming: &mut Naming,
    ui: &mut Ui,
) -> Vec<(Named, bool)> {
    let dims = tenant.dims();
    let about = text!("compare-view-naming-sliding");
    // The field stands above the list, which is longer than a small window is high.
    let named = naming_ui(ui, naming, "ida:manhattan:1.5", about);
    if tenant.metric() == Metric::Multi {
        ui.label(RichText::new(text!("compare-view-single")).weak());
    }
    let own = own.map(Comparison::with_own);
    let offered: Vec<_> = own.into_iter().flatten().chain(Comparison::offered()).collect();
    let changed = choices_ui(ui, chosen, &offered, |contender| {
        let misfit = dims.and_then(|dims| contender.plan(dims).on(dims, contender.metric()).err());
        (misfit.is_none(), misfit.map(|misfit| capital(&misfit.to_string())))
    });
    let changed = changed.into_iter().chain(named.map(|named| (named, true)));
    changed.map(|(search, is_chosen)| (Of::Sliding(search), is_chosen)).collect()
}
