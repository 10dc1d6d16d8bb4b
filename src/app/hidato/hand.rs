//! The right: the judgement of the numbers by hand, the candidates of the selected cell, hints.

use egui::{Button, RichText, Ui, vec2};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::hint::Hint;
use langkah_engine::hidato::propagate::{Deduction, Rule};
use langkah_engine::hidato::solve::How;
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::words::capital;

use super::caption::shows_complete;
use super::{fill, pencil};
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::{announce, name};
use crate::session::hidato::Hidato;
use crate::session::hidato::command::{Fill, Pencilling};
use crate::session::hidato::hand::Pen;
use crate::session::hidato::hinting::Question;
use crate::session::hidato::judge::Judgement;

/// The most candidates that are offered: with more of them the cell tells little.
const CANDIDATES_MAX: usize = 40;

pub(super) fn hand_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    ui.label(RichText::new(text!("window-hidato-by-hand")).text_style(heading()));
    let Some(hidato) = pane.session.hidato() else { return };
    judgement_ui(ui, hidato, shows_complete(pane.session));
    hint_ui(ui, hidato);
    let chosen = candidates_ui(ui, hidato);
    let pen = hidato.pen();
    pane.queue.extend(chosen.map(|number| match pen {
        Pen::Numbers => fill(Fill::Put(number)),
        Pen::Marks => pencil(Pencilling::Mark(number)),
    }));
}

/// What is known of the numbers by hand. `is_complete` tells that the puzzle leaves no empty cell.
fn judgement_ui(ui: &mut Ui, hidato: &Hidato, is_complete: bool) {
    let colours = palette(ui);
    let (Some(filled), Some(open)) = (hidato.filled(), hidato.open()) else { return };
    let count = |board: &Board| board.numbers().iter().filter(|&&number| number > 0).count();
    let (done, given, all) = (count(filled), count(&open.board), filled.count());
    let progress = |state: &str| {
        let (done, all) = ((done - given).to_string(), (all - given).to_string());
        text!("window-hidato-progress", state = state, done = done, all = all)
    };
    let (text, ink) = match hidato.judgement() {
        Judgement::Nothing if is_complete => {
            (text!("window-hidato-complete", "none").to_owned(), colours.accent)
        }
        Judgement::Nothing => (text!("window-hidato-nothing-filled").to_owned(), colours.weak),
        // The board is full, and not solved.
        Judgement::Unasked if done == all => (progress("full"), colours.text),
        Judgement::Unasked => (progress("unasked"), colours.text),
        Judgement::Asked => (progress("asked"), colours.weak),
        Judgement::Solved => (text!("window-hidato-solved").to_owned(), colours.accent),
        Judgement::Solvable => (progress("solvable"), colours.text),
        Judgement::Broken(..) => (text!("window-hidato-broken").to_owned(), colours.error),
        Judgement::Lost if hidato.undo_takes_lost() => {
            (text!("window-hidato-lost").to_owned(), colours.error)
        }
        Judgement::Lost => (text!("window-hidato-lost", "earlier").to_owned(), colours.error),
        Judgement::Hopeless => (progress("hopeless"), colours.error),
        Judgement::Unknown => (progress("unknown"), colours.weak),
    };
    checked_ui(ui, hidato);
    ui.push_id("judgement", |ui| announce(&ui.label(RichText::new(text).color(ink))));
    if let Judgement::Broken(faults, _) = hidato.judgement() {
        for fault in faults.iter().take(6) {
            ui.label(format!("• {}.", capital(&fault.sentence(filled.shape()))));
        }
    }
}

/// How many numbers are wrong, if the person has asked and one solution is known.
fn checked_ui(ui: &mut Ui, hidato: &Hidato) {
    let Some(wrong) = hidato.wrong_numbers() else { return };
    let colours = palette(ui);
    let (count, shown) = (wrong.len(), wrong.len().to_string());
    let text = match hidato.judgement() {
        Judgement::Solvable => text!("window-hidato-none-wrong").to_owned(),
        Judgement::Broken(..) | Judgement::Lost if count > 0 => {
            text!("window-hidato-wrong", count = count, shown = shown)
        }
        _ => return,
    };
    let ink = if count > 0 { colours.error } else { colours.accent };
    announce(&ui.label(RichText::new(text).color(ink).strong()));
}

