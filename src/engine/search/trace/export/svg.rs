//! The tree as a picture: nodes as small boards or as dots, at the places of a layout.

use std::fmt::{self, Write};

use langkah_language::{grouped, text};

use super::legend::Legend;
use super::{PATH, Words, figures, fill, order, title};
use crate::search::trace::layout::Layout;
use crate::search::trace::moment::{Moment, State};
use crate::search::trace::number;

/// These lengths are in units of the picture.
const CELL: f32 = 18.0;
pub(super) const GAP: f32 = 16.0;
pub(super) const LINE: f32 = 14.0;
const DOT: f32 = 5.0;
pub(super) const LETTERS: f32 = 12.0;
/// The least space between the figures of two nodes.
const APART: f32 = 4.0;
/// The colour of a mark that stands for nodes that are not drawn.
pub(super) const FOLDED: &str = "#bbbbbb";

/// How far apart nodes stand, and how large they are.
struct Scale {
    across: f32,
    down: f32,
    width: f32,
    height: f32,
    margin: f32,
    /// How far the tree is moved to the right, where its legend is wider.
    left: f32,
    is_of_boards: bool,
    /// The lines of figures below a board.
    lines: f32,
}

impl Scale {
    /// The scale for boards of so many rows and columns, with so many lines of figures below, which
    /// are so wide; with no rows, the scale for dots.
    fn new((rows, cols): (usize, f32), (lines, figures): (f32, f32)) -> Self {
        if rows == 0 {
            let (across, down) = (3.0 * DOT, 6.0 * DOT);
            let (side, margin, is_of_boards) = (2.0 * DOT, 4.0 * DOT, false);
            let (left, width, height) = (0.0, side, side);
            return Self { across, down, width, height, margin, left, is_of_boards, lines: 0.0 };
        }
        let (width, height) = (CELL * cols, CELL * rows as f32);
        // The figures are some sixteen letters wide; longer ones keep a little space between them.
        let across = (width.max(7.0 * LINE) + GAP).max(figures + APART);
        let down = height + lines * LINE + 3.0 * GAP;
        let (margin, is_of_boards) = (across / 2.0 + GAP, true);
        Self { across, down, width, height, margin, left: 0.0, is_of_boards, lines }
    }

    /// The scale for what `words` says of the root, and whether nodes are boards. In a file of its
    /// own figures stand apart in every font.
    fn of(moment: Moment<'_>, layout: &Layout, words: &dyn Words, is_file: bool) -> (Self, bool) {
        let root = layout.shown.items.first().and_then(|item| words.rows(moment, item.node));
        let rows = root.as_ref().map_or(0, Vec::len);
        let cols = root.as_ref().and_then(|rows| rows.first()).map_or(0, Vec::len);
        let shift = if words.are_rows_shifted() && rows > 1 { 0.5 } else { 0.0 };
        let lines = if words.has_order() { 2.0 } else { 1.0 };
        let items = layout.shown.items.iter().filter(|_| is_file);
        let told = items.map(|item| figures(moment, item.node, words));
        let figures = told.map(|told| wide(&told)).fold(0.0, f32::max);
        (Self::new((rows, cols as f32 + shift), (lines, figures)), rows > 0)
    }

    /// The size of the tree without its legend.
    fn size(&self, layout: &Layout) -> (f32, f32) {
        let width = 2.0 * self.margin + layout.width * self.across;
        (width, 2.0 * self.margin + layout.depth as f32 * self.down + self.height)
    }

    /// How far below a node's upper edge its figures end; a dot has none.
    fn below(&self) -> f32 {
        if self.is_of_boards { self.height + self.lines * LINE + 4.0 } else { self.height }
    }

    fn place(&self, x: f32, depth: u32) -> (f32, f32) {
        let (x, y) = (x * self.across, depth as f32 * self.down);
        (self.left + self.margin + x, self.margin + y)
    }
}

/// The width and the height of the picture that [`write()`] draws as a part of something else, and
/// the size of the least thing that a person must be able to read: letters, or dots if nodes are
/// dots.
pub(super) fn sizes(moment: Moment<'_>, layout: &Layout, words: &dyn Words) -> [f32; 3] {
    let (scale, has_boards) = Scale::of(moment, layout, words, false);
    let (width, height) = scale.size(layout);
    let (wide, high) = Legend::of(moment, layout, width).size();
    let (width, height) = (width.max(wide), height + high);
    [width, height, if has_boards { LETTERS } else { 2.0 * DOT }]
}

