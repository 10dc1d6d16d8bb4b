//! The live nodes in the order in which the search takes them, and what decides this order.
//!
//! If one of two live nodes goes first at some moment, the search also takes it first in the end,
//! whatever happens in between; only heaps are different. So the order at any moment is this: first
//! the nodes that were taken, in that order, then the nodes that were never taken, in theirs; nodes
//! that do not exist yet are skipped. This means to run through two lists, and nothing is sorted.

use std::cmp::{Ordering, Reverse};

use super::moment::Moment;
use super::{Fate, Trace};
use crate::search::event::Rule;

/// A live node in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    pub node: u32,
    pub g: u32,
    pub h: u32,
    /// g + h.
    pub f: u32,
    /// Why it stands before the next one in the list; `None` for the last.
    pub decided: Option<Decided>,
}

/// Why a live node is taken before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Its key is less: f, or the key that the search uses instead.
    Cost,
    /// Its f is the same, its h less.
    LeastH,
    /// Its key is the same, and it was made later.
    Newest,
    /// Its key is the same, and it was made earlier.
    Oldest,
    /// Its key is the same, and it stands nearer to the top of the heap.
    Heap,
    /// It was made from a deeper node of the path.
    Deeper,
    /// It was made before its sibling.
    Sibling,
    /// It is not the root of a subtree that waits; such roots go last.
    Above,
    /// The iteration before came deeper below it.
    Reached,
}

pub(super) fn list(moment: Moment<'_>, max: usize) -> Vec<Live> {
    let trace = moment.trace;
    let nodes = match &trace.replay {
        Some(replay) => {
            let early = moment.turns() - moment.mark().turns;
            let mut live = replay.live(trace, moment.at(), max.saturating_add(early as usize));
            live.drain(..live.len().min(early as usize));
            live.retain(|&node| node < moment.nodes());
            live
        }
        None => {
            let taken = trace.taken.get(moment.turns() as usize..).unwrap_or_default();
            let (nodes, live) = (moment.nodes(), moment.tally().live);
            let all = taken.iter().chain(&trace.waiting).copied();
            all.filter(|&node| node < nodes).take(max.min(live as usize)).collect()
        }
    };
    let next = nodes.iter().skip(1).map(Some).chain([None]);
    let pairs = nodes.iter().zip(next);
    pairs.map(|(&node, next)| entry(trace, node, next.copied())).collect()
}

fn entry(trace: &Trace, node: u32, next: Option<u32>) -> Live {
    let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
    Live { node, g, h, f, decided: next.map(|next| decided(trace, node, next)) }
}

fn decided(trace: &Trace, node: u32, next: u32) -> Decided {
    let rule = trace.order.rule;
    let [key, other] = [node, next].map(|node| trace.order.key(trace.g(node), trace.h(node)));
    match rule {
        Rule::DepthFirst if trace.part(next).is_some() => before_part(trace, node, next),
        Rule::DepthFirst if trace.parent(node) == trace.parent(next) => Decided::Sibling,
        Rule::DepthFirst => Decided::Deeper,
        Rule::Heap | Rule::HeapLessOnTies if key == other => Decided::Heap,
        _ if key != other => Decided::Cost,
        Rule::LeastH if trace.h(node) != trace.h(next) => Decided::LeastH,
        Rule::Oldest => Decided::Oldest,
        _ => Decided::Newest,
    }
}

/// Why a node goes before the root of a subtree that waits.
fn before_part(trace: &Trace, node: u32, next: u32) -> Decided {
    let reached = |node| trace.part(node).map(|part| part.reached);
    match reached(node) {
        None if trace.g(node) > trace.g(next) => Decided::Deeper,
        None => Decided::Above,
        own if own != reached(next) => Decided::Reached,
        _ if trace.f(node) != trace.f(next) => Decided::Cost,
        _ => Decided::Oldest,
    }
}

/// Which of two live nodes comes first by the rule alone.
fn compare(trace: &Trace, a: u32, b: u32) -> Ordering {
    rank(trace, a).cmp(&rank(trace, b))
}

/// What live nodes are sorted by, the least first.
fn rank(trace: &Trace, node: u32) -> [u64; 3] {
    let key = trace.order.key(trace.g(node), trace.h(node));
    let newest = u64::from(!node);
    match trace.order.rule {
        Rule::LeastH => [key, trace.h(node).into(), newest],
        Rule::Newest | Rule::Heap | Rule::HeapLessOnTies => [key, 0, newest],
        Rule::Oldest => [key, 0, node.into()],
        Rule::DepthFirst => [(!trace.made_at(node)).into(), 0, node.into()],
    }
}

/// A rank as one number, if it fits.
fn word([key, h, last]: [u64; 3]) -> Option<u64> {
    let fits = key < 1 << 16 && h < 1 << 16 && last < 1 << 32;
    fits.then_some(key << 48 | h << 32 | last)
}

/// The nodes that were never taken, in the order in which they would be.
pub(super) fn waiting(trace: &Trace) -> Vec<u32> {
    let mut is_taken = vec![false; trace.len() as usize];
    for &node in &trace.taken {
        is_taken[node as usize] = true;
    }
    let is_stillborn = |node: u32| {
        let dead = trace.nodes.fate[node as usize];
        matches!(dead, Fate::Duplicate | Fate::Bound | Fate::Limit | Fate::Goal)
    };
    let mut waiting: Vec<u32> =
        (0..trace.len()).filter(|&node| !is_taken[node as usize] && !is_stillborn(node)).collect();
    match trace.order.rule {
        // First the siblings along the path, from the deepest level up, each level in its own
        // order; then the subtrees that wait.
        Rule::DepthFirst => {
            waiting.sort_by_cached_key(|&node| {
                let rank = trace.part(node).map(|part| part.rank);
                (rank, Reverse(rank.map_or_else(|| trace.made_at(node), |_| 0)), node)
            });
            waiting
        }
        rule => {
            // To find each rank once is many times as fast as to find it in every comparison, and
            // most ranks fit into a word.
            let words: Option<Vec<u64>> =
                waiting.iter().map(|&node| word(rank(trace, node))).collect();
            let Some(mut words) = words else {
                waiting.sort_unstable_by(|&a, &b| compare(trace, a, b));
                return waiting;
            };
            words.sort_unstable();
            let node = |word: u64| if rule == Rule::Oldest { word as u32 } else { !(word as u32) };
            words.into_iter().map(node).collect()
        }
    }
}
