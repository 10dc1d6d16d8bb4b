//! What draws the window: OpenGL through eframe, or the processor where OpenGL would be no quicker
//! or is not there.

use std::cell::Cell;
use std::path::PathBuf;
use std::process::Command;
use std::rc::Rc;

use eframe::Error;
use egui::{Context, ViewportBuilder};
use egui_winit::winit::window::Window;
use langkah_language::text;

use super::again::{Again, Left};
use super::software::{self, Fault, store::Store};
use super::{APP_ID, App, KEPT_AFTER};
use crate::files;
use crate::session::{Notice, said};

/// Why there is no window; in the system's words.
#[derive(Debug)]
pub enum NoWindow {
    /// It could not be opened.
    Unopened(String),
    /// It was open.
    Lost(String),
}

impl std::fmt::Display for NoWindow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&match self {
            Self::Unopened(what) => text!("files-no-window", what = &what[..]),
            Self::Lost(what) => text!("files-window-lost", what = &what[..]),
        })
    }
}

/// Some errors name a line of a library's source; the last part says what is wrong.
fn plain(error: &impl std::fmt::Display) -> String {
    let error = error.to_string();
    error.rsplit(": ").next().unwrap_or_default().trim_end_matches('.').to_owned()
}

impl std::error::Error for NoWindow {}

/// Makes what the window shows.
pub(super) type Make = Box<dyn FnOnce(&Context, Option<&Window>) -> App>;

/// The variable that says what draws: `opengl`, where the system has it, or `software`.
const VARIABLE: &str = "LANGKAH_DRAWING";
const OPENGL: &str = "opengl";
const SOFTWARE: &str = "software";
/// The variables that name a Wayland compositor.
const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

/// What the environment says about the drawing.
fn chosen() -> String {
    std::env::var_os(VARIABLE).unwrap_or_default().to_string_lossy().into_owned()
}

/// That the environment asks for a drawing that there is not, if so.
pub(super) fn unknown() -> Option<Notice> {
    let chosen = chosen();
    if ["", OPENGL, SOFTWARE].contains(&&chosen.to_lowercase()[..]) {
        return None;
    }
    let title =
        said(move || text!("files-drawing-unknown", variable = VARIABLE, value = &chosen[..]));
    let line = said(|| {
        text!("files-drawing-unknown", "known", variable = VARIABLE, one = OPENGL, other = SOFTWARE)
    });
    Some(Notice::note(title, vec![line]))
}

/// How the program goes on where one way to open the window has failed.
struct Ways<T> {
    again: Again,
    left: Left,
    /// What the person must still be told.
    told: T,
}

impl<T: Fn() -> Option<Notice>> Ways<T> {
    /// Starts again after a fault. It comes back only if that fails. `lost` is what the next start
    /// cannot know any more.
    fn go_on(&self, fault: String, lost: Option<Notice>, change: impl FnOnce(&mut Command)) {
        let mut left = self.left.clone();
        left.faults.push(fault);
        for notice in lost.into_iter().chain((self.told)()) {
            left.told.push(notice.title);
            left.told.extend(notice.lines);
        }
        // The fault is told where there is no other way.
        let _ = self.again.start(&left, change);
    }

    fn drawn_by(&self, drawing: &str, fault: String) {
        // The variable gets another value.
        self.go_on(fault, unknown(), |program| {
            program.env(VARIABLE, drawing);
        });
    }

    /// The X server may be there where the Wayland compositor is not.
    fn without_wayland(&self, fault: String) {
        let has = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if has("DISPLAY") && WAYLAND.into_iter().any(has) {
            self.go_on(fault, None, |program| {
                for name in WAYLAND {
                    program.env_remove(name);
                }
            });
        }
    }

    /// All ways have failed.
    fn unopened(&self, fault: String) -> NoWindow {
        let mut faults = self.left.faults.clone();
        faults.retain(|before| *before != fault);
        faults.push(fault);
        NoWindow::Unopened(faults.join("; "))
    }
}

/// Opens the window, and returns when it is closed. `path` is the file of settings, if it is not in
/// its usual place; `left` is what the start before has left, and `told` what the person must be
/// told where the program is started again.
pub(super) fn open(
    viewport: ViewportBuilder,
    path: Option<PathBuf>,
    make: Make,
    left: Left,
    told: impl Fn() -> Option<Notice>,
) -> Result<(), NoWindow> {
    let ways = Ways { again: Again::prepare(), left, told };
    let chosen = chosen().to_lowercase();
    // Without a graphics card OpenGL draws by the processor, too, and takes longer to begin.
    if chosen == SOFTWARE || chosen != OPENGL && !files::has_graphics_card() {
        let path = path.or_else(|| Some(eframe::storage_dir(APP_ID)?.join(super::kept::FILE)));
        let Err(fault) = software::run(viewport, Store::at(path), make) else { return Ok(()) };
        return Err(ways.after_software(fault, chosen == SOFTWARE));
    }
    let was_open = Rc::new(Cell::new(false));
    let opened = was_open.clone();
    let make = Box::new(move |ctx: &Context, window: Option<&Window>| {
        opened.set(true);
        make(ctx, window)
    });
    let Err(error) = by_opengl(viewport, path, make) else { return Ok(()) };
    if was_open.get() {
        return Err(NoWindow::Lost(plain(&error)));
    }
    Err(ways.after_opengl(&error))
}

impl<T: Fn() -> Option<Notice>> Ways<T> {
    fn after_software(&self, fault: Fault, is_chosen: bool) -> NoWindow {
        let by_processor = |error| text!("files-drawn-by-processor", what = plain(error));
        // Screens of few colours have no pixels as the processor draws them, and over a network a
        // window may be too large.
        if let Fault::Opening(error) | Fault::Drawing(error) = &fault
            && !is_chosen
        {
            self.drawn_by(OPENGL, by_processor(error));
        }
        match &fault {
            Fault::Unconnected(error) => {
                self.without_wayland(plain(error));
                self.unopened(plain(error))
            }
            Fault::Opening(error) if self.left.faults.is_empty() => self.unopened(plain(error)),
            Fault::Opening(error) => self.unopened(by_processor(error)),
            Fault::Drawing(error) | Fault::Lost(error) => NoWindow::Lost(plain(error)),
        }
    }

    fn after_opengl(&self, error: &Error) -> NoWindow {
        let by_opengl = || format!("OpenGL: {}", plain(error));
        match error {
            Error::WinitEventLoop(_) => self.without_wayland(plain(error)),
            Error::Glutin(_) | Error::NoGlutinConfigs(..) | Error::OpenGL(_) => {
                self.drawn_by(SOFTWARE, by_opengl());
                return self.unopened(by_opengl());
            }
            _ => {}
        }
        self.unopened(plain(error))
    }
}

fn by_opengl(viewport: ViewportBuilder, path: Option<PathBuf>, make: Make) -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        persistence_path: path,
        ..eframe::NativeOptions::default()
    };
    let make = move |context: &eframe::CreationContext<'_>| {
        let app = make(&context.egui_ctx, context.winit_window().map(AsRef::as_ref));
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    eframe::run_native(APP_ID, options, Box::new(make))
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.logic(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.ui(ui);
    }

    fn auto_save_interval(&self) -> std::time::Duration {
        KEPT_AFTER
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.end();
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        self.keep(storage);
    }
}