/// Writes the tree at a moment, with the nodes that are made by then, and a legend below. What
/// `words` says of the root decides whether all nodes are boards or dots. A file of its own has a
/// title, and room for the font of any machine.
///
/// # Errors
/// If `out` takes no more.
pub fn write(
    out: &mut impl Write,
    moment: Moment<'_>,
    layout: &Layout,
    words: &dyn Words,
    is_file: bool,
) -> fmt::Result {
    let (mut scale, has_boards) = Scale::of(moment, layout, words, is_file);
    let (tree_width, tree_height) = scale.size(layout);
    let legend = Legend::of(moment, layout, tree_width);
    let (wide, high) = legend.size();
    let (width, height) = (tree_width.max(wide), tree_height + high);
    scale.left = (width - tree_width) / 2.0;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         width=\"{width:.1}\" height=\"{height:.1}\" font-family=\"sans-serif\" \
         font-size=\"{LETTERS}\" text-anchor=\"middle\" \
         role=\"graphics-document document\">"
    )?;
    if is_file {
        writeln!(out, "<title>{}</title>", escaped(text!("report-tree")))?;
    }
    writeln!(out, "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")?;
    edges(out, moment, layout, &scale, words, has_boards)?;
    for (item, x) in layout.places() {
        let Some(state) = moment.state(item.node) else { continue };
        let (x, y) = scale.place(x, item.depth);
        let drawn = Drawn { moment, words, node: item.node, state, x, y };
        match words.rows(moment, item.node).filter(|_| has_boards) {
            Some(rows) => drawn.board(out, &scale, &rows)?,
            None => drawn.dot(out)?,
        }
        if item.folded > 0 {
            fold(out, x, y + scale.below(), item.folded, has_boards)?;
        }
    }
    legend.write(out, tree_height)?;
    writeln!(out, "</svg>")
}

fn edges(
    out: &mut impl Write,
    moment: Moment<'_>,
    layout: &Layout,
    scale: &Scale,
    words: &dyn Words,
    has_labels: bool,
) -> fmt::Result {
    for (parent, child) in layout.edges() {
        let item = layout.shown.items[child];
        let parent_item = layout.shown.items[parent];
        if moment.state(item.node).is_none() {
            continue;
        }
        let (x1, y1) = scale.place(layout.x[parent], parent_item.depth);
        let (x2, y2) = scale.place(layout.x[child], item.depth);
        let y1 = y1 + scale.below();
        let is_on_path = moment.is_on_solution(item.node);
        let (colour, width) = if is_on_path { (PATH, 3) } else { ("#888888", 1) };
        writeln!(
            out,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        )?;
        if has_labels {
            let label = escaped(&words.label(moment.trace.label(item.node)));
            letter(out, (x1, y1), (x2, y2), &label)?;
        }
    }
    Ok(())
}

/// Writes the move on the line to a child, near the child. The line is interrupted there, so that
/// it strikes no letter through; no other line and no figures are so near to the child.
fn letter(
    out: &mut impl Write,
    (x1, y1): (f32, f32),
    (x2, y2): (f32, f32),
    label: &str,
) -> fmt::Result {
    let middle = y2 - 0.8 * LETTERS;
    let x = x2 - (x2 - x1) * (y2 - middle) / (y2 - y1).max(1.0);
    let (width, height) = (label.chars().count() as f32 * 0.72 * LETTERS + 4.0, LETTERS + 1.0);
    let (left, top, y) = (x - width / 2.0, middle - height / 2.0, middle + 0.35 * LETTERS);
    writeln!(
        out,
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
         fill=\"#ffffff\"/>\n<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"#555555\">{label}</text>"
    )
}

/// A node and where it stands: the middle of its upper edge.
struct Drawn<'a> {
    moment: Moment<'a>,
    words: &'a dyn Words,
    node: u32,
    state: State,
    x: f32,
    y: f32,
}

