//! What is to be compared: which puzzles, how long each search may take, which searches.

use std::fmt::Display;
use std::str::FromStr;

use egui::{Button, DragValue, Key, Response, RichText, Role, TextEdit, TextStyle, Ui, WidgetInfo};
use egui_material_icons::icons::ICON_FOLDER_OPEN;
use langkah_engine::hidato::generate::Outline;
use langkah_engine::puzzle::compare::named::Named;
use langkah_engine::puzzle::compare::{Contender, hidato};
use langkah_engine::puzzle::hidato::words;
use langkah_engine::puzzle::words::capital;
use langkah_engine::puzzle::{Family, Of};
use langkah_language::text;

use super::Naming;
use crate::app::files::Opening;
use crate::app::menus::with_decimal_mark;
use crate::app::theme::{heading, palette};
use crate::app::toolbar::name;
use crate::app::window::Window;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::comparison::{Choice, Comparison, Draw, Field, Listed, Tuning};
use crate::session::sliding::Sliding;

/// The most random puzzles that a person can choose.
const COUNT_MAX: usize = 1000;

/// The choice of puzzles, and of the time that each search may take.
pub fn field_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new(text!("compare-view-puzzles")).text_style(heading()));
    let is_dialog_open = window.files.is_dialog_open();
    let opens = match window.session.tenant() {
        Of::Sliding(_) => sliding_ui(window, ui, is_dialog_open).then_some(Opening::Sliding),
        Of::Hidato(_) => hidatos_ui(window, ui, is_dialog_open).then_some(Opening::Hidatos),
    };
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(text!("compare-view-seconds")).weak());
        let mut seconds = window.session.explorings().comparison.seconds;
        let drag = DragValue::new(&mut seconds).range(0.1..=3600.0).speed(0.5);
        let drag = with_decimal_mark(drag.suffix(text!("compare-view-seconds", "unit")));
        if ui.add(drag).labelled_by(label.id).changed() {
            tune(window, Tuning::Seconds(seconds));
        }
    });
    if let Some(what) = opens {
        let ctx = ui.ctx().clone();
        window.files.open_dialog(what, &ctx);
    }
}

/// The choice of sliding puzzles. Returns whether the person wants to choose files.
fn sliding_ui(window: &mut Window, ui: &mut Ui, is_dialog_open: bool) -> bool {
    let open = window.session.sliding().and_then(Sliding::open);
    let open = open.map(|open| open.source.to_string());
    let Comparison { sliding, moves: chosen_moves, .. } = &window.session.explorings().comparison;
    let (mut draw, mut moves) = (sliding.drawn(), *chosen_moves);
    open_ui(ui, &mut draw, open);
    random_ui(ui, &mut draw, |ui| {
        let drag = DragValue::new(&mut moves).range(1..=500);
        ui.add(drag.suffix(text!("compare-view-walk")))
            .on_hover_text(text!("compare-view-walk", "hint"))
    });
    let words = (text!("compare-view-files"), text!("compare-view-files", "choose"));
    let opens = listed_ui(ui, &mut draw, sliding.listed(), words, is_dialog_open);
    let changed = [
        (draw != sliding.drawn()).then_some(Tuning::Draw(Family::Sliding, draw)),
        (moves != *chosen_moves).then_some(Tuning::Moves(moves)),
    ];
    changed.into_iter().flatten().for_each(|tuning| tune(window, tuning));
    opens
}

/// The same for Hidatos.
fn hidatos_ui(window: &mut Window, ui: &mut Ui, is_dialog_open: bool) -> bool {
    let open = window.session.hidato().and_then(|hidato| hidato.open());
    let open = open.map(|open| open.source.to_string());
    let order = window.session.hidato_order(1);
    let choice = &window.session.explorings().comparison.hidato;
    let mut draw = choice.drawn();
    open_ui(ui, &mut draw, open);
    random_ui(ui, &mut draw, |ui| ui.label(text!("compare-view-from")));
    if let Some(order) = order {
        let (family, dims) = (words::family(order.topology), order.dims.to_string());
        let difficulty = order.difficulty.title();
        let text = match order.outline {
            Outline::Rectangle => {
                text!("compare-view-order", family = family, dims = dims, difficulty = difficulty)
            }
            outline => text!(
                "compare-view-order-outline",
                family = family,
                dims = dims,
                outline = outline.title(),
                difficulty = difficulty
            ),
        };
        ui.label(RichText::new(text).weak().small())
            .on_hover_text(text!("compare-view-order-other"));
    }
    let words = (text!("compare-view-files-hidato"), text!("compare-view-files-hidato", "choose"));
    let opens = listed_ui(ui, &mut draw, choice.listed(), words, is_dialog_open);
    if draw != choice.drawn() {
        tune(window, Tuning::Draw(Family::Hidato, draw));
    }
    opens
}

