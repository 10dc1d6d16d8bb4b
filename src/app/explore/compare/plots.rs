//! The rows of a comparison as pictures: nodes by search, nodes by size, and the growth of
//! iterations.

use egui::{
    Align2, Color32, Rect, Response, RichText, Role, ScrollArea, Sense, TextStyle, TextWrapMode,
    Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, Line, MarkerShape, Plot, PlotPoint, Points, Text,
};
use langkah_language::text;
use langkah_puzzle::picture::plot::{self, COLOURS, Series};
use langkah_puzzle::words::grouped;

use super::columns::{Chart, Columns};
use super::drawn::{bars, first_growth, growth, sizes};
use crate::app::explore::colours::series;
use crate::app::theme::palette;
use crate::app::widgets::plot::{plot_ui, still_plot};
use crate::session::explore::comparison::run::Run;

/// The form of the points of one of several things. It changes where colours repeat.
fn marker(index: usize) -> MarkerShape {
    const ALL: [MarkerShape; 4] =
        [MarkerShape::Circle, MarkerShape::Diamond, MarkerShape::Square, MarkerShape::Up];
    ALL[index / COLOURS.len() % ALL.len()]
}

/// The room for the names below a plot, and the distance between the names of counts, to the right
/// and upwards, in points.
const NAMES: f32 = 50.0;
const APART: Vec2 = vec2(82.0, 32.0);
/// The distance between the names of whole numbers, to the right, in points.
const WHOLES_APART: f32 = 40.0;

/// The place of 0 on an axis that has it.
const ZERO: f64 = -1.0;

/// The place of a count on a logarithmic axis that has 0 below 1.
fn log(count: u64) -> f64 {
    if count == 0 { ZERO } else { (count as f64).log10() }
}

/// Marks at the powers of ten, and at 0 where that is in sight, on an axis of this length: only so
/// many that their names stand at least `apart` points from each other.
fn powers(length: f32, apart: f32) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input| {
        let (low, high) = input.bounds;
        let count = f64::from((length / apart).max(1.0));
        let step = ((high - low) / count).ceil().clamp(1.0, 20.0) as i32;
        let range = (low.ceil().max(0.0) as i32)..=(high.floor().min(20.0) as i32);
        let powers = range.filter(|power| power % step == 0).map(f64::from);
        let zero = Some(ZERO).filter(|zero| low <= *zero);
        let marks = zero.into_iter().chain(powers);
        marks.map(|value| GridMark { value, step_size: step.into() }).collect()
    }
}

/// The same to the right, without marks whose names would reach past the end of the axis: `halves`
/// has half of the width of each power's name.
fn inside(length: f32, halves: Vec<f32>) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input| {
        let (low, high) = input.bounds;
        let point = (high - low) / f64::from(length.max(1.0));
        let half = |mark: &GridMark| halves.get(mark.value.max(0.0) as usize).copied();
        let fits =
            |mark: &GridMark| mark.value + f64::from(half(mark).unwrap_or(APART.x)) * point <= high;
        let marks = powers(length, APART.x)(input).into_iter();
        marks.filter(fits).collect()
    }
}

fn power(mark: GridMark) -> String {
    let is_power = mark.value >= 0.0 && mark.value.fract().abs() < 1e-6;
    let is_zero = (mark.value - ZERO).abs() < 1e-6;
    if is_power || is_zero { count_at(mark.value) } else { String::new() }
}

/// The count at a place of the axis.
fn count_at(place: f64) -> String {
    grouped(if place <= ZERO / 2.0 { 0 } else { 10_f64.powf(place).round() as u64 })
}

/// The room for a mark of the legend before its name, in points.
const MARK: f32 = 18.0;

/// The meaning of the colours. It stands above a plot, where it covers nothing.
fn legend_ui(ui: &mut Ui, all: &[Series]) {
    let before = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 16.0);
    ui.horizontal_wrapped(|ui| {
        for Series { name, index, .. } in all {
            // The mark and the name are one thing, which stands in one line.
            let most = (ui.max_rect().width() - MARK).max(MARK);
            let text = WidgetText::from(RichText::new(name).small());
            let galley = text.into_galley(ui, Some(TextWrapMode::Truncate), most, TextStyle::Small);
            let size = vec2(MARK + galley.size().x, 16.0_f32.max(galley.size().y));
            let (space, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
            let (at, ink) = (space.left_center() + vec2(6.0, 0.0), series(*index));
            match marker(*index) {
                MarkerShape::Square | MarkerShape::Diamond | MarkerShape::Up => {
                    let rect = Rect::from_center_size(at, vec2(9.0, 9.0));
                    ui.painter().rect_filled(rect, 0, ink);
                }
                _ => {
                    ui.painter().circle_filled(at, 5.0, ink);
                }
            }
            let left = pos2(space.left() + MARK, space.center().y - galley.size().y / 2.0);
            ui.painter().galley(left, galley, ui.visuals().text_color());
        }
    });
    ui.spacing_mut().interact_size.y = before;
}