impl Drawn<'_> {
    fn stroke(&self) -> (&'static str, u32) {
        let is_on_path = self.moment.is_on_solution(self.node);
        if is_on_path { (PATH, 3) } else { ("#333333", 1) }
    }

    fn title(&self) -> String {
        let tip = text!(
            "search-node-tip",
            node = number(self.node).to_string(),
            state = title(self.state)
        );
        let cost = self.words.figures(self.moment.trace, self.node);
        let cost = Some(cost).filter(|cost| !cost.is_empty());
        let order = order(self.moment, self.node, self.words);
        let tip: Vec<String> = [tip].into_iter().chain(cost).chain(order).collect();
        format!("<title>{}</title>", escaped(&tip.join(", ")))
    }

    fn dot(&self, out: &mut impl Write) -> fmt::Result {
        let (colour, width) = self.stroke();
        let (x, y) = (self.x, self.y + DOT);
        writeln!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{DOT}\" fill=\"{}\" stroke=\"{colour}\" \
             stroke-width=\"{width}\">{}</circle>",
            fill(self.state),
            self.title()
        )
    }

    fn board(&self, out: &mut impl Write, scale: &Scale, rows: &[Vec<String>]) -> fmt::Result {
        let (colour, stroke) = self.stroke();
        let (left, top) = (self.x - scale.width / 2.0, self.y);
        writeln!(
            out,
            "<g><rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" \
             fill=\"{}\" stroke=\"{colour}\" stroke-width=\"{stroke}\">{}</rect>",
            scale.width,
            scale.height,
            fill(self.state),
            self.title()
        )?;
        // The middle of a cell.
        let at = |row: usize, col: usize| {
            let is_shifted = self.words.are_rows_shifted() && row % 2 == 1;
            let left = if is_shifted { left + CELL / 2.0 } else { left };
            (left + CELL * (col as f32 + 0.5), top + CELL * (row as f32 + 0.5))
        };
        for (row, cells) in rows.iter().enumerate() {
            for (col, cell) in cells.iter().enumerate() {
                let (x, y) = at(row, col);
                let y = y + CELL * 0.2;
                writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(cell))?;
            }
        }
        for [from, to] in self.words.bars() {
            bar(out, at(from.0, from.1), at(to.0, to.1))?;
        }
        let (y, figures) = (top + scale.height + LINE, figures(self.moment, self.node, self.words));
        write!(out, "<text x=\"{:.1}\" y=\"{y:.1}\">{figures}</text>", self.x)?;
        if let Some(order) = order(self.moment, self.node, self.words) {
            write!(out, "\n<text x=\"{:.1}\" y=\"{:.1}\">{order}</text>", self.x, y + LINE)?;
        }
        writeln!(out, "</g>")
    }
}

/// Writes a bar between the middles of two cells.
fn bar(out: &mut impl Write, from: (f32, f32), to: (f32, f32)) -> fmt::Result {
    let between = |share: f32| (from.0 + share * (to.0 - from.0), from.1 + share * (to.1 - from.1));
    let ((x1, y1), (x2, y2)) = (between(0.4), between(0.6));
    writeln!(
        out,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#000000\" \
         stroke-width=\"2\" stroke-linecap=\"round\"/>"
    )
}

/// Writes the mark of a folded subtree, with its number of nodes: below a board as a number, below
/// a dot as a tip alone.
fn fold(out: &mut impl Write, x: f32, y: f32, size: u32, is_told: bool) -> fmt::Result {
    let tip = text!("search-folded-nodes", count = size, shown = grouped(size.into()));
    let (left, right, below) = (x - DOT, x + DOT, y + 2.0 * DOT);
    writeln!(
        out,
        "<path d=\"M {x:.1} {y:.1} L {left:.1} {below:.1} L {right:.1} {below:.1} Z\" \
         fill=\"{FOLDED}\"><title>{tip}</title></path>"
    )?;
    if is_told {
        let y = below + LETTERS;
        let size = grouped(size.into());
        writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"#555555\">{size}</text>")?;
    }
    Ok(())
}

/// The width of a text in a wide font, because every machine has its own one.
fn wide(text: &str) -> f32 {
    let width = |letter| match letter {
        ' ' | ':' | ',' | '.' => 0.34,
        '+' | '=' => 0.84,
        _ => 0.64,
    };
    text.chars().map(width).sum::<f32>() * LETTERS
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
