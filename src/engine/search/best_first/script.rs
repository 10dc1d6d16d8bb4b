//! Best-first search as students' programs do it: they keep every node, and use a binary heap for
//! the queue and a map for the visited set. A [`Script`] has the rules in which such programs
//! differ, so that one can run a published search again and get its published counts.

use super::heapq::Heap;
use super::met::Met;
use super::table::{entry, label_of, state_of};
pub use crate::search::event::{Cost, Counts};
use crate::search::event::{NodeListener, Order, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats};

/// The rules of one published search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Script {
    pub cost: Cost,
    pub ties: ScriptTies,
    pub revisits: Revisits,
    pub counts: Counts,
    pub goal_test: GoalTest,
}

/// When the search tests whether a node is the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalTest {
    /// When it takes the node from the queue.
    Taken,
    /// When it makes the node. If the node is the goal, the search does not make the other children
    /// of the E-node, which still counts as expanded. With an admissible h that is 1 on every node
    /// one move before the goal, the solution is still a shortest one: the E-node had the least f,
    /// which is g + 1, and so is the cost of the goal.
    Made,
}

/// Which of several nodes with the least key the search takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptTies {
    /// The node that Python's `heapq` gives if equal keys are not less than each other, and that
    /// libstdc++'s `std::priority_queue` gives if no key of them is greater than another.
    Heap,
    /// The node that `heapq` gives if each of two equal keys is less than the other.
    HeapLessOnTies,
    Newest,
    Oldest,
    /// The node with the least h; of several, the newest.
    LeastH,
}

/// What the search does with a child whose state it met before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revisits {
    /// It queues the child like any other.
    Queue,
    /// It drops the child.
    Drop,
    /// It drops the child if it met the state with a smaller key; else it queues the child and
    /// remembers its key.
    DropUnlessAsGood,
    /// It queues the child, and drops it when it takes it if a node of its state was taken before.
    DropTaken,
}

impl Revisits {
    /// Whether a state counts as met when a node of it is made.
    const fn are_met_when_made(self) -> bool {
        matches!(self, Self::Drop | Self::DropUnlessAsGood)
    }
}

impl Script {
    fn order(self, has_reversals: bool) -> Order {
        let Self { cost, counts, .. } = self;
        Order { cost, rule: self.ties.into(), counts, has_reversals }
    }
}

impl From<ScriptTies> for Rule {
    fn from(ties: ScriptTies) -> Self {
        match ties {
            ScriptTies::Heap => Self::Heap,
            ScriptTies::HeapLessOnTies => Self::HeapLessOnTies,
            ScriptTies::Newest => Self::Newest,
            ScriptTies::Oldest => Self::Oldest,
            ScriptTies::LeastH => Self::LeastH,
        }
    }
}

#[derive(Clone, Copy)]
struct ScriptNode<M> {
    word: u64,
    parent: u32,
    g: u32,
    mark: M,
}

#[derive(Clone, Copy)]
struct Queued {
    key: u64,
    h: u32,
    node: u32,
}

const ROOT: u32 = 0;

/// A number greater than that of any node's children.
const CHILDREN_MAX: usize = 8;

/// How much of a container's memory is in use.
struct Held {
    len: usize,
    capacity: usize,
    item: usize,
}

impl Held {
    fn bytes(&self) -> u64 {
        (self.capacity * self.item) as u64
    }

    fn is_near(&self) -> bool {
        self.len + CHILDREN_MAX > self.capacity
    }

    fn growth(&self) -> u64 {
        2 * self.bytes()
    }
}

/// More bytes than the root and its children take.
const BYTES_MIN: u64 = 1 << 12;

