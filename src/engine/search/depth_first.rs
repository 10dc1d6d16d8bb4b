//! Depth-first search: it takes the first child of the node that it expanded last, down to a
//! greatest depth.
//!
//! The live nodes are a stack of 16 bytes each, beside the labels of the path. Without a visited
//! set and without a greatest depth the search follows the first moves for ever, and ends when it
//! has used the memory that it may have.
//!
//! With a visited set a node is a duplicate if the search took its state before, after as many or
//! fewer moves. With a greatest depth the search goes through a state again when it reaches it by
//! fewer moves: otherwise it could miss a solution within the depth. So after a search that has
//! tried everything, no solution has as few moves as the depth or fewer, with a visited set or
//! without.

use super::best_first::met::Met;
use super::best_first::table::{entry, label_of, state_of};
use super::event::{NodeListener, Order, Reason};
use super::limits::{Limit, Limits};
use super::memory;
use super::outcome::{Finished, Outcome};
use super::space::{LABEL_NONE, Label, Packed};
use super::watch::{Halt, Pulse, Stats};

/// How deep a depth-first search goes, and whether it remembers states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The search does not expand nodes of this depth, in moves from the root; `None` for as deep
    /// as memory allows.
    pub depth_max: Option<u32>,
    /// Whether there is a visited set.
    pub visited: bool,
}

#[derive(Clone, Copy)]
struct Waiting<M> {
    /// State and label.
    word: u64,
    g: u32,
    mark: M,
}

/// A number greater than that of any node's children.
const CHILDREN_MAX: usize = 8;

/// More bytes than the root and its children take.
const BYTES_MIN: u64 = 1 << 12;

/// Searches until it takes the goal, or until the last node, a limit or the listener ends it. The
/// solution is a shortest one only by chance. If the search has tried every path within the
/// greatest depth, the outcome is [`Limit::Depth`] and the lower bound is one more than the depth;
/// in all other cases the lower bound is 0. The listener's marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    reach: Reach,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    memory::forget();
    let order = Order { has_reversals: space.makes_reversals(), ..Order::DEPTH_FIRST };
    listener.begin(order);
    let mut search = DepthFirst {
        space,
        reach,
        memory_max: limits.memory_max,
        pulse: Pulse::new(listener, limits),
        stats: Stats::default(),
        live: Vec::new(),
        path: Vec::new(),
        met: Met::new(),
        is_cut: false,
    };
    let outcome = search.walk();
    search.stats.memory_peak = search.stats.memory_peak.max(search.memory());
    search.pulse.listener.end(&outcome, &search.stats);
    let lower_bound = match (&outcome, reach.depth_max) {
        (Outcome::Halted(Halt::Limit(Limit::Depth)), Some(depth)) => depth.saturating_add(1),
        _ => 0,
    };
    let stats = search.stats;
    memory::leave(stats.memory_peak, (search.live, search.met));
    Finished { outcome, lower_bound, stats }
}

struct DepthFirst<'a, S, L: NodeListener> {
    space: &'a S,
    reach: Reach,
    memory_max: u64,
    pulse: Pulse<'a, L>,
    stats: Stats,
    /// The live nodes; the next one to be taken stands last.
    live: Vec<Waiting<L::Mark>>,
    /// The labels of the moves from the root to the current node.
    path: Vec<Label>,
    /// The least g with which the search took each state.
    met: Met,
    /// Whether the search left some node unexpanded because of its depth.
    is_cut: bool,
}

