//! The fields of an answer, as the question asks for it, and its mark.

use egui::text::{CCursor, CCursorRange};
use egui::{
    Color32, Event, Frame, Grid, Id, Label, Margin, Rect, RichText, TextEdit, TextStyle, Ui,
    WidgetInfo,
};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;
use langkah_puzzle::practice::{Ask, ChildFate, Mark, Place};

use crate::app::theme::{heading, palette};
use crate::app::widgets::named::announce;
use crate::session::practice::PracticeWish;
use crate::session::practice::draft::{Draft, Put};

/// What a person has typed, if it can begin an answer. The space bar presses what has the focus.
fn typed_letters(event: &Event) -> Option<&str> {
    match event {
        Event::Text(text) if text.chars().all(char::is_alphanumeric) => Some(text),
        _ => None,
    }
}

/// The fields of an answer that is being put together.
pub(super) struct Fields<'a> {
    pub ask: &'a Ask,
    pub draft: &'a Draft,
    /// Whether the answer can still be changed.
    pub is_open: bool,
    /// Whether the field for the text takes the keyboard.
    pub takes_focus: bool,
    /// Whether its text is wrong, and the next letter is to replace it.
    pub is_wrong: bool,
}

impl Fields<'_> {
    pub(super) fn fields_ui(&self, ui: &mut Ui) -> Option<PracticeWish> {
        let put = ui.add_enabled_ui(self.is_open, |ui| self.text_ui(ui).or(self.parts_ui(ui)));
        put.inner.map(PracticeWish::Put)
    }

    /// What can be clicked.
    fn parts_ui(&self, ui: &mut Ui) -> Option<Put> {
        let draft = self.draft;
        match self.ask {
            Ask::Judged { .. } => {
                let mut holds = draft.holds;
                ui.horizontal_wrapped(|ui| {
                    ui.radio_value(&mut holds, Some(true), text!("practice-yes"));
                    ui.radio_value(&mut holds, Some(false), text!("practice-no"));
                });
                holds.filter(|_| holds != draft.holds).map(Put::Holds)
            }
            Ask::Fates(ways, fates) => fates_ui(ui, draft, ways, fates),
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
            Ask::Placed(_) => rule_ui(ui, draft),
            Ask::Number | Ask::Node(_) | Ask::Nodes(_) => None,
        }
    }

    /// A field for the whole answer, or for its number.
    fn text_ui(&self, ui: &mut Ui) -> Option<Put> {
        let mut typed = self.draft.text.clone();
        let named = ui.add(Label::new(label(self.ask)).wrap());
        let hint = self.ask.hint().replace('`', "");
        let edit = TextEdit::singleline(&mut typed).char_limit(400).desired_width(f32::INFINITY);
        let edit = edit.hint_text(placeholder(ui, &hint)).id(field());
        let mut output = edit.show(ui);
        let response = output.response.response.labelled_by(named.id);
        let how = text!("practice-view-typed", how = hint.as_str());
        let response = response.on_hover_text(how);
        if self.takes_focus || self.is_wrong {
            response.request_focus();
        }
        // After a click elsewhere, what is typed still belongs here.
        let added = match self.is_open && !ui.ctx().text_edit_focused() {
            true => {
                ui.input(|input| input.events.iter().filter_map(typed_letters).collect::<String>())
            }
            false => String::new(),
        };
        if !added.is_empty() {
            typed.push_str(&added);
            response.request_focus();
        }
        if self.is_wrong || !added.is_empty() {
            let (begin, end) = (CCursor::new(0), CCursor::new(typed.chars().count()));
            let range = match added.is_empty() {
                true => CCursorRange::two(begin, end),
                false => CCursorRange::one(end),
            };
            output.state.cursor.set_char_range(Some(range));
            output.state.store(ui.ctx(), response.id);
        }
        ui.add_space(4.0);
        (typed != self.draft.text).then_some(Put::Text(typed))
    }
}