/// Marks at whole numbers on an axis of this length: only so many that their names stand apart.
/// Numbers are short.
fn wholes(length: f32) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input| {
        let (low, high) = input.bounds;
        let room = f64::from((length / WHOLES_APART).max(1.0));
        let least = ((high - low) / room).max(1.0);
        let power = 10_f64.powf(least.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power);
        let step = steps.into_iter().find(|step| *step >= least).unwrap_or(least.ceil());
        let marks = ((low / step).ceil() as i64)..=((high / step).floor() as i64);
        marks.map(|mark| GridMark { value: mark as f64 * step, step_size: step }).collect()
    }
}

/// A plot of counts on a logarithmic axis, upwards.
fn log_plot(ui: &mut Ui, id: &str, [counts, by]: [&'static str; 2]) -> Plot<'static> {
    // Beside the axis a low window has no room for it.
    ui.label(RichText::new(counts).weak().small());
    let numbers = AxisHints::new_x()
        .label(by)
        .label_spacing(0.4 * WHOLES_APART..=0.8 * WHOLES_APART)
        .formatter(|mark, _| grouped(mark.value.round().max(0.0) as u64));
    still_plot(ui, id)
        .y_grid_spacer(powers(ui.available_height() - NAMES, APART.y))
        .y_axis_formatter(|mark, _| power(mark))
        .x_grid_spacer(wholes(ui.available_width() - APART.x))
        .custom_x_axes(vec![numbers])
        .include_y(0.0)
}

pub fn chart_ui<C: Columns>(ui: &mut Ui, run: &Run<C>, chart: Chart) {
    match chart {
        Chart::Expanded => expanded_ui(ui, run),
        Chart::Size => size_ui(ui, run),
        Chart::Growth => growth_ui(ui, run),
    }
}

/// A bar for each search that has ended: how many nodes it has expanded, in all. Where the panel is
/// too low for the names of all, the person scrolls.
fn expanded_ui<C: Columns>(ui: &mut Ui, run: &Run<C>) {
    ScrollArea::vertical().id_salt("bars").auto_shrink([false, true]).show(ui, |ui| {
        let count = run.contenders.len() as f32;
        let line = ui.text_style_height(&TextStyle::Body) + 2.0;
        let least = count * line + NAMES;
        let height = ui.available_height().min(60.0 * count + 70.0).max(least);
        bars_ui(ui, run, height);
    });
}

fn bars_ui<C: Columns>(ui: &mut Ui, run: &Run<C>, height: f32) {
    let names: Vec<String> = run.contenders.iter().map(C::title).collect();
    let (count, all) = (names.len(), bars(run));
    // From the top down, as in the table.
    let place = move |bar: &plot::Bar| (count - 1 - bar.index) as f64;
    let drawn = |bar: &plot::Bar| {
        Bar::new(place(bar), log(bar.count.max(1))).fill(series(bar.index)).width(0.7)
    };
    let drawn: Vec<Bar> = all.iter().map(drawn).collect();
    let longest = drawn.iter().map(|bar| bar.value).fold(0.0, f64::max);
    let rows = move |_: GridInput| {
        (0..count).map(|row| GridMark { value: row as f64, step_size: 1.0 }).collect()
    };
    let ink = palette(ui).text;
    let length = ui.available_width() - names.iter().map(|name| wide(ui, name)).fold(0.0, f32::max);
    // The room for the counts, which stand after the bars.
    let room = all.iter().map(|bar| wide(ui, &bar.shown())).fold(APART.x, f32::max);
    let room = f64::from(room / (length - room).max(room));
    let halves = (0..=20).map(|power| wide(ui, &count_at(f64::from(power))) / 2.0).collect();
    let names = AxisHints::new_y()
        .formatter(move |mark, _| row_name(&names, mark.value))
        // All rows have names, however near they are.
        .label_spacing(0.0..=1.0);
    let shown = still_plot(ui, "expanded")
        .height(height)
        .x_grid_spacer(inside(length, halves))
        .x_axis_formatter(|mark, _| power(mark))
        .x_axis_label(text!("compare-view-nodes-expanded"))
        .y_grid_spacer(rows)
        .custom_y_axes(vec![names])
        .include_x(0.0)
        .include_x(1.0)
        .include_x(longest * (1.0 + room))
        .include_y(-0.6)
        .include_y(count as f64 - 0.4)
        .show_grid([true, false])
        // A bar has its name and its count beside it.
        .show_crosshair(false)
        .label_formatter(|_| None)
        .show(ui, |plot| {
            plot.bar_chart(BarChart::new("expanded", drawn).horizontal().allow_hover(false));
            for bar in &all {
                let text = RichText::new(format!(" {}", bar.shown())).size(12.0);
                let at = PlotPoint::new(log(bar.count.max(1)), place(bar));
                plot.text(Text::new("counts", at, text).anchor(Align2::LEFT_CENTER).color(ink));
            }
        });
    let figures: Vec<String> = all.iter().map(said).collect();
    told(&shown.response, &text!("compare-view-chart-of-expanded", figures = figures.join("; ")));
}

/// A bar as screen readers say it.
fn said(bar: &plot::Bar) -> String {
    let (search, count) = (bar.name.as_str(), bar.count);
    match bar.is_least {
        true => text!("compare-view-bar", "least", search = search, count = count),
        false => text!("compare-view-bar", search = search, count = count),
    }
}

/// The width of a text on an axis.
fn wide(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x
}

/// The name at a place of the axis of names, if one stands there.
fn row_name(names: &[String], place: f64) -> String {
    let index = (names.len() as f64 - 1.0 - place).round();
    let is_row = (place - place.round()).abs() < 1e-6 && index >= 0.0;
    is_row.then(|| names.get(index as usize).cloned()).flatten().unwrap_or_default()
}

/// Tells screen readers what a chart shows.
fn told(response: &Response, text: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text));
}

