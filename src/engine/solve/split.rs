//! The search for a shortest solution, divided so that many machines can do it.
//!
//! Iterative deepening on one thread: its iterations have one tree each, whatever machine searches
//! it, so that the counts of the subtrees add up to those of one run. Pattern databases are for
//! boards of more than four rows or columns here, and the same on every machine.

use std::time::{Duration, Instant};

use langkah_language::text;

use super::clock::Clock;
use super::large::{Act, on_space};
use crate::fit::{Misfit, is_small};
use crate::grid::Dims;
use crate::plan::{BoundKind, Plan, Request, Weight};
use crate::search::ida::{self, Searched};
use crate::search::limits::Limits;
use crate::search::space::{Label, Space};
use crate::search::subtrees::{self, Division, TooMany};
use crate::search::watch::{Halt, Watch};
use crate::sliding::bound::Bound;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::large::space::LargeSpace;
use crate::sliding::large::{self, Databases};
use crate::sliding::metric::Metric;
use crate::sliding::moves::Move;
use crate::sliding::puzzle::Puzzle;
use crate::sliding::space::SmallSpace;

/// The most cells of a board on which pattern databases, as large as they are made here, are
/// stronger than linear conflict.
const DATABASES_CELLS: usize = 25;

/// The greatest bound of a divided iteration. The search calls itself once for each move of a path,
/// and the stacks of threads have room for more than so many moves.
pub const WITHIN_MAX: u32 = 5_000;

/// A puzzle whose search is divided, and its bound. The puzzle can be solved, and the bound is a
/// lower bound that fits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    puzzle: Puzzle,
    bound: BoundKind,
}

/// A divided search whose bound has its tables.
#[derive(Clone)]
pub struct Ready<'a> {
    split: &'a Split,
    databases: Option<Databases>,
}

/// Why a search cannot be divided.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum NoSplit {
    #[error("{}", text!("split-unsolvable"))]
    Unsolvable,
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The search with pattern databases on 4×4 is another one, smaller boards have none, and on
    /// very large boards they would take too much memory. The field is the strongest bound besides.
    #[error(
        "{}",
        text!("split-bound", bound = BoundKind::PatternDb.title(), other = other.title())
    )]
    PatternDb { other: BoundKind },
    /// Nobody knows whether an own bound is a lower bound.
    #[error("{}", text!("split-own-bound", bound = bound.title()))]
    Own { bound: BoundKind },
}

/// What came of a subtree, and how long its search took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timed {
    pub searched: Searched,
    pub search_time: Duration,
    /// The time of the search and of the tables of its bound.
    pub total_time: Duration,
}

impl Split {
    /// # Errors
    /// If the puzzle cannot be solved, or the bound does not fit.
    pub fn new(puzzle: Puzzle, bound: BoundKind) -> Result<Self, NoSplit> {
        if bound.formula().is_some() {
            return Err(NoSplit::Own { bound });
        }
        let dims = puzzle.start().dims();
        if bound != BoundKind::PatternDb {
            Plan::Ida { bound, weight: Weight::ONE }.on(dims, Metric::Single)?;
        } else if is_small(dims) || !large::has_tables(dims) {
            return Err(NoSplit::PatternDb { other: without_databases(dims) });
        }
        if !puzzle.solvability().is_solvable() {
            return Err(NoSplit::Unsolvable);
        }
        Ok(Self { puzzle, bound })
    }

    /// The strongest bound for a puzzle that can be divided.
    pub fn usual_bound(puzzle: &Puzzle) -> BoundKind {
        let dims = puzzle.start().dims();
        if !is_small(dims) && dims.cells() <= DATABASES_CELLS {
            BoundKind::PatternDb
        } else {
            without_databases(dims)
        }
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn bound(&self) -> BoundKind {
        self.bound
    }

    /// Makes the bound's tables in at most `memory_max` bytes, or takes those that are kept. Only
    /// pattern databases have any.
    ///
    /// # Errors
    /// If the watch ends it, and if the tables need more memory.
    pub fn ready(&self, memory_max: u64, watch: &mut dyn Watch) -> Result<Ready<'_>, Halt> {
        let databases = (self.bound == BoundKind::PatternDb)
            .then(|| Databases::of(self.puzzle.goal(), memory_max, watch));
        Ok(Ready { split: self, databases: databases.transpose()? })
    }

