//! The tree of a search for paper, where no colour tells anything: its nodes as boards or, where
//! these have no room, as small forms with a number. Each has its figures below it, and the move
//! that made it above it.

use langkah_engine::search::trace::layout::Layout;

use super::boards::Ink;
use super::svg::{Anchor, Rect, Svg};

/// How a node is marked. The forms are those of the legend in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    Plain,
    ENode,
    Expanded,
    /// Above the bound.
    Cut,
    Dead,
}

impl Look {
    const fn is_dead(self) -> bool {
        matches!(self, Self::Cut | Self::Dead)
    }
}

/// A node as it is drawn.
#[derive(Clone, Debug)]
pub struct Node {
    pub number: String,
    /// The move that made it; empty for the root.
    pub letter: String,
    /// What it costs, in parts that stand side by side or one below the other.
    pub figures: Vec<String>,
    pub look: Look,
    /// The cells of its board; all nodes have as many.
    pub rows: Vec<Vec<String>>,
}

/// A tree with what is drawn of its nodes.
#[derive(Clone, Debug)]
pub struct Tree {
    pub layout: Layout,
    /// One for each item of the layout, in the same order.
    pub nodes: Vec<Node>,
    /// Whether a person cannot do without the boards.
    pub needs_boards: bool,
    /// What stands below the tree: the marks with their names, and a text.
    pub legend: (Vec<(Look, &'static str)>, String),
}

/// The least and the largest size of the letters, in millimetres: 6 points, and 8.5 points.
pub const LETTERS_MIN: f32 = 2.12;
const LETTERS_MAX: f32 = 3.0;
/// Boards that could be left out take at most this share of the height.
const BOARDS_SHARE: f32 = 0.5;

/// These lengths are in sizes of the letters.
const CELL: f32 = 1.55;
/// The side of a node without a board.
const SIDE: f32 = 2.3;
const LINE: f32 = 1.3;
/// Between the figures of a node and its children.
const DOWN: f32 = 2.7;
const BESIDE: f32 = 0.8;
/// The width of a figure, rather too wide.
const FIGURE: f32 = 0.57;
const LEGEND: f32 = 3.0;
const THIN: f32 = 0.07;
const THICK: f32 = 0.26;

/// How the nodes of a tree are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Form {
    are_boards: bool,
    /// Whether the figures stand one below the other.
    are_stacked: bool,
}

/// The lengths of a form, in sizes of the letters.
#[derive(Clone, Copy, Debug)]
struct Scale {
    across: f32,
    down: f32,
    width: f32,
    height: f32,
    /// The height of the figures.
    below: f32,
}

/// A tree as it is drawn in a space.
#[derive(Clone, Debug)]
pub struct Fitted<'a> {
    tree: &'a Tree,
    form: Form,
    scale: Scale,
    /// The size of the letters in millimetres.
    pub letters: f32,
}

fn wide(text: &str) -> f32 {
    text.chars().count() as f32 * FIGURE
}

