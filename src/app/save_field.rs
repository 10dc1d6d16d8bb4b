//! Saving the puzzle: which board, in which format, and where. The place can be typed, so that no
//! dialog of the system is needed.

use std::path::Path;

use egui::text::{CCursor, CCursorRange};
use egui::{Context, Frame, Id, Key, Modal, Response, RichText, TextEdit, Ui, WidgetInfo};
use langkah_engine::puzzle::Of;
use langkah_engine::puzzle::words::capital;
use langkah_engine::shown;

use super::files::{Save, stamp};
use super::mode_bar::segment_ui;
use super::path_text::path_of;
use super::theme::heading;
use super::window::Window;
use crate::files::absolute;
use crate::session::Tone;
use crate::session::command::Command;
use crate::session::document::{
    self, Content, Document, FileWish, Format, OnDisk, Which, formats, usual_format,
};
use langkah_language::text;

/// What is chosen, while the person is asked.
struct Choice {
    which: Which,
    /// `None` for the plainest format that can hold the puzzle.
    format: Option<Format>,
    path: String,
    /// Whether to put the cursor at the end of the path.
    to_end: bool,
    /// Why the puzzle could not be saved there.
    fault: Option<String>,
}

/// The window that asks.
#[derive(Default)]
pub(super) struct SaveField {
    /// `None` if the window is closed.
    asked: Option<Choice>,
    /// What the person chose for the file that is being written.
    sent: Option<Choice>,
}

impl SaveField {
    pub fn is_open(&self) -> bool {
        self.asked.is_some()
    }

    fn ask(&mut self, choice: Choice) {
        *self = Self { asked: Some(choice), sent: None };
    }

    /// Takes in what came of files: if the puzzle is saved, nothing is asked any more. If it could
    /// not be saved, the window says why and asks again. Returns whether it does so.
    pub fn hear(&mut self, commands: &mut Vec<Command>) -> bool {
        for command in &*commands {
            match command {
                Command::File(FileWish::Saved { .. }) => *self = Self::default(),
                Command::Tell(notice) if notice.file.is_some() => self.sent = None,
                _ => {}
            }
        }
        let is_fault = |command: &Command| matches!(command, Command::Tell(notice) if notice.tone == Tone::Fault);
        let Some(at) = commands.iter().position(is_fault) else { return false };
        let Some(choice) = self.sent.take() else { return false };
        let Command::Tell(notice) = commands.remove(at) else { return false };
        let fault = format!("{}: {}.", notice.title, notice.lines.join(" "));
        self.ask(Choice { to_end: true, fault: Some(fault), ..choice });
        true
    }

    /// Asks again, because the person keeps the file that is at the chosen place.
    pub fn again(&mut self) {
        if let Some(choice) = self.sent.take() {
            self.ask(Choice { to_end: true, ..choice });
        }
    }
}

/// How many formats stand beside each other.
const IN_A_ROW: usize = 6;

/// What the person does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Save,
    Browse,
    Cancel,
}

impl Window {
    /// Writes the puzzle to its own file, or asks where if it has none that can be written again.
    pub(super) fn save_puzzle(&mut self, ctx: &Context) {
        let own = self.session.document().and_then(Document::file);
        let which = self.usual_which();
        let (Some(file), Some(content)) = (own, self.session.content(which)) else {
            return self.open_save_field();
        };
        let is_several = self.session.puzzles().is_some_and(|puzzles| puzzles.names().len() > 1);
        let is_stale = self.session.document().is_some_and(Document::is_stale);
        let format = file.format.filter(|_| !is_several && !is_stale);
        match format.map(|format| self.saving(&content, format, &file.path)) {
            Some(Some(save)) => self.files.save_at(file.path, save, true, ctx),
            _ => self.open_save_field(),
        }
    }

    /// Asks which board is to be saved, in which format, and where.
    pub(super) fn open_save_field(&mut self) {
        if !self.session.has_puzzle() {
            return;
        }
        let which = self.usual_which();
        let own = self.session.document().and_then(Document::file);
        let path = own
            .as_ref()
            .map_or_else(|| self.files.folder().join("puzzle.txt"), |own| own.path.clone());
        let format = own.and_then(|own| own.format);
        let path = path.display().to_string();
        self.save_field.ask(Choice { which, format, path, to_end: true, fault: None });
    }

    /// The board that holds the person's work: the numbers of a Hidato if some are filled in.
    fn usual_which(&self) -> Which {
        let filled = self.session.hidato().filter(|hidato| {
            hidato.board() == hidato.filled()
                && hidato.filled() != hidato.open().map(|open| &open.board)
        });
        if filled.is_some() { Which::Shown } else { Which::Start }
    }

    /// The file to be written, and what the session is told then; `None` if the format cannot hold
    /// the content.
    fn saving(&self, content: &Content, format: Format, path: &Path) -> Option<Save> {
        let text = document::write(content, format).ok()?;
        let document = self.session.document()?.clone();
        let content = content.clone();
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_else(|| "puzzle".to_owned());
        let save =
            Save::new(name, (text!("window-file-puzzles"), "txt"), move |out| out.write_str(&text));
        Some(save.then(move |path: &Path| {
            let stamp = stamp(path)?;
            let file = OnDisk { path: path.to_owned(), stamp, format: Some(format) };
            Some(Command::File(FileWish::Saved { document, content, file }))
        }))
    }
}

