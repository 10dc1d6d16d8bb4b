//! The step of a lesson that is played.

use egui::{Label, Panel, RichText, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_CLOSE};
use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::lesson::View;

use crate::app::pane::Pane;
use crate::app::practice::{self, Shown};
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::{announce, button_if_ui, button_ui, icon_button};
use crate::app::widgets::scroll::scrolled;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::lesson::LessonWish;
use crate::session::lesson::played::Played;
use crate::session::practice::{Asked, PracticeWish};

/// The title, the note, the question, and the way back and on.
pub(super) fn played_ui(pane: &mut Pane<'_>, shown: &mut Shown, ui: &mut Ui) {
    let Some(played) = pane.session.lessons().played() else { return };
    let mut wish = head_ui(ui, played);
    let bar = Panel::bottom("lesson way").frame(egui::Frame::new());
    let way = bar.show_separator_line(false).show(ui, |ui| way_ui(ui, played));
    wish = wish.or(way.inner);
    // Each step begins at its top.
    let scroll = ScrollArea::vertical().id_salt(played.at());
    let asked = scrolled(ui, scroll, |ui| {
        note_ui(ui, played);
        if played.asked().is_some() {
            ui.separator();
        }
        question_ui(ui, played, shown).or(elsewhere_ui(ui, pane.session))
    });
    wish = asked.or(wish.take());
    pane.queue.extend(wish.map(Command::Teach));
}

fn note_ui(ui: &mut Ui, played: &Played) {
    let paragraphs = played.step().map(|step| step.note.paragraphs()).into_iter().flatten();
    for paragraph in paragraphs {
        announce(&ui.add(Label::new(shown::line(paragraph)).wrap()));
        ui.add_space(4.0);
    }
}

/// Tells of which board the open question is, where another place of its track is shown.
fn elsewhere_ui(ui: &mut Ui, session: &Session) -> Option<LessonWish> {
    let played = session.lessons().played().filter(|played| !played.shows_question())?;
    let of_board = |asked: &&Asked| asked.question.tree().is_none();
    played.open_question().filter(of_board)?;
    let at = played.step()?.at as usize;
    if played.step()?.view == View::Tree || session.place().position == at {
        return None;
    }
    ui.add_space(6.0);
    let told = text!("lesson-view-elsewhere", count = at);
    announce(&ui.label(RichText::new(told).color(palette(ui).mark_text)));
    ui.button(text!("lesson-view-elsewhere", "show")).clicked().then_some(LessonWish::Again)
}

/// The title, the place in the lesson, and the button that leaves it.
fn head_ui(ui: &mut Ui, played: &Played) -> Option<LessonWish> {
    let lesson = played.lesson();
    let mut wish = None;
    ui.horizontal(|ui| {
        let leave = icon_button(ui, ICON_CLOSE, text!("lesson-view-leave"));
        if leave.on_hover_text(text!("lesson-view-leave", "hint")).clicked() {
            wish = Some(LessonWish::Leave);
        }
        let title = RichText::new(shown::line(lesson.title.shown()));
        let title = title.text_style(heading()).color(palette(ui).accent);
        let response = ui.add(Label::new(title).truncate());
        if let Some(author) = &lesson.author {
            response.on_hover_text(text!("lesson-view-author", name = shown::line(author)));
        }
    });
    place_ui(ui, played);
    ui.add_space(2.0);
    wish
}

/// The place in the lesson, and how many answers were right.
fn place_ui(ui: &mut Ui, played: &Played) {
    let (number, count) = (played.at() + 1, played.lesson().steps.len());
    let (right, asked) = played.right_of();
    let place = match asked {
        0 => text!("lesson-view-place", number = number, count = count),
        _ => text!(
            "lesson-view-place",
            "asked",
            number = number,
            count = count,
            right = right,
            asked = asked
        ),
    };
    announce(&ui.add(Label::new(RichText::new(place).weak()).truncate()));
}

/// What came of the lesson, at its end.
fn result_ui(ui: &mut Ui, played: &Played) {
    let Some((right, all)) = played.result().filter(|_| played.is_last()) else { return };
    let text = text!("lesson-view-result", right = right, all = all);
    let response = ui.add(Label::new(RichText::new(text).strong()).wrap());
    announce(&response);
}

/// The way back and on.
fn way_ui(ui: &mut Ui, played: &Played) -> Option<LessonWish> {
    let mut wish = None;
    ui.add_space(4.0);
    result_ui(ui, played);
    ui.horizontal(|ui| {
        let back = egui::Button::new((ICON_CHEVRON_LEFT.rich_text(), text!("lesson-view-back")));
        let (label, about) = (text!("lesson-view-back"), text!("lesson-view-back", "hint"));
        if button_if_ui(ui, played.at() > 0, back, label, about) {
            wish = Some(LessonWish::Back);
        }
        if played.is_last() {
            let end = ui.button(text!("lesson-view-end"));
            if end.on_hover_text(text!("lesson-view-leave", "hint")).clicked() {
                wish = Some(LessonWish::Leave);
            }
        } else {
            let text = text!("lesson-view-next");
            let next = egui::Button::new((ICON_CHEVRON_RIGHT.rich_text(), text));
            if button_ui(ui, next, text, text!("lesson-view-next", "hint")) {
                wish = Some(LessonWish::Next);
            }
        }
    });
    wish
}

/// The question of the step, the fields of its answer, and its mark.
fn question_ui(ui: &mut Ui, played: &Played, shown: &mut Shown) -> Option<LessonWish> {
    let asked = played.asked()?;
    ui.label(RichText::new(asked.question.kind().title()).strong().color(palette(ui).accent));
    ui.label(asked.question.asked());
    let puzzle = asked.question.subject().as_ref().sliding();
    puzzle.into_iter().for_each(|puzzle| practice::goal_ui(ui, puzzle));
    ui.add_space(6.0);
    Some(match practice::asked_ui(ui, asked, played.at(), shown)? {
        PracticeWish::Put(part) => LessonWish::Put(part),
        PracticeWish::Answer => LessonWish::Answer,
        PracticeWish::GiveUp => LessonWish::GiveUp,
        _ => return None,
    })
}
