//! What a part of the window sees, and what it may ask for.

use std::path::PathBuf;

use egui::Context;
use langkah_language::Language;
use langkah_puzzle::report::Form;

use super::actions::Action;
use super::files::{Opening, Save};
use crate::session::command::Command;
use crate::session::settings::Settings;
use crate::session::{Line, Notice, Session};

/// Lets a part of the window read the session and ask for changes. The part does not change the
/// session itself.
pub struct Pane<'a> {
    pub session: &'a Session,
    /// The commands of this frame.
    pub queue: &'a mut Vec<Command>,
    pub look: Look,
    asks: &'a mut Vec<Ask>,
}

/// What the window is like in this frame.
#[derive(Clone, Copy)]
pub struct Look {
    /// The language of the texts.
    pub language: Language,
    /// The language that the person has chosen.
    pub chosen_language: Option<Language>,
    /// Whether things that move are shown on their way.
    pub slides: bool,
    /// Whether the person has hidden the panel at the right; `None` if the person has not chosen.
    pub hides_side: Option<bool>,
    /// Whether a dialog of the system is open.
    pub is_dialog_open: bool,
}

/// A report that is asked for.
#[derive(Clone, Copy)]
pub struct ReportWish {
    pub form: Form,
    pub language: Language,
    /// Whether it is on all puzzles of the open list.
    pub is_of_all: bool,
}

/// What a part asks of the window beside commands for the session. The window does it in the same
/// frame: after the toolbar, after the view, or after the dialogs.
pub enum Ask {
    Act(Action),
    /// To ask the person for a place, and to write a file there.
    Save(Save),
    /// To let the person choose files in the system's dialog.
    Choose(Opening),
    /// To open a file that was open before.
    Recent(PathBuf),
    Report(ReportWish),
    /// To open a file or a folder outside the window.
    Show(PathBuf),
    /// To delete the large tables that stay on disk.
    DeleteTables,
}

impl<'a> Pane<'a> {
    pub fn new(
        session: &'a Session,
        queue: &'a mut Vec<Command>,
        asks: &'a mut Vec<Ask>,
        look: Look,
    ) -> Self {
        Self { session, queue, look, asks }
    }

    pub fn settings(&self) -> &'a Settings {
        &self.session.settings
    }

    pub fn ask(&mut self, ask: Ask) {
        self.asks.push(ask);
    }

    pub fn act(&mut self, action: Action) {
        self.ask(Ask::Act(action));
    }

    /// Copies a text, and tells the person so.
    pub fn copy_text(&mut self, text: Option<String>, told: impl Into<Line>, ctx: &Context) {
        if let Some(text) = text {
            ctx.copy_text(text);
            self.queue.push(Command::Tell(Notice::note(told, Vec::<Line>::new())));
        }
    }
}
