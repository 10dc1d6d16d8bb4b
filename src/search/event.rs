//! What a search tells while it runs, and how it is told to end.

use super::limits::{Limit, Limits};
use super::outcome::Outcome;

/// The figures of a search, running or ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Nodes all of whose children were made; a [`script`](super::best_first::script) may count
    /// otherwise.
    pub expanded: u64,
    /// Children made; a script may count otherwise.
    pub generated: u64,
    /// The most nodes that were generated and not yet expanded at one time: for iterative deepening
    /// those of the path, for a queue its length, with duplicates that were not yet found out.
    pub live_peak: u64,
    /// The bound on f of the current iteration, or the greatest f of an E-node so far.
    pub f: u32,
    /// Bytes held for nodes at the most.
    pub memory_peak: u64,
}

/// A listener's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Continue,
    /// The person wants no more.
    Stop,
    /// The time that the listener allows is used up.
    TimeUp,
}

/// Hears of a search's progress every [`BEAT`] generated nodes or so, and may end it.
pub trait Listener {
    fn beat(&mut self, stats: &Stats) -> Flow;

    /// Iterative deepening begins an iteration, with `stats.f` as its bound; the other figures are
    /// those of the iterations before.
    fn iteration(&mut self, _stats: &Stats) {}
}

/// Lets a search run to its end.
impl Listener for () {
    fn beat(&mut self, _: &Stats) -> Flow {
        Flow::Continue
    }
}

/// Hears of every node. An engine carries a node's mark along with it, so that a listener whose
/// marks are `()` costs nothing.
///
/// A search tells `begin`, then for each node that it takes from the live ones `take`, then one of
/// `duplicate`, `goal`, `kill`, or `expand` with all children and `done`; in the end `end`.
pub trait NodeListener: Listener {
    /// What the listener calls a node by.
    type Mark: Copy + Default + Send + 'static;

    /// Whether it listens at all: an engine may then do work for it.
    const RECORDS: bool;

    /// The search begins.
    fn begin(&mut self, _order: Order) {}

    /// A root, of an iteration with this bound on f if the search has iterations.
    fn root(&mut self, _h: u32, _bound: Option<u32>) -> Self::Mark {
        Self::Mark::default()
    }

    /// The node is no longer among the live ones. Several may be taken in one round, and then
    /// come to their turn in that order.
    fn take(&mut self, _mark: Self::Mark) {}

    /// The node becomes the E-node.
    fn expand(&mut self, _mark: Self::Mark) {}

    /// A root that stands for a node of an iteration before: the search begins there again.
    fn restart(&mut self, _from: Self::Mark, _g: u32, _h: u32) -> Self::Mark {
        Self::Mark::default()
    }

    /// A child of the E-node, made by the move `label`.
    fn child(&mut self, _label: u32, _g: u32, _h: u32) -> Self::Mark {
        Self::Mark::default()
    }

    /// The node, a child of the E-node or one that was taken, is never expanded.
    fn kill(&mut self, _mark: Self::Mark, _reason: Reason) {}

    /// Something of the node, in a code of the puzzle's own, by which it is drawn. All of a node's
    /// are told together.
    fn fact(&mut self, _mark: Self::Mark, _fact: u32) {}

    /// From now on another node of this node's packed state is a duplicate of it.
    fn meet(&mut self, _mark: Self::Mark, _state: u64) {}

    /// The node is dropped: its state was met before.
    fn duplicate(&mut self, _mark: Self::Mark, _state: u64) {}

    /// All children of the E-node were told. `live` is how many live nodes there are, by the
    /// engine's own count.
    fn done(&mut self, _stats: &Stats, _live: u64) {}

    /// The child is the root of a subtree that waits: its turn comes after all nodes that do not
    /// wait, and after those that wait with a lesser rank. `reached` is how many moves from the root
    /// the iteration before came below it.
    fn wait(&mut self, _mark: Self::Mark, _rank: u32, _reached: u8) {}

    /// The node is the goal: one that was taken, or a child of the E-node where a search looks at
    /// children as they are made.
    fn goal(&mut self, _mark: Self::Mark) {}

    /// Whether it listens to no more nodes. An engine may then go on without telling.
    fn is_full(&self) -> bool {
        false
    }

    /// The search goes on in a way that no one tree can show.
    fn cut(&mut self, _why: Cut) {}

    /// The search ends.
    fn end(&mut self, _outcome: &Outcome, _stats: &Stats) {}
}

