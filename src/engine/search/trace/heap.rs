//! The live nodes of a search whose queue is a binary heap. Which of several equal nodes such a
//! heap gives depends on all earlier pushes and pops. So the order at a moment is found by a replay
//! from the nearest of some copies.

use super::{Fate, NONE, Trace};
use crate::search::best_first::heapq::Heap;
use crate::search::event::Rule;

/// A node and its key.
type Queued = (u64, u32);
type Queue = Heap<Queued, fn(&Queued, &Queued) -> bool>;

/// The number of pushes and pops between two copies: some ten milliseconds of work.
const OPERATIONS: u32 = 1 << 17;

/// Copies of the heap.
#[derive(Clone)]
pub(super) struct Replay {
    /// The moment of each copy, and the nodes in the order of the heap's array.
    copies: Vec<(u32, Vec<u32>)>,
}

/// A replay that is made while the search is recorded, so that no work is left at its end.
#[derive(Clone)]
pub(super) struct Following {
    queue: Queue,
    copies: Vec<(u32, Vec<u32>)>,
    /// Pushes and pops since the last copy.
    operations: u32,
}

impl Following {
    /// Follows a trace from its first moment on. The trace must know the search's order already.
    pub fn new(trace: &Trace) -> Self {
        Self { queue: begin(trace, &[]), copies: Vec::new(), operations: 0 }
    }

    /// Takes in the moment that was marked last.
    pub fn step(&mut self, trace: &Trace) {
        let at = trace.last();
        self.operations += step(trace, &mut self.queue, at);
        if self.operations >= OPERATIONS {
            self.operations = 0;
            self.copies.push((at, self.queue.items().iter().map(|item| item.1).collect()));
        }
    }

    pub fn finish(self) -> Replay {
        Replay { copies: self.copies }
    }
}

impl Replay {
    /// The first `max` live nodes at a moment.
    pub fn live(&self, trace: &Trace, at: u32, max: usize) -> Vec<u32> {
        let next = self.copies.partition_point(|copy| copy.0 <= at);
        let copy = next.checked_sub(1).and_then(|index| self.copies.get(index));
        let mut queue = begin(trace, copy.map_or(&[], |copy| &copy.1));
        let from = copy.map_or(0, |copy| copy.0 + 1);
        for at in from..=at {
            step(trace, &mut queue, at);
        }
        std::iter::from_fn(|| queue.pop()).map(|item| item.1).take(max).collect()
    }

    pub fn bytes(&self) -> u64 {
        self.copies.iter().map(|copy| 4 * copy.1.capacity() as u64).sum()
    }
}

fn begin(trace: &Trace, nodes: &[u32]) -> Queue {
    let less: fn(&Queued, &Queued) -> bool = match trace.order.rule {
        Rule::HeapLessOnTies => |a, b| a.0 <= b.0,
        _ => |a, b| a.0 < b.0,
    };
    Heap::resume(nodes.iter().map(|&node| queued(trace, node)).collect(), less)
}

fn queued(trace: &Trace, node: u32) -> Queued {
    (trace.order.key(trace.g(node), trace.h(node)), node)
}

/// Replays what happened between the moment before and this one. Returns the number of pushes and
/// pops.
fn step(trace: &Trace, queue: &mut Queue, at: u32) -> u32 {
    let before = at.checked_sub(1).map(|before| trace.mark(before));
    let (turns, nodes) = before.map_or((0, 0), |mark| (mark.turns, mark.nodes));
    let mark = trace.mark(at);
    for turn in turns..mark.turns {
        let taken = queue.pop().map_or(NONE, |item| item.1);
        debug_assert_eq!(Some(&taken), trace.taken.get(turn as usize));
    }
    let is_queued = |node: &u32| {
        let dead = trace.nodes.fate[*node as usize];
        !(trace.nodes.left[*node as usize] == at
            && matches!(dead, Fate::Duplicate | Fate::Bound | Fate::Limit | Fate::Goal))
    };
    (nodes..mark.nodes).filter(is_queued).for_each(|node| queue.push(queued(trace, node)));
    mark.turns - turns + mark.nodes - nodes
}
