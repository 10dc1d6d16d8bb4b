//! The rows of a comparison, and their sums.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Galley, Painter, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2,
    vec2,
};
use langkah_language::text;
use langkah_puzzle::compare::Row;

use super::columns::{Column, Columns};
use super::heads::heads_ui;
use super::order::Order;
use super::totals::{Summary, summaries};
use crate::app::theme::palette;
use crate::app::widgets::tables;
use crate::session::explore::comparison::run::Run;

pub(super) const ROW: f32 = 22.0;
/// The number of columns with words, the puzzle and the search. All other columns have figures,
/// aligned to the right.
pub(super) const WORDS: [Column; 2] = [
    Column { head: || text!("compare-view-puzzle"), about: None, width: 120.0 },
    Column { head: || text!("compare-view-search"), about: None, width: 160.0 },
];
/// The least widths of these two where the window is narrow.
const NAMES_MIN: [f32; 2] = [110.0, 150.0];
/// The greatest width for the names of puzzles, which may be long file names.
const NAME_MAX: f32 = 260.0;
/// Of so many names the widths are looked at in each frame.
const NAMES_LOOKED_AT: usize = 50;
/// The gap between columns, in points.
pub(super) const GAP: f32 = 9.0;

/// A row as it is shown, and as one sentence.
struct Line {
    cells: Vec<String>,
    about: String,
    is_sum: bool,
}

/// What is the same for all lines.
pub(super) struct Form {
    pub columns: Vec<Column>,
    /// The first column that is shown.
    pub first: usize,
}

impl Form {
    fn of<C: Columns>(ui: &Ui, run: &Run<C>, sums: &[Line]) -> Self {
        // If there is only one puzzle, the lines need not name it.
        let first = usize::from(run.count == 1);
        let mut columns: Vec<Column> = WORDS.into_iter().chain(C::COLUMNS).collect();
        let font = FontId::proportional(13.0);
        let width = |text: String| {
            let ink = palette(ui).text;
            ui.painter().layout_no_wrap(text, font.clone(), ink).size().x
        };
        let titles = run.contenders.iter().map(C::title);
        columns[1].width = titles.map(width).fold(WORDS[1].width, f32::max) + 2.0;
        let names = run.puzzles.iter().take(NAMES_LOOKED_AT).map(|(name, _)| name.clone());
        let of_sums = sums.iter().filter_map(|sum| sum.cells.first().cloned());
        let widest = of_sums.chain(names).map(width).fold(WORDS[0].width, f32::max);
        columns[0].width = (widest + 2.0).min(NAME_MAX);
        // A head may be wider than its figures, and a figure than its column.
        let mut needed = Vec::new();
        for (column, figure) in columns.iter_mut().skip(WORDS.len()).zip(longest(run, sums)) {
            let head = width((column.head)().to_owned());
            let least = head.max(width(figure)).ceil();
            needed.push(least);
            column.width = column.width.max(least);
        }
        let mut form = Self { columns, first };
        form.shrink(ui.available_width() - ui.spacing().scroll.allocated_width(), &needed);
        form
    }

    /// Makes columns narrower where the window has no room for all: those of figures down to what
    /// they need, then those of names, first the one of the puzzles. A row's tip has whole names.
    fn shrink(&mut self, room: f32, needed: &[f32]) {
        if self.width() > room {
            let columns = self.columns.iter_mut().skip(WORDS.len());
            columns.zip(needed).for_each(|(column, needed)| column.width = *needed);
        }
        for (name, least) in NAMES_MIN.into_iter().enumerate().skip(self.first) {
            let excess = (self.width() - room).max(0.0);
            let column = &mut self.columns[name];
            column.width = (column.width - excess).max(least.min(column.width));
        }
    }

    pub fn width(&self) -> f32 {
        self.columns.iter().skip(self.first).map(|column| column.width + GAP).sum()
    }
}

/// So many rows are looked at in each frame; the sums are longer than those of most others.
const LOOKED_AT: usize = 2000;

/// The longest figure of each column.
fn longest<C: Columns>(run: &Run<C>, sums: &[Line]) -> Vec<String> {
    let of_sums = sums.iter().map(|line| line.cells.iter().skip(WORDS.len()).cloned().collect());
    let of_rows = run.rows.iter().take(LOOKED_AT).filter_map(|row| {
        let (_, board) = run.puzzles.get(row.puzzle)?;
        Some(Vec::from(C::cells(board, &row.found)))
    });
    let mut longest = vec![String::new(); C::COLUMNS.len()];
    for figures in of_sums.chain(of_rows) {
        for (longest, figure) in longest.iter_mut().zip::<Vec<String>>(figures) {
            if figure.chars().count() > longest.chars().count() {
                *longest = figure;
            }
        }
    }
    longest
}

