//! What a part of the window sees, and what it may ask for.

use egui::Context;

use super::actions::Action;
use super::window::Window;
use crate::session::command::Command;
use crate::session::settings::Settings;
use crate::session::{Notice, Session};

/// Lets a part of the window read the session and ask for changes. The part changes nothing itself.
pub struct Pane<'a> {
    pub session: &'a Session,
    /// The commands of this frame.
    pub queue: &'a mut Vec<Command>,
    actions: &'a mut Vec<Action>,
}

impl<'a> Pane<'a> {
    pub fn settings(&self) -> &'a Settings {
        &self.session.settings
    }

    /// Asks the window to do this. The window does it in the same frame, when it has drawn the
    /// whole toolbar, or the whole view below it.
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Copies a text, and tells the person so.
    pub fn copy_text(&mut self, text: Option<String>, told: &str, ctx: &Context) {
        if let Some(text) = text {
            ctx.copy_text(text);
            self.queue.push(Command::Tell(Notice::note(told, Vec::new())));
        }
    }
}

impl Window {
    pub(super) fn pane(&mut self) -> Pane<'_> {
        Pane { session: &self.session, queue: &mut self.queue, actions: &mut self.actions }
    }
}