    /// Searches the subtree below the moves `path`, within `within` moves from the start, but at
    /// most [`WITHIN_MAX`]. `None` if the search never makes these moves. Of the request the limits
    /// count.
    pub fn search(
        &self,
        path: &[Move],
        within: u32,
        request: &Request,
        watch: &mut dyn Watch,
    ) -> Option<Timed> {
        let (begun, within) = (Instant::now(), within.min(WITHIN_MAX));
        let path: Vec<Label> = path.iter().map(|&way| way as u8).collect();
        let clock = &mut Clock::new(watch, begun, request.time_max);
        let limits = &request.limits;
        let (searched, search_time) = match self.ready(limits.memory_max, clock) {
            Ok(ready) => ready.act(Below { path, within, limits, clock })??,
            Err(halt) => (Searched::not_begun(within, halt), Duration::ZERO),
        };
        Some(Timed { searched, search_time, total_time: begun.elapsed() })
    }
}

/// The strongest bound without pattern databases.
fn without_databases(dims: Dims) -> BoundKind {
    if is_small(dims) { BoundKind::WalkingDistance } else { BoundKind::LinearConflict }
}

impl Ready<'_> {
    /// h of the start: the bound of the first iteration.
    pub fn least(&self) -> u32 {
        struct Least;
        impl Act for Least {
            type Out = u32;

            fn on<S: Space>(self, space: S) -> u32 {
                space.h(&space.root())
            }
        }
        self.act(Least).unwrap_or_default()
    }

    /// The iteration within `within` moves, but at most [`WITHIN_MAX`], divided `depth` moves below
    /// the start.
    ///
    /// # Errors
    /// As [`subtrees::divide`].
    pub fn divide(&self, within: u32, depth: u32) -> Result<Division, TooMany> {
        struct Divide(u32, u32);
        impl Act for Divide {
            type Out = Result<Division, TooMany>;

            fn on<S: Space>(self, space: S) -> Self::Out {
                subtrees::divide(&space, self.0, self.1)
            }
        }
        self.act(Divide(within.min(WITHIN_MAX), depth)).unwrap_or(Err(TooMany))
    }

    /// Does something with the space of the puzzle and its bound.
    fn act<A: Act>(&self, act: A) -> Option<A::Out> {
        let split = self.split;
        let (start, goal) = (split.puzzle.start(), split.puzzle.goal());
        match &self.databases {
            Some(Databases::Eight(bound)) => {
                Some(act.on(LargeSpace::new(start, goal, |_| bound.clone())))
            }
            Some(Databases::Sixteen(bound)) => {
                Some(act.on(LargeSpace::new(start, goal, |_| bound.clone())))
            }
            None if is_small(start.dims()) => {
                let mut out = None;
                drop(split.bound.make(goal, OnSmall { split, act, out: &mut out }));
                out
            }
            None => Some(on_space(&split.puzzle, split.bound, act)),
        }
    }
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
        *out = Some(act.on(SmallSpace::new(puzzle.start(), puzzle.goal(), bound, ways)));
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

    fn on<S: Space>(self, space: S) -> Self::Out {
        let node = subtrees::follow(&space, &self.path)?;
        self.clock.begin_search(Duration::ZERO);
        let begun = Instant::now();
        let root = (node, self.path.as_slice());
        let searched = ida::below(&space, root, self.within, self.limits, self.clock);
        Some((searched, begun.elapsed()))
    }
}
