//! The history of an anytime search: the best length and the lower bound over time, the gap, when
//! the search is to end, and the solutions that it has kept.

use std::ops::RangeInclusive;
use std::time::Duration;

use egui::{Color32, ComboBox, DragValue, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{FilledArea, GridInput, GridMark, Line, PlotPoint, PlotPoints};
use langkah_engine::search::history::{History, Kept, Point};
use langkah_language::{decimal, text};
use langkah_puzzle::history::{ago, gap, rows};
use langkah_puzzle::words::{grouped, moves_in, time};

use crate::app::explore::colours::series;
use crate::app::theme::palette;
use crate::app::widgets::named::value;
use crate::app::widgets::plot::{plot_ui, still_plot};
use crate::session::command::Command;
use crate::session::settings::{Setting, Settings};
use crate::session::sliding::Sliding;

/// The height of the plot, in points, and that in a window lower than [`LOW`].
const HEIGHT: f32 = 120.0;
const HEIGHT_LOW: f32 = 84.0;
const LOW: f32 = 640.0;
/// The least distance of two names of the axis upwards, in points.
const APART: f32 = 24.0;
/// The room at the right of the plot for half of the last name of the axis of time, in points.
const LAST_NAME: f32 = 20.0;
/// The shortest time that the plot shows, in seconds: its axis is logarithmic.
const SECONDS_MIN: f64 = 1e-3;
/// The seconds that the field for the limit on time begins with.
const SECONDS: u64 = 60;
/// The longest target that can be chosen, and the one that the field begins with if nothing is
/// known of the puzzle.
const TARGET_MAX: u32 = 9999;
const TARGET: u32 = 100;

/// The history, and below it the choices of a target, a time and a solution. Returns what the
/// person has chosen.
pub fn anytime_ui(sliding: &Sliding, settings: &Settings, ui: &mut Ui) -> Vec<Command> {
    let mut commands = Vec::new();
    if let Some(history) = sliding.history() {
        state_ui(sliding, history, ui);
        course_ui(history, sliding.searched(), ui);
        commands.extend(solutions_ui(sliding, history, ui));
    }
    ends_ui(sliding, settings, &mut commands, ui);
    ui.add_space(4.0);
    commands
}

/// The place of a time on the axis.
fn place(time: Duration) -> f64 {
    time.as_secs_f64().max(SECONDS_MIN).log10()
}

/// A line that keeps its height until the next point, up to the time of now.
fn stairs(
    points: &[Point],
    now: Duration,
    height: impl Fn(&Point) -> Option<f64>,
) -> Vec<[f64; 2]> {
    let mut line: Vec<[f64; 2]> = Vec::new();
    for point in points {
        let Some(height) = height(point) else { continue };
        let x = place(point.after);
        match line.last() {
            Some(&[_, before]) if before == height => {}
            Some(&[_, before]) => line.extend([[x, before], [x, height]]),
            None => line.push([x, height]),
        }
    }
    if let Some(&[x, last]) = line.last() {
        line.push([place(now).max(x), last]);
    }
    // Where two points are one, a thick line has no direction.
    line.dedup();
    line
}

/// Marks at the powers of ten, from 1 ms on.
fn powers(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let powers = (low.ceil() as i32).max(-3)..=(high.floor() as i32).min(6);
    powers.map(|power| GridMark { value: power.into(), step_size: 1.0 }).collect()
}

/// Marks at multiples of 1, 2 or 5 and a power of ten, so that their names have room.
fn lengths(input: &GridInput, height: f32) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let most = f64::from(height / APART);
    let steps = (0..6).flat_map(|power| [1.0, 2.0, 5.0].map(|step| step * 10_f64.powi(power)));
    let step = steps.into_iter().find(|step| (high - low) / step <= most).unwrap_or(1e6);
    let range = (low / step).ceil() as i64..=(high / step).floor() as i64;
    // A greater size makes the names as dark as the text.
    range.map(|at| GridMark { value: at as f64 * step, step_size: 4.0 * step }).collect()
}

/// `10 ms`, `1 s` or `100 s`.
fn power(mark: GridMark) -> String {
    let exponent = mark.value.round();
    if (mark.value - exponent).abs() > 1e-6 {
        String::new()
    } else if exponent < 0.0 {
        text!("figure-milliseconds", time = decimal(10_f64.powf(exponent + 3.0), 0))
    } else {
        text!("figure-seconds", time = grouped(10_f64.powf(exponent) as u64))
    }
}

