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

use super::practice;
use super::theme::palette;
use super::window::Window;
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

/// A window narrower than this, in points, has the lesson below the board.
const NARROW: f32 = 1000.0;

/// The panel of a lesson, if there is one, left of the view or below it.
pub(super) fn lesson_ui(window: &mut Window, ui: &mut Ui) {
    let lessons = window.session.lessons();
    let (is_played, is_recorded) = (lessons.played().is_some(), lessons.notebook().is_some());
    if window.session.view() == View::Practice || !(is_played || is_recorded) {
        window.lesson = LessonState::default();
        return;
    }
    let space = ui.ctx().content_rect().size();
    let frame = Frame::new().fill(palette(ui).panel).inner_margin(Margin::symmetric(16, 10));
    let panel = if space.x < NARROW {
        let most = (space.y * 0.5).max(140.0);
        let usual = (space.y * 0.36).clamp(120.0, most);
        Panel::bottom("lesson below").default_size(usual).size_range(90.0..=most)
    } else {
        Panel::left("lesson").default_size(300.0).size_range(220.0..=(space.x * 0.4))
    };
    panel.frame(frame).resizable(true).show(ui, |ui| match is_played {
        true => played::played_ui(window, ui),
        false => notebook::notebook_ui(window, ui),
    });
}

/// The board of the question, where it stands in the place of the open one. Tells whether it does.
pub(super) fn board_ui(window: &mut Window, ui: &mut Ui) -> bool {
    let Window { session, queue, .. } = window;
    let played = session.lessons().played().filter(|played| played.shows_question());
    let Some(asked) = played.and_then(Played::asked) else { return false };
    let put = practice::boards_ui(ui, asked);
    queue.extend(put.map(|put| Command::Teach(LessonWish::Put(put))));
    true
}
