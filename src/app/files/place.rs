//! Where a file is to be written: a path that is typed, so that no dialog of the system is needed,
//! and what becomes of the question after the person has answered it.

use std::path::{Path, PathBuf};

use egui::text::{CCursor, CCursorRange};
use egui::{Key, Response, RichText, TextEdit, Ui, WidgetInfo};
use langkah_engine::shown;
use langkah_language::text;

use super::events::Arrived;
use super::path_text::path_of;
use crate::app::widgets::named::announce;
use crate::files::absolute;
use crate::session::command::Command;
use crate::session::{Tone, Topic};

/// The path that is typed.
pub struct Place {
    pub path: String,
    /// The path that is proposed. It may have letters that no text shows.
    proposed: PathBuf,
    /// Whether to put the cursor at the end of the path.
    to_end: bool,
    /// Why the file could not be written there.
    fault: Option<String>,
}

impl Place {
    pub fn new(path: &Path) -> Self {
        let (proposed, path) = (path.to_owned(), path.display().to_string());
        Self { path, proposed, to_end: true, fault: None }
    }

    /// The path from the root of the file system.
    pub fn absolute(&self) -> PathBuf {
        let is_proposed = self.proposed.display().to_string() == self.path;
        absolute(&if is_proposed { self.proposed.clone() } else { path_of(&self.path) })
    }

    /// The folder in which it is.
    pub fn folder(&self) -> Option<PathBuf> {
        self.absolute().parent().map(Path::to_owned)
    }

    /// The same, with what is wrong with it.
    pub fn wrong(self, why: &str) -> Self {
        Self { fault: Some(why.to_owned()), ..self }
    }
}

/// A typed path with another extension, where it has the one of before.
pub fn with_other_extension(path: &str, before: &str, after: &str) -> String {
    let place = PathBuf::from(path);
    let has = place.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(before));
    if has { place.with_extension(after).display().to_string() } else { path.to_owned() }
}

/// A window that asks what is to be written, and where.
pub struct Asking<C> {
    /// What is chosen so far; `None` if the window is closed.
    pub asked: Option<(C, Place)>,
    /// What the person chose for the file that is being written, and the number of the file.
    sent: Option<(u64, C, Place)>,
    /// The file that the system's dialog asks for, if it was opened from here: the window closes
    /// when that file is written.
    browsed: Option<u64>,
}

impl<C> Default for Asking<C> {
    fn default() -> Self {
        Self { asked: None, sent: None, browsed: None }
    }
}

impl<C> Asking<C> {
    /// Opens the window.
    pub fn open(&mut self, choice: C, place: Place) {
        *self = Self::default();
        self.ask(choice, place);
    }

    pub fn ask(&mut self, choice: C, place: Place) {
        self.asked = Some((choice, place));
    }

    /// The same while the system's dialog asks for the place of a file.
    pub fn browse(&mut self, choice: C, place: Place, file: Option<u64>) {
        self.ask(choice, place);
        self.browsed = file.or(self.browsed);
    }

    /// The file of this number is being written.
    pub fn send(&mut self, choice: C, place: Place, file: u64) {
        let sent = Some((file, choice, Place { fault: None, ..place }));
        *self = Self { asked: None, sent, browsed: None };
    }

    /// Takes in what came of files: if the own file is written, nothing is asked any more. If it
    /// could not be written, the window says why and asks again. Returns whether it does so.
    pub fn hear(&mut self, arrived: &mut Vec<Arrived>) -> bool {
        let is_of = |one: &Arrived, file: Option<u64>| one.write.is_some() && one.write == file;
        let is_written =
            |one: &Arrived| matches!(&one.command, Command::Tell(notice) if notice.is_written());
        for one in arrived.iter().filter(|one| is_written(one)) {
            if is_of(one, self.browsed) {
                *self = Self::default();
            } else if is_of(one, self.sent()) {
                self.sent = None;
            }
        }
        // A thread that could not begin or end its work says nothing of a file.
        let is_lost = |one: &Arrived| {
            let is_fault =
                matches!(&one.command, Command::Tell(notice) if notice.tone == Tone::Fault);
            one.write.is_none() && is_fault
        };
        if arrived.iter().any(is_lost) {
            self.sent = None;
        }
        let is_fault = |one: &Arrived| matches!(&one.command, Command::Tell(notice) if notice.topic == Topic::Unwritten);
        let own = self.sent();
        let fault = arrived.iter().position(|one| is_of(one, own) && is_fault(one));
        let Some(at) = fault else { return false };
        let Some((_, choice, place)) = self.sent.take() else { return false };
        let Command::Tell(notice) = arrived.remove(at).command else { return false };
        let why = notice.lines.join(" ");
        let fault = format!("{}: {}.", notice.title, why.trim_end_matches('.'));
        self.ask(choice, Place { to_end: true, fault: Some(fault), ..place });
        true
    }

    /// Whether a file is being written.
    pub fn is_sent(&self) -> bool {
        self.sent.is_some()
    }

    /// The number of the file that is being written.
    fn sent(&self) -> Option<u64> {
        self.sent.as_ref().map(|(file, ..)| *file)
    }

    /// Asks again, because the person keeps what is at the place that was chosen for this file.
    pub fn again(&mut self, file: u64) {
        if let Some((_, choice, place)) = self.sent.take_if(|(sent, ..)| *sent == file) {
            self.ask(choice, Place { to_end: true, ..place });
        }
    }
}

/// What the person does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Save,
    Browse,
    Cancel,
}

/// The path, and the buttons.
///
/// `is_free` tells that nothing had the keyboard before the dialog was drawn, as after a click:
/// Enter then saves, too.
pub fn place_ui(
    place: &mut Place,
    (is_dialog_open, is_free): (bool, bool),
    ui: &mut Ui,
) -> Option<Wish> {
    let is_new = place.to_end;
    let response = path_ui(place, ui);
    let enters = response.lost_focus() || is_free && !is_new;
    let entered = enters && ui.input(|input| input.key_pressed(Key::Enter));
    let mut wish = entered.then_some(Wish::Save);
    if response.changed() {
        place.fault = None;
    }
    if let Some(fault) = &place.fault {
        let fault = RichText::new(fault).color(ui.visuals().error_fg_color);
        announce(&ui.label(fault));
    }
    ui.add_space(8.0);
    let is_named = path_of(&place.path).file_name().is_some();
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

fn path_ui(place: &mut Place, ui: &mut Ui) -> Response {
    let id = ui.scope_id().with("save path");
    let edit = TextEdit::singleline(&mut place.path).id(id).desired_width(f32::INFINITY);
    let response = ui.add(edit);
    let path = shown::line(&place.path);
    response
        .widget_info(|| WidgetInfo::text_edit(true, "", path.as_str(), text!("window-file-where")));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(text!("window-file-where")));
    if std::mem::take(&mut place.to_end) {
        response.request_focus();
        let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        let end = CCursor::new(place.path.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::one(end)));
        state.store(ui.ctx(), id);
    }
    response
}
