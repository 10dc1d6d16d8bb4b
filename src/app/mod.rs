//! The window: draws the session, queues commands.
//!
//! A view takes a `Pane`: it reads the session, queues commands for it, and asks the window for the
//! rest. Only `closing` and the fields in `files` that ask for a path take the whole window.
//!
//! | room | what lives there |
//! |---|---|
//! | [`window`] | the whole window, without the system's: what tests drive |
//! | `pane` | what a part of the window sees, and what it asks |
//! | [`actions`], `act` | what keys and buttons do |
//! | `family` | the seam: whose part is drawn |
//! | `sliding`, [`hidato`] | the board of each family, its captions and figures, and its choices |
//! | `toolbar`, `file_menu`, `random_menu`, `notices` | the top, for both families |
//! | `mode_bar`, `player_bar`, `side` | what stands around a board |
//! | `explore` | the tree of a recorded search, and the comparison |
//! | [`play`] | the puzzle of the day, and the results of play by hand |
//! | `practice` | questions, and answers that are marked |
//! | `lesson` | lessons that are played and recorded |
//! | [`files`] | the system's dialog, a path that is typed, opening, saving, exporting, reports |
//! | `printing` | pictures, films, sheets and reports are made |
//! | `beginning` | what the window opens first |
//! | `drawing`, [`software`] | what draws the window: OpenGL or the processor |
//! | `again` | the program starts itself again where a way to open the window has failed |
//! | `asked_to_end` | the system asks the program to end |
//! | `closing` | the title, the questions before work or a file is lost, a file that has changed |
//! | [`kept`] | what is kept from one run to the next, read before the window opens |
//! | [`keeping`] | which of several windows keeps its puzzle, and where the others keep their work |
//! | [`shared`] | the choices of several windows in one file |
//! | `settings`, `kept_tables` | the window of settings, and the tables on disk |
//! | `widgets` | what several rooms draw with |
//! | `welcome`, `help`, `manual`, [`theme`], [`samples`], `text_size`, `motion`, `language` | the rest |

mod act;
pub mod actions;
mod again;
mod asked_to_end;
mod beginning;
mod closing;
mod drawing;
mod explore;
mod family;
mod file_menu;
pub mod files;
mod help;
pub mod hidato;
pub mod keeping;
pub mod kept;
mod kept_tables;
mod language;
mod lesson;
mod manual;
mod mode_bar;
mod motion;
mod notices;
mod pane;
mod play;
mod player_bar;
mod practice;
mod printing;
mod random_menu;
pub mod samples;
mod settings;
pub mod shared;
mod side;
mod sliding;
pub mod software;
mod text_size;
pub mod theme;
mod toolbar;
mod welcome;
mod widgets;
pub mod window;

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use langkah_language::Language;
use langkah_puzzle::results::file::FILE;

use crate::files::shelf::Tables;
use crate::session::Notice;
use crate::session::command::Command;
use crate::session::settings::stored::{SETTINGS, Stored, VIEW, WINDOW, WindowSettings};
use again::Left;
use asked_to_end::Asked;
pub use drawing::NoWindow;
use egui_winit::winit;
use keeping::Keeping;
use shared::{Changed, Shared};
use window::Window;

/// The name of the folder of settings.
const APP_ID: &str = "langkah";

/// What the window opens first.
pub enum Begin {
    /// Files; without one the puzzle that was open last.
    Files(Vec<PathBuf>),
    /// The text of a puzzle.
    Text(String),
}

impl Begin {
    pub fn files(&self) -> &[PathBuf] {
        match self {
            Self::Files(files) => files,
            Self::Text(_) => &[],
        }
    }
}

/// Opens the window, with what it begins with, and returns when it is closed. `language` goes
/// before the kept choice, until the person chooses another one.
///
/// # Errors
/// If the system gives no window.
pub fn run(begin: Begin, language: Option<Language>) -> Result<(), NoWindow> {
    self::files::dialog_errors::listen();
    let less_motion = motion::system_wants_less();
    let viewport = egui::ViewportBuilder::default()
        .with_title("Langkah")
        .with_app_id(APP_ID)
        .with_inner_size([WindowSettings::SIZE.x, WindowSettings::SIZE.y])
        .with_icon(icon());
    let mut kept = kept::take(APP_ID);
    // In points of the size of text that was chosen, which need not fit into the least window.
    let viewport = viewport.with_min_inner_size([640.0, 440.0].map(|side| side / kept.zoom()));
    let path = kept.path.take();
    let left = Left::take();
    let told_before = left.notice();
    let tag = kept.settings.language.as_deref();
    let spoken = language.or_else(|| tag.and_then(Language::of_tag));
    let spoken = spoken.unwrap_or_else(Language::of_system);
    let kept = Rc::new(RefCell::new(kept));
    let untold = kept.clone();
    let told = move || langkah_language::within(spoken, || untold.borrow().notice());
    let make = move |ctx: &egui::Context, system: Option<&winit::window::Window>| {
        let mut kept = kept.borrow_mut();
        kept::place(&mut kept, ctx, system);
        let mut window = Window::new(ctx, std::mem::take(&mut kept.settings));
        window.system_wants_less_motion = less_motion;
        window.system_language = Language::of_system();
        window.asked_language = language;
        // What is told of the start is in the language that was chosen, too.
        langkah_language::choose(window.language());
        let notice = [told_before, drawing::unknown(), kept.notice()].into_iter().flatten();
        let notice = keep_results(&mut window, notice.reduce(both));
        if let Some(tables) = Tables::of(APP_ID) {
            window.keep_tables_in(tables);
        }
        match begin {
            Begin::Files(files) => window.begin(files, notice, ctx),
            Begin::Text(text) => window.begin_with(text, notice, ctx),
        }
        let asked_to_end = Asked::default();
        asked_to_end.hear(ctx);
        let ctx = ctx.clone();
        let keeping = kept.take_keeping();
        let changed = Changed::since(&choices(&window, &ctx));
        let is_told = kept.is_unkept;
        App { window, ctx, asked_to_end, keeping, changed, unkept_since: None, is_told }
    };
    drawing::open(viewport, path, Box::new(make), left, told)
}

