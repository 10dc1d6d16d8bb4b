//! The panel at the right of the tree: the figures of the moment, and its details.

use egui::{Grid, RichText, ScrollArea, Ui};
use langkah_engine::search::event::Cut;
use langkah_engine::search::trace::Trace;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::{cut, grouped, memory, preparing};

use super::{ExploreState, code, e_node, live, node, waiting};
use crate::app::family::faces;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::hidden::covered_ui;
use crate::app::widgets::scroll::scrolled;
use crate::app::widgets::segment::segment_ui;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::Recording;
use crate::session::explore::{NodeWish, Wish};

/// The part of the moment that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The E-node and its children.
    #[default]
    ENode,
    /// The live nodes in the order in which they are taken.
    Live,
    /// The selected node, its path and its bound.
    Node,
    /// The search as pseudo-code.
    Code,
}

/// A panel lower than this, in points, has no room for all of its parts.
const LOW: f32 = 560.0;

pub fn panel_ui(pane: &mut Pane<'_>, explore: &mut ExploreState, ui: &mut Ui) {
    let (session, queue) = (pane.session, &mut *pane.queue);
    // Where the panel is low, the lines of the pseudo-code need its room.
    let is_code = explore.tab == Tab::Code && session.explorer().is_some();
    if !is_code || ui.available_height() > LOW || session.recording().is_some() {
        recorded_ui(session, queue, ui);
    }
    let Some(explorer) = session.explorer().filter(|one| one.trace().is_some()) else {
        return;
    };
    tally_ui(ui, explorer);
    ui.separator();
    if covered_ui(session, ui, Hidden::ENode) {
        return;
    }
    let tab = &mut explore.tab;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (choice, text, label) in [
            (Tab::ENode, text!("tree-panel-tab-e-node"), text!("tree-panel-tab-e-node", "name")),
            (Tab::Live, text!("tree-panel-tab-live"), text!("tree-panel-tab-live")),
            (Tab::Node, text!("tree-panel-tab-node"), text!("tree-panel-tab-node", "name")),
            (Tab::Code, text!("tree-panel-tab-code"), text!("tree-panel-tab-code", "name")),
        ] {
            if segment_ui(ui, text, label, *tab == choice).clicked() {
                *tab = choice;
            }
        }
    });
    ui.add_space(4.0);
    let wish = match *tab {
        Tab::Live => live::live_ui(&mut explore.live, ui, explorer),
        Tab::ENode => scrolled(ui, ScrollArea::vertical(), |ui| e_node::e_node_ui(ui, explorer)),
        Tab::Node => scrolled(ui, ScrollArea::vertical(), |ui| node::node_ui(ui, explorer)),
        Tab::Code => code::code_ui(&mut explore.code, ui, explorer),
    };
    if *tab == Tab::Live && matches!(wish, Some(Wish::Node(NodeWish::Select(Some(_))))) {
        *tab = Tab::Node;
    }
    queue.extend(wish.map(Command::Explore));
}

/// The recorded search, and how far it is recorded.
fn recorded_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    ui.label(RichText::new(text!("tree-panel-recorded")).text_style(heading()));
    let Some(explorer) = session.explorer() else {
        return waiting::nodes_max_ui(session, queue, ui);
    };
    let face = faces::face(explorer);
    if !covered_ui(session, ui, Hidden::Verdict) {
        face.head_ui(ui, &session.settings, explorer.trace().is_some());
    }
    if let Some(recording) = session.recording() {
        running_ui(ui, recording);
    }
    if let Some(trace) = explorer.trace() {
        extent_ui(ui, trace, explorer.is_growing());
    }
    // In a lesson another search than the chosen one is meant.
    if session.lessons().played().is_none() {
        face.foot_ui(ui, &session.settings);
    }
    waiting::nodes_max_ui(session, queue, ui);
}

/// Tells that the chosen search is not the recorded one.
pub fn another_ui(ui: &mut Ui) {
    ui.label(RichText::new(text!("tree-panel-another")).color(palette(ui).accent));
}

/// How far a search has come that still runs.
fn running_ui(ui: &mut Ui, recording: &Recording) {
    if let Some(progress) = &recording.progress {
        let prepared = progress.prepared.as_ref().and_then(preparing);
        let running = || text!("tree-panel-running", progress = waiting::so_far(progress));
        ui.label(prepared.unwrap_or_else(running));
    }
    ui.label(RichText::new(text!("tree-panel-stop-stays")).weak());
}

/// The size of the tree, and whether it is whole.
fn extent_ui(ui: &mut Ui, trace: &Trace, is_growing: bool) {
    let (nodes, memory) = (trace.len(), memory(trace.bytes()));
    let goes_on = match trace.cut() {
        None => {
            let text = text!("tree-panel-extent", count = nodes, memory = memory);
            ui.label(RichText::new(text).weak());
            return;
        }
        Some(Cut::Growing) => {
            let text = text!("tree-panel-extent-growing", count = nodes, memory = memory);
            ui.label(RichText::new(text).color(palette(ui).mark_text));
            return;
        }
        Some(Cut::Full) if is_growing => text!("tree-panel-goes-on"),
        Some(why) => cut(why),
    };
    let text = text!("tree-panel-extent-cut", count = nodes, memory = memory, end = goes_on);
    ui.label(RichText::new(text).color(palette(ui).mark_text));
}

/// The counts at the moment.
pub fn tally_ui(ui: &mut Ui, explorer: &Explorer) {
    let Some(tally) = explorer.moment().map(|moment| moment.tally()) else { return };
    let grid = Grid::new("tally").num_columns(4).spacing([14.0, 2.0]).min_row_height(0.0);
    grid.show(ui, |ui| {
        for (name, figure) in [
            (text!("figure-generated"), tally.generated),
            (text!("figure-expanded"), tally.expanded),
            (text!("tree-panel-live"), tally.live),
            (text!("tree-panel-dead"), tally.dead),
        ] {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                ui.label(RichText::new(name).weak().small());
                ui.label(RichText::new(grouped(figure)).strong());
            });
        }
    });
}
