//! What a person is told of the nodes of a recorded search, in the words of its puzzle: for the
//! panels and trees of the window, whatever the family.

use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::Words;
use langkah_engine::search::trace::live::{Decided, Live};
use langkah_engine::search::trace::moment::{Moment, State};

/// A line on a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    pub kind: LineKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    Plain,
    /// A line with an explanation, which a person can ask for.
    Explained(&'static str),
    /// A line that matters less.
    Weak,
    /// A title above other lines.
    Title,
    /// A line that leads to this node.
    To(u32),
}

impl Line {
    pub fn new(kind: LineKind, text: impl Into<String>) -> Self {
        Self { text: text.into(), kind }
    }
}

/// A live node in the list of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveRow {
    /// Its figures, in columns.
    pub figures: Vec<String>,
    /// The text beside the figures.
    pub rest: String,
    /// The whole row in words, to follow `Live node 3: `.
    pub about: String,
}

/// The nodes of a recorded search in the words of its puzzle.
pub trait Told: Words {
    /// What a node costs, as short as possible; `None` if the node has no cost.
    fn cost(&self, trace: &Trace, node: u32) -> Option<String>;

    /// What a node is, and why, in a sentence without its full stop.
    fn state(&self, trace: &Trace, node: u32, state: State) -> String;

    /// A node in one line, to follow `Node 3: `.
    fn about(&self, trace: &Trace, node: u32, state: State) -> String;

    /// The lines beside a node's board.
    fn lines(&self, moment: Moment<'_>, node: u32) -> Vec<Line>;

    /// What stands below a small board: what led there, and what it costs.
    fn caption(&self, trace: &Trace, node: u32) -> [Option<String>; 2];

    /// What led to a node and what it costs, in a few lines.
    fn brief(&self, trace: &Trace, node: u32) -> Vec<String>;

    /// What led to a live node and what it costs, in one line.
    fn next(&self, trace: &Trace, node: u32) -> String {
        self.brief(trace, node).join(", ")
    }

    /// What more there is to say of a node, and where it comes from.
    fn details(&self, moment: Moment<'_>, node: u32) -> Vec<Line>;

    /// What was assumed on the way to a node.
    fn way(&self, _moment: Moment<'_>, _node: u32) -> Vec<Line> {
        Vec::new()
    }

    /// The text at a moment without an E-node, and the node that is shown instead.
    fn rest(&self, moment: Moment<'_>) -> (&'static str, u32);

    /// Why the search took the E-node of a moment and no other live node, in a sentence.
    fn chosen(&self, trace: &Trace, at: u32) -> Option<String>;

    /// The title above so many children of the E-node.
    fn children(&self, count: usize) -> String;

    /// Which children the search left out at the E-node of a moment, and why, in sentences.
    fn left_out(&self, _moment: Moment<'_>, _e_node: u32) -> Vec<String> {
        Vec::new()
    }

    /// Why a live node is taken before the next one, in a few words.
    fn decided(&self, decided: Decided) -> &'static str;

    /// The text in the dot of a node. `has_cost` says whether costs are shown.
    fn dot(&self, trace: &Trace, node: u32, has_cost: bool) -> Option<String>;

    /// The text below a dot.
    fn below_dot(&self, _trace: &Trace, _node: u32) -> Option<String> {
        None
    }

    /// What a node costs, below its board in the tree; a longer text if `has_room`.
    fn below_board(&self, trace: &Trace, node: u32, has_room: bool) -> Option<String>;

    /// The heads of a live node's figures, and of what stands beside them.
    fn columns(&self) -> (&'static [&'static str], &'static str);

    fn row(&self, trace: &Trace, live: &Live) -> LiveRow;
}
