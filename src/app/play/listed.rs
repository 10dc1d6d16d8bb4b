//! The window with the results: the best and the averages, the list, files, and deleting all.

use egui::{Context, RichText, ScrollArea, Ui};
use langkah_language::text;
use langkah_puzzle::results::{csv, summary, words};

use super::rows::Rows;
use crate::app::actions::Action;
use crate::app::files::Save;
use crate::app::pane::{Ask, Pane};
use crate::app::theme::heading;
use crate::app::widgets::dialog::dialog_ui;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::results::{EntryId, ResultsWish};

/// The window while it is open.
#[derive(Default)]
pub struct ResultsWindow {
    is_open: bool,
    /// Whether the person is asked whether all results are to be deleted.
    asks: bool,
    rows: Rows,
}

impl ResultsWindow {
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn open(&mut self) {
        *self = Self { is_open: true, ..Self::default() };
    }
}

/// The window with the results, while it is open.
pub(in crate::app) fn results_ui(pane: &mut Pane<'_>, results: &mut ResultsWindow, ctx: &Context) {
    if !results.is_open {
        return;
    }
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Results.shortcut()));
    let name = text!("play-results", "name");
    let (leaves, escapes) = dialog_ui(ctx, "results", name, 960.0, |ui| {
        let screen = ctx.content_rect().size();
        ui.label(RichText::new(text!("play-results")).text_style(heading()));
        ui.add_space(4.0);
        let opened = content_ui(pane.session, results, ui, screen.y);
        pane.queue.extend(opened.map(|id| Command::Results(ResultsWish::Open(id))));
        ui.add_space(8.0);
        let is_closed = ui.horizontal_wrapped(|ui| buttons_ui(pane, results, ui)).inner;
        is_closed || opened.is_some()
    });
    if escapes && results.asks {
        results.asks = false;
    } else if leaves || escapes || again {
        *results = ResultsWindow::default();
    }
}

/// The best, the averages and the list. Returns the result that was clicked.
fn content_ui(
    session: &Session,
    results: &mut ResultsWindow,
    ui: &mut Ui,
    screen: f32,
) -> Option<EntryId> {
    let entries = session.results().entries();
    if entries.is_empty() {
        ui.label(RichText::new(text!("play-results-none")).weak());
        return None;
    }
    let height = (screen - 190.0).max(120.0);
    let summaries = summary::all(entries);
    if !summaries.is_empty() {
        let most = (height * 0.35).max(40.0);
        let area = ScrollArea::vertical().id_salt("summaries").max_height(most);
        area.auto_shrink([false, true]).show(ui, |ui| {
            for summary in &summaries {
                ui.label(words::summary(summary));
            }
        });
    }
    ui.label(RichText::new(text!("play-results-about")).weak().small());
    ui.add_space(6.0);
    let height = (height - (ui.min_rect().height() - 30.0)).max(90.0);
    let has_keys = !results.asks;
    results.rows.list_ui(session, ui, height, has_keys)
}

/// The buttons below the list. Returns whether the window is to be closed.
fn buttons_ui(pane: &mut Pane<'_>, results: &mut ResultsWindow, ui: &mut Ui) -> bool {
    let entries = pane.session.results().entries();
    let count = entries.len();
    if results.asks {
        ui.label(text!("play-results-ask", count = count));
        let is_sure = ui.button(text!("play-results-delete-yes")).clicked();
        let keeps = ui.button(text!("play-results-delete-no"));
        if is_sure {
            pane.queue.push(Command::Results(ResultsWish::DeleteAll));
        }
        results.asks = !is_sure && !keeps.clicked();
        return false;
    }
    let is_closed = ui.button(text!("window-help-close")).clicked();
    let mut save = None;
    ui.add_enabled_ui(count > 0, |ui| {
        let file = text!("play-results", "file");
        if ui.button(text!("play-results-csv")).clicked() {
            let text = csv::write(entries);
            let kind = (text!("compare-view-save-csv", "kind"), "csv");
            save = Some(Save::new(file, kind, move |out| out.write_str(&text)));
        }
        if ui.button(text!("play-results-json")).clicked() {
            let text = csv::json(entries);
            save = Some(Save::new(file, ("JSON", "json"), move |out| out.write_str(&text)));
        }
        if ui.button(text!("play-results-delete")).clicked() {
            results.asks = true;
        }
    });
    if let Some(save) = save {
        pane.ask(Ask::Save(save));
    }
    is_closed
}
