//! The right while the givens are edited: how many solutions there are now, and what can be done.

use egui::{Button, RichText, Ui};
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::puzzle::hidato::words;
use langkah_engine::puzzle::lesson::Hidden;
use langkah_engine::puzzle::words::{capital, time};
use langkah_engine::search::watch::Progress;
use langkah_language::text;

use super::size::size_ui;
use super::{compose, seed};
use crate::app::actions::Action;
use crate::app::hidato::menus;
use crate::app::lesson::hidden::covered_ui;
use crate::app::theme::{heading, palette};
use crate::app::toolbar::{announce, name};
use crate::app::window::{Window, section_gap};
use crate::session::command::Command;
use crate::session::hidato::compose::Compose;
use crate::session::hidato::compose::live::Standing;
use crate::session::hidato::{Doing, Hidato};

/// The most reasons that are shown: the first few are enough to begin to mend a board.
const REASONS_MAX: usize = 6;

pub(in crate::app::hidato) fn panel_ui(window: &mut Window, ui: &mut Ui) {
    let Some(hidato) = window.session.hidato() else { return };
    if !covered_ui(&window.session, ui, Hidden::Verdict) {
        live_ui(hidato, ui);
    }
    section_gap(ui);
    ui.label(RichText::new(text!("window-compose-givens")).text_style(heading()));
    work_ui(window, ui);
    section_gap(ui);
    // It changes with each click on the board; what is above keeps its place.
    cell_ui(window, ui);
    section_gap(ui);
    ui.label(RichText::new(text!("window-hidato-size")).text_style(heading()));
    size_ui(window, ui);
    section_gap(ui);
    ui.horizontal_wrapped(|ui| ready_ui(window, ui));
}

/// How many solutions there are.
fn live_ui(hidato: &Hidato, ui: &mut Ui) {
    let colours = palette(ui);
    let Some(open) = hidato.open() else { return };
    let (text, ink) = match hidato.live() {
        Standing::Off | Standing::Asked => (text!("window-compose-asked"), colours.weak),
        Standing::Unknown => (text!("window-compose-unknown"), colours.text),
        Standing::Known(judged) => match &judged.verdict {
            verdict @ Verdict::None(_) => (words::headline(verdict), colours.error),
            verdict @ Verdict::One(_) => (words::headline(verdict), colours.accent),
            verdict => (words::headline(verdict), colours.mark_text),
        },
    };
    announce(&ui.label(RichText::new(text).size(22.0).color(ink)));
    let mut about = words::summary(&open.board);
    if let Standing::Known(judged) = hidato.live()
        && let Some(difficulty) = judged.difficulty
    {
        about += &format!(", {}", difficulty.title());
    }
    ui.label(RichText::new(about).weak());
    match hidato.live() {
        Standing::Unknown => {
            ui.label(text!("window-compose-unknown", "about"));
        }
        Standing::Known(judged) => reasons_ui(hidato, ui, &judged.verdict),
        Standing::Off | Standing::Asked => {}
    }
}

fn reasons_ui(hidato: &Hidato, ui: &mut Ui, verdict: &Verdict) {
    let Some(open) = hidato.open() else { return };
    if let Some((first, second)) = hidato.live_two() {
        let cells = 0..first.count();
        let count = cells.filter(|&cell| first.number(cell) != second.number(cell)).count();
        let shown = count.to_string();
        ui.label(text!("window-compose-differ", count = shown));
        return;
    }
    if let Verdict::Unknown { .. } = verdict {
        ui.label(format!("{}.", capital(words::verdict(verdict))));
    }
    let reasons = words::reasons(&open.board, verdict);
    for reason in reasons.iter().take(REASONS_MAX) {
        ui.label(format!("• {}.", capital(reason)));
    }
    if reasons.len() > REASONS_MAX {
        let more = (reasons.len() - REASONS_MAX).to_string();
        ui.label(RichText::new(text!("window-hidato-more", count = more)).weak());
    }
}

