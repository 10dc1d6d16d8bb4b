//! What the window shows of a sliding puzzle.
//!
//! | room | what lives there |
//! |---|---|
//! | [`board`], [`drag`], [`slide`] | the tiles, what a click on them does, and how they move |
//! | [`bar`], [`goal_menu`] | above the board: what clicks and keys do, and the goal |
//! | [`strip`] | the clock and the count of moves below the board, and what was solved |
//! | [`caption`] | under the board, in a line |
//! | [`edit_keys`] | typing into cells |
//! | [`solvability_panel`], [`kurang_table`], [`parity`] | the right, top: Kurang, the verdict and why |
//! | [`search_panel`], [`anytime`] | the right, middle: figures, while it runs and after |
//! | [`moves_panel`], [`analysis`] | the right, bottom: the moves, judged one by one |
//! | [`search_menu`], [`own_bound`] | the choice of a search, and a bound of one's own |

pub mod analysis;
pub mod anytime;
pub mod bar;
pub mod board;
pub mod caption;
pub mod drag;
pub mod edit_keys;
pub mod goal_menu;
pub mod kurang_table;
pub mod moves_panel;
pub mod own_bound;
pub mod parity;
pub mod search_menu;
pub mod search_panel;
pub mod slide;
pub mod solvability_panel;
pub mod strip;

use std::time::Duration;

use egui::{Frame, Margin, Panel, Ui};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::solvability::Solvability;
use langkah_puzzle::lesson::Hidden;

use super::player_bar::{self, Track, TrackBar};
use super::{side, welcome};
use crate::app::pane::Pane;
use crate::app::widgets::scroll::scrolled;
use crate::session::command::Command;
use crate::session::sliding::edit::Edit;
use crate::session::sliding::hint::Hint;
use crate::session::{Mode, Session};
use board::{BoardView, Scene};
use moves_panel::Copied;
use parity::Parity;

/// What the window remembers of sliding puzzles between frames.
#[derive(Default)]
pub struct SlidingState {
    pub board: BoardView,
    pub parity: Parity,
    /// The puzzle that cannot be solved, and how long its verdict took.
    pub refused: Option<(Puzzle, Duration)>,
    /// The bound that the person writes.
    pub own_bound: Option<own_bound::Writing>,
    pub copied: Copied,
    /// The tile whose Kurang is explained, as of the last frame.
    pub explained: Option<u8>,
}

/// Kurang and the verdict of the board that is shown.
fn shown_solvability(session: &Session) -> Option<Solvability> {
    let sliding = session.sliding()?;
    Some(Solvability::of(sliding.judged()?, sliding.open()?.puzzle.goal()))
}

/// The panel at the right.
pub fn figures_ui(pane: &mut Pane<'_>, state: &mut SlidingState, ui: &mut Ui) {
    let before = state.explained;
    let mut explained = None;
    let moves = Frame::new().inner_margin(Margin { top: 8, ..Margin::ZERO });
    Panel::bottom("moves")
        .frame(moves)
        .show(ui, |ui| moves_panel::moves_ui(pane, &mut state.copied, ui));
    scrolled(ui, egui::ScrollArea::vertical(), |ui| {
        explained = solvability_panel::solvability_ui(pane, &mut state.parity, ui, before);
        side::section_gap(ui);
        search_panel::search_ui(pane, &mut state.refused, ui);
        let pointed = solvability_panel::long_table_ui(pane.session, ui, before);
        explained = explained.or(pointed);
    });
    state.explained = explained;
}

/// The board with its bars. Tells whether a cell has the keyboard focus.
pub fn centre_ui(pane: &mut Pane<'_>, state: &mut SlidingState, ui: &mut Ui) -> bool {
    let Some(solvability) = shown_solvability(pane.session) else {
        welcome::welcome_ui(pane, ui);
        return false;
    };
    let bar = Panel::bottom("player").frame(Frame::new()).show_separator_line(false);
    let track = track(pane.session);
    bar.show(ui, |ui| player_bar::player_ui(pane, track, ui));
    strip::strip_ui(pane, ui);
    bar::bar_ui(pane, ui);
    board_ui(pane, state, ui, &solvability)
}

/// The line under the board, and the bar of the track.
fn track(session: &Session) -> Track {
    let caption = session.sliding().map(|sliding| caption::caption(session, sliding));
    let caption = caption.unwrap_or_default();
    let bar = if session.mode() == Mode::Edit { TrackBar::Rests } else { TrackBar::Walks };
    Track { short: caption::short(&caption), caption, bar }
}

/// Draws the board, and queues the commands of clicks. Tells whether a cell has the keyboard focus.
fn board_ui(
    pane: &mut Pane<'_>,
    state: &mut SlidingState,
    ui: &mut Ui,
    solvability: &Solvability,
) -> bool {
    let (session, slides) = (pane.session, pane.look.slides);
    let Some(sliding) = session.sliding() else { return false };
    let (Some(open), Some(board)) = (sliding.open(), sliding.board()) else { return false };
    let mode = session.mode();
    // The figures belong to the start, even while the goal is shown.
    let hides = session.hides(Hidden::Kurang);
    let explained = state.explained.filter(|_| sliding.board() == sliding.judged() && !hides);
    let hint = match sliding.shown_hint() {
        Some(Hint::Step { step, .. }) => Some(step),
        _ => None,
    };
    let scene = Scene {
        board,
        goal: open.puzzle.goal(),
        solvability,
        explained,
        hides_kurang: hides,
        // X follows from the cells that are marked.
        shows_odd_cells: session.settings.sliding.shows_odd_cells
            && !session.hides(Hidden::Verdict),
        slides,
        mode,
        selected: sliding.selected(),
        hint,
        hovers: session.settings.play.hovers,
    };
    let pointed = state.board.board_ui(ui, &scene);
    state.explained = pointed.tile.or(state.explained).filter(|_| !hides);
    pane.queue.extend(pointed.shifted.map(Command::shift));
    if let Some(cell) = pointed.clicked {
        match mode {
            Mode::View => {}
            Mode::Play => pane.queue.push(Command::shift(cell)),
            Mode::Edit => pane.queue.push(Command::edit(Edit::Click(cell))),
        }
    }
    pointed.has_focus
}
