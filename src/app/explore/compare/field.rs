//! What is to be compared: which puzzles, how long each search may take, which searches.

use std::fmt::Display;
use std::str::FromStr;

use egui::{Button, DragValue, Key, Response, RichText, Role, TextEdit, TextStyle, Ui, WidgetInfo};
use egui_material_icons::icons::ICON_FOLDER_OPEN;
use langkah_language::text;
use langkah_puzzle::compare::Contender;
use langkah_puzzle::words::capital;

use super::{Comparing, Naming};
use crate::app::family::compare;
use crate::app::files::Opening;
use crate::app::pane::{Ask, Pane};
use crate::app::theme::{heading, palette};
use crate::app::widgets::menus::with_decimal_mark;
use crate::app::widgets::named::name;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::comparison::{Draw, Field, Listed, Tuning};

/// The most random puzzles that a person can choose.
const COUNT_MAX: usize = 1000;

/// The choice of puzzles, and of the time that each search may take.
pub fn field_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("compare-view-puzzles")).text_style(heading()));
    let opens = compare::puzzles_ui(pane, ui);
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(text!("compare-view-seconds")).weak());
        let mut seconds = pane.session.explorings().comparison.seconds;
        let drag = DragValue::new(&mut seconds).range(0.1..=3600.0).speed(0.5);
        let drag = with_decimal_mark(drag.suffix(text!("compare-view-seconds", "unit")));
        if ui.add(drag).labelled_by(label.id).changed() {
            tune(pane.queue, Tuning::Seconds(seconds));
        }
    });
    if opens {
        let family = pane.session.tenant().family();
        pane.ask(Ask::Choose(Opening::Several(family)));
    }
}

pub fn tune(queue: &mut Vec<Command>, tuning: Tuning) {
    queue.push(Command::Explore(Wish::Tune(tuning)));
}

pub fn open_ui(ui: &mut Ui, draw: &mut Draw, open: Option<String>) {
    let text = match open {
        None => text!("compare-view-open").to_owned(),
        Some(open) => text!("compare-view-open-one", name = open),
    };
    ui.radio_value(&mut draw.field, Field::Open, text);
}

/// The choice of random puzzles: how many, of which kind, and the seed of the first one.
pub fn random_ui(ui: &mut Ui, draw: &mut Draw, which_ui: impl FnOnce(&mut Ui) -> Response) {
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut draw.field, Field::Random, text!("compare-view-random"));
        let drag = DragValue::new(&mut draw.count).range(1..=COUNT_MAX);
        let count = ui.add(drag).on_hover_text(text!("compare-view-count", "hint"));
        let id = count.id;
        let label = text!("compare-view-count");
        ui.ctx().accesskit_node_builder(id, |node| node.set_label(label));
        let changed = [
            count,
            which_ui(ui),
            ui.add(DragValue::new(&mut draw.seed).prefix(text!("compare-view-seed")))
                .on_hover_text(text!("compare-view-seed", "hint")),
        ];
        if changed.iter().any(Response::changed) {
            draw.field = Field::Random;
        }
    });
}

/// The choice of puzzles from files, with the words to show while there are none and the name of
/// the button. Returns whether the person wants to choose files.
pub fn listed_ui<P>(
    ui: &mut Ui,
    draw: &mut Draw,
    listed: Option<&Listed<P>>,
    (none, button): (&str, &str),
    is_dialog_open: bool,
) -> bool {
    let opens = ui.horizontal_wrapped(|ui| {
        let has_some = listed.is_some();
        let text = listed.map_or(none.to_owned(), |listed| {
            let (file, count) = (listed.file.as_str(), listed.puzzles.len());
            text!("compare-view-listed", file = file, count = count)
        });
        let field = &mut draw.field;
        ui.add_enabled_ui(has_some, |ui| ui.radio_value(field, Field::Listed, text));
        let icon = Button::new((ICON_FOLDER_OPEN.rich_text(), text!("compare-view-choose")));
        let response = ui.add_enabled(!is_dialog_open, icon);
        name(&response, button);
        response.clicked()
    });
    for fault in listed.map_or(&[][..], |listed| &listed.faults) {
        ui.label(RichText::new(fault).small().color(palette(ui).error));
    }
    opens.inner
}

/// The searches that are offered, the searches that the person has named, and a field to name
/// another one.
pub fn contenders_ui(pane: &mut Pane<'_>, state: &mut Comparing, ui: &mut Ui) {
    ui.label(RichText::new(text!("compare-view-searches")).text_style(heading()));
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    for (search, is_chosen) in compare::searches_ui(pane.session, state, ui) {
        pane.queue.push(Command::Explore(Wish::Tune(Tuning::Choose(search, is_chosen))));
    }
}

/// A box for each search. `about` tells whether a search goes with the open puzzle, and gives its
/// explanation. Returns the searches that are added or taken away.
pub fn choices_ui<C: Contender>(
    ui: &mut Ui,
    chosen: &[C],
    offered: &[C],
    about: impl Fn(&C) -> (bool, Option<String>),
) -> Vec<(C, bool)> {
    let mut changed = Vec::new();
    let is_named = |contender: &&C| !offered.contains(contender);
    let named: Vec<C> = chosen.iter().filter(is_named).cloned().collect();
    for contender in named.iter().chain(offered) {
        let mut is_chosen = chosen.contains(contender);
        let (fits, about) = about(contender);
        let text = RichText::new(contender.title());
        let response = ui.checkbox(&mut is_chosen, if fits { text } else { text.weak() });
        let own = text!("compare-view-own-name", name = contender.to_string());
        let about = about.map_or(own.clone(), |about| format!("{about}\n{own}"));
        let response = response.on_hover_text(about);
        if response.changed() {
            changed.push((contender.clone(), is_chosen));
        }
    }
    changed
}

/// A field for the name of another search. Returns the search.
pub fn naming_ui<C: Contender + FromStr<Err: Display>>(
    ui: &mut Ui,
    naming: &mut Naming,
    hint: &str,
    about: &str,
) -> Option<C> {
    let mut named = None;
    let Naming { typed, fault } = naming;
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let width = ui.available_width() - beside(ui, text!("compare-view-add"));
        let response = ui.add(TextEdit::singleline(typed).hint_text(hint).desired_width(width));
        response
            .widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("compare-view-name")));
        if response.changed() {
            *fault = None;
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let is_named = !typed.trim().is_empty();
        if (ui.button(text!("compare-view-add")).clicked() || entered) && is_named {
            match typed.trim().parse::<C>() {
                Ok(contender) => {
                    named = Some(contender);
                    (*typed, *fault) = (String::new(), None);
                }
                Err(error) => {
                    // It is typed once more.
                    *fault = Some(error.to_string());
                    response.request_focus();
                }
            }
        }
    });
    match fault {
        Some(fault) => ui.label(RichText::new(capital(fault)).small().color(palette(ui).error)),
        None => ui.label(RichText::new(about).small().weak()),
    };
    named
}

/// The room of a button with this word beside a field, with the field's own margin. A field that
/// left less would widen the panel from frame to frame.
fn beside(ui: &Ui, word: &str) -> f32 {
    const FIELD: f32 = 10.0;
    let font = TextStyle::Button.resolve(ui.style());
    let word = ui.painter().layout_no_wrap(word.to_owned(), font, ui.visuals().text_color());
    let spacing = ui.spacing();
    word.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x + FIELD
}
