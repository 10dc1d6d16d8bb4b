//! What the window opens first.

use std::path::PathBuf;

use egui::Context;

use super::closing;
use super::window::Window;
use crate::session::Notice;
use crate::session::command::Command;
use crate::session::filing::FileWish;

impl Window {
    /// Opens the files that the program was started with, or else the puzzle that was open last,
    /// and tells `notice` after that. What was made by hand at last and is in no file is opened
    /// before the files.
    pub fn begin(
        &mut self,
        files: impl IntoIterator<Item = PathBuf>,
        notice: Option<Notice>,
        ctx: &Context,
    ) {
        let files: Vec<PathBuf> = files.into_iter().collect();
        self.open_kept(files.is_empty(), notice, ctx);
        if !files.is_empty() {
            self.awaits_file = true;
            let language = self.language();
            langkah_language::within(language, || self.files.read_all(files, ctx));
        }
    }

    /// Opens the puzzle in a text, and tells `notice` after that.
    pub fn begin_with(&mut self, text: String, notice: Option<Notice>, ctx: &Context) {
        self.open_kept(false, notice, ctx);
        let language = self.language();
        let command = langkah_language::within(language, || self.files.paste(text, ctx));
        self.awaits_file = command.is_none();
        self.queue.extend(command);
    }

    /// Opens what was kept for this start: work that is in no file in any case, so that undo leads
    /// back to it, and the last puzzle if nothing else is named.
    fn open_kept(&mut self, is_alone: bool, notice: Option<Notice>, ctx: &Context) {
        self.start_notice = notice;
        let kept = self.settings().files.clone();
        let last = kept.last.filter(|last| kept.restores && is_alone || last.holds_work());
        for one in kept.others.into_iter().chain(last) {
            self.session.apply(Command::File(FileWish::Restore(Box::new(one))));
            closing::look(self, ctx);
        }
    }
}
