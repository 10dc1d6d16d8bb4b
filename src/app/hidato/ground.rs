//! The ground under the cells, with a line around it. Holes have none.

use egui::{Color32, Rect, Ui};
use langkah_engine::hidato::board::Shape;

use super::board::{GROUND, Layout};
use crate::app::theme::Palette;
use crate::app::widgets::cell_form::CellForm;

/// How many neighbours a hexagon has that lies inside.
const AROUND: usize = 6;

pub(super) fn ground_ui(ui: &Ui, layout: &Layout<'_>, colours: &Palette) {
    if layout.form.is_hexagonal() {
        hexagons_ui(ui, layout, colours);
    } else {
        squares_ui(ui, layout, GROUND, colours.tile_line);
        squares_ui(ui, layout, GROUND - 1.0, colours.well);
    }
}

/// The ground of a cell that lies inside has no line and no round corners: the cells around it
/// would cover them.
fn hexagons_ui(ui: &Ui, layout: &Layout<'_>, colours: &Palette) {
    let is_inside = |cell: &usize| layout.shape.neighbours(*cell).len() == AROUND;
    let (inside, outside): (Vec<usize>, Vec<usize>) =
        (0..layout.shape.count()).partition(is_inside);
    let fill = |cells: &[usize], beyond: f32, form: CellForm, colour: Color32| {
        for &cell in cells {
            form.fill(ui.painter(), layout.place(cell).expand(beyond), colour);
        }
    };
    fill(&outside, GROUND, layout.form, colours.tile_line);
    fill(&outside, GROUND - 1.0, layout.form, colours.well);
    fill(&inside, GROUND - 1.0, layout.form.sharp(), colours.well);
}

/// The cells of a row that lie side by side are one piece. Between the rows, their round corners
/// would leave notches, which the columns cover.
fn squares_ui(ui: &Ui, layout: &Layout<'_>, beyond: f32, colour: Color32) {
    for (first, last) in lines(layout.shape, (0, 1)) {
        let row = layout.place(first).union(layout.place(last)).expand(beyond);
        layout.form.fill(ui.painter(), row, colour);
    }
    for (first, last) in lines(layout.shape, (1, 0)).filter(|(first, last)| first != last) {
        let (first, last) = (layout.place(first), layout.place(last));
        let x = first.x_range().expand(beyond);
        let column = Rect::from_x_y_ranges(x, first.center().y..=last.center().y);
        ui.painter().rect_filled(column, 0, colour);
    }
}

/// The first cell and the last one of all cells in a line without a hole. A step along the line
/// leads to another row or column.
fn lines(shape: &Shape, (down, right): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let before = move |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        shape.cell_at(row.checked_sub(down)?, col.checked_sub(right)?)
    };
    let behind = move |cell: &usize| {
        let (row, col) = shape.coordinates(*cell);
        shape.cell_at(row + down, col + right)
    };
    let first = (0..shape.count()).filter(move |&cell| before(cell).is_none());
    first.map(move |cell| (cell, std::iter::successors(Some(cell), behind).last().unwrap_or(cell)))
}
