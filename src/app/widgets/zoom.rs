//! The zoom of a board: the wheel, a pinch and keys zoom, a drag pans. A board that fits into its
//! space stands in the middle of it.

use egui::{Key, Modifiers, PointerButton, Pos2, Rect, Response, Ui, Vec2, vec2};

/// The greatest zoom: 1 is the size at which the board fits its space.
const MOST: f32 = 12.0;
/// The factor that one press of a key zooms by.
const STEP: f32 = 1.25;

/// How much a board is enlarged, and how far it is moved from the middle of its space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    factor: f32,
    /// How far the middle of the board is from the middle of its space, in points.
    away: Vec2,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { factor: 1.0, away: Vec2::ZERO }
    }
}

impl Zoom {
    /// Takes in what the person does to the space that the board is in. `draws` tells that a drag
    /// with the primary button draws, so that it does not move the board.
    pub fn steer(&mut self, ui: &Ui, response: &Response, draws: bool) {
        let space = response.rect;
        let pointer = ui.input(|input| input.pointer.hover_pos());
        let pointer = pointer.filter(|&pointer| {
            space.contains(pointer) && ui.ctx().layer_id_at(pointer) == Some(ui.layer_id())
        });
        let mut factor = 1.0;
        if pointer.is_some() {
            factor *=
                ui.input(|input| input.zoom_delta() * (input.smooth_scroll_delta.y / 200.0).exp());
        }
        let free = !ui.ctx().text_edit_focused() && !egui::Popup::is_any_open(ui.ctx());
        if free {
            let pressed = |key| {
                ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as i32
            };
            let steps = pressed(Key::Plus) + pressed(Key::Equals) - pressed(Key::Minus);
            factor *= STEP.powi(steps);
        }
        if factor != 1.0 {
            self.zoom_about(space, pointer.unwrap_or(space.center()), factor);
        }
        if response.dragged() && !(draws && response.dragged_by(PointerButton::Primary)) {
            self.away += response.drag_delta();
        }
    }

    /// Enlarges the board; the part of it at `point` stays there.
    fn zoom_about(&mut self, space: Rect, point: Pos2, by: f32) {
        let factor = (self.factor * by).clamp(1.0, MOST);
        let held = point - space.center() - self.away;
        self.away += held * (1.0 - factor / self.factor);
        self.factor = factor;
    }

    /// The place of a board. `fitted` is its size without zoom, in points. The board never leaves
    /// more of its space free than it must.
    pub fn place(&mut self, space: Rect, fitted: Vec2) -> Rect {
        let size = fitted * self.factor;
        let over = ((size - space.size()) / 2.0).max(Vec2::ZERO);
        self.away = vec2(self.away.x.clamp(-over.x, over.x), self.away.y.clamp(-over.y, over.y));
        Rect::from_center_size(space.center() + self.away, size)
    }

    /// Moves the board so that a place of it is in sight.
    pub fn show(&mut self, space: Rect, place: Rect) {
        let less = (space.min - place.min).max(Vec2::ZERO);
        let more = (place.max - space.max).max(Vec2::ZERO);
        self.away += less - more;
    }

    /// Shows the whole board.
    pub fn reset(&mut self) {
        *self = Self::default();
    }
}
