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
    /// The most pixels that the surface has had.
    count_peak: u64,
}

/// A window whose pixels are less than the most divided by this is given a new surface.
const SHRUNK: u64 = 3;

impl Screen {
    pub fn of(window: &Arc<Window>) -> Result<Self, String> {
        Ok(Self { surface: surface(window)?, frames: Frames::default(), count_peak: 0 })
    }

    /// Draws a frame; `shapes` count in points.
    pub fn draw(
        &mut self,
        window: &Window,
        shapes: &[ClippedPrimitive],
        changed: &mut TexturesDelta,
        pixels_per_point: f32,
    ) -> Result<(), String> {
        self.frames.take(changed);
        let size = window.inner_size();
        let sides = NonZeroU32::new(size.width).zip(NonZeroU32::new(size.height));
        // A window that is hidden in a bar has no pixels.
        let Some((width, height)) = sides else { return Ok(()) };
        // What the system holds for a window may grow with it, and does not shrink. On macOS it
        // grows for each surface.
        let count = u64::from(size.width) * u64::from(size.height);
        if count.saturating_mul(SHRUNK) < self.count_peak && !cfg!(target_os = "macos") {
            let window = self.surface.window().clone();
            self.surface = surface(&window)?;
            self.count_peak = 0;
        }
        self.count_peak = self.count_peak.max(count);
        self.surface.resize(width, height).map_err(words)?;
        let mut pixels = self.surface.buffer_mut().map_err(words)?;
        let age = usize::from(pixels.age());
        let canvas = Canvas { pixels: &mut pixels, width: size.width as usize };
        self.frames.draw(canvas, age, shapes, pixels_per_point);
        window.pre_present_notify();
        pixels.present().map_err(words)
    }
}

fn surface(window: &Arc<Window>) -> Result<Surface<Arc<Window>, Arc<Window>>, String> {
    let context = Context::new(window.clone()).map_err(words)?;
    Surface::new(&context, window.clone()).map_err(words)
}

fn words(error: SoftBufferError) -> String {
    match error {
        SoftBufferError::PlatformError(Some(words), _) => words,
        error => error.to_string(),
    }
}
