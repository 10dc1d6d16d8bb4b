//! Exporting: which picture, film or sheet of the open puzzle, and where.

use std::mem::discriminant;

use egui::{Context, DragValue, RichText, Ui};
use langkah_engine::hidato::generate::Order;
use langkah_language::text;
use langkah_puzzle::picture::document;
use langkah_puzzle::picture::sheet::Paper;

use super::Save;
use super::place::{Place, Wish, place_ui, with_other_extension};
use crate::app::hidato::menus::{order, ordered};
use crate::app::pane::Pane;
use crate::app::printing::sliding::dealt;
use crate::app::printing::{Item, Sheet};
use crate::app::theme::heading;
use crate::app::widgets::dialog::dialog_ui;
use crate::app::widgets::segment::segment_ui;
use crate::app::window::Window;
use crate::export::kind::{Colours, Shows};
use crate::export::{ExportError, Kind};
use crate::files::with_extension;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::settings::Setting;
use crate::session::source::new_seed;

/// The widths of a picture and of an animated picture, in pixels.
const BOARD_WIDTH: u32 = 960;
const FILM_WIDTH: u32 = 480;

/// What the person chooses.
#[derive(Clone, Copy)]
pub struct Wanted {
    kind: Kind,
    colours: Colours,
    /// Of a sheet: whether the solutions follow, and which puzzles are on it.
    has_solutions: bool,
    of: Puzzles,
}

/// Which puzzles are on a sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Puzzles {
    /// The one that is open.
    One,
    /// All of the list.
    All,
    /// So many random ones.
    Random(u64),
}

/// How many random puzzles are proposed, and how many there can be.
const RANDOM: u64 = 12;
const RANDOM_MAX: u64 = 500;

impl Window {
    /// Asks what is to be exported, and where; at first a kind of file is chosen.
    pub(in crate::app) fn open_export_field(&mut self, kind: Kind, ctx: &Context) {
        if !self.session.has_puzzle() {
            return;
        }
        let own = self.session.document().and_then(Document::file);
        let own = own.map(|file| self.proposed(&file));
        let path = own.unwrap_or_else(|| self.files.folder().join(text!("window-file-usual-name")));
        let path = path.with_extension(kind.ending());
        let of = if is_list(&self.session) { Puzzles::All } else { Puzzles::One };
        let is_dark = ctx.global_style().visuals.dark_mode;
        let colours = if is_dark { Colours::Dark } else { Colours::Light };
        let wanted = Wanted { kind, colours, has_solutions: true, of };
        self.save_field.export.open(wanted, Place::new(&path));
    }

    /// The file to be written.
    fn exporting(&mut self, wanted: Wanted, name: String, ctx: &Context) -> Option<Save> {
        let ink = wanted.colours.ink();
        let told = |error: ExportError| error.to_string();
        let kind = (wanted.kind.name(), wanted.kind.ending());
        let session = &self.session;
        Some(match wanted.kind.shows() {
            Shows::Board(make) => {
                let svg = document(&session.picture()?, None, ink);
                Save::bytes(name, kind, move || make(&svg, BOARD_WIDTH).map_err(told))
            }
            Shows::Film(make) => {
                let film = session.film().filter(|film| !film.steps.is_empty())?;
                Save::bytes(name, kind, move || make(&film, FILM_WIDTH, ink).map_err(told))
            }
            Shows::Sheet => {
                let sheet =
                    Sheet::new(self.items(wanted.of), wanted.has_solutions, self.settings());
                let (printing, make) = sheet.begin(ctx);
                self.save_field.printing.push(printing);
                Save::bytes(name, kind, make)
            }
            Shows::Tree => return None,
        })
    }
}

impl Window {
    /// The puzzles of a sheet.
    fn items(&self, of: Puzzles) -> Vec<Item> {
        let known = |printed| Item::Known(Box::new(printed));
        match of {
            Puzzles::One => self.session.printed().into_iter().map(known).collect(),
            Puzzles::All => self.session.all_printed().into_iter().map(known).collect(),
            Puzzles::Random(count) => match order(self.settings()) {
                Some(first) => {
                    let order = |index: u64| Order { seed: first.seed + index, ..first };
                    (0..count).map(order).map(Item::Random).collect()
                }
                None => {
                    let seed = new_seed();
                    let dealt = |index: u64| dealt(&self.session, seed + index);
                    (0..count).filter_map(dealt).map(known).collect()
                }
            },
        }
    }
}

/// Whether a list of several puzzles is open.
fn is_list(session: &Session) -> bool {
    session.puzzles().is_some_and(|puzzles| puzzles.names().len() > 1)
}

