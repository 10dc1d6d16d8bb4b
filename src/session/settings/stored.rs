//! The file that keeps the settings and the window's place from one run to the next, as eframe
//! reads and writes it: a map from names to texts, in RON. The program reads it here first, because
//! a damaged file may hold figures that no window can be opened with.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Mended, Settings};

/// The name of the settings in the file.
pub const SETTINGS: &str = "settings";
/// The name of what egui keeps: here the theme and the zoom alone.
pub const VIEW: &str = "egui";
/// The name of the window's place.
pub const WINDOW: &str = "window";

/// What the file holds, every figure in its range.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    pub view: Appearance,
    /// `None` if no window was open yet.
    pub window: Option<WindowSettings>,
    pub settings: Settings,
}

/// What reading the file gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub stored: Stored,
    /// What the person is told.
    pub mended: Vec<Mended>,
    /// Whether the file has to be written anew before eframe reads it.
    pub differs: bool,
}

/// Whether the window is dark, in egui's words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemePreference {
    Dark,
    Light,
    #[default]
    System,
}

/// How the window looks. egui would keep more: the program does not, because it is of no use to the
/// next run where a list was scrolled to, and a damaged figure there might end that run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Appearance {
    pub theme_preference: ThemePreference,
    pub zoom_factor: f32,
}

impl Default for Appearance {
    fn default() -> Self {
        Self { theme_preference: ThemePreference::default(), zoom_factor: 1.0 }
    }
}

impl Appearance {
    /// The least and the greatest zoom that egui's keys set.
    pub const ZOOM: (f32, f32) = (0.2, 5.0);

    /// The text that the file holds under the name [`VIEW`].
    pub fn text(self) -> String {
        ron::ser::to_string(&Memory { options: self }).unwrap_or_default()
    }
}

/// egui's memory.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Memory {
    options: Appearance,
}

/// Two figures: a point or a size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Xy {
    pub x: f32,
    pub y: f32,
}

impl Xy {
    fn is_within(self, least: f32, most: f32) -> bool {
        [self.x, self.y].iter().all(|side| (least..=most).contains(side))
    }
}

/// Where a window was, in eframe's words.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowGeometry {
    /// The place of the frame's corner. `None` on Wayland.
    pub outer_position_pixels: Option<Xy>,
    /// Pixels for each point, without the zoom.
    pub scale_factor: f32,
    pub inner_size_points: Xy,
}

/// Where a window was, and how it was shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowSettings {
    pub normal_geometry: WindowGeometry,
    pub fullscreen: bool,
    pub maximized: bool,
}

impl WindowSettings {
    /// The window's size, in points, if the file holds none.
    pub const SIZE: Xy = Xy { x: 1080.0, y: 720.0 };
    /// The sides of a window, in points: some desktops make windows smaller than we ask for.
    const SIDES: (f32, f32) = (64.0, 16_384.0);
    const SCALES: (f32, f32) = (0.25, 16.0);
    /// The greatest distance from a desktop's corner, in pixels: X11 counts with 16 bits.
    const FAR: f32 = 32_767.0;

    fn in_range(mut self, mended: &mut Vec<Mended>) -> Self {
        let geometry = &mut self.normal_geometry;
        let (least, most) = Self::SIDES;
        if !geometry.inner_size_points.is_within(least, most) {
            geometry.inner_size_points = Self::SIZE;
            mended.push(Mended::Size);
        }
        let (least, most) = Self::SCALES;
        let is_scale = (least..=most).contains(&geometry.scale_factor);
        let is_near = |at: Xy| at.is_within(-Self::FAR, Self::FAR);
        if !is_scale || !geometry.outer_position_pixels.is_none_or(is_near) {
            geometry.outer_position_pixels = None;
            geometry.scale_factor = if is_scale { geometry.scale_factor } else { 1.0 };
            mended.push(Mended::Place);
        }
        self
    }

    /// Reads the text that the file holds under the name [`WINDOW`].
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// That text, with the window's sides multiplied.
    pub fn scaled(text: &str, factor: f32) -> Option<String> {
        let mut window = Self::read(text)?;
        let Xy { x, y } = &mut window.normal_geometry.inner_size_points;
        (*x, *y) = (*x * factor, *y * factor);
        ron::ser::to_string(&window).ok()
    }

