//! What the window shows of a Hidato.
//!
//! | room | what lives there |
//! |---|---|
//! | [`board`] | the cells and what a click on them does |
//! | `draw`, `ground` | how the cells, the path and the ground under them are painted |
//! | [`compose`] | a Hidato of one's own |
//! | `bar` | above the board: what clicks do, hints, which cells touch |
//! | `caption` | under the board, in a line |
//! | `verdict` | the right, top: how many solutions there are, or why there is none |
//! | `hand` | the right: the judgement of numbers by hand, candidates, hints |
//! | `search` | the right: figures, while it runs and after |
//! | `steps` | the right, bottom: the numbers placed, and why |
//! | `menus` | the choice of a search and of random puzzles |
//! | `keys` | typing into cells |
//! | `line` | a line of the path that is being drawn |
//! | `strip` | the right, bottom, while a board is filled: all numbers |
//! | `tools` | the pencil, when numbers are judged, the clock |

pub(super) mod bar;
pub mod board;
pub(super) mod caption;
pub(super) mod compose;
mod draw;
mod ground;
mod hand;
pub(super) mod keys;
mod line;
pub(super) mod menus;
mod search;
mod steps;
mod strip;
pub(super) mod tools;
mod verdict;

use egui::{Frame, Margin, Panel, Ui};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::text::{Format, write};
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::time;

use super::player_bar::{self, Track, TrackBar};
use super::side::section_gap;
use super::theme::palette;
use crate::app::pane::Pane;
use crate::app::widgets::scroll::scrolled;
use crate::session::command::Command;
use crate::session::hidato::Doing;
use crate::session::hidato::command::{Fill, HidatoCommand, Pencilling};
use crate::session::{Mode, Session};

/// What the window remembers of Hidatos between frames.
#[derive(Default)]
pub(super) struct HidatoState {
    pub board: board::BoardView,
    /// The form for a Hidato of one's own, while it is open.
    pub form: Option<compose::form::Form>,
}

/// The panel at the right.
pub(super) fn figures_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    if pane.session.mode() == Mode::Edit {
        let area = egui::ScrollArea::vertical().id_salt("compose");
        scrolled(ui, area, |ui| compose::panel_ui(pane, ui));
        return;
    }
    let below = Frame::new().inner_margin(Margin { top: 8, ..Margin::ZERO });
    let is_by_hand = pane.session.mode() == Mode::Play;
    Panel::bottom("steps").frame(below).show(ui, |ui| match is_by_hand {
        true => strip::strip_ui(pane, ui),
        false => steps::steps_ui(pane, ui),
    });
    scrolled(ui, egui::ScrollArea::vertical(), |ui| {
        // What a person works with stands first.
        if is_by_hand {
            hand::hand_ui(pane, ui);
            section_gap(ui);
            tools::tools_ui(pane, ui);
            section_gap(ui);
        }
        verdict::verdict_ui(pane, ui);
        section_gap(ui);
        if !is_by_hand && pane.session.place().count > 0 {
            steps::step_ui(pane.session, ui);
            section_gap(ui);
        }
        search::search_ui(pane.session, ui);
    });
}

/// The board and what stands around it. Tells whether a cell has the keyboard focus.
pub(super) fn centre_ui(pane: &mut Pane<'_>, view: &mut board::BoardView, ui: &mut Ui) -> bool {
    let player = Panel::bottom("player").frame(Frame::new()).show_separator_line(false);
    let track = track(pane.session, player_bar::is_low(ui));
    player.show(ui, |ui| player_bar::player_ui(pane, track, ui));
    bar::bar_ui(pane, ui);
    board_ui(pane, view, ui)
}

/// The line under the board, and the bar of the track. `is_low`: the window has little height.
fn track(session: &Session, is_low: bool) -> Track {
    let hidato = session.hidato();
    let caption = hidato.map(|hidato| caption::caption(session, hidato)).unwrap_or_default();
    let bar = match session.mode() {
        // The board takes the room while its givens are edited.
        Mode::Edit => TrackBar::Hidden,
        Mode::Play if is_low => TrackBar::Hidden,
        // While the board is filled in, a step of the solution would show what the person looks
        // for.
        Mode::Play => TrackBar::Rests,
        Mode::View => TrackBar::Walks,
    };
    Track { caption, short: hidato.and_then(|hidato| caption::short(session, hidato)), bar }
}

/// A strip that tells how far the making of a random puzzle has come, if that takes some time.
pub(super) fn making_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Doing::Making(order, Some(progress)) = pane.session.hidato_jobs().doing() else { return };
    let family = words::family(order.topology);
    let share = progress.prepared.map_or(0.0, |prepared| prepared.share);
    let text = text!(
        "window-hidato-making",
        family = family,
        size = order.dims.to_string(),
        percent = format!("{:.0}", share * 100.0),
        time = time(progress.elapsed)
    );
    let frame = Frame::new().fill(palette(ui).note_surface).inner_margin(Margin::same(10));
    Panel::top("making").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(text);
            if ui.button(text!("window-hidato-stop-making")).clicked() {
                pane.queue.push(Command::Stop);
            }
        });
    });
}

/// A board as text, for the clipboard.
pub(super) fn text_of(board: &Board) -> String {
    write(board, Format::Matrix)
}

/// Draws the board, and queues the command of a click. Tells whether a cell has the keyboard focus.
fn board_ui(pane: &mut Pane<'_>, view: &mut board::BoardView, ui: &mut Ui) -> bool {
    let Some(hidato) = pane.session.hidato() else { return false };
    if hidato.mode() == Mode::Edit {
        let hides = pane.session.hides(Hidden::Verdict);
        let edited = view.edit_ui(ui, hidato, hides);
        pane.queue.extend(edited.wishes.into_iter().map(compose::compose));
        return edited.has_focus;
    }
    let pointed = view.board_ui(ui, hidato);
    if let Some(cell) = pointed.clicked {
        pane.queue.push(fill(Fill::Click(cell)));
    }
    pane.queue.extend(pointed.drawn.into_iter().map(pencil));
    pointed.has_focus
}

pub(super) fn fill(fill: Fill) -> Command {
    Command::from(HidatoCommand::Fill(fill))
}

pub(super) fn pencil(wish: Pencilling) -> Command {
    Command::from(HidatoCommand::Pencil(wish))
}
