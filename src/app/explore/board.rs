//! The board of a node in a panel.

use egui::{Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use langkah_engine::search::trace::moment::State;
use langkah_engine::search::trace::number;
use langkah_language::text;

use super::colours::{self, Paint};
use super::sliding::tile::Numbers;
use crate::app::family::faces;
use crate::app::theme::{Palette, palette};
use crate::app::widgets::named::describe;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{NodeWish, Wish};

/// The longer side of a board, in points, and whether its words stand beside it or below.
pub struct Size {
    pub side: f32,
    pub is_beside: bool,
}

/// The longer side of the board, in cells.
fn cells(explorer: &Explorer) -> f32 {
    let (width, height) = explorer.size();
    width.max(height)
}

/// A board in the colours of its node's state; a click selects the node. `side` is its longer side,
/// in points.
pub fn board_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let state = explorer.moment()?.state(node)?;
    let face = faces::face(explorer);
    // The cells of a Hidato may be so small that they need fractions of a point.
    let cell = side / cells(explorer);
    let cell = if cell >= 4.0 { cell.floor() } else { cell };
    let (ground, thin) = face.margin();
    let (width, height) = explorer.size();
    let size = vec2(width, height) * cell;
    let (space, response) = ui.allocate_exact_size(size + vec2(ground, ground), Sense::click());
    let colours = palette(ui);
    let paint = colours::of(state, ui.visuals().dark_mode);
    let is_selected = explorer.selected() == Some(node);
    let outline = if is_selected { (2.5, colours.accent) } else { (thin, paint.line) };
    let outline = Stroke::new(outline.0, outline.1);
    let numbers = &face.numbers(ui.painter(), cell, colours.text);
    let drawn = DrawnNode { explorer, node, state, paint, outline, colours, numbers };
    face.paint(&drawn, ui.painter(), Rect::from_center_size(space.center(), size));
    let label = text!("tree-panel-board", node = number(node).to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    describe(&response, || face.rows(explorer, node));
    response.clicked().then_some(Wish::Node(NodeWish::Select(Some(node))))
}

/// What is needed to draw a node.
pub struct DrawnNode<'a> {
    pub explorer: &'a Explorer,
    pub node: u32,
    pub state: State,
    pub paint: Paint,
    pub outline: Stroke,
    pub colours: Palette,
    /// Those of [`Face::numbers`](super::face::Face::numbers).
    pub numbers: &'a Numbers,
}
