//! The top: open, random, the choice of search, solve or stop, appearance, help.

use egui::containers::menu::MenuButton;
use egui::{Button, Id, RichText, Ui, vec2};
use egui_material_icons::icons::{
    ICON_CASINO, ICON_EXPAND_MORE, ICON_FOLDER_OPEN, ICON_HELP, ICON_PLAY_ARROW, ICON_SETTINGS,
    ICON_STOP,
};
use langkah_language::text;

use super::actions::Action;
use super::explore::tabs;
use super::pane::Pane;
use super::random_menu::{RandomMenu, random_menu_ui};
use super::sliding::own_bound::Writing;
use super::theme::palette;
use super::widgets::menus::{HIDATO_SEARCH_WIDTH, SEARCH_WIDTH, choices, choices_ui, menu_ui};
use super::widgets::named::{ICON_WIDTH, button_ui, icon_button, name};
use super::{family, file_menu, settings, side};
use crate::session::Session;
use crate::session::explore::View;

/// In a window narrower than this, in points, no line sets the buttons of the search apart.
const SPACIOUS: f32 = 1060.0;

/// What a button needs beside its text, in points: the icon and the space around both.
const BESIDE_TEXT: f32 = 34.0;

/// What the menus of the toolbar remember, or open.
pub(super) struct Menus<'a> {
    pub random: &'a mut RandomMenu,
    pub own_bound: &'a mut Option<Writing>,
}

/// The least width that the toolbar needs for one row, in points, whatever search stands in it.
const ROW_MIN: f32 = 665.0;

pub(super) fn toolbar_ui(pane: &mut Pane<'_>, menus: &mut Menus<'_>, ui: &mut Ui) {
    let available = ui.available_width();
    let search = family::search_shown(pane.session);
    // The width that one row was seen to need in this language, with this search in it, and with
    // what a window of this width leaves out.
    let width = ui.ctx().content_rect().width();
    let lacks =
        [SEARCH_WIDTH, HIDATO_SEARCH_WIDTH, tabs::WORDS_WIDTH, SPACIOUS].map(|least| width < least);
    let id = Id::unique(("width of the toolbar", pane.look.language.tag(), search, lacks));
    let needed: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    if available < ROW_MIN.max(needed) {
        ui.horizontal_wrapped(|ui| puzzle_ui(pane, menus, ui));
        ui.horizontal(|ui| {
            tabs::tabs_ui(pane, ui);
            appearance_ui(pane, ui);
            help_ui(pane, ui);
        });
        return;
    }
    let row = ui.horizontal(|ui| {
        puzzle_ui(pane, menus, ui);
        let width = tabs::width(ui) + 2.0 * ICON_WIDTH + 2.0 * ui.spacing().item_spacing.x;
        // These are drawn from left to right, though they stand at the right, so that the Tab key
        // follows the order that a person sees.
        let puzzle = ui.min_rect().width() + ui.spacing().item_spacing.x;
        ui.add_space((ui.available_width() - width).max(0.0));
        let left = ui.cursor().left();
        tabs::tabs_ui(pane, ui);
        appearance_ui(pane, ui);
        help_ui(pane, ui);
        // The width that was known before may be that of a wider window, or none yet.
        puzzle + ui.min_rect().right() - left
    });
    if row.inner > available {
        ui.data_mut(|data| data.insert_temp(id, row.inner));
        ui.ctx().request_repaint();
    }
}

/// The buttons about the puzzle.
fn puzzle_ui(pane: &mut Pane<'_>, menus: &mut Menus<'_>, ui: &mut Ui) {
    open_ui(pane, ui);
    ui.add_space(4.0);
    random_ui(pane, menus.random, ui);
    ui.add_space(4.0);
    if ui.available_width() > 100.0 && ui.ctx().content_rect().width() >= SPACIOUS {
        ui.separator();
        ui.add_space(4.0);
    }
    family::search_menu_ui(pane, menus.own_bound, ui);
    solve_ui(pane, ui);
}

fn help_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let tooltip = Action::Help.tooltip(ui.ctx());
    if icon_button(ui, ICON_HELP, text!("menu-help")).on_hover_text(tooltip).clicked() {
        pane.act(Action::Help);
    }
}

fn open_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    joined(ui, |ui| {
        let ctx = ui.ctx().clone();
        let busy = pane.look.is_dialog_open;
        let button = Button::new((ICON_FOLDER_OPEN.rich_text(), text!("menu-open")));
        let response = ui
            .add_enabled(!busy, button)
            .on_hover_text(Action::Open.tooltip(&ctx))
            .on_disabled_hover_text(text!("window-file-dialog-is-open"));
        if response.clicked() {
            pane.act(Action::Open);
        }
        name(&response, text!("menu-open"));
        menu(ui, (text!("menu-file"), text!("menu-file", "hint")), |ui| {
            file_menu::file_menu_ui(pane, ui);
        });
    });
}

fn random_ui(pane: &mut Pane<'_>, random: &mut RandomMenu, ui: &mut Ui) {
    joined(ui, |ui| {
        let ctx = ui.ctx().clone();
        let button = Button::new((ICON_CASINO.rich_text(), text!("menu-random")));
        if button_ui(ui, button, text!("menu-random"), Action::Random.tooltip(&ctx)) {
            pane.act(Action::Random);
        }
        let words = (text!("menu-random-options"), text!("menu-random-options", "hint"));
        menu(ui, words, |ui| random_menu_ui(pane, random, ui));
    });
}

