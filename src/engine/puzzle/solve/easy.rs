//! Which boards of the 15-puzzle do not pay for pattern databases.
//!
//! Making the databases takes longer than the whole search with walking distance does on a board of
//! a few moves. Which one runs is decided by the board alone, never by what is in memory already,
//! so that the same puzzle always has the same figures.

use super::fifteen::least;
use crate::puzzle::Puzzle;
use crate::puzzle::plan::Plan;
use crate::search::event::Silent;
use crate::search::ida;
use crate::search::limits::Limits;
use crate::search::outcome::Outcome;
use crate::sliding::bound::manhattan::Manhattan;
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
