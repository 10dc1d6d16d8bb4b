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
use langkah_engine::puzzle::Puzzle;
use langkah_engine::puzzle::lesson::Hidden;
use langkah_engine::sliding::solvability::Solvability;

use super::window::Window;
use super::{help, player_bar, side};
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::sliding::edit::Edit;
use crate::session::sliding::hint::Hint;
use board::{BoardView, Scene};
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
    /// When the moves were last copied.
    pub copied: Option<f64>,
    /// The tile whose Kurang is explained, as of the last frame.
    pub explained: Option<u8>,
}

/// The panel at the right.
pub fn figures_ui(window: &mut Window, ui: &mut Ui) {
    let before = window.sliding.explained;
    let mut explained = None;
    let moves = Frame::new().inner_margin(Margin { top: 8, ..Margin::ZERO });
    Panel::bottom("moves").frame(moves).show(ui, |ui| moves_panel::moves_ui(window, ui));
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        explained = solvability_panel::solvability_ui(window, ui, before);
        side::section_gap(ui);
        search_panel::search_ui(window, ui);
        let pointed = solvability_panel::long_table_ui(window, ui, before);
        explained = explained.or(pointed);
    });
    window.sliding.explained = explained;
}

/// The board with its bars. Tells whether a cell has the keyboard focus.
pub fn centre_ui(window: &mut Window, ui: &mut Ui) -> bool {
    let Some(solvability) = window.shown_solvability() else {
        help::welcome_ui(&mut window.pane(), ui);
        return false;
    };
    let bar = Panel::bottom("player").frame(Frame::new()).show_separator_line(false);
    bar.show(ui, |ui| player_bar::player_ui(&mut window.pane(), ui));
    strip::strip_ui(&mut window.pane(), ui);
    bar::bar_ui(window, ui);
    board_ui(window, ui, &solvability)
}

/// Draws the board, and queues the commands of clicks. Tells whether a cell has the keyboard focus.
fn board_ui(window: &mut Window, ui: &mut Ui, solvability: &Solvability) -> bool {
    let (session, slides) = (&window.session, window.slides());
    let Some(sliding) = session.sliding() else { return false };
    let (Some(open), Some(board)) = (sliding.open(), sliding.board()) else { return false };
    let mode = session.mode();
    // The figures belong to the start, even while the goal is shown.
    let hides = session.hides(Hidden::Kurang);
    let state = &mut window.sliding;
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
        shows_odd_cells: session.settings.sliding.shows_odd_cells,
        slides,
        mode,
        selected: sliding.selected(),
        hint,
        hovers: session.settings.play.hovers,
    };
    let pointed = state.board.board_ui(ui, &scene);
    state.explained = pointed.tile.or(state.explained).filter(|_| !hides);
    window.queue.extend(pointed.shifted.map(Command::shift));
    if let Some(cell) = pointed.clicked {
        match mode {
            Mode::View => {}
            Mode::Play => window.queue.push(Command::shift(cell)),
            Mode::Edit => window.queue.push(Command::edit(Edit::Click(cell))),
        }
    }
    pointed.has_focus
}
