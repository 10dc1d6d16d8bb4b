//! The search for a shortest solution, divided so that many machines can do it.
//!
//! Iterative deepening with one of the bounds that need no pattern databases, on one thread: its
//! iterations have one tree each, whatever machine searches it, so that the counts of the subtrees
//! add up to those of one run.

use std::time::{Duration, Instant};

use langkah_language::text;

use super::clock::Clock;
use crate::puzzle::Puzzle;
use crate::puzzle::fit::{Misfit, is_small};
use crate::puzzle::plan::{BoundKind, Plan, Request, Weight};
use crate::search::ida::{self, Searched};
use crate::search::limits::Limits;
use crate::search::space::{Label, Space};
use crate::search::subtrees::{self, Division, TooMany};
use crate::search::watch::Watch;
use crate::sliding::bound::Bound;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::large::bound::{LinearConflict, Manhattan, Misplaced};
use crate::sliding::large::space::LargeSpace;
use crate::sliding::moves::Move;
use crate::sliding::space::SmallSpace;

/// A puzzle whose search is divided, and its bound. The puzzle can be solved, and the bound is a
/// lower bound that fits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    puzzle: Puzzle,
    bound: BoundKind,
}

/// Why a search cannot be divided.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum NoSplit {
    #[error("{}", text!("split-unsolvable"))]
    Unsolvable,
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The search with pattern databases is another one, which begins with a large set of tables.
    #[error(
        "{}",
        text!(
            "split-bound",
            bound = BoundKind::PatternDb.title(),
            other = BoundKind::WalkingDistance.title()
        )
    )]
    PatternDb,
    /// Nobody knows whether an own bound is a lower bound.
    #[error("{}", text!("split-own-bound", bound = bound.title()))]
    Own { bound: BoundKind },
}

/// What came of a subtree, and how long its search took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timed {
    pub searched: Searched,
    pub search_time: Duration,
    /// The same with the making of the bound.
    pub total_time: Duration,
}

impl Split {
    /// # Errors
    /// If the puzzle cannot be solved, or the bound does not fit.
    pub fn new(puzzle: Puzzle, bound: BoundKind) -> Result<Self, NoSplit> {
        if bound.formula().is_some() {
            return Err(NoSplit::Own { bound });
        }
        Plan::Ida { bound, weight: Weight::ONE }.on(puzzle.start().dims())?;
        if bound == BoundKind::PatternDb {
            return Err(NoSplit::PatternDb);
        }
        if !puzzle.solvability().is_solvable() {
            return Err(NoSplit::Unsolvable);
        }
        Ok(Self { puzzle, bound })
    }

    /// The strongest bound for a puzzle that can be divided.
    pub fn usual_bound(puzzle: &Puzzle) -> BoundKind {
        if is_small(puzzle.start().dims()) {
            BoundKind::WalkingDistance
        } else {
            BoundKind::LinearConflict
        }
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn bound(&self) -> BoundKind {
        self.bound
    }

    /// h of the start: the bound of the first iteration.
    pub fn least(&self) -> u32 {
        struct Least;
        impl Act for Least {
            type Out = u32;

            fn on<S: Space>(self, space: &S) -> u32 {
                space.h(&space.root())
            }
        }
        self.act(Least).unwrap_or_default()
    }

    /// The iteration within `within` moves, divided `depth` moves below the start.
    ///
    /// # Errors
    /// As [`subtrees::divide`].
    pub fn divide(&self, within: u32, depth: u32) -> Result<Division, TooMany> {
        struct Divide(u32, u32);
        impl Act for Divide {
            type Out = Result<Division, TooMany>;

            fn on<S: Space>(self, space: &S) -> Self::Out {
                subtrees::divide(space, self.0, self.1)
            }
        }
        self.act(Divide(within, depth)).unwrap_or(Err(TooMany))
    }

    /// Searches the subtree below the moves `path`, within `within` moves from the start. `None` if
    /// the search never makes these moves. Of the request the limits on nodes and time count.
    pub fn search(
        &self,
        path: &[Move],
        within: u32,
        request: &Request,
        watch: &mut dyn Watch,
    ) -> Option<Timed> {
        let begun = Instant::now();
        let path: Vec<Label> = path.iter().map(|&way| way as u8).collect();
        let clock = &mut Clock::new(watch, begun, request.time_max);
        let limits = &request.limits;
        let (searched, search_time) = self.act(Below { path, within, limits, clock })??;
        Some(Timed { searched, search_time, total_time: begun.elapsed() })
    }

    /// Does something with the space of the puzzle and its bound.
    fn act<A: Act>(&self, act: A) -> Option<A::Out> {
        let (start, goal) = (self.puzzle.start(), self.puzzle.goal());
        if is_small(start.dims()) {
            let mut out = None;
            drop(self.bound.make(goal, OnSmall { split: self, act, out: &mut out }));
            return out;
        }
        match self.bound {
            BoundKind::Misplaced => Some(act.on(&LargeSpace::new(start, goal, Misplaced::new))),
            BoundKind::Manhattan => Some(act.on(&LargeSpace::new(start, goal, Manhattan::new))),
            _ => Some(act.on(&LargeSpace::new(start, goal, LinearConflict::new))),
        }
    }
}

/// Something that is done with a space of any type.
trait Act {
    type Out;

    fn on<S: Space>(self, space: &S) -> Self::Out;
}

struct OnSmall<'a, A: Act> {
    split: &'a Split,
    act: A,
    out: &'a mut Option<A::Out>,
}

impl<A: Act> Visitor for OnSmall<'_, A> {
    fn visit(self, bound: &impl Bound) {
        let Self { split, act, out } = self;
        let ways = Plan::Ida { bound: split.bound, weight: Weight::ONE }.ways();
        let puzzle = &split.puzzle;
        *out = Some(act.on(&SmallSpace::new(puzzle.start(), puzzle.goal(), bound, ways)));
    }
}

/// The search of one subtree.
struct Below<'a, 'w> {
    path: Vec<Label>,
    within: u32,
    limits: &'a Limits,
    clock: &'a mut Clock<'w>,
}

impl Act for Below<'_, '_> {
    type Out = Option<(Searched, Duration)>;

    fn on<S: Space>(self, space: &S) -> Self::Out {
        let node = subtrees::follow(space, &self.path)?;
        self.clock.begin_search(Duration::ZERO);
        let begun = Instant::now();
        let root = (node, self.path.as_slice());
        let searched = ida::below(space, root, self.within, self.limits, self.clock);
        Some((searched, begun.elapsed()))
    }
}
