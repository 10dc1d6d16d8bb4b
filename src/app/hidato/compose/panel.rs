//! The right while the givens are edited: how many solutions there are now, and what can be done.

use std::time::Duration;

use egui::{Button, Id, RichText, Ui};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::search::watch::Progress;
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::{capital, time};

use super::compose;
use super::size::size_ui;
use crate::app::actions::Action;
use crate::app::hidato::board::joined;
use crate::app::hidato::menus;
use crate::app::hidato::verdict::most_reasons;
use crate::app::pane::Pane;
use crate::app::side::section_gap;
use crate::app::theme::{heading, palette};
use crate::app::widgets::hidden::covered_ui;
use crate::app::widgets::named::{announce, name};
use crate::session::command::Command;
use crate::session::hidato::compose::Compose;
use crate::session::hidato::rated::Live;
use crate::session::hidato::{Doing, Hidato};
use crate::session::said;
use crate::session::source::new_seed;

/// The most reasons that are shown: the first few are enough to begin to mend a board.
const REASONS_MAX: usize = 6;

pub(in crate::app::hidato) fn panel_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
    if !covered_ui(pane.session, ui, Hidden::Verdict) {
        live_ui(hidato, ui);
    }
    section_gap(ui);
    ui.label(RichText::new(text!("window-compose-givens")).text_style(heading()));
    work_ui(pane, ui);
    section_gap(ui);
    // It changes with each click on the board; what is above keeps its place.
    cell_ui(pane, ui);
    section_gap(ui);
    ui.label(RichText::new(text!("menu-size")).text_style(heading()));
    size_ui(pane, ui);
    section_gap(ui);
    ui.horizontal_wrapped(|ui| ready_ui(pane, ui));
}

/// How long what was known of the board before is shown while the next verdict is looked for, in
/// seconds: most verdicts come sooner, and nothing flickers.
const KEPT: f64 = 0.4;

/// What was known last, and when it was shown last.
#[derive(Clone)]
struct Shown {
    at: f64,
    headline: &'static str,
    lines: Vec<String>,
}

/// How many solutions there are.
fn live_ui(hidato: &Hidato, ui: &mut Ui) {
    let colours = palette(ui);
    let Some(open) = hidato.open() else { return };
    let (id, at) = (Id::unique("edited verdict"), ui.input(|input| input.time));
    let (shown, ink) = match hidato.live() {
        Live::Off | Live::Asked => {
            let before: Option<Shown> = ui.data(|data| data.get_temp(id));
            ui.ctx().request_repaint_after(Duration::from_secs_f64(KEPT));
            let none = || Shown { at, headline: text!("window-compose-asked"), lines: Vec::new() };
            (before.filter(|one| at - one.at < KEPT).unwrap_or_else(none), colours.weak)
        }
        Live::Unknown => {
            let lines = vec![text!("window-compose-unknown", "about").to_owned()];
            (Shown { at, headline: text!("window-compose-unknown"), lines }, colours.text)
        }
        Live::Known(judged) => {
            let verdict = &judged.verdict;
            let ink = match verdict {
                Verdict::None(_) => colours.error,
                Verdict::One(_) => colours.accent,
                _ => colours.mark_text,
            };
            let lines = lines(hidato, &open.board, verdict);
            (Shown { at, headline: words::headline(verdict), lines }, ink)
        }
    };
    announce(&ui.label(RichText::new(shown.headline).size(22.0).color(ink)));
    let mut about = words::summary(&open.board);
    if let Live::Known(judged) = hidato.live()
        && let Some(rating) = judged.rating
    {
        about += &format!(", {}", rating.difficulty.title());
    }
    ui.label(RichText::new(about).weak());
    for line in &shown.lines {
        ui.label(line);
    }
    if !matches!(hidato.live(), Live::Off | Live::Asked) {
        ui.data_mut(|data| data.insert_temp(id, shown));
    }
}

