//! A stroke: the places that the pressed pointer passes become cells, or holes.

use egui::{Rect, Ui};
use langkah_engine::hidato::board::Shape;

use crate::app::hidato::board::Layout;
use crate::session::hidato::compose::Compose;

/// A stroke that is being drawn.
#[derive(Clone, Copy)]
pub(in crate::app::hidato) struct Stroke {
    /// Whether places become cells.
    is_cell: bool,
    /// The row and column that were painted last.
    at: (usize, usize),
}

/// Follows the pointer. If the first place of a stroke is a hole, all places of the stroke become
/// cells, or else holes.
pub(super) fn follow(
    stroke: &mut Option<Stroke>,
    ui: &Ui,
    layout: &Layout<'_>,
    space: Rect,
) -> Vec<Compose> {
    let (pressed, down, pointer) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_pressed(), pointer.primary_down(), pointer.interact_pos())
    });
    let is_here = |pos: &egui::Pos2| {
        space.contains(*pos) && ui.ctx().layer_id_at(*pos) == Some(ui.layer_id())
    };
    let is_free = !egui::Popup::is_any_open(ui.ctx());
    let place = pointer.filter(is_here).and_then(|pos| layout.place_under(pos));
    let mut painted = Vec::new();
    let dims = layout.shape.dims();
    let index = |(row, col): (usize, usize)| row * dims.cols() + col;
    match (place, *stroke) {
        (Some(at), _) if pressed && is_free => {
            let is_cell = layout.shape.cell_of(index(at)).is_none();
            painted.push(Compose::Paint { place: index(at), is_cell, goes_on: false });
            *stroke = Some(Stroke { is_cell, at });
        }
        (Some(at), Some(now)) if down && at != now.at => {
            for place in between(now.at, at) {
                let is_cell = now.is_cell;
                if layout.shape.cell_of(index(place)).is_some() != is_cell {
                    let place = index(place);
                    painted.push(Compose::Paint { place, is_cell, goes_on: true });
                }
            }
            *stroke = Some(Stroke { at, ..now });
        }
        _ => {}
    }
    if !down {
        *stroke = None;
    }
    painted
}

/// The places on the straight way from one place, which is left out, to another one.
fn between(from: (usize, usize), to: (usize, usize)) -> Vec<(usize, usize)> {
    let far = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1));
    let along = |from: usize, to: usize, step: usize| {
        let (from, to) = (from as f32, to as f32);
        (from + (to - from) * step as f32 / far as f32).round() as usize
    };
    (1..=far).map(|step| (along(from.0, to.0, step), along(from.1, to.1, step))).collect()
}

/// Whether a place is a cell.
pub(super) fn is_cell(shape: &Shape, place: usize) -> bool {
    shape.cell_of(place).is_some()
}

#[cfg(test)]
mod tests {
    use super::between;

    #[test]
    fn no_place_is_left_out() {
        assert_eq!(between((1, 1), (1, 4)), [(1, 2), (1, 3), (1, 4)]);
        assert_eq!(between((3, 2), (0, 0)), [(2, 1), (1, 1), (0, 0)]);
        assert_eq!(between((2, 2), (3, 2)), [(3, 2)]);
    }
}
