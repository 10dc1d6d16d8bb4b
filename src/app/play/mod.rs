//! The puzzle of the day, and the results of play by hand.
//!
//! | room | what lives there |
//! |---|---|
//! | `listed` | the window with the list of results |
//! | `rows` | the rows of that list |
//! | [`keeper`] | the file of results |

pub mod keeper;
pub(super) mod listed;
mod rows;

use egui::{Button, Ui};
use langkah_language::text;
use langkah_puzzle::date::Moment;

use super::actions::Action;
use super::file_menu::action_ui;
use super::hidato::menus;
use super::widgets::named::button_ui;
use crate::app::pane::Pane;
use crate::session::command::Command;

/// The entries for the puzzle of the day, as the settings of random puzzles name it, and for the
/// results.
pub(super) fn entries_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let date = Moment::now().date();
    let day = date.to_string();
    let hidato = pane.settings().hidato.random;
    let (about, daily) = match hidato {
        None => (text!("menu-daily", "hint", date = day), Some(Command::daily(date))),
        Some(topology) => (
            text!("menu-daily", "hidato-hint", date = day),
            menus::daily_hidato(pane.settings(), topology, date),
        ),
    };
    if button_ui(ui, Button::new(text!("menu-daily")), text!("menu-daily"), about) {
        pane.queue.extend(daily);
        ui.close();
    }
    action_ui(pane, ui, Action::Results, text!("menu-results"));
}