/// Counts over whole numbers, as points and lines. `axes` names what is counted, and the numbers.
fn points_ui(ui: &mut Ui, id: &str, all: Vec<Series>, axes: [&'static str; 2], about: &str) {
    legend_ui(ui, &all);
    // Later points are smaller, so that all points at one place are seen.
    let last = all.last().map_or(0, |series| series.index);
    let plot = log_plot(ui, id, axes);
    let tell = |name: &str, at: PlotPoint| format!("{name}\n{}: {}", at.x, count_at(at.y));
    let shown = plot_ui(ui, plot, tell, |plot| {
        for Series { name, index, points, is_line } in all {
            let place = |&(number, count): &(u64, u64)| [number as f64, log(count)];
            let places: Vec<[f64; 2]> = points.iter().map(place).collect();
            let mut radius = 3.5;
            if is_line {
                let line = Line::new(name.clone(), places.clone());
                plot.line(line.color(series(index)).width(2.0));
            } else {
                radius += 1.5 * (last - index).min(6) as f32;
            }
            let points = Points::new(name, places).radius(radius).shape(marker(index));
            plot.points(points.color(series(index)));
        }
    });
    told(&shown, about);
}

fn size_ui<C: Columns>(ui: &mut Ui, run: &Run<C>) {
    let about = text!("compare-view-chart-of-sizes", axis = C::axis());
    points_ui(ui, "size", sizes(run), [text!("compare-view-nodes-expanded"), C::axis()], &about);
}

/// The iterations of the first puzzle that has some.
fn growth_ui<C: Columns>(ui: &mut Ui, run: &Run<C>) {
    let Some(first) = first_growth(run) else {
        let told = match run.rows.is_empty() {
            true => text!("compare-view-none-ended"),
            false => text!("compare-view-no-iterations"),
        };
        ui.add_space(8.0);
        ui.label(RichText::new(told).weak());
        return;
    };
    let on = text!("compare-view-on", puzzle = run.name(first));
    ui.label(RichText::new(on).weak().small());
    let all = growth(run, first);
    let point = |&(bound, count): &(u64, u64)| {
        text!("compare-view-growth-point", count = count, bound = bound.to_string())
    };
    let figures = all.iter().map(|series| {
        let points: Vec<String> = series.points.iter().map(point).collect();
        format!("{}: {}", series.name, points.join(", "))
    });
    let figures = figures.collect::<Vec<_>>().join("; ");
    let about = text!("compare-view-chart-of-growth", figures = figures);
    let axes = [text!("compare-view-nodes-generated"), text!("compare-view-growth-axis")];
    points_ui(ui, "growth", all, axes, &about);
}

#[cfg(test)]
mod tests {
    use super::{inside, wholes};
    use egui_plot::GridInput;

    /// The name of a great power stands whole within the axis, or not at all.
    #[test]
    fn no_name_of_a_count_reaches_past_the_axis() {
        let marks = |high: f64| -> Vec<f64> {
            let halves = (0..=20).map(|power| 4.0 + 4.0 * power as f32).collect();
            let input = GridInput { bounds: (0.0, high), base_step_size: 1.0 };
            inside(900.0, halves)(input).iter().map(|mark| mark.value).collect()
        };
        assert_eq!(marks(8.3).last(), Some(&7.0));
        assert_eq!(marks(8.5).last(), Some(&8.0));
    }

    /// Solutions of 14, 18, 20, 22 and 26 moves: one mark, at 20, would tell of none of the others.
    #[test]
    fn marks_stand_at_whole_numbers() {
        let marks = |low: f64, high: f64, length: f32| -> Vec<f64> {
            let input = GridInput { bounds: (low, high), base_step_size: 1.0 };
            wholes(length)(input).iter().map(|mark| mark.value).collect()
        };
        assert_eq!(marks(13.4, 26.6, 400.0), [14.0, 16.0, 18.0, 20.0, 22.0, 24.0, 26.0]);
        assert_eq!(marks(12.5, 13.5, 600.0), [13.0]);
        assert_eq!(marks(-0.5, 210.0, 400.0), [0.0, 50.0, 100.0, 150.0, 200.0]);
    }
}
