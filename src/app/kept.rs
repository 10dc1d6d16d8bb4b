//! What is kept from one run to the next. It is read and mended before eframe opens the window,
//! because a damaged figure would end the program there.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand, pos2};
use egui_winit::winit::window::Window;
use langkah_language::text;

use super::keeping::Keeping;
use super::shared::Shared;
use crate::files::{self, FileError};
use crate::session::settings::stored::{
    self, Appearance, Area, Reading, Stored, ThemePreference, Xy,
};
use crate::session::settings::{Mended, Settings};
use crate::session::{Line, Notice, said};

/// The most bytes that are read. A file of settings has some hundred bytes; what egui keeps for
/// other programs has some thousand.
const BYTES_MAX: u64 = 1 << 20;
/// The file in which eframe keeps everything.
pub(super) const FILE: &str = "app.ron";
/// A copy of it, which this room writes.
const COPY: &str = "app.ron.last";

/// What was kept, mended.
#[derive(Default)]
pub struct Kept {
    pub settings: Settings,
    /// The file that eframe reads and writes; `None` for its usual place.
    pub path: Option<PathBuf>,
    /// The place where the window will stand.
    area: Option<Area>,
    /// The size of text that was chosen; 0 if none was.
    zoom: f32,
    /// What this window keeps of the puzzles that are open.
    keeping: Keeping,
    /// What the person is told about the settings: a title, and lines. They are said when they are
    /// shown: the settings that were read choose the language.
    told: Option<(Title, Vec<Line>)>,
    /// Whether the person is told that nothing can be kept.
    pub is_unkept: bool,
}

type Title = fn() -> &'static str;

/// Reads the file of settings.
pub fn take(app_id: &str) -> Kept {
    let Some(folder) = eframe::storage_dir(app_id) else { return Kept::default() };
    let mut kept = take_from(&folder);
    kept.leave_to_others(&folder);
    kept
}

/// Reads the file of settings in a folder. A file that cannot be read is set aside, and its copy
/// takes its place. eframe writes the file in place, so that a kill may leave half of it, and a
/// full disk nothing.
pub fn take_from(folder: &Path) -> Kept {
    let path = folder.join(FILE);
    let last = folder.join(COPY);
    let bytes = match read(&path) {
        Ok(bytes) => bytes,
        Err(FileError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            let mut kept = Kept::default();
            kept.try_folder(folder);
            return kept;
        }
        Err(error) => return set_aside(&path, &last, said(move || why(&error))),
    };
    let Some(Reading { stored, mended, differs }) = stored::read(&bytes) else {
        let why = said(|| text!("window-file-settings-incomplete"));
        return set_aside(&path, &last, why);
    };
    let text = stored.text();
    let mut kept = Kept::new(&stored);
    if !mended.is_empty() {
        let loses = mended.iter().any(Mended::loses_choices);
        let lines = mended.into_iter().map(|mended| said(move || mended.to_string()));
        kept.tell(|| text!("window-file-settings-mended"), lines.collect());
        if loses {
            kept.keep_aside(&path);
        }
    }
    if differs {
        kept.put(&path, &text);
    }
    kept.try_folder(folder);
    // A fault here does no harm: the copy is needed only if the file is damaged, and without it the
    // choices are as at first.
    let _ = put_copy(&last, &text);
    kept
}

/// Keeps a copy of what eframe is about to write. The notice says why nothing can be kept.
pub fn copy(folder: &Path, stored: &Stored) -> Option<Notice> {
    let error = put_copy(&folder.join(COPY), &stored.text()).err()?;
    let folder = folder.to_owned();
    let line = said(move || nowhere(&folder, &error.to_string()));
    Some(Notice::fault(said(unkept), vec![line]))
}

fn put_copy(path: &Path, text: &str) -> Result<(), files::WriteError> {
    if read(path).is_ok_and(|bytes| bytes == text.as_bytes()) {
        return Ok(());
    }
    files::write(path, text.as_bytes())
}

fn unkept() -> &'static str {
    text!("window-file-settings-unkept")
}

fn nowhere(place: &Path, error: &str) -> String {
    text!("window-file-settings-nowhere", path = place.display().to_string(), error = error)
}

/// The choices that the file holds now: another window may have written it.
pub fn stored_now(app_id: &str) -> Option<Shared> {
    let bytes = read(&eframe::storage_dir(app_id)?.join(FILE)).ok()?;
    let Stored { settings, view, .. } = stored::read(&bytes)?.stored;
    Some(Shared { settings, view })
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    // Reading a pipe would wait for its other end.
    if files::exists(path) && !files::is_file(path) {
        return Err(FileError::NoFile);
    }
    files::read(path, BYTES_MAX)
}

fn why(error: &FileError) -> String {
    match error {
        FileError::TooLarge(_) => text!("window-file-settings-large").to_owned(),
        FileError::NoFile => text!("window-file-settings-no-file").to_owned(),
        error => error.to_string(),
    }
}

