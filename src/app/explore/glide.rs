//! How a tree goes over from one moment to the next: nodes glide to their new places, new ones come
//! out of their parents, and the camera goes along.

use std::collections::HashMap;

use egui::Context;
use langkah_engine::search::trace::layout::Layout;

use super::camera::Camera;

/// How long it takes, in seconds.
const TIME: f64 = 0.2;

/// What is on its way.
#[derive(Default)]
pub struct Glide {
    /// Where nodes stood, and the camera, when it began; `None` where nothing moves.
    from: Option<(HashMap<u32, f32>, Camera)>,
    began: f64,
}

impl Glide {
    /// Begins where the tree stands as drawn. Steps that follow each other faster than it takes are
    /// drawn at once.
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

    /// Ends it: everything is where it goes.
    pub fn end(&mut self) {
        self.from = None;
    }

    /// How far it is, from 0 to 1, slower towards both ends; asks for the next frame.
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

    /// The tree on its way to a layout; `None` where it is there.
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
