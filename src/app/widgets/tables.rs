//! What makes a drawn table a table for screen readers, too: its rows and their cells.

use egui::accesskit::{Node, Role};
use egui::{InnerResponse, Rect, Response, Ui, UiBuilder};

/// A table with a name; `columns` counts those of a whole row.
pub fn table_ui<R>(
    ui: &mut Ui,
    (name, rows, columns): (&str, usize, usize),
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let builder = UiBuilder::new().accessibility_role(Role::Table);
    let table = ui.scope_builder(builder, |ui| {
        tell(ui, |node| {
            node.set_label(name);
            node.set_row_count(rows);
            node.set_column_count(columns);
        });
        content(ui)
    });
    table.inner
}

/// A row, with its index from 0; the row of heads counts.
pub fn row_ui<R>(
    ui: &mut Ui,
    index: usize,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let builder = UiBuilder::new().accessibility_role(Role::Row);
    ui.scope_builder(builder, |ui| {
        tell(ui, |node| node.set_row_index(index));
        content(ui)
    })
}

/// A cell of the row that `ui` draws. It is painted there and takes no input.
pub fn cell(ui: &mut Ui, column: usize, rect: Rect, text: &str) {
    told(ui, Role::Cell, column, rect, text);
}

/// The head of a column, in the same way.
pub fn head(ui: &mut Ui, column: usize, rect: Rect, text: &str) {
    told(ui, Role::ColumnHeader, column, rect, text);
}

fn told(ui: &mut Ui, role: Role, column: usize, rect: Rect, text: &str) {
    if text.is_empty() {
        return;
    }
    let builder =
        UiBuilder::new().max_rect(rect).id_salt(("cell", column)).accessibility_role(role);
    let cell = ui.new_child(builder);
    tell(&cell, |node| {
        node.set_label(text);
        node.set_column_index(column);
    });
}

/// Makes a widget of the row a cell, with its own name.
pub fn is_cell(response: &Response, column: usize) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Cell);
        node.set_column_index(column);
        // The text of a label is its value; the text of a cell must be its name.
        if let Some(text) = node.value().map(str::to_owned) {
            node.set_label(text);
            node.clear_value();
        }
    });
}

fn tell(ui: &Ui, what: impl FnOnce(&mut Node)) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), what);
}