/// Searches until it takes or makes the goal (see [`GoalTest`]), or until the last node, a limit or
/// the listener ends it. The end of the search alone does not prove that the solution is a shortest
/// one. The listener's marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    script: Script,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    memory::forget();
    listener.begin(script.order(space.makes_reversals()));
    let less = move |a: &Queued, b: &Queued| match script.ties {
        ScriptTies::Heap => a.key < b.key,
        ScriptTies::HeapLessOnTies => a.key <= b.key,
        ScriptTies::Newest => (a.key, b.node) < (b.key, a.node),
        ScriptTies::Oldest => (a.key, a.node) < (b.key, b.node),
        ScriptTies::LeastH => (a.key, a.h, b.node) < (b.key, b.h, a.node),
    };
    let mut search = ScriptSearch {
        space,
        script,
        stats: Stats { f: space.h(&space.root()), ..Stats::default() },
        memory_max: limits.memory_max,
        pulse: Pulse::new(listener, limits),
        nodes: Vec::new(),
        queue: Heap::new(less),
        met: Met::new(),
        is_full: false,
        goal: None,
    };
    let outcome = search.walk();
    search.stats.memory_peak = search.stats.memory_peak.max(search.memory());
    search.pulse.listener.end(&outcome, &search.stats);
    let stats = search.stats;
    memory::leave(stats.memory_peak, (search.nodes, search.queue.into_items(), search.met));
    Finished { outcome, lower_bound: stats.f, stats }
}

struct ScriptSearch<'a, S, F, L: NodeListener> {
    space: &'a S,
    script: Script,
    stats: Stats,
    memory_max: u64,
    pulse: Pulse<'a, L>,
    nodes: Vec<ScriptNode<L::Mark>>,
    queue: Heap<Queued, F>,
    /// The least key with which each state was queued.
    met: Met,
    /// Whether there was no room for a state.
    is_full: bool,
    /// The goal, if the search found it when it made it.
    goal: Option<u32>,
}

