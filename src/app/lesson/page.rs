//! One step of a lesson that is being recorded: its note, its question, what is hidden.

use egui::{Button, ComboBox, DragValue, Id, RichText, TextEdit, Ui};
use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;
use langkah_puzzle::lesson::{Hidden, LETTERS_MAX, Task, View};
use langkah_puzzle::practice::{Exact, Kind, Level};
use langkah_puzzle::words::capital;

use crate::app::widgets::named::value;
use crate::session::lesson::notebook::{Amendment, Notebook, Page};

/// Keeps how many steps there are once the new one is there, whose note the person writes next.
fn next_id() -> Id {
    Id::unique("new-note")
}

/// The person adds a step, and writes its note next.
pub(super) fn write_next(ui: &Ui, notebook: &Notebook) {
    let count = notebook.pages().len() + 1;
    ui.data_mut(|data| data.insert_temp(next_id(), count));
}

pub(super) fn page_ui(ui: &mut Ui, notebook: &Notebook, page: &Page) -> Option<Amendment> {
    let mut note = page.note.clone();
    let label = ui.label(RichText::new(text!("lesson-record-note")).weak());
    let edit = TextEdit::multiline(&mut note).char_limit(LETTERS_MAX).desired_rows(3);
    let response = ui.add(edit.desired_width(f32::INFINITY)).labelled_by(label.id);
    let count: Option<usize> = ui.data(|data| data.get_temp(next_id()));
    if count == Some(notebook.pages().len()) {
        ui.data_mut(|data| data.remove::<usize>(next_id()));
        response.request_focus();
    }
    response.on_hover_text(text!("lesson-record-note", "hint"));
    let mut amendment = (note != page.note).then_some(Amendment::Note(note));
    amendment = kind_ui(ui, notebook, page).or(amendment);
    if let Some(task) = page.step.task {
        amendment =
            task_ui(ui, notebook, page, task).map(|task| Amendment::Task(Some(task))).or(amendment);
    }
    amendment = hides_ui(ui, notebook, page).or(amendment);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let (at, last) = (notebook.at(), notebook.pages().len() - 1);
        for (is_on, text, wanted) in [
            (at > 0, text!("lesson-record-earlier"), Amendment::Earlier),
            (at < last, text!("lesson-record-later"), Amendment::Later),
            (true, text!("lesson-record-remove"), Amendment::Remove),
        ] {
            if ui.add_enabled(is_on, egui::Button::new(text)).clicked() {
                amendment = Some(wanted);
            }
        }
    });
    amendment
}

/// The kinds of question on puzzles of this family.
fn kinds(notebook: &Notebook) -> impl Iterator<Item = Kind> {
    let family = notebook.puzzle().family();
    Kind::ALL.into_iter().filter(move |kind| kind.family() == family)
}

fn kind_ui(ui: &mut Ui, notebook: &Notebook, page: &Page) -> Option<Amendment> {
    let before = page.step.task.map(Task::kind);
    let mut kind = before;
    let words = |kind: Option<Kind>| kind.map_or(text!("lesson-record-no-question"), Kind::title);
    let label = ui.label(RichText::new(text!("lesson-record-question")).weak());
    let shown = words(kind);
    let combo = ComboBox::from_id_salt("asked").width(ui.available_width() - 8.0);
    let response = combo
        .selected_text(shown)
        .truncate()
        .show_ui(ui, |ui| {
            for choice in std::iter::once(None).chain(kinds(notebook).map(Some)) {
                let why = choice.and_then(|kind| page.offer.unasked(kind));
                let button = Button::selectable(kind == choice, words(choice));
                let response = ui.add_enabled(why.is_none(), button);
                if response.clicked() {
                    kind = choice;
                }
                if let Some(why) = why {
                    response.on_disabled_hover_text(capital(&format!("{why}.")));
                }
            }
        })
        .response;
    value(&response, shown);
    response.labelled_by(label.id);
    (kind != before).then(|| Amendment::Task(kind.map(|kind| page.offer.usual(kind))))
}

/// What is asked within a kind.
fn task_ui(ui: &mut Ui, notebook: &Notebook, page: &Page, before: Task) -> Option<Task> {
    let mut task = before;
    let cells = notebook.puzzle().as_ref().sliding().map(|puzzle| puzzle.start().tiles().len());
    let tile_max = cells.map_or(BLANK, |cells| cells.saturating_sub(1) as u8);
    ui.horizontal_wrapped(|ui| match &mut task {
        Task::Exact(Exact::Kurang(tile)) => {
            let label = ui.label(text!("lesson-record-tile"));
            ui.add(DragValue::new(tile).range(BLANK..=tile_max)).labelled_by(label.id);
        }
        Task::Exact(Exact::Cost(way)) => {
            ui.label(text!("lesson-record-way"));
            for one in Move::ALL {
                let is_on = page.offer.has_way(one) || *way == one;
                ui.add_enabled_ui(is_on, |ui| ui.radio_value(way, one, letter(one).to_string()));
            }
        }
        Task::Exact(_) => {}
        Task::Dealt { level, seed, .. } => {
            let label = ui.label(text!("lesson-record-level"));
            let mut number = level.get();
            ui.add(DragValue::new(&mut number).range(1..=5)).labelled_by(label.id);
            *level = Level::new(number).unwrap_or(*level);
            let label = ui.label(text!("lesson-record-seed"));
            ui.add(DragValue::new(seed).range(0..=999_999)).labelled_by(label.id);
        }
    });
    (task != before).then_some(task)
}

/// A box to tick for each thing that can be hidden until the answer.
fn hides_ui(ui: &mut Ui, notebook: &Notebook, page: &Page) -> Option<Amendment> {
    let mut amendment = None;
    ui.label(RichText::new(text!("lesson-record-hide")).weak());
    let is_sliding = notebook.puzzle().family() == Kind::Kurang.family();
    ui.horizontal_wrapped(|ui| {
        for what in Hidden::ALL {
            let fits = match what {
                Hidden::Kurang => is_sliding && page.step.view == View::Board,
                Hidden::Verdict => page.step.view == View::Board,
                Hidden::ENode => page.step.view == View::Tree,
            };
            let mut hides = page.step.hides.contains(&what);
            if (fits || hides) && ui.checkbox(&mut hides, what.title()).changed() {
                amendment = Some(Amendment::Hide(what, hides));
            }
        }
    });
    amendment
}
