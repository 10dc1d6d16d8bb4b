//! The pixels of the window, drawn and handed to the system.

use std::num::NonZeroU32;
use std::sync::Arc;

use egui::ClippedPrimitive;
use egui::epaint::Primitive;
use egui::epaint::textures::TexturesDelta;
use egui_winit::winit::window::Window;
use softbuffer::{Context, SoftBufferError, Surface};

use super::raster::{Canvas, Clip};
use super::texture::Textures;

pub struct Screen {
    surface: Surface<Arc<Window>, Arc<Window>>,
    textures: Textures,
}

impl Screen {
    pub fn of(window: &Arc<Window>) -> Result<Self, String> {
        let context = Context::new(window.clone()).map_err(words)?;
        let surface = Surface::new(&context, window.clone()).map_err(words)?;
        Ok(Self { surface, textures: Textures::default() })
    }

    /// Draws a frame; `shapes` count in points.
    pub fn draw(
        &mut self,
        window: &Window,
        shapes: &[ClippedPrimitive],
        changed: &TexturesDelta,
        pixels_per_point: f32,
    ) -> Result<(), String> {
        self.textures.set(changed);
        let size = window.inner_size();
        // A window that is hidden in a bar has no pixels.
        if let (Some(width), Some(height)) =
            (NonZeroU32::new(size.width), NonZeroU32::new(size.height))
        {
            self.surface.resize(width, height).map_err(words)?;
            let mut pixels = self.surface.buffer_mut().map_err(words)?;
            let canvas = Canvas { pixels: &mut pixels, width: size.width as usize };
            paint(canvas, &self.textures, shapes, pixels_per_point);
            window.pre_present_notify();
            pixels.present().map_err(words)?;
        }
        self.textures.free(changed);
        Ok(())
    }
}

fn words(error: SoftBufferError) -> String {
    match error {
        SoftBufferError::PlatformError(Some(words), _) => words,
        error => error.to_string(),
    }
}

/// Draws the shapes of a frame. They cover the whole window.
pub fn paint(
    mut canvas: Canvas<'_>,
    textures: &Textures,
    shapes: &[ClippedPrimitive],
    pixels_per_point: f32,
) {
    canvas.pixels.fill(0);
    let (width, height) = (canvas.width as i64, canvas.height() as i64);
    for shape in shapes {
        let Primitive::Mesh(mesh) = &shape.primitive else { continue };
        let Some(texture) = textures.get(mesh.texture_id) else { continue };
        let within = |least: f32, most: f32, side: i64| {
            let pixel = |at: f32| ((at * pixels_per_point).round() as i64).clamp(0, side);
            (pixel(least), pixel(most))
        };
        let clip = Clip {
            x: within(shape.clip_rect.min.x, shape.clip_rect.max.x, width),
            y: within(shape.clip_rect.min.y, shape.clip_rect.max.y, height),
        };
        canvas.mesh(mesh, texture, pixels_per_point, clip);
    }
}