impl<S: Packed, F: Fn(&Queued, &Queued) -> bool, L: NodeListener> ScriptSearch<'_, S, F, L> {
    fn walk(&mut self) -> Outcome {
        if self.memory_max < BYTES_MIN {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        self.begin();
        while let Some(Queued { key, node: at, .. }) = self.queue.pop() {
            if self.script.cost == Cost::F {
                self.stats.f = self.stats.f.max(key as u32);
            }
            let ScriptNode { word, g, mark, .. } = self.nodes[at as usize];
            self.pulse.listener.take(mark);
            if self.script.revisits == Revisits::DropTaken && !self.closes(word, key, mark) {
                continue;
            }
            let node = self.space.unpack(state_of(word), label_of(word));
            let is_goal = self.space.is_goal(&node);
            if !is_goal || self.script.counts == Counts::Taken {
                self.stats.expanded += 1;
            }
            if is_goal {
                self.pulse.listener.goal(mark);
                return Outcome::Solved(self.path(at));
            }
            let space = self.space;
            self.pulse.listener.expand(mark);
            space.expand(&node, &mut |label, child| {
                if self.goal.is_none() {
                    self.meet(&child, label, at, g + 1);
                }
            });
            self.pulse.listener.done(&self.stats, self.queue.len() as u64);
            self.stats.live_peak = self.stats.live_peak.max(self.queue.len() as u64);
            if let Some(goal) = self.goal {
                return Outcome::Solved(self.path(goal));
            }
            if !self.has_room() {
                return Outcome::Halted(Halt::Limit(Limit::Memory));
            }
            if let Some(halt) = self.pulse.check(&self.stats) {
                return Outcome::Halted(halt);
            }
        }
        Outcome::NoSolution
    }

    /// Whether no node of a state was taken before. From now on one was.
    fn closes(&mut self, word: u64, key: u64, mark: L::Mark) -> bool {
        let state = state_of(word);
        if self.met.get(state).is_some() {
            self.pulse.listener.duplicate(mark, state);
            return false;
        }
        self.is_full |= !self.met.set(state, key, self.spare());
        self.pulse.listener.meet(mark, state);
        true
    }

    /// Makes the root.
    fn begin(&mut self) {
        let root = self.space.root();
        let key = match self.script.cost {
            Cost::F | Cost::H => self.space.h(&root).into(),
            Cost::HThenMilliG => 0,
        };
        let state = self.space.pack(&root);
        let mark = self.pulse.listener.root(self.space.h(&root), None);
        if self.script.revisits.are_met_when_made() {
            self.is_full |= !self.met.set(state, key, self.spare());
            self.pulse.listener.meet(mark, state);
        }
        self.stats.live_peak = 1;
        self.nodes.push(ScriptNode { word: entry(state, LABEL_NONE), parent: ROOT, g: 0, mark });
        self.queue.push(Queued { key, h: self.stats.f, node: ROOT });
        self.stats.generated = u64::from(self.script.counts == Counts::Raised);
    }

    fn meet(&mut self, child: &S::Node, label: Label, parent: u32, g: u32) {
        let h = self.space.h(child);
        let key = match self.script.cost {
            Cost::F => u64::from(g + h),
            Cost::H => u64::from(h),
            Cost::HThenMilliG => 1000 * u64::from(h) + u64::from(g),
        };
        let state = self.space.pack(child);
        let mark = self.pulse.listener.child(self.space.told(label, child), g, h);
        let queued = match self.script.revisits {
            Revisits::Queue | Revisits::DropTaken => true,
            Revisits::Drop => self.met.get(state).is_none(),
            Revisits::DropUnlessAsGood => self.met.get(state).is_none_or(|met| key <= met),
        };
        if queued && self.script.revisits.are_met_when_made() {
            self.is_full |= !self.met.set(state, key, self.spare());
        }
        self.stats.generated += u64::from(queued || self.script.counts != Counts::Raised);
        if !queued {
            self.pulse.listener.duplicate(mark, state);
            return;
        }
        if self.script.revisits.are_met_when_made() {
            self.pulse.listener.meet(mark, state);
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(ScriptNode { word: entry(state, label), parent, g, mark });
        if self.script.goal_test == GoalTest::Made && self.space.is_goal(child) {
            self.pulse.listener.goal(mark);
            self.goal = Some(node);
            return;
        }
        self.queue.push(Queued { key, h, node });
    }

    fn memory(&self) -> u64 {
        self.held().iter().map(Held::bytes).sum::<u64>() + self.met.bytes()
    }

    /// Bytes that the search may still take.
    fn spare(&self) -> u64 {
        self.memory_max.saturating_sub(self.memory())
    }

    /// The nodes and the queue.
    fn held(&self) -> [Held; 2] {
        let (nodes, queue) = (&self.nodes, &self.queue);
        [
            Held {
                len: nodes.len(),
                capacity: nodes.capacity(),
                item: size_of::<ScriptNode<L::Mark>>(),
            },
            Held { len: queue.len(), capacity: queue.capacity(), item: size_of::<Queued>() },
        ]
    }

    /// Makes room for the children of one more node. `false` if that could pass the limit: a
    /// list that grows holds its old memory and its new one, which is twice as large, at the same
    /// time.
    fn has_room(&mut self) -> bool {
        let growth: u64 = self.held().iter().filter(|held| held.is_near()).map(Held::growth).sum();
        let wanted = self.memory() + growth;
        if self.is_full || wanted > self.memory_max {
            return false;
        }
        self.stats.memory_peak = self.stats.memory_peak.max(wanted);
        self.nodes.len() + CHILDREN_MAX < u32::MAX as usize
            && self.nodes.try_reserve(CHILDREN_MAX).is_ok()
            && self.queue.try_reserve(CHILDREN_MAX).is_ok()
    }

    fn path(&self, goal: u32) -> Vec<Label> {
        let mut path = Vec::new();
        let mut at = goal;
        while at != ROOT {
            let node = self.nodes[at as usize];
            path.push(label_of(node.word));
            at = node.parent;
        }
        path.reverse();
        path
    }
}