/// What can be done with the selected place.
fn cell_ui(window: &mut Window, ui: &mut Ui) {
    let Some(hidato) = window.session.hidato() else { return };
    let (Some(place), Some(open)) = (hidato.place_selected(), hidato.open()) else {
        ui.label(RichText::new(text!("window-compose-select")).weak());
        return;
    };
    let shape = open.board.shape();
    let dims = shape.dims();
    let cell = shape.cell_of(place);
    let at = text!("hidato-cell", row = (dims.row(place) + 1), col = (dims.col(place) + 1));
    let partner = hidato.partner_wanted().map(|partner| shape.name(partner));
    let number = cell.and_then(|cell| open.board.number(cell));
    ui.label(capital(&at));
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        if let Some(number) = hidato.offered() {
            let put = ui.button(text!("window-hidato-put", number = number.to_string()));
            wish = put.clicked().then_some(Compose::Put(number)).or(wish);
        }
        if number.is_some() {
            let clear = ui.button(text!("window-compose-clear"));
            wish = clear.clicked().then_some(Compose::Clear).or(wish);
        }
        let toggle = match cell {
            Some(_) => text!("window-compose-to-hole"),
            None => text!("window-compose-to-cell"),
        };
        wish = ui.button(toggle).clicked().then_some(Compose::Toggle).or(wish);
    });
    if let Some(partner) = partner {
        ui.label(text!("window-compose-partner", place = partner));
    }
    window.queue.extend(wish.map(compose));
}

/// Adding givens, taking them away, and what came of it.
fn work_ui(window: &mut Window, ui: &mut Ui) {
    let Some(hidato) = window.session.hidato() else { return };
    if let Doing::Composing(_, progress) = hidato.doing() {
        running_ui(window, ui, progress.copied());
        return;
    }
    let standing = hidato.live();
    let is_verdict = |wanted: fn(&Verdict) -> bool| match standing {
        Standing::Known(judged) => wanted(&judged.verdict),
        _ => true,
    };
    let has_some = is_verdict(|verdict| !matches!(verdict, Verdict::None(_)));
    let is_one = is_verdict(|verdict| matches!(verdict, Verdict::One(_)));
    let board = hidato.open().map(|open| &open.board);
    let is_empty = board.is_some_and(|board| board.numbers().iter().all(|&number| number == 0));
    let is_full = board.is_some_and(|board| board.numbers().iter().all(|&number| number > 0));
    let told = hidato.told_of_work().map(|told| told.sentences());
    let level = window.settings().hidato.difficulty;
    let several = has_some && !matches!(standing, Standing::Known(_) if is_one);
    ui.horizontal_wrapped(|ui| {
        let unique = (text!("window-compose-unique"), text!("window-compose-unique", "hint"));
        action_ui(window, ui, unique, several, || Compose::Unique(seed()));
        let fill = (text!("window-compose-fill"), text!("window-compose-fill", "hint"));
        action_ui(window, ui, fill, has_some && !is_full, || Compose::Fill(seed()));
        let empty = (text!("window-compose-empty"), text!("window-compose-empty", "hint"));
        action_ui(window, ui, empty, !is_empty, || Compose::Empty);
    });
    ui.horizontal_wrapped(|ui| {
        let thin = (text!("window-compose-thin"), text!("window-compose-thin", "hint"));
        action_ui(window, ui, thin, is_one && !is_empty, || Compose::Thin(level, seed()));
        menus::difficulty_ui(window, ui);
    });
    if let Some(told) = told {
        announce(&ui.label(told));
    }
}

fn action_ui(
    window: &mut Window,
    ui: &mut Ui,
    (text, about): (&str, &str),
    is_enabled: bool,
    wish: impl FnOnce() -> Compose,
) {
    let response = ui.add_enabled(is_enabled, Button::new(text));
    name(&response, text);
    let response = response.on_hover_text(about).on_disabled_hover_text(about);
    if response.clicked() {
        window.queue.push(compose(wish()));
    }
}

/// How far the work has come, and a button that ends it.
fn running_ui(window: &mut Window, ui: &mut Ui, progress: Option<Progress>) {
    let text = match progress {
        Some(progress) => {
            text!("window-compose-running", time = time(progress.elapsed))
        }
        None => text!("window-compose-begins").to_owned(),
    };
    ui.label(text);
    if ui.button(text!("menu-stop")).clicked() {
        window.queue.push(Command::Stop);
    }
}

/// What is done with a puzzle that is ready.
fn ready_ui(window: &mut Window, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    for (action, text) in [(Action::Save, text!("menu-save")), (Action::Print, text!("menu-print"))]
    {
        if ui.button(text).on_hover_text(action.tooltip(&ctx)).clicked() {
            window.act(action, &ctx);
        }
    }
    let about = text!("window-compose-copy");
    if ui.button(text!("menu-copy-text")).on_hover_text(about).clicked() {
        let told = text!("window-file-copied-puzzle");
        window.copy_text(window.session.whole_text(), told, &ctx);
    }
}
