//! Saving the puzzle: which board, in which format, and where. The place can be typed, so that no
//! dialog of the system is needed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, RichText, Ui};
use langkah_language::text;
use langkah_puzzle::words::capital;

use super::events::Arrived;
use super::export_field::Wanted;
use super::place::{Asking, Place, Wish, place_ui, with_other_extension};
use super::{PUZZLE_ENDINGS, Save, stamp};
use crate::app::family::words;
use crate::app::printing::Printing;
use crate::app::theme::heading;
use crate::app::widgets::dialog::dialog_ui;
use crate::app::widgets::segment::segment_ui;
use crate::app::window::Window;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::content::{self, Content, Format, Which, written};
use crate::session::document::{Document, OnDisk};
use crate::session::filing::FileWish;

/// What is chosen, while the person is asked.
struct Choice {
    which: Which,
    /// `None` for the plainest format that can hold the puzzle.
    format: Option<Format>,
}

/// The windows that ask where the puzzle, and pictures of it, are to be written.
#[derive(Default)]
pub struct SaveField {
    puzzle: Asking<Choice>,
    /// Whether the puzzle is to be saved once more when the file is written.
    is_due: bool,
    pub export: Asking<Wanted>,
    /// The sheets that are being made.
    pub printing: Vec<Arc<Printing>>,
}

impl SaveField {
    pub fn is_open(&self) -> bool {
        self.puzzle.asked.is_some() || self.export.asked.is_some()
    }

    /// Whether the puzzle is being written, or is to be written once more.
    pub fn saves(&self) -> bool {
        self.is_due || self.puzzle.is_sent()
    }

    /// Another puzzle is opened: what is asked of the one before is asked no more. Returns whether
    /// something was.
    pub fn leave(&mut self) -> bool {
        self.is_due = false;
        let exports = self.export.asked.take().is_some();
        std::mem::take(&mut self.puzzle).asked.is_some() || exports
    }

    /// Takes in what came of files. Returns whether the person is asked again.
    pub fn hear(&mut self, arrived: &mut Vec<Arrived>) -> bool {
        let asks = self.puzzle.hear(arrived);
        self.export.hear(arrived) || asks
    }

    /// Asks again, because the person keeps what is at the place that was chosen for this file.
    pub fn again(&mut self, file: u64) {
        self.puzzle.again(file);
        self.export.again(file);
    }
}

/// How many formats stand beside each other.
const IN_A_ROW: usize = 6;

impl Window {
    /// Writes the puzzle to its own file, or asks where if it has none that can be written again.
    pub(in crate::app) fn save_puzzle(&mut self, ctx: &Context) {
        let own = self.session.document().and_then(Document::file);
        let which = self.usual_which();
        let (Some(file), Some(content)) = (own, self.session.content(which)) else {
            return self.open_save_field();
        };
        // What a save before this one has written is no change of another program.
        if self.save_field.puzzle.is_sent() {
            self.save_field.is_due = true;
            return;
        }
        let is_several = self.session.puzzles().is_some_and(|puzzles| puzzles.names().len() > 1);
        // Nothing is lost where the file is gone.
        let is_stale = self.session.document().is_some_and(|one| one.is_stale() && !one.is_gone());
        let format = file.format.filter(|_| !is_several && !is_stale);
        match format.map(|format| self.saving(&content, format, &file.path)) {
            Some(Some(save)) => {
                let (place, known) = (Place::new(&file.path), Some(file.stamp));
                let number = self.files.save_at(file.path, save, known, ctx);
                // Whoever keeps what another program has written there is asked for another place.
                let choice = Choice { which, format: file.format };
                self.save_field.puzzle.send(choice, place, number);
            }
            _ => self.open_save_field(),
        }
    }

    /// Saves once more if the person wanted that while a file was being written.
    pub(in crate::app) fn save_again(&mut self, ctx: &Context) {
        if !self.save_field.is_due || self.save_field.puzzle.is_sent() {
            return;
        }
        self.save_field.is_due = false;
        if !self.save_field.is_open() && self.session.is_changed() {
            self.save_puzzle(ctx);
        }
    }

    /// Asks which board is to be saved, in which format, and where.
    pub(in crate::app) fn open_save_field(&mut self) {
        if !self.session.has_puzzle() {
            return;
        }
        let which = self.usual_which();
        let own = self.session.document().and_then(Document::file);
        let usual = self.session.content(which).map(|content| written(&content).usual_format());
        let proposed = Path::new(text!("window-file-usual-name"))
            .with_extension(usual.map_or("txt", words::extension));
        let path = own
            .as_ref()
            .map_or_else(|| self.files.folder().join(proposed), |own| self.proposed(own));
        let format = own.and_then(|own| own.format);
        self.save_field.puzzle.open(Choice { which, format }, Place::new(&path));
    }

