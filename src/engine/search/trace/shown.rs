//! Which nodes of a tree are drawn at a moment, and which are folded into one mark.
//!
//! A tree of few nodes is drawn whole. A larger tree is drawn in part: the levels that fit, the
//! children along the solution path and along the path to the E-node, and what the person has
//! opened.

use std::collections::{BTreeSet, HashSet};

use super::Trace;
use super::moment::Moment;
use super::sizes::Sizes;

/// A tree of at most this many nodes is drawn whole.
pub const WHOLE_MAX: u32 = 5000;

/// The most nodes that an opened mark shows of those it holds.
const OPENED_MAX: usize = 200;

/// What the person has opened and folded. Each mark is known by the node whose children it stands
/// for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    opened: BTreeSet<u32>,
    folded: BTreeSet<u32>,
}

impl Folds {
    /// What is below the level `depth` is folded; the root is level 0.
    pub fn to_depth(moment: Moment<'_>, depth: u32) -> Self {
        let trace = moment.trace;
        let all = trace.nodes_of(moment.iteration());
        let end = all.end.min(moment.nodes());
        let tree = Tree { trace, root: all.start, end };
        let mut level: Vec<u32> = (all.start..end).take(1).collect();
        for _ in 0..depth {
            level = level.iter().flat_map(|&node| tree.children(node)).collect();
            if level.is_empty() {
                break;
            }
        }
        Self { opened: BTreeSet::new(), folded: level.into_iter().collect() }
    }

    /// Shows what is below a node.
    pub fn open(&mut self, node: u32) {
        self.folded.remove(&node);
        self.opened.insert(node);
    }

    /// Folds what is below a node.
    pub fn fold(&mut self, node: u32) {
        self.opened.remove(&node);
        self.folded.insert(node);
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Takes back the person's folding of these nodes.
    pub fn unfold(&mut self, nodes: &[u32]) {
        for node in nodes {
            self.folded.remove(node);
        }
    }
}

/// A node that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    pub node: u32,
    /// The index of its parent among the items; the root, the first, has none.
    pub parent: Option<u32>,
    /// How many levels below the root.
    pub depth: u32,
    /// How many nodes below this one are folded into a mark.
    pub folded: u32,
}

/// The nodes drawn of one iteration's tree, level by level, so that the children of one node
/// stand together and after their parents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub items: Vec<Item>,
}

impl Shown {
    /// What is drawn at a moment, of the nodes that exist by then. `most` is usually [`WHOLE_MAX`].
    pub fn new(moment: Moment<'_>, folds: &Folds, most: u32) -> Self {
        Self::kept_up(moment, folds, None, most, &mut Sizes::default())
    }

    /// The same, with a node `seen` that is drawn whatever is folded, and with counts that the
    /// caller keeps from one moment of the trace to the next.
    pub fn kept_up(
        moment: Moment<'_>,
        folds: &Folds,
        seen: Option<u32>,
        most: u32,
        sizes: &mut Sizes,
    ) -> Self {
        let trace = moment.trace;
        let all = trace.nodes_of(moment.iteration());
        let end = all.end.min(moment.nodes());
        let tree = Tree { trace, root: all.start, end };
        if tree.root >= tree.end {
            return Self::default();
        }
        if end - tree.root <= most {
            return tree.show(folds, u32::MAX, &HashSet::new(), sizes);
        }
        let kept = tree.kept(moment, seen);
        let level = tree.level(most, &kept);
        tree.show(folds, level, &kept, sizes)
    }

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Whether both have the same nodes in the same places, whatever is folded below these.
    pub fn is_like(&self, other: &Self) -> bool {
        let place = |item: &Item| (item.node, item.parent);
        self.items.iter().map(place).eq(other.items.iter().map(place))
    }

    /// The index of a node among the items.
    pub fn find(&self, node: u32) -> Option<usize> {
        self.items.iter().position(|item| item.node == node)
    }
}

/// The nodes of one iteration that exist at a moment.
struct Tree<'a> {
    trace: &'a Trace,
    root: u32,
    end: u32,
}

impl Tree<'_> {
    /// The nodes whose children are drawn at any depth.
    fn kept(&self, moment: Moment<'_>, seen: Option<u32>) -> HashSet<u32> {
        let mut kept: HashSet<u32> = self.trace.solution().iter().copied().collect();
        kept.extend(seen.into_iter().flat_map(|node| self.trace.path(node)));
        kept.extend(moment.e_node().into_iter().flat_map(|node| self.trace.path(node)));
        kept
    }

    fn children(&self, node: u32) -> std::ops::Range<u32> {
        let children = self.trace.children(node);
        children.start.min(self.end)..children.end.min(self.end)
    }

    /// The deepest level that is drawn whole.
    fn level(&self, most: u32, kept: &HashSet<u32>) -> u32 {
        let besides: usize = kept.iter().map(|&node| self.children(node).len()).sum();
        let room = (most as usize).saturating_sub(besides);
        let (mut drawn, mut depth) = (1, 0);
        let mut level = vec![self.root];
        loop {
            let next: Vec<u32> = level.iter().flat_map(|&node| self.children(node)).collect();
            drawn += next.len();
            if next.is_empty() || drawn > room {
                return depth;
            }
            level = next;
            depth += 1;
        }
    }

    /// Shows the children of all nodes above a level, of the `kept` nodes and of the opened nodes.
    fn show(&self, folds: &Folds, level: u32, kept: &HashSet<u32>, sizes: &mut Sizes) -> Shown {
        let item = Item { node: self.root, parent: None, depth: 0, folded: 0 };
        let mut shown = Shown { items: vec![item] };
        let opened = self.opened(folds);
        let mut marked = Vec::new();
        let mut index = 0;
        while let Some(&Item { node, depth, .. }) = shown.items.get(index) {
            let children = self.children(node);
            let is_open = depth < level || kept.contains(&node) || opened.contains(&node);
            if !folds.folded.contains(&node) && is_open {
                let child =
                    |node| Item { node, parent: Some(index as u32), depth: depth + 1, folded: 0 };
                shown.items.extend(children.map(child));
            } else if !children.is_empty() {
                marked.push(index);
            }
            index += 1;
        }
        if !marked.is_empty() {
            let sizes = sizes.of(self.trace, self.root, self.end);
            for index in marked {
                let item = &mut shown.items[index];
                item.folded = sizes[(item.node - self.root) as usize];
            }
        }
        shown
    }

    /// The nodes whose children are drawn because the person opened a mark: those in some levels
    /// below it.
    fn opened(&self, folds: &Folds) -> HashSet<u32> {
        let mut opened = HashSet::new();
        for &mark in folds.opened.range(self.root..self.end) {
            let mut queue = vec![mark];
            let mut next = 0;
            while next < queue.len() && queue.len() < OPENED_MAX {
                opened.insert(queue[next]);
                queue.extend(self.children(queue[next]));
                next += 1;
            }
        }
        opened
    }
}
