//! Triangles of a frame as pixels, drawn by the processor: what the graphics card does elsewhere.
//!
//! Colours are blended as egui wants it: premultiplied by alpha, without a step to linear light. Two
//! triangles that share an edge never draw a pixel twice, as in OpenGL.

use egui::{Color32, Pos2, epaint::Vertex};

use super::texture::Texture;

/// A pixel has this many parts, in each direction, on which corners of triangles lie.
const PARTS: i64 = 256;
/// Corners farther out, in pixels, are drawn in: no screen is so large, and no product overflows.
const FAR: f32 = (1 << 21) as f32;

/// A part of the window, in pixels, from the first ones to those behind the last ones.
#[derive(Clone, Copy)]
pub struct Clip {
    pub x: (i64, i64),
    pub y: (i64, i64),
}

/// The pixels of a window, row by row, as `0x00RRGGBB`.
pub struct Canvas<'a> {
    pub pixels: &'a mut [u32],
    pub width: usize,
}

/// A corner: its place in parts of a pixel.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
}

impl Corner {
    fn of(at: Pos2, pixels_per_point: f32) -> Self {
        let part =
            |side: f32| ((side * pixels_per_point).clamp(-FAR, FAR) * PARTS as f32).round() as i64;
        Self { x: part(at.x), y: part(at.y) }
    }
}

/// Twice the area of a triangle; positive if its corners go round as the hands of a clock.
fn area(a: Corner, b: Corner, c: Corner) -> i64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// A figure that changes evenly over a triangle, in steps of pixels.
#[derive(Clone, Copy)]
struct Slope {
    /// At the middle of the pixel in the window's corner.
    at: f32,
    x: f32,
    y: f32,
}

impl Slope {
    fn of(corners: [Corner; 3], area: i64, values: [f32; 3]) -> Self {
        let pixels = |parts: i64| parts as f32 / PARTS as f32;
        let [a, b, c] = corners;
        let (to_b, to_c) = (values[1] - values[0], values[2] - values[0]);
        let area = area as f32 / (PARTS * PARTS) as f32;
        let x = (to_b * pixels(c.y - a.y) - to_c * pixels(b.y - a.y)) / area;
        let y = (to_c * pixels(b.x - a.x) - to_b * pixels(c.x - a.x)) / area;
        let half = PARTS / 2;
        let at = values[0] + x * pixels(half - a.x) + y * pixels(half - a.y);
        Self { at, x, y }
    }

    fn value(&self, x: i64, y: i64) -> f32 {
        self.at + self.x * x as f32 + self.y * y as f32
    }
}

/// The pixels of a row whose middles lie in a triangle, first narrowed to those of the clip.
fn row(corners: &[Corner; 3], y: i64, clip: (i64, i64)) -> (i64, i64) {
    let (mut from, mut to) = clip;
    let middle = y * PARTS + PARTS / 2;
    for side in 0..3 {
        let (a, b) = (corners[side], corners[(side + 1) % 3]);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        // A middle on an edge belongs to the triangle to the right of it or below it.
        let is_owner = dy < 0 || dy == 0 && dx > 0;
        let room = dx * (middle - a.y) - i64::from(!is_owner);
        // Inside is where dy * (x - a.x) <= room.
        let half = PARTS / 2;
        match dy.signum() {
            1 => to = to.min((room.div_euclid(dy) + a.x - half).div_euclid(PARTS) + 1),
            -1 => {
                let least = -room.div_euclid(-dy) + a.x - half;
                from = from.max(-(-least).div_euclid(PARTS));
            }
            _ if room < 0 => return (0, 0),
            _ => {}
        }
    }
    (from, to)
}

impl Canvas<'_> {
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    /// Draws the triangles of a mesh.
    pub fn mesh(
        &mut self,
        mesh: &egui::Mesh,
        texture: &Texture,
        pixels_per_point: f32,
        clip: Clip,
    ) {
        for three in mesh.indices.chunks_exact(3) {
            let corner = |index: usize| mesh.vertices.get(three[index] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.triangle([a, b, c], texture, pixels_per_point, clip);
            }
        }
    }

    fn triangle(&mut self, of: [&Vertex; 3], texture: &Texture, pixels_per_point: f32, clip: Clip) {
        let mut of = of;
        let corners = |of: [&Vertex; 3]| of.map(|vertex| Corner::of(vertex.pos, pixels_per_point));
        let [a, b, c] = corners(of);
        let twice = match area(a, b, c) {
            0 => return,
            area if area < 0 => {
                of.swap(1, 2);
                -area
            }
            area => area,
        };
        let corners = corners(of);
        let ys = corners.map(|corner| corner.y);
        let (top, bottom) = (ys.iter().min().unwrap_or(&0), ys.iter().max().unwrap_or(&0));
        let top = clip.y.0.max(top.div_euclid(PARTS));
        let bottom = clip.y.1.min(bottom.div_euclid(PARTS) + 1);
        let paint = Paint::of(of, corners, twice, texture);
        for y in top..bottom {
            let (from, to) = row(&corners, y, clip.x);
            if from < to {
                let start = y as usize * self.width;
                let pixels = &mut self.pixels[start + from as usize..start + to as usize];
                paint.row(pixels, from, y);
            }
        }
    }
}