/// What the verdict means: the difference of two solutions, or why there is none.
fn lines(hidato: &Hidato, board: &Board, verdict: &Verdict) -> Vec<String> {
    if let Some((first, second)) = hidato.live_two() {
        let cells = 0..first.count();
        let count = cells.filter(|&cell| first.number(cell) != second.number(cell)).count();
        return vec![text!("window-compose-differ", count = count.to_string())];
    }
    if let Verdict::Unknown { .. } = verdict {
        return vec![format!("{}.", capital(words::verdict(verdict)))];
    }
    let reasons = words::reasons(board, verdict);
    let most = most_reasons(verdict, REASONS_MAX);
    let mut lines: Vec<String> =
        { reasons.iter().take(most) }.map(|one| format!("• {}.", capital(one))).collect();
    if reasons.len() > most {
        let more = (reasons.len() - most).to_string();
        lines.push(text!("figure-more", count = more));
    }
    lines
}

/// What can be done with the selected place.
fn cell_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
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
    if let Some(joined) = cell.and_then(|cell| joined(shape, cell)) {
        ui.label(capital(&joined));
    }
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
    pane.queue.extend(wish.map(compose));
}

/// Adding givens, taking them away, and what came of it.
fn work_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
    if let Doing::Composing(_, progress) = hidato.doing() {
        running_ui(pane, ui, progress.copied());
        return;
    }
    let live = hidato.live();
    let is_verdict = |wanted: fn(&Verdict) -> bool| match live {
        Live::Known(judged) => wanted(&judged.verdict),
        _ => true,
    };
    let has_some = is_verdict(|verdict| !matches!(verdict, Verdict::None(_)));
    let is_one = is_verdict(|verdict| matches!(verdict, Verdict::One(_)));
    let board = hidato.open().map(|open| &open.board);
    let is_empty = board.is_some_and(|board| board.numbers().iter().all(|&number| number == 0));
    let is_full = board.is_some_and(|board| board.numbers().iter().all(|&number| number > 0));
    let has_edges = board.is_some_and(|board| !board.shape().edges().is_empty());
    let told = hidato.told_of_work().map(|told| told.sentences());
    let level = pane.settings().hidato.difficulty;
    let several = has_some && !matches!(live, Live::Known(_) if is_one);
    ui.horizontal_wrapped(|ui| {
        let unique = (text!("window-compose-unique"), text!("window-compose-unique", "hint"));
        action_ui(pane, ui, unique, several, || Compose::Unique(new_seed()));
        let fill = (text!("window-compose-fill"), text!("window-compose-fill", "hint"));
        action_ui(pane, ui, fill, has_some && !is_full, || Compose::Fill(new_seed()));
        let empty = (text!("window-compose-empty"), text!("window-compose-empty", "hint"));
        action_ui(pane, ui, empty, !is_empty, || Compose::Empty);
        let part = (text!("window-compose-no-edges"), text!("window-compose-no-edges", "hint"));
        action_ui(pane, ui, part, has_edges, || Compose::NoEdges);
    });
    ui.horizontal_wrapped(|ui| {
        let thin = (text!("window-compose-thin"), text!("window-compose-thin", "hint"));
        action_ui(pane, ui, thin, is_one && !is_empty, || Compose::Thin(level, new_seed()));
        menus::difficulty_ui(pane, ui);
    });
    if let Some(told) = told {
        announce(&ui.label(told));
    }
}

fn action_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    (text, about): (&str, &str),
    is_enabled: bool,
    wish: impl FnOnce() -> Compose,
) {
    let response = ui.add_enabled(is_enabled, Button::new(text));
    name(&response, text);
    let response = response.on_hover_text(about).on_disabled_hover_text(about);
    if response.clicked() {
        pane.queue.push(compose(wish()));
    }
}

/// How far the work has come, and a button that ends it.
fn running_ui(pane: &mut Pane<'_>, ui: &mut Ui, progress: Option<Progress>) {
    let text = match progress {
        Some(progress) => {
            text!("window-compose-running", time = time(progress.elapsed))
        }
        None => text!("window-compose-begins").to_owned(),
    };
    ui.label(text);
    if ui.button(text!("menu-stop")).clicked() {
        pane.queue.push(Command::Stop);
    }
}

/// What is done with a puzzle that is ready.
fn ready_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    for (action, text) in [(Action::Save, text!("menu-save")), (Action::Print, text!("menu-print"))]
    {
        if ui.button(text).on_hover_text(action.tooltip(&ctx)).clicked() {
            pane.act(action);
        }
    }
    let about = text!("window-compose-copy");
    if ui.button(text!("menu-copy-text")).on_hover_text(about).clicked() {
        let told = said(|| text!("window-file-copied-puzzle"));
        pane.copy_text(pane.session.whole_text(), told, &ctx);
    }
}
