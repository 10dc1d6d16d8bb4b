//! The window's seam over the families: whose part is drawn. The parts stand in the rooms of the
//! families.
//!
//! | room | what lives there |
//! |---|---|
//! | [`words`] | what each family is called |
//! | [`faces`] | what answers for a thing of either family |
//! | [`compare`], [`question`], [`listed`] | whose part of a view is drawn, whose puzzles are read |

pub mod compare;
pub mod faces;
pub mod listed;
pub mod question;
pub mod words;

use egui::{Context, Ui};
use langkah_engine::plan::{Plan, Request};
use langkah_engine::sliding::notation;
use langkah_puzzle::{Family, Of};

use super::hidato::HidatoState;
use super::pane::Pane;
use super::sliding::SlidingState;
use super::sliding::own_bound::Writing;
use super::widgets::tab_stop::TabStop;
use super::{hidato, sliding};
use crate::session::command::Command;
use crate::session::explore::View;
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
        (Of::Hidato(tenant), Mode::Play) => {
            // In a lesson Enter answers its question, or goes on.
            let begins = session.lessons().played().is_none();
            Some(hidato::keys::typed(ctx, tenant, (focus_is_cell, begins)))
        }
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

/// The name of the search that stands in the toolbar.
pub fn search_shown(session: &Session) -> &'static str {
    match session.tenant().family() {
        Family::Sliding => sliding::search_menu::shown_name(session),
        Family::Hidato => session.settings.hidato.plan.title(),
    }
}

/// Whether the search that is chosen has no tree on the open board, and so cannot be recorded.
pub fn has_no_tree(session: &Session) -> bool {
    let Of::Sliding(tenant) = session.tenant() else { return false };
    let Request { plan, metric, .. } = session.settings.sliding_request();
    tenant.dims().is_some_and(|dims| plan.on(dims, metric) == Ok(Plan::Anytime))
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
        // Numbers by hand stay apart from the givens.
        Of::Hidato(tenant) if tenant.mode() == Mode::Play => {
            session.whole_text().map(|text| (text, false))
        }
        Of::Hidato(tenant) => tenant.board().map(|board| (hidato::text_of(board), false)),
    }
}

/// Copies the moves that follow, or the board of a Hidato.
pub fn copy(session: &Session, states: &mut States, ctx: &Context) {
    let Some((text, is_moves)) = copied(session) else { return };
    ctx.copy_text(text);
    if is_moves {
        states.sliding.copied.note(ctx);
    }
}
