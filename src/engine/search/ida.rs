//! Iterative deepening on ĉ = g + h: one depth-first search after another. The bound of each is the
//! least ĉ that the one before cut off.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).

use super::event::{NodeListener, Order, Reason, Silent};
use super::limits::Limits;
use super::outcome::{Finished, Outcome};
use super::space::{Label, Space};
use super::watch::{Halt, Pulse, Stats, Watch};

/// Searches until it finds the goal, or until a limit or the listener ends it. With an admissible h
/// the solution is a shortest one. In a finite space with cycles and without a goal only a limit or
/// the listener ends the search.
pub fn run<S: Space>(space: &S, limits: &Limits, listener: &mut dyn Watch) -> Finished {
    record(space, limits, &mut Silent::new(listener))
}

/// The same search, which tells the listener every node. It tells all children of a node before it
/// enters the first of them, though it makes them one by one: the children that it has not entered
/// yet are the live nodes.
pub fn record<S: Space>(space: &S, limits: &Limits, listener: &mut impl NodeListener) -> Finished {
    let finished = record_open(space, limits, listener);
    listener.end(&finished.outcome, &finished.stats);
    finished
}

/// The same as [`record`] without the call of `end`, so that another search can go on with the same
/// listener.
pub fn record_open<S: Space>(
    space: &S,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    let root = space.root();
    let mut walk = Walk {
        space,
        pulse: Pulse::new(listener, limits),
        stats: Stats { live_peak: 1, f: space.h(&root), ..Stats::default() },
        f_next: u32::MAX,
        path: Vec::new(),
        end: None,
        ahead: Ahead { marks: Vec::new(), generated: 0, live: 0 },
    };
    walk.pulse.listener.begin(Order::DEPTH_FIRST);
    let outcome = walk.deepen(root);
    walk.stats.memory_peak = (walk.path.capacity() * size_of::<Label>()) as u64;
    Finished { outcome, lower_bound: walk.stats.f, stats: walk.stats }
}

/// What came of the search of one subtree within one bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// The labels of the moves from the root of the whole tree, or that no goal is there within the
    /// bound.
    pub outcome: Outcome,
    /// The least ĉ that was cut off; `None` if nothing was.
    pub f_next: Option<u32>,
    /// The subtree's nodes, with its root among the expanded ones and not among the generated ones.
    pub stats: Stats,
}

impl Searched {
    /// A search within the bound `f` that was ended before it began.
    pub fn not_begun(f: u32, halt: Halt) -> Self {
        let stats = Stats { f, ..Stats::default() };
        Self { outcome: Outcome::Halted(halt), f_next: None, stats }
    }
}

/// One iteration of the same search below one node alone: `path` has the labels of the moves to
/// `node`, and `f` is the bound.
pub fn below<S: Space>(
    space: &S,
    (node, path): (S::Node, &[Label]),
    f: u32,
    limits: &Limits,
    listener: &mut dyn Watch,
) -> Searched {
    let mut listener = Silent::new(listener);
    let mut walk = Walk {
        space,
        pulse: Pulse::new(&mut listener, limits),
        stats: Stats { f, ..Stats::default() },
        f_next: u32::MAX,
        path: path.to_vec(),
        end: None,
        ahead: Ahead { marks: Vec::new(), generated: 0, live: 0 },
    };
    let outcome = if space.is_goal(&node) {
        Outcome::Solved(path.to_vec())
    } else {
        walk.descend(node, path.len() as u32, ());
        match walk.end.take() {
            Some(End::Goal { depth }) => Outcome::Solved(walk.path[..depth].to_vec()),
            Some(End::Halt(halt)) => Outcome::Halted(halt),
            None => Outcome::NoSolution,
        }
    };
    let f_next = Some(walk.f_next).filter(|&f| f != u32::MAX);
    Searched { outcome, f_next, stats: walk.stats }
}

enum End {
    Goal { depth: usize },
    Halt(Halt),
}

