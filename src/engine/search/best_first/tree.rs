//! Best-first search without a visited set: it keeps the search tree itself, 16 bytes a node.
//!
//! A node holds its packed state, its parent and the next node of its lane; a lane is a linked list
//! for each (f, h), or for each f if the tie rule is "the newest" or "the oldest".

use super::Ties;
use super::table::{entry, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats};

const NONE: u32 = u32::MAX;
const SLAB: usize = 1 << 16;

#[derive(Clone, Copy)]
struct TreeNode<M> {
    /// State and label, as in the visited set of [`super::graph`].
    word: u64,
    parent: u32,
    /// The next node of the lane.
    next: u32,
    mark: M,
}

#[derive(Clone, Copy)]
struct NodesOfH {
    first: u32,
    last: u32,
}

/// The lanes of one f, and the least h whose lane may have a node.
#[derive(Clone, Default)]
struct NodesOfF {
    lanes: Vec<NodesOfH>,
    least: usize,
}

/// Searches until it takes the goal, or until the last node, a limit or the listener ends it. The
/// solution is a shortest one if h is admissible. The listener's marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    ties: Ties,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    memory::forget();
    let order = Order::by_f(Rule::from(ties));
    listener.begin(Order { has_reversals: space.makes_reversals(), ..order });
    let mut search = TreeSearch {
        space,
        ties,
        pulse: Pulse::new(listener, limits),
        stats: Stats::default(),
        memory_max: limits.memory_max,
        nodes: TreeNodes { slabs: Vec::new(), count: 0 },
        rows: Vec::new(),
        least: 0,
        live: 0,
    };
    let outcome = search.walk();
    search.pulse.listener.end(&outcome, &search.stats);
    let stats = search.stats;
    memory::leave(search.nodes.bytes(), search.nodes);
    Finished { outcome, lower_bound: stats.f, stats }
}

struct TreeSearch<'a, S, L: NodeListener> {
    space: &'a S,
    ties: Ties,
    pulse: Pulse<'a, L>,
    stats: Stats,
    memory_max: u64,
    nodes: TreeNodes<L::Mark>,
    /// The lanes of each f.
    rows: Vec<NodesOfF>,
    /// No row before this one holds a node.
    least: usize,
    live: u64,
}

impl<S: Packed, L: NodeListener> TreeSearch<'_, S, L> {
    fn walk(&mut self) -> Outcome {
        let root = self.space.root();
        let h = self.space.h(&root);
        self.stats.f = h;
        let mark = self.pulse.listener.root(h, None);
        let word = entry(self.space.pack(&root), LABEL_NONE);
        if !self.push(TreeNode { word, parent: NONE, next: NONE, mark }, h, h) {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        while let Some((f, at)) = self.pop() {
            self.stats.f = self.stats.f.max(f);
            let TreeNode { word, mark, .. } = self.nodes.get(at);
            let node = self.space.unpack(state_of(word), label_of(word));
            self.pulse.listener.take(mark);
            if self.space.is_goal(&node) {
                self.pulse.listener.goal(mark);
                return Outcome::Solved(self.path(at));
            }
            self.pulse.listener.expand(mark);
            if !self.expand(&node, at, f) {
                return Outcome::Halted(Halt::Limit(Limit::Memory));
            }
            if let Some(halt) = self.pulse.check(&self.stats) {
                return Outcome::Halted(halt);
            }
        }
        Outcome::NoSolution
    }

    fn expand(&mut self, node: &S::Node, at: u32, f: u32) -> bool {
        let space = self.space;
        let g = f - space.h(node);
        self.stats.expanded += 1;
        let mut room = true;
        space.expand(node, &mut |label, child| {
            self.stats.generated += 1;
            let h = space.h(&child);
            let mark = self.pulse.listener.child(space.told(label, &child), g + 1, h);
            let word = entry(space.pack(&child), label);
            let has_room = self.push(TreeNode { word, parent: at, next: NONE, mark }, g + 1 + h, h);
            if !has_room {
                self.pulse.listener.kill(mark, Reason::Limit);
            }
            room &= has_room;
        });
        self.pulse.listener.done(&self.stats, self.live);
        room
    }

    #[must_use]
    fn push(&mut self, node: TreeNode<L::Mark>, f: u32, h: u32) -> bool {
        let Some(at) = self.nodes.add(node, self.memory_max) else {
            return false;
        };
        let f = f as usize;
        let h = if self.ties == Ties::LeastH { h as usize } else { 0 };
        if f >= self.rows.len() {
            self.rows.resize(f + 1, NodesOfF::default());
        }
        let row = &mut self.rows[f];
        if h >= row.lanes.len() {
            row.lanes.resize(h + 1, NodesOfH { first: NONE, last: NONE });
        }
        row.least = row.least.min(h);
        let lane = &mut row.lanes[h];
        if lane.first == NONE {
            *lane = NodesOfH { first: at, last: at };
        } else if self.ties == Ties::Oldest {
            self.nodes.get_mut(lane.last).next = at;
            lane.last = at;
        } else {
            self.nodes.get_mut(at).next = lane.first;
            lane.first = at;
        }
        self.least = self.least.min(f);
        self.live += 1;
        self.stats.live_peak = self.stats.live_peak.max(self.live);
        self.stats.memory_peak = self.nodes.bytes();
        true
    }

    fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(row) = self.rows.get_mut(self.least) {
            while row.lanes.get(row.least).is_some_and(|lane| lane.first == NONE) {
                row.least += 1;
            }
            if let Some(lane) = row.lanes.get_mut(row.least) {
                let at = lane.first;
                lane.first = self.nodes.get(at).next;
                self.live -= 1;
                return Some((self.least as u32, at));
            }
            self.least += 1;
        }
        None
    }

    fn path(&self, goal: u32) -> Vec<Label> {
        let mut path = Vec::new();
        let mut at = goal;
        while self.nodes.get(at).parent != NONE {
            path.push(label_of(self.nodes.get(at).word));
            at = self.nodes.get(at).parent;
        }
        path.reverse();
        path
    }
}

/// All nodes ever made, in slabs that stay where they are.
struct TreeNodes<M> {
    slabs: Vec<Vec<TreeNode<M>>>,
    count: u32,
}

impl<M: Copy> TreeNodes<M> {
    const SLAB_BYTES: u64 = (SLAB * size_of::<TreeNode<M>>()) as u64;

    fn get(&self, at: u32) -> TreeNode<M> {
        self.slabs[at as usize / SLAB][at as usize % SLAB]
    }

    fn get_mut(&mut self, at: u32) -> &mut TreeNode<M> {
        &mut self.slabs[at as usize / SLAB][at as usize % SLAB]
    }

    fn bytes(&self) -> u64 {
        self.slabs.len() as u64 * Self::SLAB_BYTES
    }

    /// Adds a node and returns its number. `None` if `memory_max` bytes leave no room for it, or
    /// where no number is left.
    fn add(&mut self, node: TreeNode<M>, memory_max: u64) -> Option<u32> {
        let at = self.count;
        if at as usize / SLAB == self.slabs.len() {
            let mut slab = Vec::new();
            if self.bytes() + Self::SLAB_BYTES > memory_max || slab.try_reserve_exact(SLAB).is_err()
            {
                return None;
            }
            self.slabs.push(slab);
        }
        self.count = at.checked_add(1).filter(|count| *count != NONE)?;
        self.slabs[at as usize / SLAB].push(node);
        Some(at)
    }
}
