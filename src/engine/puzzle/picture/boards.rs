//! Boards of both families, drawn.

use super::svg::{Anchor, Rect, Svg};
use crate::grid::Dims;
use crate::hidato::board::Board as Numbers;
use crate::puzzle::Of;
use crate::sliding::board::{BLANK, Board};

/// The colours of a picture, as SVG writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Behind everything.
    pub page: &'static str,
    pub text: &'static str,
    /// Less important text.
    pub weak: &'static str,
    /// Behind the tiles.
    well: &'static str,
    tile: &'static str,
    tile_line: &'static str,
    /// A tile on its goal cell.
    home: &'static str,
    home_text: &'static str,
    /// The cell of a given number.
    given: &'static str,
    /// A number that was found, and the path.
    found: &'static str,
    path: &'static str,
}

impl Ink {
    /// For a light screen.
    pub const LIGHT: Self = Self {
        page: "#fcfcfa",
        text: "#202122",
        weak: "#636566",
        well: "#e4e4df",
        tile: "#ffffff",
        tile_line: "#cbccc8",
        home: "#0f766e",
        home_text: "#ffffff",
        given: "#d3d6d3",
        found: "#154f4a",
        path: "#6db0aa",
    };
    /// For a dark screen.
    pub const DARK: Self = Self {
        page: "#141617",
        text: "#e9eae8",
        weak: "#9ca1a1",
        well: "#0d0f10",
        tile: "#2b3032",
        tile_line: "#434a4d",
        home: "#126f67",
        home_text: "#ffffff",
        given: "#474f52",
        found: "#94d7ce",
        path: "#37877f",
    };
    /// For paper: nothing is told by a colour alone, and little ink is used.
    pub const PAPER: Self = Self {
        page: "#ffffff",
        text: "#000000",
        weak: "#555555",
        well: "#ffffff",
        tile: "#ffffff",
        tile_line: "#333333",
        home: "#ffffff",
        home_text: "#000000",
        given: "#dddddd",
        found: "#000000",
        path: "#b0b0b0",
    };

    /// The colours with their names, for a style sheet.
    pub(super) fn named(&self) -> [(&'static str, &'static str); 10] {
        [
            ("page", self.page),
            ("text", self.text),
            ("weak", self.weak),
            ("well", self.well),
            ("tile", self.tile),
            ("tile-line", self.tile_line),
            ("home", self.home),
            ("home-text", self.home_text),
            ("given", self.given),
            ("found", self.found),
        ]
    }
}

/// A sliding puzzle's board and the goal that its tiles have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlidingPicture {
    pub board: Board,
    pub goal: Board,
}

/// A Hidato's numbers, and those of them that are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HidatoPicture {
    pub board: Numbers,
    pub given: Numbers,
}

/// A board to be drawn.
pub type Picture = Of<SlidingPicture, HidatoPicture>;

/// Where a board is drawn: its upper left corner, and the side of a cell.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub x: f32,
    pub y: f32,
    pub cell: f32,
}

impl Frame {
    /// The upper left corner of a cell.
    fn corner(self, (row, col): (usize, usize)) -> (f32, f32) {
        (self.x + col as f32 * self.cell, self.y + row as f32 * self.cell)
    }

    fn centre(self, place: (usize, usize)) -> (f32, f32) {
        let (x, y) = self.corner(place);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn rect<'a>(self, place: (usize, usize), gap: f32, fill: &'a str) -> Rect<'a> {
        let (x, y) = self.corner(place);
        let side = self.cell - 2.0 * gap;
        let radius = (self.cell * 0.1).max(0.0);
        Rect { x: x + gap, y: y + gap, width: side, height: side, radius, fill, stroke: None }
    }
}

/// Rows and columns of a board.
pub fn dims(picture: &Picture) -> Dims {
    match picture {
        Of::Sliding(sliding) => sliding.board.dims(),
        Of::Hidato(hidato) => hidato.board.shape().dims(),
    }
}