impl Tree {
    /// The tree in a space of so many millimetres. `None` if it has no nodes, or nobody could read
    /// its letters: then a list of the nodes tells more.
    pub fn fit(&self, width: f32, height: f32) -> Option<Fitted<'_>> {
        if self.nodes.is_empty() || self.nodes.len() != self.layout.shown.len() {
            return None;
        }
        let share = if self.needs_boards { 1.0 } else { BOARDS_SHARE };
        let boards = self.best(true, width, height * share);
        boards.or_else(|| self.best(false, width, height).filter(|_| !self.needs_boards))
    }

    fn best(&self, are_boards: bool, width: f32, height: f32) -> Option<Fitted<'_>> {
        let fitted = |are_stacked| {
            let form = Form { are_boards, are_stacked };
            let mut fitted = Fitted { tree: self, form, scale: self.scale(form), letters: 1.0 };
            let (across, down) = fitted.size();
            fitted.letters = (width / across).min(height / down).min(LETTERS_MAX);
            fitted
        };
        let (line, stacked) = (fitted(false), fitted(true));
        let best = if stacked.letters > line.letters { stacked } else { line };
        (best.letters >= LETTERS_MIN).then_some(best)
    }

    fn scale(&self, form: Form) -> Scale {
        let lines = self.nodes.iter().map(|node| node.lines(form));
        let count = lines.clone().map(|lines| lines.len()).max().unwrap_or(0);
        let figures = lines.flatten().map(|line| wide(&line)).fold(0.0, f32::max);
        let (width, height) = match self.nodes.first().map(|node| &node.rows) {
            Some(rows) if form.are_boards => {
                let cols = rows.first().map_or(0, Vec::len);
                (cols as f32 * CELL, rows.len() as f32 * CELL)
            }
            _ => (SIDE, SIDE),
        };
        let below = count as f32 * LINE + 0.2;
        let across = width.max(figures) + BESIDE;
        Scale { across, down: height + below + DOWN, width, height, below }
    }
}

impl Node {
    /// What stands below it.
    fn lines(&self, form: Form) -> Vec<String> {
        let figures = self.figures.concat();
        match (form.are_boards, form.are_stacked) {
            (true, false) => vec![format!("{}: {figures}", self.number)],
            (true, true) => vec![self.number.clone(), figures],
            (false, false) => vec![figures],
            (false, true) => self.figures.clone(),
        }
    }
}

