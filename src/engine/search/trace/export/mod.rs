//! The tree and the trace as text.
//!
//! | room | what lives there |
//! |---|---|
//! | [`dot`] | the tree for Graphviz |
//! | `boards` | boards as lines of text, for Graphviz |
//! | [`svg`] | the tree as a picture |
//! | `legend` | the legend of that picture |
//! | [`json`] | the whole trace, an object a line |
//! | `ordered` | nodes that bear their place in the order of expansions, too |

mod boards;
pub mod dot;
pub mod json;
mod legend;
mod ordered;
pub mod svg;

use std::fmt::{self, Write};

use langkah_language::text;

use super::layout::Layout;
use super::moment::{Moment, State, Why};
use super::shown::{Folds, Shown, WHOLE_MAX};
use super::{Trace, number};
pub use ordered::Ordered;

/// What a puzzle says of its moves and nodes. A trace itself knows only numbers.
pub trait Words {
    /// A move.
    fn label(&self, label: u32) -> String;

    /// The cells of a node's board at a moment, row by row; `None` for a node that is drawn as a
    /// dot.
    fn rows(&self, moment: Moment<'_>, node: u32) -> Option<Vec<Vec<String>>>;

    /// Whether the second row of a board, the fourth and so on stand half a cell to the right.
    fn are_rows_shifted(&self) -> bool {
        false
    }

    /// The row and the column of both cells of each bar on a board, from 0.
    fn bars(&self) -> Vec<[(usize, usize); 2]> {
        Vec::new()
    }

    /// What a node costs, in few words.
    fn figures(&self, trace: &Trace, node: u32) -> String {
        format!("ĉ = {} + {} = {}", trace.g(node), trace.h(node), trace.f(node))
    }

    /// What the figures of a node mean, in a sentence.
    fn about_figures(&self) -> String {
        text!("search-about-figures").to_owned()
    }

    /// Whether nodes bear their place in the order of expansions, too.
    fn has_order(&self) -> bool {
        false
    }

    /// What a dead node contradicts, from the code that the search told, as a clause without its
    /// full stop.
    fn contradiction(&self, _trace: &Trace, _node: u32, _code: u32) -> String {
        String::new()
    }
}

/// A tree of more nodes than this is drawn with dots, because boards would make the picture too
/// large.
const BOARDS_MAX: usize = 1500;

/// How a tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// As a picture.
    Svg,
    /// For Graphviz.
    Dot,
}

/// Draws the tree at a moment. `words` is called once: with `true` if nodes are to be boards, with
/// `false` if they are to be dots.
///
/// # Errors
/// If `out` takes no more.
pub fn draw<'w>(
    out: &mut impl Write,
    drawing: Drawing,
    moment: Moment<'_>,
    folds: &Folds,
    words: impl Fn(bool) -> Box<dyn Words + 'w>,
) -> fmt::Result {
    let shown = Shown::new(moment, folds, WHOLE_MAX);
    let words = words(shown.len() <= BOARDS_MAX);
    match drawing {
        Drawing::Svg => svg::write(out, moment, &Layout::new(shown), &*words, true),
        Drawing::Dot => dot::write(out, moment, &shown, &*words),
    }
}

/// A tree as a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct TreePicture {
    /// The whole text.
    pub svg: String,
    /// How many nodes are drawn.
    pub nodes: usize,
    /// The level of the deepest of them; the root is level 0.
    pub depth: u32,
    pub width: f32,
    pub height: f32,
    /// The size of the least thing that a person must be able to read: letters, or dots.
    pub detail: f32,
}

/// Draws the tree at a moment as [`draw()`] does for [`Drawing::Svg`], as a part of something else.
pub fn drawn<'w>(
    moment: Moment<'_>,
    folds: &Folds,
    words: impl Fn(bool) -> Box<dyn Words + 'w>,
) -> TreePicture {
    let shown = Shown::new(moment, folds, WHOLE_MAX);
    let words = words(shown.len() <= BOARDS_MAX);
    let (nodes, depth) = (shown.len(), shown.items.last().map_or(0, |item| item.depth));
    let layout = Layout::new(shown);
    let mut svg = String::new();
    // To write to a String cannot fail.
    let _ = svg::write(&mut svg, moment, &layout, &*words, false);
    let [width, height, detail] = svg::sizes(moment, &layout, &*words);
    TreePicture { svg, nodes, depth, width, height, detail }
}

