//! How near a board is looked at: the wheel, a pinch and keys zoom, a drag pans. A board that fits
//! whole into its space stands in the middle of it.

use egui::{Key, Modifiers, Pos2, Rect, Response, Ui, Vec2, vec2};

/// The most that a board is enlarged beyond what fits.
const MOST: f32 = 12.0;
/// What a key does.
const STEP: f32 = 1.25;

/// A board is enlarged about the middle of its space, and moved from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    factor: f32,
    /// Points that the board's middle is away from that of its space.
    away: Vec2,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { factor: 1.0, away: Vec2::ZERO }
    }
}

impl Zoom {
    /// Takes in what the person does to the space that the board is in.
    pub fn steer(&mut self, ui: &Ui, response: &Response) {
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
        if response.dragged() {
            self.away += response.drag_delta();
        }
    }

    /// Enlarges, with what is at a point staying there.
    fn zoom_about(&mut self, space: Rect, point: Pos2, by: f32) {
        let factor = (self.factor * by).clamp(1.0, MOST);
        let held = point - space.center() - self.away;
        self.away += held * (1.0 - factor / self.factor);
        self.factor = factor;
    }

    /// Where a board is drawn that fits into its space in so many points; it never leaves more of
    /// the space free than it must.
    pub fn place(&mut self, space: Rect, fitted: Vec2) -> Rect {
        let size = fitted * self.factor;
        let over = ((size - space.size()) / 2.0).max(Vec2::ZERO);
        self.away = vec2(self.away.x.clamp(-over.x, over.x), self.away.y.clamp(-over.y, over.y));
        Rect::from_center_size(space.center() + self.away, size)
    }

    /// Moves a place of the board into its space, if it is out of it.
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
