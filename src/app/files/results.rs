//! Writing the file of results, on a thread of its own.

use egui::Context;

use super::Files;
use super::events::Event;
use crate::app::play::keeper::Keeper;
use crate::session::command::Command;

impl Files {
    /// Writes the results that wait. The person is told only what goes wrong.
    pub fn keep_results(&mut self, keeper: Keeper, ctx: &Context) {
        self.spawn(ctx, move |sender| {
            if let Some(notice) = keeper.write() {
                let _ = sender.send(Event::Seen(Command::Tell(notice)));
            }
        });
    }
}
