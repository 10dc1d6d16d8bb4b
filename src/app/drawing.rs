//! What draws the window: OpenGL through eframe, or the processor where OpenGL would be no quicker
//! or is not there.

use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;

use eframe::Error;
use egui::{Context, ViewportBuilder};
use egui_winit::winit::window::Window;
use langkah_language::text;

use super::software::{self, Fault, store::Store};
use super::{APP_ID, App, KEPT_AFTER};
use crate::files;

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
        let (Self::Unopened(error) | Self::Lost(error)) = self;
        // Some of these errors name a line of a library's source; the last part says what is wrong.
        let what = error.rsplit(": ").next().unwrap_or_default().trim_end_matches('.');
        f.write_str(&match self {
            Self::Unopened(_) => text!("files-no-window", what = what),
            Self::Lost(_) => text!("files-window-lost", what = what),
        })
    }
}

impl std::error::Error for NoWindow {}

/// Makes what the window shows.
pub(super) type Make = Box<dyn FnOnce(&Context, Option<&Window>) -> App>;

/// The variable that says what draws: `opengl`, where the system has it, or `software`.
const VARIABLE: &str = "LANGKAH_DRAWING";
const OPENGL: &str = "opengl";
const SOFTWARE: &str = "software";

/// Opens the window, and returns when it is closed. `path` is the file of settings, if it is not in
/// its usual place.
pub(super) fn open(
    viewport: ViewportBuilder,
    path: Option<PathBuf>,
    make: Make,
) -> Result<(), NoWindow> {
    let chosen = std::env::var(VARIABLE).unwrap_or_default().to_lowercase();
    // Without a graphics card OpenGL draws by the processor, too, and takes longer to begin.
    if chosen == SOFTWARE || chosen != OPENGL && !files::has_graphics_card() {
        let path = path.or_else(|| Some(eframe::storage_dir(APP_ID)?.join(super::kept::FILE)));
        return match software::run(viewport, Store::at(path), make) {
            // Screens of few colours have no pixels as the processor draws them, and over a network
            // a window may be too large.
            Err(Fault::Opening(_) | Fault::Drawing(_))
                if chosen.is_empty() && again(OPENGL).is_ok() =>
            {
                Ok(())
            }
            Err(Fault::Opening(error)) => Err(NoWindow::Unopened(error)),
            Err(Fault::Drawing(error) | Fault::Lost(error)) => Err(NoWindow::Lost(error)),
            Ok(()) => Ok(()),
        };
    }
    let was_open = Rc::new(Cell::new(false));
    let opened = was_open.clone();
    let make = Box::new(move |ctx: &Context, window: Option<&Window>| {
        opened.set(true);
        make(ctx, window)
    });
    let Err(error) = by_opengl(viewport, path, make) else { return Ok(()) };
    if was_open.get() {
        return Err(NoWindow::Lost(error.to_string()));
    }
    let is_opengl =
        matches!(error, Error::Glutin(_) | Error::NoGlutinConfigs(..) | Error::OpenGL(_));
    if is_opengl && again(SOFTWARE).is_ok() {
        return Ok(());
    }
    Err(NoWindow::Unopened(error.to_string()))
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

/// Starts the program again, drawn in another way: a program may ask the system only once for what
/// a window needs.
fn again(drawing: &str) -> std::io::Result<()> {
    let mut program = std::process::Command::new(std::env::current_exe()?);
    program.args(std::env::args_os().skip(1)).env(VARIABLE, drawing);
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut program));
    #[cfg(not(unix))]
    program.status().map(|status| std::process::exit(status.code().unwrap_or(1)))
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
