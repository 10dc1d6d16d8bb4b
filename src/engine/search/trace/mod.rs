//! A recorded search: every node, when it was made, and what became of it.
//!
//! | room | what lives there |
//! |---|---|
//! | [`record`] | the listener that writes a trace |
//! | `follower` | who looks on meanwhile |
//! | [`moment`] | the search as it stood after so many expansions |
//! | [`live`] | the live nodes in the order in which they are taken |
//! | `heap` | the same for a binary heap, whose order among equals depends on what it went through |
//! | [`shown`] | which nodes of a tree are drawn, and what is folded |
//! | [`sizes`] | how many nodes hang below each |
//! | [`layout`] | where they are drawn |
//! | [`export`] | the tree and the trace as text |
//!
//! A node is an index from 0 in the order in which the nodes were made, so the children of one node
//! are consecutive; people and files read [`number`], which begins with 1. A trace keeps no states:
//! to draw a node, follow its labels from the root. A node takes some 30 bytes: see
//! [`Trace::bytes`].

pub mod export;
mod follower;
mod heap;
pub mod layout;
pub mod live;
pub mod moment;
pub mod record;
pub mod shown;
pub mod sizes;

use std::ops::Range;

use super::event::{Cut, Order};
use super::outcome::Outcome;
use heap::Replay;
use moment::Moment;

/// The index that stands for "no node".
const NONE: u32 = u32::MAX;

/// How many nodes a trace holds unless told otherwise.
pub const NODES_MAX: u32 = 1_000_000;

/// The most moves from the root that a trace goes, because whoever looks at a node has to follow
/// its path.
pub const DEPTH_MAX: u32 = 5000;

/// The number by which people and files call a node: 1 for the first root, then on in the order in
/// which the nodes were made.
pub const fn number(node: u32) -> u32 {
    node.saturating_add(1)
}

/// What became of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Waits,
    Expanded,
    Goal,
    Duplicate,
    Bound,
    Limit,
    Depth,
    Contradiction,
    Restart,
    HandedOver,
}

/// A column for each thing known of a node.
#[derive(Clone, Default)]
struct Nodes {
    parent: Vec<u32>,
    label: Vec<u32>,
    g: Vec<u32>,
    /// At most `u16::MAX`.
    h: Vec<u16>,
    fate: Vec<Fate>,
    /// The first moment at which the node is no longer live, or `NONE` if it was live to the end.
    left: Vec<u32>,
    /// For a duplicate, the node that it is a duplicate of, or `NONE`; for a contradiction, its
    /// code.
    twin: Vec<u32>,
    /// Where a node's facts begin, and how many there are. This column is shorter than the others
    /// if the last nodes have no facts.
    facts: Vec<(u32, u32)>,
}

/// How long each list is after an expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    nodes: u32,
    /// Nodes that were taken and have had their turn; the E-node is the last of them.
    turns: u32,
    /// Nodes that died in the moment they were made.
    stillborn: u32,
}

/// An iteration of iterative deepening, or the part of a search between two restarts. Other
/// searches have one iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The greatest f that is entered; `None` for a search that has no such bound.
    pub bound: Option<u32>,
    /// Its root: the nodes of the iteration are those from here to the next one's root.
    pub root: u32,
    /// After a restart, the earlier node that this root stands for.
    pub resumes: Option<u32>,
    /// The first moment of the iteration.
    pub begins: u32,
}

/// A subtree that waits, by its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    node: u32,
    /// Its place among the waiting subtrees of its iteration.
    rank: u32,
    /// How many moves from the root the iteration before came in this subtree.
    reached: u8,
}

/// A recorded search. Made by a [`record::Recorder`].
#[derive(Clone)]
pub struct Trace {
    order: Order,
    nodes: Nodes,
    /// After 0, 1, 2, … expansions, and at the end if the trace has one.
    marks: Vec<Mark>,
    /// The nodes in the order in which they were taken.
    taken: Vec<u32>,
    /// The nodes that were still live at the end, in the order in which the search would take them;
    /// empty for heaps.
    waiting: Vec<u32>,
    iterations: Vec<Iteration>,
    /// `None` if the search went on after the trace.
    outcome: Option<Outcome>,
    /// Why the search went on after the trace.
    cut: Option<Cut>,
    /// Subtrees that wait, ascending by node.
    parts: Vec<Part>,
    /// The nodes that are goals, as they were taken.
    goals: Vec<u32>,
    /// The nodes from the root to the first goal.
    solution: Vec<u32>,
    /// The facts of all nodes.
    facts: Vec<u32>,
    replay: Option<Replay>,
}

