//! Under the board: first, previous, play, next, last, speed, the slider, and the place in the
//! track.

use egui::{Button, Color32, RichText, Role, Sense, Slider, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{
    ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_FIRST_PAGE, ICON_LAST_PAGE, ICON_PAUSE,
    ICON_PLAY_ARROW,
};
use langkah_language::text;

use super::actions::Action;
use super::pane::Pane;
use super::sliding;
use super::widgets::menus::give_focus_back;
use super::widgets::named::{announce, name, value};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::player::{Place, Speed, Stride};

/// A window lower than this many points has no slider.
const LOW: f32 = 500.0;

/// The same while a clock runs below the board.
const LOW_IN_PLAY: f32 = 640.0;

/// The width of the choice of speed.
const SPEED_WIDTH: f32 = 72.0;

const SLIDER_WIDTH_MAX: f32 = 760.0;

/// A held button repeats after this many seconds, and then at this interval.
const REPEAT_AFTER: f64 = 0.35;
const REPEAT_EVERY: f64 = 0.09;

/// What the bar of the track does in a mode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TrackBar {
    /// Its buttons walk through the track.
    Walks,
    /// It is there, and its buttons do nothing.
    Rests,
    /// The board takes its room.
    Hidden,
}

/// What the bar shows of the open puzzle.
pub(super) struct Track {
    pub caption: RichText,
    /// Fewer words for a caption that is too long for the window, if there are any.
    pub short: Option<RichText>,
    pub bar: TrackBar,
}

pub(super) fn player_ui(pane: &mut Pane<'_>, track: Track, ui: &mut Ui) {
    let Place { position, count, .. } = pane.session.place();
    let Track { caption, short, bar } = track;
    ui.add_space(6.0);
    ui.vertical_centered(|ui| {
        let size = [ui.available_width(), 22.0];
        let short = short.filter(|_| !fits(ui, &caption));
        let shown = short.unwrap_or_else(|| caption.clone());
        // A text that is still too long is small, and takes two lines if it must.
        let label = match fits(ui, &shown) {
            true => egui::Label::new(shown),
            false => egui::Label::new(shown.small()).wrap(),
        };
        let response = ui.add_sized(size, label);
        let whole = caption.text().to_owned();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
        announce(&response);
    });
    if bar == TrackBar::Hidden {
        return;
    }
    ui.add_enabled_ui(count > 0 && bar == TrackBar::Walks, |ui| {
        if !is_low(ui) && !gives_way(pane.session, ui) {
            slider_ui(pane, ui, position, count);
        }
        buttons_ui(pane, ui, position, count);
    });
}

/// Whether a line of text fits into the width that is left.
fn fits(ui: &Ui, text: &RichText) -> bool {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.text().to_owned(), font, Color32::PLACEHOLDER);
    galley.size().x <= ui.available_width()
}

/// Whether the window is so low that the board needs the room.
pub(super) fn is_low(ui: &Ui) -> bool {
    is_lower(ui, LOW)
}

fn is_lower(ui: &Ui, height: f32) -> bool {
    ui.ctx().content_rect().height() < height
}

/// Whether the slider gives its room to the board, because the clock of play stands below it.
fn gives_way(session: &Session, ui: &Ui) -> bool {
    sliding::strip::is_shown(session) && is_lower(ui, LOW_IN_PLAY)
}

fn slider_ui(pane: &mut Pane<'_>, ui: &mut Ui, position: usize, count: usize) {
    let mut at = position;
    let width = ui.available_width().min(SLIDER_WIDTH_MAX);
    ui.spacing_mut().slider_width = width;
    let slider = Slider::new(&mut at, 0..=count.max(1)).show_value(false).step_by(1.0);
    let response = ui
        .horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space((ui.available_width() - width) / 2.0);
            ui.add(slider)
        })
        .inner;
    response.widget_info(|| WidgetInfo::slider(true, at as f64, text!("picture-slider")));
    if response.changed() {
        pane.queue.push(Command::Seek(at));
    }
    ui.add_space(2.0);
}

