//! What is asked: the kinds of question, the level, the seed, the puzzle; and the file of a run.

use egui::{DragValue, Frame, Id, Panel, RichText, ScrollArea, TextEdit, Ui};
use langkah_engine::plan::ChildOrder;
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::Formula;
use langkah_language::text;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::perform::EXPANSIONS_MAX;
use langkah_puzzle::practice::{Kind, Level, Score};

use super::answer::box_ui;
use super::exam::exam_ui;
use super::{PracticeState, perform, strong};
use crate::app::files::Save;
use crate::app::pane::{Ask, Pane};
use crate::app::theme::palette;
use crate::app::widgets::combo::combo_ui;
use crate::app::widgets::named::radio_ui;
use crate::app::widgets::scroll::scrolled;
use crate::session::command::Command;
use crate::session::practice::{EXPANSIONS_USUAL, PracticeWish, Wanted};

/// The widest page, in points: longer lines are hard to read.
const WIDTH_MAX: f32 = 640.0;

pub(super) fn setup_ui(pane: &mut Pane<'_>, state: &mut PracticeState, ui: &mut Ui) {
    let before = pane.session.practice().wanted.clone();
    let mut wanted = before.clone();
    // It stays in sight in a low window, too.
    let bar = Panel::bottom("begin practice").frame(Frame::new()).show_separator_line(false);
    let begins = bar.show(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let begin = ui.add(strong(ui, text!("practice-view-begin")));
            if before.perform.is_none() {
                ui.add_space(16.0);
                exam_ui(pane, &mut state.exam, ui, &before);
            }
            begin.on_hover_text("Enter").clicked()
        })
        .inner
    });
    scrolled(ui, ScrollArea::vertical(), |ui| {
        ui.set_max_width(WIDTH_MAX.min(ui.available_width()));
        last_ui(pane, ui);
        ui.label(
            RichText::new(text!("practice-view-heading")).size(22.0).color(palette(ui).accent),
        );
        ui.label(text!("practice-view-about"));
        ui.add_space(8.0);
        form_ui(ui, &mut wanted);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            level_ui(ui, &mut wanted);
            ui.add_space(12.0);
            seed_ui(ui, &mut state.seed, &mut wanted);
        });
        ui.add_space(4.0);
        if pane.session.has_puzzle() {
            ui.checkbox(&mut wanted.is_on_open, text!("practice-view-on-open"))
                .on_hover_text(text!("practice-view-on-open", "hint"));
        } else {
            wanted.is_on_open = false;
        }
        ui.add_space(4.0);
        lecture_ui(ui, &mut wanted.lecture);
        bound_ui(ui, pane.settings().sliding.own_bound, &mut wanted.lecture);
    });
    if wanted != before {
        pane.queue.push(Command::Practise(PracticeWish::Choose(wanted)));
    }
    if begins.inner {
        pane.queue.push(Command::Practise(PracticeWish::Begin));
    }
}

/// How the last run went, which can still be saved.
fn last_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let title = text!("practice-view-last-time");
    if let Some(acts) = pane.session.practice().last_acts() {
        perform::result_ui(ui, title, acts);
        ui.add_space(12.0);
    }
    let Some(score) = pane.session.practice().last().cloned() else { return };
    let colours = palette(ui);
    let result = text!("practice-view-result", right = score.right, count = score.asked);
    box_ui(ui, (colours.note_surface, colours.accent), title, Some(&result));
    ui.add_space(4.0);
    save_ui(pane, ui, score);
    ui.add_space(12.0);
}

/// Questions, or the search performed by hand.
fn form_ui(ui: &mut Ui, wanted: &mut Wanted) {
    let count = wanted.perform.unwrap_or(EXPANSIONS_USUAL);
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut wanted.perform, None, text!("practice-view-questions"));
        ui.radio_value(&mut wanted.perform, Some(count), text!("practice-perform-title"));
    });
    ui.add_space(6.0);
    let Some(count) = &mut wanted.perform else { return kinds_ui(ui, wanted) };
    ui.label(text!("practice-perform-about"));
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(text!("practice-perform-count")).weak());
        ui.add(DragValue::new(count).range(1..=EXPANSIONS_MAX)).labelled_by(label.id);
    });
}

/// A box to tick for each kind. Where none is ticked all are asked.
fn kinds_ui(ui: &mut Ui, wanted: &mut Wanted) {
    ui.label(RichText::new(text!("practice-view-kinds")).weak());
    let (first, rest) = Kind::ALL.split_at(Kind::ALL.len().div_ceil(2));
    if ui.available_width() < 560.0 {
        return column_ui(ui, &Kind::ALL, wanted);
    }
    ui.columns(2, |columns| {
        column_ui(&mut columns[0], first, wanted);
        column_ui(&mut columns[1], rest, wanted);
    });
}

