//! The window with the results: the best and the averages, the list, files, and deleting all.

use egui::{
    Align2, Context, FontId, Frame, Id, Key, Modal, Modifiers, Rect, Response, RichText,
    ScrollArea, Sense, Ui, pos2, vec2,
};
use langkah_engine::puzzle::results::{Entry, csv, summary, words};
use langkah_language::text;

use crate::app::actions::Action;
use crate::app::files::Save;
use crate::app::pane::{Ask, Pane};
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::name;
use crate::app::widgets::scroll::scroll_pages;
use crate::app::widgets::tables::{cell, head, row_ui, table_ui};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::results::{EntryId, ResultsWish};

/// The height of a row, in points.
const ROW: f32 = 22.0;

/// The room between two columns, in points.
const SPACE: f32 = 14.0;

/// The results whose texts make the columns wide enough: the newest.
const MEASURED: usize = 50;

/// The columns of figures, which stand at the right of their room.
const FIGURES: std::ops::RangeInclusive<usize> = 2..=6;

/// The window while it is open.
#[derive(Default)]
pub struct ResultsWindow {
    is_open: bool,
    /// Whether the person is asked whether all results are to be deleted.
    asks: bool,
}

impl ResultsWindow {
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn open(&mut self) {
        (self.is_open, self.asks) = (true, false);
    }
}

/// The window with the results, while it is open.
pub(in crate::app) fn results_ui(pane: &mut Pane<'_>, results: &mut ResultsWindow, ctx: &Context) {
    if !results.is_open {
        return;
    }
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Results.shortcut()));
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    let modal = Modal::new(Id::unique("results")).frame(frame).show(ctx, |ui| {
        let screen = ctx.content_rect().size();
        ui.set_width(960.0_f32.min(screen.x - 60.0));
        ui.label(RichText::new(text!("play-results")).text_style(heading()));
        ui.add_space(4.0);
        let opened = content_ui(pane.session, ui, screen.y);
        pane.queue.extend(opened.map(|id| Command::Results(ResultsWish::Open(id))));
        ui.add_space(8.0);
        let is_closed = ui.horizontal_wrapped(|ui| buttons_ui(pane, results, ui)).inner;
        is_closed || opened.is_some()
    });
    let node = modal.response.id;
    ctx.accesskit_node_builder(node, |node| node.set_label(text!("play-results", "name")));
    let escapes = modal.should_close();
    if escapes && results.asks {
        results.asks = false;
    } else if modal.inner || escapes || again {
        *results = ResultsWindow::default();
    }
}

/// The best, the averages and the list. Returns the result that was clicked.
fn content_ui(session: &Session, ui: &mut Ui, screen: f32) -> Option<EntryId> {
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
    list_ui(session, ui, (height - (ui.min_rect().height() - 30.0)).max(90.0))
}

/// The list, the newest first. Returns the result that was clicked.
fn list_ui(session: &Session, ui: &mut Ui, height: f32) -> Option<EntryId> {
    let entries = session.results().entries();
    let mut opened = None;
    let widths = widths(ui, entries);
    let width = widths.iter().sum::<f32>();
    let area = ScrollArea::both().id_salt("list").max_height(height).min_scrolled_height(height);
    ui.spacing_mut().item_spacing.y = 0.0;
    table_ui(ui, (text!("play-results"), entries.len() + 1, words::COLUMNS), |ui| {
        area.auto_shrink([false, true]).show_rows(ui, ROW, entries.len() + 1, |ui, rows| {
            ui.set_min_width(width);
            scroll(ui, height);
            for row in rows {
                let index = row.checked_sub(1).map(|_| entries.len() - row);
                let entry = index.and_then(|index| Some((index, entries.get(index)?)));
                let Some((index, entry)) = entry else {
                    line_ui(ui, row, &widths, &words::columns().map(str::to_owned));
                    continue;
                };
                let response = line_ui(ui, row, &widths, &words::row(entry));
                let about = text!("play-results-open", date = entry.date.short());
                name(&response, &about);
                let hint = match entry.made.is_empty() {
                    true => about.as_str(),
                    false => text!("play-results-open", "hint"),
                };
                if response.on_hover_text(hint).clicked() {
                    opened = Some(session.results().id(index));
                }
            }
        });
    });
    opened
}

/// Keys scroll the list: pages, rows, and to the sides.
fn scroll(ui: &Ui, height: f32) {
    scroll_pages(ui, height);
    for (key, by) in [
        (Key::ArrowDown, vec2(0.0, -ROW)),
        (Key::ArrowUp, vec2(0.0, ROW)),
        (Key::ArrowRight, vec2(-3.0 * ROW, 0.0)),
        (Key::ArrowLeft, vec2(3.0 * ROW, 0.0)),
    ] {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        if times > 0 {
            ui.scroll_with_delta(by * times as f32);
        }
    }
}

/// The widths of the columns: texts are longer in some languages.
fn widths(ui: &Ui, entries: &[Entry]) -> [f32; words::COLUMNS] {
    let rows: Vec<_> = entries.iter().rev().take(MEASURED).map(words::row).collect();
    let heads = words::columns().map(str::to_owned);
    std::array::from_fn(|column| {
        let texts = rows.iter().chain([&heads]).map(|row| row[column].clone());
        let ink = ui.visuals().text_color();
        let wide = |text| ui.painter().layout_no_wrap(text, font(), ink).size().x;
        texts.map(wide).fold(0.0, f32::max) + SPACE
    })
}

fn font() -> FontId {
    FontId::proportional(13.0)
}

/// A row of the list; that of the heads has the index 0 and takes no click.
fn line_ui(
    ui: &mut Ui,
    index: usize,
    widths: &[f32],
    texts: &[String; words::COLUMNS],
) -> Response {
    let colours = palette(ui);
    let row = row_ui(ui, index, |ui| {
        let size = vec2(widths.iter().sum(), ROW);
        let sense = if index == 0 { Sense::HOVER } else { Sense::click() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        if index > 0 && (response.hovered() || response.has_focus()) {
            ui.painter().rect_filled(rect, 2, colours.line);
        }
        let ink = if index == 0 { colours.weak } else { colours.text };
        let mut left = rect.left();
        for (column, (text, width)) in texts.iter().zip(widths).enumerate() {
            let room = Rect::from_min_size(pos2(left, rect.top()), vec2(*width - SPACE, ROW));
            let (align, at) = match FIGURES.contains(&column) {
                true => (Align2::RIGHT_CENTER, room.right_center()),
                false => (Align2::LEFT_CENTER, room.left_center()),
            };
            ui.painter().with_clip_rect(room.intersect(ui.clip_rect())).text(
                at,
                align,
                text,
                font(),
                ink,
            );
            match index {
                0 => head(ui, column, room, text),
                _ => cell(ui, column, room, text),
            }
            left += width;
        }
        let below = rect.x_range();
        ui.painter().hline(below, rect.bottom(), (1.0, colours.line));
        response
    });
    row.inner
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
