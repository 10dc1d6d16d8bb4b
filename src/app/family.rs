//! The window's seam over the families: whose part is drawn, and what a thing of either family is
//! asked as. The parts stand in the rooms of the families.

use super::pane::Pane;
use std::path::PathBuf;

use egui::{Context, RichText, Ui};
use langkah_engine::puzzle::family::Named;
use langkah_engine::puzzle::read::Any;
use langkah_engine::puzzle::{Family, Of};
use langkah_engine::sliding::notation;
use langkah_language::text;

use super::explore::compare::{self, Comparing};
use super::explore::face::Face;
use super::files::{Save, listed};
use super::hidato::HidatoState;
use super::player_bar::TrackBar;
use super::printing::Printable;
use super::sliding::SlidingState;
use super::sliding::own_bound::Writing;
use super::widgets::tab_stop::TabStop;
use super::{hidato, practice, sliding};
use crate::session::command::Command;
use crate::session::document::Format;
use crate::session::explore::comparison::AnyRun;
use crate::session::explore::recording::Searched;
use crate::session::explore::{View, Wish};
use crate::session::picture::Printed;
use crate::session::practice::Asked;
use crate::session::practice::draft::Put;
use crate::session::{Mode, Session};

/// What was typed into the cells of the board that is edited or filled; `None` if the board takes
/// no typing, or is not shown.
pub fn typed(session: &Session, ctx: &Context, focus_is_cell: bool) -> Option<Vec<Command>> {
    if session.view() != View::Solution {
        return None;
    }
    match (session.tenant(), session.mode()) {
        (Of::Sliding(tenant), Mode::Edit) => {
            let typed = sliding::edit_keys::typed(ctx, tenant.selected().is_some(), focus_is_cell);
            Some(typed.into_iter().map(Command::edit).collect())
        }
        (Of::Hidato(tenant), Mode::Play) => Some(hidato::keys::typed(ctx, tenant, focus_is_cell)),
        (Of::Hidato(tenant), Mode::Edit) => {
            let typed = hidato::compose::keys::typed(ctx, tenant, focus_is_cell);
            Some(typed.into_iter().map(hidato::compose::compose).collect())
        }
        _ => None,
    }
}

/// What the window remembers of the puzzles of each family between frames.
#[derive(Default)]
pub struct States {
    pub sliding: SlidingState,
    pub hidato: HidatoState,
}

/// The stop of the Tab key on the board that is shown.
pub fn stop<'a>(session: &Session, states: &'a mut States) -> &'a mut TabStop {
    match session.tenant().family() {
        Family::Sliding => &mut states.sliding.board.stop,
        Family::Hidato => &mut states.hidato.board.stop,
    }
}

/// The panel at the right of the board.
pub fn figures_ui(pane: &mut Pane<'_>, states: &mut States, ui: &mut Ui) {
    match pane.session.tenant().family() {
        Family::Sliding => sliding::figures_ui(pane, &mut states.sliding, ui),
        Family::Hidato => hidato::figures_ui(pane, ui),
    }
}

/// The board with its bars. Tells whether a cell has the keyboard focus.
pub fn centre_ui(pane: &mut Pane<'_>, states: &mut States, ui: &mut Ui) -> bool {
    match pane.session.tenant().family() {
        Family::Sliding => sliding::centre_ui(pane, &mut states.sliding, ui),
        Family::Hidato => hidato::centre_ui(pane, &mut states.hidato.board, ui),
    }
}

/// The windows in which a person writes a thing of a family.
pub fn forms_ui(pane: &mut Pane<'_>, states: &mut States, ctx: &Context) {
    sliding::own_bound::own_bound_ui(pane, &mut states.sliding.own_bound, ctx);
    hidato::compose::form::form_ui(pane, &mut states.hidato.form, ctx);
}

/// The choice of a search for the open puzzle.
pub fn search_menu_ui(pane: &mut Pane<'_>, own_bound: &mut Option<Writing>, ui: &mut Ui) {
    match pane.session.tenant().family() {
        Family::Sliding => sliding::search_menu::search_menu_ui(pane, own_bound, ui),
        Family::Hidato => hidato::menus::search_menu_ui(pane, ui),
    }
}

/// The width that the toolbar needs for one row, in points: Hidato's searches have longer names.
pub fn toolbar_width(session: &Session) -> f32 {
    match session.tenant().family() {
        Family::Sliding => 665.0,
        Family::Hidato => 700.0,
    }
}

