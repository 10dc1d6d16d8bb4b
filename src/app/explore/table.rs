//! The rows of a comparison, and their sums.

use std::time::Duration;

use egui::{Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::theme::palette;
use crate::puzzle::compare::{Row, csv};
use crate::puzzle::solve::Solution;
use crate::puzzle::words::{capital, grouped, memory, time};
use crate::session::explore::comparison::Run;

const ROW: f32 = 22.0;
const HEAD: [&str; 9] =
    ["Puzzle", "Search", "Moves", "Expanded", "Generated", "Live peak", "Memory", "Time", "b*"];
const WIDTHS: [f32; 9] = [120.0, 160.0, 62.0, 76.0, 78.0, 64.0, 60.0, 60.0, 34.0];
/// Between columns.
const GAP: f32 = 5.0;
/// Columns of words; the others are figures, to the right.
const WORDS: usize = 2;

/// A row as it is shown, and in one sentence where there is more to say.
struct Line {
    cells: [String; 9],
    about: String,
    is_sum: bool,
}

/// Draws the table; clicks choose rows, at most two and of one puzzle.
pub fn table_ui(ui: &mut Ui, run: &Run, height: f32, chosen: &mut Vec<usize>) {
    // Another run has begun where rows are gone.
    if chosen.iter().any(|&row| row >= run.rows.len()) {
        chosen.clear();
    }
    let sums = if run.puzzles.len() > 1 { sums(run) } else { Vec::new() };
    let count = sums.len() + run.rows.len();
    let first = usize::from(run.puzzles.len() == 1);
    let area = ScrollArea::both().id_salt("rows").max_height(height).auto_shrink([false, true]);
    let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    area.show_rows(ui, ROW, count + 1, |ui, rows| {
        for index in rows {
            match index.checked_sub(1) {
                None => {
                    let cells = HEAD.map(str::to_owned);
                    let about = "Columns".to_owned();
                    let line = Line { cells, about, is_sum: true };
                    line_ui(ui, &line, first, None);
                }
                Some(index) => {
                    if let Some(sum) = sums.get(index) {
                        line_ui(ui, sum, first, None);
                    } else if let Some(row) = run.rows.get(index - sums.len()) {
                        let at = index - sums.len();
                        let is_chosen = chosen.contains(&at);
                        if line_ui(ui, &line(run, row), first, Some(is_chosen)) {
                            choose(run, at, chosen);
                        }
                    }
                }
            }
        }
    });
    ui.spacing_mut().item_spacing.y = gap;
}

/// Chooses a row, or takes back the choice. A third takes the place of the first.
fn choose(run: &Run, at: usize, chosen: &mut Vec<usize>) {
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
fn line_ui(ui: &mut Ui, line: &Line, first: usize, is_chosen: Option<bool>) -> bool {
    let width: f32 = WIDTHS.iter().skip(first).map(|width| width + GAP).sum();
    let sense = if is_chosen.is_some() { Sense::click() } else { Sense::hover() };
    let (space, response) = ui.allocate_exact_size(vec2(width, ROW), sense);
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
    for (index, text) in line.cells.iter().enumerate().skip(first) {
        let rect = Rect::from_min_size(pos2(left, space.top()), vec2(WIDTHS[index], ROW));
        let (at, align) = if index < WORDS {
            (rect.left_center(), Align2::LEFT_CENTER)
        } else {
            (rect.right_center(), Align2::RIGHT_CENTER)
        };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.text(at, align, text, FontId::proportional(13.0), ink);
        left += WIDTHS[index] + GAP;
    }
    response.on_hover_text(&line.about).clicked()
}

fn line(run: &Run, row: &Row) -> Line {
    let puzzle = run.puzzles.get(row.puzzle).map_or("", |puzzle| &puzzle.0).to_owned();
    let search = run.contenders.get(row.contender).map(ToString::to_string).unwrap_or_default();
    match &row.result {
        Ok(solution) => solved_line(row, solution, puzzle, search),
        Err(misfit) => {
            let about = format!("{search}: {}", capital(&misfit.to_string()));
            let none = String::new;
            let cells = [
                puzzle,
                search,
                "misfit".to_owned(),
                none(),
                none(),
                none(),
                none(),
                none(),
                none(),
            ];
            Line { cells, about, is_sum: false }
        }
    }
}

fn solved_line(row: &Row, solution: &Solution, puzzle: String, search: String) -> Line {
    let stats = &solution.stats;
    let moves = match row.moves() {
        Some(moves) if solution.proved_least => format!("{moves}, least"),
        Some(moves) => moves.to_string(),
        None => csv::outcome(&solution.outcome).to_owned(),
    };
    let branching = row.branching().map_or_else(String::new, |b| format!("{b:.2}"));
    let (expanded, generated) = (grouped(stats.expanded), grouped(stats.generated));
    let about = format!(
        "{search} on {puzzle}: {moves}, {expanded} expanded, {generated} generated, searched for \
         {}, set-up {}, at least {} moves are needed",
        time(solution.search_time),
        time(solution.setup_time),
        solution.lower_bound
    );
    let cells = [
        puzzle,
        search,
        moves,
        expanded,
        generated,
        grouped(stats.live_peak),
        memory(stats.memory_peak),
        time(solution.search_time),
        branching,
    ];
    Line { cells, about, is_sum: false }
}

/// A line for each search over all puzzles.
fn sums(run: &Run) -> Vec<Line> {
    run.contenders
        .iter()
        .enumerate()
        .map(|(index, contender)| {
            let rows = || run.rows.iter().filter(move |row| row.contender == index);
            let solutions = || rows().filter_map(|row| row.result.as_ref().ok());
            let solved = rows().filter(|row| row.moves().is_some()).count();
            let sum = |figure: fn(&Solution) -> u64| grouped(solutions().map(figure).sum());
            let most = |figure: fn(&Solution) -> u64| solutions().map(figure).max().unwrap_or(0);
            let searched: Duration = solutions().map(|solution| solution.search_time).sum();
            let moves: usize = rows().filter_map(Row::moves).sum();
            let search = contender.to_string();
            let expanded = sum(|solution| solution.stats.expanded);
            let about = format!(
                "{search}: {solved} of {} solved, {expanded} expanded in all",
                run.puzzles.len()
            );
            let cells = [
                format!("{solved} of {} solved", run.puzzles.len()),
                search,
                moves.to_string(),
                expanded,
                sum(|solution| solution.stats.generated),
                grouped(most(|solution| solution.stats.live_peak)),
                memory(most(|solution| solution.stats.memory_peak)),
                time(searched),
                String::new(),
            ];
            Line { cells, about, is_sum: true }
        })
        .collect()
}
