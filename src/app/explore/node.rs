//! The node that is shown in detail: its board, why it is dead, where it comes from. A node of
//! sliding tiles also has its path and the parts of its bound.

use egui::{Button, DragValue, RichText, Ui};
use egui_material_icons::icons::ICON_ROUTE;
use langkah_engine::puzzle::told::{Line, LineKind};
use langkah_engine::puzzle::words::moves;
use langkah_engine::search::trace::number;
use langkah_engine::sliding::moves::letters;
use langkah_language::text;

use super::board::{self, Size};
use super::bound;
use crate::app::theme::palette;
use crate::app::toolbar::name;
use crate::session::explore::explorer::{Explorer, Jump};
use crate::session::explore::{NodeWish, Wish};

/// The most letters of a path that are written out.
const LETTERS_MAX: usize = 400;

pub fn node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let node = explorer.shown()?;
    let (trace, moment, told) = (explorer.trace()?, explorer.moment()?, explorer.told());
    moment.state(node)?;
    let sought = go_to_ui(ui, explorer);
    let size = Size::of_node(ui, explorer);
    let mut wish = card_ui(ui, explorer, node, &size, board::marked_ui).or(sought);
    wish = lines_ui(ui, &told.details(moment, node)).or(wish);
    if let Some(at) = trace.expanded_at(node)
        && ui.link(text!("tree-panel-to-expansion", at = at)).clicked()
    {
        wish = Some(Wish::Go(Jump::At(at)));
    }
    wish = lines_ui(ui, &told.way(moment, node)).or(wish);
    if explorer.puzzle().is_some() {
        wish = path_ui(ui, explorer, node).or(wish);
        ui.separator();
        ui.label(RichText::new(text!("tree-panel-where-h")).strong().color(palette(ui).accent));
        bound::parts_ui(ui, explorer, node);
    }
    wish
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

/// A board, by `board_ui`, with its words beside or below it.
pub fn card_ui(
    ui: &mut Ui,
    explorer: &Explorer,
    node: u32,
    size: &Size,
    board_ui: fn(&mut Ui, &Explorer, u32, f32) -> Option<Wish>,
) -> Option<Wish> {
    if !size.is_beside {
        let wish = board_ui(ui, explorer, node, size.side);
        words_ui(ui, explorer, node);
        return wish;
    }
    let mut wish = None;
    ui.horizontal_top(|ui| {
        wish = board_ui(ui, explorer, node, size.side);
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

/// The moves from the root.
fn path_ui(ui: &mut Ui, explorer: &Explorer, node: u32) -> Option<Wish> {
    let path = explorer.path(node);
    ui.add_space(2.0);
    if path.is_empty() {
        return None;
    }
    let text = letters(&path[..path.len().min(LETTERS_MAX)]);
    let title = text!(
        "tree-panel-path",
        moves = moves(explorer.trace().map_or(0, |trace| trace.g(node) as usize))
    );
    ui.label(RichText::new(title).strong());
    ui.label(RichText::new(text).monospace());
    let button = Button::new((ICON_ROUTE.rich_text(), text!("tree-panel-walk")));
    let response = ui.add(button).on_hover_text(text!("tree-panel-walk", "hint"));
    name(&response, text!("tree-panel-walk"));
    response.clicked().then_some(Wish::Walk(node))
}
