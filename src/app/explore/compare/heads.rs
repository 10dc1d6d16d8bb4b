//! The heads of a comparison's table. A click on one sorts the rows.

use egui::accesskit::{Role, SortDirection};
use egui::{Align2, Pos2, Rect, Response, Sense, Shape, Ui, pos2, vec2};
use langkah_language::text;

use super::columns::Column;
use super::order::Order;
use super::table::{Form, GAP, ROW, WORDS, fitted};
use crate::app::theme::palette;

/// Draws the heads from the left upper corner `at` on, without taking up room.
pub(super) fn heads_ui(ui: &mut Ui, form: &Form, at: Pos2, order: &mut Option<Order>) {
    let mut left = at.x;
    for (index, column) in form.columns.iter().enumerate().skip(form.first) {
        let rect = Rect::from_min_size(pos2(left, at.y), vec2(column.width, ROW));
        left += column.width + GAP;
        let chosen = order.filter(|order| order.column == index);
        let response = ui.interact(rect, ui.scope_id().with(("head", index)), Sense::click());
        tell(&response, (index - form.first, column), chosen);
        paint(ui, column, &response, index >= WORDS.len(), chosen);
        if response.clicked() {
            *order = Order::clicked(*order, index);
        }
        response.on_hover_ui(|ui| {
            if let Some(about) = column.about {
                ui.label(about());
            }
            ui.label(text!("compare-view-sort"));
        });
    }
}

/// Makes a head that of a column for screen readers.
fn tell(response: &Response, (index, column): (usize, &Column), order: Option<Order>) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::ColumnHeader);
        node.set_label((column.head)());
        node.set_column_index(index);
        node.set_description(text!("compare-view-sort"));
        if let Some(order) = order {
            let is_descending = order.is_descending;
            let (down, up) = (SortDirection::Descending, SortDirection::Ascending);
            node.set_sort_direction(if is_descending { down } else { up });
        }
    });
}

fn paint(ui: &Ui, column: &Column, response: &Response, is_figure: bool, order: Option<Order>) {
    let (rect, colours) = (response.rect, palette(ui));
    let mut ink = colours.accent;
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.expand2(vec2(GAP / 2.0, 0.0)), 3, colours.line);
        ink = colours.text;
    }
    let galley = fitted(ui.painter(), (column.head)(), ink, (rect.width() + 0.5, false));
    let (at, align) = match is_figure {
        true => (rect.right_center(), Align2::RIGHT_CENTER),
        false => (rect.left_center(), Align2::LEFT_CENTER),
    };
    let words = align.anchor_size(at, galley.size());
    ui.painter().galley(words.min, galley, ink);
    let Some(order) = order else { return };
    // The gap between two columns has room for the mark.
    let x = if is_figure { words.left() - GAP / 2.0 } else { words.right() + GAP / 2.0 };
    let tip = if order.is_descending { 3.0 } else { -3.0 };
    let corner = |dx: f32, dy: f32| pos2(x + dx, rect.center().y + dy);
    let corners = vec![corner(0.0, tip), corner(-3.5, -tip), corner(3.5, -tip)];
    ui.painter().add(Shape::convex_polygon(corners, ink, egui::Stroke::NONE));
}
