//! What a part of the window has to do with.

use super::window::Window;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::settings::Settings;

/// What a part of the window sees, and the commands that it queues: it changes nothing itself.
pub struct Pane<'a> {
    pub session: &'a Session,
    /// The commands of this frame.
    pub queue: &'a mut Vec<Command>,
}

impl<'a> Pane<'a> {
    pub fn settings(&self) -> &'a Settings {
        &self.session.settings
    }
}

impl Window {
    pub(super) fn pane(&mut self) -> Pane<'_> {
        Pane { session: &self.session, queue: &mut self.queue }
    }
}