/// Takes the results of earlier runs, and keeps those of this one. Adds what the person must be
/// told of the file of results to what is told anyway.
fn keep_results(window: &mut Window, told: Option<Notice>) -> Option<Notice> {
    let folder = crate::files::data_folder(APP_ID);
    let of_results = folder.and_then(|folder| window.keep_results_in(&folder.join(FILE)));
    told.into_iter().chain(of_results).reduce(both)
}

/// One notice that tells what two tell.
fn both(told: Notice, more: Notice) -> Notice {
    let (title, lines) = more.into_words();
    told.with(std::iter::once(title).chain(lines))
}

/// What the window keeps now.
fn choices(window: &Window, ctx: &egui::Context) -> Shared {
    let view = kept::view(ctx, window.text_size.chosen);
    Shared { settings: window.session.kept_settings(), view }
}

fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

struct App {
    window: Window,
    ctx: egui::Context,
    asked_to_end: Asked,
    keeping: Keeping,
    /// The choices that the file has from this window, and from no other.
    changed: Changed,
    /// When the person first did something that is not kept yet.
    unkept_since: Option<Instant>,
    /// Whether the person was told that nothing can be kept.
    is_told: bool,
}

/// What the person did is kept after this time at the latest.
const KEPT_AFTER: Duration = Duration::from_secs(5);

impl App {
    /// eframe keeps the settings after a frame. So a frame must come even where nothing moves.
    fn keep_soon(&mut self) {
        if self.window.was_used() {
            self.unkept_since.get_or_insert_with(Instant::now);
        }
        let Some(since) = self.unkept_since else { return };
        match (KEPT_AFTER + Duration::from_millis(100)).checked_sub(since.elapsed()) {
            Some(left) => self.ctx.request_repaint_after(left),
            // Where nothing can be kept, nothing is waited for.
            None => self.unkept_since = None,
        }
    }
}

impl App {
    /// Keeps a copy, and says it once if nothing can be kept.
    fn copy(&mut self, stored: &Stored) {
        let Some(folder) = eframe::storage_dir(APP_ID) else { return };
        let notice = kept::copy(&folder, stored);
        let was_told = std::mem::replace(&mut self.is_told, notice.is_some());
        if let Some(notice) = notice.filter(|_| !was_told) {
            self.window.queue.push(Command::Tell(notice));
            self.ctx.request_repaint();
        }
    }
}

impl App {
    fn logic(&mut self, ctx: &egui::Context) {
        if self.asked_to_end.is_there() {
            closing::leave_at_once(&mut self.window, ctx);
        }
        self.window.logic(ctx);
        // For the texts that jobs on other threads make.
        langkah_language::choose(self.window.language());
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        self.window.ui(ui);
        self.keep_soon();
    }

    fn end(&mut self) {
        self.window.write_results();
        self.window.files.finish();
        self.keeping.end();
    }

    fn keep(&mut self, storage: &mut dyn eframe::Storage) {
        self.unkept_since = None;
        let text_size = &self.window.text_size;
        // The next start makes the window by the size of text that was chosen.
        if text_size.shown_instead().is_some()
            && let Some(place) = storage.get_string(WINDOW)
            && let Some(place) = WindowSettings::scaled(&place, text_size.points())
        {
            storage.set_string(WINDOW, place);
        }
        let mut own = choices(&self.window, &self.ctx);
        self.keeping.keep(&mut own.settings.files);
        let Shared { settings, view } = match kept::stored_now(APP_ID) {
            Some(stored) => self.changed.merge(own, &stored),
            None => {
                // eframe has written half of the file, and would write the same texts only once.
                storage.remove_string(SETTINGS);
                own
            }
        };
        storage.set_string(VIEW, view.text());
        if let Ok(text) = serde_json::to_string(&settings) {
            storage.set_string(SETTINGS, text);
        }
        let window = storage.get_string(WINDOW).and_then(|text| WindowSettings::read(&text));
        self.copy(&Stored { view, window, settings });
    }
}

#[cfg(test)]
mod tests {
    use super::APP_ID;

    /// The results stand beside the settings, and the terminal finds them without eframe.
    #[test]
    fn results_are_kept_where_eframe_keeps_the_settings() {
        assert_eq!(crate::files::data_folder(APP_ID), eframe::storage_dir(APP_ID));
    }
}
