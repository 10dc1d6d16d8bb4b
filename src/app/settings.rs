//! The window of settings, and the choices of it that the menu of the toolbar has, too.

use egui::{Button, Context, DragValue, RichText, ScrollArea, TextStyle, ThemePreference, Ui};
use langkah_engine::sliding::notation::Convention;
use langkah_engine::solve::threads_of_machine;
use langkah_language::{Language, text};

use super::actions::Action;
use super::hidato::tools::judging;
use super::kept_tables;
use super::pane::Pane;
use super::text_size::{TextSize, percent};
use super::theme::heading;
use super::widgets::dialog::dialog_ui;
use super::widgets::named::{name, radio_ui};
use super::widgets::scroll::{scroll_pages, show_focused};
use crate::session::command::Command;
use crate::session::filing::FileWish;
use crate::session::hidato::judging::Judging;
use crate::session::settings::preferences::Preferences;
use crate::session::settings::{Motion, Setting, Settings};

/// The sizes of text that are offered, in percent.
const PERCENTS: [u32; 5] = [75, 100, 125, 150, 200];
/// The seconds that the field for the limit on time begins with.
const SECONDS: u64 = 60;

/// The window of settings while it is open.
pub(super) struct Shown {
    /// How many threads the machine has.
    machine: usize,
    /// What the last reset has changed.
    before: Option<AllChosen>,
}

impl Shown {
    pub fn new() -> Self {
        Self { machine: threads_of_machine(), before: None }
    }
}

/// All choices of the window of settings, those of the session and those of egui.
#[derive(Clone, Copy, PartialEq)]
struct AllChosen {
    preferences: Preferences,
    /// The language that the program was started with.
    asked: Option<Language>,
    theme: ThemePreference,
    zoom: f32,
}

impl Default for AllChosen {
    fn default() -> Self {
        let (preferences, theme) = (Preferences::default(), ThemePreference::System);
        Self { preferences, asked: None, theme, zoom: 1.0 }
    }
}

impl AllChosen {
    fn now(settings: &Settings, choices: &Choices<'_>, ctx: &Context) -> Self {
        Self {
            preferences: settings.preferences(),
            asked: *choices.asked,
            theme: ctx.options(|options| options.theme_preference),
            zoom: choices.text_size.chosen,
        }
    }

    fn take(self, pane: &mut Pane<'_>, choices: &mut Choices<'_>, ctx: &Context) {
        pane.queue.push(Command::Set(Setting::Preferences(self.preferences)));
        *choices.asked = self.asked;
        choices.text_size.chosen = self.zoom;
        ctx.set_theme(self.theme);
    }
}

/// What the window keeps of the choices, beside the session.
pub(super) struct Choices<'a> {
    /// The language that the program was started with.
    pub asked: &'a mut Option<Language>,
    pub text_size: &'a mut TextSize,
    /// How many bytes the tables take that stay on disk; `None` if there is no place for them.
    pub tables: Option<u64>,
}

/// The window of settings, while it is open.
pub(super) fn settings_ui(
    pane: &mut Pane<'_>,
    state: &mut Option<Shown>,
    mut choices: Choices<'_>,
    ctx: &Context,
) {
    let Some(mut shown) = state.take() else { return };
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Settings.shortcut()));
    let name = text!("window-settings", "name");
    let (is_closed, closes) = dialog_ui(ctx, "settings", name, 480.0, |ui| {
        let screen = ctx.content_rect().size();
        ui.label(RichText::new(text!("window-settings")).text_style(heading()));
        ui.add_space(4.0);
        let height = (screen.y - 160.0).max(80.0);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, true]).show(ui, |ui| {
            scroll_pages(ui, height);
            sections_ui(pane, &mut choices, &shown, ui);
            show_focused(ui);
        });
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| buttons_ui(pane, &mut choices, &mut shown, ui)).inner
    });
    if !(is_closed || closes || again) {
        *state = Some(shown);
    }
}

