//! The listener that writes a trace.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::mem;
use std::sync::Arc;

pub use super::follower::Follower;
use super::heap::Following;
use super::{DEPTH_MAX, Fate, Iteration, Mark, NONE, Nodes, Part, Trace, live};
use crate::search::event::{Cut, NodeListener, Order, Reason, Rule};
use crate::search::mix::Mix;
use crate::search::outcome::Outcome;
use crate::search::watch::{Halt, Progress, Stats, Watch};

/// The most facts of nodes that a trace holds: 128 MiB.
const FACTS_MAX: usize = 32 << 20;

/// How many nodes the first tree has that is shown while the search runs. Each later tree has twice
/// as many as the one before, so that all trees together take about as much work as the last.
const SHOWN_FIRST: u32 = 250;

/// Records a search up to a number of nodes, and lets the search go on after that. It passes
/// progress on to another watch.
pub struct Recorder<'a> {
    watch: &'a mut dyn Watch,
    nodes_max: u32,
    is_full: bool,
    trace: Trace,
    /// How many of the taken nodes have had their turn.
    turns: u32,
    stillborn: u32,
    /// The E-node while the search tells its children, else `NONE`.
    e_node: u32,
    met: HashMap<u64, u32, BuildHasherDefault<Mix>>,
    /// The replay of the heap, if the search's queue is a heap.
    following: Option<Following>,
    /// The number of nodes at which the next tree is shown while the search runs.
    shown_next: u32,
    /// The trace, once it is full.
    full: Option<Arc<Trace>>,
    follower: Option<Follower<'a>>,
}

impl<'a> Recorder<'a> {
    /// A recorder of at most `nodes_max` nodes, usually [`NODES_MAX`](super::NODES_MAX).
    pub fn new(watch: &'a mut dyn Watch, nodes_max: u32) -> Self {
        // The greatest number stands for "no node", and every trace has a root.
        let nodes_max = nodes_max.clamp(1, NONE - 1);
        Self {
            watch,
            nodes_max,
            is_full: false,
            trace: Trace::begin(),
            turns: 0,
            stillborn: 0,
            e_node: NONE,
            met: HashMap::default(),
            following: None,
            shown_next: SHOWN_FIRST,
            full: None,
            follower: None,
        }
    }

    /// The same recorder with a follower, who sees the trace while it is recorded.
    #[must_use]
    pub fn followed_by(mut self, follower: Option<Follower<'a>>) -> Self {
        self.follower = follower;
        self
    }

    /// The trace, completed so that one can reach any moment at once. A follower may already hold
    /// it.
    pub fn finish(self) -> Arc<Trace> {
        self.full.unwrap_or_else(|| Arc::new(complete(self.trace, self.following)))
    }

    /// Shows the follower the tree so far.
    fn show(&mut self) {
        self.shown_next = self.trace.len().saturating_mul(2);
        let Some(Follower::Trees(see)) = &mut self.follower else { return };
        let mut trace = self.trace.clone();
        trace.end_with(Cut::Growing);
        see(Arc::new(complete(trace, self.following.clone())));
    }

    fn add(&mut self, parent: u32, label: u32, g: u32, h: u32) -> u32 {
        let node = self.trace.len();
        if self.is_full || node >= self.nodes_max {
            self.stop(Cut::Full);
            return NONE;
        }
        if g > DEPTH_MAX {
            self.stop(Cut::Deep);
            return NONE;
        }
        self.trace.nodes.push(parent, label, g, h);
        node
    }

    /// Stops recording: the trace ends with the last complete expansion.
    fn stop(&mut self, why: Cut) {
        if mem::replace(&mut self.is_full, true) {
            return;
        }
        self.met = HashMap::default();
        self.trace.end_with(why);
        if let Some(Follower::Trees(see)) = &mut self.follower {
            let trace = mem::replace(&mut self.trace, Trace::begin());
            let full = Arc::new(complete(trace, self.following.take()));
            self.full = Some(full.clone());
            see(full);
        }
    }

