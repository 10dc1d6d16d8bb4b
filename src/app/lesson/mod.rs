//! Lessons: the panel of one that is played, and of one that is being recorded.
//!
//! | room | what lives there |
//! |---|---|
//! | [`menu`] | the lessons that come with the program, and the beginning of a recording |
//! | `played` | the step of a lesson: its note, its question, the way on |
//! | `notebook`, `page` | the steps that a teacher records, and one of them |
//! | [`room`] | when there is a panel, and when it takes the room of the panel at the right |
//! | [`keys`] | the keys of a lesson |

pub mod keys;
pub mod menu;
mod notebook;
mod page;
mod played;
pub mod room;

use egui::{Frame, Margin, Panel, Ui};
use langkah_language::text;

use super::files::Save;
use super::pane::Pane;
use super::practice;
use super::theme::palette;
use super::widgets::named::announce;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::lesson::LessonWish;
use crate::session::lesson::opening::Checked;
use crate::session::lesson::played::Played;
use room::{NARROW, is_shown};

/// What the panel remembers between frames.
#[derive(Default)]
pub(super) struct LessonState {
    shown: practice::Shown,
    /// Whether the person is asked before a recording is thrown away.
    asks_to_forget: bool,
}

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

/// Whether letters and digits belong to the answer of the lesson's question.
pub(super) fn takes_typing(session: &Session) -> bool {
    let played = session.lessons().played().filter(|_| is_shown(session));
    played.is_some_and(|played| played.open_question().is_some())
}

/// A strip that tells that a lesson is being prepared, if that takes some time.
pub(super) fn preparing_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    if !pane.session.lessons().takes_long() {
        return;
    }
    let frame = Frame::new().fill(palette(ui).note_surface).inner_margin(Margin::same(10));
    Panel::top("preparing a lesson").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            announce(&ui.label(text!("lesson-preparing")));
            if ui.button(text!("lesson-preparing", "stop")).clicked() {
                pane.queue.push(Command::Stop);
            }
        });
    });
}

/// The file of a recorded lesson.
pub(super) fn save(Checked { lesson, text }: Checked) -> Save {
    let name = text!("lesson-record-save", "file");
    let kind = (text!("lesson-record-save", "kind"), "txt");
    let save = Save::new(name, kind, move |out| out.write_str(&text));
    save.then(move |_| Some(Command::Teach(LessonWish::Written(lesson))))
}

/// The board of the question, where it stands in the place of the open one. Tells whether it does.
pub(super) fn board_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> bool {
    let played = pane.session.lessons().played().filter(|played| played.shows_question());
    let Some(asked) = played.and_then(Played::asked) else { return false };
    let put = practice::boards_ui(ui, asked);
    pane.queue.extend(put.map(|put| Command::Teach(LessonWish::Put(put))));
    true
}
