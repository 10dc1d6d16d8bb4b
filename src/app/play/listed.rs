//! The window with the results: the best and the averages, the list, files, and deleting all.

use egui::{
    Align2, Context, FontId, Frame, Id, Modal, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2,
};
use langkah_engine::puzzle::results::{csv, summary, words};
use langkah_language::text;

use crate::app::actions::Action;
use crate::app::files::Save;
use crate::app::help;
use crate::app::tables::{cell, head, row_ui, table_ui};
use crate::app::theme::{heading, palette};
use crate::app::window::Window;
use crate::session::command::Command;
use crate::session::results::ResultsWish;

/// The height of a row, in points.
const ROW: f32 = 22.0;

/// The least widths of the columns, in points.
const WIDTHS: [f32; words::COLUMNS] =
    [130.0, 50.0, 56.0, 84.0, 70.0, 64.0, 56.0, 86.0, 100.0, 300.0];

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
pub(in crate::app) fn results_ui(window: &mut Window, ctx: &Context) {
    if !window.results.is_open {
        return;
    }
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Results.shortcut()));
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    let modal = Modal::new(Id::unique("results")).frame(frame).show(ctx, |ui| {
        let screen = ctx.content_rect().size();
        ui.set_width(960.0_f32.min(screen.x - 60.0));
        ui.label(RichText::new(text!("play-results")).text_style(heading()));
        ui.add_space(4.0);
        content_ui(window, ui, screen.y);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| buttons_ui(window, ui)).inner
    });
    let node = modal.response.id;
    ctx.accesskit_node_builder(node, |node| node.set_label(text!("play-results", "name")));
    if modal.should_close() && window.results.asks {
        window.results.asks = false;
    } else if modal.inner || modal.should_close() || again {
        window.results = ResultsWindow::default();
    }
}

fn content_ui(window: &Window, ui: &mut Ui, screen: f32) {
    let entries = window.session.results().entries();
    if entries.is_empty() {
        ui.label(RichText::new(text!("play-results-none")).weak());
        return;
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
    list_ui(window, ui, (height - (ui.min_rect().height() - 30.0)).max(90.0));
}

/// The list, the newest first.
fn list_ui(window: &Window, ui: &mut Ui, height: f32) {
    let entries = window.session.results().entries();
    let widths = widths(ui);
    let width = widths.iter().sum::<f32>();
    let area = ScrollArea::both().id_salt("list").max_height(height).min_scrolled_height(height);
    ui.spacing_mut().item_spacing.y = 0.0;
    help::scroll_pages(ui, height);
    table_ui(ui, (text!("play-results"), entries.len() + 1, words::COLUMNS), |ui| {
        area.auto_shrink([false, true]).show_rows(ui, ROW, entries.len() + 1, |ui, rows| {
            ui.set_min_width(width);
            for index in rows {
                let entry = index.checked_sub(1).and_then(|back| entries.iter().rev().nth(back));
                match entry {
                    Some(entry) => line_ui(ui, index, &widths, &words::row(entry)),
                    None => line_ui(ui, index, &widths, &words::columns().map(str::to_owned)),
                }
            }
        });
    });
}

/// The widths of the columns: the heads are longer in some languages.
fn widths(ui: &Ui) -> [f32; words::COLUMNS] {
    let font = FontId::proportional(13.0);
    let columns = words::columns();
    std::array::from_fn(|column| {
        let text = columns[column].to_owned();
        let galley = ui.painter().layout_no_wrap(text, font.clone(), ui.visuals().text_color());
        WIDTHS[column].max(galley.size().x + 16.0)
    })
}

fn line_ui(ui: &mut Ui, index: usize, widths: &[f32], texts: &[String; words::COLUMNS]) {
    let colours = palette(ui);
    row_ui(ui, index, |ui| {
        let size = vec2(widths.iter().sum(), ROW);
        let (rect, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let (font, ink) = match index {
            0 => (FontId::proportional(13.0), colours.weak),
            _ => (FontId::proportional(13.0), colours.text),
        };
        let mut left = rect.left();
        for (column, (text, width)) in texts.iter().zip(widths).enumerate() {
            let room = Rect::from_min_size(pos2(left, rect.top()), vec2(*width - 12.0, ROW));
            let (align, at) = match FIGURES.contains(&column) {
                true => (Align2::RIGHT_CENTER, room.right_center()),
                false => (Align2::LEFT_CENTER, room.left_center()),
            };
            ui.painter().text(at, align, text, font.clone(), ink);
            match index {
                0 => head(ui, column, room, text),
                _ => cell(ui, column, room, text),
            }
            left += width;
        }
        let below = rect.x_range();
        ui.painter().hline(below, rect.bottom(), (1.0, colours.line));
    });
}

/// The buttons below the list. Returns whether the window is to be closed.
fn buttons_ui(window: &mut Window, ui: &mut Ui) -> bool {
    let entries = window.session.results().entries();
    let count = entries.len();
    if window.results.asks {
        ui.label(text!("play-results-ask", count = count));
        let is_sure = ui.button(text!("play-results-delete-yes")).clicked();
        let keeps = ui.button(text!("play-results-delete-no"));
        if is_sure {
            window.queue.push(Command::Results(ResultsWish::DeleteAll));
        }
        window.results.asks = !is_sure && !keeps.clicked();
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
            window.results.asks = true;
        }
    });
    if let Some(save) = save {
        window.files.save(save, ui.ctx());
    }
    is_closed
}