impl Trace {
    /// How many nodes there are.
    pub fn len(&self) -> u32 {
        self.nodes.parent.len() as u32
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.parent.is_empty()
    }

    pub fn order(&self) -> Order {
        self.order
    }

    /// How the search ended; `None` if it went on after the trace: [`Trace::cut`] tells why.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Why the search went on after the trace; `None` if it did not go on.
    pub fn cut(&self) -> Option<Cut> {
        self.cut
    }

    /// The waiting subtree that has this node as its root, if there is one.
    fn part(&self, node: u32) -> Option<Part> {
        let at = self.parts.binary_search_by_key(&node, |part| part.node).ok()?;
        self.parts.get(at).copied()
    }

    /// How many expansions there are.
    pub fn expansions(&self) -> u32 {
        let ends = u32::from(self.outcome.is_some());
        (self.marks.len() as u32).saturating_sub(1 + ends)
    }

    /// The last moment: [`Trace::expansions`], or one more where the search ended within the
    /// trace.
    pub fn last(&self) -> u32 {
        (self.marks.len() as u32).saturating_sub(1)
    }

    /// The search after `at` expansions; its end if `at` is [`Trace::last`] or greater.
    pub fn moment(&self, at: u32) -> Moment<'_> {
        Moment::new(self, at.min(self.last()))
    }

    /// The moment at which the search found the first goal: the end, unless the search went on
    /// after it or tests nodes when it makes them.
    pub fn solved_at(&self) -> Option<u32> {
        self.goals.first().and_then(|&goal| self.left(goal))
    }

    /// How many of the first `nodes` nodes are known to be goals at a moment.
    fn goals_by(&self, at: u32, nodes: u32) -> u32 {
        let is_known = |&&goal: &&u32| self.left(goal).is_some_and(|left| left <= at);
        self.goals.iter().filter(|&&goal| goal < nodes).filter(is_known).count() as u32
    }

    pub fn iterations(&self) -> &[Iteration] {
        &self.iterations
    }

    /// The first moment of the first iteration that begins after a moment.
    pub fn next_iteration(&self, at: u32) -> Option<u32> {
        let next = self.iterations.partition_point(|iteration| iteration.begins <= at);
        self.iterations.get(next).map(|iteration| iteration.begins)
    }

    /// The first moment of the last iteration that begins before a moment.
    pub fn previous_iteration(&self, at: u32) -> Option<u32> {
        let next = self.iterations.partition_point(|iteration| iteration.begins < at);
        next.checked_sub(1).map(|previous| self.iterations[previous].begins)
    }

    /// The index of the iteration that a node belongs to.
    pub fn iteration_of(&self, node: u32) -> usize {
        self.iterations.partition_point(|iteration| iteration.root <= node).saturating_sub(1)
    }

    /// The nodes of an iteration.
    pub fn nodes_of(&self, iteration: usize) -> Range<u32> {
        let root = |index: usize| self.iterations.get(index).map_or(self.len(), |one| one.root);
        root(iteration)..root(iteration + 1)
    }

    /// The node from which a node was made. `None` for a root, and for an index that no node has.
    pub fn parent(&self, node: u32) -> Option<u32> {
        self.nodes.parent.get(node as usize).copied().filter(|&parent| parent != NONE)
    }

    /// The label of the move that led to a node; 0 for a root.
    pub fn label(&self, node: u32) -> u32 {
        self.nodes.label.get(node as usize).copied().unwrap_or(0)
    }

    pub fn g(&self, node: u32) -> u32 {
        self.nodes.g.get(node as usize).copied().unwrap_or(0)
    }

    pub fn h(&self, node: u32) -> u32 {
        self.nodes.h.get(node as usize).copied().unwrap_or(0).into()
    }

    /// h of a node; `None` if the node has no cost.
    pub fn known_h(&self, node: u32) -> Option<u32> {
        Some(self.h(node)).filter(|&h| h < u16::MAX.into())
    }

    /// ĉ = g + h.
    pub fn f(&self, node: u32) -> u32 {
        self.g(node) + self.h(node)
    }

    /// The moment at which a node is the E-node: its place in the order of expansions, from 1.
    pub fn expanded_at(&self, node: u32) -> Option<u32> {
        self.left(node).filter(|_| self.nodes.fate[node as usize] == Fate::Expanded)
    }

    /// The first moment at which a node exists.
    pub fn made_at(&self, node: u32) -> u32 {
        match self.parent(node) {
            Some(parent) => self.left(parent).unwrap_or(0),
            None => self.iterations.get(self.iteration_of(node)).map_or(0, |one| one.begins),
        }
    }

    /// Whether a child is dead from the moment at which it is made.
    fn is_stillborn(&self, node: u32) -> bool {
        let left = self.nodes.left.get(node as usize).copied();
        self.parent(node).is_some() && left == Some(self.made_at(node))
    }

    /// The children of a node: none unless it is expanded.
    pub fn children(&self, node: u32) -> Range<u32> {
        self.expanded_at(node).map_or(0..0, |at| self.made_in(at))
    }

    /// The children that were made at a moment. They do not include the root of a new iteration,
    /// though it is made at the same moment.
    fn made_in(&self, at: u32) -> Range<u32> {
        let Some(before) = at.checked_sub(1) else { return 0..0 };
        let (first, end) = (self.mark(before).nodes, self.mark(at).nodes);
        let is_root = first < end && self.nodes.parent[first as usize] == NONE;
        first + u32::from(is_root)..end
    }

    /// The parent of an expanded node, if the search leaves out moves back. One child of the node
    /// would be its parent again: that child is dead by reversal, the search never makes it, and no
    /// count includes it. `None` if the search makes it like any other child, and for nodes that
    /// are not expanded.
    pub fn reversal(&self, node: u32) -> Option<u32> {
        let parent = self.expanded_at(node).and_then(|_| self.parent(node));
        parent.filter(|_| !self.order.has_reversals)
    }

    /// The nodes from the root to a node, both included.
    pub fn path(&self, node: u32) -> Vec<u32> {
        if node >= self.len() {
            return Vec::new();
        }
        let mut path: Vec<u32> =
            std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.reverse();
        path
    }

    /// What was told of a node in the puzzle's own codes.
    pub fn facts(&self, node: u32) -> &[u32] {
        let (start, len) = self.nodes.facts.get(node as usize).copied().unwrap_or((0, 0));
        self.facts.get(start as usize..(start + len) as usize).unwrap_or_default()
    }

    /// The paths that lead from the first root through all restarts to a node, one after the other:
    /// the nodes whose moves and facts hold at this node.
    pub fn lineage(&self, node: u32) -> Vec<u32> {
        let mut lineage = self.path(node);
        while let Some(&root) = lineage.first() {
            let iteration = self.iterations.get(self.iteration_of(root));
            // After a restart a root stands for an earlier node.
            let before = iteration.and_then(|one| one.resumes).filter(|&before| before < root);
            let Some(before) = before else { break };
            lineage.splice(0..0, self.path(before));
        }
        lineage
    }

    /// The moves from the root to a node.
    pub fn labels(&self, node: u32) -> Vec<u32> {
        self.path(node).iter().skip(1).map(|&node| self.label(node)).collect()
    }

    /// The nodes from the root to the first goal that was found, in rising order; empty if none was
    /// found.
    pub fn solution(&self) -> &[u32] {
        &self.solution
    }

    pub fn is_on_solution(&self, node: u32) -> bool {
        self.solution.binary_search(&node).is_ok()
    }

    /// Bytes that the trace holds.
    pub fn bytes(&self) -> u64 {
        let node = 5 * size_of::<u32>() + size_of::<u16>() + size_of::<Fate>();
        let facts = 8 * self.nodes.facts.capacity() + 4 * self.facts.capacity();
        let nodes = self.nodes.parent.capacity() * node + facts;
        let marks = self.marks.capacity() * size_of::<Mark>();
        let lists = (self.taken.capacity() + self.waiting.capacity()) * size_of::<u32>();
        let rest = self.iterations.capacity() * size_of::<Iteration>() + 4 * self.solution.len();
        let rest = rest + self.parts.capacity() * size_of::<Part>();
        (nodes + marks + lists + rest) as u64 + self.replay.as_ref().map_or(0, Replay::bytes)
    }

    fn mark(&self, at: u32) -> Mark {
        let none = Mark { nodes: 0, turns: 0, stillborn: 0 };
        self.marks.get(at as usize).copied().unwrap_or(none)
    }

    /// The first moment of the trace at which a node is no longer live.
    fn left(&self, node: u32) -> Option<u32> {
        let left = self.nodes.left.get(node as usize).copied();
        left.filter(|&left| left <= self.last())
    }
}