    /// Where the puzzle of a file is to be saved: there, or beside the file if that has several.
    pub(super) fn proposed(&self, own: &OnDisk) -> PathBuf {
        let number = self.session.puzzles().and_then(|puzzles| puzzles.number_in(own));
        let Some(number) = number else { return own.path.clone() };
        let stem = own.path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem}-{number}");
        match own.path.extension() {
            Some(extension) => own.path.with_file_name(name).with_added_extension(extension),
            None => own.path.with_file_name(name),
        }
    }

    /// The board that holds the person's work: the numbers of a Hidato if some are filled in.
    fn usual_which(&self) -> Which {
        let is = |one, other| self.session.content(one) == self.session.content(other);
        // What is the same is called by the plainer name.
        let plainer = [Which::Start, Which::Shown];
        plainer.into_iter().find(|&one| is(one, Which::Worked)).unwrap_or(Which::Worked)
    }

    /// The file to be written, and what the session is told then; `None` if the format cannot hold
    /// the content.
    fn saving(&self, content: &Content, format: Format, path: &Path) -> Option<Save> {
        let text = content::write(content, format).ok()?;
        let document = self.session.document()?.clone();
        let content = content.clone();
        let extension = words::extension(format);
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_else(|| text!("window-file-usual-name").to_owned());
        let save = Save::new(name, (text!("window-file-puzzles"), extension), move |out| {
            out.write_str(&text)
        });
        let save = save.keeping(PUZZLE_ENDINGS).one_puzzle();
        Some(save.then(move |path: &Path| {
            let stamp = stamp(path)?;
            let file = OnDisk { path: path.to_owned(), stamp, format: Some(format) };
            Some(Command::File(FileWish::Saved { document, content, file }))
        }))
    }
}

pub fn save_field_ui(window: &mut Window, ctx: &Context) {
    // The question whether to replace a file stands alone.
    let Some((mut choice, mut place)) = window.save_field.puzzle.asked.take() else { return };
    let Some(content) = window.session.content(choice.which) else { return };
    let boards = boards(&window.session);
    let fitting = choice.format.filter(|&format| content::write(&content, format).is_ok());
    let mut format = fitting.unwrap_or_else(|| written(&content).usual_format());
    let is_free = ctx.memory(|memory| memory.focused().is_none());
    let title = text!("action-save");
    let (wish, closes) = dialog_ui(ctx, "save", title, 460.0, |ui| {
        ui.label(RichText::new(title).text_style(heading()));
        ui.add_space(6.0);
        if boards.len() > 1 {
            which_ui(&mut choice.which, &boards, &content, ui);
        }
        let before = words::extension(format);
        if format_ui(&mut format, &content, ui) {
            choice.format = Some(format);
            let after = words::extension(format);
            place.path = with_other_extension(&place.path, before, after);
        }
        ui.add_space(6.0);
        place_ui(&mut place, (window.files.is_dialog_open(), is_free), ui)
    });
    match wish.or(closes.then_some(Wish::Cancel)) {
        None => window.save_field.puzzle.ask(choice, place),
        Some(Wish::Cancel) => window.closing.stay(),
        Some(Wish::Save) => {
            let path = place.absolute();
            if let Some(save) = window.saving(&content, format, &path) {
                let file = window.files.save_at(path, save, None, ctx);
                window.save_field.puzzle.send(choice, place, file);
            }
        }
        Some(Wish::Browse) => {
            let save = window.saving(&content, format, &place.absolute());
            let save = save.map(|save| save.within(place.folder()));
            let file = save.and_then(|save| window.files.save(save, ctx));
            window.save_field.puzzle.browse(choice, place, file);
        }
    }
}

/// The boards that differ.
fn boards(session: &Session) -> Vec<Which> {
    let mut boards = vec![Which::Start];
    for which in [Which::Shown, Which::Worked] {
        let is_same = |other: &Which| session.content(*other) == session.content(which);
        if !boards.iter().any(is_same) {
            boards.push(which);
        }
    }
    boards
}

fn which_ui(which: &mut Which, boards: &[Which], content: &Content, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("window-file-board"));
        for &board in boards {
            let word = match board {
                Which::Start => words::start(content.family()),
                Which::Shown => text!("window-file-as-shown"),
                Which::Worked => text!("window-file-as-worked"),
            };
            ui.radio_value(which, board, word);
        }
    });
    if let Some(about) = words::about_written(content.family(), *which) {
        ui.label(RichText::new(about).weak().small());
    }
}

/// The choice of a format. Tells whether another one was chosen.
fn format_ui(format: &mut Format, content: &Content, ui: &mut Ui) -> bool {
    let before = *format;
    ui.label(text!("window-file-format"));
    for row in written(content).formats().chunks(IN_A_ROW) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for &one in row {
                let why_not = content::write(content, one).err();
                let (word, about) = words::format(one);
                let label = text!("window-file-format-of", name = word);
                let scope = ui.add_enabled_ui(why_not.is_none(), |ui| {
                    segment_ui(ui, word, &label, *format == one)
                });
                let response = scope.inner.on_hover_text(about);
                if response.clicked() {
                    *format = one;
                }
                response.on_disabled_hover_text(capital(&why_not.unwrap_or_default()));
            }
        });
    }
    ui.label(RichText::new(capital(words::format(*format).1)).weak().small());
    *format != before
}