impl<S: Packed, L: NodeListener> DepthFirst<'_, S, L> {
    fn walk(&mut self) -> Outcome {
        let root = self.space.root();
        let mark = self.pulse.listener.root(self.space.h(&root), None);
        if self.memory_max < BYTES_MIN || !self.has_room() {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        let word = entry(self.space.pack(&root), LABEL_NONE);
        self.live.push(Waiting { word, g: 0, mark });
        self.stats.live_peak = 1;
        while let Some(Waiting { word, g, mark }) = self.live.pop() {
            self.pulse.listener.take(mark);
            let (state, label) = (state_of(word), label_of(word));
            if let Some(above) = g.checked_sub(1) {
                self.path.truncate(above as usize);
                self.path.push(label);
            }
            if self.is_duplicate(state, g) {
                self.pulse.listener.duplicate(mark, state);
                continue;
            }
            if self.reach.visited {
                if !self.met.set(state, g.into(), self.memory_max.saturating_sub(self.memory())) {
                    self.pulse.listener.kill(mark, Reason::Limit);
                    return Outcome::Halted(Halt::Limit(Limit::Memory));
                }
                self.pulse.listener.meet(mark, state);
            }
            self.stats.f = self.stats.f.max(g);
            let node = self.space.unpack(state, label);
            if self.space.is_goal(&node) {
                self.pulse.listener.goal(mark);
                return Outcome::Solved(std::mem::take(&mut self.path));
            }
            if self.reach.depth_max == Some(g) {
                self.is_cut = true;
                self.pulse.listener.kill(mark, Reason::Depth);
                continue;
            }
            self.expand(&node, g, mark);
            if !self.has_room() {
                return Outcome::Halted(Halt::Limit(Limit::Memory));
            }
            if let Some(halt) = self.pulse.check(&self.stats) {
                return Outcome::Halted(halt);
            }
        }
        if self.is_cut { Outcome::Halted(Halt::Limit(Limit::Depth)) } else { Outcome::NoSolution }
    }

    fn is_duplicate(&self, state: u64, g: u32) -> bool {
        let met = if self.reach.visited { self.met.get(state) } else { None };
        met.is_some_and(|met| self.reach.depth_max.is_none() || met <= g.into())
    }

    /// Expands a node. There must be room for the children.
    fn expand(&mut self, node: &S::Node, g: u32, mark: L::Mark) {
        self.pulse.listener.expand(mark);
        self.stats.expanded += 1;
        let (space, first) = (self.space, self.live.len());
        space.expand(node, &mut |label, child| {
            self.stats.generated += 1;
            let mark = self.pulse.listener.child(space.told(label, &child), g + 1, space.h(&child));
            let state = space.pack(&child);
            if self.is_duplicate(state, g + 1) {
                return self.pulse.listener.duplicate(mark, state);
            }
            self.live.push(Waiting { word: entry(state, label), g: g + 1, mark });
        });
        // The first child must be taken first, so it has to stand last.
        self.live[first..].reverse();
        self.stats.live_peak = self.stats.live_peak.max(self.live.len() as u64);
        self.pulse.listener.done(&self.stats, self.live.len() as u64);
    }

    fn memory(&self) -> u64 {
        let live = self.live.capacity() * size_of::<Waiting<L::Mark>>();
        (live + self.path.capacity()) as u64 + self.met.bytes()
    }

    /// Makes room for the children of one more node. `false` if that could pass the limit: a
    /// list that grows holds its old memory and its new one, which is twice as large, at the same
    /// time.
    fn has_room(&mut self) -> bool {
        let (stack, path) = (size_of::<Waiting<L::Mark>>(), size_of::<Label>());
        let is_near = |len: usize, capacity: usize| len + CHILDREN_MAX > capacity;
        let mut growth = 0;
        if is_near(self.live.len(), self.live.capacity()) {
            growth += 2 * self.live.capacity() * stack;
        }
        if is_near(self.path.len(), self.path.capacity()) {
            growth += 2 * self.path.capacity() * path;
        }
        let wanted = self.memory() + growth as u64;
        if wanted > self.memory_max {
            return false;
        }
        self.stats.memory_peak = self.stats.memory_peak.max(wanted);
        self.live.try_reserve(CHILDREN_MAX).is_ok() && self.path.try_reserve(CHILDREN_MAX).is_ok()
    }
}