fn sections_ui(pane: &mut Pane<'_>, choices: &mut Choices<'_>, shown: &Shown, ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = 22.0;
    let chosen = pane.settings().preferences();
    let mut new = chosen;
    section_ui(ui, text!("menu-language"), |ui| {
        ui.horizontal_wrapped(|ui| language_ui(pane, ui));
    });
    section_ui(ui, text!("menu-appearance"), |ui| {
        row_ui(ui, text!("menu-theme"), theme_ui);
        let text_size = &mut *choices.text_size;
        row_ui(ui, text!("window-settings-text-size"), |ui| sizes_ui(text_size, ui));
        if let Some(shown) = text_size.shown_instead() {
            ui.label(text!("window-settings-text-size", "room", percent = percent(shown)));
        }
        row_ui(ui, text!("window-settings-animation"), |ui| {
            let choices = [
                (Motion::System, text!("menu-system")),
                (Motion::On, text!("window-settings-on")),
                (Motion::Off, text!("window-settings-off")),
            ];
            radios_ui(ui, text!("window-settings-animation"), &mut new.motion, choices);
        });
    });
    section_ui(ui, text!("window-settings-moves"), |ui| letters_ui(ui, &mut new));
    section_ui(ui, text!("menu-play"), |ui| {
        let hovers = ui.checkbox(&mut new.play.hovers, text!("window-settings-hover"));
        hovers.on_hover_text(text!("window-settings-hover", "hint"));
        let quiet = ui.checkbox(&mut new.play.is_quiet, text!("window-settings-quiet"));
        quiet.on_hover_text(text!("window-settings-quiet", "hint"));
    });
    section_ui(ui, text!("window-settings-search"), |ui| limits_ui(ui, shown, &mut new));
    section_ui(ui, text!("window-settings-kept"), |ui| {
        let restore = ui.checkbox(&mut new.restores, text!("menu-restore"));
        restore.on_hover_text(text!("menu-restore", "hint"));
        recent_ui(pane, ui);
        if let Some(bytes) = choices.tables {
            kept_tables::choice_ui(pane, bytes, ui, &mut new);
        }
    });
    section_ui(ui, text!("window-settings-filling"), |ui| filling_ui(ui, &mut new));
    if new != chosen {
        pane.queue.push(Command::Set(Setting::Preferences(new)));
    }
}

/// How a Hidato is filled by hand.
fn filling_ui(ui: &mut Ui, new: &mut Preferences) {
    row_ui(ui, text!("window-hidato-judge"), |ui| {
        let choices = Judging::ALL.map(|one| (one, judging(one)));
        radios_ui(ui, text!("window-hidato-judge"), &mut new.judging, choices);
    });
    let tidies = ui.checkbox(&mut new.tidies_marks, text!("window-settings-tidies"));
    tidies.on_hover_text(text!("window-settings-tidies", "hint"));
}

fn section_ui(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) {
    ui.label(RichText::new(title).strong());
    ui.indent(title, content);
    ui.add_space(6.0);
}

/// A choice with its name before it, in as many lines as it needs.
fn row_ui(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) {
    line_ui(ui, |ui| {
        ui.label(RichText::new(title).weak());
        content(ui);
    });
}

/// A line of words and controls, wrapped where it is too long. It is as high as a button from its
/// beginning, so that words before a button or a field stand at the same height.
fn line_ui(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        let text = ui.text_style_height(&TextStyle::Button);
        ui.set_row_height(text + 2.0 * ui.spacing().button_padding.y);
        content(ui);
    });
}

/// The choices of a setting, one below the other.
fn radios_ui<'a, T: PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &mut T,
    choices: impl IntoIterator<Item = (T, &'a str)>,
) {
    for (choice, text) in choices {
        if radio_ui(ui, title, *chosen == choice, text).clicked() {
            *chosen = choice;
        }
    }
}

/// The languages, each by its own name, so that who cannot read the present one finds it.
pub(super) fn language_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let chosen = pane.look.chosen_language;
    let mut language = chosen;
    let own = Language::all().map(|one| (Some(one), one.name()));
    let choices = [(None, text!("menu-system"))].into_iter().chain(own);
    radios_ui(ui, text!("menu-language"), &mut language, choices);
    if language != chosen {
        pane.queue.push(Command::Set(Setting::Language(language)));
    }
}

pub(super) fn theme_ui(ui: &mut Ui) {
    let chosen = ui.ctx().options(|options| options.theme_preference);
    let mut theme = chosen;
    let choices = [
        (ThemePreference::System, text!("menu-system")),
        (ThemePreference::Light, text!("menu-light")),
        (ThemePreference::Dark, text!("menu-dark")),
    ];
    radios_ui(ui, text!("menu-theme"), &mut theme, choices);
    if theme != chosen {
        ui.ctx().set_theme(theme);
    }
}

