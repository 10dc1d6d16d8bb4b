//! Rows of a name and a figure.

use egui::{Grid, RichText, Ui};

/// Draws rows, which [`row_ui`] adds. A long figure takes several lines, because a panel grows with
/// what does not fit.
pub fn figures_ui(ui: &mut Ui, id: &str, rows: impl FnOnce(&mut Ui)) {
    let grid = Grid::new(id).num_columns(2).spacing([16.0, 4.0]).min_row_height(0.0);
    grid.max_col_width(ui.available_width()).show(ui, rows);
}

pub fn row_ui(ui: &mut Ui, name: &str, figure: &str) {
    ui.label(RichText::new(name).weak());
    ui.label(figure);
    ui.end_row();
}