/// How the answer is typed, as it has room in the field: of what has an example at least that.
fn placeholder(ui: &Ui, hint: &str) -> String {
    let parted = hint.split_once(": ").filter(|(_, example)| !example.contains(';'));
    let Some((words, example)) = parted else { return hint.to_owned() };
    let whole = format!("{example} – {words}");
    let (font, ink) = (TextStyle::Body.resolve(ui.style()), ui.visuals().weak_text_color());
    let width = ui.painter().layout_no_wrap(whole.clone(), font, ink).size().x;
    // The field has some room around its text.
    let has_room = width + 12.0 <= ui.available_width();
    if has_room { whole } else { text!("practice-view-example", example = example) }
}

/// The field of the answer.
pub(in crate::app) fn field() -> Id {
    Id::unique("answer")
}

/// What the field is for.
fn label(ask: &Ask) -> &'static str {
    match ask {
        Ask::Number | Ask::Judged { .. } => text!("practice-view-number"),
        Ask::Node(_) => text!("practice-view-node"),
        Ask::Nodes(_) => text!("practice-view-nodes"),
        Ask::Fates(..) | Ask::Choice(_) => text!("practice-view-choose"),
        Ask::Cells(_) => text!("practice-view-cells-label"),
        Ask::Placed(_) => text!("practice-view-placed"),
    }
}

/// For each move a row of what may become of the child.
fn fates_ui(ui: &mut Ui, draft: &Draft, ways: &[Move], fates: &[ChildFate]) -> Option<Put> {
    let mut put = None;
    ui.spacing_mut().interact_size.y = 22.0;
    let grid = Grid::new("fates").num_columns(2).min_col_width(14.0).spacing([10.0, 4.0]);
    grid.show(ui, |ui| {
        for (index, way) in ways.iter().enumerate() {
            ui.label(RichText::new(letter(*way).to_string()).strong());
            ui.horizontal_wrapped(|ui| {
                // A choice that does not fit beside the others goes to the next line as a whole.
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                let mut fate = draft.fates.get(index).copied().flatten();
                for &one in fates {
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

fn rule_ui(ui: &mut Ui, draft: &Draft) -> Option<Put> {
    let mut rule = draft.rule;
    ui.radio_value(&mut rule, Some(Rule::Chain), text!("practice-view-chain"));
    ui.radio_value(&mut rule, Some(Rule::Cell), text!("practice-view-only"));
    rule.filter(|_| rule != draft.rule).map(Put::Rule)
}

/// Right or wrong, where and why, and the right answer. Returns where it stands.
pub(super) fn mark_ui(ui: &mut Ui, mark: &Mark) -> Rect {
    let (colours, top) = (palette(ui), ui.cursor().min);
    let (fill, ink, title) = match &mark.wrong {
        None => (colours.note_surface, colours.accent, text!("practice-view-right").to_owned()),
        Some(wrong) => (colours.error_surface, colours.error, wrong_at(wrong.place)),
    };
    let reason = mark.wrong.as_ref().map(|wrong| wrong.reason.as_str());
    box_ui(ui, (fill, ink), &title, reason);
    ui.add_space(6.0);
    ui.label(RichText::new(text!("practice-view-key")).weak());
    for line in &mark.key {
        announce(&ui.add(Label::new(line).wrap()));
    }
    Rect::from_min_max(top, ui.min_rect().max)
}

/// A coloured box with a title and a sentence, which are read aloud.
pub(super) fn box_ui(
    ui: &mut Ui,
    (fill, ink): (Color32, Color32),
    title: &str,
    text: Option<&str>,
) {
    Frame::new().fill(fill).corner_radius(6).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&ui.label(RichText::new(title).color(ink).text_style(heading())));
        if let Some(text) = text {
            announce(&ui.add(Label::new(text).wrap()));
        }
    });
}

fn wrong_at(place: Place) -> String {
    match place {
        Place::Whole | Place::Cell(_) => text!("practice-view-wrong").to_owned(),
        Place::Number => text!("practice-view-wrong-number").to_owned(),
        Place::Verdict => text!("practice-view-wrong-verdict").to_owned(),
        Place::Item(index) => text!("practice-view-wrong-item", place = (index + 1)),
        Place::Board(index) => text!("practice-view-wrong-board", number = (index + 1)),
        Place::Move(way) => text!("practice-view-wrong-move", way = letter(way).to_string()),
    }
}
