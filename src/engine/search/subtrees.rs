//! Divides an iteration of iterative deepening into subtrees. Each subtree begins at a node that
//! the iteration enters some moves below the root, and can be searched alone. The nodes above the
//! subtrees are counted here.
//!
//! The subtrees come in the order in which one search enters them. One search would have made, when
//! it enters a subtree, the nodes [`above`](Subtree::above) it and those of all subtrees before it.

use super::space::{Label, Space};
use super::watch::Nodes;

/// An iteration is not divided into more subtrees than this.
pub const SUBTREES_MAX: usize = 100_000;
/// Nor if more nodes than this have to be expanded above them.
const ABOVE_MAX: u64 = 4_000_000;

/// A subtree of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtree {
    /// The labels of the moves from the root to the subtree's root.
    pub path: Vec<Label>,
    /// The nodes above the subtrees that one search expands before it enters this one.
    pub above: Nodes,
}

/// A divided iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// At least one.
    pub subtrees: Vec<Subtree>,
    /// All nodes above the subtrees.
    pub above: Nodes,
    /// The least ĉ that is cut off above the subtrees.
    pub f_next: Option<u32>,
}

/// There would be too many subtrees, or too many nodes above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// Divides the iteration within the bound `f` at `depth` moves below the root. If the iteration
/// enters no node so deep, or if a goal stands there or higher, be it the root, it divides at the
/// greatest smaller depth where neither is so. This may be the root itself.
///
/// # Errors
/// If there would be more than [`SUBTREES_MAX`] subtrees, or very many nodes above them.
pub fn divide<S: Space>(space: &S, f: u32, depth: u32) -> Result<Division, TooMany> {
    // No node of the iteration lies deeper than its bound, and no search goes on below a goal.
    let mut depth = if space.is_goal(&space.root()) { 0 } else { depth.min(f) };
    loop {
        let mut divider = Divider::new(space, f, depth);
        divider.descend(space.root(), 0);
        if divider.are_too_many {
            return Err(TooMany);
        }
        if depth == 0 || !(divider.has_goal || divider.subtrees.is_empty()) {
            let f_next = Some(divider.f_next).filter(|&f| f != u32::MAX);
            return Ok(Division { subtrees: divider.subtrees, above: divider.above, f_next });
        }
        depth -= 1;
    }
}

/// The node to which moves lead that the search makes, or `None` if it makes no such moves.
pub fn follow<S: Space>(space: &S, path: &[Label]) -> Option<S::Node> {
    path.iter().try_fold(space.root(), |node, &wanted| {
        let mut found = None;
        space.expand(&node, &mut |label, child| {
            if label == wanted {
                found = Some(child);
            }
        });
        found
    })
}

struct Divider<'a, S> {
    space: &'a S,
    f: u32,
    depth: u32,
    path: Vec<Label>,
    subtrees: Vec<Subtree>,
    above: Nodes,
    f_next: u32,
    has_goal: bool,
    are_too_many: bool,
}

impl<'a, S: Space> Divider<'a, S> {
    fn new(space: &'a S, f: u32, depth: u32) -> Self {
        Self {
            space,
            f,
            depth,
            path: Vec::new(),
            subtrees: Vec::new(),
            above: Nodes::default(),
            f_next: u32::MAX,
            has_goal: false,
            are_too_many: false,
        }
    }

    /// Takes the node for a subtree's root, or goes down to all its children within the bound.
    fn descend(&mut self, node: S::Node, g: u32) {
        if g == self.depth {
            self.subtrees.push(Subtree { path: self.path.clone(), above: self.above });
        }
        self.are_too_many |= self.subtrees.len() > SUBTREES_MAX || self.above.expanded >= ABOVE_MAX;
        if g == self.depth || self.has_goal || self.are_too_many {
            return;
        }
        // A search that ends below a node has made all its children, so they are counted first.
        self.above.expanded += 1;
        self.space.expand(&node, &mut |_, _| self.above.generated += 1);
        let space = self.space;
        space.expand(&node, &mut |label, child| {
            let f = g + 1 + space.h(&child);
            if f > self.f {
                self.f_next = self.f_next.min(f);
            } else if space.is_goal(&child) {
                self.has_goal = true;
            } else {
                self.path.push(label);
                self.descend(child, g + 1);
                self.path.pop();
            }
        });
    }
}
