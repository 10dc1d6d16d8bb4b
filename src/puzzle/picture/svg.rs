//! Writes the few shapes of which the pictures consist, in SVG.

use std::fmt::{Display, Write};

/// The font that Langkah draws pictures with. A program that has not got it takes another one
/// without serifs.
pub const FONT: &str = "Ubuntu";

/// The height of a digit over the size of the font.
const DIGIT: f32 = 0.7;

/// Where a text stands beside its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture that is being drawn. Lengths are in units of the picture; y grows downwards.
#[derive(Clone, Debug, Default)]
pub struct Svg {
    body: String,
}

/// A rectangle with round corners.
#[derive(Clone, Copy, Debug)]
pub struct Rect<'a> {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    /// The radius of the corners.
    pub radius: f32,
    pub fill: &'a str,
    /// Its line and how wide it is.
    pub stroke: Option<(&'a str, f32)>,
}

impl Svg {
    pub fn rect(&mut self, rect: &Rect<'_>) {
        let Rect { x, y, width, height, radius, fill, stroke } = rect;
        let stroke = stroke.map_or_else(String::new, |(colour, width)| {
            format!(" stroke=\"{colour}\" stroke-width=\"{}\"", short(width))
        });
        let (x, y, width, height) = (short(*x), short(*y), short(*width), short(*height));
        self.line_of(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{}\" \
             fill=\"{fill}\"{stroke}/>",
            short(*radius)
        ));
    }

    /// A text on one line. `y` is the middle of its digits.
    pub fn text(&mut self, (x, y): (f32, f32), size: f32, anchor: Anchor, fill: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (x, y) = (short(x), short(y + size * DIGIT / 2.0));
        self.line_of(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" text-anchor=\"{anchor}\" \
             fill=\"{fill}\">{}</text>",
            short(size),
            escaped(text)
        ));
    }

    /// A line through the points.
    pub fn path(&mut self, points: &[(f32, f32)], colour: &str, width: f32) {
        let points = points.iter().map(|&(x, y)| format!("{},{}", short(x), short(y)));
        self.line_of(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            points.collect::<Vec<_>>().join(" "),
            short(width)
        ));
    }

    /// A shape with corners at the points.
    pub fn polygon(&mut self, points: &[(f32, f32)], fill: &str) {
        let points = points.iter().map(|&(x, y)| format!("{},{}", short(x), short(y)));
        let points = points.collect::<Vec<_>>().join(" ");
        self.line_of(format_args!("<polygon points=\"{points}\" fill=\"{fill}\"/>"));
    }

    /// A shape with corners at the points, and with a line of a colour and a width around it.
    pub fn outlined(&mut self, points: &[(f32, f32)], fill: &str, (line, width): (&str, f32)) {
        let points = points.iter().map(|&(x, y)| format!("{},{}", short(x), short(y)));
        let points = points.collect::<Vec<_>>().join(" ");
        self.line_of(format_args!(
            "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"{line}\" \
             stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            short(width)
        ));
    }

    pub fn ring(&mut self, (x, y): (f32, f32), radius: f32, colour: &str, width: f32) {
        self.line_of(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"{}\"/>",
            short(x),
            short(y),
            short(radius),
            short(width)
        ));
    }

    /// The whole picture, of so many units, in front of a colour.
    pub fn finish(self, width: f32, height: f32, page: &str) -> String {
        self.finish_as(">", (width, height), page)
    }

    /// The same as a file of its own, with what it shows for those who cannot see it.
    pub fn finish_told(self, told: &str, size: (f32, f32), page: &str) -> String {
        let told = format!(" role=\"img\">\n<title>{}</title>", escaped(told));
        self.finish_as(&told, size, page)
    }

    fn finish_as(self, told: &str, (width, height): (f32, f32), page: &str) -> String {
        let (width, height) = (short(width), short(height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"{FONT}, sans-serif\"{told}\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>\n{}</svg>\n",
            self.body
        )
    }

    fn line_of(&mut self, line: impl Display) {
        // To write to a String cannot fail.
        let _ = writeln!(self.body, "{line}");
    }
}

/// A length with at most two digits after the point.
fn short(length: f32) -> String {
    let text = format!("{length:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A text between two tags.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
