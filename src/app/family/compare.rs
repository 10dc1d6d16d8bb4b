//! The comparison of searches of a family.

use egui::Ui;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::{Family, Of};

use crate::app::explore::compare::{self, Comparing};
use crate::app::pane::Pane;
use crate::session::Session;
use crate::session::explore::comparison::AnyRun;
use crate::session::hidato::Hidato;
use crate::session::sliding::Sliding;

/// The choice of puzzles for a comparison. Tells whether the person wants to choose files.
pub fn puzzles_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> bool {
    match pane.session.tenant().family() {
        Family::Sliding => compare::sliding::puzzles_ui(pane, ui),
        Family::Hidato => compare::hidato::puzzles_ui(pane, ui),
    }
}

/// The choice of searches for a comparison. Returns those that are added or taken away.
pub fn searches_ui(session: &Session, state: &mut Comparing, ui: &mut Ui) -> Vec<(Named, bool)> {
    match session.tenant() {
        Of::Sliding(tenant) => {
            let own = session.settings.sliding.own_bound;
            let chosen = session.compared();
            compare::sliding::searches_ui(tenant, (&chosen, own), &mut state.sliding, ui)
        }
        Of::Hidato(_) => {
            let comparison = &session.explorings().comparison;
            compare::hidato::searches_ui(comparison, &mut state.hidato, ui)
        }
    }
}

/// The name of the only puzzle of a comparison, if another puzzle is open now.
pub fn of_another<'a>(session: &Session, run: &'a AnyRun) -> Option<&'a str> {
    let (count, name, is_open) = match run {
        Of::Sliding(run) => {
            let (name, puzzle) = run.puzzles.first()?;
            let open = session.sliding().and_then(Sliding::open);
            (run.count, name, open.is_some_and(|open| open.puzzle == *puzzle))
        }
        Of::Hidato(run) => {
            let (name, board) = run.puzzles.first()?;
            let open = session.hidato().and_then(Hidato::open);
            (run.count, name, open.is_some_and(|open| open.board == *board))
        }
    };
    (count == 1 && !is_open).then_some(name)
}

/// A comparison that runs or has ended.
pub fn run_ui(pane: &mut Pane<'_>, run: &AnyRun, state: &mut Comparing, ui: &mut Ui) {
    match run {
        Of::Sliding(run) => compare::run_ui(pane, run, state, ui),
        Of::Hidato(run) => compare::run_ui(pane, run, state, ui),
    }
}
