//! Which part of a tree is seen: pan, zoom, fit.

use egui::{Pos2, Rect, Response, Ui, Vec2, pos2, vec2};
use langkah_engine::search::trace::layout::Layout;

/// The least and the greatest distance between neighbouring nodes, in points.
const ZOOM_MIN: f32 = 0.02;
const ZOOM_MAX: f32 = 480.0;
/// The greatest distance between neighbouring nodes, in points, when a tree is fitted into the
/// canvas: a small tree does not fill it.
const FIT_MAX: f32 = 120.0;
/// The least distance then, for trees of thousands of levels.
const FIT_MIN: f32 = 0.001;

/// The least distance between levels, in points. A tree of thousands of levels is seen whole,
/// though its dots touch.
const PITCH_MIN: f32 = 0.02;

/// The part of the tree that is seen.
#[derive(Clone, Copy, PartialEq)]
pub struct Camera {
    /// What stands in the middle of the canvas: the place in the layout, and the level below the
    /// root.
    pub centre: Pos2,
    /// Points between neighbouring nodes of a level.
    pub zoom: f32,
}

impl Camera {
    pub fn zoom_by(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(ZOOM_MIN.min(self.zoom), ZOOM_MAX);
    }
}

impl Default for Camera {
    fn default() -> Self {
        Self { centre: Pos2::ZERO, zoom: 60.0 }
    }
}

/// The camera over a canvas.
pub struct Viewport {
    pub rect: Rect,
    pub camera: Camera,
    /// The rows of a board divided by its columns.
    ratio: f32,
    depth: u32,
}

impl Viewport {
    /// The part of the room between neighbours that a board takes, from 0 to 1.
    const BOARD: f32 = 0.82;

    /// `ratio` is the rows of a board divided by its columns, `depth` the depth of the tree.
    pub fn new(rect: Rect, camera: Camera, ratio: f32, depth: u32) -> Self {
        Self { rect, camera, ratio, depth }
    }

    pub fn board_size(&self) -> Vec2 {
        let width = self.camera.zoom * Self::BOARD;
        vec2(width, width * self.ratio)
    }

    /// The distance between levels, in points. It has a minimum, so that the levels of a very wide
    /// tree stay apart.
    pub fn pitch(&self) -> f32 {
        let least = (self.rect.height() / (self.depth as f32 + 2.0)).clamp(PITCH_MIN, 34.0);
        (self.camera.zoom * (Self::BOARD * self.ratio + 0.62)).max(least)
    }

    /// The point at which the middle of a node is drawn, given its place and its level.
    pub fn to_screen(&self, place: Pos2) -> Pos2 {
        let away = place - self.camera.centre;
        self.rect.center() + vec2(away.x * self.camera.zoom, away.y * self.pitch())
    }

    /// What a node at this place takes on the screen, with the figures below its board.
    fn extent(&self, place: Pos2) -> Rect {
        const FIGURES: f32 = 18.0;
        let board = Rect::from_center_size(self.to_screen(place), self.board_size());
        board.expand(4.0).union(board.translate(vec2(0.0, FIGURES)))
    }

    /// Brings a node and others whole into sight, along the axes where they are not. If there is no
    /// room for all and the node is out of sight, it comes a little above the middle. Tells whether
    /// anything has moved.
    pub fn bring(&mut self, node: Pos2, others: impl Iterator<Item = Pos2>) -> bool {
        let all = others.fold(self.extent(node), |all, place| all.union(self.extent(place)));
        let room = self.rect.shrink(5.0);
        // Half a point is no reason to move.
        if room.expand(0.5).contains_rect(all) {
            return false;
        }
        if all.width() > room.width() || all.height() > room.height() {
            // A board that is larger than the room counts by its middle.
            let is_seen = |view: &Self| {
                let own = view.extent(node);
                let fits = own.width() <= room.width() && own.height() <= room.height();
                if fits { room.contains_rect(own) } else { room.contains(view.to_screen(node)) }
            };
            if is_seen(self) {
                return false;
            }
            self.camera.centre = node + vec2(0.0, 0.4);
            if !is_seen(self) {
                self.camera.centre = node;
            }
            return true;
        }
        // What is out of sight goes to the middle, away from what stands over the edges.
        let mut to = self.rect.center();
        if all.left() >= room.left() && all.right() <= room.right() {
            to.x = all.center().x;
        }
        if all.top() >= room.top() && all.bottom() <= room.bottom() {
            to.y = all.center().y;
        }
        let away = all.center() - to;
        self.camera.centre += vec2(away.x / self.camera.zoom, away.y / self.pitch());
        true
    }

