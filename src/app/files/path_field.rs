//! A field in which a person types or pastes the path of a file. It offers the names in the path's
//! folder; Tab completes them, and Enter opens the file.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use egui::text::{CCursor, CCursorRange};
use egui::{Button, Context, Id, Key, Modifiers, Response, RichText, TextEdit, Ui};
use langkah_engine::shown;
use langkah_language::text;

use super::path_keys::PathKeys;
use super::path_text::{begun_again, path_of, split, unwrapped};
use crate::app::theme::heading;
use crate::app::widgets::dialog::dialog_ui;
use crate::app::widgets::named::announce;
use crate::app::window::Window;
use crate::files::Entry;

/// The most names that are offered.
const OFFERED_MAX: usize = 200;

/// What is typed, and what its folder holds.
#[derive(Default)]
pub struct PathField {
    is_open: bool,
    text: String,
    /// The folder whose names were asked for.
    folder: Option<PathBuf>,
    entries: Option<Result<Vec<Entry>, String>>,
    /// The offered name that the person has chosen with the arrows.
    chosen: Option<usize>,
    fault: Option<String>,
    /// Whether to put the cursor at the end of the text.
    to_end: bool,
    /// Whether to select the whole text.
    to_all: bool,
    /// Whether Enter waits for the names of the folder.
    enters: bool,
    keys: PathKeys,
}

impl PathField {
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens the field with the path of a folder in it.
    pub fn open(&mut self, folder: &Path) {
        let mut text = folder.display().to_string();
        if !text.ends_with(MAIN_SEPARATOR) {
            text.push(MAIN_SEPARATOR);
        }
        *self = Self { is_open: true, text, to_end: true, ..Self::default() };
    }

    /// The names that begin with what is typed after the folder; hidden names only if the person
    /// has typed a point first.
    fn fitting(&self) -> Vec<&Entry> {
        let Some(Ok(entries)) = &self.entries else { return Vec::new() };
        let (_, begin) = split(&self.text);
        let lower = begin.to_lowercase();
        let fits = |entry: &&Entry| {
            let is_shown = !entry.name.starts_with('.') || begin.starts_with('.');
            is_shown && entry.name.to_lowercase().starts_with(&lower)
        };
        entries.iter().filter(fits).collect()
    }

    /// The first of these names, which are shown.
    fn offered(&self) -> Vec<&Entry> {
        let mut offered = self.fitting();
        offered.truncate(OFFERED_MAX);
        offered
    }

    /// Chooses the offered name below the chosen one, or above; after the last comes the first.
    fn choose_next(&mut self, is_down: bool) {
        let count = self.offered().len();
        if count > 0 {
            self.chosen = Some(match self.chosen {
                None if is_down => 0,
                None => count - 1,
                Some(at) if is_down => (at + 1) % count,
                Some(at) => (at + count - 1) % count,
            });
        }
    }

    /// Replaces what is typed after the folder by a name.
    fn take(&mut self, name: &str, is_folder: bool) {
        let (folder, _) = split(&self.text);
        let end = if is_folder { MAIN_SEPARATOR.to_string() } else { String::new() };
        self.text = format!("{folder}{name}{end}");
        (self.to_end, self.chosen, self.fault) = (true, None, None);
    }

    /// The folder that is typed.
    fn typed_folder(&self) -> PathBuf {
        let (typed, _) = split(&self.text);
        if typed.is_empty() { PathBuf::from(".") } else { path_of(typed) }
    }

    /// Completes the letters that all fitting names have in common, or takes the only name.
    fn complete(&mut self) {
        let offered = self.fitting();
        let (_, begin) = split(&self.text);
        match offered[..] {
            [] => {}
            [entry] => {
                let Entry { name, is_folder } = entry.clone();
                self.take(&name, is_folder);
            }
            [first, ..] => {
                let common = |text: &str, other: &str| {
                    let pairs = text.chars().zip(other.chars());
                    pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect::<String>()
                };
                let shared = offered
                    .iter()
                    .fold(first.name.clone(), |shared, entry| common(&shared, &entry.name));
                if shared.chars().count() > begin.chars().count() {
                    self.take(&shared, false);
                }
            }
        }
    }

    /// Puts the cursor where it is to be before the next key.
    fn place_cursor(&mut self, ctx: &Context, id: Id) {
        let is_all = std::mem::take(&mut self.to_all);
        if (std::mem::take(&mut self.to_end) || is_all)
            && let Some(mut state) = TextEdit::load_state(ctx, id)
        {
            let end = CCursor::new(self.text.chars().count());
            let begin = if is_all { CCursor::new(0) } else { end };
            state.cursor.set_char_range(Some(CCursorRange::two(begin, end)));
            state.store(ctx, id);
        }
    }