pub(super) fn save_field_ui(window: &mut Window, ctx: &Context) {
    // The question whether to replace a file stands alone.
    let Some(mut choice) = window.save_field.asked.take() else { return };
    let Some(content) = window.session.content(choice.which) else { return };
    let is_same = window.session.content(Which::Start) == window.session.content(Which::Shown);
    let fitting = choice.format.filter(|&format| document::write(&content, format).is_ok());
    let mut format = fitting.unwrap_or_else(|| usual_format(&content));
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    let modal = Modal::new(Id::unique("save")).frame(frame).show(ctx, |ui| {
        ui.set_width((ui.ctx().content_rect().width() - 80.0).clamp(240.0, 460.0));
        ui.label(RichText::new(text!("action-save")).text_style(heading()));
        ui.add_space(6.0);
        if !is_same {
            which_ui(&mut choice.which, &content, ui);
        }
        if format_ui(&mut format, &content, ui) {
            choice.format = Some(format);
        }
        ui.add_space(6.0);
        place_ui(&mut choice, window.files.is_dialog_open(), ui)
    });
    let wish = modal.inner.or(modal.should_close().then_some(Wish::Cancel));
    match wish {
        None => window.save_field.ask(choice),
        Some(Wish::Cancel) => window.closing.stay(),
        Some(Wish::Save) => {
            let path = absolute(&path_of(&choice.path));
            if let Some(save) = window.saving(&content, format, &path) {
                window.files.save_at(path, save, false, ctx);
                window.save_field.sent = Some(Choice { fault: None, ..choice });
            }
        }
        Some(Wish::Browse) => {
            let path = path_of(&choice.path);
            if let Some(save) = window.saving(&content, format, &path) {
                window.files.save(save, ctx);
            }
            window.save_field.ask(choice);
        }
    }
}

fn which_ui(which: &mut Which, content: &Content, ui: &mut Ui) {
    let start = match content {
        Of::Hidato(_) => text!("window-file-givens"),
        Of::Sliding(_) => text!("window-file-start"),
    };
    ui.horizontal(|ui| {
        ui.label(text!("window-file-board"));
        ui.radio_value(which, Which::Start, start);
        ui.radio_value(which, Which::Shown, text!("window-file-as-shown"));
    });
}

/// The choice of a format. Tells whether another one was chosen.
fn format_ui(format: &mut Format, content: &Content, ui: &mut Ui) -> bool {
    let words = |format: Format| format.either(|sliding| sliding.name(), |hidato| hidato.name());
    let about = |format: Format| format.either(|sliding| sliding.about(), |hidato| hidato.about());
    let before = *format;
    ui.label(text!("window-file-format"));
    for row in formats(content).chunks(IN_A_ROW) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for &one in row {
                let why_not = document::write(content, one).err();
                let label = text!("window-file-format-of", name = words(one));
                let scope = ui.add_enabled_ui(why_not.is_none(), |ui| {
                    segment_ui(ui, words(one), &label, *format == one)
                });
                let response = scope.inner.on_hover_text(about(one));
                if response.clicked() {
                    *format = one;
                }
                response.on_disabled_hover_text(capital(&why_not.unwrap_or_default()));
            }
        });
    }
    ui.label(RichText::new(capital(about(*format))).weak().small());
    *format != before
}

/// The path, and the buttons.
fn place_ui(choice: &mut Choice, is_dialog_open: bool, ui: &mut Ui) -> Option<Wish> {
    let response = path_ui(choice, ui);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let mut wish = entered.then_some(Wish::Save);
    if response.changed() {
        choice.fault = None;
    }
    if let Some(fault) = &choice.fault {
        let fault = RichText::new(fault).color(ui.visuals().error_fg_color);
        super::toolbar::announce(&ui.label(fault));
    }
    ui.add_space(8.0);
    let is_named = path_of(&choice.path).file_name().is_some();
    ui.horizontal(|ui| {
        let save = ui.add_enabled(is_named, egui::Button::new(text!("window-file-save")));
        if save.on_disabled_hover_text(text!("window-file-name-first")).clicked() {
            wish = Some(Wish::Save);
        }
        let browse = egui::Button::new(text!("window-file-browse"));
        let browse = ui.add_enabled(!is_dialog_open, browse);
        let browse = browse.on_hover_text(text!("window-file-browse", "hint"));
        if browse.on_disabled_hover_text(text!("window-file-dialog-is-open")).clicked() {
            wish = Some(Wish::Browse);
        }
        if ui.button(text!("window-file-cancel")).clicked() {
            wish = Some(Wish::Cancel);
        }
    });
    wish.filter(|wish| is_named || *wish != Wish::Save)
}

fn path_ui(choice: &mut Choice, ui: &mut Ui) -> Response {
    let id = ui.scope_id().with("save path");
    let edit = TextEdit::singleline(&mut choice.path).id(id).desired_width(f32::INFINITY);
    let response = ui.add(edit);
    let path = shown::line(&choice.path);
    response
        .widget_info(|| WidgetInfo::text_edit(true, "", path.as_str(), text!("window-file-where")));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(text!("window-file-where")));
    if std::mem::take(&mut choice.to_end) {
        response.request_focus();
        let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        let end = CCursor::new(choice.path.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::one(end)));
        state.store(ui.ctx(), id);
    }
    response
}