/// Draws the table. Clicks choose at most two rows, of one puzzle, and on a head the order.
pub fn table_ui<C: Columns>(
    ui: &mut Ui,
    run: &Run<C>,
    height: f32,
    chosen: &mut Vec<usize>,
    order: &mut Option<Order>,
) {
    // If rows are gone, another run has begun.
    if chosen.iter().any(|&row| row >= run.rows.len()) {
        chosen.clear();
    }
    let sums = if run.count > 1 { summaries(run) } else { Vec::new() };
    let sums: Vec<Line> = sums.into_iter().map(Line::from).collect();
    let places = order.map(|order| order.places(run));
    // The place of the row that is shown at some place.
    let row_at = |at: usize| places.as_ref().map_or(Some(at), |places| places.get(at).copied());
    let count = sums.len() + run.rows.len();
    let form = Form::of(ui, run, &sums);
    let area = ScrollArea::both().id_salt("rows").max_height(height).auto_shrink([false, true]);
    let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    // Without this the scroll bar of a wide table would lie on the last row and take its clicks.
    let room = usize::from(form.width() > ui.available_width());
    let shown = form.columns.len() - form.first;
    let top = ui.cursor().top();
    tables::table_ui(ui, (text!("compare-view-table"), count + 1, shown), |ui| {
        area.show_rows(ui, ROW, count + 1 + room, |ui, rows| {
            // The heads stay in sight, and the rows pass beneath them.
            let at = pos2(ui.cursor().left(), top);
            tables::row_ui(ui, 0, |ui| heads_ui(ui, &form, at, order));
            let mut clip = ui.clip_rect();
            clip.min.y = clip.min.y.max(top + ROW);
            ui.set_clip_rect(clip);
            for index in rows {
                // The heads cover their own place, and a row that must not be reached by Tab.
                let Some(at) = index.checked_sub(1).filter(|_| ui.cursor().top() > top) else {
                    ui.allocate_space(vec2(form.width(), ROW));
                    continue;
                };
                tables::row_ui(ui, index, |ui| {
                    if let Some(sum) = sums.get(at) {
                        line_ui(ui, &form, sum, None);
                    } else if let Some(at) = row_at(at - sums.len()) {
                        search_ui(ui, &form, run, at, chosen);
                    }
                });
            }
        });
    });
    ui.spacing_mut().item_spacing.y = gap;
}

/// A row for one search, which a click chooses.
fn search_ui<C: Columns>(
    ui: &mut Ui,
    form: &Form,
    run: &Run<C>,
    at: usize,
    chosen: &mut Vec<usize>,
) {
    let Some(row) = run.rows.get(at) else { return };
    if line_ui(ui, form, &line(run, row), Some(chosen.contains(&at))) {
        choose(run, at, chosen);
    }
}

/// Chooses a row, or takes back the choice. A third row replaces the first one.
fn choose<C: Columns>(run: &Run<C>, at: usize, chosen: &mut Vec<usize>) {
    if chosen.contains(&at) {
        chosen.retain(|&row| row != at);
        return;
    }
    let puzzle = |row: usize| run.rows.get(row).map(|row| row.puzzle);
    chosen.retain(|&row| puzzle(row) == puzzle(at));
    chosen.push(at);
    if chosen.len() > 2 {
        chosen.remove(0);
    }
}

/// Draws a line, which can be chosen unless `is_chosen` is `None`. Tells whether it was clicked.
fn line_ui(ui: &mut Ui, form: &Form, line: &Line, is_chosen: Option<bool>) -> bool {
    let columns = form.columns.iter().zip(&line.cells).enumerate().skip(form.first);
    let sense = if is_chosen.is_some() { Sense::click() } else { Sense::hover() };
    let (space, response) = ui.allocate_exact_size(vec2(form.width(), ROW), sense);
    response.widget_info(|| match is_chosen {
        Some(is_chosen) => WidgetInfo::selected(Role::CheckBox, true, is_chosen, &line.about),
        None => WidgetInfo::labeled(Role::Label, true, &line.about),
    });
    let colours = palette(ui);
    if is_chosen == Some(true) {
        ui.painter().rect_filled(space, 3, ui.visuals().selection.bg_fill);
    } else if is_chosen.is_some() && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(space, 3, colours.line);
    }
    let mut left = space.left();
    let ink = if line.is_sum { colours.accent } else { colours.text };
    for (index, (&Column { width, .. }, text)) in columns {
        let rect = Rect::from_min_size(pos2(left, space.top()), vec2(width, ROW));
        let (at, align) = if index < WORDS.len() {
            (rect.left_center(), Align2::LEFT_CENTER)
        } else {
            (rect.right_center(), Align2::RIGHT_CENTER)
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        // The ends of two puzzles' names differ, as in "seed 1" and "seed 2".
        let is_end_kept = index == 0 && !line.is_sum;
        let galley = fitted(&painter, text, ink, (width + 0.5, is_end_kept));
        painter.galley(align.anchor_size(at, galley.size()).min, galley, ink);
        tables::cell(ui, index - form.first, rect, text);
        left += width + GAP;
    }
    // Its name says the same to screen readers.
    let response = response.on_hover_ui(|ui| {
        ui.label(&line.about);
    });
    response.clicked()
}

/// A text, cut where it is wider than its cell: at its end, or at its beginning.
pub(super) fn fitted(
    painter: &Painter,
    text: &str,
    ink: Color32,
    (width, is_end_kept): (f32, bool),
) -> Arc<Galley> {
    let font = || FontId::proportional(13.0);
    if is_end_kept {
        let whole = painter.layout_no_wrap(text.to_owned(), font(), ink);
        if whole.size().x <= width {
            return whole;
        }
        let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let cut = |at: usize| painter.layout_no_wrap(format!("…{}", &text[at..]), font(), ink);
        let first = starts.partition_point(|&at| cut(at).size().x > width);
        return cut(starts.get(first).copied().unwrap_or(text.len()));
    }
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font(), ink);
    job.wrap = TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}

fn line<C: Columns>(run: &Run<C>, row: &Row<C::Found>) -> Line {
    let (puzzle, board) = match run.puzzles.get(row.puzzle) {
        Some((name, board)) => (name.as_str(), Some(board)),
        None => ("", None),
    };
    let search = run.contenders.get(row.contender).map(C::title).unwrap_or_default();
    let about = C::about(&row.found, &search, puzzle);
    let figures = board.map(|board| C::cells(board, &row.found)).unwrap_or_default();
    let cells = [puzzle.to_owned(), search].into_iter().chain(figures).collect();
    Line { cells, about, is_sum: false }
}

impl From<Summary> for Line {
    fn from(Summary { cells, about }: Summary) -> Self {
        Self { cells, about, is_sum: true }
    }
}
