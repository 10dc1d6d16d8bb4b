//! The rows of a comparison, and their sums.

use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::columns::{Column, Columns};
use crate::app::theme::palette;
use crate::puzzle::compare::{Found, Row};
use crate::puzzle::words::{grouped, memory, time};
use crate::search::event::Stats;
use crate::session::explore::comparison::run::Run;

const ROW: f32 = 22.0;
/// The puzzle and the search: columns of words; the others are figures, to the right.
const WORDS: [Column; 2] = [("Puzzle", 120.0), ("Search", 160.0)];
/// Between columns.
const GAP: f32 = 5.0;

/// A row as it is shown, and in one sentence where there is more to say.
struct Line {
    cells: Vec<String>,
    about: String,
    is_sum: bool,
}

/// What is the same for all lines.
struct Form {
    columns: Vec<Column>,
    /// The first column that is shown.
    first: usize,
}

impl Form {
    fn of<C: Columns>(run: &Run<C>) -> Self {
        // One puzzle needs no name on every line.
        let first = usize::from(run.count == 1);
        Self { columns: WORDS.into_iter().chain(C::COLUMNS).collect(), first }
    }

    fn width(&self) -> f32 {
        self.columns.iter().skip(self.first).map(|column| column.1 + GAP).sum()
    }

    fn head(&self) -> Line {
        let cells = self.columns.iter().map(|column| column.0.to_owned()).collect();
        Line { cells, about: "Columns".to_owned(), is_sum: true }
    }
}

/// Draws the table; clicks choose rows, at most two and of one puzzle.
pub fn table_ui<C: Columns>(ui: &mut Ui, run: &Run<C>, height: f32, chosen: &mut Vec<usize>) {
    // Another run has begun where rows are gone.
    if chosen.iter().any(|&row| row >= run.rows.len()) {
        chosen.clear();
    }
    let sums = if run.count > 1 { sums(run) } else { Vec::new() };
    let count = sums.len() + run.rows.len();
    let form = Form::of(run);
    let area = ScrollArea::both().id_salt("rows").max_height(height).auto_shrink([false, true]);
    let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    // The bar below a table that is too wide would else lie on the last row and take its clicks.
    let room = usize::from(form.width() > ui.available_width());
    area.show_rows(ui, ROW, count + 1 + room, |ui, rows| {
        for index in rows {
            let Some(index) = index.checked_sub(1) else {
                line_ui(ui, &form, &form.head(), None);
                continue;
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
        }
    });
    ui.spacing_mut().item_spacing.y = gap;
}

/// Chooses a row, or takes back the choice. A third takes the place of the first.
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

/// A line, which can be chosen if it says whether it is; tells of a click on it.
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
    for (index, (&(_, width), text)) in columns {
        let rect = Rect::from_min_size(pos2(left, space.top()), vec2(width, ROW));
        let (at, align) = if index < WORDS.len() {
            (rect.left_center(), Align2::LEFT_CENTER)
        } else {
            (rect.right_center(), Align2::RIGHT_CENTER)
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.text(at, align, text, FontId::proportional(13.0), ink);
        left += width + GAP;
    }
    response.on_hover_text(&line.about).clicked()
}

fn line<C: Columns>(run: &Run<C>, row: &Row<C::Found>) -> Line {
    let (puzzle, board) = match run.puzzles.get(row.puzzle) {
        Some((name, board)) => (name.as_str(), Some(board)),
        None => ("", None),
    };
    let search = run.contenders.get(row.contender).map(ToString::to_string).unwrap_or_default();
    let about = C::about(&row.found, &search, puzzle);
    let figures = board.map(|board| C::cells(board, &row.found)).unwrap_or_default();
    let cells = [puzzle.to_owned(), search].into_iter().chain(figures).collect();
    Line { cells, about, is_sum: false }
}

/// A line for each search over all puzzles.
fn sums<C: Columns>(run: &Run<C>) -> Vec<Line> {
    let sum = |(index, contender): (usize, &C)| {
        let rows = run.rows.iter().filter(|row| row.contender == index);
        let found: Vec<&C::Found> = rows.map(|row| &row.found).collect();
        let solved = found.iter().filter(|found| found.is_solved()).count();
        let sums = Sums {
            expanded: figures(&found, |stats| stats.expanded).sum(),
            generated: figures(&found, |stats| stats.generated).sum(),
            live: figures(&found, |stats| stats.live_peak).max().unwrap_or(0),
            memory: figures(&found, |stats| stats.memory_peak).max().unwrap_or(0),
            time: time(found.iter().map(|found| found.search_time()).sum()),
        };
        let (search, count) = (contender.to_string(), run.count);
        let expanded = grouped(sums.expanded);
        let about = format!("{search}: {solved} of {count} solved, {expanded} expanded in all");
        let cells = [format!("{solved} of {count} solved"), search];
        let cells = cells.into_iter().chain(C::sums(&found, sums)).collect();
        Line { cells, about, is_sum: true }
    };
    run.contenders.iter().enumerate().map(sum).collect()
}

/// What a search cost on all puzzles together; the most of live nodes and memory.
pub struct Sums {
    expanded: u64,
    generated: u64,
    live: u64,
    memory: u64,
    time: String,
}

impl Sums {
    /// `Expanded`, `Generated`, `Live peak`, `Memory` and `Time`.
    pub fn cells(self) -> [String; 5] {
        let Self { expanded, generated, live, memory: bytes, time } = self;
        [grouped(expanded), grouped(generated), grouped(live), memory(bytes), time]
    }
}

/// The same of one row; nothing where nothing was searched.
pub fn figures_of(found: &impl Found) -> [String; 5] {
    let stats = found.stats().map(|stats| Sums {
        expanded: stats.expanded,
        generated: stats.generated,
        live: stats.live_peak,
        memory: stats.memory_peak,
        time: time(found.search_time()),
    });
    stats.map(Sums::cells).unwrap_or_default()
}

fn figures<F: Found>(found: &[&F], figure: fn(&Stats) -> u64) -> impl Iterator<Item = u64> {
    found.iter().filter_map(move |found| found.stats().map(figure))
}
