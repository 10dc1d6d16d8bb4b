//! The help.

use egui::{
    Color32, Grid, Key, KeyboardShortcut, Label, Modifiers, RichText, Role, ScrollArea, TextEdit,
    TextStyle, Ui, WidgetInfo,
};
use egui_commonmark::CommonMarkCache;
use langkah_language::text;

use super::actions::Action;
use super::sliding::edit_keys;
use super::widgets::dialog::dialog_ui;
use super::widgets::scroll::{scroll_by, scroll_pages, show_focused};
use super::widgets::segment::segment_ui;
use super::{explore, hidato, lesson, manual};

/// Whether the help is open, and which part of it is shown.
#[derive(Default)]
pub(super) struct Help {
    pub is_open: bool,
    /// 0 for the keys, then the pages of the manual in their order.
    chapter: usize,
    sought: String,
    cache: CommonMarkCache,
}

/// The most width and height of what is read, in points: longer lines are hard to follow.
const WIDTH_MAX: f32 = 960.0;
const HEIGHT_MAX: f32 = 900.0;

/// The help, while it is open.
pub(super) fn help_ui(help: &mut Help, ctx: &egui::Context) {
    if !help.is_open {
        return;
    }
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Help.shortcut()));
    let name = text!("window-help-name");
    let (is_closed, closes) = dialog_ui(ctx, "help", name, WIDTH_MAX, |ui| {
        let screen = ctx.content_rect().size();
        chapters_ui(help, ui);
        // The height is fixed: a height that follows the content would settle one frame late, and
        // the button would move away from the pointer.
        let height = (screen.y - ui.min_rect().height() - 120.0).clamp(80.0, HEIGHT_MAX);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        let id = (help.chapter, help.sought.is_empty());
        area.id_salt(id).auto_shrink(false).show(ui, |ui| {
            scroll(ui, height);
            content_ui(help, ui);
            show_focused(ui);
        });
        ui.add_space(8.0);
        ui.vertical_centered(|ui| ui.button(text!("window-help-close")).clicked()).inner
    });
    if is_closed || closes || again {
        help.is_open = false;
    }
}

/// The chapters, and a field that searches all of them.
fn chapters_ui(help: &mut Help, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let pages = manual::PAGES.iter().filter_map(|name| manual::page(name));
        let titles = pages.map(manual::title);
        for (index, title) in [text!("window-help-keys")].into_iter().chain(titles).enumerate() {
            let is_on = help.chapter == index && help.sought.is_empty();
            if segment_ui(ui, title, title, is_on).clicked() {
                help.show(index);
            }
        }
        let field = TextEdit::singleline(&mut help.sought)
            .hint_text(text!("window-help-find"))
            .desired_width(90.0);
        let response = ui.add(field);
        response.widget_info(|| {
            WidgetInfo::labeled(Role::TextInput, true, text!("window-help-find", "label"))
        });
    });
    ui.add_space(6.0);
}

/// Keys scroll what is read.
fn scroll(ui: &Ui, page: f32) {
    let typed = ui.ctx().text_edit_focused();
    scroll_pages(ui, page);
    let steps = [(Key::ArrowDown, -40.0), (Key::ArrowUp, 40.0), (Key::End, -1e6), (Key::Home, 1e6)];
    scroll_by(ui, &steps[..if typed { 2 } else { 4 }]);
}

/// The keys, and what they do.
fn keys(ctx: &egui::Context) -> Vec<(String, &'static str)> {
    let actions = Action::all().map(|action| (action.key_name(ctx), action.about()));
    let paste = KeyboardShortcut::new(Modifiers::COMMAND, Key::V);
    let others = [
        (ctx.format_shortcut(&paste), text!("window-help-paste")),
        (text!("window-help-zoom", "keys").to_owned(), text!("window-help-zoom")),
        (text!("window-help-larger", "keys").to_owned(), text!("window-help-larger")),
        (text!("window-help-cells", "keys").to_owned(), text!("window-help-cells")),
    ];
    let named = explore::keys::keys().into_iter().chain(lesson::keys::keys());
    let named = named.chain(edit_keys::about()).chain(hidato::keys::about());
    let named = named.chain(hidato::compose::keys::about());
    let named = named.map(|(key, about)| (key.to_owned(), about));
    actions.chain(others).chain(named).collect()
}

fn content_ui(help: &mut Help, ui: &mut Ui) {
    let sought = help.sought.trim().to_lowercase();
    let mut found = 0;
    if !sought.is_empty() || help.chapter == 0 {
        found += keys_ui(&sought, ui);
    }
    if sought.is_empty() {
        let name = help.chapter.checked_sub(1).and_then(|index| manual::PAGES.get(index));
        if let Some(page) = name.and_then(|name| manual::page(name)) {
            let link = manual::page_ui(&mut help.cache, page, ui);
            help.follow(link);
        }
        return;
    }
    let mut followed = None;
    for page in manual::PAGES.iter().filter_map(|name| manual::page(name)) {
        let parts = manual::parts_with(page, &sought);
        if !parts.is_empty() {
            found += parts.len();
            ui.add_space(8.0);
            ui.label(RichText::new(manual::title(page)).weak());
            let link = manual::page_ui(&mut help.cache, &parts.join("\n\n"), ui);
            followed = followed.or(link);
        }
    }
    help.follow(followed);
    if found == 0 {
        ui.label(RichText::new(text!("window-help-nothing")).weak());
    }
}

/// The space between a key and what it does, and the room for the scroll bar, in points.
const KEYS_GAP: f32 = 24.0;
const SCROLL_BAR: f32 = 12.0;

/// The keys with a word in them; returns how many.
fn keys_ui(sought: &str, ui: &mut Ui) -> usize {
    ui.spacing_mut().interact_size.y = 18.0;
    let ctx = ui.ctx().clone();
    let mut keys = keys(&ctx);
    keys.retain(|(key, about)| {
        key.to_lowercase().contains(sought) || about.to_lowercase().contains(sought)
    });
    let font = TextStyle::Body.resolve(ui.style());
    let wide = |key: &String| {
        let galley = ui.painter().layout_no_wrap(key.clone(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x
    };
    // What a key does takes several lines where one is too long for the window.
    let room = ui.available_width() - keys.iter().map(|(key, _)| wide(key)).fold(0.0, f32::max);
    Grid::new("keys").num_columns(2).spacing([KEYS_GAP, 4.0]).min_row_height(0.0).show(ui, |ui| {
        for (key, about) in &keys {
            ui.label(key);
            ui.vertical(|ui| {
                ui.set_max_width(room - KEYS_GAP - SCROLL_BAR);
                ui.add(Label::new(*about).wrap());
            });
            ui.end_row();
        }
    });
    keys.len()
}

impl Help {
    /// Shows the page to which a link was followed.
    fn follow(&mut self, name: Option<String>) {
        let place = name.and_then(|name| manual::PAGES.iter().position(|page| *page == name));
        place.into_iter().for_each(|place| self.show(place + 1));
    }

    fn show(&mut self, chapter: usize) {
        self.chapter = chapter;
        self.sought.clear();
    }
}
