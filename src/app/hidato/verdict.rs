//! The right, top: the kind of puzzle, the number of its solutions, or why it has none.

use std::borrow::Cow;

use egui::{RichText, Ui};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::solve::{Refutation, Verdict};
use langkah_language::text;
use langkah_puzzle::hidato::words;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::capital;

use super::caption::solved_by_hand;
use crate::app::pane::Pane;
use crate::app::theme::palette;
use crate::app::widgets::hidden::covered_ui;
use crate::app::widgets::named::{announce, name};
use crate::session::command::Command;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::HidatoCommand;
use crate::session::hidato::judge::Judgement;
use crate::session::hidato::rated::Hardness;
use crate::session::{Mode, Session};

/// The most reasons that are shown: the first few are enough to begin to mend a board.
const REASONS_MAX: usize = 12;

pub(super) fn verdict_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    if covered_ui(pane.session, ui, Hidden::Verdict) {
        return;
    }
    let Some(hidato) = pane.session.hidato() else { return };
    let otherwise = hidato.fits_otherwise();
    let Some(open) = hidato.open() else { return };
    headline_ui(pane.session, hidato, ui);
    ui.label(RichText::new(words::summary(&open.board)).weak());
    match hidato.result() {
        Some((_, solution)) => {
            let verdict = &solution.finished.verdict;
            // While the person fills the board, it shows no solution.
            let shows = pane.session.mode() == Mode::View;
            if shows || !matches!(verdict, Verdict::Several(..)) {
                ui.label(format!("{}.", capital(words::verdict(verdict))));
            }
            let most = most_reasons(verdict, REASONS_MAX);
            reasons_ui(ui, &words::reasons(&open.board, verdict), most);
        }
        None if !open.faults.is_empty() => {
            ui.label(format!("{}.", capital(words::wrong(&open.faults))));
            let shape = open.board.shape();
            let reasons: Vec<String> =
                open.faults.iter().map(|fault| fault.sentence(shape)).collect();
            reasons_ui(ui, &reasons, REASONS_MAX);
        }
        None => {
            for note in &open.notes {
                ui.label(RichText::new(format!("{}.", capital(&note.sentence()))).weak());
            }
        }
    }
    hardness_ui(hidato, ui);
    if let Some(topology) = otherwise {
        otherwise_ui(pane, ui, topology);
    }
}

/// How hard the board is, and which rules it needs. It tells nothing where the verdict tells all.
fn hardness_ui(hidato: &Hidato, ui: &mut Ui) {
    let line = match hidato.hardness() {
        Hardness::Off => return,
        Hardness::Several | Hardness::Hopeless if is_counted(hidato) => return,
        Hardness::Asked => text!("window-hidato-rating").to_owned(),
        Hardness::Rated(rating) => {
            text!("hidato-difficulty", level = rating.difficulty.title())
        }
        Hardness::Several => text!("window-hidato-not-rated").to_owned(),
        Hardness::Hopeless => text!("window-hidato-hopeless").to_owned(),
        Hardness::Unknown => text!("window-hidato-rating", "unknown").to_owned(),
    };
    ui.add_space(4.0);
    ui.label(line);
    if let Hardness::Rated(rating) = hidato.hardness() {
        for needed in words::needs(&rating) {
            ui.label(RichText::new(needed).weak());
        }
    }
}

/// If the text does not say which cells touch and the other choice fits it better, offers that
/// choice.
fn otherwise_ui(pane: &mut Pane<'_>, ui: &mut Ui, topology: Topology) {
    let (one, text) = match topology {
        Topology::King => {
            (text!("window-hidato-one-as-hidato"), text!("window-hidato-one-as-hidato", "switch"))
        }
        Topology::Orthogonal => {
            (text!("window-hidato-one-as-numbrix"), text!("window-hidato-one-as-numbrix", "switch"))
        }
        Topology::Hexagonal => (
            text!("window-hidato-one-as-hexagonal"),
            text!("window-hidato-one-as-hexagonal", "switch"),
        ),
    };
    ui.label(one);
    let response = ui.button(text);
    name(&response, text);
    if response.clicked() {
        pane.queue.push(Command::from(HidatoCommand::Topology(topology)));
        pane.queue.push(Command::Solve);
    }
}

fn headline_ui(session: &Session, hidato: &Hidato, ui: &mut Ui) {
    let colours = palette(ui);
    let verdict = hidato.result().map(|(_, solution)| &solution.finished.verdict);
    let (text, ink): (Cow<'_, str>, _) = match verdict {
        Some(verdict @ Verdict::None(_)) => (words::headline(verdict).into(), colours.error),
        Some(verdict) => (words::headline(verdict).into(), colours.accent),
        None if is_hopeless(hidato) => (text!("hidato-no-solution").into(), colours.error),
        // No search has run, but the person has filled in a solution.
        None if *hidato.judgement() == Judgement::Solved => {
            (solved_by_hand(session, hidato).into(), colours.accent)
        }
        None if session.is_complete() => (text!("window-hidato-complete").into(), colours.accent),
        None => (text!("window-hidato-not-solved").into(), colours.text),
    };
    // Its own name, so that it is not said again where something comes or goes above it.
    let text = RichText::new(text).size(22.0).color(ink);
    ui.push_id("headline", |ui| announce(&ui.label(text)));
}

/// Whether a search has told how many solutions there are.
fn is_counted(hidato: &Hidato) -> bool {
    let verdict = hidato.result().map(|(_, solution)| &solution.finished.verdict);
    verdict.is_some_and(|verdict| !matches!(verdict, Verdict::Unknown { .. }))
}

/// Whether the board is known to have no solution before the person has it solved.
fn is_hopeless(hidato: &Hidato) -> bool {
    let has_faults = hidato.open().is_some_and(|open| !open.faults.is_empty());
    has_faults || hidato.hardness() == Hardness::Hopeless
}

/// How many reasons are shown: `usual`, or all of a way to a contradiction, which is none without
/// its last steps.
pub(super) fn most_reasons(verdict: &Verdict, usual: usize) -> usize {
    let is_way = matches!(verdict, Verdict::None(Refutation::AtOnce(_)));
    if is_way { usize::MAX } else { usual }
}

fn reasons_ui(ui: &mut Ui, reasons: &[String], most: usize) {
    for reason in reasons.iter().take(most) {
        ui.label(format!("• {}.", capital(reason)));
    }
    if reasons.len() > most {
        let more = (reasons.len() - most).to_string();
        ui.label(RichText::new(text!("figure-more", count = more)).weak());
    }
}
