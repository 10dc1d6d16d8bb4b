//! Where the nodes of a tree are drawn. Two nodes of a level are at least one unit apart, a parent
//! stands over the middle of its children, and equal subtrees look equal.
//!
//! It takes linear time: C. Buchheim, M. Jünger, S. Leipert, "Improving Walker's algorithm to run
//! in linear time", Graph Drawing (2002), after E. M. Reingold, J. S. Tilford, "Tidier drawings of
//! trees", IEEE Transactions on Software Engineering 7 (1981). There is no recursion, because a
//! tree may be as deep as it has nodes.

use super::moment::Moment;
use super::shown::{Folds, Item, Shown};
use super::sizes::Sizes;

/// A tree with a place for each of its items.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    pub shown: Shown,
    /// For each item how far right it stands, from 0, in units of the least distance. Its
    /// [`depth`](Item::depth) is how far down it stands.
    pub x: Vec<f32>,
    /// The greatest of `x`.
    pub width: f32,
    /// The greatest depth.
    pub depth: u32,
}

impl Layout {
    pub fn new(shown: Shown) -> Self {
        let parents: Vec<Option<u32>> = shown.items.iter().map(|item| item.parent).collect();
        let x = places(&parents);
        let width = x.iter().copied().fold(0.0, f32::max);
        let depth = shown.items.last().map_or(0, |item| item.depth);
        Self { shown, x, width, depth }
    }

    /// The items with their places.
    pub fn places(&self) -> impl Iterator<Item = (&Item, f32)> {
        self.shown.items.iter().zip(self.x.iter().copied())
    }

    /// The lines from parents to children, as indices of items.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        let items = self.shown.items.iter().enumerate();
        items.filter_map(|(index, item)| item.parent.map(|parent| (parent as usize, index)))
    }
}

/// A layout that is made again only when other nodes are drawn.
#[derive(Default)]
pub struct KeptLayout {
    layout: Layout,
    sizes: Sizes,
    /// What the layout was made for.
    of: Option<MadeFor>,
}

/// What a layout is made for: the moment with its number of nodes and its E-node, the folds, and
/// the node that must be drawn.
type MadeFor = ((u32, u32, Option<u32>), Folds, Option<u32>);

impl KeptLayout {
    /// The tree at a moment of one trace; `seen` and `most` as in [`Shown::kept_up`].
    pub fn at(
        &mut self,
        moment: Moment<'_>,
        folds: &Folds,
        seen: Option<u32>,
        most: u32,
    ) -> &Layout {
        let now = (moment.at(), moment.nodes(), moment.e_node());
        let is_same = self.of.as_ref().is_some_and(|(at, of, shown)| {
            *at == now && of == folds && (*shown == seen || self.shows(seen))
        });
        if !is_same {
            let shown = Shown::kept_up(moment, folds, seen, most, &mut self.sizes);
            if shown.is_like(&self.layout.shown) {
                self.layout.shown = shown;
            } else {
                self.layout = Layout::new(shown);
            }
            self.of = Some((now, folds.clone(), seen));
        }
        &self.layout
    }

    /// Forgets the layout, because the trace has more nodes now: the next call of
    /// [`KeptLayout::at`] makes a new one, even for the same moment.
    pub fn forget(&mut self) {
        self.of = None;
    }

    fn shows(&self, node: Option<u32>) -> bool {
        node.is_none_or(|node| self.layout.shown.find(node).is_some())
    }

    /// The layout that was asked for last.
    pub fn latest(&self) -> &Layout {
        &self.layout
    }
}

/// The index that stands for "no node".
const NONE: usize = usize::MAX;

/// What the algorithm knows of a node.
#[derive(Clone, Copy)]
struct Work {
    parent: usize,
    /// Its place among its siblings, from 0.
    number: usize,
    /// Its children, which stand together.
    first: usize,
    count: usize,
    /// Where it stands in the frame of its parent's subtree, and how far its own subtree is moved
    /// in that frame.
    place: f64,
    moved: f64,
    /// How far it is still to be moved; siblings in between get even shares.
    shift: f64,
    change: f64,
    /// For a leaf: the node with which the side of its subtree goes on.
    thread: usize,
    ancestor: usize,
}

/// The place of each node of a tree, in units from the left. `parents` has each node's parent's
/// index: level by level, siblings together, parents before their children. Only the first node,
/// the root, has no parent.
pub fn places(parents: &[Option<u32>]) -> Vec<f32> {
    let mut tree = Tidy { nodes: prepare(parents) };
    for node in (0..tree.nodes.len()).rev() {
        tree.place_children(node);
    }
    // The places so far are relative to the parents; these add them up from the root.
    let mut base = vec![0.0; parents.len()];
    let mut x = Vec::with_capacity(parents.len());
    for (index, node) in tree.nodes.iter().enumerate() {
        let frame = if node.parent == NONE { 0.0 } else { base[node.parent] };
        base[index] = frame + node.moved;
        x.push(frame + node.place);
    }
    let least = x.iter().copied().fold(f64::INFINITY, f64::min);
    x.into_iter().map(|x| (x - least) as f32).collect()
}

