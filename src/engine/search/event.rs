//! What a search tells of its nodes to a listener that records it.

use std::marker::PhantomData;

use super::outcome::Outcome;
use super::watch::{Halt, Progress, Stats, Watch};

/// Hears of every node. An engine keeps the listener's mark with each node, so that a listener
/// whose marks are `()` costs nothing.
///
/// A search calls `begin` first and `end` last. In between, for each node that it takes from the
/// live ones, it calls `take`, and then one of `duplicate`, `goal`, `kill` and `expand`; after
/// `expand` it tells all children and calls `done`.
pub trait NodeListener: Watch {
    /// What stands for a node when an engine tells of it.
    type Mark: Copy + Default + Send + 'static;

    /// Whether the listener records at all. An engine does work that only the listener needs where
    /// this is true.
    fn records(&self) -> bool {
        true
    }

    /// The search begins.
    fn begin(&mut self, _order: Order) {}

    /// Tells of a root. `bound` is the iteration's bound on f, if the search has iterations.
    fn root(&mut self, _h: u32, _bound: Option<u32>) -> Self::Mark {
        Self::Mark::default()
    }

    /// The node is no longer among the live ones.
    fn take(&mut self, _mark: Self::Mark) {}

    /// The node becomes the E-node.
    fn expand(&mut self, _mark: Self::Mark) {}

    /// Tells of a root that stands for the node `from` of an earlier iteration: the search begins
    /// there again.
    fn restart(&mut self, _from: Self::Mark, _g: u32, _h: u32) -> Self::Mark {
        Self::Mark::default()
    }

    /// Tells of a child of the E-node, made by the move `label`.
    fn child(&mut self, _label: u32, _g: u32, _h: u32) -> Self::Mark {
        Self::Mark::default()
    }

    /// The search never expands this node, which is a child of the E-node or a node that was taken.
    fn kill(&mut self, _mark: Self::Mark, _reason: Reason) {}

    /// Tells a fact of the node, in a code of the puzzle's own; the facts say how to draw the node.
    /// An engine tells all facts of a node together.
    fn fact(&mut self, _mark: Self::Mark, _fact: u32) {}

    /// From now on another node with this packed state is a duplicate of this node.
    fn meet(&mut self, _mark: Self::Mark, _state: u64) {}

    /// The search drops the node, because it met its state before.
    fn duplicate(&mut self, _mark: Self::Mark, _state: u64) {}

    /// The engine has told all children of the E-node. `live` is how many live nodes there are, by
    /// the engine's own count.
    fn done(&mut self, _stats: &Stats, _live: u64) {}

    /// The child is the root of a subtree that waits: its turn comes after all nodes that do not
    /// wait, and after those that wait with a smaller rank. `reached` is how many moves from the
    /// root the iteration before came in this subtree.
    fn wait(&mut self, _mark: Self::Mark, _rank: u32, _reached: u8) {}

    /// The node is the goal. It was taken, or it is a child of the E-node in a search that tests
    /// children when it makes them.
    fn goal(&mut self, _mark: Self::Mark) {}

    /// Whether the listener takes no more nodes. An engine may then go on without telling any.
    fn is_full(&self) -> bool {
        false
    }

    /// The search goes on in a way that one tree cannot show.
    fn cut(&mut self, _why: Cut) {}

    /// The search ends.
    fn end(&mut self, _outcome: &Outcome, _stats: &Stats) {}
}

/// Why a search goes on after the part that its listener heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The listener holds as many nodes as it may.
    Full,
    /// Several threads go on, in an order that changes from run to run.
    Threads,
    /// Larger tables go on.
    Tables,
    /// The search goes on with a table of the states that it has met.
    Met,
    /// The search is still being recorded: this is its tree so far.
    Growing,
    /// The next nodes are more moves from the root than the listener takes.
    Deep,
}

/// A listener as an object, for engines whose nodes take so long that a call costs nothing.
pub type Listener<'a> = dyn NodeListener<Mark = u32> + 'a;

/// A listener for a search that nobody records: it passes on to the watch what a watch hears, and
/// hears of no node.
pub struct WatchOnly<'a, Mark> {
    watch: &'a mut dyn Watch,
    marks: PhantomData<Mark>,
}

/// For engines that take the type of their listener as a parameter, because a call for each node
/// would slow them.
pub type Silent<'a> = WatchOnly<'a, ()>;

/// For engines that take a [`Listener`].
pub type Unrecorded<'a> = WatchOnly<'a, u32>;

impl<'a, Mark> WatchOnly<'a, Mark> {
    pub fn new(watch: &'a mut dyn Watch) -> Self {
        Self { watch, marks: PhantomData }
    }
}

impl<Mark> Watch for WatchOnly<'_, Mark> {
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

impl<Mark: Copy + Default + Send + 'static> NodeListener for WatchOnly<'_, Mark> {
    type Mark = Mark;

    fn records(&self) -> bool {
        false
    }
}

/// In which order a search takes live nodes, and how it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub cost: Cost,
    pub rule: Rule,
    pub counts: Counts,
    /// Whether the search also makes the child that undoes the last move.
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

crate::named! {
    /// Which of several live nodes with the least key the search takes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Rule {
        /// The node with the least h; of several, the newest.
        LeastH = "least-h",
        Newest = "newest",
        Oldest = "oldest",
        /// The node that Python's `heapq` gives if equal keys are not less than each other, and
        /// that libstdc++'s `std::priority_queue` gives if no key of them is greater than another.
        Heap = "heap",
        /// The node that `heapq` gives if each of two equal keys is less than the other.
        HeapLessOnTies = "heap-less-on-ties",
        /// The first child of the node that was expanded last, whatever the keys are.
        DepthFirst = "depth-first",
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
    /// A limit ended the search, or there was no room for the node.
    Limit,
    /// The node lies at the greatest depth, and is not the goal.
    Depth,
    /// The node contradicts the puzzle's rules; this code, the puzzle's own, says why.
    Contradiction(u32),
    /// The search began again at a root before the node had its turn.
    Restart,
    /// Another engine went on from the node, and does not tell of its own nodes.
    HandedOver,
}
