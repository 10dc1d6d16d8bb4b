//! The choice of a search for Hidato, and of random Hidatos.

use egui::containers::menu::MenuButton;
use egui::{DragValue, RadioButton, RichText, Ui};
use egui_material_icons::icons::ICON_EXPAND_MORE;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_language::text;
use langkah_puzzle::date::Date;
use langkah_puzzle::hidato::{Plan, words};
use langkah_puzzle::words::capital;

use crate::app::pane::Pane;
use crate::app::widgets::combo::combo_ui;
use crate::app::widgets::menus::{HIDATO_SEARCH_WIDTH, choices, choices_ui, menu_ui, search_text};
use crate::app::widgets::named::name;
use crate::session::command::Command;
use crate::session::hidato::command::HidatoCommand;
use crate::session::settings::{HidatoSettings, Setting, Settings};
use crate::session::source::new_seed;

pub(in crate::app) fn search_menu_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let plan = pane.session.settings.hidato.plan;
    let title = text!("window-hidato-search-menu", search = plan.title());
    let label =
        (search_text(ui, HIDATO_SEARCH_WIDTH, &title, plan.title()), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        ui.set_min_width(300.0);
        choices_ui(ui, |ui| {
            plan_ui(pane, ui, Plan::Propagate);
            ui.separator();
            ui.label(RichText::new(text!("menu-search-published")).weak());
            plan_ui(pane, ui, Plan::Fauzia);
            if plan == Plan::Fauzia {
                memory_ui(pane, ui);
            }
        });
    });
    name(&response.on_hover_text(text!("window-hidato-search-menu", "hint")), &title);
}

fn plan_ui(pane: &mut Pane<'_>, ui: &mut Ui, choice: Plan) {
    let is_on = pane.session.settings.hidato.plan == choice;
    let response = ui.add(RadioButton::new(is_on, choice.title())).on_hover_text(choice.about());
    if response.clicked() && !is_on {
        pane.queue.push(Command::from(HidatoCommand::Choose(choice)));
    }
}

fn memory_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.horizontal(|ui| {
        let label = ui.label(text!("figure-memory"));
        let mut memory = pane.settings().memory_mib;
        let drag = DragValue::new(&mut memory).range(Settings::MEMORY_MIB).speed(16).suffix(" MiB");
        if ui.add(drag).labelled_by(label.id).changed() {
            pane.queue.push(Command::Set(Setting::Memory(memory)));
        }
    });
}

/// The choice of a family for random puzzles.
pub(in crate::app) fn families_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let chosen = pane.settings().hidato;
    let mut random = chosen.random;
    ui.label(RichText::new(text!("window-hidato-family")).weak());
    ui.horizontal(|ui| {
        ui.radio_value(&mut random, None, text!("window-hidato-sliding-tiles"));
        for topology in Topology::ALL {
            ui.radio_value(&mut random, Some(topology), capital(words::family(topology)));
        }
    });
    if random != chosen.random {
        pane.queue.push(Command::Set(Setting::Hidato(HidatoSettings { random, ..chosen })));
    }
    ui.separator();
}

/// The size, the shape and the difficulty of a random Hidato.
pub(in crate::app) fn random_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let chosen = pane.settings().hidato;
    let mut settings = chosen;
    ui.label(RichText::new(text!("menu-size")).weak());
    ui.horizontal(|ui| {
        for side in [6, 8, 10, 15, 20] {
            let is_on = (settings.rows, settings.cols) == (side, side);
            if ui.radio(is_on, format!("{side}×{side}")).clicked() {
                (settings.rows, settings.cols) = (side, side);
            }
        }
    });
    ui.horizontal(|ui| {
        let sides = HidatoSettings::SIDE_MIN..=HidatoSettings::SIDE_MAX;
        for (side, text) in
            [(&mut settings.rows, text!("menu-rows")), (&mut settings.cols, text!("menu-columns"))]
        {
            let label = ui.label(text);
            ui.add(DragValue::new(side).range(sides.clone()).speed(0.05)).labelled_by(label.id);
        }
        let label = ui.label(text!("window-hidato-edges"));
        let edges_max = settings.edges_max();
        let drag = DragValue::new(&mut settings.edges).range(0..=edges_max);
        let about = text!("window-hidato-edges", "hint");
        ui.add(drag.speed(0.05)).labelled_by(label.id).on_hover_text(about);
    });
    ui.set_max_width(440.0);
    let (shape, difficulty) = (text!("window-hidato-shape"), text!("window-hidato-difficulty"));
    radios_ui(ui, shape, &mut settings.outline, &Outline::ALL, Outline::title);
    radios_ui(ui, difficulty, &mut settings.difficulty, &Difficulty::ALL, Difficulty::title);
    if settings != chosen {
        pane.queue.push(Command::Set(Setting::Hidato(settings)));
    }
}

/// What random puzzles are made, as chosen beside Random.
pub(in crate::app) fn ordered(order: &Order) -> String {
    let (family, dims) = (capital(words::family(order.topology)), order.dims.to_string());
    let mut difficulty = order.difficulty.title().to_owned();
    if order.edges > 0 {
        difficulty += &format!(", {}", words::edges(order.edges));
    }
    match order.outline {
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
    }
}

/// The choice of a difficulty alone, which random puzzles have, too.
pub(super) fn difficulty_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let chosen = pane.settings().hidato;
    let mut settings = chosen;
    let text = ("Wished", text!("window-hidato-difficulty"));
    combo_ui(ui, text, &mut settings.difficulty, &Difficulty::ALL, Difficulty::title);
    if settings != chosen {
        pane.queue.push(Command::Set(Setting::Hidato(settings)));
    }
}

/// One of several choices, all in sight: a list that opens would close the menu around it.
fn radios_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &str,
    value: &mut T,
    all: &[T],
    title: fn(T) -> &'static str,
) {
    ui.label(RichText::new(text).weak());
    ui.horizontal_wrapped(|ui| {
        for &choice in all {
            ui.radio_value(value, choice, capital(title(choice)));
        }
    });
}

/// A random Hidato as it is chosen; `None` if random puzzles are sliding puzzles.
pub(in crate::app) fn order(settings: &Settings) -> Option<Order> {
    let chosen = settings.hidato;
    chosen.order(chosen.random?, new_seed())
}

/// The command for a random Hidato, from a new seed if none is given.
pub(in crate::app) fn deal_hidato(
    settings: &Settings,
    topology: Topology,
    seed: Option<u64>,
) -> Option<Command> {
    let seed = seed.unwrap_or_else(new_seed);
    let order = settings.hidato.order(topology, seed)?;
    Some(Command::from(HidatoCommand::Random(order, None)))
}

/// The command for the puzzle of a day, as the settings name its size and kind.
pub(in crate::app) fn daily_hidato(
    settings: &Settings,
    topology: Topology,
    date: Date,
) -> Option<Command> {
    let order = settings.hidato.order(topology, date.seed())?;
    Some(Command::from(HidatoCommand::Random(order, Some(date))))
}
