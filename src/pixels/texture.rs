//! The pictures that triangles are drawn with: letters, above all.

use std::collections::HashMap;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ImageData, ImageDelta};
use egui::{Color32, Pos2, TextureId};

/// A picture.
#[derive(Default)]
pub struct Texture {
    size: [usize; 2],
    /// Row by row.
    pixels: Vec<Color32>,
}

impl Texture {
    pub const fn size(&self) -> [usize; 2] {
        self.size
    }

    fn pixel(&self, x: i64, y: i64) -> Color32 {
        let within = |at: i64, side: usize| at.clamp(0, side as i64 - 1) as usize;
        let at = within(y, self.size[1].max(1)) * self.size[0] + within(x, self.size[0].max(1));
        self.pixels.get(at).copied().unwrap_or(Color32::WHITE)
    }

    /// The pixel at a place from 0 to 1.
    pub fn near(&self, at: Pos2) -> Color32 {
        let [width, height] = self.size.map(|side| side as f32);
        self.at(at.x * width, at.y * height)
    }

    /// The pixel at a place that is told in pixels.
    pub fn at(&self, u: f32, v: f32) -> Color32 {
        self.pixel(down(u), down(v))
    }

    /// Where a part of the picture begins, if its pixels fall on those of the window, as letters
    /// do: `at` is the place of the first one's middle, the steps lead from pixel to pixel, and
    /// `size` counts the window's pixels.
    pub fn sharp(
        &self,
        at: (f32, f32),
        steps: (f32, f32),
        size: (i64, i64),
    ) -> Option<(usize, usize)> {
        let is_one = |step: f32| (step - 1.0).abs() < 1e-3;
        let is_middle = |at: f32| (at.rem_euclid(1.0) - 0.5).abs() < 0.05;
        let is_within = |at: f32, pixels: i64, side: usize| {
            at >= 0.0 && at.floor() as i64 + pixels <= side as i64
        };
        let is_sharp = is_one(steps.0) && is_one(steps.1) && is_middle(at.0) && is_middle(at.1);
        let fits = is_within(at.0, size.0, self.size[0]) && is_within(at.1, size.1, self.size[1]);
        (is_sharp && fits).then_some((at.0 as usize, at.1 as usize))
    }

    /// A part of a row, which must lie in the picture.
    pub fn row(&self, x: usize, y: usize, count: usize) -> &[Color32] {
        let start = y * self.size[0] + x;
        self.pixels.get(start..start + count).unwrap_or_default()
    }

    /// The mean of the four pixels around a place that is told in pixels, by how near they are.
    pub fn between(&self, u: f32, v: f32) -> Color32 {
        let (u, v) = (u - 0.5, v - 0.5);
        let (x, y) = (down(u), down(v));
        let (right, below) = (u - x as f32, v - y as f32);
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| self.pixel(x + dx, y + dy));
        let channel = |index: usize| {
            let [a, b, c, d] = four.map(|pixel| f32::from(pixel[index]));
            let (above, under) = (a + (b - a) * right, c + (d - c) * right);
            (above + (under - above) * below + 0.5) as u8
        };
        Color32::from_rgba_premultiplied(channel(0), channel(1), channel(2), channel(3))
    }

    fn put(&mut self, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        let Some([left, top]) = delta.pos else {
            *self = Self { size: image.size, pixels: image.pixels.clone() };
            return;
        };
        let rows = image.pixels.chunks_exact(image.size[0].max(1));
        for (row, y) in rows.zip(top..) {
            let start = y * self.size[0] + left;
            if let Some(place) = self.pixels.get_mut(start..start + row.len()) {
                place.copy_from_slice(row);
            }
        }
    }
}

const FAR: f32 = (1 << 24) as f32;

/// The whole number below, without the call that `floor` is on older processors.
fn down(value: f32) -> i64 {
    // No picture is so large, and no sum overflows.
    let value = value.clamp(-FAR, FAR);
    let whole = value as i64;
    whole - i64::from(whole as f32 > value)
}

/// All pictures of a window.
#[derive(Default)]
pub struct Textures(HashMap<TextureId, Texture>);

impl Textures {
    pub fn get(&self, id: TextureId) -> Option<&Texture> {
        self.0.get(&id)
    }

    /// Takes in the pictures that are new or have changed, before a frame is drawn. The answer is
    /// whether something that was drawn before may look otherwise now.
    pub fn set(&mut self, changed: &mut TexturesDelta) -> bool {
        let mut is_other = false;
        for (id, deltas) in changed.set.drain() {
            let texture = self.0.entry(id).or_default();
            deltas.iter().for_each(|delta| texture.put(delta));
            // New letters come into their picture where nothing was.
            let adds_letters =
                id == TextureId::default() && !deltas.iter().any(ImageDelta::is_whole);
            is_other |= !adds_letters;
        }
        is_other
    }

    /// Lets go of those that are not needed any more, after the frame.
    pub fn free(&mut self, ids: impl IntoIterator<Item = TextureId>) {
        ids.into_iter().for_each(|id| drop(self.0.remove(&id)));
    }
}