/// The sizes of text. A size that the keys have set stands among them.
fn sizes_ui(text_size: &mut TextSize, ui: &mut Ui) {
    let now = percent(text_size.chosen);
    let mut percents = PERCENTS.to_vec();
    if let Err(place) = percents.binary_search(&now) {
        percents.insert(place, now);
    }
    for one in percents {
        let response = ui.selectable_label(one == now, format!("{one} %"));
        if response.on_hover_text(text!("window-settings-text-size", "hint")).clicked() {
            text_size.chosen = one as f32 / 100.0;
            ui.ctx().request_repaint();
        }
    }
}

fn letters_ui(ui: &mut Ui, new: &mut Preferences) {
    let title = text!("window-search-letters-name");
    row_ui(ui, title, |ui| {
        let choices = [
            (Convention::Blank, text!("window-search-letters-name", "blank")),
            (Convention::Tile, text!("window-search-letters-name", "tile")),
        ];
        radios_ui(ui, title, &mut new.letters.convention, choices);
    });
    ui.checkbox(&mut new.letters.repeats, text!("window-search-repeats"));
}

/// What a search may use.
fn limits_ui(ui: &mut Ui, shown: &Shown, new: &mut Preferences) {
    line_ui(ui, |ui| {
        let label = ui.label(text!("window-settings-memory"));
        let label = label.on_hover_text(text!("window-settings-memory", "hint"));
        let drag = DragValue::new(&mut new.memory_mib).range(Settings::MEMORY_MIB).speed(16);
        ui.add(drag.suffix(" MiB").update_while_editing(false)).labelled_by(label.id);
    });
    line_ui(ui, |ui| {
        let mut is_set = new.time_max.is_some();
        let label = ui.checkbox(&mut is_set, text!("window-settings-time"));
        let label = label.on_hover_text(text!("window-settings-time", "hint"));
        let mut seconds = new.time_max.unwrap_or(SECONDS);
        let unit = format!(" {}", text!("window-settings-time", "unit"));
        let drag = DragValue::new(&mut seconds).range(Settings::SECONDS).suffix(unit);
        ui.add_enabled(is_set, drag.update_while_editing(false)).labelled_by(label.id);
        new.time_max = is_set.then_some(seconds);
    });
    line_ui(ui, |ui| {
        let mut are_all = new.threads.is_none();
        let all = text!("window-settings-threads-all", count = shown.machine.to_string());
        let about = text!("window-settings-threads-all", "hint");
        ui.checkbox(&mut are_all, all).on_hover_text(about);
        let mut threads = new.threads.unwrap_or(shown.machine);
        ui.add_enabled_ui(!are_all, |ui| {
            let label = ui.label(text!("window-settings-threads"));
            let drag = DragValue::new(&mut threads).range(Settings::THREADS).speed(0.1);
            ui.add(drag.update_while_editing(false)).labelled_by(label.id);
        });
        new.threads = (!are_all).then_some(threads);
    });
}

fn recent_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    line_ui(ui, |ui| {
        let count = pane.settings().files.recent.len();
        ui.label(text!("window-settings-recent", count = count.to_string()));
        let button = Button::new(text!("window-settings-forget"));
        let forget = ui.add_enabled(count > 0, button);
        name(&forget, text!("window-settings-forget", "label"));
        if forget.clicked() {
            pane.queue.push(Command::File(FileWish::ClearRecent));
        }
    });
}

/// The buttons below the sections. Returns whether the window is to be closed.
fn buttons_ui(
    pane: &mut Pane<'_>,
    choices: &mut Choices<'_>,
    shown: &mut Shown,
    ui: &mut Ui,
) -> bool {
    let ctx = ui.ctx().clone();
    let close = ui.button(text!("window-help-close")).clicked();
    let now = AllChosen::now(pane.settings(), choices, &ctx);
    let button = Button::new(text!("window-settings-reset"));
    let reset = ui.add_enabled(now != AllChosen::default(), button);
    if reset.on_hover_text(text!("window-settings-reset", "hint")).clicked() {
        shown.before = Some(now);
        AllChosen::default().take(pane, choices, &ctx);
    }
    if shown.before.is_some() && ui.button(text!("window-settings-undo")).clicked() {
        shown.before.take().into_iter().for_each(|before| before.take(pane, choices, &ctx));
    }
    close
}
