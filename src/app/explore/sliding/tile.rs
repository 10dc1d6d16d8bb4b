//! A board drawn small.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use langkah_engine::sliding::board::{BLANK, Board};

use crate::app::explore::colours::Paint;

/// The numbers of tiles, laid out once for boards of one size on the screen.
pub struct Numbers {
    galleys: Vec<Arc<Galley>>,
}

impl Numbers {
    /// The numbers of a board of `cells` cells, each with a side of `cell` points.
    pub fn new(painter: &Painter, cell: f32, cells: usize, ink: Color32) -> Self {
        let share = if cells > 100 { 0.45 } else { 0.58 };
        // egui draws and keeps each size of letters, so that sizes in between are left out while
        // the person zooms.
        let size = (cell * share).max(6.0);
        let font = FontId::proportional(if size < 24.0 {
            size.round()
        } else {
            (size / 3.0).round() * 3.0
        });
        let lay = |tile: usize| painter.layout_no_wrap(tile.to_string(), font.clone(), ink);
        Self { galleys: (0..cells).map(lay).collect() }
    }

    fn paint(&self, painter: &Painter, tile: u8, centre: Pos2, ink: Color32) {
        if let Some(galley) = self.galleys.get(usize::from(tile)) {
            painter.galley(centre - galley.size() / 2.0, galley.clone(), ink);
        }
    }
}

/// The rectangle of a cell of a board.
pub fn cell_rect(rect: Rect, board: &Board, cell: usize) -> Rect {
    let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
    let size = vec2(rect.width() / cols, rect.height() / rows);
    let (row, col) = (board.dims().row(cell) as f32, board.dims().col(cell) as f32);
    Rect::from_min_size(rect.min + vec2(col * size.x, row * size.y), size)
}

/// Draws a board into a rectangle of the same proportions.
pub fn board(
    painter: &Painter,
    rect: Rect,
    board: &Board,
    numbers: &Numbers,
    paint: Paint,
    outline: Stroke,
    ink: Color32,
) {
    painter.rect(rect, 2, paint.fill, outline, StrokeKind::Outside);
    let (rows, cols) = (board.dims().rows(), board.dims().cols());
    let cell = rect.width() / cols as f32;
    let line = Stroke::new(0.5_f32.max(cell / 60.0), paint.line.gamma_multiply(0.55));
    for col in 1..cols {
        let x = rect.left() + col as f32 * cell;
        painter.line_segment([pos2(x, rect.top()), pos2(x, rect.bottom())], line);
    }
    for row in 1..rows {
        let y = rect.top() + row as f32 * cell;
        painter.line_segment([pos2(rect.left(), y), pos2(rect.right(), y)], line);
    }
    for (index, &tile) in board.tiles().iter().enumerate() {
        let space = cell_rect(rect, board, index);
        if tile == BLANK {
            painter.rect_filled(space, 0, paint.line.gamma_multiply(0.45));
        } else {
            numbers.paint(painter, tile, space.center(), ink);
        }
    }
}
