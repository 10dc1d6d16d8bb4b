//! The large tables on disk: how many bytes they take, and their deletion, on a thread of its own.

use egui::Context;
use langkah_language::text;

use super::events::Event;
use super::{Files, Outlet};
use crate::files::shelf::{Kept, Tables};
use crate::files::system_words;
use crate::session::command::Command;
use crate::session::{Notice, said};

impl Files {
    /// Asks how many bytes the tables take. The answer comes later.
    pub fn measure_tables(&mut self, ctx: &Context) {
        if let Some(tables) = self.tables.clone() {
            self.spawn(ctx, move |sender| measure(&tables, sender));
        }
    }

    /// Deletes the tables. The person is told if that fails.
    pub fn delete_tables(&mut self, ctx: &Context) {
        let Some(tables) = self.tables.clone() else { return };
        self.spawn(ctx, move |sender| {
            if let Err(error) = tables.delete() {
                let title = said(|| text!("window-settings-tables-not-deleted"));
                let notice = Notice::fault(title, vec![system_words(&error)]);
                let _ = sender.send(Event::Seen(Command::Tell(notice)));
            }
            measure(&tables, sender);
        });
    }

    /// How many bytes the tables took when that was asked last; `None` if there is no place for
    /// them.
    pub fn bytes_of_tables(&self) -> Option<u64> {
        self.tables.as_ref().map(|_| self.bytes_of_tables)
    }
}

fn measure(tables: &Tables, sender: &Outlet) {
    let bytes = tables.kept().iter().map(|Kept { bytes, .. }| bytes).sum();
    let _ = sender.send(Event::Measured(bytes));
}
