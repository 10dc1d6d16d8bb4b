//! The rows of a comparison, and their sums.

use std::time::Duration;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use langkah_engine::puzzle::compare::{Found, Row};
use langkah_engine::puzzle::words::{grouped, memory, time};
use langkah_engine::search::watch::Stats;
use langkah_language::{decimal, text};

use super::columns::{Column, Columns};
use crate::app::theme::palette;
use crate::app::widgets::tables;
use crate::session::explore::comparison::run::Run;

const ROW: f32 = 22.0;
/// The number of columns with words, the puzzle and the search. All other columns have figures,
/// aligned to the right.
const WORDS: [Column; 2] = [
    Column { head: || text!("compare-view-puzzle"), about: None, width: 120.0 },
    Column { head: || text!("compare-view-search"), about: None, width: 160.0 },
];
/// The least width of these two where the window is narrow.
const NAME_MIN: f32 = 110.0;
/// The gap between columns, in points.
const GAP: f32 = 9.0;

/// A row as it is shown, and as one sentence if there is more to say.
struct Line {
    cells: Vec<String>,
    about: String,
    kind: Kind,
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heads,
    Sum,
    Search,
}

/// What is the same for all lines.
struct Form {
    columns: Vec<Column>,
    /// The first column that is shown.
    first: usize,
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
    /// they need, then those of names, first the one of the searches. A row's tip has whole names.
    fn shrink(&mut self, room: f32, needed: &[f32]) {
        if self.width() > room {
            let columns = self.columns.iter_mut().skip(WORDS.len());
            columns.zip(needed).for_each(|(column, needed)| column.width = *needed);
        }
        for name in (self.first..WORDS.len()).rev() {
            let excess = (self.width() - room).max(0.0);
            let column = &mut self.columns[name];
            column.width = (column.width - excess).max(NAME_MIN.min(column.width));
        }
    }

    fn width(&self) -> f32 {
        self.columns.iter().skip(self.first).map(|column| column.width + GAP).sum()
    }

