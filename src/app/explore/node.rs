//! The node that is shown in detail: its board, why it is dead, where it comes from.

use egui::{DragValue, RichText, Ui};
use langkah_engine::search::trace::number;
use langkah_language::text;
use langkah_puzzle::told::{Line, LineKind};

use super::board::{Size, board_ui};
use crate::app::family::faces;
use crate::session::explore::explorer::{Explorer, Jump};
use crate::session::explore::{NodeWish, Wish};

pub fn node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let node = explorer.shown()?;
    let (trace, moment, told) = (explorer.trace()?, explorer.moment()?, explorer.told());
    moment.state(node)?;
    let sought = go_to_ui(ui, explorer);
    let face = faces::face(explorer);
    let size = face.size_of_node(ui);
    let mut wish = card_ui(ui, explorer, node, &size, true).or(sought);
    wish = lines_ui(ui, &told.details(moment, node)).or(wish);
    if let Some(at) = trace.expanded_at(node)
        && ui.link(text!("tree-panel-to-expansion", at = at)).clicked()
    {
        wish = Some(Wish::Go(Jump::At(at)));
    }
    wish = lines_ui(ui, &told.way(moment, node)).or(wish);
    face.more_ui(ui, explorer, node).or(wish)
}

/// The number of the node that is shown, which can be changed.
fn go_to_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (node, trace) = (explorer.shown()?, explorer.trace()?);
    let mut at = number(node);
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(text!("tree-panel-go-to")).weak());
        let drag = DragValue::new(&mut at).range(1..=trace.len()).speed(0.2);
        ui.add(drag).labelled_by(label.id);
        ui.label(RichText::new(text!("tree-panel-go-to-of", count = trace.len())).weak());
    });
    (at != number(node)).then(|| Wish::Node(NodeWish::Select(Some(at - 1))))
}

/// A board with its words beside or below it. `is_marked` tells whether it bears the marks of its
/// bound.
pub fn card_ui(
    ui: &mut Ui,
    explorer: &Explorer,
    node: u32,
    size: &Size,
    is_marked: bool,
) -> Option<Wish> {
    let board_ui = |ui: &mut Ui| match is_marked {
        true => faces::face(explorer).marked_ui(ui, explorer, node, size.side),
        false => board_ui(ui, explorer, node, size.side),
    };
    if !size.is_beside {
        let wish = board_ui(ui);
        words_ui(ui, explorer, node);
        return wish;
    }
    let mut wish = None;
    ui.horizontal_top(|ui| {
        wish = board_ui(ui);
        ui.vertical(|ui| words_ui(ui, explorer, node));
    });
    wish
}

/// The state of a node, its costs, and what the search does with it.
fn words_ui(ui: &mut Ui, explorer: &Explorer, node: u32) {
    let Some(moment) = explorer.moment() else { return };
    let title = text!("tree-panel-node", node = number(node).to_string());
    ui.label(RichText::new(title).strong());
    lines_ui(ui, &explorer.told().lines(moment, node));
}

/// Lines about a node. A click on a line about another node selects that node.
fn lines_ui(ui: &mut Ui, lines: &[Line]) -> Option<Wish> {
    let mut wish = None;
    for Line { text, kind } in lines {
        match *kind {
            LineKind::Plain => drop(ui.label(text)),
            LineKind::Explained(about) => drop(ui.label(text).on_hover_text(about)),
            LineKind::Weak => drop(ui.label(RichText::new(text).weak())),
            LineKind::Title => drop(ui.label(RichText::new(text).strong())),
            LineKind::To(node) if ui.link(text).clicked() => {
                wish = Some(Wish::Node(NodeWish::Select(Some(node))))
            }
            LineKind::To(_) => {}
        }
    }
    wish
}
