//! Depth-first branch and bound with propagation, which goes on to prove that a solution is the
//! only one or to find a second.
//!
//! At a node the rules of [`propagate`](super::propagate) run to their fixpoint; values whose
//! consequences contradict are struck; then the search guesses for the number or cell with the
//! fewest choices, each weighted by the contradictions it met (F. Boussemart et al., "Boosting
//! systematic search by weighting constraints", ECAI 2004), the place of the last contradiction
//! first (C. Lecoutre et al., "Reasoning from last conflict(s) in constraint programming",
//! Artificial Intelligence 173, 2009).
//!
//! | room | what lives there |
//! |---|---|
//! | [`outcome`] | verdicts and the steps of a solution |
//! | `search` | the walk through the tree |
//! | `told` | tells a listener of the nodes |
//! | `probe` | what one guess alone refutes |
//! | `choose` | where to guess |
//! | `learn` | the other engine: clause learning |
//! | `beats` | what its solver tells: whether to stop, and its memory |
//! | `hand_over` | when branch and bound hands over to it |

mod beats;
mod choose;
mod hand_over;
mod learn;
pub mod outcome;
mod probe;
mod search;
mod told;

pub use outcome::{Engine, Failed, Finished, How, Refutation, Step, Verdict};

use super::board::Board;
use super::feasibility;
use super::propagate::Rule;
use super::recount;
use crate::search::event::{NodeListener, Silent};
use crate::search::limits::Limits;
use crate::search::watch::Watch;

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// A guess and the same without it are made together, so that one node more than the limit can
    /// be made; clause learning makes none. Memory is all that is held besides the board: to the
    /// byte nearly for branch and bound, an estimate within a tenth for clause learning, whose
    /// solver tells nothing of it.
    pub limits: Limits,
    /// End at the first solution, without a proof that it is the only one.
    pub first_only: bool,
    /// The hardest rule to use. Below [`Rule::Guess`] the search ends where it would guess.
    pub level: Rule,
    /// The work (see [`Finished::work`]) after which clause learning goes on, where little enough
    /// is open for it.
    pub hand_over: u64,
    /// Failures until the search begins at the root again for the first time; it takes a fifth
    /// more each time, at least one.
    pub failures_max: u64,
}

/// Some tenth of a second of branch and bound.
pub const HAND_OVER_USUAL: u64 = 2_000_000;

const FAILURES_MAX_USUAL: u64 = 40;

impl Default for Options {
    fn default() -> Self {
        Self {
            limits: Limits::usual(),
            first_only: false,
            level: Rule::Guess,
            hand_over: HAND_OVER_USUAL,
            failures_max: FAILURES_MAX_USUAL,
        }
    }
}

/// Solves a board, whose numbers stay. The listener is heard every millisecond or so.
pub fn solve(board: &Board, options: &Options, listener: &mut dyn Watch) -> Finished {
    let faults = feasibility::faults(board);
    if faults.is_empty() {
        return unchecked(board, options, listener);
    }
    let finished = Finished::faulty(faults);
    recount::check(board, &finished.verdict);
    finished
}

/// The same without a look at what is wrong at once, which the rules find as well.
pub(super) fn unchecked(board: &Board, options: &Options, listener: &mut dyn Watch) -> Finished {
    search::run(board, options, &mut Silent(listener))
}

/// The same search, told node by node: branch nodes with a guess and the same without it as their
/// children, and why a node is dead. [`tree`](super::tree) has the codes. The board must have no
/// faults.
pub fn record(board: &Board, options: &Options, listener: &mut impl NodeListener) -> Finished {
    search::run(board, options, listener)
}
