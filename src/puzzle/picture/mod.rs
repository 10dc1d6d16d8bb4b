//! Pictures of boards, of solutions and of sheets to be printed, as SVG and HTML. They need no
//! files and no network: whoever opens one has all of it.
//!
//! | room | what lives there |
//! |---|---|
//! | [`svg`] | the shapes |
//! | [`boards`] | what is drawn of a board |
//! | [`sliding`], [`hidato`] | the boards of each family |
//! | [`film`] | a solution as boards with captions |
//! | [`player`] | the same as a page that plays by itself |
//! | [`plot`] | counts as bars, points and lines |
//! | [`sheet`] | pages with many puzzles, and their solutions |
//! | `title` | the title of a page of paper |
//! | [`tree`] | the tree of a search, for paper |

pub mod boards;
pub mod film;
pub mod hidato;
pub mod player;
pub mod plot;
pub mod sheet;
pub mod sliding;
pub mod svg;
pub(crate) mod title;
pub mod tree;

pub use boards::{Frame, Ink, Picture};
pub use hidato::HidatoPicture;
pub use sliding::SlidingPicture;
use svg::{Anchor, Svg, escaped};

use crate::family::pictured::drawn;

/// The side of a cell in a picture of one board, in units.
const CELL: f32 = 64.0;
/// The space around a board.
const MARGIN: f32 = 16.0;
/// The same in a page.
const MARGIN_PAGE: f32 = 3.0;
/// The height of a caption.
const CAPTION: f32 = 36.0;

/// A board as a picture of its own, with a caption below it.
pub fn document(picture: &Picture, caption: Option<&str>, ink: &Ink) -> String {
    let (mut svg, (width, mut height)) = framed(picture, (CELL, MARGIN), ink);
    if let Some(caption) = caption {
        // A narrow board has smaller captions.
        let size = (width * 1.7 / caption.chars().count().max(1) as f32).min(18.0);
        let place = (width / 2.0, height + CAPTION / 2.0 - MARGIN / 2.0);
        svg.text(place, size, Anchor::Middle, ink.text, caption);
        height += CAPTION;
    }
    let rows = told(&drawn(picture).rows());
    let told = caption.map_or_else(|| rows.clone(), |caption| format!("{caption}; {rows}"));
    svg.finish_told(&told, (width, height), ink.page)
}

/// Rows on one line, for those who cannot see the board.
fn told(rows: &str) -> String {
    rows.trim().replace('\n', " / ")
}

/// A board as a part of a page, with its rows for those who cannot see it.
pub fn figure(picture: &Picture, cell: f32, rows: &str) -> String {
    let (svg, (width, height)) = framed(picture, (cell, MARGIN_PAGE), &Ink::PAPER);
    let svg = svg.finish(width, height, Ink::PAPER.page);
    let rows = escaped(&told(rows));
    format!("<div role=\"img\" aria-label=\"{rows}\">\n{svg}</div>")
}

/// A board that is drawn alone, and the width and the height that it takes with its margin.
fn framed(picture: &Picture, (cell, margin): (f32, f32), ink: &Ink) -> (Svg, (f32, f32)) {
    let (across, down) = boards::size(picture);
    let mut svg = Svg::default();
    boards::draw(&mut svg, picture, Frame { x: margin, y: margin, cell }, ink);
    (svg, (across * cell + 2.0 * margin, down * cell + 2.0 * margin))
}