/// Draws a board.
pub fn draw(svg: &mut Svg, picture: &Picture, frame: Frame, ink: &Ink) {
    match picture {
        Of::Sliding(sliding) => sliding.draw(svg, frame, ink),
        Of::Hidato(hidato) => hidato.draw(svg, frame, ink),
    }
}

impl SlidingPicture {
    fn draw(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        let dims = self.board.dims();
        let margin = frame.cell * 0.06;
        let line = frame.cell * 0.02;
        svg.rect(&Rect {
            x: frame.x - margin,
            y: frame.y - margin,
            width: dims.cols() as f32 * frame.cell + 2.0 * margin,
            height: dims.rows() as f32 * frame.cell + 2.0 * margin,
            radius: frame.cell * 0.12,
            fill: ink.well,
            stroke: Some((ink.tile_line, line)),
        });
        for (cell, &tile) in self.board.tiles().iter().enumerate() {
            if tile == BLANK {
                continue;
            }
            let place = (dims.row(cell), dims.col(cell));
            let is_home = self.goal.tiles().get(cell) == Some(&tile);
            let (fill, text) =
                if is_home { (ink.home, ink.home_text) } else { (ink.tile, ink.text) };
            let rect = frame.rect(place, frame.cell * 0.03, fill);
            svg.rect(&Rect { stroke: Some((ink.tile_line, line)), ..rect });
            let centre = frame.centre(place);
            svg.text(centre, frame.cell * 0.42, Anchor::Middle, text, &tile.to_string());
        }
    }
}

impl HidatoPicture {
    fn draw(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        let shape = self.board.shape();
        let line = (ink.tile_line, frame.cell * 0.02);
        for cell in 0..shape.count() {
            let is_given = self.given.number(cell).is_some();
            let fill = if is_given { ink.given } else { ink.tile };
            let rect = frame.rect(shape.coordinates(cell), frame.cell * 0.03, fill);
            svg.rect(&Rect { stroke: Some(line), ..rect });
        }
        self.draw_path(svg, frame, ink);
        let size = frame.cell * if shape.count() >= 100 { 0.34 } else { 0.4 };
        for cell in 0..shape.count() {
            let Some(number) = self.board.number(cell) else { continue };
            let is_given = self.given.number(cell).is_some();
            let colour = if is_given { ink.text } else { ink.found };
            let centre = frame.centre(shape.coordinates(cell));
            let is_end = number == 1 || usize::from(number) == shape.count();
            if is_end {
                svg.ring(centre, frame.cell * 0.38, colour, frame.cell * 0.03);
            }
            let number = number.to_string();
            // The path stops at the number.
            let (width, height) = (number.len() as f32 * size * 0.6, size * 0.9);
            svg.rect(&Rect {
                x: centre.0 - width / 2.0,
                y: centre.1 - height / 2.0,
                width,
                height,
                radius: 0.0,
                fill: if is_given { ink.given } else { ink.tile },
                stroke: None,
            });
            svg.text(centre, size, Anchor::Middle, colour, &number);
        }
    }

    /// A line for each run of numbers that follow each other and touch. What is given alone has no
    /// path to show.
    fn draw_path(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        if self.board == self.given {
            return;
        }
        let shape = self.board.shape();
        let mut run: Vec<(f32, f32)> = Vec::new();
        let mut last: Option<usize> = None;
        let mut end = |run: &mut Vec<(f32, f32)>| {
            if run.len() > 1 {
                svg.path(run, ink.path, frame.cell * 0.08);
            }
            run.clear();
        };
        for cell in self.board.cells() {
            let follows = matches!((last, cell), (Some(a), Some(b)) if shape.touches(a, b));
            if !follows {
                end(&mut run);
            }
            run.extend(cell.map(|cell| frame.centre(shape.coordinates(cell))));
            last = cell;
        }
        end(&mut run);
    }
}