/// How the pixels of a triangle are coloured.
struct Paint<'a> {
    /// Red, green, blue and alpha, 0 to 255.
    color: [Slope; 4],
    /// The colour of all pixels, if they have but one.
    flat: Option<Color32>,
    /// Where the texture is looked at, in its own pixels; `None` if it is one colour.
    texture: Option<(&'a Texture, [Slope; 2])>,
}

impl<'a> Paint<'a> {
    fn of(of: [&Vertex; 3], corners: [Corner; 3], area: i64, texture: &'a Texture) -> Self {
        let slope = |values: [f32; 3]| Slope::of(corners, area, values);
        let one_place = of[0].uv == of[1].uv && of[0].uv == of[2].uv;
        let texel = if one_place { texture.near(of[0].uv) } else { Color32::WHITE };
        let colors = of.map(|vertex| tinted(texel, vertex.color));
        let one_color = colors[0] == colors[1] && colors[0] == colors[2];
        let channel = |index: usize| slope(colors.map(|color| f32::from(color[index])));
        let [width, height] = texture.size().map(|side| side as f32);
        let at = || {
            let u = slope(of.map(|vertex| vertex.uv.x * width));
            [u, slope(of.map(|vertex| vertex.uv.y * height))]
        };
        Self {
            color: std::array::from_fn(channel),
            flat: one_color.then_some(colors[0]),
            texture: (!one_place).then(|| (texture, at())),
        }
    }

    fn row(&self, pixels: &mut [u32], from: i64, y: i64) {
        let xs = from..;
        match (self.flat, &self.texture) {
            (Some(color), None) => fill(pixels, color),
            (None, None) => {
                for (pixel, x) in pixels.iter_mut().zip(xs) {
                    *pixel = over(*pixel, self.color_at(x, y));
                }
            }
            (flat, Some((texture, [u, v]))) => {
                let is_sharp = is_sharp(u, v, from, y);
                for (pixel, x) in pixels.iter_mut().zip(xs) {
                    let (u, v) = (u.value(x, y), v.value(x, y));
                    let texel = if is_sharp { texture.at(u, v) } else { texture.between(u, v) };
                    if texel != Color32::TRANSPARENT {
                        let color = flat.unwrap_or_else(|| self.color_at(x, y));
                        *pixel = over(*pixel, tinted(texel, color));
                    }
                }
            }
        }
    }

    fn color_at(&self, x: i64, y: i64) -> Color32 {
        let [r, g, b, a] = self.color.map(|slope| (slope.value(x, y) + 0.5) as u8);
        Color32::from_rgba_premultiplied(r, g, b, a)
    }
}

/// Whether the middles of pixels fall on middles of the texture's pixels, as those of letters do.
fn is_sharp(u: &Slope, v: &Slope, x: i64, y: i64) -> bool {
    let is = |value: f32, wanted: f32| (value - wanted).abs() < 1e-3;
    let is_middle = |value: f32| (value.rem_euclid(1.0) - 0.5).abs() < 0.05;
    is(u.x, 1.0)
        && is(u.y, 0.0)
        && is(v.x, 0.0)
        && is(v.y, 1.0)
        && is_middle(u.value(x, y))
        && is_middle(v.value(x, y))
}

fn fill(pixels: &mut [u32], color: Color32) {
    match color.a() {
        255 => pixels.fill(packed(color)),
        0 if color == Color32::TRANSPARENT => {}
        _ => pixels.iter_mut().for_each(|pixel| *pixel = over(*pixel, color)),
    }
}

fn packed(color: Color32) -> u32 {
    u32::from_be_bytes([0, color.r(), color.g(), color.b()])
}

/// A colour on a pixel.
fn over(below: u32, color: Color32) -> u32 {
    if color.a() == 255 {
        return packed(color);
    }
    // Two channels at a time, each in 16 bits.
    let rest = 255 - u32::from(color.a());
    let part = |channels: u32| {
        let product = channels * rest + 0x0080_0080;
        ((product + (product >> 8 & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    };
    let (red_blue, green) = (part(below & 0x00ff_00ff), part(below >> 8 & 0xff));
    let sum =
        |shift: u32, channel: u8, from: u32| ((from >> shift & 0xff) + u32::from(channel)).min(255);
    let (r, g) = (sum(16, color.r(), red_blue), sum(0, color.g(), green));
    r << 16 | g << 8 | sum(0, color.b(), red_blue)
}

/// A pixel of the texture in a colour.
fn tinted(texel: Color32, color: Color32) -> Color32 {
    if texel == Color32::WHITE {
        return color;
    }
    let product = |index: usize| {
        let product = u32::from(texel[index]) * u32::from(color[index]) + 128;
        ((product + (product >> 8)) >> 8) as u8
    };
    Color32::from_rgba_premultiplied(product(0), product(1), product(2), product(3))
}