/// What the bar of the track does.
pub fn track_bar(session: &Session) -> TrackBar {
    match (session.tenant().family(), session.mode()) {
        // The board of a Hidato takes the room while its givens are edited.
        (Family::Hidato, Mode::Edit) => TrackBar::Hidden,
        // While a Hidato is filled in, a step of the solution would show what the person looks for.
        (Family::Hidato, Mode::Play) | (Family::Sliding, Mode::Edit) => TrackBar::Rests,
        _ => TrackBar::Walks,
    }
}

/// The line under the board.
pub fn caption(session: &Session) -> RichText {
    match session.tenant() {
        Of::Sliding(tenant) => sliding::caption::caption(session, tenant),
        Of::Hidato(tenant) => hidato::caption::caption(session, tenant),
    }
}

/// Fewer words for a line that is too long for the window, if there are any.
pub fn short_caption(session: &Session, caption: &RichText) -> Option<RichText> {
    match session.tenant() {
        Of::Sliding(_) => sliding::caption::short(caption),
        Of::Hidato(tenant) => hidato::caption::short(session, tenant),
    }
}

/// What the person copies, and whether that is a list of moves: the moves that follow, or the board
/// of a Hidato.
fn copied(session: &Session) -> Option<(String, bool)> {
    match session.tenant() {
        Of::Sliding(tenant) => {
            let ways = tenant.player().ways_from(0);
            let write = || notation::write(&ways, session.settings.sliding.letters);
            (!ways.is_empty()).then(|| (write(), true))
        }
        Of::Hidato(tenant) => tenant.board().map(|board| (hidato::text_of(board), false)),
    }
}

/// What the explorer shows of a recorded search.
pub fn face(searched: &Searched) -> &dyn Face {
    searched.as_ref().either(|sliding| sliding as &dyn Face, |hidato| hidato)
}

/// The board of a question. Returns what a click puts into the answer.
pub fn question_ui(ui: &mut Ui, asked: &Asked) -> Option<Put> {
    match asked.question.subject() {
        Of::Sliding(puzzle) => practice::board::sliding_ui(ui, asked, puzzle),
        Of::Hidato(board) => practice::board::hidato_ui(ui, asked, board),
    }
}

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

/// The command that takes the puzzles of a family from files, to compare searches on.
pub fn listed(family: Family, paths: &[PathBuf]) -> Command {
    match family {
        Family::Sliding => {
            let none = text!("window-dialog-no-sliding");
            let pick = |any: Any| any.sliding().map(|opened| opened.puzzle);
            listed::command(paths, family, pick, Wish::Lines, none)
        }
        Family::Hidato => {
            let none = text!("window-dialog-no-hidato");
            let pick = |any: Any| any.hidato().map(|opened| opened.board);
            listed::command(paths, family, pick, Wish::Hidatos, none)
        }
    }
}

/// What is said of a puzzle of this family where those of another one are taken.
pub fn is_other(family: Family, place: &str) -> String {
    match family {
        Family::Sliding => text!("window-dialog-is-sliding", place = place),
        Family::Hidato => text!("window-dialog-is-hidato", place = place),
    }
}

/// The title of the dialog that chooses files with puzzles of a family.
pub fn opening(family: Family) -> &'static str {
    match family {
        Family::Sliding => text!("window-file-open-sliding"),
        Family::Hidato => text!("window-file-open-hidatos"),
    }
}

/// What the board of a file is called before anything is done on it.
pub fn start(family: Family) -> &'static str {
    match family {
        Family::Sliding => text!("window-file-start"),
        Family::Hidato => text!("window-file-givens"),
    }
}

/// The name of a format, and what it is.
pub fn format(format: Format) -> (&'static str, &'static str) {
    format.either(|one| (one.name(), one.about()), |one| (one.name(), one.about()))
}

/// A puzzle with its solution as it is printed.
pub fn printable(printed: &Printed) -> &dyn Printable {
    printed.as_ref().either(|one| one as &dyn Printable, |one| one)
}

/// Copies the moves that follow, or the board of a Hidato.
pub fn copy(session: &Session, states: &mut States, ctx: &Context) {
    let Some((text, is_moves)) = copied(session) else { return };
    ctx.copy_text(text);
    if is_moves {
        states.sliding.copied.note(ctx);
    }
}