/// Which iteration of its search a moment belongs to, with its bound, or which restart; `None` for
/// a search without them.
pub fn iteration(moment: Moment<'_>) -> Option<String> {
    let iterations = moment.trace.iterations();
    let (index, count) = (moment.iteration(), iterations.len());
    let bound = iterations.get(index).and_then(|iteration| iteration.bound);
    bound
        .map(|bound| {
            let bound = bound.to_string();
            text!("tree-view-iteration", at = (index + 1), all = count, bound = bound)
        })
        .or_else(|| (index > 0).then(|| text!("tree-view-restart", at = index, all = (count - 1))))
}

/// The same where the search has several, of which a picture shows one.
fn one_of_several(moment: Moment<'_>) -> Option<String> {
    iteration(moment).filter(|_| moment.trace.iterations().len() > 1)
}

/// The name of a state in files: `live`, `e-node`, `expanded`, `goal`, `duplicate`, `bound`,
/// `limit`, `depth`, `contradiction`, `restart` or `handed-over`.
pub fn name(state: State) -> &'static str {
    match state {
        State::Live => "live",
        State::ENode => "e-node",
        State::Expanded => "expanded",
        State::Goal => "goal",
        State::Dead(Why::Duplicate(_)) => "duplicate",
        State::Dead(Why::Bound) => "bound",
        State::Dead(Why::Limit) => "limit",
        State::Dead(Why::Depth) => "depth",
        State::Dead(Why::Contradiction(_)) => "contradiction",
        State::Dead(Why::Restart) => "restart",
        State::Dead(Why::HandedOver) => "handed-over",
    }
}

/// A state in a word or two, for a person.
pub fn title(state: State) -> &'static str {
    match state {
        State::Live => text!("search-state-live"),
        State::ENode => text!("search-state-e-node"),
        State::Expanded => text!("search-state-expanded"),
        State::Goal => text!("search-state-goal"),
        State::Dead(Why::Duplicate(_)) => text!("search-state-duplicate"),
        State::Dead(Why::Bound) => text!("search-state-bound"),
        State::Dead(Why::Limit) => text!("search-state-limit"),
        State::Dead(Why::Depth) => text!("search-state-depth"),
        State::Dead(Why::Contradiction(_)) => text!("search-state-contradiction"),
        State::Dead(Why::Restart) => text!("search-state-restart"),
        State::Dead(Why::HandedOver) => text!("search-state-handed-over"),
    }
}

/// The colour that a node is filled with.
fn fill(state: State) -> &'static str {
    match state {
        State::Live => "#ffffff",
        State::ENode => "#ffb347",
        State::Expanded => "#cfe3f7",
        State::Goal => "#8fd19e",
        State::Dead(Why::Bound | Why::Depth | Why::Contradiction(_)) => "#f4c7c3",
        State::Dead(_) => "#d9d9d9",
    }
}

/// The colour of the solution path.
const PATH: &str = "#b8860b";

/// The line under a node's board: its number and its figures, `4: ĉ = 2 + 1 = 3`.
fn figures(moment: Moment<'_>, node: u32, words: &dyn Words) -> String {
    let (number, figures) = (number(node), words.figures(moment.trace, node));
    if figures.is_empty() { number.to_string() } else { format!("{number}: {figures}") }
}

/// The line under its figures: the place in the order of expansions, `exp. 3`, of a node that is
/// expanded by that moment.
fn order(moment: Moment<'_>, node: u32, words: &dyn Words) -> Option<String> {
    let at = moment.trace.expanded_at(node).filter(|&at| words.has_order() && at <= moment.at())?;
    Some(text!("tree-view-order", at = at.to_string()))
}