pub fn export_field_ui(window: &mut Window, ctx: &Context) {
    let Some((mut wanted, mut place)) = window.save_field.export.asked.take() else { return };
    let before = wanted.kind;
    let is_free = ctx.memory(|memory| memory.focused().is_none());
    let title = text!("export-heading");
    let (wish, closes) = dialog_ui(ctx, "export", title, 460.0, |ui| {
        ui.label(RichText::new(title).text_style(heading()));
        ui.add_space(6.0);
        kinds_ui(&window.session, &mut wanted, ui);
        if wanted.kind == Kind::Pdf {
            sheet_ui(&mut window.pane(), &mut wanted, ui);
        } else if wanted.kind != Kind::Html {
            colours_ui(&mut wanted.colours, ui);
        }
        ui.add_space(6.0);
        if wanted.kind != before {
            let (before, after) = (before.ending(), wanted.kind.ending());
            place.path = with_other_extension(&place.path, before, after);
        }
        place_ui(&mut place, (window.files.is_dialog_open(), is_free), ui)
    });
    match wish.or(closes.then_some(Wish::Cancel)) {
        None => window.save_field.export.ask(wanted, place),
        Some(Wish::Cancel) => {}
        // A lesson may have begun behind the question.
        Some(Wish::Save | Wish::Browse) if window.tells_hidden() => {}
        Some(wish) => {
            let path = with_extension(place.absolute(), wanted.kind.ending());
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let Some(save) = window.exporting(wanted, name, ctx) else {
                let place = place.wrong(no_film(&window.session));
                return window.save_field.export.ask(wanted, place);
            };
            if wish == Wish::Save {
                let file = window.files.save_at(path, save, None, ctx);
                window.save_field.export.send(wanted, place, file);
            } else {
                let file = window.files.save(save.within(place.folder()), ctx);
                window.save_field.export.browse(wanted, place, file);
            }
        }
    }
}

/// Why a puzzle has no film.
fn no_film(session: &Session) -> &'static str {
    if session.is_hopeless() {
        text!("export-hopeless")
    } else if session.is_complete() {
        text!("export-complete")
    } else {
        text!("export-solve-first")
    }
}

fn kinds_ui(session: &Session, wanted: &mut Wanted, ui: &mut Ui) {
    let no_film = (!session.has_film()).then(|| no_film(session));
    let shown = |kind: &Kind| discriminant(&kind.shows());
    for kinds in Kind::ALL.chunk_by(|kind, next| shown(kind) == shown(next)) {
        let (title, why_not) = match kinds[0].shows() {
            Shows::Board(_) => (text!("export-board"), None),
            Shows::Film(_) => (text!("export-solution"), no_film),
            Shows::Sheet => (text!("export-sheet"), None),
            Shows::Tree => continue,
        };
        ui.label(title);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for &kind in kinds {
                let scope = ui.add_enabled_ui(why_not.is_none(), |ui| {
                    segment_ui(ui, kind.name(), kind.name(), wanted.kind == kind)
                });
                if scope.inner.clicked() {
                    wanted.kind = kind;
                }
                scope.inner.on_disabled_hover_text(why_not.unwrap_or_default());
            }
            // A person without a pointer sees the reason, too.
            if let Some(why_not) = why_not {
                ui.label(RichText::new(why_not).weak().small());
            }
        });
    }
}

/// The colours of a picture. A page that plays has those of its reader.
fn colours_ui(colours: &mut Colours, ui: &mut Ui) {
    ui.horizontal(|ui| {
        ui.label(text!("export-colours"));
        for one in Colours::ALL {
            ui.radio_value(colours, one, one.title());
        }
    });
}

/// Which puzzles are printed, if there is a choice.
fn puzzles_ui(session: &Session, wanted: &mut Wanted, ui: &mut Ui) {
    let is_list = is_list(session);
    ui.horizontal_wrapped(|ui| {
        if is_list {
            let count = session.puzzles().map_or(0, |puzzles| puzzles.names().len());
            ui.radio_value(&mut wanted.of, Puzzles::All, text!("print-all", count = count));
        }
        ui.radio_value(&mut wanted.of, Puzzles::One, text!("print-one"));
    });
    ui.horizontal(|ui| {
        let (is_random, mut count) = match wanted.of {
            Puzzles::Random(count) => (true, count),
            _ => (false, RANDOM),
        };
        let radio = ui.radio(is_random, text!("print-random"));
        let drag = DragValue::new(&mut count).range(1..=RANDOM_MAX);
        let changed = ui.add(drag).labelled_by(radio.id).changed();
        if changed || radio.clicked() {
            wanted.of = Puzzles::Random(count);
        }
    });
    let kind = match order(&session.settings) {
        Some(order) => ordered(&order),
        None => dealt_kind(session),
    };
    ui.label(RichText::new(kind).weak().small());
}

/// What random sliding puzzles are dealt, as chosen beside Random.
fn dealt_kind(session: &Session) -> String {
    let size = session.settings.sliding.size().map(|size| size.to_string()).unwrap_or_default();
    text!("print-random-sliding", size = size, goal = session.random_goal().title())
}

/// How a sheet is printed.
fn sheet_ui(pane: &mut Pane<'_>, wanted: &mut Wanted, ui: &mut Ui) {
    let mut paper = pane.settings().paper;
    ui.horizontal(|ui| {
        ui.label(text!("print-paper"));
        ui.radio_value(&mut paper, Paper::A4, "A4");
        ui.radio_value(&mut paper, Paper::Letter, "Letter");
    });
    if paper != pane.settings().paper {
        pane.queue.push(Command::Set(Setting::Paper(paper)));
    }
    puzzles_ui(pane.session, wanted, ui);
    ui.checkbox(&mut wanted.has_solutions, text!("print-solutions"))
        .on_hover_text(text!("print-solutions", "hint"));
}
