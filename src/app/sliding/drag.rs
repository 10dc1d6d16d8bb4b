//! Tiles that follow the pointer: a line between the blank and a tile is dragged, or moves as soon
//! as the pointer comes to it.

use egui::{Response, Ui, Vec2, vec2};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::Move;

/// The share of a cell from which on a line that is let go slides to its end.
const HALF: f32 = 0.5;

/// What is known of the pointer from frame to frame.
#[derive(Default)]
pub struct Drag {
    held: Option<Held>,
    /// The cell under the pointer in the last frame.
    entered: Option<usize>,
}

/// A line of tiles that the person holds.
struct Held {
    /// The cell whose tile was taken.
    cell: usize,
    /// The cells of the line.
    line: Vec<usize>,
    /// The way that the tiles go, of length 1.
    way: Vec2,
    /// How far they have come, as a share of a cell.
    share: f32,
    /// Whether the person has let go so that they slide to the end. The board follows one frame
    /// later.
    is_released: bool,
}

/// The cells from the blank to a cell in its row or column, and the way that their tiles go.
fn line(board: &Board, cell: usize) -> Option<(Vec<usize>, Vec2)> {
    let (way, count) = board.line_to(cell)?;
    let mut at = board.blank();
    let mut cells = Vec::new();
    for _ in 0..count {
        at = board.dims().neighbour(at, way)?;
        cells.push(at);
    }
    let way = match way {
        Move::Up => vec2(0.0, 1.0),
        Move::Down => vec2(0.0, -1.0),
        Move::Left => vec2(1.0, 0.0),
        Move::Right => vec2(-1.0, 0.0),
    };
    Some((cells, way))
}

impl Drag {
    /// Takes in what the person does with the tiles of a board whose cells are `side` points wide.
    /// Returns the cell whose line is to be moved.
    pub fn follow(
        &mut self,
        ui: &Ui,
        board: &Board,
        responses: &[Response],
        (side, hovers): (f32, bool),
    ) -> Option<usize> {
        if self.held.as_ref().is_some_and(|held| held.is_released) {
            self.held = None;
        }
        let moved = self.drag(board, responses, side);
        let hovered = responses.iter().position(Response::hovered);
        let is_new = hovered != std::mem::replace(&mut self.entered, hovered);
        let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        let entered = hovered.filter(|_| hovers && is_new && moves && self.held.is_none());
        moved.or(entered.filter(|&cell| board.line_to(cell).is_some()))
    }

    fn drag(&mut self, board: &Board, responses: &[Response], side: f32) -> Option<usize> {
        if let Some(cell) = responses.iter().position(Response::drag_started) {
            self.held = line(board, cell).map(|(line, way)| Held {
                cell,
                line,
                way,
                share: 0.0,
                is_released: false,
            });
        }
        let held = self.held.as_mut()?;
        let response = responses.get(held.cell);
        let is_same = line(board, held.cell).is_some_and(|(line, _)| line == held.line);
        let Some(response) =
            response.filter(|one| is_same && (one.dragged() || one.drag_stopped()))
        else {
            // The board was changed in another way, or the pointer is gone.
            self.held = None;
            return None;
        };
        if let Some(way) = response.total_drag_delta() {
            held.share = (way.dot(held.way) / side.max(1.0)).clamp(0.0, 1.0);
        }
        if !response.drag_stopped() {
            return None;
        }
        held.is_released = held.share >= HALF;
        let cell = held.cell;
        if held.is_released {
            return Some(cell);
        }
        self.held = None;
        None
    }

    /// Whether a line of tiles follows the pointer.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Forgets the line that is held.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// How far the tile of a cell is dragged away from it, as a share of a cell.
    pub fn offset(&self, cell: usize) -> Vec2 {
        let held = self.held.as_ref().filter(|held| held.line.contains(&cell));
        held.map_or(Vec2::ZERO, |held| held.way * held.share)
    }

    /// How far a line that the person has let go had come; 0 if no line was dragged.
    pub fn done(&self) -> f32 {
        self.held.as_ref().filter(|held| held.is_released).map_or(0.0, |held| held.share)
    }
}
