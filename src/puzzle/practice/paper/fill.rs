//! Rows in which a person writes, on lines of a width.

use super::{LETTER, TEXT};
use crate::picture::boards::Ink;
use crate::picture::svg::{Anchor, Rect, Svg};
use crate::practice::room::{Piece, Row};

/// These lengths are in millimetres. The sides of a box for a value and of one to be ticked:
const CELL: f32 = 9.0;
const TICK: f32 = 3.4;
/// The gap behind a piece.
const GAP: f32 = 1.6;
/// The height of a line that is written on, and of one with texts and ticks alone.
const WRITTEN: f32 = 9.0;
const TICKED: f32 = 6.4;
/// The height of what stands above a box.
const HEAD: f32 = 4.2;
/// How wide the lines are drawn.
const STROKE: f32 = 0.25;

/// Pieces side by side, each with its place from the left.
pub(super) struct Line {
    pieces: Vec<(f32, Piece)>,
    pub height: f32,
}

/// The rows on lines of at most this width.
pub(super) fn lines(rows: &[Row], width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in rows {
        let (mut pieces, mut x) = (Vec::new(), 0.0);
        for piece in row {
            let piece = match piece {
                Piece::Rule(length) => Piece::Rule(length.min(width)),
                other => other.clone(),
            };
            let across = across(&piece);
            if x + across > width && !pieces.is_empty() {
                lines.push(Line::new(std::mem::take(&mut pieces)));
                x = 0.0;
            }
            pieces.push((x, piece));
            x += across + gap(pieces.last().map(|(_, piece)| piece));
        }
        lines.push(Line::new(pieces));
    }
    lines
}

fn letters(text: &str) -> f32 {
    // A short word may have wide letters alone.
    (text.chars().count() + 1) as f32 * TEXT * LETTER
}

fn across(piece: &Piece) -> f32 {
    match piece {
        Piece::Said(said) => letters(said),
        Piece::Rule(length) => *length,
        Piece::Tick(said) => TICK + GAP / 2.0 + letters(said),
        Piece::Cell(_) => CELL,
    }
}

fn gap(piece: Option<&Piece>) -> f32 {
    match piece {
        // Boxes for the values of a list stand side by side.
        Some(Piece::Cell(_)) => 0.0,
        Some(Piece::Tick(_)) => 2.0 * GAP,
        _ => GAP,
    }
}

impl Line {
    fn new(pieces: Vec<(f32, Piece)>) -> Self {
        let height = |(_, piece): &(f32, Piece)| match piece {
            Piece::Cell(head) if head.is_empty() => CELL + GAP,
            Piece::Cell(_) => HEAD + CELL + GAP,
            Piece::Rule(_) => WRITTEN,
            Piece::Said(_) | Piece::Tick(_) => TICKED,
        };
        let height = pieces.iter().map(height).fold(0.0, f32::max);
        Self { pieces, height }
    }

    /// Draws the line with its left upper corner there.
    pub fn draw(&self, page: &mut Svg, (left, top): (f32, f32)) {
        let bottom = top + self.height;
        // The texts stand near the bottom, as what is written does.
        let middle = bottom - TICKED / 2.0;
        let text = |page: &mut Svg, x: f32, said: &str| {
            page.text((x, middle), TEXT, Anchor::Start, Ink::PAPER.text, said);
        };
        let square = |page: &mut Svg, x: f32, y: f32, side: f32| {
            let stroke = Some((Ink::PAPER.text, STROKE));
            let (width, height, fill) = (side, side, Ink::PAPER.page);
            page.rect(&Rect { x, y, width, height, radius: 0.0, fill, stroke });
        };
        for (x, piece) in &self.pieces {
            let x = left + x;
            match piece {
                Piece::Said(said) => text(page, x, said),
                Piece::Rule(length) => {
                    let y = middle + TEXT * 0.5;
                    page.path(&[(x, y), (x + length, y)], Ink::PAPER.text, STROKE);
                }
                Piece::Tick(said) => {
                    square(page, x, middle - TICK / 2.0, TICK);
                    text(page, x + TICK + GAP / 2.0, said);
                }
                Piece::Cell(head) => {
                    let y = bottom - GAP - CELL;
                    square(page, x, y, CELL);
                    let place = (x + CELL / 2.0, y - HEAD / 2.0);
                    page.text(place, TEXT * 0.9, Anchor::Middle, Ink::PAPER.text, head);
                }
            }
        }
    }
}
