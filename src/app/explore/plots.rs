//! The rows of a comparison as pictures: by search, by length, and how iterations grow.

use egui::{RichText, Ui};
use egui_plot::{
    Bar, BarChart, Corner, GridInput, GridMark, Legend, Line, MarkerShape, Plot, PlotPoints, Points,
};

use super::colours::{SERIES, series};
use crate::app::theme::palette;
use crate::puzzle::words::grouped;
use crate::session::explore::comparison::Run;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chart {
    #[default]
    Expanded,
    Length,
    Growth,
}

impl Chart {
    pub const ALL: [Self; 3] = [Self::Expanded, Self::Length, Self::Growth];

    /// A short name for a button.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Expanded => "Expanded",
            Self::Length => "By length",
            Self::Growth => "Growth",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Expanded => "Expanded by search",
            Self::Length => "Nodes by length",
            Self::Growth => "Growth of iterations",
        }
    }
}

const MARKERS: [MarkerShape; 4] =
    [MarkerShape::Circle, MarkerShape::Diamond, MarkerShape::Square, MarkerShape::Up];

/// The place of a count on a logarithmic axis.
fn log(count: u64) -> f64 {
    (count.max(1) as f64).log10()
}

/// Marks at the powers of ten.
fn powers(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let range = (low.floor().max(0.0) as i32)..=(high.ceil().min(20.0) as i32);
    range.map(|power| GridMark { value: power.into(), step_size: 1.0 }).collect()
}

fn power(mark: GridMark) -> String {
    let is_power = mark.value >= 0.0 && mark.value.fract().abs() < 1e-6;
    if is_power { grouped(10_f64.powf(mark.value) as u64) } else { String::new() }
}

/// A plot that stays as it is under the wheel, so that the pointer passes over it.
fn plot(ui: &Ui, id: &str) -> Plot<'static> {
    let still = Plot::new(id).allow_scroll(false).allow_zoom(false).allow_drag(false);
    still.allow_boxed_zoom(false).grid_color(palette(ui).weak.gamma_multiply(0.6))
}

/// A plot of counts on a logarithmic axis, upwards.
fn log_plot(ui: &Ui, id: &str, counts: &'static str, by: &'static str) -> Plot<'static> {
    plot(ui, id)
        .legend(Legend::default().position(Corner::LeftTop))
        .y_grid_spacer(powers)
        .y_axis_formatter(|mark, _| power(mark))
        .y_axis_label(counts)
        .x_axis_label(by)
        .include_y(0.0)
}

pub fn plot_ui(ui: &mut Ui, run: &Run, chart: Chart) {
    match chart {
        Chart::Expanded => expanded_ui(ui, run),
        Chart::Length => length_ui(ui, run),
        Chart::Growth => growth_ui(ui, run),
    }
}

fn expanded_ui(ui: &mut Ui, run: &Run) {
    let count = run.contenders.len();
    let names: Vec<String> = run.contenders.iter().map(ToString::to_string).collect();
    let bars: Vec<Bar> = (0..count)
        .map(|index| {
            let rows = run.rows.iter().filter(|row| row.contender == index);
            let solutions = rows.filter_map(|row| row.result.as_ref().ok());
            let expanded: u64 = solutions.map(|solution| solution.stats.expanded).sum();
            let name = format!("{}: {} expanded", names[index], grouped(expanded));
            // From the top down, as in the table.
            Bar::new((count - 1 - index) as f64, log(expanded))
                .fill(series(index))
                .name(name)
                .width(0.7)
        })
        .collect();
    let label = move |mark: GridMark| {
        let index = (count as f64 - 1.0 - mark.value).round();
        let is_row = (mark.value - mark.value.round()).abs() < 1e-6 && index >= 0.0;
        is_row.then(|| names.get(index as usize).cloned()).flatten().unwrap_or_default()
    };
    let rows = move |_: GridInput| {
        (0..count).map(|row| GridMark { value: row as f64, step_size: 1.0 }).collect()
    };
    let height = ui.available_height().min(60.0 * count as f32 + 70.0);
    plot(ui, "expanded")
        .height(height)
        .x_grid_spacer(powers)
        .x_axis_formatter(|mark, _| power(mark))
        .x_axis_label("nodes expanded")
        .y_grid_spacer(rows)
        .y_axis_formatter(move |mark, _| label(mark))
        .include_x(0.0)
        .include_x(1.0)
        .include_y(-0.6)
        .include_y(count as f64 - 0.4)
        .show_grid([true, false])
        .show(ui, |plot| {
            plot.bar_chart(BarChart::new("expanded", bars).horizontal());
        });
}

fn length_ui(ui: &mut Ui, run: &Run) {
    log_plot(ui, "length", "nodes expanded", "moves of the solution").show(ui, |plot| {
        for (index, contender) in run.contenders.iter().enumerate() {
            let rows = run.rows.iter().filter(|row| row.contender == index);
            let point = |row: &crate::puzzle::compare::Row| {
                let expanded = row.result.as_ref().ok()?.stats.expanded;
                Some([row.moves()? as f64, log(expanded)])
            };
            let points: PlotPoints<'_> = rows.filter_map(point).collect();
            let points = Points::new(contender.to_string(), points)
                .radius(4.0)
                .shape(MARKERS[index / SERIES.len() % MARKERS.len()])
                .color(series(index));
            plot.points(points);
        }
    });
}

/// The iterations of the first puzzle that has some.
fn growth_ui(ui: &mut Ui, run: &Run) {
    let Some(puzzle) = run.rows.iter().find(|row| !row.iterations.is_empty()).map(|row| row.puzzle)
    else {
        ui.add_space(8.0);
        ui.label(
            RichText::new("None of these searches has iterations: iterative deepening does.")
                .weak(),
        );
        return;
    };
    let name = run.puzzles.get(puzzle).map_or("", |puzzle| &puzzle.0);
    ui.label(RichText::new(format!("On {name}")).weak().small());
    log_plot(ui, "growth", "nodes generated", "bound of the iteration").show(ui, |plot| {
        let rows = run.rows.iter().filter(|row| row.puzzle == puzzle);
        for row in rows.filter(|row| !row.iterations.is_empty()) {
            let Some(contender) = run.contenders.get(row.contender) else { continue };
            let branching = row.branching().map_or_else(String::new, |b| format!(", b* = {b:.3}"));
            let name = format!("{contender}{branching}");
            let point = |one: &crate::puzzle::compare::Iteration| {
                [f64::from(one.bound), log(one.generated)]
            };
            let points: Vec<[f64; 2]> = row.iterations.iter().map(point).collect();
            let colour = series(row.contender);
            plot.line(Line::new(name.clone(), points.clone()).color(colour).width(2.0));
            plot.points(Points::new(name, points).color(colour).radius(3.5));
        }
    });
}