fn course_ui(history: &History, now: Duration, ui: &mut Ui) {
    let (best_ink, bound_ink) = (series(0), series(1));
    let area_ink = palette(ui).weak.gamma_multiply(0.18);
    legend_ui(ui, [best_ink, bound_ink, area_ink]);
    let points = history.points();
    let best = stairs(points, now, |point| Some(point.best? as f64));
    let bound = stairs(points, now, |point| Some(point.bound.into()));
    let area = area(points, now);
    let is_low = ui.ctx().content_rect().height() < LOW;
    let height = if is_low { HEIGHT_LOW } else { HEIGHT };
    let plot = still_plot(ui, "anytime")
        .height(height)
        .width(ui.available_width() - LAST_NAME)
        .show_x(false)
        .show_y(false)
        .x_grid_spacer(powers)
        .x_axis_formatter(|mark, _| power(mark))
        .y_grid_spacer(move |input| lengths(&input, height))
        .y_axis_formatter(|mark, _| mark.value.round().to_string())
        .y_axis_min_width(30.0);
    let tell = |name: &str, at: PlotPoint| {
        let after = time(Duration::from_secs_f64(10_f64.powf(at.x)));
        format!("{name}\n{after}: {}", at.y)
    };
    let shown = plot_ui(ui, plot, tell, |plot| {
        let [xs, low, high] = &area;
        let filled = FilledArea::new(text!("window-anytime", "gap"), xs, low, high);
        plot.add(filled.fill_color(area_ink).stroke(Stroke::NONE).allow_hover(false));
        for (name, line, ink) in [
            (text!("window-anytime", "bound"), bound, bound_ink),
            (text!("window-anytime"), best, best_ink),
        ] {
            let line = Line::new(name, PlotPoints::from(line)).color(ink).width(2.0);
            // A band would make slopes of the steps.
            plot.line(line.allow_band(false));
        }
    });
    shown.widget_info(|| WidgetInfo::labeled(Role::Image, true, told(history)));
}

/// The places on the axis of time, and at each the bound and the best length, once there is one.
fn area(points: &[Point], now: Duration) -> [Vec<f64>; 3] {
    let mut area: [Vec<f64>; 3] = Default::default();
    let mut put = |x: f64, point: &Point| {
        let Some(best) = point.best else { return };
        let values = [x, point.bound.into(), best as f64];
        area.iter_mut().zip(values).for_each(|(column, value)| column.push(value));
    };
    let nexts = points.iter().skip(1).map(|next| next.after).chain([now]);
    for (point, next) in points.iter().zip(nexts) {
        put(place(point.after), point);
        put(place(next).max(place(point.after)), point);
    }
    area
}

/// The meaning of the colours. It stands above the plot, where it covers nothing.
fn legend_ui(ui: &mut Ui, inks: [Color32; 3]) {
    let names =
        [text!("window-anytime"), text!("window-anytime", "bound"), text!("window-anytime", "gap")];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 16.0;
        for (at, (name, ink)) in names.into_iter().zip(inks).enumerate() {
            let (space, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
            let height = if at < 2 { 3.0 } else { 10.0 };
            let mark = egui::Rect::from_center_size(space.center(), vec2(14.0, height));
            ui.painter().rect_filled(mark, 0, ink);
            ui.label(RichText::new(name).small());
        }
    });
}

/// What a screen reader says of the plot.
fn told(history: &History) -> String {
    let figure = |[after, best, bound, _]: [String; 4]| {
        text!("window-anytime-point", time = after, best = best, bound = bound)
    };
    let figures: Vec<String> = rows(history).into_iter().map(figure).collect();
    text!("window-anytime-chart", figures = figures.join("; "))
}