    /// The place of the layout that is drawn at a point.
    pub fn place_of(&self, screen: Pos2) -> Pos2 {
        let away = screen - self.rect.center();
        self.camera.centre + vec2(away.x / self.camera.zoom, away.y / self.pitch())
    }

    pub fn fit(&mut self, layout: &Layout) {
        let (width, depth) = (layout.width, layout.depth as f32);
        let across = (self.rect.width() - 16.0) / (width + 1.0);
        let down =
            (self.rect.height() - 16.0) / ((depth + 1.0) * (Self::BOARD * self.ratio + 0.62));
        self.camera.zoom = across.min(down).clamp(FIT_MIN, FIT_MAX);
        // Figures stand below the nodes.
        self.camera.centre = pos2(width / 2.0, depth / 2.0 + 0.1);
    }

    /// Drags pan; the wheel and pinches zoom about the pointer.
    pub fn steer(&mut self, ui: &Ui, response: &Response) {
        let drag = response.drag_delta();
        self.camera.centre -= vec2(drag.x / self.camera.zoom, drag.y / self.pitch());
        let Some(pointer) = response.hover_pos().or(ui.input(|input| {
            input.pointer.hover_pos().filter(|pointer| self.rect.contains(*pointer))
        })) else {
            return;
        };
        // A dialog, or an open menu, has the wheel.
        let is_covered = ui.ctx().layer_id_at(pointer) != Some(ui.layer_id());
        if is_covered || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        let factor =
            ui.input(|input| input.zoom_delta() * (input.smooth_scroll_delta.y / 200.0).exp());
        if factor != 1.0 {
            let held = self.place_of(pointer);
            self.camera.zoom_by(factor);
            let moved = self.place_of(pointer);
            self.camera.centre += held - moved;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Camera, Viewport};
    use egui::{Rect, pos2, vec2};
    use langkah_engine::search::trace::layout::Layout;

    /// What is out of sight comes whole into sight, and what is in sight moves nothing.
    #[test]
    fn a_node_comes_into_sight_with_its_children() {
        let rect = Rect::from_min_size(pos2(12.0, 60.0), vec2(700.0, 500.0));
        for start in [pos2(0.0, 0.0), pos2(5.0, 4.0), pos2(40.0, 9.0)] {
            let camera = Camera { centre: start, ..Camera::default() };
            let mut view = Viewport::new(rect, camera, 1.0, 12);
            let (node, children) = (pos2(9.0, 6.0), [8.0, 9.0, 10.0].map(|x| pos2(x, 7.0)));
            view.bring(node, children.into_iter());
            for place in [node].into_iter().chain(children) {
                assert!(rect.contains_rect(view.extent(place)), "{start:?} {place:?}");
            }
            assert!(!view.bring(node, children.into_iter()), "it is in sight already");
        }
        // Without room for all of them the node itself is in sight.
        let small = Rect::from_min_size(pos2(0.0, 0.0), vec2(150.0, 120.0));
        let mut view = Viewport::new(small, Camera::default(), 1.0, 12);
        let node = pos2(30.0, 6.0);
        assert!(view.bring(node, [pos2(20.0, 7.0), pos2(40.0, 7.0)].into_iter()));
        assert!(small.contains(view.to_screen(node)));
        let children = [pos2(20.0, 7.0), pos2(40.0, 7.0)];
        assert!(!view.bring(node, children.into_iter()), "the node is in sight");
    }

    /// The root, the deepest level and the outermost nodes of a wide or deep tree are in sight.
    #[test]
    fn a_tree_that_is_fitted_is_seen_whole() {
        for size in [vec2(700.0, 500.0), vec2(240.0, 150.0)] {
            for ratio in [0.25, 1.0, 3.0] {
                for (width, depth) in [(0.0, 0), (3.0, 5), (1.0, 30), (40.0, 36), (900.0, 5000)] {
                    let rect = Rect::from_min_size(pos2(12.0, 60.0), size);
                    let mut view = Viewport::new(rect, Camera::default(), ratio, depth);
                    view.fit(&Layout { width, depth, ..Layout::default() });
                    for place in [pos2(0.0, 0.0), pos2(width, depth as f32)] {
                        let seen = view.to_screen(place);
                        assert!(rect.contains(seen), "{size:?} {ratio} {width} {depth}: {seen:?}");
                    }
                }
            }
        }
    }
}
