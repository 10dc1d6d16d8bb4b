//! The report on the open puzzle: whose it is, in which form and language, and where it is saved.

use std::fmt;

use egui::containers::menu::MenuButton;
use egui::{RichText, TextEdit, Ui, WidgetInfo};
use egui_material_icons::icons::ICON_DOWNLOAD;
use langkah_engine::puzzle::report::{self, Cover, Form, Manner, html};
use langkah_engine::shown;
use langkah_language::{Language, text};

use super::files::Save;
use super::menus::{choices, menu_ui};
use super::toolbar::name;
use super::window::Window;
use crate::session::Phase;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::settings::{ReportSettings, Setting};

/// A button with a menu of reports on the open puzzle and its solution.
pub fn report_menu_ui(window: &mut Window, ui: &mut Ui) {
    let Some(sliding) = window.session.sliding() else { return };
    let Some(open) = sliding.open() else { return };
    let solution = match sliding.phase() {
        Phase::Ended(solution) => Some(solution.clone()),
        _ => None,
    };
    let puzzle = open.puzzle.clone();
    reports_ui(window, ui, move |text, manner| {
        report::write(text, &puzzle, solution.as_ref(), manner)
    });
}

/// The same for a Hidato.
pub fn hidato_report_menu_ui(window: &mut Window, ui: &mut Ui) {
    let Some(hidato) = window.session.hidato() else { return };
    let Some(open) = hidato.open() else { return };
    let board = open.board.clone();
    let solution = hidato.result().map(|(_, solution)| solution.clone());
    reports_ui(window, ui, move |text, manner| {
        report::hidato::write(text, &board, solution.as_ref(), manner)
    });
}

/// The button and its menu; `write` writes the report.
fn reports_ui(
    window: &mut Window,
    ui: &mut Ui,
    write: impl Fn(&mut String, &Manner) -> fmt::Result + Send + 'static,
) {
    let mut chosen = None;
    let button = choices(MenuButton::new(ICON_DOWNLOAD.rich_text()));
    let response = menu_ui(ui, button, |ui| {
        person_ui(window, ui);
        ui.separator();
        for form in Form::ALL {
            for language in Language::all() {
                if ui.button(format!("{}, {}…", form.name(), language.name())).clicked() {
                    chosen = Some((form, language));
                    ui.close();
                }
            }
        }
    });
    let response = response.on_hover_text(text!("tree-view-save-report", "hint"));
    name(&response, text!("tree-view-save-report"));
    if let Some((form, language)) = chosen {
        let ctx = ui.ctx().clone();
        let save = window.report(form, language, write);
        window.files.save(save, &ctx);
    }
}

/// The fields for the name and the student number.
fn person_ui(window: &mut Window, ui: &mut Ui) {
    let mut person = window.settings().report.clone();
    ui.label(RichText::new(text!("window-report-person")).weak());
    let fields = [
        (text!("window-report-name"), &mut person.name),
        (text!("window-report-student-id"), &mut person.student_id),
    ];
    for (hint, value) in fields {
        let edit = TextEdit::singleline(value).hint_text(hint).desired_width(220.0);
        let response = ui.add(edit.char_limit(ReportSettings::LETTERS_MAX));
        let typed = shown::line(value);
        response.widget_info(|| WidgetInfo::text_edit(true, "", typed.as_str(), hint));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(hint));
    }
    if person != window.settings().report {
        window.queue.push(Command::Set(Setting::Report(person)));
    }
}

impl Window {
    /// The report as a file beside the puzzle's.
    fn report(
        &self,
        form: Form,
        language: Language,
        write: impl Fn(&mut String, &Manner) -> fmt::Result + Send + 'static,
    ) -> Save {
        let puzzle = self.session.document().and_then(Document::file).map(|file| file.path);
        let stem = puzzle.as_ref().and_then(|path| path.file_stem());
        let stem = stem.map(|stem| stem.to_string_lossy().into_owned());
        let file = puzzle.as_ref().and_then(|path| path.file_name());
        let ReportSettings { name, student_id } = self.settings().report.clone();
        let file = file.map(|file| file.to_string_lossy().into_owned()).unwrap_or_default();
        let cover = Cover { name, student_id, file, which: None };
        let manner = Manner { language, form, cover };
        // A report is short, so that it is written to memory first.
        let make = move |out: &mut dyn fmt::Write| {
            let mut text = String::new();
            write(&mut text, &manner)?;
            let is_page = form == Form::Html;
            out.write_str(&if is_page { html::page(&text, language) } else { text })
        };
        let proposed = report::file_name(stem.as_deref(), language);
        let folder = puzzle.as_ref().and_then(|path| path.parent()).map(ToOwned::to_owned);
        Save::new(proposed, (form.name(), form.extension()), make).within(folder)
    }
}