fn column_ui(ui: &mut Ui, kinds: &[Kind], wanted: &mut Wanted) {
    // All of them stay in sight in a low window.
    (ui.spacing_mut().item_spacing.y, ui.spacing_mut().interact_size.y) = (2.0, 24.0);
    for &kind in kinds {
        let mut is_on = wanted.kinds.contains(&kind);
        if ui.checkbox(&mut is_on, kind.title()).changed() {
            if is_on {
                wanted.kinds.push(kind);
            } else {
                wanted.kinds.retain(|other| *other != kind);
            }
        }
    }
}

fn level_ui(ui: &mut Ui, wanted: &mut Wanted) {
    let title = text!("practice-view-level");
    ui.label(RichText::new(title).weak());
    if wanted.perform.is_some() {
        for level in Level::all() {
            let is_on = wanted.perform_level == level;
            if radio_ui(ui, title, is_on, &level.get().to_string()).clicked() {
                wanted.perform_level = level;
            }
        }
        return;
    }
    ui.radio_value(&mut wanted.level, None, text!("practice-view-rising"))
        .on_hover_text(text!("practice-view-rising", "hint"));
    for level in Level::all() {
        let is_on = wanted.level == Some(level);
        if radio_ui(ui, title, is_on, &level.get().to_string()).clicked() {
            wanted.level = Some(level);
        }
    }
}

/// What a lecture fixes for best-first search.
fn lecture_ui(ui: &mut Ui, lecture: &mut Lecture) {
    ui.horizontal_wrapped(|ui| {
        let rules: Vec<_> = [None].into_iter().chain(Ties::ALL.map(Some)).collect();
        let title = |rule| match rule {
            None => text!("practice-view-by-level"),
            Some(Ties::LeastH) => text!("menu-ties-least-h"),
            Some(Ties::Newest) => text!("menu-ties-newest"),
            Some(Ties::Oldest) => text!("menu-ties-oldest"),
        };
        let name = ("ties of a lecture", text!("practice-view-ties"));
        let shown = ui.scope(|ui| combo_ui(ui, name, &mut lecture.ties, &rules, title));
        shown.response.on_hover_text(text!("practice-view-ties", "hint"));
        ui.add_space(12.0);
        let others = ChildOrder::all().filter(|&order| order != ChildOrder::USUAL);
        let orders: Vec<_> = [None].into_iter().chain(others.map(Some)).collect();
        let title = |order: Option<ChildOrder>| match order {
            None => text!("practice-view-usual-order", order = ChildOrder::USUAL.to_string()),
            Some(order) => order.to_string(),
        };
        let name = ("order of a lecture", text!("practice-view-order"));
        let shown = ui.scope(|ui| combo_ui(ui, name, &mut lecture.order, &orders, title));
        shown.response.on_hover_text(text!("practice-view-order", "hint"));
    });
}

/// The choice of the own bound, if the person has written one.
fn bound_ui(ui: &mut Ui, own: Option<Formula>, lecture: &mut Lecture) {
    let mut is_own = own.is_some() && lecture.bound == own;
    if let Some(formula) = own {
        ui.checkbox(&mut is_own, text!("practice-view-bound", bound = formula.text()))
            .on_hover_text(text!("practice-view-bound", "hint"));
    }
    lecture.bound = own.filter(|_| is_own);
}

/// The field of the seed.
pub(super) fn seed_field() -> Id {
    Id::unique("seed")
}

fn seed_ui(ui: &mut Ui, typed: &mut String, wanted: &mut Wanted) {
    let label = ui.label(RichText::new(text!("practice-view-seed-field")).weak());
    let edit = TextEdit::singleline(typed).desired_width(90.0).char_limit(20).id(seed_field());
    let response = ui.add(edit.hint_text(text!("practice-view-seed-field", "none")));
    let response = response.on_hover_text(text!("practice-view-seed-field", "hint"));
    response.labelled_by(label.id);
    let seed = typed.trim().parse().ok();
    if seed.is_none() && !typed.trim().is_empty() {
        ui.colored_label(palette(ui).error, text!("practice-view-seed-field", "wrong"));
    }
    wanted.seed = seed;
}

/// A button that saves the run so far.
pub(in crate::app) fn save_ui(pane: &mut Pane<'_>, ui: &mut Ui, score: Score) {
    let response = ui.button(text!("practice-view-save"));
    if response.on_hover_text(text!("practice-view-save", "hint")).clicked() {
        let name = text!("practice-view-save", "file");
        let kind = (text!("practice-view-save", "kind"), "json");
        let written = PracticeWish::Written(Box::new(score.clone()));
        let save = Save::new(name, kind, move |out| out.write_str(&score.write()));
        pane.ask(Ask::Save(save.then(|_| Some(Command::Practise(written)))));
    }
}
