//! Triangles as pixels.
//!
//! Colours are blended as egui wants it: premultiplied by alpha, without a step to linear light. A
//! pixel belongs to a triangle if its middle does. Two triangles that share an edge never draw a
//! pixel twice, as in OpenGL: a middle on an edge belongs to the triangle right of it or below it.

use egui::epaint::Vertex;
use egui::{Color32, Mesh, Pos2};

use super::paint::{Paint, Slope, fill, over, tinted};
use super::texture::Texture;

/// Corners lie on these parts of a pixel, in each direction.
const PARTS: i64 = 256;
/// The middle of a pixel.
const HALF: i64 = PARTS / 2;
/// Corners farther out, in pixels, are drawn in: no screen is so large, and no product overflows.
const FAR: f32 = (1 << 21) as f32;

/// A part of the window, in pixels, from the first ones to those behind the last ones.
#[derive(Clone, Copy)]
pub struct Clip {
    pub x: (i64, i64),
    pub y: (i64, i64),
}

impl Clip {
    pub(super) const fn is_empty(self) -> bool {
        self.x.0 >= self.x.1 || self.y.0 >= self.y.1
    }

    /// What both have.
    pub(super) fn within(self, other: Self) -> Self {
        let both = |a: (i64, i64), b: (i64, i64)| (a.0.max(b.0), a.1.min(b.1));
        Self { x: both(self.x, other.x), y: both(self.y, other.y) }
    }
}

/// The pixels of a window, row by row, as `0x00RRGGBB`.
pub struct Canvas<'a> {
    pub pixels: &'a mut [u32],
    pub width: usize,
}

/// A place in parts of a pixel.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Corner {
    pub x: i64,
    pub y: i64,
}

impl Corner {
    fn of(at: Pos2, pixels_per_point: f32) -> Self {
        let part = |side: f32| {
            // Positive numbers are rounded by leaving the rest out, which takes no call.
            let shifted = f64::from((side * pixels_per_point).clamp(-FAR, FAR)) + f64::from(FAR);
            (shifted * PARTS as f64 + 0.5) as i64 - FAR as i64 * PARTS
        };
        Self { x: part(at.x), y: part(at.y) }
    }

    /// In pixels, from another place.
    pub fn from(self, other: Self) -> (f32, f32) {
        let pixels = |parts: i64| parts as f32 / PARTS as f32;
        (pixels(self.x - other.x), pixels(self.y - other.y))
    }

    /// The middle of a pixel.
    pub const fn middle(x: i64, y: i64) -> Self {
        Self { x: x * PARTS + HALF, y: y * PARTS + HALF }
    }
}

/// The first pixel whose middle lies here or behind.
const fn first_from(at: i64) -> i64 {
    (at - HALF + PARTS - 1).div_euclid(PARTS)
}

/// Twice the area of a triangle; positive if its corners go round as the hands of a clock.
const fn area(a: Corner, b: Corner, c: Corner) -> i64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Where an edge crosses the rows, one row after the other: in each the first pixel of the
/// triangle, or the first one behind it.
struct Edge {
    begins: bool,
    /// The place in the row, rounded down, and what was rounded away.
    x: i64,
    rest: i64,
    /// How both change from row to row.
    step: (i64, i64),
    /// The length of the edge downwards.
    down: i64,
}

impl Edge {
    /// The edge from `a` to `b`, which is not level, at the row `y`.
    fn of(a: Corner, b: Corner, y: i64) -> Self {
        let begins = b.y < a.y;
        let (top, bottom) = if begins { (b, a) } else { (a, b) };
        let (right, down) = (bottom.x - top.x, bottom.y - top.y);
        let way = right * (y * PARTS + HALF - top.y);
        let step = (right * PARTS).div_euclid(down);
        let step = (step, right * PARTS - step * down);
        let x = way.div_euclid(down);
        Self { begins, x: top.x + x, rest: way - x * down, step, down }
    }

