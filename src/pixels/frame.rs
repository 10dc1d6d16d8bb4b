//! Frames of a window, one after the other. Most frames change little: the window is divided into
//! square tiles, and a tile is drawn anew only if its contents have changed.

use std::collections::VecDeque;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{Primitive, Vertex};
use egui::{ClippedPrimitive, Mesh, TextureId};

use super::raster::{Canvas, Clip, pieces};
use super::texture::Textures;

/// The side of a tile, in pixels.
const SIDE: usize = 64;
/// The pixels that we draw on may show a frame that is at most this old.
const AGE_MAX: usize = 3;

/// What is known of the frames before.
#[derive(Default)]
pub struct Frames {
    textures: Textures,
    width: usize,
    height: usize,
    pixels_per_point: f32,
    /// Whether anything may look otherwise than in the frame before.
    is_other: bool,
    /// The pictures that are not needed after the next frame.
    freed: Vec<TextureId>,
    /// What lies in each tile, row by row, as a number that differs if something else lies there.
    lies: Vec<u64>,
    /// Which tiles the last frames changed, the newest first.
    changed: VecDeque<Vec<bool>>,
}

/// A mesh, where it may be seen, and a number that tells it from others.
struct Seen<'a> {
    mesh: &'a Mesh,
    clip: Clip,
    number: u64,
}

impl Frames {
    /// Takes in the pictures that have changed, and empties the list of them. Call it before the
    /// frame that needs them is drawn.
    pub fn take(&mut self, pictures: &mut TexturesDelta) {
        self.is_other |= self.textures.set(pictures);
        self.freed.extend(pictures.free.drain());
    }

    /// Draws a frame. The pixels are those of the frame `age` frames before, or anything if `age`
    /// is 0. `shapes` count in points. What no shape covers is black.
    pub fn draw(
        &mut self,
        mut canvas: Canvas<'_>,
        age: usize,
        shapes: &[ClippedPrimitive],
        pixels_per_point: f32,
    ) {
        let (width, height) = (canvas.width, canvas.height());
        let before = (self.width, self.height, self.pixels_per_point);
        if self.is_other || before != (width, height, pixels_per_point) {
            self.lies.clear();
        }
        (self.width, self.height, self.is_other) = (width, height, false);
        self.pixels_per_point = pixels_per_point;
        let seen: Vec<Seen> =
            shapes.iter().filter_map(|shape| self.seen(shape, pixels_per_point)).collect();
        let mut parts = Vec::new();
        let lies = self.lying(&seen, pixels_per_point, &mut parts);
        let stale = self.stale(lies, age);
        let whole = Clip { x: (0, width as i64), y: (0, height as i64) };
        self.runs(&stale, whole).for_each(|run| canvas.clear(run));
        let mut parts = parts.into_iter();
        for Seen { mesh, .. } in seen {
            let texture = self.textures.get(mesh.texture_id);
            for (piece, part) in pieces(mesh).zip(&mut parts) {
                let Some(texture) = texture else { continue };
                for run in self.runs(&stale, part) {
                    canvas.piece(&piece, texture, pixels_per_point, part.within(run));
                }
            }
        }
        self.textures.free(self.freed.drain(..));
    }

