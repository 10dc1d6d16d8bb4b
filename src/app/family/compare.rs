//! The comparison of searches of a family.

use egui::Ui;
use langkah_engine::puzzle::family::named::Named;
use langkah_engine::puzzle::{Family, Of};

use crate::app::explore::compare::{self, Comparing};
use crate::app::files::Save;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::comparison::AnyRun;

/// The choice of puzzles for a comparison. Tells whether the person wants to choose files.
pub fn puzzles_ui(
    session: &Session,
    queue: &mut Vec<Command>,
    ui: &mut Ui,
    is_dialog_open: bool,
) -> bool {
    match session.tenant().family() {
        Family::Sliding => compare::sliding::puzzles_ui(session, queue, ui, is_dialog_open),
        Family::Hidato => compare::hidato::puzzles_ui(session, queue, ui, is_dialog_open),
    }
}

/// The choice of searches for a comparison. Returns those that are added or taken away.
pub fn searches_ui(session: &Session, state: &mut Comparing, ui: &mut Ui) -> Vec<(Named, bool)> {
    let comparison = &session.explorings().comparison;
    match session.tenant() {
        Of::Sliding(tenant) => {
            let own = session.settings.sliding.own_bound;
            compare::sliding::searches_ui(tenant, (comparison, own), &mut state.sliding, ui)
        }
        Of::Hidato(_) => compare::hidato::searches_ui(comparison, &mut state.hidato, ui),
    }
}

/// The name of the only puzzle of a comparison, if another puzzle is open now.
pub fn of_another<'a>(session: &Session, run: &'a AnyRun) -> Option<&'a str> {
    let (count, first) = match run {
        Of::Sliding(run) => (run.count, run.puzzles.first().map(|(name, _)| name.as_str())),
        Of::Hidato(run) => (run.count, run.puzzles.first().map(|(name, _)| name.as_str())),
    };
    let open = match session.tenant() {
        Of::Sliding(tenant) => tenant.open().map(|open| open.source.to_string()),
        Of::Hidato(tenant) => tenant.open().map(|open| open.source.to_string()),
    };
    first.filter(|&first| count == 1 && open.is_none_or(|open| open != first))
}

/// A comparison that runs or has ended.
pub fn run_ui(
    ui: &mut Ui,
    run: &AnyRun,
    state: &mut Comparing,
    queue: &mut Vec<Command>,
) -> Option<Save> {
    match run {
        Of::Sliding(run) => compare::run_ui(ui, run, state, queue),
        Of::Hidato(run) => compare::run_ui(ui, run, state, queue),
    }
}