    fn settle(&mut self, node: u32, fate: Fate, twin: u32) {
        if self.is_full || node >= self.trace.len() {
            return;
        }
        let at = node as usize;
        let nodes = &mut self.trace.nodes;
        nodes.fate[at] = fate;
        nodes.left[at] = self.trace.marks.len() as u32;
        nodes.twin[at] = twin;
        if self.e_node != NONE && nodes.parent[at] == self.e_node {
            self.stillborn += 1;
        } else {
            self.turns += 1;
        }
    }

    fn begin_iteration(&mut self, g: u32, h: u32, bound: Option<u32>, from: Option<u32>) -> u32 {
        let begins = self.trace.marks.len() as u32;
        let root = self.add(NONE, 0, g, h);
        if root != NONE {
            self.trace.iterations.push(Iteration { bound, root, resumes: from, begins });
        }
        if begins == 0 && !self.is_full {
            self.mark();
        }
        root
    }

    fn mark(&mut self) {
        let nodes = self.trace.len();
        self.trace.marks.push(Mark { nodes, turns: self.turns, stillborn: self.stillborn });
        if let Some(following) = &mut self.following {
            following.step(&self.trace);
        }
        if let Some(Follower::Moments(see)) = &mut self.follower {
            see(&self.trace);
        }
    }
}

/// Completes a trace so that one can reach any of its moments at once.
fn complete(mut trace: Trace, following: Option<Following>) -> Trace {
    trace.nodes.shrink();
    trace.marks.shrink_to_fit();
    trace.taken.shrink_to_fit();
    trace.facts.shrink_to_fit();
    trace.parts.shrink_to_fit();
    match following {
        Some(following) => trace.replay = Some(following.finish()),
        None => trace.waiting = live::waiting(&trace),
    }
    trace.waiting.shrink_to_fit();
    trace
}

impl Trace {
    /// The trace of a search that has told nothing yet.
    fn begin() -> Self {
        Self {
            order: Order::DEPTH_FIRST,
            nodes: Nodes::default(),
            marks: Vec::new(),
            taken: Vec::new(),
            waiting: Vec::new(),
            iterations: Vec::new(),
            outcome: None,
            cut: None,
            parts: Vec::new(),
            goals: Vec::new(),
            solution: Vec::new(),
            facts: Vec::new(),
            replay: None,
        }
    }

    /// Ends the trace with the last complete expansion.
    fn end_with(&mut self, why: Cut) {
        self.cut = Some(why);
        let nodes = self.marks.last().map_or(0, |mark| mark.nodes);
        self.nodes.truncate(nodes as usize);
        self.taken.retain(|&node| node < nodes);
        self.iterations.retain(|iteration| iteration.root < nodes);
        self.parts.retain(|part| part.node < nodes);
        let (left, moments) = (&self.nodes.left, self.marks.len() as u32);
        self.goals.retain(|&goal| left.get(goal as usize).is_some_and(|&left| left < moments));
        if self.goals.is_empty() {
            self.solution.clear();
        }
    }
}

impl Nodes {
    fn push(&mut self, parent: u32, label: u32, g: u32, h: u32) {
        self.parent.push(parent);
        self.label.push(label);
        self.g.push(g);
        self.h.push(u16::try_from(h).unwrap_or(u16::MAX));
        self.fate.push(Fate::Waits);
        self.left.push(NONE);
        self.twin.push(NONE);
    }

    fn truncate(&mut self, len: usize) {
        self.parent.truncate(len);
        self.label.truncate(len);
        self.g.truncate(len);
        self.h.truncate(len);
        self.fate.truncate(len);
        self.left.truncate(len);
        self.twin.truncate(len);
        self.facts.truncate(len);
    }