    fn seen<'a>(&self, shape: &'a ClippedPrimitive, pixels_per_point: f32) -> Option<Seen<'a>> {
        let Primitive::Mesh(mesh) = &shape.primitive else { return None };
        let within = |least: f32, most: f32, side: usize| {
            let pixel = |at: f32| ((at * pixels_per_point).round() as i64).clamp(0, side as i64);
            (pixel(least), pixel(most))
        };
        let clip = Clip {
            x: within(shape.clip_rect.min.x, shape.clip_rect.max.x, self.width),
            y: within(shape.clip_rect.min.y, shape.clip_rect.max.y, self.height),
        };
        let sides = [clip.x.0, clip.x.1, clip.y.0, clip.y.1].map(|side| side as u64);
        let (kind, id) = match mesh.texture_id {
            egui::TextureId::Managed(id) => (1, id),
            egui::TextureId::User(id) => (2, id),
        };
        let number = sides.into_iter().chain([kind, id]).fold(0, mixed);
        Some(Seen { mesh, clip, number })
    }

    /// How many tiles stand side by side.
    const fn across(&self) -> usize {
        self.width.div_ceil(SIDE)
    }

    /// What lies in each tile; `parts` takes the seen part of each piece.
    fn lying(&self, seen: &[Seen], pixels_per_point: f32, parts: &mut Vec<Clip>) -> Vec<u64> {
        let across = self.across();
        let mut lies = vec![0; across * self.height.div_ceil(SIDE)];
        for Seen { mesh, clip, number } in seen {
            for piece in pieces(mesh) {
                let part = piece.place(pixels_per_point).within(*clip);
                parts.push(part);
                if part.is_empty() {
                    continue;
                }
                let number = piece.all().iter().fold(*number, corner_mixed);
                let (left, right) = (part.x.0 as usize / SIDE, (part.x.1 as usize - 1) / SIDE);
                for row in part.y.0 as usize / SIDE..=(part.y.1 as usize - 1) / SIDE {
                    for tile in &mut lies[row * across + left..=row * across + right] {
                        *tile = mixed(*tile, number);
                    }
                }
            }
        }
        lies
    }

    /// The tiles that must be drawn anew.
    fn stale(&mut self, lies: Vec<u64>, age: usize) -> Vec<bool> {
        let changed = |(at, now): (usize, &u64)| self.lies.get(at) != Some(now);
        let changed: Vec<bool> = lies.iter().enumerate().map(changed).collect();
        if self.lies.is_empty() {
            self.changed.clear();
        }
        self.lies = lies;
        self.changed.push_front(changed);
        self.changed.truncate(AGE_MAX);
        let is_known = (1..=self.changed.len()).contains(&age);
        let is_stale =
            |at: usize| !is_known || self.changed.iter().take(age).any(|changed| changed[at]);
        (0..self.lies.len()).map(is_stale).collect()
    }

    /// The stale tiles that reach into a part of the window, those side by side together.
    fn runs<'a>(&self, stale: &'a [bool], part: Clip) -> impl Iterator<Item = Clip> + use<'a> {
        let (width, height, across) = (self.width, self.height, self.across());
        let tiles = |(from, to): (i64, i64)| from as usize / SIDE..(to as usize).div_ceil(SIDE);
        let (rows, columns) =
            if part.is_empty() { (0..0, 0..0) } else { (tiles(part.y), tiles(part.x)) };
        rows.flat_map(move |row| {
            let place = |tile: usize, side: usize| (tile * SIDE).min(side) as i64;
            let tiles = &stale[row * across..(row + 1) * across];
            let (mut at, end) = (columns.start, columns.end);
            std::iter::from_fn(move || {
                let from = at + tiles[at..end].iter().position(|stale| *stale)?;
                let count = tiles[from..end].iter().take_while(|stale| **stale).count();
                at = from + count;
                let x = (place(from, width), place(at, width));
                Some(Clip { x, y: (place(row, height), place(row + 1, height)) })
            })
        })
    }
}

/// A number of both.
fn mixed(number: u64, other: u64) -> u64 {
    // The odd number nearest to 2^64 divided by the golden ratio spreads its bits well.
    let product = u128::from(number.rotate_left(23) ^ other ^ 0x2545_f491_4f6c_dd1d)
        * u128::from(0x9e37_79b9_7f4a_7c15_u64);
    (product >> 64) as u64 ^ product as u64
}

fn corner_mixed(number: u64, corner: &&Vertex) -> u64 {
    let pair = |a: f32, b: f32| u64::from(a.to_bits()) << 32 | u64::from(b.to_bits());
    let color = u64::from(u32::from_le_bytes(corner.color.to_array()));
    let place = mixed(number, pair(corner.pos.x, corner.pos.y));
    mixed(place ^ color << 20, pair(corner.uv.x, corner.uv.y))
}
