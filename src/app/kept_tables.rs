//! The large tables that stay on disk from one run of the program to the next, and what the window
//! of settings says of them.

use egui::{Button, Ui};
use langkah_language::text;
use langkah_puzzle::words;

use super::pane::{Ask, Pane};
use super::widgets::named::name;
use crate::files::shelf::Tables;
use crate::session::settings::Settings;
use crate::session::settings::preferences::Preferences;

/// Lets new tables be put on disk, or not, as the person has chosen.
pub(super) fn let_grow(tables: Option<&Tables>, settings: &Settings) {
    if let Some(tables) = tables {
        tables.let_grow(settings.files.keeps_tables);
    }
}

/// The choice whether tables stay on disk, how many bytes they take there, and the button that
/// deletes them.
pub(super) fn choice_ui(pane: &mut Pane<'_>, bytes: u64, ui: &mut Ui, new: &mut Preferences) {
    let keeps = ui.checkbox(&mut new.keeps_tables, text!("window-settings-tables"));
    keeps.on_hover_text(text!("window-settings-tables", "hint"));
    if bytes == 0 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("window-settings-tables-kept", size = words::memory(bytes)));
        let delete = ui.add(Button::new(text!("window-settings-tables-delete")));
        name(&delete, text!("window-settings-tables-delete", "label"));
        if delete.clicked() {
            pane.ask(Ask::DeleteTables);
        }
    });
}
