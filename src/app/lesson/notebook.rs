//! The steps that a teacher records.

use egui::{Button, Label, RichText, ScrollArea, TextEdit, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_CLOSE};
use langkah_language::text;
use langkah_puzzle::lesson::place;

use super::page;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::{icon_button, name};
use crate::app::widgets::scroll::scrolled;
use crate::session::command::Command;
use crate::session::lesson::LessonWish;
use crate::session::lesson::notebook::{Amendment, Notebook};

/// The notebook. `asks` tells whether the person is asked before the recording is thrown away.
pub(super) fn notebook_ui(pane: &mut Pane<'_>, asks: &mut bool, ui: &mut Ui) {
    let can_bookmark = pane.session.can_bookmark();
    let Some(notebook) = pane.session.lessons().notebook().cloned() else { return };
    let mut wish = head_ui(ui, &notebook, asks);
    scrolled(ui, ScrollArea::vertical(), |ui| {
        wish = wish.take().or(titles_ui(ui, &notebook).map(LessonWish::Amend));
        ui.add_space(4.0);
        let text = text!("lesson-record-add");
        let colours = palette(ui);
        let label = (
            ICON_ADD.rich_text().color(colours.home_text),
            RichText::new(text).color(colours.home_text),
        );
        let add = Button::new(label).fill(colours.home).min_size(egui::vec2(0.0, 30.0));
        let response = ui.add_enabled(can_bookmark, add);
        name(&response, text);
        let response = response
            .on_hover_text(text!("lesson-record-add", "hint"))
            .on_disabled_hover_text(text!("lesson-record-add", "disabled"));
        if response.clicked() {
            wish = Some(LessonWish::Bookmark);
            page::write_next(ui, &notebook);
        }
        ui.add_space(4.0);
        for (index, page) in notebook.pages().iter().enumerate() {
            let text = format!("{}. {}", index + 1, place(&page.step, page.end));
            let is_shown = index == notebook.at();
            if ui.selectable_label(is_shown, text).clicked() {
                wish = Some(LessonWish::Amend(Amendment::Show(index)));
            }
        }
        if let Some(page) = notebook.page() {
            ui.separator();
            let amendment = page::page_ui(ui, &notebook, page);
            wish = wish.take().or(amendment.map(LessonWish::Amend));
        }
        ui.separator();
        wish = wish.take().or(finish_ui(ui));
    });
    pane.queue.extend(wish.map(Command::Teach));
}

/// The buttons that play the lesson, and that save it.
fn finish_ui(ui: &mut Ui) -> Option<LessonWish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (text, hint, of) in [
            (text!("lesson-record-try"), text!("lesson-record-try", "hint"), LessonWish::Try),
            (text!("lesson-record-save"), text!("lesson-record-save", "hint"), LessonWish::Save),
        ] {
            if ui.button(text).on_hover_text(hint).clicked() {
                wish = Some(of);
            }
        }
    });
    wish
}

/// The title of the panel, and the button that ends the recording. It asks first if something is
/// not saved.
fn head_ui(ui: &mut Ui, notebook: &Notebook, asks: &mut bool) -> Option<LessonWish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let close = icon_button(ui, ICON_CLOSE, text!("lesson-record-end"));
        if close.on_hover_text(text!("lesson-record-end", "hint")).clicked() {
            *asks = !notebook.is_kept();
            wish = notebook.is_kept().then_some(LessonWish::Forget);
        }
        let title = RichText::new(text!("lesson-record")).text_style(heading());
        ui.add(Label::new(title.color(palette(ui).accent)).truncate());
    });
    if *asks {
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("lesson-record-forget"));
            if ui.button(text!("lesson-record-forget", "yes")).clicked() {
                wish = Some(LessonWish::Forget);
                *asks = false;
            }
            *asks &= !ui.button(text!("lesson-record-forget", "no")).clicked();
        });
    }
    ui.add_space(2.0);
    wish
}

/// The fields for the title and the author.
fn titles_ui(ui: &mut Ui, notebook: &Notebook) -> Option<Amendment> {
    let (mut title, mut author) = (notebook.title.clone(), notebook.author.clone());
    for (label, typed) in
        [(text!("lesson-record-title"), &mut title), (text!("lesson-record-author"), &mut author)]
    {
        let label = ui.label(RichText::new(label).weak());
        let edit = TextEdit::singleline(typed).char_limit(200).desired_width(f32::INFINITY);
        ui.add(edit).labelled_by(label.id);
    }
    if title != notebook.title {
        return Some(Amendment::Title(title));
    }
    (author != notebook.author).then_some(Amendment::Author(author))
}
