//! What is drawn of a board, of whichever family.

use langkah_engine::hidato::plane::HEXAGON;

use super::film::Change;
use super::svg::{Rect, Svg};
pub use crate::family::pictured::Picture;
use crate::family::pictured::drawn;

/// The colours of a picture, as SVG writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Behind everything.
    pub page: &'static str,
    pub text: &'static str,
    /// Less important text.
    pub weak: &'static str,
    /// Behind the tiles.
    pub(super) well: &'static str,
    pub(super) tile: &'static str,
    pub(super) tile_line: &'static str,
    /// A tile on its goal cell.
    pub(super) home: &'static str,
    pub(super) home_text: &'static str,
    /// The cell of a given number.
    pub(super) given: &'static str,
    /// A number that was found, and the path.
    pub(super) found: &'static str,
    pub(super) path: &'static str,
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
    pub(super) fn named(&self) -> [(&'static str, &'static str); 11] {
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
            ("path", self.path),
        ]
    }
}

/// What a board is asked that is drawn.
pub trait Drawn {
    /// The width and the height, in widths of a cell.
    fn size(&self) -> (f32, f32);

    fn draw(&self, svg: &mut Svg, frame: Frame, ink: &Ink);

    /// The cells as text, in rows.
    fn rows(&self) -> String;

    /// Takes a change of a film's step.
    fn change(&mut self, change: &Change);

    /// What the page that plays needs of it.
    fn data(&self) -> Data;
}

/// A tile or a number, its row and its column.
pub type Placed = (u16, usize, usize);

/// The cells of a board, and what stands on them.
pub struct Data {
    /// Whether the cells are hexagons, and every second row is shifted.
    pub is_hexagonal: bool,
    /// The row and the column of each cell.
    pub cells: Vec<(usize, usize)>,
    /// The cells that a bar joins.
    pub edges: Vec<[(usize, usize); 2]>,
    /// The same behind rows on one line, for those who cannot see the board.
    pub edges_told: String,
    pub items: Vec<Placed>,
    /// Where the items are at home.
    pub goal: Vec<Placed>,
    /// Whether the items slide, or appear.
    pub slides: bool,
}

/// Where a board is drawn: its upper left corner, and the width of a cell.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub x: f32,
    pub y: f32,
    pub cell: f32,
}

impl Frame {
    /// The upper left corner of a cell.
    pub(super) fn corner(self, (row, col): (usize, usize)) -> (f32, f32) {
        (self.x + col as f32 * self.cell, self.y + row as f32 * self.cell)
    }

    pub(super) fn centre(self, place: (usize, usize)) -> (f32, f32) {
        let (x, y) = self.corner(place);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// A point of the board, given in widths of a cell.
    pub(super) fn point(self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.x + x * self.cell, self.y + y * self.cell)
    }

    /// The corners of the hexagon around a point of the board.
    pub(super) fn hexagon(self, centre: (f32, f32), gap: f32) -> [(f32, f32); 6] {
        let (across, down) = self.point(centre);
        let width = self.cell - 2.0 * gap;
        HEXAGON.map(|(x, y)| (across + x * width, down + y * width))
    }

    pub(super) fn rect<'a>(self, place: (usize, usize), gap: f32, fill: &'a str) -> Rect<'a> {
        let (x, y) = self.corner(place);
        let side = self.cell - 2.0 * gap;
        let radius = (self.cell * 0.1).max(0.0);
        Rect { x: x + gap, y: y + gap, width: side, height: side, radius, fill, stroke: None }
    }
}

/// The width and the height of a board, in widths of a cell.
pub fn size(picture: &Picture) -> (f32, f32) {
    drawn(picture).size()
}

/// Draws a board.
pub fn draw(svg: &mut Svg, picture: &Picture, frame: Frame, ink: &Ink) {
    drawn(picture).draw(svg, frame, ink);
}
