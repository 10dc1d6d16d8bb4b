//! The title of a page of paper.

use super::boards::Ink;
use super::svg::{Anchor, Svg};
use crate::words::wrapped;

/// The size of its letters, in millimetres. A longer title has smaller ones, and several lines
/// where they would be smaller than the least.
const SIZE: f32 = 6.0;
const LEAST: f32 = 4.2;
const LINE: f32 = 1.3;

pub(crate) struct Title {
    lines: Vec<String>,
    size: f32,
}

impl Title {
    /// A title on lines of this width. `letter` is the width of a letter over its size.
    pub fn new(title: &str, width: f32, letter: f32) -> Self {
        let lines = wrapped(title, (width / (LEAST * letter)) as usize);
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        Self { lines, size: SIZE.min(width / (longest.max(1) as f32 * letter)) }
    }

    /// How much higher it is than one of a line.
    pub fn more(&self) -> f32 {
        self.lines.len().saturating_sub(1) as f32 * self.size * LINE
    }

    /// Draws it in the left upper corner of what has this margin.
    pub fn draw(&self, page: &mut Svg, margin: f32) {
        for (index, line) in self.lines.iter().enumerate() {
            let y = margin + SIZE / 2.0 + index as f32 * self.size * LINE;
            page.text((margin, y), self.size, Anchor::Start, Ink::PAPER.text, line);
        }
    }
}
