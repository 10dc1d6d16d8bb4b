//! A Hidato's board, drawn.

use langkah_engine::hidato::board::Board as Numbers;
use langkah_engine::hidato::text::below::Below;
use langkah_engine::hidato::text::{Format, rows, shown};

use super::boards::{Data, Drawn, Frame, Ink};
use super::film::Change;
use super::svg::{Anchor, Rect, Svg};

/// A Hidato's numbers, and those of them that are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HidatoPicture {
    pub board: Numbers,
    pub given: Numbers,
}

impl Drawn for HidatoPicture {
    fn size(&self) -> (f32, f32) {
        self.board.shape().size()
    }

    fn draw(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        let shape = self.board.shape();
        let line = (ink.tile_line, frame.cell * 0.02);
        for cell in 0..shape.count() {
            let is_given = self.given.number(cell).is_some();
            let fill = if is_given { ink.given } else { ink.tile };
            let gap = frame.cell * 0.03;
            if shape.topology().is_hexagonal() {
                svg.outlined(&frame.hexagon(shape.centre(cell), gap), fill, line);
            } else {
                let rect = frame.rect(shape.coordinates(cell), gap, fill);
                svg.rect(&Rect { stroke: Some(line), ..rect });
            }
        }
        self.draw_path(svg, frame, ink);
        let size = frame.cell * if shape.count() >= 100 { 0.34 } else { 0.4 };
        for cell in 0..shape.count() {
            let Some(number) = self.board.number(cell) else { continue };
            let is_given = self.given.number(cell).is_some();
            let colour = if is_given { ink.text } else { ink.found };
            let centre = frame.point(shape.centre(cell));
            let is_end = number == 1 || usize::from(number) == shape.count();
            if is_end {
                // Bars reach into the room of the usual ring.
                let radius = if shape.edges().is_empty() { 0.38 } else { 0.33 };
                svg.ring(centre, frame.cell * radius, colour, frame.cell * 0.03);
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
        self.draw_edges(svg, frame, ink);
    }

    fn rows(&self) -> String {
        let has_edges = !self.board.shape().edges().is_empty();
        if has_edges { shown(&self.board) } else { rows(&self.board, Format::Rosetta) }
    }

    fn change(&mut self, change: &Change) {
        self.board.set(change.cell, change.item);
    }

    fn data(&self) -> Data {
        let shape = self.board.shape();
        let cells = (0..shape.count()).map(|cell| shape.coordinates(cell)).collect();
        let given = (0..shape.count()).filter_map(|cell| {
            let (row, col) = shape.coordinates(cell);
            self.given.number(cell).map(|number| (number, row, col))
        });
        let is_hexagonal = shape.topology().is_hexagonal();
        let at = |cell: u16| shape.coordinates(cell.into());
        let edges: Vec<_> = shape.edges().iter().map(|&[a, b]| [at(a), at(b)]).collect();
        let place = |(row, col): (usize, usize)| format!("{},{}", row + 1, col + 1);
        let (word, ends) = (Below::Edge.name(), edges.iter().map(|edge| edge.map(place)));
        let edges_told = ends.map(|[a, b]| format!(" / {word} {a} {b}")).collect();
        let items = given.collect();
        Data { is_hexagonal, cells, edges, edges_told, items, goal: Vec::new(), slides: false }
    }
}

impl HidatoPicture {
    /// Bars between cells whose numbers must follow each other, with a line around them. Those that
    /// cross at a corner cover none of each other.
    fn draw_edges(&self, svg: &mut Svg, frame: Frame, ink: &Ink) {
        let shape = self.board.shape();
        for (colour, width) in [(ink.tile, 0.18), (ink.text, 0.12)] {
            for &[a, b] in shape.edges() {
                let (a, b) = (shape.centre(a.into()), shape.centre(b.into()));
                let between = |share: f32| (a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1));
                let ends = [frame.point(between(0.42)), frame.point(between(0.58))];
                svg.path(&ends, colour, frame.cell * width);
            }
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
            run.extend(cell.map(|cell| frame.point(shape.centre(cell))));
            last = cell;
        }
        end(&mut run);
    }
}
