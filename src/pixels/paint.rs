//! The colours of a triangle's pixels.

use egui::Color32;
use egui::epaint::Vertex;

use super::raster::Corner;
use super::texture::Texture;

/// A figure that changes evenly along a line, by pixels.
#[derive(Clone, Copy)]
pub(super) struct Slope {
    first: f32,
    pub step: f32,
}

impl Slope {
    /// From a first value to a last one, so many pixels on.
    pub fn along((first, last): (f32, f32), pixels: f32) -> Self {
        Self { first, step: (last - first) / pixels }
    }

    pub fn at(self, pixels: f32) -> f32 {
        self.first + self.step * pixels
    }
}

/// A figure that changes evenly over a triangle: its value in the first corner, and its changes by
/// pixels to the right and down.
#[derive(Clone, Copy)]
struct Plane {
    first: f32,
    right: f32,
    down: f32,
}

/// Where the values of a triangle's corners are known.
#[derive(Clone, Copy)]
struct Frame {
    corners: [Corner; 3],
    /// Twice, in pixels.
    area: f32,
}

impl Frame {
    fn plane(&self, values: [f32; 3]) -> Plane {
        let [a, b, c] = self.corners;
        let ((bx, by), (cx, cy)) = (b.from(a), c.from(a));
        let (to_b, to_c) = (values[1] - values[0], values[2] - values[0]);
        Plane {
            first: values[0],
            right: (to_b * cy - to_c * by) / self.area,
            down: (to_c * bx - to_b * cx) / self.area,
        }
    }

    /// The value in the middle of a pixel.
    fn value(&self, plane: Plane, x: i64, y: i64) -> f32 {
        let (right, down) = Corner::middle(x, y).from(self.corners[0]);
        plane.first + plane.right * right + plane.down * down
    }
}

/// How the pixels of a triangle are coloured.
pub(super) struct Paint<'a> {
    frame: Frame,
    color: Shade,
    /// Where the picture is looked at, in its own pixels; `None` if it is one colour.
    texture: Option<(&'a Texture, [Plane; 2])>,
}

enum Shade {
    Flat(Color32),
    /// Red, green, blue and alpha, 0 to 255.
    Changing([Plane; 4]),
}

impl<'a> Paint<'a> {
    pub fn of(of: [&Vertex; 3], corners: [Corner; 3], area: f32, texture: &'a Texture) -> Self {
        let frame = Frame { corners, area };
        let uv = of.map(|vertex| (vertex.uv.x.to_bits(), vertex.uv.y.to_bits()));
        let is_one_place = uv[0] == uv[1] && uv[0] == uv[2];
        let texel = if is_one_place { texture.near(of[0].uv) } else { Color32::WHITE };
        let colors = of.map(|vertex| tinted(texel, vertex.color));
        let color = if colors[0] == colors[1] && colors[0] == colors[2] {
            Shade::Flat(colors[0])
        } else {
            let channel = |index: usize| frame.plane(colors.map(|color| f32::from(color[index])));
            Shade::Changing(std::array::from_fn(channel))
        };
        let places = || {
            let [width, height] = texture.size().map(|side| side as f32);
            let u = frame.plane(of.map(|vertex| vertex.uv.x * width));
            (texture, [u, frame.plane(of.map(|vertex| vertex.uv.y * height))])
        };
        Self { frame, color, texture: (!is_one_place).then(places) }
    }

    /// Colours the pixels of a row from this one on.
    pub fn row(&self, pixels: &mut [u32], x: i64, y: i64) {
        let start = |plane: Plane| self.frame.value(plane, x, y);
        let mut shades = match &self.color {
            Shade::Flat(color) if self.texture.is_none() => return fill(pixels, *color),
            Shade::Flat(color) => Shades::flat(*color),
            Shade::Changing(planes) => {
                Shades::new(planes.map(start), planes.map(|plane| plane.right))
            }
        };
        match self.texture {
            None => {
                for pixel in pixels {
                    *pixel = over(*pixel, shades.next());
                }
            }
            Some((texture, [u, v])) => {
                let (mut at_u, mut at_v) = (start(u), start(v));
                for pixel in pixels {
                    *pixel = over(*pixel, tinted(texture.between(at_u, at_v), shades.next()));
                    (at_u, at_v) = (at_u + u.right, at_v + v.right);
                }
            }
        }
    }
}

/// Colours that change evenly along a row, in parts of 65,536.
struct Shades {
    channels: [i32; 4],
    steps: [i32; 4],
}

impl Shades {
    const ONE: f32 = 65_536.0;
    const MOST: i32 = (256 << 16) - 1;

    fn new(first: [f32; 4], steps: [f32; 4]) -> Self {
        Self {
            channels: first.map(|channel| ((channel + 0.5) * Self::ONE) as i32),
            steps: steps.map(|step| (step * Self::ONE) as i32),
        }
    }

    fn flat(color: Color32) -> Self {
        Self::new(std::array::from_fn(|index| f32::from(color[index])), [0.0; 4])
    }

    fn next(&mut self) -> Color32 {
        let [r, g, b, a] = self.channels.map(|channel| (channel.clamp(0, Self::MOST) >> 16) as u8);
        for (channel, step) in self.channels.iter_mut().zip(self.steps) {
            // In a triangle that is hardly wider than a line a step may be too large.
            *channel = channel.saturating_add(step);
        }
        Color32::from_rgba_premultiplied(r, g, b, a)
    }
}

/// Puts one colour on pixels.
pub(super) fn fill(pixels: &mut [u32], color: Color32) {
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
pub(super) fn over(below: u32, color: Color32) -> u32 {
    let [r, g, b, a] = color.to_array().map(u32::from);
    if a == 255 {
        return packed(color);
    }
    // Two channels at a time, each in 16 bits, divided by 255 and rounded.
    let part = |channels: u32| {
        let product = channels * (255 - a) + 0x0080_0080;
        ((product + (product >> 8 & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    };
    let (red_blue, green) = (part(below & 0x00ff_00ff), part(below >> 8 & 0xff));
    if r.max(g).max(b) <= a {
        return red_blue + (r << 16 | b) + ((green + g) << 8);
    }
    // A colour that only adds light may add too much.
    let sum = |below: u32, channel: u32| ((below & 0xff) + channel).min(255);
    sum(red_blue >> 16, r) << 16 | sum(green, g) << 8 | sum(red_blue, b)
}

/// A pixel of a picture in a colour.
pub(super) fn tinted(texel: Color32, color: Color32) -> Color32 {
    if texel == Color32::WHITE {
        return color;
    }
    let product = |texel: u8, color: u8| {
        let product = u32::from(texel) * u32::from(color) + 128;
        ((product + (product >> 8)) >> 8) as u8
    };
    let ([r, g, b, a], [red, green, blue, alpha]) = (texel.to_array(), color.to_array());
    Color32::from_rgba_premultiplied(
        product(r, red),
        product(g, green),
        product(b, blue),
        product(a, alpha),
    )
}
