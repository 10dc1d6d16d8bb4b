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

/// A kind of file.
#[derive(Clone, Copy)]
enum Kind {
    Pdf,
    Text(Form),
}

impl Kind {
    const ALL: [Self; 3] = [Self::Pdf, Self::Text(Form::Html), Self::Text(Form::Markdown)];

    fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Text(form) => form.name(),
        }
    }

    fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Text(form) => form.extension(),
        }
    }
}

/// A button with a menu that saves an exam of the wanted questions.
pub(super) fn exam_ui(pane: &mut Pane<'_>, state: &mut ExamState, ui: &mut Ui, wanted: &Wanted) {
    let mut asked = None;
    let button = choices(MenuButton::new(text!("practice-view-exam")));
    let response = menu_ui(ui, button, |ui| {
        form_ui(state, ui);
        ui.separator();
        for kind in Kind::ALL {
            if ui.button(format!("{}…", kind.name())).clicked() {
                asked = Some(kind);
                ui.close();
            }
        }
    });
    response.on_hover_text(text!("practice-view-exam", "hint"));
    if let Some(kind) = asked {
        let save = save(pane, state, wanted, kind);
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

fn save(pane: &Pane<'_>, state: &ExamState, wanted: &Wanted, kind: Kind) -> Save {
    let (setup, count, has_key) = (pane.session.exam(wanted), state.count, state.has_key);
    let title = Some(shown::line(state.title.trim())).filter(|title| !title.is_empty());
    let paper = pane.session.settings.paper;
    let name = text!("practice-view-exam", "file");
    Save::bytes(name, (kind.name(), kind.extension()), move || {
        let exam = Exam::new(&setup, count.into(), title);
        if exam.questions().is_empty() {
            return Err(nothing(&setup));
        }
        match kind {
            Kind::Text(Form::Markdown) => Ok(exam.markdown(has_key).into_bytes()),
            Kind::Text(Form::Html) => Ok(exam.html(has_key).into_bytes()),
            Kind::Pdf => {
                let pages = exam.pages(paper, has_key);
                export::pdf(&pages, paper.size(), &exam.title).map_err(|error| error.to_string())
            }
        }
    })
}

/// Why there is no question.
fn nothing(setup: &Setup) -> String {
    let why = setup.question(0, setup.level_of(0, 1), &Met::default()).err();
    let why = why.map(|why| why.to_string()).unwrap_or_default();
    text!("practice-view-nothing", why = why)
}