    fn head(&self) -> Line {
        let cells = self.columns.iter().map(|column| (column.head)().to_owned()).collect();
        Line { cells, about: text!("compare-view-columns").to_owned(), kind: Kind::Heads }
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

/// Draws the table. Clicks choose at most two rows, of one puzzle.
pub fn table_ui<C: Columns>(ui: &mut Ui, run: &Run<C>, height: f32, chosen: &mut Vec<usize>) {
    // If rows are gone, another run has begun.
    if chosen.iter().any(|&row| row >= run.rows.len()) {
        chosen.clear();
    }
    let sums = if run.count > 1 { sums(run) } else { Vec::new() };
    let count = sums.len() + run.rows.len();
    let form = Form::of(ui, run, &sums);
    let area = ScrollArea::both().id_salt("rows").max_height(height).auto_shrink([false, true]);
    let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    // Without this the scroll bar of a wide table would lie on the last row and take its clicks.
    let room = usize::from(form.width() > ui.available_width());
    let shown = form.columns.len() - form.first;
    tables::table_ui(ui, (text!("compare-view-table"), count + 1, shown), |ui| {
        area.show_rows(ui, ROW, count + 1 + room, |ui, rows| {
            for index in rows {
                tables::row_ui(ui, index, |ui| {
                    let Some(index) = index.checked_sub(1) else {
                        let left = ui.cursor().min;
                        line_ui(ui, &form, &form.head(), None);
                        heads_ui(ui, &form, left);
                        return;
                    };
                    if let Some(sum) = sums.get(index) {
                        line_ui(ui, &form, sum, None);
                    } else if let Some(row) = run.rows.get(index - sums.len()) {
                        let at = index - sums.len();
                        let is_chosen = chosen.contains(&at);
                        if line_ui(ui, &form, &line(run, row), Some(is_chosen)) {
                            choose(run, at, chosen);
                        }
                    }
                });
            }
        });
    });
    ui.spacing_mut().item_spacing.y = gap;
}

/// The explanation of a column, which is shown when the person points at its head.
fn heads_ui(ui: &Ui, form: &Form, mut at: egui::Pos2) {
    for (index, column) in form.columns.iter().enumerate().skip(form.first) {
        let rect = Rect::from_min_size(at, vec2(column.width, ROW));
        at.x += column.width + GAP;
        if let Some(about) = column.about {
            let id = ui.scope_id().with(("head", index));
            ui.interact(rect, id, Sense::hover()).on_hover_text(about());
        }
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
    let ink = if line.kind == Kind::Search { colours.text } else { colours.accent };
    for (index, (&Column { width, .. }, text)) in columns {
        let rect = Rect::from_min_size(pos2(left, space.top()), vec2(width, ROW));
        let (at, align) = if index < WORDS.len() {
            (rect.left_center(), Align2::LEFT_CENTER)
        } else {
            (rect.right_center(), Align2::RIGHT_CENTER)
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let mut job = LayoutJob::simple_singleline(text.clone(), FontId::proportional(13.0), ink);
        job.wrap = TextWrapping::truncate_at_width(width + 0.5);
        let galley = painter.layout_job(job);
        painter.galley(align.anchor_size(at, galley.size()).min, galley, ink);
        let tell = if line.kind == Kind::Heads { tables::head } else { tables::cell };
        tell(ui, index - form.first, rect, text);
        left += width + GAP;
    }
    // Its name says the same to screen readers.
    let response = response.on_hover_ui(|ui| {
        ui.label(&line.about);
    });
    response.clicked()
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
    Line { cells, about, kind: Kind::Search }
}

/// How the figures of several puzzles become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// The sum; for live nodes and memory the greatest figure.
    Sum,
    Mean,
    Median,
}

impl Total {
    const ALL: [Self; 3] = [Self::Sum, Self::Mean, Self::Median];

    /// The value as a sum and what it is divided by; 0 if there are no figures.
    fn fraction(self, figures: impl Iterator<Item = u64>) -> (u64, u64) {
        let mut figures: Vec<u64> = figures.collect();
        figures.sort_unstable();
        let count = figures.len();
        match self {
            Self::Median if count > 0 => (figures[(count - 1) / 2] + figures[count / 2], 2),
            Self::Mean if count > 0 => (figures.iter().sum(), count as u64),
            _ => (figures.iter().sum(), 1),
        }
    }

    /// The value for counts, to the nearest whole number; a half is rounded up.
    pub fn of(self, figures: impl Iterator<Item = u64>) -> u64 {
        let (sum, by) = self.fraction(figures);
        sum / by + u64::from(2 * (sum % by) >= by && by > 1)
    }

    /// The value as it is shown, with a digit after the point where it is not a whole number.
    pub fn shown(self, figures: impl Iterator<Item = u64>) -> String {
        let (sum, by) = self.fraction(figures);
        if sum.is_multiple_of(by) { grouped(sum / by) } else { decimal(sum as f64 / by as f64, 1) }
    }

    /// The same for counts of what is held at one time.
    fn of_peaks(self, figures: impl Iterator<Item = u64>) -> u64 {
        match self {
            Self::Sum => figures.max().unwrap_or(0),
            total => total.of(figures),
        }
    }
}

/// Lines for each search over all puzzles.
fn sums<C: Columns>(run: &Run<C>) -> Vec<Line> {
    let searches = run.contenders.iter().enumerate();
    searches
        .flat_map(|(index, contender)| {
            let rows = run.rows.iter().filter(|row| row.contender == index);
            let found: Vec<&C::Found> = rows.map(|row| &row.found).collect();
            // A search that fits no puzzle has cost nothing, which says nothing of it.
            let has_run = found.iter().any(|found| found.stats().is_some());
            let has_searched = found.iter().any(|found| found.is_searched());
            let is_told = move |&total: &Total| has_searched || has_run && total == Total::Sum;
            let totals = Total::ALL.into_iter().filter(is_told);
            totals.map(move |total| sum(run, contender, &found, total))
        })
        .collect()
}

fn sum<C: Columns>(run: &Run<C>, contender: &C, found: &[&C::Found], total: Total) -> Line {
    let solved = found.iter().filter(|found| found.is_solved()).count();
    // What was not searched has no part in a mean.
    let searched: Vec<_> = found.iter().copied().filter(|found| found.is_searched()).collect();
    let found = searched.as_slice();
    let micros = |found: &&C::Found| found.search_time().as_micros() as u64;
    let sums = Sums {
        expanded: total.of(figures(found, |stats| stats.expanded)),
        generated: total.of(figures(found, |stats| stats.generated)),
        live: total.of_peaks(figures(found, |stats| stats.live_peak)),
        memory: total.of_peaks(figures(found, |stats| stats.memory_peak)),
        time: time(Duration::from_micros(total.of(found.iter().map(micros)))),
        are_peaks_most: total == Total::Sum,
    };
    let (title, expanded) = (contender.title(), sums.expanded);
    let search = title.as_str();
    let (name, about) = match total {
        Total::Sum => {
            let (solved, all) = (solved.to_string(), run.count.to_string());
            let name = text!("compare-view-sum", solved = solved.as_str(), all = all.as_str());
            let about = text!(
                "compare-view-sum",
                "about",
                search = search,
                solved = solved,
                all = all,
                expanded = expanded,
                live = sums.live,
                memory = memory(sums.memory)
            );
            (name, about)
        }
        Total::Mean => (
            text!("compare-view-mean").to_owned(),
            text!("compare-view-mean", "about", search = search, expanded = expanded),
        ),
        Total::Median => (
            text!("compare-view-median").to_owned(),
            text!("compare-view-median", "about", search = search, expanded = expanded),
        ),
    };
    let cells = [name, title].into_iter().chain(C::sums(found, sums, total)).collect();
    Line { cells, about, kind: Kind::Sum }
}

/// The cost of a search on all puzzles together.
pub struct Sums {
    expanded: u64,
    generated: u64,
    live: u64,
    memory: u64,
    time: String,
    /// Whether the live nodes and the memory are the most of all puzzles, beside sums.
    are_peaks_most: bool,
}

impl Sums {
    /// `Expanded`, `Generated`, `Live peak`, `Memory` and `Time`.
    pub fn cells(self) -> [String; 5] {
        let Self { expanded, generated, live, memory: bytes, time, are_peaks_most } = self;
        let peak = |most: u64, figure: String| {
            if are_peaks_most && most > 0 { format!("≤ {figure}") } else { figure }
        };
        let (live, bytes) = (peak(live, grouped(live)), peak(bytes, memory(bytes)));
        [grouped(expanded), grouped(generated), live, bytes, time]
    }
}

/// The same for one row; empty if nothing was searched.
pub fn figures_of(found: &impl Found) -> [String; 5] {
    let stats = found.stats().map(|stats| Sums {
        expanded: stats.expanded,
        generated: stats.generated,
        live: stats.live_peak,
        memory: stats.memory_peak,
        time: time(found.search_time()),
        are_peaks_most: false,
    });
    stats.map(Sums::cells).unwrap_or_default()
}

fn figures<F: Found>(found: &[&F], figure: fn(&Stats) -> u64) -> impl Iterator<Item = u64> {
    found.iter().filter_map(move |found| found.stats().map(figure))
}
