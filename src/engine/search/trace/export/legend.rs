//! The legend below the picture of a tree: the states that occur in it, each with its colour.

use std::fmt::{self, Write};

use langkah_language::text;

use super::svg::{FOLDED, GAP, LETTERS, LINE, escaped};
use super::{PATH, fill, one_of_several, title};
use crate::search::trace::layout::Layout;
use crate::search::trace::moment::{Moment, State};
use crate::search::trace::shown::Item;

/// The side of a sample, in units of the picture.
const SAMPLE: f32 = 12.0;
/// The width of a letter on average, over the size of the font.
const LETTER: f32 = 0.6;
/// A picture is made so wide for its legend that a few samples stand in one row.
const WIDTH_WANTED: f32 = 480.0;

/// A sample and its words.
struct Sample {
    of: Of,
    words: String,
}

/// What a sample is of.
#[derive(Clone, Copy)]
enum Of {
    /// A node with a ground of this colour.
    Node(&'static str),
    Path,
    /// Nodes that are not drawn.
    Folded,
}

impl Sample {
    fn width(&self) -> f32 {
        SAMPLE + 5.0 + self.words.chars().count() as f32 * LETTER * LETTERS + GAP
    }
}

/// The samples in their rows, and below them the iteration that the tree is of.
pub(super) struct Legend {
    rows: Vec<Vec<Sample>>,
    iteration: Option<String>,
}

impl Legend {
    /// What occurs in a picture that is so wide without it.
    pub fn of(moment: Moment<'_>, layout: &Layout, width: f32) -> Self {
        let nodes = || layout.shown.items.iter().map(|item| item.node);
        let mut states: Vec<State> = Vec::new();
        for state in nodes().filter_map(|node| moment.state(node)) {
            if !states.iter().any(|&known| title(known) == title(state)) {
                states.push(state);
            }
        }
        states.sort_by_key(|&state| rank(state));
        let sample = |state: State| Sample { of: Of::Node(fill(state)), words: words(state) };
        let path = nodes().any(|node| moment.is_on_solution(node));
        let path = path.then_some((Of::Path, text!("tree-view-legend-path")));
        let is_mark = |item: &Item| item.folded > 0 && moment.state(item.node).is_some();
        let folded = layout.shown.items.iter().any(is_mark);
        let folded = folded.then_some((Of::Folded, text!("picture-legend-folded")));
        let others = [path, folded].into_iter().flatten();
        let others = others.map(|(of, words)| Sample { of, words: words.to_owned() });
        let most = width.max(WIDTH_WANTED) - 2.0 * GAP;
        let mut rows: Vec<(f32, Vec<Sample>)> = Vec::new();
        for sample in states.into_iter().map(sample).chain(others) {
            let wide = sample.width();
            match rows.last_mut().filter(|(used, _)| *used + wide <= most) {
                Some((used, row)) => {
                    *used += wide;
                    row.push(sample);
                }
                None => rows.push((wide, vec![sample])),
            }
        }
        let iteration = one_of_several(moment);
        Self { rows: rows.into_iter().map(|(_, row)| row).collect(), iteration }
    }

    /// The width and the height, with the room around.
    pub fn size(&self) -> (f32, f32) {
        let width = |row: &Vec<Sample>| row.iter().map(Sample::width).sum::<f32>();
        let below =
            self.iteration.iter().map(|words| words.chars().count() as f32 * LETTER * LETTERS);
        let widest = self.rows.iter().map(width).chain(below).fold(0.0, f32::max);
        let rows = self.rows.len() + usize::from(self.iteration.is_some());
        (widest + 2.0 * GAP, rows as f32 * (LINE + 6.0) + GAP)
    }

    /// Writes it so that its upper edge is at `top`.
    pub fn write(&self, out: &mut impl Write, top: f32) -> fmt::Result {
        for (at, row) in self.rows.iter().enumerate() {
            let (mut x, y) = (GAP, top + at as f32 * (LINE + 6.0));
            for sample in row {
                sample.write(out, x, y)?;
                x += sample.width();
            }
        }
        let y = top + self.rows.len() as f32 * (LINE + 6.0) + SAMPLE / 2.0 + 0.35 * LETTERS;
        self.iteration.iter().try_for_each(|words| {
            let words = escaped(words);
            writeln!(out, "<text x=\"{GAP:.1}\" y=\"{y:.1}\" text-anchor=\"start\">{words}</text>")
        })
    }
}

impl Sample {
    fn write(&self, out: &mut impl Write, x: f32, y: f32) -> fmt::Result {
        match self.of {
            Of::Node(ground) => write!(
                out,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{SAMPLE}\" height=\"{SAMPLE}\" \
                 fill=\"{ground}\" stroke=\"#333333\"/>"
            )?,
            Of::Path => write!(
                out,
                "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{SAMPLE}\" height=\"3\" fill=\"{PATH}\"/>",
                y + SAMPLE / 2.0 - 1.5
            )?,
            Of::Folded => write!(
                out,
                "<path d=\"M {:.1} {y:.1} L {x:.1} {below:.1} L {:.1} {below:.1} Z\" \
                 fill=\"{FOLDED}\"/>",
                x + SAMPLE / 2.0,
                x + SAMPLE,
                below = y + SAMPLE
            )?,
        }
        let (x, y) = (x + SAMPLE + 5.0, y + SAMPLE / 2.0 + 0.35 * LETTERS);
        let words = escaped(&self.words);
        writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"start\">{words}</text>")
    }
}

/// The place of a state in the legend.
const fn rank(state: State) -> u8 {
    match state {
        State::Live => 0,
        State::ENode => 1,
        State::Expanded => 2,
        State::Goal => 3,
        State::Dead(_) => 4,
    }
}

fn words(state: State) -> String {
    match state {
        State::ENode => text!("tree-view-legend-e-node").to_owned(),
        State::Dead(_) => text!("search-state-dead", why = title(state)),
        _ => title(state).to_owned(),
    }
}
