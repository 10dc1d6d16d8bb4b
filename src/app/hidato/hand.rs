//! The right: the judgement of the numbers by hand, the candidates of the selected cell, hints.

use egui::{Button, RichText, Ui, vec2};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::hint::Hint;
use langkah_engine::hidato::propagate::Deduction;
use langkah_engine::puzzle::words::capital;

use super::fill;
use crate::app::theme::{heading, palette};
use crate::app::toolbar::{announce, name};
use crate::app::window::Window;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::Fill;
use crate::session::hidato::judge::Judgement;

/// The most candidates that are offered: with more of them the cell tells little.
const CANDIDATES_MAX: usize = 40;

/// The most other choices that are named, each with what rules it out.
const OTHERS_MAX: usize = 6;

pub(super) fn hand_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new("By hand").text_style(heading()));
    let Some(hidato) = window.session.hidato() else { return };
    judgement_ui(ui, hidato);
    hint_ui(ui, hidato);
    let chosen = candidates_ui(ui, hidato);
    window.queue.extend(chosen.map(|number| fill(Fill::Put(number))));
}

fn judgement_ui(ui: &mut Ui, hidato: &Hidato) {
    let colours = palette(ui);
    let (Some(filled), Some(open)) = (hidato.filled(), hidato.open()) else { return };
    let count = |board: &Board| board.numbers().iter().filter(|&&number| number > 0).count();
    let (done, given, all) = (count(filled), count(&open.board), filled.count());
    let progress = format!("{} of {} filled in", done - given, all - given);
    let (text, ink) = match hidato.judgement() {
        Judgement::Nothing => ("Nothing is filled in yet.".to_owned(), colours.weak),
        Judgement::Asked => {
            (format!("{progress}; looking whether it can be solved…"), colours.weak)
        }
        Judgement::Solved => ("Solved: every number touches the next.".to_owned(), colours.accent),
        Judgement::Solvable => (format!("{progress}; it can still be solved."), colours.text),
        Judgement::Broken(..) => ("This breaks a rule:".to_owned(), colours.error),
        Judgement::Lost => {
            let text = "No rule is broken, but no solution is left. Undo takes the number back.";
            (text.to_owned(), colours.error)
        }
        Judgement::Hopeless => {
            (format!("{progress}; the puzzle itself has no solution."), colours.error)
        }
        Judgement::Unknown => {
            (format!("{progress}; whether it can be solved is not known."), colours.weak)
        }
    };
    announce(&ui.label(RichText::new(text).color(ink)));
    if let Judgement::Broken(sentences, _) = hidato.judgement() {
        for sentence in sentences.iter().take(6) {
            ui.label(format!("• {}.", capital(sentence)));
        }
    }
}

fn hint_ui(ui: &mut Ui, hidato: &Hidato) {
    let (Some(hint), Some(filled)) = (hidato.hint(), hidato.filled()) else { return };
    let colours = palette(ui);
    ui.add_space(4.0);
    let (text, mut why) = sentences(filled, hint);
    if matches!(hidato.judgement(), Judgement::Broken(..)) {
        // This is told above.
        why.clear();
    }
    ui.label(RichText::new(text).color(colours.accent).strong());
    for why in why {
        ui.label(format!("{}.", capital(&why)));
    }
    if matches!(hint, Hint::Place(..) | Hint::Try(_)) {
        ui.label(RichText::new("Ask for the hint again to put it there.").weak());
    }
}

/// The hint, and its reasons without their full stops.
fn sentences(board: &Board, hint: &Hint) -> (String, Vec<String>) {
    let place = |deduction: &Deduction| {
        format!("Hint: {} goes to {}", deduction.number, board.shape().name(deduction.cell))
    };
    match hint {
        Hint::Done => ("Hint: nothing is left to do".to_owned(), Vec::new()),
        Hint::Place(deduction, reason) => {
            let mut why = vec![reason.clause.clone()];
            why.extend(reason.others.iter().take(OTHERS_MAX).cloned());
            (place(deduction), why)
        }
        Hint::Try(deduction) => (
            place(deduction),
            vec!["no rule places a number here; a search has found this one".to_owned()],
        ),
        Hint::Wrong(refutation) => (
            "Hint: take a number away; with those on the board there is no solution".to_owned(),
            refutation.sentences(board.shape()),
        ),
        Hint::Unknown(_) => ("No hint: the search took too long".to_owned(), Vec::new()),
    }
}

/// The numbers within reach of the selected cell, as buttons. Returns the one that was clicked.
fn candidates_ui(ui: &mut Ui, hidato: &Hidato) -> Option<u16> {
    let (cell, filled, open) = (hidato.selected()?, hidato.filled()?, hidato.open()?);
    let place = filled.shape().name(cell);
    ui.add_space(4.0);
    if let Some(number) = open.board.number(cell) {
        ui.label(format!("{number} is given at {place}."));
        return None;
    }
    let candidates = hidato.candidates();
    let count = candidates.len();
    let mut chosen = None;
    match count {
        0 => ui.label(format!("No missing number is within reach of {place}.")),
        1..=CANDIDATES_MAX => ui.label(format!("Within reach of {place}:")),
        _ => ui.label(format!("{count} numbers are within reach of {place}.")),
    };
    if count > CANDIDATES_MAX {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 6.0;
        for &number in candidates {
            let is_there = filled.number(cell) == Some(number);
            let button = Button::new(number.to_string()).selected(is_there);
            let response = ui.add(button.min_size(vec2(34.0, 26.0)));
            name(&response, &format!("Put {number}"));
            if response.clicked() {
                chosen = Some(number);
            }
        }
    });
    chosen
}