    /// The pixel in this row; goes on to the next row.
    fn pixel(&mut self) -> i64 {
        // A middle on an edge is drawn where the triangle begins, and not where it ends. So both
        // kinds of edges ask for the first middle that does not lie before the edge.
        let pixel = first_from(self.x + i64::from(self.rest > 0));
        self.x += self.step.0;
        self.rest += self.step.1;
        if self.rest >= self.down {
            self.rest -= self.down;
            self.x += 1;
        }
        pixel
    }
}

impl Canvas<'_> {
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    /// Draws the triangles of a mesh, as far as they lie in the clip and in the window.
    pub fn mesh(&mut self, mesh: &Mesh, texture: &Texture, pixels_per_point: f32, clip: Clip) {
        let (width, height) = (self.width as i64, self.height() as i64);
        let clip = clip.within(Clip { x: (0, width), y: (0, height) });
        for piece in pieces(mesh) {
            let part = piece.place(pixels_per_point).within(clip);
            self.piece(&piece, texture, pixels_per_point, part);
        }
    }

    /// Draws a part of a piece, which must not reach beyond the piece's place.
    pub(super) fn piece(
        &mut self,
        piece: &Piece<'_>,
        texture: &Texture,
        pixels_per_point: f32,
        part: Clip,
    ) {
        if part.is_empty() {
            return;
        }
        match piece {
            Piece::Triangle(of) => self.triangle(*of, texture, pixels_per_point, part),
            Piece::Rectangle([a, _, _, d]) => {
                self.rectangle([a, d], texture, pixels_per_point, part);
            }
        }
    }

    /// Makes a part black.
    pub(super) fn clear(&mut self, part: Clip) {
        (part.y.0..part.y.1).for_each(|y| self.part(y, part.x.0, part.x.1).fill(0));
    }

    /// A part of the pixels of a row.
    fn part(&mut self, y: i64, from: i64, to: i64) -> &mut [u32] {
        let start = y as usize * self.width;
        &mut self.pixels[start + from as usize..start + to as usize]
    }

    fn triangle(&mut self, of: [&Vertex; 3], texture: &Texture, pixels_per_point: f32, part: Clip) {
        let mut of = of;
        let places = |of: [&Vertex; 3]| of.map(|vertex| Corner::of(vertex.pos, pixels_per_point));
        let [a, b, c] = places(of);
        let area = area(a, b, c);
        if area == 0 {
            return;
        }
        if area < 0 {
            of.swap(1, 2);
        }
        let corners = places(of);
        let sides = [(0, 1), (1, 2), (2, 0)].map(|(from, to)| (corners[from], corners[to]));
        let edge = |(a, b): (Corner, Corner)| (a.y != b.y).then(|| Edge::of(a, b, part.y.0));
        let mut edges = sides.map(edge);
        let paint = Paint::of(of, corners, area.abs() as f32 / (PARTS * PARTS) as f32, texture);
        for y in part.y.0..part.y.1 {
            let (mut from, mut to) = part.x;
            for edge in edges.iter_mut().flatten() {
                let pixel = edge.pixel();
                if edge.begins { from = from.max(pixel) } else { to = to.min(pixel) }
            }
            if from < to {
                paint.row(self.part(y, from, to), from, y);
            }
        }
    }

    /// Draws an upright rectangle of one colour, by its first and its last corner: letters, mostly.
    fn rectangle(
        &mut self,
        [a, d]: [&Vertex; 2],
        texture: &Texture,
        pixels_per_point: f32,
        part: Clip,
    ) {
        let (from, to) = (Corner::of(a.pos, pixels_per_point), Corner::of(d.pos, pixels_per_point));
        let ((left, right), (top, bottom)) = (part.x, part.y);
        if a.uv == d.uv {
            let color = tinted(texture.near(a.uv), a.color);
            (top..bottom).for_each(|y| fill(self.part(y, left, right), color));
            return;
        }
        let (width, height) = to.from(from);
        let [across, down] = texture.size().map(|side| side as f32);
        let u = Slope::along((a.uv.x * across, d.uv.x * across), width);
        let v = Slope::along((a.uv.y * down, d.uv.y * down), height);
        let (right_of, below) = Corner::middle(left, top).from(from);
        let at = (u.at(right_of), v.at(below));
        let sharp = texture.sharp(at, (u.step, v.step), (right - left, bottom - top));
        for y in top..bottom {
            let row = y - top;
            let pixels = self.part(y, left, right);
            if let Some((x, first)) = sharp {
                let texels = texture.row(x, first + row as usize, pixels.len());
                for (pixel, texel) in pixels.iter_mut().zip(texels) {
                    if *texel != Color32::TRANSPARENT {
                        *pixel = over(*pixel, tinted(*texel, a.color));
                    }
                }
            } else {
                let v = at.1 + v.step * row as f32;
                for (pixel, column) in pixels.iter_mut().zip(0_u16..) {
                    let texel = texture.between(at.0 + u.step * f32::from(column), v);
                    *pixel = over(*pixel, tinted(texel, a.color));
                }
            }
        }
    }
}

