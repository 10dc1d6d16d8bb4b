//! The keys of a lesson: Enter answers and goes on, Ctrl and a page key go on and back,
//! Escape leaves.

use egui::{Context, Key, Modifiers};
use langkah_language::text;

use crate::app::pane::Pane;
use crate::app::practice;
use crate::session::command::Command;
use crate::session::explore::View;
use crate::session::lesson::LessonWish;

/// The keys and what they do, for the help.
pub fn keys() -> [(&'static str, &'static str); 3] {
    [
        ("Enter", text!("lesson-key-enter")),
        ("Ctrl+Page Up, Ctrl+Page Down", text!("lesson-key-pages")),
        ("Esc", text!("lesson-key-escape")),
    ]
}

/// Takes the keys of a lesson that is played, before others do.
pub fn take(pane: &mut Pane<'_>, ctx: &Context) {
    let Some(played) = pane.session.lessons().played() else { return };
    if pane.session.view() == View::Practice {
        return;
    }
    let is_open = played.open_question().is_some();
    let has_notice = pane.session.notice().is_some();
    let (focused, types) = (ctx.memory(|memory| memory.focused()), ctx.text_edit_focused());
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    // A button with the focus is pressed by Enter, and a field with the focus is left by Escape.
    // Enter in a field that is not the answer's belongs to that field.
    let answers = focused.is_none_or(|id| id == practice::answer_field());
    let wish = if answers && pressed(Modifiers::NONE, Key::Enter) {
        Some(if is_open { LessonWish::Answer } else { LessonWish::Next })
    } else if pressed(Modifiers::COMMAND, Key::PageDown) {
        Some(LessonWish::Next)
    } else if pressed(Modifiers::COMMAND, Key::PageUp) {
        Some(LessonWish::Back)
    } else if !types
        && !has_notice
        && !pane.session.is_view_busy()
        && pressed(Modifiers::NONE, Key::Escape)
    {
        Some(LessonWish::Leave)
    } else {
        None
    };
    pane.queue.extend(wish.map(Command::Teach));
}
