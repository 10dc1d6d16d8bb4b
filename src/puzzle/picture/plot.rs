//! Plots of counts as SVG: bars, points and lines on an axis of powers of ten.

use super::boards::Ink;
use super::svg::{Anchor, Rect, Svg};
use crate::words::grouped;

/// A plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub title: String,
    /// What is counted.
    pub counts: String,
    pub body: Body,
}

/// What a plot shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// A count for each of several things, from the top down.
    Bars(Vec<Bar>),
    /// Counts, upwards, over whole numbers with this name.
    Points { over: String, series: Vec<Series> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub name: String,
    /// Its place among all things, which gives the colour.
    pub index: usize,
    pub count: u64,
    /// Whether it would be more, had no limit ended what was counted.
    pub is_least: bool,
}

impl Bar {
    /// The count as it stands after the bar: `1 000`, or `≥ 1 000`.
    pub fn shown(&self) -> String {
        let mark = if self.is_least { "≥ " } else { "" };
        format!("{mark}{}", grouped(self.count))
    }
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub name: String,
    /// Its place among all series, which gives the colour and the form of the points.
    pub index: usize,
    /// Whole numbers and their counts.
    pub points: Vec<(u64, u64)>,
    /// Whether a line leads through the points.
    pub is_line: bool,
}

/// Colours for things of one kind, such as searches or groups of tiles. People who see red and
/// green alike can tell them apart, too: M. Okabe, K. Ito, "Color Universal Design" (2008).
pub const COLOURS: [&str; 8] =
    ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#9a8f1a", "#808080"];

/// These lengths are in units of the picture.
const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 540.0;
const MARGIN: f32 = 20.0;
const TITLE: f32 = 20.0;
const TEXT: f32 = 14.0;
const LINE: f32 = 22.0;
const BAR: f32 = 44.0;
/// How far the names of counts stand apart, to the right and upwards, at least.
const APART: (f32, f32) = (90.0, 26.0);
/// The width of a letter over the size of its text, about.
const LETTER: f32 = 0.54;
/// The most letters of a name beside a bar.
const NAME_MAX: usize = 40;

/// The plot as a picture.
pub fn document(plot: &Plot, ink: &Ink) -> String {
    let mut svg = Svg::default();
    svg.text((MARGIN, MARGIN + TITLE / 2.0), TITLE, Anchor::Start, ink.text, &plot.title);
    let mut frame = PlotFrame {
        left: MARGIN,
        right: WIDTH - MARGIN,
        top: MARGIN + TITLE + LINE,
        bottom: HEIGHT - MARGIN,
        ink,
        svg: &mut svg,
    };
    let height = match &plot.body {
        Body::Bars(bars) => frame.bars(bars, &plot.counts),
        Body::Points { over, series } => frame.points(series, &plot.counts, over),
    };
    svg.finish(WIDTH, height, ink.page)
}

fn colour(index: usize) -> &'static str {
    COLOURS[index % COLOURS.len()]
}

fn width(text: &str) -> f32 {
    text.chars().count() as f32 * TEXT * LETTER
}

/// The places of counts on an axis of powers of ten. 0 stands as far below 1 as 10 above it.
struct Powers {
    has_zero: bool,
    /// The greatest power that the axis reaches.
    highest: i32,
}

impl Powers {
    fn of(counts: impl Iterator<Item = u64>, shows_zero: bool) -> Self {
        let (mut least, mut most) = (u64::MAX, 1);
        for count in counts {
            (least, most) = (least.min(count), most.max(count));
        }
        let highest = (most as f64).log10().ceil().max(1.0) as i32;
        Self { has_zero: shows_zero && least == 0, highest }
    }

    const fn lowest(&self) -> i32 {
        if self.has_zero { -1 } else { 0 }
    }

    /// From 0 at the begin of the axis to 1 at its end.
    fn share(&self, count: u64) -> f32 {
        let place = if count == 0 && self.has_zero { -1.0 } else { (count.max(1) as f64).log10() };
        let (low, high) = (f64::from(self.lowest()), f64::from(self.highest));
        ((place - low) / (high - low)) as f32
    }

    /// The counts that have a name, on an axis of this length.
    fn ticks(&self, length: f32, apart: f32) -> Vec<u64> {
        let room = (length / apart).max(1.0);
        let step = ((self.highest - self.lowest()) as f32 / room).ceil().max(1.0) as i32;
        let powers = (0..=self.highest.min(19)).filter(|power| power % step == 0);
        let zero = self.has_zero.then_some(0);
        zero.into_iter().chain(powers.map(|power| 10_u64.pow(power.unsigned_abs()))).collect()
    }
}

/// The part of the picture that is still free.
struct PlotFrame<'a> {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    ink: &'a Ink,
    svg: &'a mut Svg,
}

