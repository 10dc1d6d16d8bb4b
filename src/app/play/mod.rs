//! Play by hand for people who love these puzzles: tiles that follow the pointer, the clock, and
//! the results.
//!
//! | room | what lives there |
//! |---|---|
//! | `drag` | lines of tiles that are dragged, or that move under the pointer |
//! | `slide` | tiles on their way between two boards |
//! | `strip` | the clock and the count of moves below the board, and what was solved |
//! | `listed` | the window with the list of results |
//! | [`keeper`] | the file of results |

pub(super) mod drag;
pub mod keeper;
pub(super) mod listed;
pub(super) mod slide;
pub(super) mod strip;

use std::time::SystemTime;

use egui::{Button, RichText, Ui};
use langkah_engine::puzzle::date::{Date, Moment};
use langkah_language::text;

use super::actions::Action;
use super::toolbar::name;
use super::window::Window;
use crate::session::command::Command;

/// The day of now in Universal Time.
fn today() -> Date {
    let time = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Moment(time.map_or(0, |time| time.as_secs())).date()
}

/// The entries for the puzzle of the day, as the settings of random puzzles name its size and goal,
/// and for the results.
pub(super) fn entries_ui(window: &mut Window, ui: &mut Ui) {
    let date = today();
    let response = ui.add(Button::new(text!("menu-daily")));
    name(&response, text!("menu-daily"));
    let about = text!("menu-daily", "hint", date = date.to_string());
    if response.on_hover_text(about).clicked() {
        window.queue.push(Command::daily(date));
        ui.close();
    }
    let key = RichText::new(Action::Results.key_name(ui.ctx())).weak();
    let response = ui.add(Button::new(text!("menu-results")).right_text(key));
    name(&response, text!("menu-results"));
    if response.on_hover_text(Action::Results.about()).clicked() {
        window.results.open();
        ui.close();
    }
}