fn tune(window: &mut Window, tuning: Tuning) {
    window.queue.push(Command::Explore(Wish::Tune(tuning)));
}

fn open_ui(ui: &mut Ui, draw: &mut Draw, open: Option<String>) {
    let text = match open {
        None => text!("compare-view-open").to_owned(),
        Some(open) => text!("compare-view-open-one", name = open),
    };
    ui.radio_value(&mut draw.field, Field::Open, text);
}

/// The choice of random puzzles: how many, of which kind, and the seed of the first one.
fn random_ui(ui: &mut Ui, draw: &mut Draw, which_ui: impl FnOnce(&mut Ui) -> Response) {
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
fn listed_ui<P>(
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
pub fn contenders_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new(text!("compare-view-searches")).text_style(heading()));
    let comparing = &mut window.explore.comparing;
    let Comparison { sliding, hidato, .. } = &window.session.explorings().comparison;
    let mut chosen: Vec<(Named, bool)> = Vec::new();
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    // The field stands above the list, which is longer than a small window is high.
    match window.session.tenant() {
        Of::Hidato(_) => {
            let about = text!("compare-view-naming-hidato");
            let hint = "propagate:first:no-learning";
            let named = naming_ui(ui, &mut comparing.hidato, hint, about);
            let offered = hidato::Contender::OFFERED;
            let changed =
                choices_ui(ui, hidato, &offered, |contender| (true, Some(contender.about())));
            let changed = changed.into_iter().chain(named.map(|named| (named, true)));
            chosen.extend(changed.map(|(search, is_chosen)| (Named::Hidato(search), is_chosen)));
        }
        Of::Sliding(tenant) => {
            let dims = tenant.dims();
            let about = text!("compare-view-naming-sliding");
            let named = naming_ui(ui, &mut comparing.sliding, "ida:manhattan:1.5", about);
            let changed = choices_ui(ui, sliding, &Comparison::offered(), |contender| {
                let misfit = dims.and_then(|dims| contender.plan(dims).on(dims).err());
                (misfit.is_none(), misfit.map(|misfit| capital(&misfit.to_string())))
            });
            let changed = changed.into_iter().chain(named.map(|named| (named, true)));
            chosen.extend(changed.map(|(search, is_chosen)| (Named::Sliding(search), is_chosen)));
        }
    }
    for (search, is_chosen) in chosen {
        tune(window, Tuning::Choose(search, is_chosen));
    }
}

/// A box for each search. `about` tells whether a search goes with the open puzzle, and gives its
/// explanation. Returns the searches that are added or taken away.
fn choices_ui<C: Contender>(
    ui: &mut Ui,
    choice: &Choice<C>,
    offered: &[C],
    about: impl Fn(&C) -> (bool, Option<String>),
) -> Vec<(C, bool)> {
    let mut changed = Vec::new();
    let is_named = |contender: &&C| !offered.contains(contender);
    let named: Vec<C> = choice.contenders.iter().filter(is_named).cloned().collect();
    for contender in named.iter().chain(offered) {
        let mut is_chosen = choice.contenders.contains(contender);
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
fn naming_ui<C: Contender + FromStr<Err: Display>>(
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
                Err(error) => *fault = Some(error.to_string()),
            }
        }
    });
    match fault {
        Some(fault) => ui.label(RichText::new(capital(fault)).small().color(palette(ui).error)),
        None => ui.label(RichText::new(about).small().weak()),
    };
    named
}

/// The room of a button with this word beside a field, with the field's own margin. A field that left
/// less would widen the panel from frame to frame.
fn beside(ui: &Ui, word: &str) -> f32 {
    const FIELD: f32 = 10.0;
    let font = TextStyle::Button.resolve(ui.style());
    let word = ui.painter().layout_no_wrap(word.to_owned(), font, ui.visuals().text_color());
    let spacing = ui.spacing();
    word.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x + FIELD
}
