//! All shortest solutions of a puzzle.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::clock::Clock;
use super::fifteen;
use super::solution::{Outcome, Solution};
use super::task::Task;
use crate::fit;
use crate::plan::{BoundKind, Plan, Request};
use crate::search::watch::{Halt, Watch};
use crate::sliding::bound::Bound;
use crate::sliding::bound::blind::Blind;
use crate::sliding::bound::choice::Visitor;
use crate::sliding::every::{self, Every};
use crate::sliding::metric::Metric;
use crate::sliding::moves::Move;
use crate::sliding::puzzle::Puzzle;
use crate::sliding::space::SmallSpace;

/// All shortest solutions of a puzzle.
#[derive(Clone)]
pub struct EverySolution {
    puzzle: Puzzle,
    /// The solutions with their number, their length and the figures of the count.
    pub all: Arc<Every>,
    /// The time of the search for the least number of moves and of the count.
    pub time: Duration,
}

/// Why there is no such list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotEvery {
    /// The board has more than four rows or columns.
    Large,
    Unsolvable,
    /// The least number of moves was not found, or not all solutions.
    Ended(Halt),
}

impl EverySolution {
    /// The solution at a place from 0 in the order up, left, down, right, if there are so many.
    pub fn get(&self, place: u128) -> Option<Vec<Move>> {
        self.all.get(&self.space(), place)
    }

    /// The place of a solution in that order; `None` if these moves are none of the shortest
    /// solutions.
    pub fn place(&self, ways: &[Move]) -> Option<u128> {
        self.all.place(&self.space(), ways)
    }

    fn space(&self) -> SmallSpace<'_, Blind> {
        SmallSpace::new(self.puzzle.start(), self.puzzle.goal(), &Blind, Move::ALL)
    }

    /// The solutions in that order.
    pub fn iter(&self) -> impl Iterator<Item = Vec<Move>> + '_ {
        (0..self.all.count()).map_while(|place| self.get(place))
    }
}

/// Finds the least number of moves and then all solutions of that many moves, where each tile
/// counts one. Of the request neither the plan nor the metric counts.
///
/// # Errors
/// If the board is larger than 4×4 or cannot be solved, or a limit or the watch ends the search.
pub fn every(
    puzzle: &Puzzle,
    request: &Request,
    watch: &mut dyn Watch,
) -> Result<EverySolution, NotEvery> {
    let dims = puzzle.start().dims();
    if !fit::is_small(dims) {
        return Err(NotEvery::Large);
    }
    let begun = Instant::now();
    let request = Request { plan: Plan::Shortest, metric: Metric::Single, ..*request };
    let task = Task::new(puzzle.clone(), request).map_err(|_| NotEvery::Large)?;
    let mut solution = task.run(watch);
    let length = match &solution.outcome {
        Outcome::Solved(moves) => moves.len() as u32,
        Outcome::Unsolvable => return Err(NotEvery::Unsolvable),
        _ => return Err(NotEvery::Ended(solution.halt.unwrap_or(Halt::Stopped))),
    };
    let clock = &mut Clock::new(watch, begun, request.time_max);
    clock.begin_search(solution.search_time);
    let every = count(puzzle, length, &request, clock, &mut solution).map_err(NotEvery::Ended)?;
    Ok(EverySolution { puzzle: puzzle.clone(), all: Arc::new(every), time: begun.elapsed() })
}

fn count(
    puzzle: &Puzzle,
    length: u32,
    request: &Request,
    clock: &mut Clock<'_>,
    solution: &mut Solution,
) -> Result<Every, Halt> {
    let bound = fit::strongest(puzzle.start().dims(), Metric::Single);
    let mut found = Err(Halt::Stopped);
    let counting = Counting { puzzle, length, request, clock, found: &mut found };
    if bound != BoundKind::PatternDb {
        let _ = bound.make(puzzle.goal(), counting);
        return found;
    }
    match fifteen::bound(puzzle, request, counting.clock, solution) {
        Some(bound) => counting.visit(&bound),
        None => found = Err(solution.halt.unwrap_or(Halt::Stopped)),
    }
    found
}

struct Counting<'a, 'w> {
    puzzle: &'a Puzzle,
    length: u32,
    request: &'a Request,
    clock: &'a mut Clock<'w>,
    found: &'a mut Result<Every, Halt>,
}

impl Visitor for Counting<'_, '_> {
    fn visit(self, bound: &impl Bound) {
        let Self { puzzle, length, request, clock, found } = self;
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), bound, Move::ALL);
        *found = every::every(&space, length, &request.limits, clock);
    }
}