impl Fitted<'_> {
    /// Whether the nodes are boards.
    pub fn has_boards(&self) -> bool {
        self.form.are_boards
    }

    /// The width and the height with the legend.
    pub fn size(&self) -> (f32, f32) {
        let (scale, layout) = (&self.scale, &self.tree.layout);
        let width = (layout.width + 1.0) * scale.across;
        let height = layout.depth as f32 * scale.down + scale.height + scale.below + LEGEND;
        let least = self.tree.legend_size();
        (width.max(least) * self.letters, height * self.letters)
    }

    /// Draws the tree with its left upper corner there.
    pub fn draw(&self, svg: &mut Svg, corner: (f32, f32)) {
        let layout = &self.tree.layout;
        for (parent, child) in layout.edges() {
            self.edge(svg, corner, parent, child);
        }
        for (index, node) in self.tree.nodes.iter().enumerate() {
            self.node(svg, self.place(corner, index), node);
        }
        self.legend(svg, corner);
    }

    /// The middle of a node's upper edge.
    fn place(&self, (left, top): (f32, f32), index: usize) -> (f32, f32) {
        let layout = &self.tree.layout;
        let x = layout.x.get(index).copied().unwrap_or_default();
        let depth = layout.shown.items.get(index).map_or(0, |item| item.depth);
        let x = (x + 0.5) * self.scale.across * self.letters;
        (left + x, top + depth as f32 * self.scale.down * self.letters)
    }

    /// The line to a child, which is interrupted for the move near the child.
    fn edge(&self, svg: &mut Svg, corner: (f32, f32), parent: usize, child: usize) {
        let Some(node) = self.tree.nodes.get(child) else { return };
        let (x1, y1) = self.place(corner, parent);
        let y1 = y1 + (self.scale.height + self.scale.below) * self.letters;
        let (x2, y2) = self.place(corner, child);
        svg.path(&[(x1, y1), (x2, y2)], Ink::PAPER.weak, THIN * self.letters);
        if node.letter.is_empty() {
            return;
        }
        let middle = y2 - 0.95 * self.letters;
        let x = x2 - (x2 - x1) * (y2 - middle) / (y2 - y1).max(0.1);
        let (width, height) = ((wide(&node.letter) + 0.5) * self.letters, 1.1 * self.letters);
        let (left, top, fill) = (x - width / 2.0, middle - height / 2.0, Ink::PAPER.page);
        let rect = Rect { x: left, y: top, width, height, radius: 0.0, fill, stroke: None };
        svg.rect(&rect);
        self.text(svg, (x, middle), &node.letter);
    }

    fn text(&self, svg: &mut Svg, place: (f32, f32), text: &str) {
        svg.text(place, self.letters, Anchor::Middle, Ink::PAPER.text, text);
    }

    fn node(&self, svg: &mut Svg, (x, y): (f32, f32), node: &Node) {
        let size = self.letters;
        let (width, height) = (self.scale.width * size, self.scale.height * size);
        let left = x - width / 2.0;
        self.shape(svg, (left, y), (width, height), node.look);
        if self.form.are_boards {
            self.board(svg, (left, y), node);
        } else {
            self.text(svg, (x, y + height / 2.0), &node.number);
        }
        let mut middle = y + height + (LINE / 2.0 + 0.2) * size;
        for line in node.lines(self.form) {
            self.text(svg, (x, middle), &line);
            middle += LINE * size;
        }
    }

    /// What a node stands on: its form and its lines tell what it is.
    fn shape(&self, svg: &mut Svg, (x, y): (f32, f32), (width, height): (f32, f32), look: Look) {
        let (ink, size) = (Ink::PAPER, self.letters);
        let is_round = !self.form.are_boards && !look.is_dead();
        let radius = if is_round { width / 2.0 } else { 0.0 };
        let is_filled = matches!(look, Look::ENode | Look::Expanded);
        let fill = if is_filled { ink.given } else { ink.page };
        let line = if look == Look::ENode { THICK } else { THIN };
        let stroke = Some((ink.text, line * size));
        svg.rect(&Rect { x, y, width, height, radius, fill, stroke });
        // Among round nodes a square alone tells that a node is cut.
        if look == Look::Dead || (look == Look::Cut && self.form.are_boards) {
            svg.path(&[(x, y), (x + width, y + height)], ink.path, 2.0 * THIN * size);
        }
        if look == Look::Dead {
            svg.path(&[(x + width, y), (x, y + height)], ink.path, 2.0 * THIN * size);
        }
    }

    fn board(&self, svg: &mut Svg, (left, top): (f32, f32), node: &Node) {
        let cell = CELL * self.letters;
        let (width, height) = (self.scale.width * self.letters, self.scale.height * self.letters);
        let (ink, line) = (Ink::PAPER.path, THIN / 2.0 * self.letters);
        for row in 1..node.rows.len() {
            let y = top + row as f32 * cell;
            svg.path(&[(left, y), (left + width, y)], ink, line);
        }
        for col in 1..node.rows.first().map_or(0, Vec::len) {
            let x = left + col as f32 * cell;
            svg.path(&[(x, top), (x, top + height)], ink, line);
        }
        for (row, cells) in node.rows.iter().enumerate() {
            for (col, text) in cells.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
                let place = (left + (col as f32 + 0.5) * cell, top + (row as f32 + 0.5) * cell);
                self.text(svg, place, text);
            }
        }
    }

    fn legend(&self, svg: &mut Svg, (left, top): (f32, f32)) {
        let (size, side) = (self.letters, 1.4 * self.letters);
        let (mut x, middle) = (left, top + self.size().1 - 0.9 * size);
        let (looks, text) = &self.tree.legend;
        for (look, name) in looks {
            self.shape(svg, (x, middle - side / 2.0), (side, side), *look);
            x += side + 0.5 * size;
            svg.text((x, middle), size, Anchor::Start, Ink::PAPER.text, name);
            x += (wide(name) + 1.5) * size;
        }
        svg.text((x, middle), size, Anchor::Start, Ink::PAPER.text, text);
    }
}

impl Tree {
    /// The width of the legend.
    fn legend_size(&self) -> f32 {
        let (looks, text) = &self.legend;
        looks.iter().map(|(_, name)| 1.4 + 0.5 + wide(name) + 1.5).sum::<f32>() + wide(text)
    }
}
