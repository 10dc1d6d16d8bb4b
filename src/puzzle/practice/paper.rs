//! Blocks of boards and text, one below the other on pages of paper.

mod fill;
mod set;

use langkah_language::text;

use super::room::Row;
use crate::picture::boards::{Frame, Ink, Picture, draw, size};
use crate::picture::sheet::Paper;
use crate::picture::svg::{Anchor, Svg};
use crate::picture::title::Title;
use crate::picture::tree::Tree;
use crate::words::wrapped;
use set::Set;

/// What stays together on a page.
#[derive(Default)]
pub(super) struct Block {
    pub heading: String,
    pub pictures: Vec<(String, Picture)>,
    /// A tree, and the same as lines for a page that has no room for it. Its root, or its E-node,
    /// is the first picture.
    pub tree: Option<Tree>,
    pub list: Vec<String>,
    pub lines: Vec<String>,
    /// Where a person writes.
    pub room: Vec<Row>,
}

/// These lengths are in millimetres.
const MARGIN: f32 = 16.0;
const HEAD: f32 = 13.0;
const HEADING: f32 = 4.0;
const TEXT: f32 = 3.5;
const LINE: f32 = 1.45;
const STEP: f32 = TEXT * LINE;
/// The size of a caption.
const SMALL: f32 = 3.2;
const GAP: f32 = 7.0;
/// The gap above a tree, and below it.
const TREE_GAP: f32 = 2.5;
const CELL_MAX: f32 = 8.0;
/// The height of a caption below a board, with the gap after it.
const CAPTION: f32 = 8.5;
/// The width of a letter over the size of the font, on average and rather too wide.
const LETTER: f32 = 0.49;

/// Pages that fill one after the other.
pub(super) struct Column {
    paper: Paper,
    pages: Vec<Svg>,
    /// The first page of each part, from 0.
    parts: Vec<usize>,
    /// A block that stands no lower than this stays, however long it is.
    top: f32,
    /// How far down the last page is full.
    y: f32,
}

impl Column {
    pub fn new(paper: Paper) -> Self {
        Self { paper, pages: Vec::new(), parts: Vec::new(), top: 0.0, y: 0.0 }
    }

    fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    /// Another part, on a new page with a title. Its pages have numbers of their own.
    pub fn begin(&mut self, title: &str) {
        self.parts.push(self.pages.len());
        self.turn();
        let title = Title::new(title, self.width(), LETTER);
        if let Some(page) = self.pages.last_mut() {
            title.draw(page, MARGIN);
        }
        self.y += HEAD + title.more();
        self.top = self.y;
    }

    /// Lines across the page, on which a person writes, and a text below them, which may be empty.
    pub fn head(&mut self, row: &Row, said: &str) {
        let width = self.width();
        for line in fill::lines(std::slice::from_ref(row), width) {
            self.fill(&line, 0.0);
        }
        let letters = (width / (TEXT * LETTER)) as usize;
        for line in wrapped(said, letters).into_iter().filter(|line| !line.is_empty()) {
            self.y += STEP;
            self.write((MARGIN, self.y - TEXT / 2.0), TEXT, Ink::PAPER.text, &line);
        }
        self.y += GAP;
    }

    fn fill(&mut self, line: &fill::Line, indent: f32) {
        if let Some(page) = self.pages.last_mut() {
            line.draw(page, (MARGIN + indent, self.y));
        }
        self.y += line.height;
    }

    fn turn(&mut self) {
        self.pages.push(Svg::default());
        (self.y, self.top) = (MARGIN, MARGIN + HEAD);
    }

    fn write(&mut self, place: (f32, f32), size: f32, ink: &str, line: &str) {
        if let Some(page) = self.pages.last_mut() {
            page.text(place, size, Anchor::Start, ink, line);
        }
    }

    /// The height of a page.
    fn height(&self) -> f32 {
        self.paper.size().1 - 2.0 * MARGIN
    }

