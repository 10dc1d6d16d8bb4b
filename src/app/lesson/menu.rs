//! The lessons in the menu beside Open.

use egui::{CollapsingHeader, Popup, Ui};
use langkah_engine::puzzle::lesson::{Taught, built_in};
use langkah_language::text;

use crate::app::pane::Pane;
use crate::app::widgets::named::name;
use crate::session::command::Command;
use crate::session::lesson::LessonWish;

/// The lessons that come with the program. A file that does not read is left out.
fn built_in() -> impl Iterator<Item = Taught> {
    built_in::ALL.into_iter().filter_map(|text| Taught::open(text.as_bytes()).ok())
}

/// The lessons in the menu, folded because the menu is long.
pub fn lessons_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let header = CollapsingHeader::new(text!("lesson-menu")).id_salt("lessons");
    header.show_unindented(ui, |ui| list_ui(pane, ui));
}

fn list_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let id = egui::Id::unique("built-in lessons");
    // A search is run for each of them: once is enough.
    let all = ui.data(|data| data.get_temp::<std::sync::Arc<Vec<Taught>>>(id));
    let all = all.unwrap_or_else(|| std::sync::Arc::new(built_in().collect()));
    ui.data_mut(|data| data.insert_temp(id, all.clone()));
    for taught in all.iter() {
        if ui.button(taught.lesson.title.shown()).clicked() {
            let wish = LessonWish::Open(Box::new(taught.clone()));
            pane.queue.push(Command::Teach(wish));
            Popup::close_all(ui.ctx());
        }
    }
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
