//! Runs a search or the maker of puzzles, with its clock.

use std::sync::Arc;
use std::time::Instant;

use langkah_engine::hidato::board::{Board, ShapeError};
use langkah_engine::hidato::compose::judged::{self, Judged};
use langkah_engine::hidato::compose::{full, thin, unique};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::generate::rating::{Rating, rate};
use langkah_engine::hidato::generate::{Difficulty, Order, Outcome, generate};
use langkah_engine::hidato::hint::{self, Hint, Standing};
use langkah_engine::hidato::published::{self, Variant};
use langkah_engine::hidato::solve::{
    self, Finished, GUIDE_USUAL, HAND_OVER_USUAL, Options, Verdict,
};
use langkah_engine::search::event::{Listener, Unrecorded};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::memory;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::record::{Follower, Recorder};
use langkah_engine::search::watch::{Halt, Watch};
use langkah_engine::solve::clock::Clock;

use super::{Plan, Request, Solution};

/// How long the difficulty of a board on a printed sheet may take, in seconds.
const RATING_SECONDS: f64 = 2.0;

/// Solves a board. If the board has faults, these are the verdict of both plans.
pub fn solve(board: &Board, request: &Request, watch: &mut dyn Watch) -> Solution {
    memory::give_back();
    let begun = Instant::now();
    let mut clock = Clock::new(watch, begun, request.time_max);
    let finished = perform(board, request, &mut Unrecorded::new(&mut clock));
    told(board, request.plan, finished, begun)
}

/// What the search has found, and how long it took. Contradictions are told after that.
fn told(board: &Board, plan: Plan, mut finished: Finished, begun: Instant) -> Solution {
    let search_time = begun.elapsed();
    finished.verdict = finished.verdict.explained(board, &mut ());
    Solution { plan, finished, search_time }
}

/// The same, and records the first `nodes_max` nodes of the search. There is no trace if the board
/// has faults, because nothing is searched then.
pub fn record(
    board: &Board,
    request: &Request,
    watch: &mut dyn Watch,
    nodes_max: u32,
) -> (Solution, Option<Arc<Trace>>) {
    record_for(board, request, watch, nodes_max, None)
}

/// The same, with a follower, who sees the trace while it is recorded.
pub fn record_for(
    board: &Board,
    request: &Request,
    watch: &mut dyn Watch,
    nodes_max: u32,
    follower: Option<Follower<'_>>,
) -> (Solution, Option<Arc<Trace>>) {
    memory::give_back();
    let begun = Instant::now();
    let mut clock = Clock::new(watch, begun, request.time_max);
    let mut follower = follower;
    let follower = follower.as_mut().map(Follower::lent);
    let mut recorder = Recorder::new(&mut clock, nodes_max).followed_by(follower);
    let finished = perform(board, request, &mut recorder);
    let solution = told(board, request.plan, finished, begun);
    let trace = Some(recorder.finish()).filter(|trace| !trace.is_empty());
    (solution, trace)
}

/// The published search. Boards with faults are left out before, because it would try every path on
/// them.
pub(crate) fn publish(
    board: &Board,
    variant: Variant,
    limits: &Limits,
    listener: &mut Listener<'_>,
) -> Finished {
    let faults = feasibility::faults(board);
    if faults.is_empty() {
        return published::record(board, variant, limits, listener);
    }
    Finished { engine: solve::Engine::BestFirst, ..Finished::faulty(faults) }
}

/// Runs the plan.
fn perform(board: &Board, request: &Request, listener: &mut Listener<'_>) -> Finished {
    match request.plan {
        Plan::Propagate => {
            let faults = feasibility::faults(board);
            if !faults.is_empty() {
                return Finished::faulty(faults);
            }
            let options = Options {
                limits: request.limits,
                first_only: request.first_only,
                level: request.level,
                hand_over: if request.learns { HAND_OVER_USUAL } else { u64::MAX },
                guide: if request.learns { GUIDE_USUAL } else { u64::MAX },
                ..Options::default()
            };
            solve::record(board, &options, listener)
        }
        Plan::Fauzia => publish(board, request.variant, &request.limits, listener),
    }
}

/// Makes a random puzzle. `time_max` in seconds.
///
/// # Errors
/// If there is no such shape: see [`generate`].
pub fn make(
    order: &Order,
    time_max: Option<f64>,
    watch: &mut dyn Watch,
) -> Result<Outcome, ShapeError> {
    generate(order, &mut Clock::new(watch, Instant::now(), time_max))
}

/// Whether a board that is filled by hand can still be completed.
pub fn standing(board: &Board, request: &Request, watch: &mut dyn Watch) -> Standing {
    let mut clock = Clock::new(watch, Instant::now(), request.time_max);
    hint::standing(board, &request.limits, &mut clock)
}

/// What a person can do next on a board that is filled by hand.
pub fn hint(board: &Board, request: &Request, watch: &mut dyn Watch) -> Hint {
    let mut clock = Clock::new(watch, Instant::now(), request.time_max);
    hint::hint(board, &request.limits, &mut clock)
}

/// How many solutions a board has, and how hard it is. `time_max` in seconds.
pub fn judged(board: &Board, time_max: Option<f64>, watch: &mut dyn Watch) -> Judged {
    judged::judged(board, &mut Clock::new(watch, Instant::now(), time_max))
}

/// How hard a board with one solution is. `time_max` in seconds.
///
/// # Errors
/// Why it ended before it knew.
pub fn rated(board: &Board, time_max: Option<f64>, watch: &mut dyn Watch) -> Result<Rating, Halt> {
    rate(board, &mut Clock::new(watch, Instant::now(), time_max))
}

/// How hard a board is whose solution is proved to be the only one. `None` if it is not proved, or
/// if it takes longer than a printed sheet may wait.
pub fn difficulty(
    board: &Board,
    solution: Option<&Solution>,
    watch: &mut dyn Watch,
) -> Option<Difficulty> {
    let Verdict::One(_) = solution?.finished.verdict else { return None };
    rated(board, Some(RATING_SECONDS), watch).ok().map(|rating| rating.difficulty)
}

/// Adds givens so that a board has one solution. After `time_max` seconds the best choice so far is
/// taken.
pub fn make_unique(
    board: &Board,
    wish: unique::Wish,
    time_max: Option<f64>,
    watch: &mut dyn Watch,
) -> unique::Outcome {
    unique::make_unique(board, wish, &mut Clock::new(watch, Instant::now(), time_max))
}

/// Takes givens away from a board with one solution, up to a difficulty. `time_max` in seconds.
pub fn thin(
    board: &Board,
    wish: thin::Thinning,
    time_max: Option<f64>,
    watch: &mut dyn Watch,
) -> thin::Ended {
    thin::thin(board, wish, &mut Clock::new(watch, Instant::now(), time_max))
}

/// A solution of a board; `None` if it has none.
///
/// # Errors
/// Why the watch has ended the search.
pub fn full(board: &Board, seed: u64, watch: &mut dyn Watch) -> Result<Option<Board>, Halt> {
    full::full(board, seed, &mut Clock::new(watch, Instant::now(), None))
}
