//! The lessons in the menu beside Open.

use std::sync::LazyLock;

use egui::{Align, CollapsingHeader, Layout, Popup, Ui};
use langkah_language::text;
use langkah_puzzle::lesson::{Words, built_in, read};

use crate::app::pane::Pane;
use crate::app::widgets::named::{folds, name};
use crate::session::command::Command;
use crate::session::lesson::LessonWish;
use crate::session::lesson::opening::Script;

/// The lessons that come with the program: their titles, and the texts of their files. A file that
/// does not read is left out.
static BUILT_IN: LazyLock<Vec<(Words, &str)>> = LazyLock::new(|| {
    let titled = |text: &'static str| Some((read(text.as_bytes()).ok()?.title, text));
    built_in::ALL.into_iter().filter_map(titled).collect()
});

/// The lessons in the menu, folded because the menu is long.
pub fn lessons_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let header = CollapsingHeader::new(text!("lesson-menu")).id_salt("lessons");
    let layout = Layout::top_down_justified(Align::Min);
    folds(&header.show_unindented(ui, |ui| ui.with_layout(layout, |ui| list_ui(pane, ui))));
}

fn list_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    for (title, text) in BUILT_IN.iter() {
        let name = title.shown();
        if ui.button(name).clicked() {
            let script = Script { text: (*text).into(), name: name.to_owned(), file: None };
            let wish = LessonWish::Prepare(script);
            pane.queue.push(Command::Teach(wish));
            Popup::close_all(ui.ctx());
        }
    }
    ui.separator();
    ui.add_enabled_ui(pane.session.has_puzzle(), |ui| {
        let text = text!("lesson-menu-record");
        let response = ui.button(text).on_hover_text(text!("lesson-menu-record", "hint"));
        name(&response, text);
        if response.clicked() {
            pane.queue.push(Command::Teach(LessonWish::Record));
            Popup::close_all(ui.ctx());
        }
    });
}
