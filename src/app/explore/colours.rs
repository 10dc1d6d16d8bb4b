//! The look of each state of a node.

use egui::{Color32, Pos2, Rect, Shape, Stroke, vec2};
use langkah_engine::search::trace::moment::{State, Why};
use langkah_puzzle::picture::plot::COLOURS;

/// The colours of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    pub fill: Color32,
    /// The outline; also the fill of a dot too small for an outline.
    pub line: Color32,
}

const fn paint(fill: u32, line: u32) -> Paint {
    Paint { fill: rgb(fill), line: rgb(line) }
}

const fn rgb(code: u32) -> Color32 {
    Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
}

/// The colours of a state, in a light or a dark theme.
pub const fn of(state: State, is_dark: bool) -> Paint {
    match (state, is_dark) {
        (State::Live, false) => paint(0xff_ff_ff, 0x2f_6d_b5),
        (State::Live, true) => paint(0x10_22_2f, 0x63_b3_f0),
        (State::ENode, false) => paint(0xff_b3_47, 0xb0_5f_00),
        (State::ENode, true) => paint(0x9a_57_08, 0xff_c2_70),
        (State::Expanded, false) => paint(0xbc_d4_ec, 0x6a_8b_ab),
        (State::Expanded, true) => paint(0x2c_4d_69, 0x5b_84_a8),
        (State::Goal, false) => paint(0x7c_cf_8d, 0x1d_74_36),
        (State::Goal, true) => paint(0x1d_74_39, 0x86_e8_a2),
        (State::Dead(Why::Bound | Why::Depth | Why::Contradiction(_)), false) => {
            paint(0xf5_cf_ca, 0xb8_5a_4f)
        }
        (State::Dead(Why::Bound | Why::Depth | Why::Contradiction(_)), true) => {
            paint(0x52_2a_26, 0xc9_77_6c)
        }
        (State::Dead(_), false) => paint(0xd6_d6_d4, 0x86_86_84),
        (State::Dead(_), true) => paint(0x3d_40_42, 0x80_84_87),
    }
}

/// The colour of one of several things. From the ninth thing on, colours repeat.
pub fn series(index: usize) -> Color32 {
    Color32::from_hex(COLOURS[index % COLOURS.len()]).unwrap_or(Color32::GRAY)
}

/// The colour of the solution path.
pub const fn path(is_dark: bool) -> Color32 {
    if is_dark { rgb(0xf2_b1_34) } else { rgb(0xb2_74_00) }
}

/// A node as a dot. Its form tells its state to people who cannot tell the colours apart: a ring is
/// live, a disc expanded, a square dead, with a cross where it is a duplicate, a diamond the goal.
pub fn dot(centre: Pos2, radius: f32, state: State, paint: Paint, outline: Stroke) -> Vec<Shape> {
    let half = vec2(radius, radius) * 0.86;
    match state {
        State::Live => {
            let ring = Stroke::new(outline.width.max(radius * 0.32), outline.color);
            let radius = radius - ring.width / 2.0 + outline.width / 2.0;
            vec![
                Shape::circle_filled(centre, radius, paint.fill),
                Shape::circle_stroke(centre, radius, ring),
            ]
        }
        State::ENode | State::Expanded => {
            vec![Shape::Circle(egui::epaint::CircleShape {
                center: centre,
                radius,
                fill: paint.fill,
                stroke: outline,
            })]
        }
        State::Dead(why) => {
            let rect = Rect::from_center_size(centre, half * 2.0);
            let mut shapes = vec![
                Shape::rect_filled(rect, 0, paint.fill),
                Shape::rect_stroke(rect, 0, outline, egui::StrokeKind::Middle),
            ];
            if matches!(why, Why::Duplicate(_)) {
                let line = Stroke::new(1.0, paint.line.gamma_multiply(0.7));
                for ends in
                    [[rect.left_top(), rect.right_bottom()], [rect.left_bottom(), rect.right_top()]]
                {
                    shapes.push(Shape::line_segment(ends, line));
                }
            }
            shapes
        }
        State::Goal => {
            let away = radius * 1.2;
            let ends = [vec2(0.0, -away), vec2(away, 0.0), vec2(0.0, away), vec2(-away, 0.0)];
            let points = ends.into_iter().map(|end| centre + end).collect();
            vec![Shape::convex_polygon(points, paint.fill, outline)]
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Rgba;

    use super::*;
    use crate::app::theme::{DARK, LIGHT};

    /// The contrast of two colours by the Web Content Accessibility Guidelines (WCAG) 2.2, from 1
    /// to 21.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |colour| {
            let [red, green, blue, _] = Rgba::from(colour).to_array();
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (one, other) = (light(one) + 0.05, light(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// WCAG asks for 4.5 between text and its ground, and for 3 between a sign and its ground.
    #[test]
    fn nodes_and_marks_stand_out() {
        for (is_dark, palette) in [(false, LIGHT), (true, DARK)] {
            let limit = State::Dead(Why::Bound);
            let duplicate = State::Dead(Why::Duplicate(None));
            for state in [State::Live, State::ENode, State::Expanded, State::Goal, limit, duplicate]
            {
                let Paint { fill, line } = of(state, is_dark);
                let (text, sign) = (contrast(palette.text, fill), contrast(line, palette.canvas));
                assert!(text >= 4.5 && sign >= 3.0, "{state:?}, {is_dark}: {text} {sign}");
            }
            for sign in [path(is_dark), palette.mark, palette.accent, palette.error] {
                for ground in [palette.canvas, palette.panel] {
                    let found = contrast(sign, ground);
                    assert!(found >= 3.0, "{sign:?} on {ground:?}: {found}");
                }
            }
        }
    }
}