    /// What Enter does: returns the file to open, if there is one, or goes into a folder. It waits
    /// until the names of the folder have come.
    fn enter(&mut self) -> Option<PathBuf> {
        if let Some(entry) = self.chosen.and_then(|at| self.offered().get(at).copied().cloned()) {
            self.take(&entry.name, entry.is_folder);
            return (!entry.is_folder).then(|| path_of(&self.text));
        }
        // The name as the path has it: an address writes some letters as codes.
        let path = path_of(&self.text);
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let (_, typed) = split(&self.text);
        let is_begun = !unwrapped(typed).is_empty();
        if is_begun && (name.is_empty() || unwrapped(&self.text) == "~") {
            // The text names `..` or the person's own folder.
            self.text = format!("{}{MAIN_SEPARATOR}", path.display());
            (self.to_end, self.chosen, self.fault) = (true, None, None);
            return None;
        }
        match &self.entries {
            None => self.enters = true,
            Some(Err(error)) => self.fault = Some(error.clone()),
            Some(Ok(_)) if !is_begun => {
                self.fault = Some(text!("window-file-choose").to_owned());
            }
            Some(Ok(entries)) => match entries.iter().find(|entry| entry.name == name) {
                Some(Entry { is_folder: false, .. }) => return Some(path_of(&self.text)),
                Some(Entry { is_folder: true, .. }) => self.take(&name, true),
                None => {
                    let name = shown::line(&name);
                    self.fault = Some(text!("window-file-no-file", name = name));
                }
            },
        }
        None
    }
}

pub fn path_field_ui(window: &mut Window, ctx: &Context) {
    if !window.path_field.is_open {
        return;
    }
    ask_for_names(window, ctx);
    let title = text!("window-file-path");
    let ((opens, cancels), closes) = dialog_ui(ctx, "path", title, 520.0, |ui| {
        ui.label(RichText::new(title).text_style(heading()));
        ui.add_space(4.0);
        field_ui(&mut window.path_field, ui)
    });
    if let Some(path) = opens {
        window.path_field.is_open = false;
        window.read(path, ctx);
    } else if cancels || closes {
        window.path_field.is_open = false;
    }
}

/// Asks for the names of the typed folder, unless they are there or asked for.
fn ask_for_names(window: &mut Window, ctx: &Context) {
    let field = &mut window.path_field;
    if let Some((folder, entries)) = window.files.listed.take()
        && field.folder.as_deref() == Some(&folder)
    {
        field.entries = Some(entries);
    }
    let folder = field.typed_folder();
    if field.folder.as_deref() != Some(&folder) {
        (field.folder, field.entries) = (Some(folder.clone()), None);
        window.files.list(folder, ctx);
    }
}

/// The field, the names below it and the buttons: returns the file to open, and whether the person
/// cancels.
fn field_ui(field: &mut PathField, ui: &mut Ui) -> (Option<PathBuf>, bool) {
    let (tab, up, down) = ui.input_mut(|input| {
        let tab = field.keys.until_tab(input);
        let mut take = |key| input.consume_key(Modifiers::NONE, key);
        (tab, take(Key::ArrowUp), take(Key::ArrowDown))
    });
    if up || down {
        field.choose_next(down);
    }
    // The key that opened the field selects what is in it, as in a browser.
    field.to_all = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::L));
    let response = text_ui(field, ui);
    // The letters before Tab are in the text now.
    if field.keys.completes(tab, field.entries.is_some(), ui.ctx()) {
        field.complete();
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let names_came = field.enters && field.entries.is_some();
    field.enters &= !names_came;
    let mut opens = if entered || names_came { field.enter() } else { None };
    if let Some(fault) = &field.fault {
        announce(&ui.label(RichText::new(fault).color(ui.visuals().error_fg_color)));
    }
    opens = names_ui(field, ui, down || up).or(opens);
    let mut cancels = false;
    ui.horizontal(|ui| {
        if ui.button(text!("window-file-open")).clicked() {
            opens = opens.take().or_else(|| field.enter());
        }
        cancels = ui.button(text!("window-file-cancel")).clicked();
        let keys = text!("window-file-path", "keys");
        ui.label(RichText::new(keys).weak().small());
    });
    field.place_cursor(ui.ctx(), response.id);
    // The field keeps the focus, because it is the only one to type into.
    if !response.has_focus() && !cancels && opens.is_none() {
        response.request_focus();
    }
    (opens, cancels)
}

