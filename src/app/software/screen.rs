//! The pixels of the window, drawn and handed to the system.

use std::num::NonZeroU32;
use std::sync::Arc;

use egui::ClippedPrimitive;
use egui::epaint::textures::TexturesDelta;
use egui_winit::winit::window::Window;
use softbuffer::{Context, SoftBufferError, Surface};

use langkah_pixels::draw;
use langkah_pixels::raster::Canvas;
use langkah_pixels::texture::Textures;

pub(super) struct Screen {
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
            draw(canvas, &self.textures, shapes, pixels_per_point);
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