    /// Where the window will stand, in pixels; `None` if the file does not say.
    pub fn area(&self, zoom: f32) -> Option<Area> {
        let WindowGeometry { outer_position_pixels, scale_factor, inner_size_points } =
            self.normal_geometry;
        let factor = zoom * scale_factor;
        let size = Xy { x: inner_size_points.x * factor, y: inner_size_points.y * factor };
        outer_position_pixels.map(|at| Area { at, size })
    }
}

/// A part of the desktop, in pixels: a window or a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub at: Xy,
    pub size: Xy,
}

impl Area {
    /// How wide and how high a part of a window's upper edge must be seen, to take hold of it.
    const GRIP: Xy = Xy { x: 100.0, y: 16.0 };
    /// The height of that edge.
    const EDGE: f32 = 40.0;

    /// Whether a person sees enough of a window to move it. The answer is yes if no screen is
    /// known.
    pub fn is_in_reach(self, screens: &[Self]) -> bool {
        let edge = Xy { x: self.size.x, y: Self::EDGE };
        let shared =
            |at: f32, side: f32, other: f32, of: f32| (at + side).min(other + of) - at.max(other);
        let is_seen = |screen: &Self| {
            shared(self.at.x, edge.x, screen.at.x, screen.size.x) >= Self::GRIP.x.min(edge.x)
                && shared(self.at.y, edge.y, screen.at.y, screen.size.y) >= Self::GRIP.y
        };
        screens.is_empty() || screens.iter().any(is_seen)
    }

    /// Where it stands as a whole on the screens, if it now reaches beyond all of them and is not
    /// larger than they are together.
    pub fn drawn_in(self, screens: &[Self]) -> Option<Xy> {
        let side = |of: fn(Xy) -> f32| {
            let least = screens.iter().map(|screen| of(screen.at)).fold(f32::MAX, f32::min);
            let ends = screens.iter().map(|screen| of(screen.at) + of(screen.size));
            let most = ends.fold(f32::MIN, f32::max) - of(self.size);
            (least <= most).then(|| of(self.at).clamp(least, most))
        };
        let to = Xy { x: side(|xy| xy.x)?, y: side(|xy| xy.y)? };
        (to != self.at).then_some(to)
    }
}

impl Stored {
    /// The file's text.
    pub fn text(&self) -> String {
        ron::ser::to_string(&self.map()).unwrap_or_default()
    }

    fn map(&self) -> BTreeMap<String, String> {
        let window = self.window.and_then(|window| ron::ser::to_string(&window).ok());
        let settings = serde_json::to_string(&self.settings).ok();
        [(VIEW, Some(self.view.text())), (WINDOW, window), (SETTINGS, settings)]
            .into_iter()
            .filter_map(|(name, text)| Some((name.to_owned(), text?)))
            .collect()
    }
}

/// Reads the file; `None` if it is not a file of eframe's.
pub fn read(bytes: &[u8]) -> Option<Reading> {
    let text = str::from_utf8(bytes).ok()?;
    let map: BTreeMap<String, String> = ron::from_str(text).ok()?;
    let mut mended = Vec::new();
    let view = map.get(VIEW).map_or_else(Appearance::default, |text| view(text, &mut mended));
    let window = map.get(WINDOW).and_then(|text| {
        let window = WindowSettings::read(text);
        if window.is_none() {
            mended.push(Mended::Place);
        }
        window.map(|window| window.in_range(&mut mended))
    });
    let settings = map.get(SETTINGS).map_or_else(Settings::default, |text| {
        let (settings, faults) = Settings::read(text);
        mended.extend(faults);
        settings
    });
    let stored = Stored { view, window, settings };
    // The settings are left out here, because eframe does not read them: those of an older program
    // lack the choices that it did not know.
    let [mut before, mut after] = [map, stored.map()];
    before.remove(SETTINGS);
    after.remove(SETTINGS);
    let differs = before != after || !mended.is_empty();
    Some(Reading { stored, mended, differs })
}

fn view(text: &str, mended: &mut Vec<Mended>) -> Appearance {
    let Ok(Memory { options: mut view }) = ron::from_str(text) else {
        mended.push(Mended::Zoom);
        return Appearance::default();
    };
    let (least, most) = Appearance::ZOOM;
    if !(least..=most).contains(&view.zoom_factor) {
        view.zoom_factor = Appearance::default().zoom_factor;
        mended.push(Mended::Zoom);
    }
    view
}
