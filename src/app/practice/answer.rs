//! The fields of an answer, as the question asks for it, and its mark.

use egui::{Frame, Grid, Label, Margin, Rect, RichText, TextEdit, Ui, WidgetInfo};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::puzzle::practice::{Ask, ChildFate, Mark, Place};
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;

use crate::app::theme::{heading, palette};
use crate::app::toolbar::announce;
use crate::session::practice::draft::Put;
use crate::session::practice::{Asked, PracticeWish};

/// The fields of an answer. `takes_focus` gives the keyboard to the field for its text.
pub(in crate::app) fn answer_ui(
    ui: &mut Ui,
    asked: &Asked,
    takes_focus: bool,
) -> Option<PracticeWish> {
    let draft = &asked.draft;
    let ask = asked.question.ask();
    let put = ui.add_enabled_ui(asked.mark.is_none(), |ui| {
        let typed = text_ui(ui, &ask, asked, takes_focus);
        typed.or(match &ask {
            Ask::Judged => {
                let mut holds = draft.holds;
                ui.horizontal_wrapped(|ui| {
                    ui.radio_value(&mut holds, Some(true), text!("practice-view-yes"));
                    ui.radio_value(&mut holds, Some(false), text!("practice-view-no"));
                });
                holds.filter(|_| holds != draft.holds).map(Put::Holds)
            }
            Ask::Fates(ways) => fates_ui(ui, asked, ways),
            Ask::Choice(choices) => {
                let mut choice = draft.choice;
                for (index, text) in choices.iter().enumerate() {
                    let text = format!("{}. {text}", index + 1);
                    ui.radio_value(&mut choice, Some(index), text);
                }
                choice.filter(|_| choice != draft.choice).map(Put::Choice)
            }
            Ask::Cells(_) => {
                let marked = text!("practice-view-cells", count = draft.cells.len());
                ui.label(RichText::new(marked).weak());
                None
            }
            Ask::Placed(_) => rule_ui(ui, asked),
            Ask::Number | Ask::Node(_) | Ask::Nodes(_) => None,
        })
    });
    put.inner.map(PracticeWish::Put)
}

/// What the field is for.
fn label(ask: &Ask) -> &'static str {
    match ask {
        Ask::Number | Ask::Judged => text!("practice-view-number"),
        Ask::Node(_) => text!("practice-view-node"),
        Ask::Nodes(_) => text!("practice-view-nodes"),
        Ask::Fates(_) | Ask::Choice(_) => text!("practice-view-choose"),
        Ask::Cells(_) => text!("practice-view-cells-label"),
        Ask::Placed(_) => text!("practice-view-placed"),
    }
}

/// A field for the whole answer, or for its number.
fn text_ui(ui: &mut Ui, ask: &Ask, asked: &Asked, takes_focus: bool) -> Option<Put> {
    let mut typed = asked.draft.text.clone();
    let named = ui.add(Label::new(label(ask)).wrap());
    let edit = TextEdit::singleline(&mut typed).char_limit(400).desired_width(240.0);
    let response = ui.add(edit).labelled_by(named.id);
    let how = text!("practice-view-typed", how = ask.hint());
    let response = response.on_hover_text(how);
    if takes_focus {
        response.request_focus();
    }
    ui.add_space(4.0);
    (typed != asked.draft.text).then_some(Put::Text(typed))
}

/// For each move a row of what may become of the child.
fn fates_ui(ui: &mut Ui, asked: &Asked, ways: &[Move]) -> Option<Put> {
    let mut put = None;
    Grid::new("fates").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
        for (index, way) in ways.iter().enumerate() {
            ui.label(RichText::new(letter(*way).to_string()).strong());
            ui.horizontal_wrapped(|ui| {
                let mut fate = asked.draft.fates.get(index).copied().flatten();
                for one in ChildFate::ALL {
                    let response = ui.radio_value(&mut fate, Some(one), one.title());
                    let name = format!("{}: {}", letter(*way), one.title());
                    let is_on = fate == Some(one);
                    let role = egui::Role::RadioButton;
                    response
                        .widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), is_on, &name));
                    if response.clicked() {
                        put = Some(Put::Fate(index, one));
                    }
                }
            });
            ui.end_row();
        }
    });
    put
}

fn rule_ui(ui: &mut Ui, asked: &Asked) -> Option<Put> {
    let mut rule = asked.draft.rule;
    ui.radio_value(&mut rule, Some(Rule::Chain), text!("practice-view-chain"));
    ui.radio_value(&mut rule, Some(Rule::Cell), text!("practice-view-only"));
    rule.filter(|_| rule != asked.draft.rule).map(Put::Rule)
}

/// Right or wrong, where and why, and the right answer. Returns where it stands.
pub(in crate::app) fn mark_ui(ui: &mut Ui, mark: &Mark) -> Rect {
    let (colours, top) = (palette(ui), ui.cursor().min);
    let (fill, ink, title) = match &mark.wrong {
        None => (colours.note_surface, colours.accent, text!("practice-view-right").to_owned()),
        Some(wrong) => (colours.error_surface, colours.error, wrong_at(wrong.place)),
    };
    Frame::new().fill(fill).corner_radius(6).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let response = ui.label(RichText::new(title).color(ink).text_style(heading()));
        announce(&response);
        if let Some(wrong) = &mark.wrong {
            ui.add(Label::new(&wrong.reason).wrap());
        }
    });
    ui.add_space(6.0);
    ui.label(RichText::new(text!("practice-view-key")).weak());
    for line in &mark.key {
        ui.add(Label::new(line).wrap());
    }
    Rect::from_min_max(top, ui.min_rect().max)
}

fn wrong_at(place: Place) -> String {
    match place {
        Place::Whole | Place::Cell(_) => text!("practice-view-wrong").to_owned(),
        Place::Number => text!("practice-view-wrong-number").to_owned(),
        Place::Verdict => text!("practice-view-wrong-verdict").to_owned(),
        Place::Item(index) => text!("practice-view-wrong-item", place = (index + 1)),
        Place::Move(way) => text!("practice-view-wrong-move", way = letter(way).to_string()),
    }
}