    fn shrink(&mut self) {
        self.parent.shrink_to_fit();
        self.label.shrink_to_fit();
        self.g.shrink_to_fit();
        self.h.shrink_to_fit();
        self.fate.shrink_to_fit();
        self.left.shrink_to_fit();
        self.twin.shrink_to_fit();
        self.facts.shrink_to_fit();
    }
}

impl Watch for Recorder<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.watch.beat(progress)
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }

    fn iteration(&mut self, stats: &Stats) {
        self.watch.iteration(stats);
    }
}

impl NodeListener for Recorder<'_> {
    type Mark = u32;

    fn begin(&mut self, order: Order) {
        self.trace.order = order;
        if matches!(order.rule, Rule::Heap | Rule::HeapLessOnTies) {
            self.following = Some(Following::new(&self.trace));
        }
    }

    fn root(&mut self, h: u32, bound: Option<u32>) -> u32 {
        self.begin_iteration(0, h, bound, None)
    }

    fn restart(&mut self, from: u32, g: u32, h: u32) -> u32 {
        self.begin_iteration(g, h, None, Some(from))
    }

    fn take(&mut self, node: u32) {
        if !self.is_full {
            self.trace.taken.push(node);
        }
    }

    fn expand(&mut self, node: u32) {
        self.settle(node, Fate::Expanded, NONE);
        self.e_node = node;
    }

    fn child(&mut self, label: u32, g: u32, h: u32) -> u32 {
        self.add(self.e_node, label, g, h)
    }

    fn kill(&mut self, node: u32, reason: Reason) {
        let (fate, code) = match reason {
            Reason::Bound => (Fate::Bound, NONE),
            Reason::Limit => (Fate::Limit, NONE),
            Reason::Depth => (Fate::Depth, NONE),
            Reason::Contradiction(code) => (Fate::Contradiction, code),
            Reason::Restart => (Fate::Restart, NONE),
            Reason::HandedOver => (Fate::HandedOver, NONE),
        };
        self.settle(node, fate, code);
        if reason == Reason::HandedOver && !self.is_full {
            self.show();
        }
    }

    fn fact(&mut self, node: u32, fact: u32) {
        if self.is_full || node >= self.trace.len() {
            return;
        }
        if self.trace.facts.len() >= FACTS_MAX {
            return self.stop(Cut::Full);
        }
        let (facts, at) = (&mut self.trace.nodes.facts, node as usize);
        if facts.len() <= at {
            facts.resize(at + 1, (0, 0));
        }
        if facts[at].1 == 0 {
            facts[at].0 = self.trace.facts.len() as u32;
        }
        facts[at].1 += 1;
        self.trace.facts.push(fact);
    }

    fn meet(&mut self, node: u32, state: u64) {
        if !self.is_full {
            self.met.insert(state, node);
        }
    }

    fn duplicate(&mut self, node: u32, state: u64) {
        let twin = self.met.get(&state).copied().unwrap_or(NONE);
        self.settle(node, Fate::Duplicate, twin);
    }

    fn wait(&mut self, node: u32, rank: u32, reached: u8) {
        if !self.is_full && node < self.trace.len() {
            self.trace.parts.push(Part { node, rank, reached });
        }
    }

    fn is_full(&self) -> bool {
        self.is_full
    }

    fn cut(&mut self, why: Cut) {
        self.stop(why);
    }

    fn done(&mut self, _: &Stats, _: u64) {
        self.e_node = NONE;
        if !self.is_full {
            self.mark();
            if self.trace.len() >= self.shown_next {
                self.show();
            }
        }
    }

    fn goal(&mut self, node: u32) {
        self.settle(node, Fate::Goal, NONE);
        if self.is_full || node >= self.trace.len() {
            return;
        }
        self.trace.goals.push(node);
        if self.trace.solution.is_empty() {
            self.trace.solution = self.trace.path(node);
        }
    }

    fn end(&mut self, outcome: &Outcome, _: &Stats) {
        if !self.is_full {
            self.trace.outcome = Some(outcome.clone());
            self.mark();
        }
        self.met = HashMap::default();
    }
}