/// Gives another name to a file that cannot be read, and takes the settings of its copy.
fn set_aside(path: &Path, last: &Path, why: Line) -> Kept {
    let stored = read(last).ok().and_then(|bytes| stored::read(&bytes));
    let stored = stored.map(|reading| reading.stored);
    let mut kept = stored.as_ref().map_or_else(Kept::default, Kept::new);
    let as_they_are = match &stored {
        Some(_) => said(|| text!("window-file-settings-last")),
        None => said(|| text!("window-file-settings-first")),
    };
    let place = match files::set_aside(path) {
        Ok(to) => {
            let to = to.display().to_string();
            said(move || text!("window-file-settings-aside", path = &to[..]))
        }
        Err(error) => {
            let path = path.display().to_string();
            said(move || {
                let error = error.to_string();
                text!("window-file-settings-not-aside", path = &path[..], error = error)
            })
        }
    };
    kept.tell(|| text!("window-file-settings-unread"), vec![as_they_are, place, why]);
    let text = stored.map_or_else(|| "{}".to_owned(), |stored| stored.text());
    kept.put(path, &text);
    kept
}

impl Kept {
    fn new(stored: &Stored) -> Self {
        let area = stored.window.and_then(|window| window.area(stored.view.zoom_factor));
        let zoom = stored.view.zoom_factor;
        Self { settings: stored.settings.clone(), area, zoom, ..Self::default() }
    }

    /// Leaves the puzzles to another window that is open, or takes those of windows that were
    /// killed.
    pub fn leave_to_others(&mut self, folder: &Path) {
        self.keeping = Keeping::begin(folder, &mut self.settings.files);
    }

    /// Takes out what must be held until the window ends.
    pub fn take_keeping(&mut self) -> Keeping {
        std::mem::take(&mut self.keeping)
    }

    /// The size of text that was chosen, as a factor of at least 1.
    pub const fn zoom(&self) -> f32 {
        self.zoom.max(1.0)
    }

    /// Tells these lines. If something was told before, they stand below its title, and this title
    /// is not told.
    fn tell(&mut self, title: Title, lines: Vec<Line>) {
        let (_, told) = self.told.get_or_insert((title, Vec::new()));
        told.extend(lines);
    }

    /// Gives another name to a file with choices that this version of the program cannot keep: the
    /// version that has written it reads it again.
    fn keep_aside(&mut self, path: &Path) {
        // A fault here is told below, where the same place cannot be written.
        let Ok(to) = files::set_aside(path) else { return };
        let to = to.display().to_string();
        let aside = said(move || text!("window-file-settings-aside", path = &to[..]));
        self.tell(|| text!("window-file-settings-mended"), vec![aside]);
    }

    /// Writes the file that eframe is to read. If it cannot be written, eframe must not read the
    /// damaged one.
    fn put(&mut self, path: &Path, text: &str) {
        let Err(error) = files::write(path, text.as_bytes()) else { return };
        self.tell_unkept(error.to_string(), path);
        // A path below a file leads nowhere: eframe finds nothing there and writes nothing.
        self.path = Some(path.join("none"));
    }

    /// Tells it now if nothing can be kept in the folder: eframe would not, at the end.
    fn try_folder(&mut self, folder: &Path) {
        let is_told = self.path.is_some();
        if let Err(error) = files::try_folder(folder)
            && !is_told
        {
            self.tell_unkept(files::system_words(&error), folder);
        }
    }

    fn tell_unkept(&mut self, error: String, place: &Path) {
        let place = place.to_owned();
        self.tell(unkept, vec![said(move || nowhere(&place, &error))]);
        self.is_unkept = true;
    }

    /// The place, in pixels, for a window that would stand off all screens.
    pub fn move_into_reach(&mut self, screens: &[Area]) -> Option<Xy> {
        let (area, screen) = (self.area?, screens.first()?);
        if area.is_in_reach(screens) {
            return area.drawn_in(screens);
        }
        let why = said(|| Mended::Place.to_string());
        self.tell(|| text!("window-file-settings-mended"), vec![why]);
        Some(Xy { x: screen.at.x + 40.0, y: screen.at.y + 40.0 })
    }

    /// What the person is told about the settings.
    pub fn notice(&self) -> Option<Notice> {
        let (title, lines) = self.told.as_ref()?;
        Some(Notice::note(said(*title), lines.clone()))
    }
}

/// Moves the system's window to where it is seen.
pub fn place(kept: &mut Kept, ctx: &Context, window: Option<&Window>) {
    let Some(window) = window else { return };
    // Wayland gives windows no places.
    if window.outer_position().is_err() {
        return;
    }
    let area = |at: (i32, i32), size: (u32, u32)| Area {
        at: Xy { x: at.0 as f32, y: at.1 as f32 },
        size: Xy { x: size.0 as f32, y: size.1 as f32 },
    };
    let screens = window.available_monitors().map(|screen| {
        let (at, size) = (screen.position(), screen.size());
        area((at.x, at.y), (size.width, size.height))
    });
    let screens: Vec<Area> = screens.filter(|screen| screen.size.x > 0.0).collect();
    if let Some(at) = kept.move_into_reach(&screens) {
        let pixels = ctx.zoom_factor() * window.scale_factor() as f32;
        let at = pos2(at.x, at.y) / pixels;
        ctx.send_viewport_cmd(ViewportCommand::OuterPosition(at));
    }
}

/// The part of egui's memory that is kept, with the size of text that the person has chosen.
pub fn view(ctx: &Context, zoom_factor: f32) -> Appearance {
    let theme_preference = match ctx.options(|options| options.theme_preference) {
        egui::ThemePreference::Dark => ThemePreference::Dark,
        egui::ThemePreference::Light => ThemePreference::Light,
        egui::ThemePreference::System => ThemePreference::System,
    };
    Appearance { theme_preference, zoom_factor }
}
