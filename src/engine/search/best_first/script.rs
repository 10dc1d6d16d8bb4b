//! Best-first search the way students' programs are written: every node kept, a binary heap for
//! the queue, a map for the visited set. The rules in which such programs differ are a
//! [`Script`], so that a published search can be run again and gives its published counts.

use super::heapq::Heap;
use super::met::Met;
use super::table::{entry, label_of, state_of};
pub use crate::search::event::{Cost, Counts};
use crate::search::event::{NodeListener, Order, Rule, Silent};
use crate::search::limits::{Limit, Limits};
use crate::search::memory;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Packed};
use crate::search::watch::{Halt, Pulse, Stats, Watch};

/// The rules of one published search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Script {
    pub cost: Cost,
    pub ties: Ties,
    pub revisits: Revisits,
    pub counts: Counts,
    pub goal_test: GoalTest,
}

/// When a node is looked at for the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalTest {
    /// When it is taken from the queue.
    Taken,
    /// When it is made. The E-node's other children are then not made; it counts as expanded. With
    /// an admissible h that is 1 on every node one move before the goal the solution is a shortest
    /// one all the same: the E-node had the least f, g + 1, which is the goal's.
    Made,
}

/// Which of several nodes of the least key is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// The one that Python's `heapq` gives when equal keys are not less than each other, and
    /// libstdc++'s `std::priority_queue` when none of them is greater.
    Heap,
    /// The one that `heapq` gives when equal keys are each less than the other.
    HeapLessOnTies,
    Newest,
}

/// What becomes of a child whose state was met before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revisits {
    /// It is queued like any other.
    Queue,
    /// It is dropped.
    Drop,
    /// It is dropped if the state was met with a smaller key; else it is queued, and its key
    /// remembered.
    DropUnlessAsGood,
}

impl Script {
    fn order(self, has_reversals: bool) -> Order {
        let rule = match self.ties {
            Ties::Heap => Rule::Heap,
            Ties::HeapLessOnTies => Rule::HeapLessOnTies,
            Ties::Newest => Rule::Newest,
        };
        Order { cost: self.cost, rule, counts: self.counts, has_reversals }
    }
}

#[derive(Clone, Copy)]
struct Node<M> {
    word: u64,
    parent: u32,
    g: u32,
    mark: M,
}

#[derive(Clone, Copy)]
struct Queued {
    key: u64,
    node: u32,
}

const ROOT: u32 = 0;

/// More than a node has children.
const CHILDREN_MAX: usize = 8;

/// How much of a container's place is in use.
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

/// More than the root and its children take.
const BYTES_MIN: u64 = 1 << 12;

/// Searches until the goal is taken from the queue or made, or the last node, a limit or the listener
/// ends it. No solution found is proved shortest by this alone.
pub fn run<S: Packed>(
    space: &S,
    script: Script,
    limits: &Limits,
    listener: &mut dyn Watch,
) -> Finished {
    record(space, script, limits, &mut Silent(listener))
}

/// The same search, told node by node; the marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    script: Script,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    memory::forget();
    listener.begin(script.order(space.makes_reversals()));
    let less = move |a: &Queued, b: &Queued| match script.ties {
        Ties::Heap => a.key < b.key,
        Ties::HeapLessOnTies => a.key <= b.key,
        Ties::Newest => (a.key, b.node) < (b.key, a.node),
    };
    let mut search = Search {
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

struct Search<'a, S, F, L: NodeListener> {
    space: &'a S,
    script: Script,
    stats: Stats,
    memory_max: u64,
    pulse: Pulse<'a, L>,
    nodes: Vec<Node<L::Mark>>,
    queue: Heap<Queued, F>,
    /// The least key with which each state was queued.
    met: Met,
    /// Whether there was no room for a state.
    is_full: bool,
    /// A goal that was found when it was made.
    goal: Option<u32>,
}

impl<S: Packed, F: Fn(&Queued, &Queued) -> bool, L: NodeListener> Search<'_, S, F, L> {
    fn walk(&mut self) -> Outcome {
        if self.memory_max < BYTES_MIN {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        let root = self.space.root();
        let key = match self.script.cost {
            Cost::F | Cost::H => self.space.h(&root).into(),
            Cost::HThenMilliG => 0,
        };
        let state = self.space.pack(&root);
        let mark = self.pulse.listener.root(self.space.h(&root), None);
        if self.script.revisits != Revisits::Queue {
            self.is_full |= !self.met.set(state, key, self.spare());
            self.pulse.listener.meet(mark, state);
        }
        self.stats.live_peak = 1;
        self.nodes.push(Node { word: entry(state, LABEL_NONE), parent: ROOT, g: 0, mark });
        self.queue.push(Queued { key, node: ROOT });
        self.stats.generated = u64::from(self.script.counts == Counts::Raised);
        while let Some(Queued { key, node: at }) = self.queue.pop() {
            if self.script.cost == Cost::F {
                self.stats.f = self.stats.f.max(key as u32);
            }
            let Node { word, g, mark, .. } = self.nodes[at as usize];
            self.pulse.listener.take(mark);
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

    fn meet(&mut self, child: &S::Node, label: Label, parent: u32, g: u32) {
        let h = self.space.h(child);
        let key = match self.script.cost {
            Cost::F => u64::from(g + h),
            Cost::H => u64::from(h),
            Cost::HThenMilliG => 1000 * u64::from(h) + u64::from(g),
        };
        let state = self.space.pack(child);
        let mark = self.pulse.listener.child(label.into(), g, h);
        let queued = match self.script.revisits {
            Revisits::Queue => true,
            Revisits::Drop => self.met.get(state).is_none(),
            Revisits::DropUnlessAsGood => self.met.get(state).is_none_or(|met| key <= met),
        };
        if queued && self.script.revisits != Revisits::Queue {
            self.is_full |= !self.met.set(state, key, self.spare());
        }
        self.stats.generated += u64::from(queued || self.script.counts != Counts::Raised);
        if !queued {
            self.pulse.listener.duplicate(mark, state);
            return;
        }
        if self.script.revisits != Revisits::Queue {
            self.pulse.listener.meet(mark, state);
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { word: entry(state, label), parent, g, mark });
        if self.script.goal_test == GoalTest::Made && self.space.is_goal(child) {
            self.pulse.listener.goal(mark);
            self.goal = Some(node);
            return;
        }
        self.queue.push(Queued { key, node });
    }

    fn memory(&self) -> u64 {
        self.held().iter().map(Held::bytes).sum::<u64>() + self.met.bytes()
    }

    /// Bytes that may still be taken.
    fn spare(&self) -> u64 {
        self.memory_max.saturating_sub(self.memory())
    }

    /// The nodes and the queue.
    fn held(&self) -> [Held; 2] {
        let (nodes, queue) = (&self.nodes, &self.queue);
        [
            Held { len: nodes.len(), capacity: nodes.capacity(), item: size_of::<Node<L::Mark>>() },
            Held { len: queue.len(), capacity: queue.capacity(), item: size_of::<Queued>() },
        ]
    }

    /// Makes room for another node's children, unless that may pass the limit: what grows holds
    /// its old and its new place, twice as large, at once.
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