fn buttons_ui(pane: &mut Pane<'_>, ui: &mut Ui, position: usize, count: usize) {
    let playing = pane.session.place().is_playing;
    let (play, play_name) = if playing {
        (ICON_PAUSE, text!("picture-pause"))
    } else {
        (ICON_PLAY_ARROW, text!("picture-play"))
    };
    // In a narrow window the buttons are narrow, too.
    let each = ((ui.available_width() - SPEED_WIDTH - 5.0 * 6.0) / 5.0).clamp(24.0, 44.0);
    let width = 5.0 * each + 5.0 * 6.0 + SPEED_WIDTH;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
        let before = position > 0;
        let after = position < count;
        ui.spacing_mut().button_padding.x = (each - 22.0).clamp(0.0, 8.0) / 2.0;
        for (icon, label, action, enabled) in [
            (ICON_FIRST_PAGE, text!("window-player-first"), Action::First, before),
            (ICON_CHEVRON_LEFT, text!("picture-previous"), Action::Prev, before),
            (play, play_name, Action::PlayPause, count > 0),
            (ICON_CHEVRON_RIGHT, text!("picture-next"), Action::Next, after),
            (ICON_LAST_PAGE, text!("window-player-last"), Action::Last, after),
        ] {
            button_ui(pane, ui, (icon, label), action, enabled, each);
        }
        speed_ui(pane, ui);
    });
}

fn button_ui(
    pane: &mut Pane<'_>,
    ui: &mut Ui,
    (icon, label): (MaterialIcon, &str),
    action: Action,
    enabled: bool,
    width: f32,
) {
    let repeats = matches!(action, Action::Prev | Action::Next);
    // A press of the mouse acts at once, as a key does. Enter still presses a button with the
    // focus.
    let sense = if repeats { Sense::click_and_drag() } else { Sense::click() };
    let button = Button::new(icon.rich_text().size(22.0)).min_size(vec2(width, 36.0)).sense(sense);
    let tooltip = action.tooltip(ui.ctx());
    let response = ui.add_enabled(enabled, button).on_hover_text(tooltip);
    name(&response, label);
    if repeats {
        let held = response.id.with("held");
        if response.is_pointer_button_down_on() && repeats_now(ui, held) {
            pane.act(action);
        } else if !response.is_pointer_button_down_on() {
            let was_held = ui.data_mut(|data| data.remove_temp::<f64>(held)).is_some();
            if response.clicked() && !was_held {
                pane.act(action);
            }
        }
    } else if response.clicked() {
        pane.act(action);
    }
}

/// Whether a button that is held down acts in this frame: at once, and then again and again.
fn repeats_now(ui: &Ui, id: egui::Id) -> bool {
    let now = ui.input(|input| input.time);
    let due = ui.data(|data| data.get_temp::<f64>(id));
    let (acts, next) = match due {
        None => (true, now + REPEAT_AFTER),
        Some(due) if now >= due => (true, now + REPEAT_EVERY),
        Some(due) => (false, due),
    };
    ui.data_mut(|data| data.insert_temp(id, next));
    ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(next - now));
    acts
}

fn speed_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let (mut speed, mut stride) = (pane.session.settings.speed, pane.session.settings.stride);
    let (short, whole) = match stride {
        Stride::One => (speed.label().to_owned(), speed.label().to_owned()),
        _ => (
            format!("{} · {}", speed.label(), stride.boards()),
            format!("{}, {}", speed.label(), stride.label()),
        ),
    };
    let response = egui::ComboBox::from_id_salt("speed")
        .width(64.0)
        .selected_text(short)
        .show_ui(ui, |ui| {
            for choice in Speed::ALL {
                ui.selectable_value(&mut speed, choice, choice.label());
            }
            ui.separator();
            for choice in Stride::ALL {
                ui.selectable_value(&mut stride, choice, choice.label());
            }
        })
        .response;
    give_focus_back(&response);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::ComboBox, true, text!("window-player-speed"))
    });
    value(&response, &whole);
    response.on_hover_text(text!("window-player-speed", "hint"));
    if stride != pane.session.settings.stride {
        pane.queue.push(Command::Stride(stride));
    }
    if speed != pane.session.settings.speed {
        pane.queue.push(Command::Speed(speed));
    }
}
