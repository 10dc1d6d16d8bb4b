//! The board of a node in a panel, and its size there.

use egui::{Painter, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::bound;
use super::cells::Cells;
use super::colours::{self, Paint};
use super::tile::{self, Numbers};
use crate::app::theme::{Palette, palette};
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{NodeWish, Wish};
use langkah_engine::search::trace::moment::State;
use langkah_engine::search::trace::number;
use langkah_language::text;

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

/// The usual side of a Hidato's board, in points: a low window has less room.
fn usual_side(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() < 800.0 { 140.0 } else { 168.0 }
}

impl Size {
    /// The size of the E-node's board. The numbers of a Hidato need more room than those of tiles.
    pub fn of_e_node(ui: &Ui, explorer: &Explorer) -> Self {
        if explorer.hidato().is_none() {
            return Self { side: 132.0, is_beside: true };
        }
        let usual = usual_side(ui);
        let side = usual.max(cells(explorer) * 16.0);
        if side > 1.2 * usual {
            return Self { side: side.min(ui.available_width() - 6.0), is_beside: false };
        }
        Self { side: usual, is_beside: true }
    }

    /// The size of the board of the node in detail. A wide panel has the words beside a board of
    /// tiles.
    pub fn of_node(ui: &Ui, explorer: &Explorer) -> Self {
        let width = ui.available_width();
        if explorer.hidato().is_none() {
            return Self { side: 190.0, is_beside: width >= 360.0 };
        }
        let most = cells(explorer) * 20.0;
        Self { side: (width - 6.0).min(most.max(264.0)), is_beside: false }
    }

    /// The side of the board of each child, and the width for it and its words, in points, if there
    /// are `count` children.
    pub fn of_child(ui: &Ui, explorer: &Explorer, count: usize) -> (f32, f32) {
        if explorer.hidato().is_none() {
            return (76.0, 86.0);
        }
        let usual = usual_side(ui);
        let half = ((ui.available_width() - 24.0) / 2.0).min(usual);
        let side = if count <= 2 { half } else { usual / 2.0 };
        (side, side + 8.0)
    }
}

/// A board in the colours of its node's state; a click selects the node. `side` is its longer side,
/// in points.
pub fn board_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let state = explorer.moment()?.state(node)?;
    let dims = explorer.dims();
    // The cells of a Hidato may be so small that they need fractions of a point.
    let cell = side / cells(explorer);
    let cell = if cell >= 4.0 { cell.floor() } else { cell };
    let (ground, thin) = if explorer.hidato().is_some() { (6.0, 1.5) } else { (4.0, 1.0) };
    let (width, height) = explorer.size();
    let size = vec2(width, height) * cell;
    let (space, response) = ui.allocate_exact_size(size + vec2(ground, ground), Sense::click());
    let colours = palette(ui);
    let paint = colours::of(state, ui.visuals().dark_mode);
    let is_selected = explorer.selected() == Some(node);
    let outline = if is_selected { (2.5, colours.accent) } else { (thin, paint.line) };
    let drawn =
        DrawnNode { node, state, paint, outline: Stroke::new(outline.0, outline.1), colours };
    let tiles = if explorer.hidato().is_some() { 0 } else { dims.cells() };
    let numbers = Numbers::new(ui.painter(), cell, tiles, colours.text);
    drawn.paint(ui.painter(), Rect::from_center_size(space.center(), size), explorer, &numbers);
    let label = text!("tree-panel-board", node = number(node).to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    response.clicked().then_some(Wish::Node(NodeWish::Select(Some(node))))
}

/// The board of a node in detail: tiles bear the marks of their bound.
pub fn marked_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    match explorer.hidato() {
        Some(_) => board_ui(ui, explorer, node, side),
        None => bound::board_ui(ui, explorer, node, side),
    }
}

/// What is needed to draw a node.
pub struct DrawnNode {
    pub node: u32,
    pub state: State,
    pub paint: Paint,
    pub outline: Stroke,
    pub colours: Palette,
}

impl DrawnNode {
    /// Draws its board into a rectangle of the same proportions. `numbers` are the laid out numbers
    /// of tiles.
    pub fn paint(&self, painter: &Painter, rect: Rect, explorer: &Explorer, numbers: &Numbers) {
        let &Self { node, state, paint, outline, colours } = self;
        if let Some(board) = explorer.board(node) {
            tile::board(painter, rect, &board, numbers, paint, outline, colours.text);
        } else if let (Some(boards), Some(standing)) = (explorer.hidato(), explorer.standing(node))
        {
            let (boards, standing) = (&boards, &standing);
            Cells { boards, standing, state, paint, outline, colours }.paint(painter, rect);
        }
    }
}