/// The marks of children that the search has told and not yet made.
struct Ahead<M> {
    /// The marks of the children of the nodes on the path.
    marks: Vec<M>,
    generated: u64,
    live: u64,
}

struct Walk<'a, S, L: NodeListener> {
    space: &'a S,
    pulse: Pulse<'a, L>,
    stats: Stats,
    /// The least ĉ cut off in this iteration.
    f_next: u32,
    /// The labels of the moves from the root to the current node. Deeper entries are left from
    /// earlier paths.
    path: Vec<Label>,
    end: Option<End>,
    ahead: Ahead<L::Mark>,
}

impl<S: Space, L: NodeListener> Walk<'_, S, L> {
    fn deepen(&mut self, root: S::Node) -> Outcome {
        let h = self.space.h(&root);
        if self.space.is_goal(&root) {
            let mark = self.pulse.listener.root(h, Some(self.stats.f));
            self.pulse.listener.take(mark);
            self.pulse.listener.goal(mark);
            return Outcome::Solved(Vec::new());
        }
        loop {
            self.f_next = u32::MAX;
            self.pulse.listener.iteration(&self.stats);
            let mark = self.pulse.listener.root(h, Some(self.stats.f));
            self.ahead.live += 1;
            self.descend(root, 0, mark);
            match self.end.take() {
                Some(End::Goal { depth }) => return Outcome::Solved(self.path[..depth].to_vec()),
                Some(End::Halt(halt)) => return Outcome::Halted(halt),
                None if self.f_next == u32::MAX => return Outcome::NoSolution,
                None => self.stats.f = self.f_next,
            }
        }
    }

    /// Makes all children of `node`, and goes down into those within the bound until the search has
    /// ended. On the way back from the end it still makes the other children, so that every node
    /// counted as expanded has all its children counted as generated.
    fn descend(&mut self, node: S::Node, g: u32, mark: L::Mark) {
        if let Some(halt) = self.pulse.check(&self.stats) {
            self.end = Some(End::Halt(halt));
            return;
        }
        let depth = g as usize;
        if depth >= self.path.len() {
            self.path.push(0);
            self.stats.live_peak = u64::from(g) + 2;
        }
        self.stats.expanded += 1;
        let space = self.space;
        let first = if self.pulse.listener.records() { self.tell(&node, g, mark) } else { 0 };
        let mut index = first;
        space.expand(&node, &mut |label, child| {
            self.stats.generated += 1;
            let mark = if self.pulse.listener.records() {
                self.ahead.marks[index]
            } else {
                L::Mark::default()
            };
            if self.pulse.listener.records() {
                index += 1;
                self.ahead.generated -= 1;
            }
            let f = g + 1 + space.h(&child);
            if f > self.stats.f {
                self.f_next = self.f_next.min(f);
            } else if self.end.is_none() {
                self.path[depth] = label;
                if space.is_goal(&child) {
                    self.pulse.listener.take(mark);
                    self.pulse.listener.goal(mark);
                    self.end = Some(End::Goal { depth: depth + 1 });
                } else {
                    self.descend(child, g + 1, mark);
                }
            }
        });
        if self.pulse.listener.records() {
            self.ahead.marks.truncate(first);
        }
    }

    /// Tells of the E-node and all its children. Returns where the marks of the children begin.
    fn tell(&mut self, node: &S::Node, g: u32, mark: L::Mark) -> usize {
        let Self { space, pulse, stats, ahead, .. } = self;
        let first = ahead.marks.len();
        pulse.listener.take(mark);
        pulse.listener.expand(mark);
        ahead.live -= 1;
        space.expand(node, &mut |label, child| {
            let h = space.h(&child);
            let mark = pulse.listener.child(space.told(label, &child), g + 1, h);
            if g + 1 + h > stats.f {
                pulse.listener.kill(mark, Reason::Bound);
            } else {
                ahead.live += 1;
            }
            ahead.marks.push(mark);
            ahead.generated += 1;
        });
        let told = Stats { generated: stats.generated + ahead.generated, ..*stats };
        pulse.listener.done(&told, ahead.live);
        first
    }
}