/// Why a search goes on after what is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The listener holds as many nodes as it may.
    Full,
    /// Several threads go on, in an order that is another one in every run.
    Threads,
    /// Larger tables go on.
    Tables,
    /// It is the tree so far, of a search that is still being recorded.
    Growing,
    /// Its nodes are more moves from the root than the listener takes.
    Deep,
}

/// Hears what a listener hears, and of no node.
pub struct Silent<'a, L>(pub &'a mut L);

impl<L: Listener> Listener for Silent<'_, L> {
    fn beat(&mut self, stats: &Stats) -> Flow {
        self.0.beat(stats)
    }

    fn iteration(&mut self, stats: &Stats) {
        self.0.iteration(stats);
    }
}

impl<L: Listener> NodeListener for Silent<'_, L> {
    type Mark = ();
    const RECORDS: bool = false;
}

/// In which order live nodes are taken, and how the search counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub cost: Cost,
    pub rule: Rule,
    pub counts: Counts,
    /// Whether the child that undoes the last move is made like any other.
    pub has_reversals: bool,
}

impl Order {
    /// Depth-first, as iterative deepening goes.
    pub const DEPTH_FIRST: Self = Self::by_f(Rule::DepthFirst);

    /// The least g + h first, then `rule`.
    pub const fn by_f(rule: Rule) -> Self {
        Self { cost: Cost::F, rule, counts: Counts::Generated, has_reversals: false }
    }

    /// The key of a live node, the least first.
    pub fn key(self, g: u32, h: u32) -> u64 {
        match self.cost {
            Cost::F => u64::from(g) + u64::from(h),
            Cost::H => u64::from(h),
            Cost::HThenMilliG => 1000 * u64::from(h) + u64::from(g),
        }
    }
}

/// The key of the queue, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// g + h.
    F,
    /// h alone.
    H,
    /// h + g / 1000; the root's is 0.
    HThenMilliG,
}

/// Which of several live nodes of the least key is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The one with the least h, of these the newest.
    LeastH,
    Newest,
    Oldest,
    /// The one that Python's `heapq` gives when equal keys are not less than each other, and
    /// libstdc++'s `std::priority_queue` when none of them is greater.
    Heap,
    /// The one that `heapq` gives when equal keys are each less than the other.
    HeapLessOnTies,
    /// No key counts: the first child of the node expanded last.
    DepthFirst,
}

impl Rule {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeastH => "least-h",
            Self::Newest => "newest",
            Self::Oldest => "oldest",
            Self::Heap => "heap",
            Self::HeapLessOnTies => "heap-less-on-ties",
            Self::DepthFirst => "depth-first",
        }
    }
}

/// What a search counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Children made.
    Generated,
    /// The root and every child that was queued.
    Raised,
    /// Every node taken from the queue, the goal too; children as in `Generated`.
    Taken,
    /// Children made. The root, before the first step of any path, is not counted as expanded.
    Steps,
}

/// Why a node that is no duplicate is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its f is greater than the iteration's bound, or no better than the incumbent.
    Bound,
    /// A limit ended the search, or there was no room for it.
    Limit,
    /// It lies at the greatest depth, and is not the goal.
    Depth,
    /// It contradicts the puzzle's rules, for the reason of this code of the puzzle's own.
    Contradiction(u32),
    /// The search began again at a root before its turn.
    Restart,
    /// Another engine, whose nodes are not told, went on from it.
    HandedOver,
}

/// Generated nodes between two calls of the listener: well under a millisecond of work.
pub const BEAT: u64 = 4096;

/// Why a search ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Stopped,
    Limit(Limit),
}

/// Calls the listener when due and watches the limit on nodes.
pub(crate) struct Pulse<'a, L> {
    pub listener: &'a mut L,
    generated_max: u64,
    next: u64,
}

impl<'a, L: Listener> Pulse<'a, L> {
    pub fn new(listener: &'a mut L, limits: &Limits) -> Self {
        let generated_max = limits.generated_max;
        Self { listener, generated_max, next: BEAT.min(generated_max) }
    }

    /// Cheap enough to ask before every expansion.
    #[inline]
    pub fn check(&mut self, stats: &Stats) -> Option<Halt> {
        if stats.generated < self.next { None } else { self.beat(stats) }
    }

    #[cold]
    fn beat(&mut self, stats: &Stats) -> Option<Halt> {
        if stats.generated >= self.generated_max {
            return Some(Halt::Limit(Limit::Nodes));
        }
        self.next = (stats.generated + BEAT).min(self.generated_max);
        match self.listener.beat(stats) {
            Flow::Continue => None,
            Flow::Stop => Some(Halt::Stopped),
            Flow::TimeUp => Some(Halt::Limit(Limit::Time)),
        }
    }
}
