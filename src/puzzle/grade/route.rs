//! A list of moves, and where it first goes wrong.

use std::collections::HashMap;

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::notation::{FollowedMoves, Wrong};
use langkah_engine::sliding::puzzle::Puzzle;

/// What is wrong with a list of moves. Moves count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The board does not allow this move.
    Illegal(Wrong),
    /// No move leads from the board after so many moves to the one that the text shows in this
    /// line.
    Gap { after: usize, line: usize },
    /// The last board is not the goal: so many tiles are not in place.
    Short { misplaced: usize },
    /// The goal is there after this many moves already.
    Beyond { after: usize },
    /// The board after the move `to` is the one after the move `from` (0 for the start).
    Loop { from: usize, to: usize },
    /// This is the first move after which the goal is further away than the least number of moves
    /// allows.
    Wasted { number: usize, least: usize },
    /// It has more moves than the search, and where it goes astray was not found in time.
    Long { least: usize },
}

/// The first flaw of a list. `most` is how many moves a right one has; `least` tells how many moves
/// a board needs, if that is found in time.
pub fn flaw(
    list: &FollowedMoves,
    puzzle: &Puzzle,
    most: Option<usize>,
    mut least: impl FnMut(&Board) -> Option<usize>,
) -> Option<Flaw> {
    if let Some(wrong) = list.wrong {
        return Some(Flaw::Illegal(wrong));
    }
    let last = list.steps.last().map_or(puzzle.start(), |step| &step.board);
    match list.reaches_goal {
        Some(after) if after == list.length => {}
        Some(after) => return Some(Flaw::Beyond { after }),
        None => {
            let blank = usize::from(last.blank() != puzzle.goal().blank());
            return Some(Flaw::Short { misplaced: last.differences(puzzle.goal()) - blank });
        }
    }
    let most = most.filter(|&most| list.length > most)?;
    let mut met = HashMap::from([(puzzle.start(), 0)]);
    for (to, step) in (1..).zip(&list.steps) {
        if let Some(&from) = met.get(&step.board) {
            return Some(Flaw::Loop { from, to });
        }
        met.insert(&step.board, to);
    }
    // Moves made and moves still to make: the sum never falls along a list.
    let mut sum = |made: usize| Some(made + least(&list.steps[made - 1].board)?);
    let (mut good, mut bad) = (0, list.length);
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        match sum(middle) {
            Some(sum) if sum > most => bad = middle,
            Some(_) => good = middle,
            None => return Some(Flaw::Long { least: most }),
        }
    }
    Some(Flaw::Wasted { number: bad, least: most })
}
