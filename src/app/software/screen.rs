//! The pixels of the window, drawn and handed to the system.

use std::num::NonZeroU32;
use std::sync::Arc;

use egui::ClippedPrimitive;
use egui::epaint::textures::TexturesDelta;
use egui_winit::winit::window::Window;
use softbuffer::{Context, SoftBufferError, Surface};

use langkah_pixels::frame::Frames;
use langkah_pixels::raster::Canvas;

pub(super) struct Screen {
    surface: Surface<Arc<Window>, Arc<Window>>,
    frames: Frames,
}

impl Screen {
    pub fn of(window: &Arc<Window>) -> Result<Self, String> {
        let context = Context::new(window.clone()).map_err(words)?;
        let surface = Surface::new(&context, window.clone()).map_err(words)?;
        Ok(Self { surface, frames: Frames::default() })
    }

    /// Draws a frame; `shapes` count in points.
    pub fn draw(
        &mut self,
        window: &Window,
        shapes: &[ClippedPrimitive],
        changed: &TexturesDelta,
        pixels_per_point: f32,
    ) -> Result<(), String> {
        let size = window.inner_size();
        let sides = NonZeroU32::new(size.width).zip(NonZeroU32::new(size.height));
        let Some((width, height)) = sides else {
            // A window that is hidden in a bar has no pixels, and its pictures change all the same.
            let canvas = Canvas { pixels: &mut [], width: 0 };
            self.frames.draw(canvas, 0, shapes, changed, pixels_per_point);
            return Ok(());
        };
        self.surface.resize(width, height).map_err(words)?;
        let mut pixels = self.surface.buffer_mut().map_err(words)?;
        let age = usize::from(pixels.age());
        let canvas = Canvas { pixels: &mut pixels, width: size.width as usize };
        self.frames.draw(canvas, age, shapes, changed, pixels_per_point);
        window.pre_present_notify();
        pixels.present().map_err(words)
    }
}

fn words(error: SoftBufferError) -> String {
    match error {
        SoftBufferError::PlatformError(Some(words), _) => words,
        error => error.to_string(),
    }
}
