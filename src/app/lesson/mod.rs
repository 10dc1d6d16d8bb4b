//! Lessons: the panel of one that is played, and of one that is being recorded.
//!
//! | room | what lives there |
//! |---|---|
//! | [`menu`] | the lessons that come with the program, and the beginning of a recording |
//! | `played` | the step of a lesson: its note, its question, the way on |
//! | `notebook`, `page` | the steps that a teacher records, and one of them |
//! | [`hidden`] | what stands in the place of what is hidden |
//! | [`keys`] | the keys of a lesson |

pub mod hidden;
pub mod keys;
pub mod menu;
mod notebook;
mod page;
mod played;

use egui::{Frame, Margin, Panel, Ui};

use super::pane::Pane;
use super::practice;
use super::theme::palette;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::View;
use crate::session::lesson::LessonWish;
use crate::session::lesson::played::Played;

/// What the panel remembers between frames.
#[derive(Default)]
pub(super) struct LessonState {
    shown: practice::Shown,
    /// Whether the person is asked before a recording is thrown away.
    asks_to_forget: bool,
}

/// A window narrower than this, in points, has a narrower panel, and often none at the right.
const NARROW: f32 = 1000.0;

/// The panel of a lesson, if there is one, left of the view.
pub(super) fn lesson_ui(pane: &mut Pane<'_>, state: &mut LessonState, ui: &mut Ui) {
    if !is_shown(pane.session) {
        *state = LessonState::default();
        return;
    }
    let width = ui.ctx().content_rect().width();
    let frame = Frame::new().fill(palette(ui).panel).inner_margin(Margin::symmetric(14, 10));
    let is_narrow = width < NARROW;
    let usual = if is_narrow { (0.36 * width).clamp(200.0, 270.0) } else { 300.0 };
    // The name tells egui which width to keep.
    let panel = Panel::left(("lesson", is_narrow)).frame(frame).resizable(true);
    let panel = panel.default_size(usual).size_range(180.0..=(width * 0.5));
    let is_played = pane.session.lessons().played().is_some();
    panel.show(ui, |ui| match is_played {
        true => played::played_ui(pane, &mut state.shown, ui),
        false => notebook::notebook_ui(pane, &mut state.asks_to_forget, ui),
    });
}

/// Whether the panel of a lesson is there.
pub(super) fn is_shown(session: &Session) -> bool {
    let lessons = session.lessons();
    session.view() != View::Practice && (lessons.played().is_some() || lessons.notebook().is_some())
}

/// Whether the view needs the room of the panel at its right for a question of a lesson, or for the
/// tree.
pub(super) fn needs_room(session: &Session, width: f32) -> bool {
    let played = session.lessons().played();
    let is_tree = session.view() == View::Tree;
    width < NARROW && played.is_some_and(|played| is_tree || played.asked().is_some())
}

/// The board of the question, where it stands in the place of the open one. Tells whether it does.
pub(super) fn board_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> bool {
    let played = pane.session.lessons().played().filter(|played| played.shows_question());
    let Some(asked) = played.and_then(Played::asked) else { return false };
    let put = practice::boards_ui(ui, asked);
    pane.queue.extend(put.map(|put| Command::Teach(LessonWish::Put(put))));
    true
}
