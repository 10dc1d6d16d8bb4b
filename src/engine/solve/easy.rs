//! Which boards of the 15-puzzle do not pay for pattern databases.
//!
//! Making the databases takes longer than the whole search with another bound does on a board of a
//! few moves. Which one runs is decided by the board alone, never by what is in memory already,
//! so that the same puzzle always has the same figures.

use super::fifteen::least;
use crate::plan::Plan;
use crate::search::event::Silent;
use crate::search::ida;
use crate::search::limits::Limits;
use crate::search::outcome::Outcome;
use crate::search::space::{Space, Weighted};
use crate::search::watch::{Halt, Progress};
use crate::sliding::bound::manhattan::Manhattan;
use crate::sliding::multi::bound::Shared;
use crate::sliding::multi::space::MultiSpace;
use crate::sliding::puzzle::Puzzle;
use crate::sliding::space::SmallSpace;

/// The most moves of an easy board.
const MOVES_MAX: usize = 20;
/// Iterative deepening with Manhattan distance, which has no tables, solves an easy board with far
/// fewer nodes than this, within a millisecond.
const GENERATED_MAX: u64 = 100_000;

/// Whether a board that can be solved has a solution of so few moves that it is an easy one.
pub fn is_easy(puzzle: &Puzzle) -> bool {
    if least(puzzle) as usize > MOVES_MAX {
        return false;
    }
    let bound = Manhattan::new(puzzle.goal());
    let space = SmallSpace::new(puzzle.start(), puzzle.goal(), &bound, Plan::Shortest.ways());
    let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
    let finished = ida::record(&space, &limits, &mut Silent::new(&mut ()));
    matches!(finished.outcome, Outcome::Solved(moves) if moves.len() <= MOVES_MAX)
}

/// The most multi-tile moves of an easy board.
const MULTI_MAX: usize = 16;
/// Iterative deepening with Manhattan distance comes to the end of the iteration with that bound
/// with far fewer nodes than this, within some milliseconds. The databases for this metric take two
/// seconds.
const MULTI_GENERATED_MAX: u64 = 20_000_000;

/// Whether a puzzle is easy where a line that is shifted at once is one move. This runs the search
/// that an easy puzzle gets.
pub fn is_easy_in_lines(puzzle: &Puzzle) -> bool {
    let manhattan = Manhattan::new(puzzle.goal());
    let bound = Shared::new(&manhattan, puzzle.start().dims());
    let space = MultiSpace::new(puzzle.start(), puzzle.goal(), &bound);
    if space.h(&space.root()) as usize > MULTI_MAX {
        return false;
    }
    let space = Weighted { space: space.taking_turns(), weight: 1.0 };
    let limits = Limits { generated_max: MULTI_GENERATED_MAX, ..Limits::usual() };
    // Beyond that bound nothing is wanted.
    let mut within = |progress: &Progress| match progress.lower_bound as usize > MULTI_MAX {
        true => Err(Halt::Stopped),
        false => Ok(()),
    };
    let finished = ida::record_open(&space, &limits, &mut Silent::new(&mut within));
    matches!(finished.outcome, Outcome::Solved(moves) if moves.len() <= MULTI_MAX)
}