impl PlotFrame<'_> {
    /// Draws bars and gives the height of the picture.
    fn bars(&mut self, bars: &[Bar], counts: &str) -> f32 {
        let names = bars.iter().map(|bar| clipped(&bar.name));
        self.left += names.map(|name| width(&name)).fold(0.0, f32::max) + 10.0;
        self.bottom = self.top + BAR * bars.len() as f32;
        let powers = Powers::of(bars.iter().map(|bar| bar.count), false);
        // The counts stand after the bars, and may reach into the margin.
        let widest = bars.iter().map(|bar| width(&bar.shown())).fold(0.0, f32::max);
        let length = self.right - self.left - APART.0.max(widest + 6.0 - MARGIN);
        for tick in powers.ticks(length, APART.0) {
            let x = self.left + powers.share(tick) * length;
            self.rule(&[(x, self.top), (x, self.bottom)]);
            self.name((x, self.bottom + LINE * 0.7), Anchor::Middle, &grouped(tick));
        }
        for (row, bar) in bars.iter().enumerate() {
            let middle = self.top + BAR * (row as f32 + 0.5);
            let end = powers.share(bar.count) * length;
            self.svg.rect(&Rect {
                x: self.left,
                y: middle - BAR * 0.35,
                width: end.max(1.0),
                height: BAR * 0.7,
                radius: 0.0,
                fill: colour(bar.index),
                stroke: None,
            });
            self.name((self.left - 8.0, middle), Anchor::End, &clipped(&bar.name));
            self.name((self.left + end + 6.0, middle), Anchor::Start, &bar.shown());
        }
        let below = self.bottom + LINE * 1.7;
        self.name((self.left + length / 2.0, below), Anchor::Middle, counts);
        below + LINE
    }

    /// Draws points with their legend and gives the height of the picture.
    fn points(&mut self, series: &[Series], counts: &str, over: &str) -> f32 {
        self.legend(series);
        self.name((self.left, self.top), Anchor::Start, counts);
        self.top += LINE;
        self.bottom -= 2.0 * LINE;
        let all = || series.iter().flat_map(|series| &series.points);
        let powers = Powers::of(all().map(|point| point.1), true);
        let ticks = powers.ticks(self.bottom - self.top, APART.1);
        self.left += ticks.iter().map(|tick| width(&grouped(*tick))).fold(0.0, f32::max) + 10.0;
        // The outermost points stand whole within the picture.
        self.right -= 8.0;
        for tick in ticks {
            let y = self.bottom - powers.share(tick) * (self.bottom - self.top);
            self.rule(&[(self.left, y), (self.right, y)]);
            self.name((self.left - 8.0, y), Anchor::End, &grouped(tick));
        }
        let span = Span::of(all().map(|point| point.0));
        let (left, length) = (self.left + 12.0, self.right - self.left - 24.0);
        for tick in span.ticks(length) {
            let x = left + span.share(tick) * length;
            self.rule(&[(x, self.bottom), (x, self.bottom + 5.0)]);
            self.name((x, self.bottom + LINE * 0.8), Anchor::Middle, &grouped(tick));
        }
        self.name((left + length / 2.0, self.bottom + LINE * 1.8), Anchor::Middle, over);
        for series in series {
            let at = |&(x, count): &(u64, u64)| {
                let y = self.bottom - powers.share(count) * (self.bottom - self.top);
                (left + span.share(x) * length, y)
            };
            let places: Vec<(f32, f32)> = series.points.iter().map(at).collect();
            if series.is_line {
                self.svg.path(&places, colour(series.index), 2.0);
            }
            for place in places {
                self.mark(place, series.index);
            }
        }
        HEIGHT
    }

    /// The names of the series, in as many lines as they need.
    fn legend(&mut self, series: &[Series]) {
        let (mut x, mut y) = (self.left, self.top);
        for series in series {
            let wide = width(&series.name) + 36.0;
            if x > self.left && x + wide > self.right {
                (x, y) = (self.left, y + LINE);
            }
            self.mark((x + 6.0, y), series.index);
            self.name((x + 16.0, y), Anchor::Start, &series.name);
            x += wide;
        }
        self.top = y + LINE * 1.3;
    }

    /// A point. From the ninth series on its form is another one, because colours repeat.
    fn mark(&mut self, (x, y): (f32, f32), index: usize) {
        let (fill, half) = (colour(index), 4.5);
        match index / COLOURS.len() % 3 {
            1 => self.svg.polygon(&[(x, y - 6.0), (x + 6.0, y), (x, y + 6.0), (x - 6.0, y)], fill),
            form => self.svg.rect(&Rect {
                x: x - half,
                y: y - half,
                width: 2.0 * half,
                height: 2.0 * half,
                radius: if form == 0 { half } else { 0.0 },
                fill,
                stroke: None,
            }),
        }
    }

    fn rule(&mut self, points: &[(f32, f32)]) {
        self.svg.path(points, "#c8c8c4", 1.0);
    }

    fn name(&mut self, place: (f32, f32), anchor: Anchor, text: &str) {
        self.svg.text(place, TEXT, anchor, self.ink.text, text);
    }
}

/// A name that leaves room for its bar.
fn clipped(name: &str) -> String {
    match name.chars().count() <= NAME_MAX {
        true => name.to_owned(),
        false => name.chars().take(NAME_MAX - 1).chain(['…']).collect(),
    }
}

/// An axis of whole numbers.
struct Span {
    low: u64,
    high: u64,
}

impl Span {
    fn of(numbers: impl Iterator<Item = u64>) -> Self {
        let (low, high) =
            numbers.fold((u64::MAX, 0), |(low, high), number| (low.min(number), high.max(number)));
        Self { low: low.min(high), high }
    }

    /// From 0 at the begin of the axis to 1 at its end; a single number stands in the middle.
    fn share(&self, number: u64) -> f32 {
        if self.low == self.high {
            return 0.5;
        }
        (number.saturating_sub(self.low) as f64 / (self.high - self.low) as f64) as f32
    }

    /// The numbers that have a name: multiples of 1, 2 or 5 and a power of ten.
    fn ticks(&self, length: f32) -> Vec<u64> {
        let room = (length / APART.0).max(1.0) as u64;
        let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
        let fits = |step: &u64| (self.high - self.low) / step <= room;
        let step = steps.into_iter().find(fits).unwrap_or(u64::MAX);
        let first = self.low.div_ceil(step).saturating_mul(step);
        let all = (0..=room).map(|at| first.saturating_add(at.saturating_mul(step)));
        let mut ticks: Vec<u64> = all.take_while(|tick| *tick <= self.high).collect();
        ticks.dedup();
        ticks
    }
}
