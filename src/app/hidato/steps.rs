//! The right, bottom: the numbers in the order in which they were placed, with the current one
//! marked, and the reason for its place.

use egui::{RichText, Sense, Ui, vec2};
use langkah_engine::hidato::solve::{How, Step};
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::capital;

use super::caption::shows_complete;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::chips::{Chip, Chips};
use crate::app::widgets::hidden::cover_ui;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::player::Player;

/// The numbers in the order in which they were placed.
const NUMBERS: Chips =
    Chips { name: "steps", room: vec2(38.0, 22.0), font_size: 13.5, height_max: 220.0 };

/// The most failed guesses that are named.
const FAILED_MAX: usize = 8;

/// The number that was placed last, the rule in a sentence, and the guesses that failed before it.
pub(super) fn step_ui(session: &Session, ui: &mut Ui) {
    let colours = palette(ui);
    ui.label(RichText::new(text!("window-hidato-this-step")).text_style(heading()));
    let Some(hidato) = session.hidato() else { return };
    let (Some((step, why)), Some(open)) = (hidato.step(), hidato.open()) else {
        let text = if hidato.shows_second() {
            text!("window-hidato-steps-of-first")
        } else {
            text!("window-hidato-start")
        };
        ui.label(RichText::new(text).weak());
        return;
    };
    let place = open.board.shape().name(step.cell);
    let place = text!("window-hidato-number-at", number = step.number.to_string(), place = place);
    let ink = if is_choice(step) { colours.mark_text } else { colours.accent };
    ui.label(RichText::new(place).color(ink).strong());
    ui.label(format!("{}.", capital(&why.clause)));
    // That another number leads to a solution, too, tells the verdict.
    let others =
        if session.hides(Hidden::Verdict) { Vec::new() } else { why.before(open.board.shape()) };
    for other in others {
        ui.label(RichText::new(format!("• {}.", capital(&other))).weak());
    }
    for is_fact in [true, false] {
        let failed = words::failed(&open.board, step, is_fact);
        if !failed.is_empty() {
            let text = match is_fact {
                true => text!("window-hidato-failed-first", guesses = join(&failed)),
                false => text!("window-hidato-failed-here", guesses = join(&failed)),
            };
            ui.label(RichText::new(text).color(colours.mark_text));
        }
    }
    let unlisted = hidato.result().and_then(|(_, solution)| words::unlisted(solution));
    if let Some(unlisted) = unlisted {
        ui.label(RichText::new(format!("{}.", capital(&unlisted))).weak());
    }
}

fn join(failed: &[String]) -> String {
    let mut names: Vec<String> = failed.iter().take(FAILED_MAX).cloned().collect();
    if failed.len() > FAILED_MAX {
        let more = (failed.len() - FAILED_MAX).to_string();
        names.push(text!("window-hidato-and-more", count = more));
    }
    names.join("; ")
}

pub(super) fn steps_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("window-hidato-numbers")).text_style(heading()));
    let Some(player) = pane.session.hidato().and_then(|hidato| hidato.player()) else { return };
    let (count, position) = (player.steps().len(), player.position());
    if count == 0 {
        let text = if pane.session.is_hopeless() {
            text!("window-hidato-no-numbers")
        } else if shows_complete(pane.session) {
            text!("window-hidato-complete", "numbers")
        } else {
            text!("window-hidato-numbers-to-come")
        };
        ui.label(RichText::new(text).weak());
        return;
    }
    // What follows would answer the question of a lesson.
    let hides = pane.session.hides_rest();
    let count = if hides { count.min(position) } else { count };
    if hides {
        cover_ui(pane.session, ui, text!("window-hidato-numbers", "rest"));
    }
    let clicked =
        NUMBERS.list_ui(ui, count, Some(position), |ui, index| step_chip_ui(ui, player, index));
    pane.queue.extend(clicked.map(|index| Command::Seek(index + 1)));
}

/// One number. Tells whether it was clicked.
fn step_chip_ui(ui: &mut Ui, player: &Player<Step>, index: usize) -> bool {
    let colours = palette(ui);
    let Some(step) = player.steps().get(index) else { return false };
    let (at, number) = ((index + 1).to_string(), step.number.to_string());
    let chip = Chip {
        text: chip(step),
        label: text!("window-hidato-step", at = at, number = number),
        is_current: player.position() == index + 1,
        ink: if is_choice(step) {
            colours.mark_text
        } else if index < player.position() {
            colours.weak
        } else {
            colours.text
        },
        is_struck: false,
        sense: Sense::CLICK | Sense::HOVER,
    };
    let response = NUMBERS.chip_ui(ui, &chip);
    let is_clicked = response.clicked();
    response.on_hover_text(format!("{}. {} {}", index + 1, step.number, words::how(step.how)));
    is_clicked
}

/// Whether the rules left a choice.
const fn is_choice(step: &Step) -> bool {
    matches!(step.how, How::Guessed | How::Learnt)
}

/// A choice has a question mark.
fn chip(step: &Step) -> String {
    match is_choice(step) {
        true => format!("{}?", step.number),
        false => step.number.to_string(),
    }
}
