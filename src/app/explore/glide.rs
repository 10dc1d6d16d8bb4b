//! The way of a tree from one moment to the next: nodes glide to their new places, new nodes come
//! out of their parents, and the camera goes along.

use std::collections::HashMap;

use egui::Context;
use langkah_engine::search::trace::layout::Layout;

use super::camera::Camera;

/// How long the way takes, in seconds.
const TIME: f64 = 0.2;

/// A way from one moment to the next.
#[derive(Default)]
pub struct Glide {
    /// The places of the nodes and the camera when the way began; `None` if nothing moves.
    from: Option<(HashMap<u32, f32>, Camera)>,
    began: f64,
}

impl Glide {
    /// Begins a way from the tree as it is drawn now. If steps follow each other faster than a way
    /// takes, each is drawn at once.
    pub fn begin(&mut self, ctx: &Context, before: &Layout, camera: Camera) {
        let now = ctx.input(|input| input.time);
        let is_hurried = now - self.began < TIME;
        self.began = now;
        self.from = None;
        if !is_hurried && !before.shown.is_empty() {
            let places = before.places().map(|(item, x)| (item.node, x)).collect();
            self.from = Some((places, camera));
        }
    }

    /// Ends the way: everything stands where it was going.
    pub fn end(&mut self) {
        self.from = None;
    }

    /// The part of the way that is done, from 0 to 1; it begins and ends slowly. Asks for the next
    /// frame.
    pub fn share(&mut self, ctx: &Context) -> f32 {
        let time = ctx.input(|input| input.time) - self.began;
        if self.from.is_none() || !(0.0..TIME).contains(&time) {
            self.from = None;
            return 1.0;
        }
        ctx.request_repaint();
        let share = (time / TIME) as f32;
        share * share * (3.0 - 2.0 * share)
    }

    /// The tree on its way to a layout; `None` if it has arrived.
    pub fn layout(&self, to: &Layout, share: f32) -> Option<Layout> {
        let (from, _) = self.from.as_ref()?;
        let mut layout = to.clone();
        for (index, item) in to.shown.items.iter().enumerate() {
            let above = item.parent.and_then(|parent| to.shown.items.get(parent as usize));
            let old = from.get(&item.node).or_else(|| from.get(&above?.node));
            if let (Some(&old), Some(x)) = (old, layout.x.get_mut(index)) {
                *x = old + (*x - old) * share;
            }
        }
        Some(layout)
    }

    /// The camera on its way.
    pub fn camera(&self, to: Camera, share: f32) -> Camera {
        let Some((_, from)) = &self.from else { return to };
        Camera {
            centre: from.centre + (to.centre - from.centre) * share,
            zoom: from.zoom * (to.zoom / from.zoom).powf(share),
        }
    }
}