/// The gap, and how long ago the last improvement was.
fn state_ui(sliding: &Sliding, history: &History, ui: &mut Ui) {
    let Some(last) = history.points().last() else { return };
    let gap = match last.gap() {
        None => text!("window-anytime-gap", "none").to_owned(),
        Some(0) => text!("window-anytime-gap", "closed").to_owned(),
        Some(_) => text!("window-anytime-gap", gap = gap(last)),
    };
    let best = history.best();
    let searched = sliding.searched();
    let known = sliding.began_with();
    let is_better = |best: &&Kept| known.is_none_or(|known| best.cost < known);
    let told = best.filter(is_better).map(|best| {
        if sliding.has_ended() {
            text!("window-anytime-found", time = time(best.after), whole = time(searched))
        } else {
            match searched.saturating_sub(best.after) {
                since if since < Duration::from_secs(1) => {
                    text!("window-anytime-ago", "now").to_owned()
                }
                since => text!("window-anytime-ago", time = ago(since)),
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(gap);
        if let Some(told) = told {
            ui.label(RichText::new(told).weak());
        }
    });
    if let Some(known) = known {
        let moves = moves_in(sliding.asked().metric, known);
        let mut line = text!("window-anytime-began", moves = moves);
        if best.filter(is_better).is_none() {
            line = format!("{line} {}", text!("window-anytime-no-better"));
        }
        ui.label(RichText::new(line).weak());
    }
}

/// The choice of a kept solution to step through, if there are several.
fn solutions_ui(sliding: &Sliding, history: &History, ui: &mut Ui) -> Option<Command> {
    if history.kept().len() < 2 {
        return None;
    }
    let metric = sliding.asked().metric;
    let named = |kept: &Kept| {
        let (moves, time) = (moves_in(metric, kept.cost), time(kept.after));
        text!("window-anytime-solution", moves = moves, time = time)
    };
    let player = sliding.player();
    let steps = player.steps();
    let is_shown = |kept: &&Kept| {
        let ways = steps.iter().map(|step| step.way as u8);
        player.origin().is_found()
            && kept.labels.len() == steps.len()
            && ways.eq(kept.labels.iter().copied())
    };
    let shown = history.kept().iter().find(is_shown);
    let name = shown.map_or_else(|| text!("window-anytime-solutions", "other").to_owned(), named);
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.label(text!("window-anytime-solutions"));
        let choice = ComboBox::from_id_salt("solutions").selected_text(&name).width(190.0);
        let response = choice.show_ui(ui, |ui| {
            for kept in history.kept().iter().rev() {
                let is_on = shown == Some(kept);
                if ui.selectable_label(is_on, named(kept)).clicked() && !is_on {
                    chosen = Some(Command::take_solution(kept.cost));
                }
            }
        });
        let label = text!("window-anytime-solutions", "name");
        response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, label));
        value(&response.response, &name);
    });
    chosen
}

/// The length and the time at which the search is to end.
fn ends_ui(sliding: &Sliding, settings: &Settings, commands: &mut Vec<Command>, ui: &mut Ui) {
    let last = sliding.history().and_then(|history| history.points().last());
    let below = last.and_then(|last| last.best).map(|best| best.saturating_sub(1).max(1) as u32);
    let target = Field {
        label: text!("window-anytime-target"),
        unit: text!("window-anytime-target", "unit"),
        name: text!("window-anytime-target", "name"),
        hint: text!("window-anytime-target", "hint"),
        chosen: sliding.target().map(u64::from),
        first: below.unwrap_or(TARGET).into(),
        range: 1..=TARGET_MAX.into(),
    };
    let seconds = Field {
        label: text!("window-anytime-time"),
        unit: text!("window-anytime-time", "unit"),
        name: text!("window-anytime-time", "name"),
        hint: text!("window-anytime-time", "hint"),
        chosen: settings.time_max,
        first: SECONDS,
        range: Settings::SECONDS,
    };
    let target = target.show(ui).map(|new| Command::target(new.map(|most| most as u32)));
    let time = seconds.show(ui).map(|new| Command::Set(Setting::Time(new)));
    commands.extend(target.into_iter().chain(time));
    let too_low = last.filter(|last| sliding.target().is_some_and(|target| target < last.bound));
    if let Some(last) = too_low {
        let least = moves_in(sliding.asked().metric, last.bound as usize);
        let text = text!("window-anytime-too-low", moves = least);
        ui.label(RichText::new(text).weak());
    }
}

/// A box to tick, and a number that then counts.
struct Field {
    label: &'static str,
    unit: &'static str,
    name: &'static str,
    hint: &'static str,
    chosen: Option<u64>,
    /// What the number begins with.
    first: u64,
    range: RangeInclusive<u64>,
}

impl Field {
    /// Returns what the person has chosen, if it is another.
    fn show(self, ui: &mut Ui) -> Option<Option<u64>> {
        let mut is_set = self.chosen.is_some();
        let mut number = self.chosen.unwrap_or(self.first);
        ui.horizontal(|ui| {
            let tick = ui.checkbox(&mut is_set, self.label).on_hover_text(self.hint);
            let unit = format!(" {}", self.unit);
            let drag = DragValue::new(&mut number).range(self.range).suffix(unit);
            ui.add_enabled(is_set, drag.update_while_editing(false)).labelled_by(tick.id);
            tick.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_set, self.name));
        });
        let new = is_set.then_some(number);
        (new != self.chosen).then_some(new)
    }
}
