//! The form in which a cell is painted: a square with round corners, or a hexagon with a corner
//! upwards.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::plane::HEXAGON;

/// The form of all cells of a board.
#[derive(Clone, Copy)]
pub struct CellForm {
    is_hexagonal: bool,
    /// The radius of the corners, in points.
    radius: f32,
}

impl CellForm {
    pub fn of(topology: Topology, radius: f32) -> Self {
        Self { is_hexagonal: topology.is_hexagonal(), radius }
    }

    pub const fn is_hexagonal(self) -> bool {
        self.is_hexagonal
    }

    /// The same without round corners.
    pub const fn sharp(self) -> Self {
        Self { radius: 0.0, ..self }
    }

    fn square(self) -> CornerRadius {
        CornerRadius::same(self.radius.clamp(0.0, 255.0) as u8)
    }

    /// Paints a cell. `rect` is the space around it; of a hexagon its middle and its width count.
    pub fn fill(self, painter: &Painter, rect: Rect, colour: Color32) {
        if self.is_hexagonal {
            let points = self.hexagon(rect.center(), rect.width());
            painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
        } else {
            painter.rect_filled(rect, self.square(), colour);
        }
    }

    /// Paints a line around a cell.
    pub fn ring(self, painter: &Painter, rect: Rect, stroke: Stroke, kind: StrokeKind) {
        if !self.is_hexagonal {
            painter.rect_stroke(rect, self.square(), stroke, kind);
            return;
        }
        let width = match kind {
            StrokeKind::Inside => rect.width() - stroke.width,
            StrokeKind::Middle => rect.width(),
            StrokeKind::Outside => rect.width() + stroke.width,
        };
        painter.add(Shape::closed_line(self.hexagon(rect.center(), width), stroke));
    }

    /// The points around a hexagon, clockwise.
    fn hexagon(self, centre: Pos2, width: f32) -> Vec<Pos2> {
        let corner = |at: usize| {
            let (x, y) = HEXAGON[at % 6];
            centre + vec2(x, y) * width
        };
        let radius = self.radius.min(width * 0.4);
        if radius < 0.5 {
            return (0..6).map(corner).collect();
        }
        // How many points a round corner has: on a small one, three look round.
        let count = if radius < 3.5 { 3 } else { 5 };
        let mut points = Vec::with_capacity(6 * count);
        for at in 0..6 {
            // The circle that rounds the corner touches both of its sides.
            let middle = centre + (corner(at) - centre) * (1.0 - 2.0 * radius / width);
            let outwards = (corner(at) - centre).angle();
            for step in 0..count {
                let share = step as f32 / (count - 1) as f32 - 0.5;
                let angle = outwards + share * std::f32::consts::FRAC_PI_3;
                points.push(middle + egui::Vec2::angled(angle) * radius);
            }
        }
        points
    }
}
