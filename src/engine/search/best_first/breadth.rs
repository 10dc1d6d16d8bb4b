//! Breadth-first search with a visited set: first in, first out.
//!
//! A child whose state was made before is a duplicate from the moment it is made. The search makes
//! nodes in the order of their g, so the first node of a state has its least g, and the queue holds
//! every state at most once. Breadth-first search without a visited set is [`super::tree`] with h =
//! 0 and the rule "the oldest first".

use super::Ties;
use super::kept::{self, KeptSearch};
use super::table::{Inserted, entry, hash, label_of, state_of};
use crate::search::event::{NodeListener, Order, Reason, Rule};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Packed};
use crate::search::watch::Halt;

/// Searches until it takes the goal from the queue, or until the last node, a limit or the listener
/// ends it. The solution is a shortest one. The space's h must be 0 on every node. The listener's
/// marks count as memory.
pub fn record<S: Packed>(space: &S, limits: &Limits, listener: &mut impl NodeListener) -> Finished {
    let order = Order { has_reversals: space.makes_reversals(), ..Order::by_f(Rule::Oldest) };
    kept::run(space, (Ties::Oldest, order), limits, listener, walk)
}

/// Walks level by level: the queue has a lane for each g.
fn walk<S: Packed, L: NodeListener>(search: &mut KeptSearch<'_, S, L>) -> Outcome {
    let root = search.space.root();
    let mark = search.pulse.listener.root(search.space.h(&root), None);
    let (state, word) = {
        let state = search.space.pack(&root);
        (state, entry(state, LABEL_NONE))
    };
    let is_in = search.table.insert(hash(state), word, &mut search.spare) == Inserted::New;
    search.pulse.listener.meet(mark, state);
    if !is_in || !search.lanes.push((word, mark), 0, 0, &mut search.spare) {
        return Outcome::Halted(Halt::Limit(Limit::Memory));
    }
    search.stats.live_peak = 1;
    while let Some((g, (word, mark))) = search.lanes.pop() {
        search.stats.f = search.stats.f.max(g);
        search.pulse.listener.take(mark);
        let node = search.space.unpack(state_of(word), label_of(word));
        if search.space.is_goal(&node) {
            search.pulse.listener.goal(mark);
            return Outcome::Solved(search.path(state_of(word)));
        }
        if !expand(search, &node, g, mark) {
            return Outcome::Halted(Halt::Limit(Limit::Memory));
        }
        if let Some(halt) = search.pulse.check(&search.stats) {
            return Outcome::Halted(halt);
        }
    }
    Outcome::NoSolution
}

/// Makes the children of a node. `false` if there was no room for them.
fn expand<S: Packed, L: NodeListener>(
    search: &mut KeptSearch<'_, S, L>,
    node: &S::Node,
    g: u32,
    mark: L::Mark,
) -> bool {
    search.pulse.listener.expand(mark);
    search.stats.expanded += 1;
    let (space, mut room) = (search.space, true);
    space.expand(node, &mut |label, child| {
        search.stats.generated += 1;
        let mark = search.pulse.listener.child(space.told(label, &child), g + 1, space.h(&child));
        let state = space.pack(&child);
        let word = entry(state, label);
        match search.table.insert(hash(state), word, &mut search.spare) {
            Inserted::Known => return search.pulse.listener.duplicate(mark, state),
            Inserted::New if search.push((word, mark), g + 1, 0) => {
                return search.pulse.listener.meet(mark, state);
            }
            Inserted::New | Inserted::Full => {}
        }
        search.pulse.listener.kill(mark, Reason::Limit);
        room = false;
    });
    search.stats.live_peak = search.stats.live_peak.max(search.lanes.live());
    search.pulse.listener.done(&search.stats, search.lanes.live());
    room
}
