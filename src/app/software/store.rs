//! The file of settings, as eframe keeps it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Context, Memory, Vec2};
use egui_winit::WindowSettings;
use egui_winit::winit::event_loop::ActiveEventLoop;

use crate::app::kept;
use crate::files;
use crate::session::settings::stored::{VIEW, WINDOW};

/// The side of a screen, in points, where the system tells none.
const UNKNOWN: f32 = 16_000.0;

pub struct Store {
    path: Option<PathBuf>,
    texts: BTreeMap<String, String>,
    is_changed: bool,
}

impl Store {
    /// The file at a path, or an empty one that is not kept.
    pub fn at(path: Option<PathBuf>) -> Self {
        let bytes = path.as_ref().and_then(|path| kept::read(path).ok()).unwrap_or_default();
        let texts = str::from_utf8(&bytes).ok().and_then(|text| ron::from_str(text).ok());
        Self { path, texts: texts.unwrap_or_default(), is_changed: false }
    }

    fn read<T: serde::de::DeserializeOwned>(&self, name: &str) -> Option<T> {
        ron::from_str(self.texts.get(name)?).ok()
    }

    /// What egui works with, as it was at the end of the run before.
    pub fn context(&self) -> Context {
        let ctx = Context::default();
        let memory: Memory = self.read(VIEW).unwrap_or_default();
        ctx.memory_mut(|own| *own = memory);
        // A frame may be laid out once more before it is shown.
        ctx.options_mut(|options| options.max_passes = 2.try_into().unwrap_or(options.max_passes));
        ctx.add_font_provider(std::sync::Arc::new(
            egui_system_font_provider::SystemFontProvider::new(),
        ));
        ctx
    }

    /// Where the window stood at the end of the run before, drawn in to the screens of now.
    pub fn place(&self, zoom: f32, event_loop: &ActiveEventLoop) -> Option<WindowSettings> {
        let mut place: WindowSettings = self.read(WINDOW)?;
        place.clamp_size_to_sane_values(largest(zoom, event_loop));
        place.clamp_position_to_monitors(zoom, event_loop);
        Some(place)
    }

    pub fn put_place(&mut self, place: &WindowSettings) {
        if let Ok(text) = ron::ser::to_string(place) {
            eframe::Storage::set_string(self, WINDOW, text);
        }
    }

    /// Writes the file if it has changed. The person is told where it cannot be kept when its copy
    /// is written.
    pub fn write(&mut self) {
        let Some(path) = self.path.as_ref().filter(|_| self.is_changed) else { return };
        let text = ron::ser::to_string(&self.texts).unwrap_or_default();
        let _ = files::make_folder(path.parent().unwrap_or(path));
        self.is_changed = files::write(path, text.as_bytes()).is_err();
    }
}

/// The largest size of a window on the screens, in points.
pub fn largest(zoom: f32, event_loop: &ActiveEventLoop) -> Vec2 {
    let sizes = event_loop.available_monitors().map(|screen| {
        let size = screen.size().to_logical::<f32>(f64::from(zoom) * screen.scale_factor());
        Vec2::new(size.width, size.height)
    });
    let largest = sizes.fold(Vec2::ZERO, Vec2::max);
    if largest == Vec2::ZERO { Vec2::splat(UNKNOWN) } else { largest }
}

impl eframe::Storage for Store {
    fn get_string(&self, name: &str) -> Option<String> {
        self.texts.get(name).cloned()
    }

    fn set_string(&mut self, name: &str, text: String) {
        if self.texts.get(name) != Some(&text) {
            self.texts.insert(name.to_owned(), text);
            self.is_changed = true;
        }
    }

    fn remove_string(&mut self, name: &str) {
        self.is_changed |= self.texts.remove(name).is_some();
    }

    fn flush(&mut self) {
        self.write();
    }
}