    /// Puts a block below what is there; on a new page if it does not fit on this one. Text stands
    /// beside boards where there is room.
    pub fn put(&mut self, block: &Block) {
        let set = Set::new(block, (self.width(), self.height()));
        let bottom = MARGIN + self.height();
        if self.y + HEADING * LINE + set.height() > bottom && self.y > self.top {
            self.turn();
        }
        let place = (MARGIN, self.y + HEADING / 2.0);
        self.write(place, HEADING, Ink::PAPER.weak, &block.heading);
        self.y += HEADING * LINE;
        self.draw(set.pictures, set.cell);
        let (page, end) = (self.pages.len(), self.y + set.boards);
        if !set.is_beside {
            self.y = end;
        }
        for line in &set.lines {
            // A block that is longer than a page goes on over the next ones.
            if self.y + set.letters * LINE > bottom {
                self.turn();
            }
            let place = (MARGIN + set.indent, self.y + set.letters / 2.0);
            self.write(place, set.letters, Ink::PAPER.text, line);
            self.y += set.letters * LINE;
        }
        if let Some(tree) = &set.tree {
            self.y = self.y.max(end) + TREE_GAP;
            if let Some(svg) = self.pages.last_mut() {
                tree.draw(svg, (MARGIN, self.y));
            }
            self.y += tree.size().1 + TREE_GAP;
        }
        for line in &set.room {
            if self.y + line.height > bottom {
                self.turn();
            }
            self.fill(line, if set.tree.is_some() { 0.0 } else { set.indent });
        }
        if page == self.pages.len() {
            self.y = self.y.max(end);
        }
        self.y += GAP;
    }

    /// Boards side by side, each with its caption.
    fn draw(&mut self, pictures: &[(String, Picture)], cell: f32) {
        let (y, mut x) = (self.y, MARGIN);
        let Some(page) = self.pages.last_mut() else { return };
        for one in pictures {
            let (caption, picture) = one;
            let height = size(picture).1 * cell;
            draw(page, picture, Frame { x: x + 0.5, y: y + 0.5, cell }, &Ink::PAPER);
            let below = y + height + 1.0 + SMALL;
            page.text((x, below), SMALL, Anchor::Start, Ink::PAPER.weak, caption);
            x += across(std::slice::from_ref(one), cell);
        }
    }

    /// All pages, with their numbers.
    pub fn finish(self) -> Vec<String> {
        let (width, height) = self.paper.size();
        let all = self.pages.len();
        let ends = self.parts.iter().copied().skip(1).chain([all]);
        let counts = self.parts.iter().zip(ends).map(|(begin, end)| end - begin);
        let numbers = counts.flat_map(|count| (1..=count).map(move |page| (page, count)));
        let finished = numbers.zip(self.pages).map(|((page, count), mut svg)| {
            let foot = text!("picture-page", page = page, count = count);
            let place = (width - MARGIN, height - MARGIN / 2.0);
            svg.text(place, TEXT * 0.9, Anchor::End, Ink::PAPER.weak, &foot);
            svg.finish(width, height, Ink::PAPER.page)
        });
        finished.collect()
    }
}

/// The width of boards that stand side by side, with the gaps after them.
fn across(pictures: &[(String, Picture)], cell: f32) -> f32 {
    let one = |(caption, picture): &(String, Picture)| {
        let caption = caption.chars().count() as f32 * SMALL * LETTER;
        caption.max(size(picture).0 * cell) + GAP
    };
    pictures.iter().map(one).sum()
}

/// The side of the cells of boards that stand side by side.
fn cell(pictures: &[(String, Picture)], width: f32) -> f32 {
    let all: f32 = pictures.iter().map(|(_, picture)| size(picture).0).sum();
    let room = width - GAP * pictures.len() as f32;
    (room / all.max(1.0)).clamp(1.0, CELL_MAX)
}
