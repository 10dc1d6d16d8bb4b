//! The board of a node of a Hidato's search, drawn small: the givens, the numbers that were placed
//! before, those that this node places, and the guess.

use egui::{Align2, Color32, FontId, Painter, Rect, Stroke, StrokeKind, vec2};
use langkah_engine::hidato::board::{Shape, Topology};
use langkah_engine::hidato::propagate::Contradiction;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_puzzle::hidato::tree::{HidatoTree, Standing};

use crate::app::explore::colours::Paint;
use crate::app::theme::Palette;
use crate::app::widgets::cell_form::CellForm;

/// The least width of a cell with a number, in points, on a board of `cells` cells.
pub fn number_min(cells: usize) -> f32 {
    if cells > 99 { 13.0 } else { 9.0 }
}

/// What is needed to draw a node's board.
pub struct Cells<'a> {
    pub boards: &'a HidatoTree<'a>,
    pub standing: &'a Standing,
    pub state: State,
    pub paint: Paint,
    pub outline: Stroke,
    pub colours: Palette,
}

/// The cell that a contradiction names.
fn wrong(state: State) -> Option<usize> {
    let State::Dead(Why::Contradiction(code)) = state else { return None };
    match Contradiction::of(code) {
        Contradiction::NoNumber(cell)
        | Contradiction::DeadEnd(cell)
        | Contradiction::Crowded(cell, _)
        | Contradiction::Torn(cell, _)
        | Contradiction::Loop(cell, _)
        | Contradiction::Region(cell) => Some(cell),
        Contradiction::NoCell(_) | Contradiction::Gap(..) => None,
    }
}

impl Cells<'_> {
    /// Draws the board into a rectangle of the same proportions.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let Self { standing, paint, outline, .. } = self;
        let shape = standing.board.shape();
        let side = rect.width() / shape.size().0;
        let form = CellForm::of(shape.topology(), 0.0);
        painter.rect(rect, 2, paint.fill, *outline, StrokeKind::Outside);
        self.holes(painter, rect, side);
        let line = Stroke::new(0.5_f32.max(side / 60.0), paint.line.gamma_multiply(0.45));
        let size = (side * if shape.count() > 99 { 0.44 } else { 0.54 }).max(6.0).round();
        let has_numbers = side >= number_min(shape.count());
        for cell in 0..shape.count() {
            let space = place(shape, rect, side, cell);
            let (fill, ink) = self.look(cell);
            if let Some(fill) = fill {
                form.fill(painter, space, fill);
            }
            form.ring(painter, space, line, StrokeKind::Middle);
            if let Some(number) = standing.board.number(cell).filter(|_| has_numbers) {
                let font = FontId::proportional(size);
                painter.text(space.center(), Align2::CENTER_CENTER, number, font, ink);
            }
        }
        self.marks(painter, rect, side);
        self.bars(painter, rect, side);
    }

    /// The edges, if there is room for them.
    fn bars(&self, painter: &Painter, rect: Rect, side: f32) {
        let shape = self.standing.board.shape();
        let stroke = Stroke::new((side * 0.12).clamp(1.0, 4.0), self.colours.text);
        for &[a, b] in shape.edges().iter().filter(|_| side >= 5.0) {
            let [a, b] = [a, b].map(|cell| place(shape, rect, side, cell.into()).center());
            painter.line_segment([a.lerp(b, 0.4), a.lerp(b, 0.6)], stroke);
        }
    }

    /// Holes show the background.
    fn holes(&self, painter: &Painter, rect: Rect, side: f32) {
        let shape = self.standing.board.shape();
        let (dims, topology) = (shape.dims(), shape.topology());
        let form = CellForm::of(topology, 0.0);
        for (row, col) in
            (0..dims.rows()).flat_map(|row| (0..dims.cols()).map(move |col| (row, col)))
        {
            if shape.cell_at(row, col).is_none() {
                form.fill(painter, around(topology, rect, side, (row, col)), self.colours.canvas);
            }
        }
    }

    /// The colour of a cell, and of its number.
    fn look(&self, cell: usize) -> (Option<Color32>, Color32) {
        let Self { boards, standing, colours, .. } = self;
        let is_guess =
            standing.branch.is_some_and(|branch| branch.is_placed && branch.cell == cell);
        if is_guess {
            (Some(colours.home), colours.home_text)
        } else if boards.board.number(cell).is_some() {
            (Some(colours.given), colours.tile_text)
        } else if standing.placed.iter().any(|fact| fact.cell == cell) {
            (Some(colours.note_surface), colours.accent)
        } else {
            (None, colours.text)
        }
    }

    /// Crosses out the cell that a number was taken from, and marks the cell that is wrong.
    fn marks(&self, painter: &Painter, rect: Rect, side: f32) {
        let shape = self.standing.board.shape();
        let form = CellForm::of(shape.topology(), 0.0);
        let width = (side * 0.09).clamp(1.0, 2.5);
        if let Some(branch) = self.standing.branch.filter(|branch| !branch.is_placed) {
            let space = place(shape, rect, side, branch.cell).shrink(width / 2.0);
            let stroke = Stroke::new(width, self.colours.home);
            form.ring(painter, space, stroke, StrokeKind::Middle);
            if self.standing.board.number(branch.cell).is_none() {
                painter.line_segment([space.left_bottom(), space.right_top()], stroke);
            }
        }
        if let Some(cell) = wrong(self.state).filter(|&cell| cell < shape.count()) {
            let space = place(shape, rect, side, cell).shrink(width / 2.0);
            let stroke = Stroke::new(width.max(1.5), self.colours.error);
            form.ring(painter, space, stroke, StrokeKind::Middle);
        }
    }
}

/// The space around a place, given by its row and its column.
fn around(topology: Topology, rect: Rect, side: f32, place: (usize, usize)) -> Rect {
    let (x, y) = topology.centre(place);
    let size = vec2(side, side * topology.cell_height());
    Rect::from_center_size(rect.min + vec2(x, y) * side, size)
}

fn place(shape: &Shape, rect: Rect, side: f32, cell: usize) -> Rect {
    around(shape.topology(), rect, side, shape.coordinates(cell))
}
