//! Depth-first branch and bound with propagation. After the first solution it goes on until it
//! finds a second one or proves that there is none.
//!
//! At a node the rules of [`propagate`](super::propagate) run to their fixpoint. Then probing
//! strikes values whose consequences contradict. Then the search guesses at the number or cell with
//! the fewest choices, weighted by the contradictions that it met (F. Boussemart et al., "Boosting
//! systematic search by weighting constraints", ECAI 2004); the place of the last contradiction
//! goes first (C. Lecoutre et al., "Reasoning from last conflict(s) in constraint programming",
//! Artificial Intelligence 173, 2009).
//!
//! | room | what lives there |
//! |---|---|
//! | [`outcome`] | verdicts and the steps of a solution |
//! | `search` | the walk through the tree |
//! | `told` | tells a listener of the nodes |
//! | `probe` | values that the rules refute by one guess |
//! | `choose` | where to guess |
//! | `learn` | the other engine: clause learning |
//! | `beats` | what its solver tells: whether to stop, and its memory |
//! | `guide` | local search shows the way to a solution: when, and how the search follows |
//! | `reroute` | that local search |
//! | `near` | a second solution near the first one |
//! | `hand_over` | when branch and bound hands over to clause learning |

mod beats;
mod choose;
mod guide;
mod hand_over;
mod learn;
mod near;
pub mod outcome;
mod probe;
mod reroute;
mod search;
mod told;

pub use outcome::{Engine, Failed, Finished, How, Refutation, Step, Verdict};

use super::board::Board;
use super::feasibility;
use super::propagate::Rule;
use super::recount;
use crate::search::event::{Listener, Unrecorded};
use crate::search::limits::Limits;
use crate::search::watch::Watch;

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What the search may use. It makes a guess and the node without it together, so it can make
    /// one node more than the limit; clause learning makes no nodes. The memory is all that the
    /// search holds besides the board: nearly exact for branch and bound, an estimate within a
    /// tenth for clause learning, whose solver does not tell it.
    pub limits: Limits,
    /// Whether to end at the first solution, without a proof that it is the only one.
    pub first_only: bool,
    /// The hardest rule to use. Below [`Rule::Guess`] the search ends where it would guess.
    pub level: Rule,
    /// The work (see [`Finished::work`]) after which clause learning goes on, if the board has few
    /// enough open pairs.
    pub hand_over: u64,
    /// The work after which local search looks for a solution for the first time, if enough is
    /// open. Branch and bound then follows it.
    pub guide: u64,
    /// How many failures there are before the first restart at the root. The number grows by a
    /// fifth after each restart, and by at least one.
    pub failures_max: u64,
}

/// The usual work before clause learning: about a tenth of a second of branch and bound.
pub const HAND_OVER_USUAL: u64 = 2_000_000;

/// The usual work before local search: some milliseconds of branch and bound, which solve most
/// boards.
pub const GUIDE_USUAL: u64 = 50_000;

const FAILURES_MAX_USUAL: u64 = 40;

impl Default for Options {
    fn default() -> Self {
        Self {
            limits: Limits::usual(),
            first_only: false,
            level: Rule::Guess,
            hand_over: HAND_OVER_USUAL,
            guide: GUIDE_USUAL,
            failures_max: FAILURES_MAX_USUAL,
        }
    }
}

/// Solves a board; its numbers stay where they are. The listener is called about every millisecond.
pub fn solve(board: &Board, options: &Options, listener: &mut dyn Watch) -> Finished {
    let faults = feasibility::faults(board);
    if faults.is_empty() {
        return unchecked(board, options, listener);
    }
    let finished = Finished::faulty(faults);
    recount::check(board, &finished.verdict);
    finished
}

/// The same without a check for faults: the rules find these, too.
pub(super) fn unchecked(board: &Board, options: &Options, listener: &mut dyn Watch) -> Finished {
    search::run(board, options, &mut Unrecorded::new(listener))
}

/// The same search, which tells the listener every node: branch nodes have two children, one with a
/// guess and one without it; and it tells why a node is dead. [`tree`](super::tree) has the codes.
/// The board must have no faults.
pub fn record(board: &Board, options: &Options, listener: &mut Listener<'_>) -> Finished {
    search::run(board, options, listener)
}
