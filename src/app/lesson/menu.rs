//! The lessons in the menu beside Open.

use std::sync::LazyLock;

use egui::{Align, Button, CollapsingHeader, Layout, Popup, Ui};
use langkah_language::text;
use langkah_puzzle::lesson::{self, Words, read};

use crate::app::pane::Pane;
use crate::app::widgets::named::{button_ui, folds};
use crate::session::command::Command;
use crate::session::lesson::LessonWish;
use crate::session::lesson::opening::Script;

/// The lessons that come with the program: their titles, and the texts of their files. A file that
/// does not read is left out.
static BUILT_IN: LazyLock<Vec<(Words, &str)>> = LazyLock::new(|| {
    let titled = |text: &'static str| Some((read(text.as_bytes()).ok()?.title, text));
    lesson::built_in::ALL.into_iter().filter_map(titled).collect()
});

/// The lessons that come with the program, by their titles in the language of the window.
pub fn built_in() -> impl Iterator<Item = (&'static str, Script)> {
    BUILT_IN.iter().map(|(title, text)| {
        let name = title.shown();
        (name, Script { text: (*text).into(), name: name.to_owned(), file: None })
    })
}

/// The lessons in the menu, folded because the menu is long.
pub fn lessons_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let header = CollapsingHeader::new(text!("lesson-menu")).id_salt("lessons");
    let layout = Layout::top_down_justified(Align::Min);
    folds(&header.show_unindented(ui, |ui| ui.with_layout(layout, |ui| list_ui(pane, ui))));
}

fn list_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    for (name, script) in built_in() {
        if ui.button(name).clicked() {
            pane.queue.push(Command::Teach(LessonWish::Prepare(script)));
            Popup::close_all(ui.ctx());
        }
    }
    ui.separator();
    ui.add_enabled_ui(pane.session.has_puzzle(), |ui| {
        let text = text!("lesson-menu-record");
        if button_ui(ui, Button::new(text), text, text!("lesson-menu-record", "hint")) {
            pane.queue.push(Command::Teach(LessonWish::Record));
            Popup::close_all(ui.ctx());
        }
    });
}