/// Whether four corners are those of an upright rectangle of one colour, row by row, with an
/// upright part of the picture on it.
fn is_upright([a, b, c, d]: [&Vertex; 4]) -> bool {
    let is =
        |a: Pos2, b: Pos2, c: Pos2, d: Pos2| a.y == b.y && c.y == d.y && a.x == c.x && b.x == d.x;
    is(a.pos, b.pos, c.pos, d.pos)
        && is(a.uv, b.uv, c.uv, d.uv)
        && a.pos.x <= d.pos.x
        && a.pos.y <= d.pos.y
        && [b, c, d].iter().all(|other| other.color == a.color)
}

/// A part of a mesh that is drawn as a whole.
pub(super) enum Piece<'a> {
    Triangle([&'a Vertex; 3]),
    /// Two triangles, by their corners, row by row.
    Rectangle([&'a Vertex; 4]),
}

impl Piece<'_> {
    pub fn all(&self) -> &[&Vertex] {
        match self {
            Self::Triangle(all) => all,
            Self::Rectangle(all) => all,
        }
    }

    /// The pixels from the piece's first ones to those behind its last ones, in each direction.
    pub fn place(&self, pixels_per_point: f32) -> Clip {
        let corners = self.all().iter().map(|corner| Corner::of(corner.pos, pixels_per_point));
        let (least, most) = (i64::MIN, i64::MAX);
        let none = Clip { x: (most, least), y: (most, least) };
        let ends = corners.fold(none, |ends, Corner { x, y }| Clip {
            x: (ends.x.0.min(x), ends.x.1.max(x)),
            y: (ends.y.0.min(y), ends.y.1.max(y)),
        });
        let pixels = |(from, to): (i64, i64)| (first_from(from), first_from(to));
        Clip { x: pixels(ends.x), y: pixels(ends.y) }
    }
}

/// The pieces of a mesh, in their order. Triangles that name corners which are not there are left
/// out.
pub(super) fn pieces(mesh: &Mesh) -> impl Iterator<Item = Piece<'_>> {
    let corner = |index: u32| mesh.vertices.get(index as usize);
    let mut rest = mesh.indices.as_slice();
    std::iter::from_fn(move || {
        loop {
            let [a, b, c, after @ ..] = rest else { return None };
            let pair = after.get(..3).filter(|next| next[..2] == [*c, *b]);
            rest = after;
            let (Some(a), Some(b), Some(c)) = (corner(*a), corner(*b), corner(*c)) else {
                continue;
            };
            let fourth = pair.and_then(|next| corner(next[2]));
            let Some(d) = fourth.filter(|d| is_upright([a, b, c, d])) else {
                return Some(Piece::Triangle([a, b, c]));
            };
            rest = &after[3..];
            return Some(Piece::Rectangle([a, b, c, d]));
        }
    })
}
