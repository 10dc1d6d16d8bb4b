//! What is shown if there is no tree: the search that is being recorded, or why there is no tree.

use egui::{Button, DragValue, RichText, Ui, vec2};
use langkah_engine::fit::strongest;
use langkah_engine::plan::{Plan, Weight};
use langkah_engine::search::watch::Progress;
use langkah_language::text;
use langkah_puzzle::words::{capital, grouped, preparing, time};

use crate::app::family::faces;
use crate::app::theme::heading;
use crate::app::widgets::named::name;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::recording::Recording;

/// The least and the most nodes that a person can choose to record: a smaller tree tells little, a
/// larger one fills the memory.
const NODES: std::ops::RangeInclusive<u32> = 100..=10_000_000;

pub fn waiting_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.3).max(8.0));
        ui.set_max_width((ui.available_width() - 24.0).min(460.0));
        match session.recording() {
            Some(recording) => recording_ui(ui, recording),
            None => reason_ui(session, queue, ui),
        }
    });
}

/// How far the recording of a search has come.
pub fn recording_ui(ui: &mut Ui, recording: &Recording) {
    ui.label(RichText::new(text!("tree-panel-recording")).text_style(heading()));
    ui.label(format!("{}.", capital(&recording.title())));
    let most = recording.nodes_max;
    let Some(progress) = &recording.progress else {
        ui.label(text!("tree-panel-preparing"));
        return;
    };
    if let Some(text) = progress.prepared.as_ref().and_then(preparing) {
        ui.label(text);
        return;
    }
    ui.label(so_far(progress));
    if progress.stats.generated > most.into() {
        ui.label(text!("tree-panel-recorded-first", count = most));
        ui.label(RichText::new(text!("tree-panel-stop-shows")).weak());
    } else {
        ui.label(RichText::new(text!("tree-panel-kept-first", count = most)).weak());
    }
}

/// How far a search has come.
pub fn so_far(progress: &Progress) -> String {
    let (stats, elapsed) = (&progress.stats, time(progress.elapsed));
    let (made, expanded) = (stats.generated, stats.expanded);
    text!("tree-panel-so-far", generated = made, expanded = expanded, time = elapsed)
}

fn reason_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    let Some(explorer) = session.explorer() else { return };
    ui.label(RichText::new(text!("tree-panel-no-tree")).text_style(heading()));
    let dims = explorer.dims();
    let (text, offers) = faces::face(explorer).reason();
    ui.label(text);
    let metric = session.settings.sliding.metric;
    let ida = Plan::Ida { bound: strongest(dims, metric), weight: Weight::ONE };
    if offers && ida.on(dims, metric).is_ok() {
        ui.add_space(8.0);
        let text = text!("tree-panel-record-deepening");
        let response = ui.add(Button::new(text).min_size(vec2(220.0, 34.0)));
        name(&response, text);
        if response.clicked() {
            queue.push(Command::Explore(Wish::RecordOnce(ida)));
        }
    }
}

/// The choice of the most nodes to record.
pub fn nodes_max_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(text!("tree-panel-nodes-max")).weak());
        let mut most = session.explorings().nodes_max;
        let drag = DragValue::new(&mut most).range(NODES).speed(1000);
        let drag = drag.custom_formatter(|number, _| grouped(number as u64));
        let response = ui.add(drag).labelled_by(label.id);
        let response = response.on_hover_text(text!("tree-panel-nodes-max", "hint"));
        if response.changed() {
            queue.push(Command::Explore(Wish::NodesMax(most)));
        }
    });
}
