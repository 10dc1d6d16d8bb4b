//! The search that a person performs: its tree, the next act, and what was told of the acts before.

use egui::{Label, Rect, RichText, Ui};
use egui_material_icons::icons::{ICON_CHECK, ICON_CLOSE, ICON_HELP};
use langkah_engine::sliding::moves::letter;
use langkah_language::text;
use langkah_puzzle::practice::perform::{Acts, Stage};

use super::answer::box_ui;
use super::{PracticeState, check_ui, end_ui, fields_ui, strong};
use crate::app::pane::Pane;
use crate::app::theme::palette;
use crate::app::widgets::named::{announce, whole_text};
use crate::session::Session;
use crate::session::practice::PracticeWish;
use crate::session::practice::draft::Put;
use crate::session::practice::performing::{ActOf, Performing, ToldAct};

/// The tree so far. A click on a node puts it into the answer.
pub(super) fn tree_ui(session: &Session, state: &mut PracticeState, ui: &mut Ui) -> Option<Put> {
    let performing = session.practice().performing()?;
    // A person works the costs out until the end.
    super::tree_ui(ui, &mut state.canvas, &performing.explorer, performing.ask().is_none())
}

/// The words beside the tree.
pub(super) fn perform_ui(
    pane: &mut Pane<'_>,
    state: &mut PracticeState,
    ui: &mut Ui,
) -> Option<PracticeWish> {
    let performing = pane.session.practice().performing()?;
    let (perform, acts) = (performing.perform(), performing.acts());
    let place = text!(
        "practice-perform-place",
        number = perform.expansions(),
        count = perform.rules().expansions,
        right = acts.right,
        acts = acts.all()
    );
    ui.label(RichText::new(place).weak());
    let title = text!("practice-perform-title");
    ui.label(RichText::new(title).size(20.0).color(palette(ui).accent));
    ui.add_space(2.0);
    ui.label(perform.task());
    super::goal_ui(ui, perform.puzzle());
    if let Some(bound) = perform.bound() {
        ui.label(text!("practice-perform-bound", most = bound));
    }
    ui.add_space(8.0);
    let told = performing.told.len();
    let is_new = state.shown.focused.replace(told) != Some(told);
    let wish = match performing.ask() {
        None => done_ui(ui, performing),
        Some(ask) => {
            let prompt = RichText::new(act_in_words(perform.stage())).strong();
            ui.push_id(("prompt", told), |ui| announce(&ui.label(prompt)));
            let answer = (&ask, &performing.draft);
            let fault = performing.fault.as_ref();
            let put = fields_ui(ui, answer, fault, &mut state.shown, (true, is_new));
            let help = text!("practice-perform-help");
            put.or(check_ui(ui, (help, text!("practice-perform-help", "hint"))))
        }
    };
    // Words of their own for each act, so that the same ones are said again.
    ui.push_id(("told", told), |ui| told_ui(ui, &performing.told, is_new));
    wish.or(end_ui(ui, &performing.seed().to_string()).then_some(PracticeWish::End))
}

/// What the next act is about.
fn act_in_words(stage: Stage) -> String {
    match stage {
        Stage::Judge(ways) => {
            let moves =
                ways.into_iter().map(|way| letter(way).to_string()).collect::<Vec<_>>().join(", ");
            text!("practice-perform-prompt-fates", moves = moves)
        }
        Stage::Bound => text!("practice-perform-prompt-bound").to_owned(),
        _ => text!("practice-perform-prompt").to_owned(),
    }
}

/// How it went.
fn done_ui(ui: &mut Ui, performing: &Performing) -> Option<PracticeWish> {
    result_ui(ui, text!("practice-perform-done"), performing.acts());
    ui.add_space(6.0);
    let again = ui.add(strong(ui, text!("practice-perform-again")));
    again.clicked().then_some(PracticeWish::Begin)
}

/// How the acts went.
pub(super) fn result_ui(ui: &mut Ui, title: &str, acts: Acts) {
    let colours = palette(ui);
    let result = text!(
        "practice-perform-result",
        right = acts.right,
        acts = acts.all(),
        helped = acts.helped,
        wrong = acts.wrong
    );
    box_ui(ui, (colours.note_surface, colours.accent), title, Some(&result));
}

/// What was told of the acts, the last one first. `is_new` brings it into sight.
fn told_ui(ui: &mut Ui, told: &[ToldAct], is_new: bool) {
    let colours = palette(ui);
    let Some((last, before)) = told.split_last() else { return };
    ui.add_space(8.0);
    let wrong;
    let (surface, ink, title) = match last.of {
        ActOf::Right => (colours.note_surface, colours.accent, text!("practice-view-right")),
        ActOf::Wrong => {
            wrong = text!("practice-perform-wrong", said = last.said.as_str());
            (colours.error_surface, colours.error, wrong.as_str())
        }
        ActOf::Help => (colours.note_surface, colours.weak, text!("practice-perform-helped")),
    };
    let top = ui.cursor().min;
    box_ui(ui, (surface, ink), title, Some(&last.why));
    if is_new {
        ui.scroll_to_rect(Rect::from_min_max(top, ui.min_rect().max), None);
    }
    if before.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(RichText::new(text!("practice-perform-before")).weak());
    for act in before.iter().rev() {
        let (sign, ink, about) = match act.of {
            ActOf::Right => (ICON_CHECK, colours.accent, text!("practice-view-right")),
            ActOf::Wrong => (ICON_CLOSE, colours.error, text!("practice-view-wrong")),
            ActOf::Help => (ICON_HELP, colours.weak, text!("practice-perform-helped")),
        };
        let is_wrong = act.of == ActOf::Wrong;
        let said = is_wrong.then(|| text!("practice-perform-wrong", said = act.said.as_str()));
        ui.horizontal_top(|ui| {
            whole_text(&ui.label(sign.rich_text().color(ink)), about);
            let told = said.map_or_else(|| act.why.clone(), |said| format!("{said}. {}", act.why));
            ui.add(Label::new(told).wrap());
        });
    }
}
