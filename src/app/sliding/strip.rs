//! Below the board while the person plays: the clock and the moves, and when the puzzle is solved
//! what was needed and the way to the next one.

use std::time::Duration;

use egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Role, Ui, WidgetInfo};
use egui_material_icons::icons::{ICON_LIST, ICON_SKIP_NEXT};
use langkah_language::text;
use langkah_puzzle::results::{rate, words};
use langkah_puzzle::words::moves_in;

use crate::app::actions::Action;
use crate::app::pane::Pane;
use crate::app::theme::palette;
use crate::app::widgets::named::{announce, button_ui};
use crate::session::sliding::Sliding;
use crate::session::sliding::round::{Stage, Standing};
use crate::session::{Mode, Session};

/// How often the clock is drawn anew while it runs.
const TICK: Duration = Duration::from_millis(100);

/// The height of the strip, in points: two lines of text.
const HEIGHT: f32 = 40.0;

/// In a narrower strip, in points, the buttons have no words.
const WORDY: f32 = 560.0;

/// What the strip is about; `None` where there is no strip: the person does not play, or wants
/// quiet.
fn shown(session: &Session) -> Option<(&Sliding, Standing)> {
    let is_off = session.settings.play.is_quiet || session.lessons().played().is_some();
    if session.mode() != Mode::Play || is_off {
        return None;
    }
    let sliding = session.sliding()?;
    Some((sliding, sliding.standing(session.now())?))
}

/// Whether there is a strip.
pub fn is_shown(session: &Session) -> bool {
    shown(session).is_some()
}

/// Whether the strip says what was needed to solve the puzzle.
pub fn tells_end(session: &Session) -> bool {
    let standing = shown(session).map(|(_, standing)| standing.stage);
    matches!(standing, Some(Stage::Solved(_) | Stage::LookedUp))
}

/// Draws the strip, if there is one.
pub fn strip_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let session = pane.session;
    let Some((sliding, standing)) = shown(session) else { return };
    if standing.stage == Stage::Running {
        ui.ctx().request_repaint_after(TICK);
    }
    let is_solved = matches!(standing.stage, Stage::Solved(_) | Stage::LookedUp);
    let told = told(session, sliding, &standing);
    let fill = if is_solved { palette(ui).note_surface } else { palette(ui).panel };
    let frame = Frame::new().fill(fill).corner_radius(6).inner_margin(Margin::symmetric(10, 4));
    let frame = frame.outer_margin(Margin { top: 6, ..Margin::ZERO });
    Panel::bottom("round").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(HEIGHT);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                buttons_ui(pane, ui, is_solved);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    told_ui(ui, &standing, &told, is_solved);
                });
            });
        });
    });
}

fn buttons_ui(pane: &mut Pane<'_>, ui: &mut Ui, is_solved: bool) {
    let ctx = ui.ctx().clone();
    let is_wordy = ui.available_width() > WORDY;
    let colours = palette(ui);
    for (action, icon, text, is_first) in [
        (Action::Results, ICON_LIST, text!("play-results"), false),
        (Action::NextPuzzle, ICON_SKIP_NEXT, text!("play-next"), is_solved),
    ] {
        let ink = if is_first { colours.home_text } else { colours.text };
        let icon = icon.rich_text().color(ink);
        let button = match is_wordy {
            true => Button::new((icon, RichText::new(text).color(ink))),
            false => Button::new(icon),
        };
        let button = if is_first { button.fill(colours.home) } else { button };
        if button_ui(ui, button, text, action.tooltip(&ctx)) {
            pane.act(action);
        }
    }
}

fn told_ui(ui: &mut Ui, standing: &Standing, told: &str, is_solved: bool) {
    if standing.stage != Stage::Running {
        let text = RichText::new(told);
        let text = if is_solved { text } else { text.weak() };
        let response = ui.add(Label::new(text).wrap());
        if is_solved {
            announce(&response);
        }
        return;
    }
    let clock = RichText::new(words::clock(milliseconds(standing))).monospace().size(20.0);
    let clock = ui.label(clock);
    // A screen reader that comes here says all; it does not say every tick by itself.
    clock.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
    ui.add(Label::new(figures(standing)).wrap());
}

fn milliseconds(standing: &Standing) -> u64 {
    u64::try_from(standing.elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// The moves a second; `None` where there was no time to speak of.
fn pace(standing: &Standing) -> Option<String> {
    let time = milliseconds(standing);
    (time > 0).then(|| words::rate(rate(standing.moves as u64, time)))
}

/// The moves, the moves a second and the hints, while the clock runs.
fn figures(standing: &Standing) -> String {
    let moves = moves_in(standing.metric, standing.moves);
    let figures = match pace(standing) {
        Some(rate) => text!("play-figures", moves = moves, rate = rate),
        None => moves,
    };
    match standing.hints {
        0 => figures,
        hints => text!("play-figures-hints", figures = figures, hints = words::hints(hints)),
    }
}

/// What the strip says.
fn told(session: &Session, sliding: &Sliding, standing: &Standing) -> String {
    match standing.stage {
        Stage::Ready if standing.is_looked_up => text!("play-ready", "unkept").to_owned(),
        Stage::Ready => text!("play-ready").to_owned(),
        Stage::Midway => text!("play-midway").to_owned(),
        Stage::Running => {
            let time = words::clock(milliseconds(standing));
            text!("play-running", time = time, figures = figures(standing))
        }
        Stage::LookedUp => {
            let is_same = sliding.player().metric() == standing.metric;
            let fewest = sliding.fewest().filter(|_| is_same);
            let known = fewest.map(|fewest| (fewest as u64, true));
            text!("play-looked-up", told = with_fewest(standing, known))
        }
        Stage::Solved(Some(id)) if sliding.counts_fewest(id) => {
            text!("play-counting", solved = solved(standing))
        }
        Stage::Solved(id) => {
            let kept = id.and_then(|id| session.results().entry(id));
            let known = kept.and_then(|kept| Some((kept.fewest?, kept.fewest_is_proved)));
            with_fewest(standing, known)
        }
    }
}

/// What was needed, with the fewest moves if they are known, and whether they are proved.
fn with_fewest(standing: &Standing, known: Option<(u64, bool)>) -> String {
    let solved = solved(standing);
    match known {
        Some((fewest, true)) => text!("play-fewest", solved = solved, fewest = fewest.to_string()),
        Some((fewest, false)) => {
            text!("play-at-most", solved = solved, fewest = fewest.to_string())
        }
        None => text!("play-alone", solved = solved),
    }
}

/// `Solved: 17 moves in 0:42.1 (0.4 a second)`, and the hints.
fn solved(standing: &Standing) -> String {
    let moves = moves_in(standing.metric, standing.moves);
    let time = words::clock(milliseconds(standing));
    let solved = match pace(standing) {
        Some(rate) => text!("play-solved", moves = moves, time = time, rate = rate),
        None => text!("play-solved", "at-once", moves = moves, time = time),
    };
    match standing.hints {
        0 => solved,
        hints => text!("play-solved-hints", solved = solved, hints = words::hints(hints)),
    }
}