fn prepare(parents: &[Option<u32>]) -> Vec<Work> {
    let mut nodes: Vec<Work> = Vec::with_capacity(parents.len());
    for (index, parent) in parents.iter().enumerate() {
        let parent = parent.map_or(NONE, |parent| parent as usize);
        let parent = if parent < index { parent } else { NONE };
        let mut number = 0;
        if let Some(above) = nodes.get_mut(parent) {
            number = above.count;
            above.count += 1;
            if number == 0 {
                above.first = index;
            }
        }
        nodes.push(Work {
            parent,
            number,
            first: NONE,
            count: 0,
            place: 0.0,
            moved: 0.0,
            shift: 0.0,
            change: 0.0,
            thread: NONE,
            ancestor: index,
        });
    }
    nodes
}

struct Tidy {
    nodes: Vec<Work>,
}

/// One side of a forest, walked downwards: the node and the sum of the moves on the way.
#[derive(Clone, Copy)]
struct Side {
    node: usize,
    moved: f64,
}

impl Tidy {
    /// Places the children of a node beside each other; their own subtrees are placed already.
    fn place_children(&mut self, node: usize) {
        let Work { first, count, .. } = self.nodes[node];
        let mut ancestor = first;
        for index in 0..count {
            let child = first + index;
            let middle = self.middle(child);
            if index == 0 {
                self.nodes[child].place = middle.unwrap_or(0.0);
            } else {
                let place = self.nodes[child - 1].place + 1.0;
                self.nodes[child].place = place;
                self.nodes[child].moved = middle.map_or(0.0, |middle| place - middle);
                ancestor = self.clear(child, first, ancestor);
            }
        }
        self.spread(first, count);
        if self.nodes[node].parent == NONE {
            self.nodes[node].place = self.middle(node).unwrap_or(0.0);
        }
    }

    /// The place over the middle of a node's children, if it has any.
    fn middle(&self, node: usize) -> Option<f64> {
        let Work { first, count, .. } = self.nodes[node];
        let last = (first.wrapping_add(count)).wrapping_sub(1);
        (count > 0).then(|| (self.nodes[first].place + self.nodes[last].place) / 2.0)
    }

    /// Moves a child so far right that its subtree does not touch the subtrees to its left.
    fn clear(&mut self, child: usize, first: usize, mut ancestor: usize) -> usize {
        let side = |tree: &Self, node: usize| Side { node, moved: tree.nodes[node].moved };
        let (mut inner_right, mut outer_right) = (side(self, child), side(self, child));
        let (mut inner_left, mut outer_left) = (side(self, child - 1), side(self, first));
        loop {
            let down = (self.right_of(inner_left.node), self.left_of(inner_right.node));
            let (Some(left), Some(right)) = down else { break };
            inner_left.node = left;
            inner_right.node = right;
            outer_left.node = self.left_of(outer_left.node).unwrap_or(outer_left.node);
            outer_right.node = self.right_of(outer_right.node).unwrap_or(outer_right.node);
            self.nodes[outer_right.node].ancestor = child;
            let from = self.nodes[left].place + inner_left.moved;
            let shift = from + 1.0 - (self.nodes[right].place + inner_right.moved);
            if shift > 0.0 {
                let of = self.nodes[left].ancestor;
                let is_sibling = self.nodes[of].parent == self.nodes[child].parent;
                self.move_right(if is_sibling { of } else { ancestor }, child, shift);
                inner_right.moved += shift;
                outer_right.moved += shift;
            }
            inner_left.moved += self.nodes[left].moved;
            inner_right.moved += self.nodes[right].moved;
            outer_left.moved += self.nodes[outer_left.node].moved;
            outer_right.moved += self.nodes[outer_right.node].moved;
        }
        // If one forest is deeper than the other, the side of the other goes on along it.
        if let Some(deeper) = self.right_of(inner_left.node)
            && self.right_of(outer_right.node).is_none()
        {
            let end = &mut self.nodes[outer_right.node];
            end.thread = deeper;
            end.moved += inner_left.moved - outer_right.moved;
        }
        if let Some(deeper) = self.left_of(inner_right.node)
            && self.left_of(outer_left.node).is_none()
        {
            let end = &mut self.nodes[outer_left.node];
            end.thread = deeper;
            end.moved += inner_right.moved - outer_left.moved;
            ancestor = child;
        }
        ancestor
    }

    /// The next node down the left side.
    fn left_of(&self, node: usize) -> Option<usize> {
        let Work { first, count, thread, .. } = self.nodes[node];
        if count > 0 { Some(first) } else { Some(thread).filter(|&thread| thread != NONE) }
    }

    /// The next node down the right side.
    fn right_of(&self, node: usize) -> Option<usize> {
        let Work { first, count, thread, .. } = self.nodes[node];
        if count > 0 { Some(first + count - 1) } else { Some(thread).filter(|&at| at != NONE) }
    }

    /// Moves the subtree of a child right, and notes the share of the siblings between.
    fn move_right(&mut self, from: usize, child: usize, shift: f64) {
        let between = (self.nodes[child].number - self.nodes[from].number) as f64;
        self.nodes[from].change += shift / between;
        let moved = &mut self.nodes[child];
        moved.change -= shift / between;
        moved.shift += shift;
        moved.place += shift;
        moved.moved += shift;
    }

    /// Gives siblings between two that were moved apart their share.
    fn spread(&mut self, first: usize, count: usize) {
        let (mut shift, mut change) = (0.0, 0.0);
        for node in self.nodes.iter_mut().skip(first).take(count).rev() {
            node.place += shift;
            node.moved += shift;
            change += node.change;
            shift += node.shift + change;
        }
    }
}
