//! Best-first search with a visited set, on packed states.
//!
//! The search finds a duplicate when it takes it from the queue, not when it makes it: the visited
//! set holds expanded nodes only. With a consistent bound the first node of a state that the search
//! takes has the least g of the state. So the search never re-opens a node and stores no g: g = f −
//! h.
//!
//! The search takes words in rounds of up to 32, so that it can ask ahead for their places in the
//! visited set. The round is a part of the rule [`Ties::LeastH`], so that the order is the same in
//! every run.

use super::Ties;
use super::kept::{self, KeptSearch};
use super::lanes::Marked;
use super::table::{self, Inserted, entry, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Packed};
use crate::search::watch::Halt;

const ROUND: usize = 32;

/// Searches until the goal, the last node, a limit or the listener ends it. The solution is a
/// shortest one if h is admissible and consistent. The listener's marks count as memory.
pub fn record<S: Packed>(
    space: &S,
    ties: Ties,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    let order = Order::by_f(Rule::from(ties));
    kept::run(space, (ties, order), limits, listener, walk)
}

fn walk<S: Packed, L: NodeListener>(search: &mut KeptSearch<'_, S, L>) -> Outcome {
    let root = search.space.root();
    let h = search.space.h(&root);
    search.stats.f = h;
    let mark = search.pulse.listener.root(h, None);
    if !search.push((entry(search.space.pack(&root), LABEL_NONE), mark), h, h) {
        return Outcome::Halted(Halt::Limit(Limit::Memory));
    }
    search.stats.live_peak = 1;
    let mut round = [(0, L::Mark::default()); ROUND];
    let mut hashes = [0; ROUND];
    while let Some((f, count)) = search.lanes.pop(&mut round) {
        // With a weight above 1 f can fall again; the reported bound never falls.
        search.stats.f = search.stats.f.max(f);
        for ((word, mark), hash) in round[..count].iter().zip(&mut hashes) {
            *hash = table::hash(state_of(*word));
            search.table.prefetch(*hash);
            search.pulse.listener.take(*mark);
        }
        search.stats.memory_peak = search.held();
        let left = (0..count as u64).rev();
        for ((&(word, mark), hash), left) in round[..count].iter().zip(hashes).zip(left) {
            match expand(search, (word, mark), hash, f, left) {
                Step::Expanded => {}
                Step::Goal => return Outcome::Solved(search.path(state_of(word))),
                Step::Full => return Outcome::Halted(Halt::Limit(Limit::Memory)),
            }
            if let Some(halt) = search.pulse.check(&search.stats) {
                return Outcome::Halted(halt);
            }
        }
    }
    Outcome::NoSolution
}

/// Expands a node. `left` is how many nodes of the round still wait for their turn.
fn expand<S: Packed, L: NodeListener>(
    search: &mut KeptSearch<'_, S, L>,
    (word, mark): Marked<L::Mark>,
    hash: u64,
    f: u32,
    left: u64,
) -> Step {
    let state = state_of(word);
    match search.table.insert(hash, word, &mut search.spare) {
        Inserted::Known => {
            search.pulse.listener.duplicate(mark, state);
            return Step::Expanded;
        }
        Inserted::Full => {
            search.pulse.listener.kill(mark, Reason::Limit);
            return Step::Full;
        }
        Inserted::New => search.pulse.listener.meet(mark, state),
    }
    let space = search.space;
    let node = space.unpack(state, label_of(word));
    if space.is_goal(&node) {
        search.pulse.listener.goal(mark);
        return Step::Goal;
    }
    search.pulse.listener.expand(mark);
    search.stats.expanded += 1;
    let g = f - space.h(&node);
    let mut room = true;
    space.expand(&node, &mut |label, child| {
        search.stats.generated += 1;
        let h = space.h(&child);
        let mark = search.pulse.listener.child(space.told(label, &child), g + 1, h);
        let has_room = search.push((entry(space.pack(&child), label), mark), g + 1 + h, h);
        if !has_room {
            search.pulse.listener.kill(mark, Reason::Limit);
        }
        room &= has_room;
    });
    search.stats.live_peak = search.stats.live_peak.max(search.lanes.live());
    search.pulse.listener.done(&search.stats, search.lanes.live() + left);
    if room { Step::Expanded } else { Step::Full }
}

enum Step {
    /// The node was expanded, or dropped as a duplicate.
    Expanded,
    Goal,
    Full,
}
