//! A line that is being drawn, of the path or of edges: the pressed pointer passes from cell to
//! cell.

use egui::{Event, PointerButton, Pos2, Rect, Ui};

use super::board::Layout;

/// How near to the middle of a cell the pointer must come, in widths of a cell: so a slanting way
/// does not touch the cells beside it.
const NEAR: f32 = 0.36;

/// A step of a line: what is between two cells is drawn, or erased. `goes_on` tells that it is not
/// the line's first step.
#[derive(Clone, Copy)]
pub(in crate::app::hidato) struct LineStep {
    pub from: usize,
    pub to: usize,
    pub is_drawn: bool,
    pub goes_on: bool,
}

/// A line that is being drawn.
pub(in crate::app::hidato) struct Line {
    /// The cells that it has passed.
    cells: Vec<usize>,
    /// Whether it draws. The first step says so: where a line is, it erases.
    draws: Option<bool>,
    /// Where the pointer was.
    pointer: Pos2,
}

/// Follows the pointer. Going back takes the last step back. `is_there` tells what is between two
/// cells already.
pub(in crate::app::hidato) fn follow(
    line: &mut Option<Line>,
    ui: &Ui,
    layout: &Layout<'_>,
    space: Rect,
    is_there: impl Fn(usize, usize) -> bool,
) -> Vec<LineStep> {
    let (pressed, down, [origin, pointer]) = ui.input(|input| {
        let pointer = &input.pointer;
        // The pointer may have gone on since it was let go.
        let end = input.events.iter().rev().find_map(released);
        let places = [pointer.press_origin(), end.or(pointer.interact_pos())];
        (pointer.primary_pressed(), pointer.primary_down(), places)
    });
    let is_here =
        |pos: &Pos2| space.contains(*pos) && ui.ctx().layer_id_at(*pos) == Some(ui.layer_id());
    let [origin, pointer] = [origin, pointer].map(|place| place.filter(is_here));
    if pressed && !egui::Popup::is_any_open(ui.ctx()) {
        // The pointer may have gone on since it was pressed.
        *line = origin.and_then(|pointer| {
            let cells = vec![layout.cell_under(pointer)?];
            Some(Line { cells, draws: None, pointer })
        });
    }
    let mut drawn = Vec::new();
    if let (Some(line), Some(pointer)) = (&mut *line, pointer) {
        for point in between(line.pointer, pointer, layout.cell * 0.1) {
            let cell = layout
                .cell_under(point)
                .filter(|&cell| layout.place(cell).center().distance(point) < NEAR * layout.cell);
            drawn.extend(cell.and_then(|cell| line.step(cell, layout, &is_there)));
        }
        line.pointer = pointer;
    }
    if !down {
        *line = None;
    }
    drawn
}

/// Where the first button of the pointer was let go.
const fn released(event: &Event) -> Option<Pos2> {
    match *event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
            Some(pos)
        }
        _ => None,
    }
}

impl Line {
    fn step(
        &mut self,
        to: usize,
        layout: &Layout<'_>,
        is_there: impl Fn(usize, usize) -> bool,
    ) -> Option<LineStep> {
        let from = *self.cells.last()?;
        if to == from || !layout.shape.touches(from, to) {
            return None;
        }
        let goes_on = self.draws.is_some();
        let draws = *self.draws.get_or_insert_with(|| !is_there(from, to));
        let is_back = self.cells.len() > 1 && self.cells[self.cells.len() - 2] == to;
        if is_back {
            self.cells.pop();
        } else {
            self.cells.push(to);
        }
        Some(LineStep { from, to, is_drawn: draws != is_back, goes_on })
    }
}

/// The points on the straight way between two points, the second one included.
fn between(from: Pos2, to: Pos2, step: f32) -> impl Iterator<Item = Pos2> {
    let steps = (from.distance(to) / step.max(0.5)).ceil().clamp(1.0, 2000.0) as usize;
    (1..=steps).map(move |at| from.lerp(to, at as f32 / steps as f32))
}
