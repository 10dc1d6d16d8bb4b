//! Best-first search with a visited set, on packed states.
//!
//! The search finds a duplicate when it takes it from the queue, not when it makes it: the visited
//! set holds expanded nodes only. With a consistent bound the first node of a state that the search
//! takes has the least g of the state. So the search never re-opens a node and stores no g: g = f −
//! h.
//!
//! While the search expands a node, the processor already fetches the place in the visited set of a
//! node that waits close behind it.

use super::Ties;
use super::kept::{self, KeptSearch};
use super::lanes::Marked;
use super::table::{self, Inserted, entry, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Packed};
use crate::search::watch::Halt;

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
    while let Some((f, (word, mark))) = search.lanes.pop() {
        // With a weight above 1 f can fall again; the reported bound never falls.
        search.stats.f = search.stats.f.max(f);
        if let Some(later) = search.lanes.later() {
            search.table.prefetch(table::hash(state_of(later)));
        }
        search.pulse.listener.take(mark);
        search.stats.memory_peak = search.held();
        match expand(search, (word, mark), f) {
            Step::Expanded => {}
            Step::Goal => return Outcome::Solved(search.path(state_of(word))),
            Step::Full => return Outcome::Halted(Halt::Limit(Limit::Memory)),
        }
        if let Some(halt) = search.pulse.check(&search.stats) {
            return Outcome::Halted(halt);
        }
    }
    Outcome::NoSolution
}

/// Expands a node.
fn expand<S: Packed, L: NodeListener>(
    search: &mut KeptSearch<'_, S, L>,
    (word, mark): Marked<L::Mark>,
    f: u32,
) -> Step {
    let state = state_of(word);
    match search.table.insert(table::hash(state), word, &mut search.spare) {
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
        let state = space.pack(&child);
        if g + 1 + h <= f {
            search.table.prefetch(table::hash(state));
        }
        let has_room = search.push((entry(state, label), mark), g + 1 + h, h);
        if !has_room {
            search.pulse.listener.kill(mark, Reason::Limit);
        }
        room &= has_room;
    });
    search.stats.live_peak = search.stats.live_peak.max(search.lanes.live());
    search.pulse.listener.done(&search.stats, search.lanes.live());
    if room { Step::Expanded } else { Step::Full }
}

enum Step {
    /// The node was expanded, or dropped as a duplicate.
    Expanded,
    Goal,
    Full,
}