/// The field in which the path is typed.
fn text_ui(field: &mut PathField, ui: &mut Ui) -> Response {
    let id = ui.scope_id().with("path");
    let edit = TextEdit::singleline(&mut field.text).id(id).lock_focus(true);
    let about = text!("window-file-path", "hint");
    let response = ui.add(edit.desired_width(f32::INFINITY).hint_text(about));
    response.widget_info(|| egui::WidgetInfo::text_edit(true, "", field.text.as_str(), about));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(text!("window-file-path", "label"))
    });
    if response.changed() {
        (field.chosen, field.fault, field.enters) = (None, None, false);
        if let Some(path) = begun_again(&field.text).map(str::to_owned) {
            (field.text, field.to_end) = (path, true);
        }
        if field.folder.as_ref() != Some(&field.typed_folder()) {
            // These names are those of another folder.
            field.entries = None;
        }
    }
    response
}

/// The offered names. Returns the file whose name was clicked.
fn names_ui(field: &mut PathField, ui: &mut Ui, follows: bool) -> Option<PathBuf> {
    let offered: Vec<Entry> = field.offered().into_iter().cloned().collect();
    let mut clicked = None;
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(60.0, 220.0);
    let area = egui::ScrollArea::vertical().auto_shrink([false, false]).max_height(height);
    area.min_scrolled_height(height).show(ui, |ui| {
        if offered.is_empty() && field.fault.is_none() {
            let text = match &field.entries {
                None => text!("window-file-looking"),
                Some(Err(error)) => error,
                Some(Ok(_)) => text!("window-file-no-name"),
            };
            ui.label(RichText::new(text).weak());
        }
        for (index, entry) in offered.iter().enumerate() {
            let end = if entry.is_folder { "/" } else { "" };
            let text = format!("{}{end}", shown::line(&entry.name));
            let is_chosen = field.chosen == Some(index);
            let button =
                Button::selectable(is_chosen, text).min_size(egui::vec2(ui.available_width(), 0.0));
            let response = ui.add(button);
            if is_chosen && follows {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                clicked = Some(entry.clone());
            }
        }
    });
    let entry = clicked?;
    field.take(&entry.name, entry.is_folder);
    (!entry.is_folder).then(|| path_of(&field.text))
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::{PathField, path_of, split};
    use crate::files::Entry;

    #[test]
    fn what_a_text_names() {
        for (text, path) in [
            ("/a/b.txt", "/a/b.txt"),
            (" \"/a b/c.txt\" ", "/a b/c.txt"),
            ("'/a b/c.txt'", "/a b/c.txt"),
            ("file:///a%20b/c.txt", "/a b/c.txt"),
            ("file:///100%/c.txt", "/100%/c.txt"),
            ("~x", "~x"),
        ] {
            assert_eq!(path_of(text), PathBuf::from(path), "{text}");
        }
        if let Some(home) = std::env::home_dir() {
            assert_eq!(path_of("~/c.txt"), home.join("c.txt"));
            assert_eq!(path_of("~"), home.join(""));
        }
        assert_eq!(split("/a/b"), ("/a/", "b"));
        assert_eq!(split("b"), ("", "b"));
    }

    fn field(text: &str) -> PathField {
        let entry = |(name, is_folder): (&str, bool)| Entry { name: name.to_owned(), is_folder };
        let names = [("data", true), ("roni-1.txt", false), ("roni-2.txt", false), (".x", false)];
        let entries = names.map(entry).to_vec();
        PathField { text: text.to_owned(), entries: Some(Ok(entries)), ..PathField::default() }
    }

    #[test]
    fn names_are_completed_and_gone_into() {
        let mut here = field("/p/r");
        here.complete();
        assert_eq!(here.text, "/p/roni-");
        here.complete();
        assert_eq!(here.text, "/p/roni-", "there are two");
        assert_eq!(here.enter(), None);
        assert_eq!(here.fault.as_deref(), Some("There is no file “roni-” in this folder."));
        here.chosen = Some(1);
        assert_eq!(here.enter().as_deref(), Some(Path::new("/p/roni-2.txt")));

        let mut here = field("/p/D");
        here.complete();
        assert_eq!(here.text, "/p/data/", "great and small letters are alike where one is meant");
        let mut here = field("/p/data");
        assert_eq!(here.enter(), None);
        assert_eq!(here.text, "/p/data/");
        assert_eq!(field("/p/").offered().len(), 3, "hidden names are not offered");
        assert_eq!(field("/p/.").offered().len(), 1);
        let mut here = field("file:///p/roni%2D1.txt");
        assert_eq!(here.enter().as_deref(), Some(Path::new("/p/roni-1.txt")));
        let mut here = field("/p/..");
        assert_eq!((here.enter(), here.text.as_str()), (None, "/p/../"));
        let mut here = field("/p/roni-1.txt\"");
        assert_eq!(here.enter().as_deref(), Some(Path::new("/p/roni-1.txt")));
    }
}
