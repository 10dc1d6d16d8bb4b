//! Analyses a list of moves: what each of them brings or costs, all shortest solutions, and the
//! list shortened.
//!
//! | room | what lives there |
//! |---|---|
//! | `exact` | the least number of moves before and after each move, up to 4×4 |
//! | `best` | the same against the best known solution and a lower bound, on larger boards |
//! | [`shorten`] | a list shortened by windows |
//! | [`words`] | sentences on an analysis |
//! | [`csv`] | an analysis as comma-separated values |

mod best;
pub mod csv;
mod exact;
pub mod shorten;
pub mod words;

use langkah_engine::fit;
use langkah_engine::plan::Request;
use langkah_engine::search::watch::{Halt, Watch};
use langkah_engine::sliding::moves::{Move, Step, steps};
use langkah_engine::sliding::puzzle::Puzzle;

/// What is known of the least number of moves from a board to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// No solution has fewer moves.
    pub lower: u32,
    /// The moves of the best known solution; `None` if none is known.
    pub upper: Option<u32>,
}

impl Distance {
    pub const fn exact(moves: u32) -> Self {
        Self { lower: moves, upper: Some(moves) }
    }

    pub fn is_exact(self) -> bool {
        self.upper == Some(self.lower)
    }
}

/// A move, and how far the goal is before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// From 1.
    pub number: usize,
    pub step: Step,
    pub before: Distance,
    pub after: Distance,
    /// If the move lost something: the first move of a shortest or best known way from the board
    /// before it. There may be others; at the goal there is none.
    pub better: Option<Move>,
}

impl Judged {
    /// How many moves longer the best way is that begins with this move: 0 for a good move, else 2.
    /// `None` if no solution is known.
    pub fn lost(&self) -> Option<u32> {
        let (before, after) = (self.before.upper?, self.after.upper?);
        Some((after + 1).saturating_sub(before))
    }

    pub fn is_good(&self) -> bool {
        self.lost() == Some(0)
    }
}

/// A list of moves that was analysed.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    pub puzzle: Puzzle,
    pub moves: Vec<Move>,
    /// The moves that were judged, from the first one on; all of them unless it was ended.
    pub judged: Vec<Judged>,
    /// How far the goal is from the start.
    pub start: Distance,
    /// A shortest solution of the start, or on boards larger than 4×4 the best known one.
    pub best: Option<Vec<Move>>,
    /// Why it ended before all moves were judged, if it did.
    pub halt: Option<Halt>,
}

impl Analysis {
    /// How many moves were lost altogether by the judged ones.
    pub fn lost(&self) -> u32 {
        self.judged.iter().filter_map(Judged::lost).sum()
    }

    /// How many of the judged moves lost something.
    pub fn lossy(&self) -> usize {
        self.judged.iter().filter(|judged| judged.lost().is_some_and(|lost| lost > 0)).count()
    }

    /// Whether the last board is the goal.
    pub fn ends_at_goal(&self) -> bool {
        let steps = steps(self.puzzle.start(), &self.moves);
        let last = steps.last().map_or(self.puzzle.start(), |step| &step.board);
        steps.len() == self.moves.len() && last == self.puzzle.goal()
    }

    /// Whether the numbers of moves are the least ones, and not those of the best known solution.
    pub fn is_exact(&self) -> bool {
        self.start.is_exact() && self.judged.iter().all(|judged| judged.after.is_exact())
    }
}

/// Why moves cannot be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnalysis {
    /// No moves lead from the start to the goal.
    Unsolvable,
    /// The search for the first board's least number of moves was ended.
    Ended(Halt),
}

/// Judges the moves, which must be possible, one after another, and tells `each` of every one as
/// soon as it is judged. Each tile counts one: of the request neither the plan nor the metric
/// counts. The limit on nodes counts for each of the searches, the one on time for all together.
///
/// # Errors
/// If the puzzle cannot be solved, or a limit or the watch ends the search for the least number of
/// moves from the start.
pub fn analyse(
    puzzle: &Puzzle,
    moves: &[Move],
    request: &Request,
    watch: &mut dyn Watch,
    each: &mut dyn FnMut(&Judged),
) -> Result<Analysis, NoAnalysis> {
    if !puzzle.solvability().is_solvable() {
        return Err(NoAnalysis::Unsolvable);
    }
    if fit::is_small(puzzle.start().dims()) {
        exact::analyse(puzzle, moves, request, watch, each)
    } else {
        Ok(best::analyse(puzzle, moves, request, watch, each))
    }
}