/// What the button of the search does.
#[derive(Clone, Copy)]
enum Purpose {
    Solve,
    Record,
    Compare,
    Stop,
}

impl Purpose {
    const ALL: [Self; 4] = [Self::Solve, Self::Record, Self::Compare, Self::Stop];

    /// The width of the longest text, so that nothing moves when another view is shown.
    fn width(ui: &Ui) -> f32 {
        let font = egui::TextStyle::Button.resolve(ui.style());
        let width = |purpose: Self| {
            let text = purpose.text().to_owned();
            ui.painter().layout_no_wrap(text, font.clone(), egui::Color32::PLACEHOLDER).size().x
        };
        Self::ALL.map(width).into_iter().fold(0.0, f32::max)
    }

    fn text(self) -> &'static str {
        match self {
            Self::Solve => text!("menu-solve"),
            Self::Record => text!("menu-record"),
            Self::Compare => text!("menu-compare"),
            Self::Stop => text!("menu-stop"),
        }
    }
}

fn solve_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let colours = palette(ui);
    let running = pane.session.view_runs();
    let purpose = match pane.session.view() {
        _ if running => Purpose::Stop,
        View::Solution | View::Practice => Purpose::Solve,
        View::Tree => Purpose::Record,
        View::Compare if pane.session.pair().is_some() => Purpose::Record,
        View::Compare => Purpose::Compare,
    };
    let action = if running { Action::Stop } else { Action::Solve };
    let icon = if running { ICON_STOP } else { ICON_PLAY_ARROW };
    let text = purpose.text();
    let ink = colours.home_text;
    let label = (icon.rich_text().color(ink), RichText::new(text).color(ink).strong());
    let width = Purpose::width(ui) + BESIDE_TEXT;
    let button = Button::new(label).fill(colours.home).min_size(vec2(width, 30.0));
    let why_not = if !pane.session.has_puzzle() {
        Some(text!("menu-open-first"))
    } else if !running && is_in_vain(pane.session) {
        Some(text!("menu-in-vain"))
    } else if !running && pane.session.view() == View::Tree && family::has_no_tree(pane.session) {
        Some(text!("menu-no-tree"))
    } else {
        None
    };
    let about = match purpose {
        Purpose::Record => text!("menu-record", "hint", key = action.key_name(&ctx)),
        Purpose::Compare => text!("menu-compare", "hint", key = action.key_name(&ctx)),
        Purpose::Solve | Purpose::Stop => action.tooltip(&ctx),
    };
    let response = ui
        .add_enabled(why_not.is_none(), button)
        .on_hover_text(about)
        .on_disabled_hover_text(why_not.unwrap_or_default());
    // The second click of a double click on Solve must not stop the search that the first one has
    // begun.
    if response.clicked() && !(running && response.double_clicked()) {
        pane.act(action);
    }
    name(&response, text);
}

/// Whether the open puzzle is known to have no solution, and the view that is shown would search
/// for one.
pub(super) fn is_in_vain(session: &Session) -> bool {
    let is_compared = session.view() == View::Compare && session.pair().is_none();
    !is_compared && session.is_hopeless()
}

/// Language, theme and what is shown; all else stands in the window of settings.
fn appearance_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let button = choices(MenuButton::new(ICON_SETTINGS.rich_text().size(18.0)));
    let response = menu_ui(ui, button, |ui| {
        ui.label(RichText::new(text!("menu-language")).weak());
        settings::language_ui(pane, ui);
        ui.add_space(6.0);
        ui.label(RichText::new(text!("menu-theme")).weak());
        settings::theme_ui(ui);
        ui.add_space(6.0);
        parts_ui(pane, ui);
        ui.separator();
        file_menu::action_ui(pane, ui, Action::Settings, text!("menu-all-settings"));
    });
    name(&response.on_hover_text(text!("menu-appearance", "hint")), text!("menu-appearance"));
}

/// The panel at the right and the whole screen.
fn parts_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let mut shows =
        !side::hides_side(pane.session, pane.look.hides_side, ctx.content_rect().width());
    let text = text!("menu-side-panel", key = Action::SidePanel.key_name(&ctx));
    if ui.checkbox(&mut shows, text).clicked() {
        pane.act(Action::SidePanel);
    }
    let mut is_full = ctx.input(|input| input.viewport().fullscreen == Some(true));
    let text = text!("menu-whole-screen", key = Action::FullScreen.key_name(&ctx));
    if ui.checkbox(&mut is_full, text).clicked() {
        pane.act(Action::FullScreen);
    }
}

/// Puts a button and its menu close together.
fn joined<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.horizontal(content).inner
    })
    .inner
}

fn menu(ui: &mut Ui, (label, about): (&str, &str), content: impl FnOnce(&mut Ui)) {
    let response = ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 2.0;
        let button = choices(MenuButton::new(ICON_EXPAND_MORE.rich_text()));
        menu_ui(ui, button, |ui| choices_ui(ui, content))
    });
    name(&response.inner.on_hover_text(about), label);
}
