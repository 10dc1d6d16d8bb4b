//! An exam with its key: the menu of what it has, and where it is saved.

use egui::containers::menu::MenuButton;
use egui::{DragValue, Label, RichText, TextEdit, Ui, WidgetInfo};
use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::practice::{Exam, Met, Setup};
use langkah_puzzle::report::Form;

use crate::app::files::Save;
use crate::app::pane::{Ask, Pane};
use crate::app::widgets::menus::{choices, menu_ui};
use crate::export;
use crate::session::practice::Wanted;

/// The most questions of an exam: more do not fit an hour.
const COUNT_MAX: u32 = 100;
/// The most letters of a title: more do not fit the head of a page.
const LETTERS_MAX: usize = 60;

/// What the person has chosen for exams.
pub(super) struct ExamState {
    count: u32,
    title: String,
    has_key: bool,
}

impl Default for ExamState {
    fn default() -> Self {
        Self { count: 10, title: String::new(), has_key: true }
    }
}

/// The forms of an exam; `None` for pages to print.
const FORMS: [Option<Form>; 3] = [None, Some(Form::Html), Some(Form::Markdown)];

/// The name of a kind of file, and its extension.
fn kind(form: Option<Form>) -> (&'static str, &'static str) {
    form.map_or(("PDF", "pdf"), |form| (form.name(), form.extension()))
}

/// A button with a menu that saves an exam of the wanted questions.
pub(super) fn exam_ui(pane: &mut Pane<'_>, state: &mut ExamState, ui: &mut Ui, wanted: &Wanted) {
    let mut asked = None;
    let button = choices(MenuButton::new(text!("practice-view-exam")));
    let response = menu_ui(ui, button, |ui| {
        form_ui(state, ui);
        ui.separator();
        for form in FORMS {
            if ui.button(format!("{}…", kind(form).0)).clicked() {
                asked = Some(form);
                ui.close();
            }
        }
    });
    response.on_hover_text(text!("practice-view-exam", "hint"));
    if let Some(form) = asked {
        let save = save(pane, state, wanted, form);
        pane.ask(Ask::Save(save));
    }
}

fn form_ui(state: &mut ExamState, ui: &mut Ui) {
    let hint = text!("practice-view-exam-title");
    let edit = TextEdit::singleline(&mut state.title).hint_text(hint).desired_width(220.0);
    let response = ui.add(edit.char_limit(LETTERS_MAX));
    let typed = shown::line(&state.title);
    response.widget_info(|| WidgetInfo::text_edit(true, "", typed.as_str(), hint));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(hint));
    response.on_hover_text(text!("practice-view-exam-title", "hint"));
    if let Some(letters) = export::left_out(&typed) {
        let told = RichText::new(text!("export-left-out", letters = letters)).weak().small();
        ui.vertical(|ui| {
            ui.set_max_width(220.0);
            ui.add(Label::new(told).wrap());
        });
    }
    ui.horizontal(|ui| {
        let label = ui.label(text!("practice-view-exam-count"));
        ui.add(DragValue::new(&mut state.count).range(1..=COUNT_MAX)).labelled_by(label.id);
    });
    ui.checkbox(&mut state.has_key, text!("practice-view-exam-key"));
}

fn save(pane: &Pane<'_>, state: &ExamState, wanted: &Wanted, form: Option<Form>) -> Save {
    let (setup, count, has_key) = (pane.session.exam(wanted), state.count, state.has_key);
    let title = Some(shown::line(state.title.trim())).filter(|title| !title.is_empty());
    let paper = pane.session.settings.paper;
    let name = text!("practice-view-exam", "file");
    Save::bytes(name, kind(form), move || {
        let exam = Exam::new(&setup, count.into(), title);
        if exam.questions().is_empty() {
            return Err(nothing(&setup));
        }
        export::exam(&exam, form, paper, has_key).map_err(|error| error.to_string())
    })
}

/// Why there is no question.
fn nothing(setup: &Setup) -> String {
    let why = setup.question(0, setup.level_of(0, 1), &Met::default()).err();
    why.map(|why| super::nothing(why, setup.subject.is_some())).unwrap_or_default()
}
