//! What a person solves with: the pen above the board, and at the right the pencil, the choice when
//! numbers are judged, and the clock.

use egui::{Button, RichText, Ui, WidgetInfo};
use langkah_language::text;
use langkah_puzzle::results::words;

use super::pencil;
use crate::app::pane::Pane;
use crate::app::theme::heading;
use crate::app::widgets::named::{button_if_ui, radio_ui};
use crate::app::widgets::segment::segments_ui;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::Pencilling;
use crate::session::hidato::hand::{Counting, Pen};
use crate::session::hidato::judging::Judging;
use crate::session::settings::{HidatoSettings, Setting};

/// Numbers or marks, and the button that asks for a judgement.
pub(super) fn pen_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
    let pen = Hidato::pen(hidato);
    let pens = [
        (
            Pen::Numbers,
            text!("window-hidato-pen-numbers"),
            text!("window-hidato-pen-numbers", "hint"),
        ),
        (Pen::Marks, text!("window-hidato-pen-marks"), text!("window-hidato-pen-marks", "hint")),
    ];
    let pens = pens.map(|(pen, text, about)| (pen, (text, text), format!("{about} (M)")));
    let clicked = segments_ui(ui, Some(pen), pens);
    pane.queue.extend(clicked.map(|pen| pencil(Pencilling::Pen(pen))));
    if pane.settings().hidato.judging == Judging::Asked {
        let about = format!("{} (C)", text!("window-hidato-check", "hint"));
        wish_ui(pane, ui, text!("window-hidato-check"), &about, Some(Pencilling::Check));
    }
}

/// A button for a wish; without one it is disabled.
fn wish_ui(pane: &mut Pane<'_>, ui: &mut Ui, text: &str, about: &str, wish: Option<Pencilling>) {
    if button_if_ui(ui, wish.is_some(), Button::new(text), text, about) {
        pane.queue.extend(wish.map(pencil));
    }
}

/// Marks, lines, the direction of counting, and when numbers are judged.
pub(super) fn tools_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("window-hidato-pencil")).text_style(heading()));
    let Some(hidato) = pane.session.hidato() else { return };
    let has_marks = hidato.pencil().is_some_and(|pencil| pencil.has_marks());
    let has_lines = hidato.pencil().is_some_and(|pencil| pencil.lines().next().is_some());
    let is_solved = hidato.filled().is_some_and(|board| board.cells().iter().all(Option::is_some));
    let count = hidato.numbers_of_lines().len();
    let has_begun = hidato.has_begun();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let all = (!is_solved).then_some(Pencilling::MarkAll);
        let (text, about) =
            (text!("window-hidato-mark-all"), text!("window-hidato-mark-all", "hint"));
        wish_ui(pane, ui, text, about, all);
        let none = has_marks.then_some(Pencilling::Unmark);
        let (text, about) = (text!("window-hidato-unmark"), text!("window-hidato-unmark", "hint"));
        wish_ui(pane, ui, text, about, none);
        let text = text!("window-hidato-number-lines", count = count.to_string());
        let about = format!("{} (L)", text!("window-hidato-number-lines-about"));
        wish_ui(pane, ui, &text, &about, (count > 0).then_some(Pencilling::NumberLines));
        let none = has_lines.then_some(Pencilling::EraseLines);
        let (text, about) =
            (text!("window-hidato-erase-lines"), text!("window-hidato-erase-lines", "hint"));
        wish_ui(pane, ui, text, about, none);
        let begun = has_begun.then_some(Pencilling::StartOver);
        let about = text!("window-hidato-start-over-about");
        wish_ui(pane, ui, text!("menu-start-over"), about, begun);
    });
    counting_ui(pane, ui);
    judging_ui(pane, ui);
}

fn counting_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(now) = pane.session.hidato().map(Hidato::counting) else { return };
    let title = text!("window-hidato-count");
    let choices = Counting::ALL.map(|one| {
        let text = match one {
            Counting::Up => text!("window-hidato-count", "up"),
            Counting::Down => text!("window-hidato-count", "down"),
            Counting::Off => text!("window-hidato-count", "off"),
        };
        (one, text)
    });
    let about = format!("{} (U)", text!("window-hidato-count", "hint"));
    if let Some(choice) = radios_ui(ui, (title, &about), now, choices) {
        pane.queue.push(pencil(Pencilling::Count(choice)));
    }
}

fn judging_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let settings = pane.settings().hidato;
    let choices = Judging::ALL.map(|one| (one, judging(one)));
    let title = (text!("window-hidato-judge"), text!("window-hidato-judge", "hint"));
    if let Some(judging) = radios_ui(ui, title, settings.judging, choices) {
        let hidato = HidatoSettings { judging, ..settings };
        pane.queue.push(Command::Set(Setting::Hidato(hidato)));
    }
}

/// When numbers are judged, in few words.
pub(in crate::app) fn judging(judging: Judging) -> &'static str {
    match judging {
        Judging::AtOnce => text!("window-hidato-judge", "at-once"),
        Judging::Asked => text!("window-hidato-judge", "asked"),
        Judging::Never => text!("window-hidato-judge", "never"),
    }
}

/// One of several choices after a title. Returns the one that was clicked.
fn radios_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    (title, about): (&str, &str),
    now: T,
    choices: impl IntoIterator<Item = (T, &'static str)>,
) -> Option<T> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(title).weak()).on_hover_text(about);
        for (choice, text) in choices {
            let is_on = choice == now;
            if radio_ui(ui, title, is_on, text).clicked() && !is_on {
                chosen = Some(choice);
            }
        }
    });
    chosen
}

/// The time that the person has spent: `12:34`.
pub(super) fn clock_ui(session: &Session, ui: &mut Ui) {
    let Some(hidato) = session.hidato().filter(|_| !session.settings.play.is_quiet) else { return };
    let Some(time) = hidato.time_spent(session.now()) else { return };
    let shown = words::whole_clock(time.as_secs());
    let response = ui.label(RichText::new(&shown).monospace().weak());
    response.widget_info(|| {
        let name = text!("window-hidato-clock", time = shown.as_str());
        WidgetInfo::labeled(egui::Role::Label, true, name)
    });
    response.on_hover_text(text!("window-hidato-clock-about"));
    if hidato.clock_runs() {
        let left = 1.0 - time.subsec_millis() as f32 / 1000.0;
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f32(left.max(0.02)));
    }
}
