//! The engines that run on one thread and know no puzzle, and how one of them runs: recorded or
//! not.
//!
//! An engine is compiled anew for each space and each listener. So the plans are grouped by what
//! they need, and a group meets only the bounds that it can have. An engine that takes a weight is
//! compiled for a recorder only with one.

use std::time::{Duration, Instant};

use super::clock::Clock;
use super::solution::Solution;
use super::tape::Tape;
use crate::plan::{Plan, Preset, Weight};
use crate::search::best_first::{Ties, breadth, graph, script, tree};
use crate::search::depth_first::{self, Reach};
use crate::search::event::{NodeListener, Silent};
use crate::search::ida;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::Finished;
use crate::search::space::{Packed, Space, Weighted};
use crate::search::trace::record::Recorder;
use crate::search::watch::Halt;

/// Some plans, each with its engine.
pub trait Engines<S> {
    fn search<L: NodeListener>(self, space: S, limits: &Limits, listener: &mut L) -> Finished;
}

/// The plans whose bound a person chooses.
pub struct Informed(pub Plan);

impl<S: Packed> Engines<S> for Informed {
    fn search<L: NodeListener>(self, space: S, limits: &Limits, listener: &mut L) -> Finished {
        match self.0 {
            Plan::BestFirst { weight, ties, visited, .. } => {
                best_first(space, weight, (ties, visited), limits, listener)
            }
            Plan::Ida { weight, .. } => Deepening(weight).search(space, limits, listener),
            // The other plans become one of these before, or belong to another group.
            _ => Deepening(Weight::ONE).search(space, limits, listener),
        }
    }
}

/// Iterative deepening, with a weight.
pub struct Deepening(pub Weight);

impl<S: Space> Engines<S> for Deepening {
    fn search<L: NodeListener>(self, space: S, limits: &Limits, listener: &mut L) -> Finished {
        // A recorder takes so long that a weight of 1 costs nothing beside it.
        if listener.records() || self.0 != Weight::ONE {
            ida::record(&Weighted { space, weight: self.0.get() }, limits, listener)
        } else {
            ida::record(&space, limits, listener)
        }
    }
}

/// Best-first search with a weight, with or without a visited set.
fn best_first<S: Packed, L: NodeListener>(
    space: S,
    weight: Weight,
    (ties, visited): (Ties, bool),
    limits: &Limits,
    listener: &mut L,
) -> Finished {
    // A recorder takes so long that a weight of 1 costs nothing beside it.
    if listener.records() || weight != Weight::ONE {
        on_space(&Weighted { space, weight: weight.get() }, (ties, visited), limits, listener)
    } else {
        on_space(&space, (ties, visited), limits, listener)
    }
}

/// Best-first search on a space as it is.
pub fn on_space<S: Packed>(
    space: &S,
    (ties, visited): (Ties, bool),
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    if visited {
        graph::record(space, ties, limits, listener)
    } else {
        tree::record(space, ties, limits, listener)
    }
}

/// The plans without a bound.
pub struct Blindly(pub Plan);

impl<S: Packed> Engines<S> for Blindly {
    fn search<L: NodeListener>(self, space: S, limits: &Limits, listener: &mut L) -> Finished {
        match self.0 {
            Plan::BreadthFirst { visited: false, .. } => {
                tree::record(&space, Ties::Oldest, limits, listener)
            }
            Plan::DepthFirst { visited, depth_max, .. } => {
                depth_first::record(&space, Reach { depth_max, visited }, limits, listener)
            }
            _ => breadth::record(&space, limits, listener),
        }
    }
}

/// The published searches.
pub struct Published(pub Preset);

impl<S: Packed> Engines<S> for Published {
    fn search<L: NodeListener>(self, space: S, limits: &Limits, listener: &mut L) -> Finished {
        match self.0.script {
            Some(script) => script::record(&space, script, limits, listener),
            None => graph::record(&space, Ties::Newest, limits, listener),
        }
    }
}

/// Searches, and records the search if the tape asks for it. `tables` is how many bytes the tables
/// of the space's bound hold; the search has the rest of the memory.
pub fn run<S: Space>(
    engines: impl Engines<S>,
    (space, tables): (S, u64),
    limits: &Limits,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
    tape: &mut Tape<'_>,
) {
    solution.tables_peak = tables;
    let root_h = space.h(&space.root());
    let Some(memory_max) = limits.memory_max.checked_sub(tables) else {
        solution.lower_bound = root_h;
        return solution.end(Halt::Limit(Limit::Memory));
    };
    clock.begin_search(Duration::ZERO);
    let begun = Instant::now();
    let limits = &Limits { memory_max, ..*limits };
    let (finished, recorder) = match tape.nodes_max {
        None => (engines.search(space, limits, &mut Silent::new(clock)), None),
        Some(most) => {
            let mut recorder = tape.recorder(clock, most);
            (engines.search(space, limits, &mut recorder), Some(recorder))
        }
    };
    solution.search_time = begun.elapsed();
    tape.trace = recorder.map(Recorder::finish);
    solution.take(finished, root_h);
}