fn hint_ui(ui: &mut Ui, hidato: &Hidato) {
    let (Some(hint), Some(filled)) = (hidato.hint(), hidato.filled()) else { return };
    let colours = palette(ui);
    ui.add_space(4.0);
    if let (Some(question), Hint::Place(deduction, _)) = (hidato.question(), hint) {
        return question_ui(ui, filled, question, deduction.rule);
    }
    let is_untouched = hidato.open().is_some_and(|open| open.board == *filled);
    let (text, mut why) = sentences(filled, hint, is_untouched);
    if matches!(hidato.judgement(), Judgement::Broken(..)) {
        // This is told above.
        why.clear();
    }
    announce(&ui.label(RichText::new(text).color(colours.accent).strong()));
    for why in why {
        announce(&ui.label(format!("{}.", capital(&why))));
    }
    if matches!(hint, Hint::Place(..) | Hint::Try(_)) {
        ui.label(RichText::new(text!("window-hidato-hint-again")).weak());
    }
}

/// What a hint asks, and the rule that answers it.
fn question_ui(ui: &mut Ui, board: &Board, question: Question, rule: Rule) {
    let text = match question {
        Question::Where(number) => {
            text!("window-hidato-hint-where", number = number.to_string())
        }
        Question::Which(cell) => {
            text!("window-hidato-hint-which", place = board.shape().name(cell))
        }
    };
    announce(&ui.label(RichText::new(text).color(palette(ui).accent).strong()));
    if matches!(question, Question::Where(_)) {
        let how = words::how(How::Deduced(rule));
        ui.label(text!("window-hidato-hint-follows", how = how));
    }
    ui.label(RichText::new(text!("window-hidato-hint-answer")).weak());
}

/// The hint, and its reasons without their full stops. `is_untouched` tells that only givens are on
/// the board.
fn sentences(board: &Board, hint: &Hint, is_untouched: bool) -> (String, Vec<String>) {
    let place = |deduction: &Deduction| {
        let (number, place) = (deduction.number.to_string(), board.shape().name(deduction.cell));
        text!("window-hidato-hint-place", number = number, place = place)
    };
    match hint {
        Hint::Done => (text!("window-hidato-hint-done").to_owned(), Vec::new()),
        Hint::Place(deduction, reason) => {
            let mut why = vec![reason.clause.clone()];
            why.extend(reason.before(board.shape()));
            (place(deduction), why)
        }
        Hint::Try(deduction) => {
            let (number, cell) = (deduction.number.to_string(), deduction.cell);
            let place = board.shape().name(cell);
            let text = text!("window-hidato-hint-try", number = number, place = place);
            (text, vec![text!("window-hidato-hint-try", "why").to_owned()])
        }
        Hint::Wrong(refutation) => {
            let text = match is_untouched {
                true => text!("window-hidato-hint-hopeless"),
                false => text!("window-hidato-hint-wrong"),
            };
            (text.to_owned(), refutation.sentences_on(board))
        }
        Hint::Unknown(_) => (text!("window-hidato-hint-none").to_owned(), Vec::new()),
    }
}

/// The numbers within reach of the selected cell, as buttons. Returns the one that was clicked.
fn candidates_ui(ui: &mut Ui, hidato: &Hidato) -> Option<u16> {
    let (cell, filled, open) = (hidato.selected()?, hidato.filled()?, hidato.open()?);
    let place = filled.shape().name(cell);
    ui.add_space(4.0);
    if let Some(number) = open.board.number(cell) {
        let number = number.to_string();
        ui.label(text!("window-hidato-given-at", number = number, place = place));
        return None;
    }
    let candidates = hidato.candidates();
    let count = candidates.len();
    match count {
        _ if !hidato.shows_reach() => return None,
        0 => ui.label(text!("window-hidato-reach-none", place = place)),
        1..=CANDIDATES_MAX => ui.label(text!("window-hidato-reach", place = place)),
        _ => {
            let count = count.to_string();
            ui.label(text!("window-hidato-reach-many", count = count, place = place))
        }
    };
    if count > CANDIDATES_MAX {
        return None;
    }
    candidate_buttons_ui(ui, hidato, filled, cell)
}

fn candidate_buttons_ui(ui: &mut Ui, hidato: &Hidato, filled: &Board, cell: usize) -> Option<u16> {
    let mut chosen = None;
    let marks = hidato.pen() == Pen::Marks && filled.number(cell).is_none();
    let is_marked = |number: u16| {
        hidato.pencil().is_some_and(|pencil| pencil.marks(cell).any(|mark| mark == number))
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 6.0;
        for &number in hidato.candidates() {
            let is_there =
                if marks { is_marked(number) } else { filled.number(cell) == Some(number) };
            let button = Button::new(number.to_string()).selected(is_there);
            let response = ui.add(button.min_size(vec2(34.0, 26.0)));
            let shown = number.to_string();
            name(
                &response,
                &match marks {
                    true => text!("window-hidato-mark", number = shown),
                    false => text!("window-hidato-put", number = shown),
                },
            );
            if response.clicked() {
                chosen = Some(number);
            }
        }
    });
    chosen
}
