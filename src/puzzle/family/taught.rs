//! What a lesson asks of its puzzle, of either family.

use langkah_engine::search::watch::Watch;
use langkah_engine::sliding::moves::from_letter;

use super::named::Named;
use super::subject::Subject;
use crate::lesson::fault::FaultKind;
use crate::lesson::taught::Run;
use crate::lesson::{hidato, sliding};

/// Runs a search of a lesson, if it is one of the puzzle's family and fits the board.
pub fn run(puzzle: &Subject, search: Named, watch: &mut dyn Watch) -> Result<Run, FaultKind> {
    match (puzzle, search) {
        (Subject::Sliding(puzzle), Named::Sliding(search)) => sliding::run(puzzle, search, watch),
        (Subject::Hidato(board), Named::Hidato(search)) => Ok(hidato::run(board, search, watch)),
        _ => Err(FaultKind::OtherFamily),
    }
}

/// The puzzle whose start is the board after so many steps of the solution that a search has found.
pub fn after(puzzle: &Subject, run: &Run, steps: usize) -> Subject {
    let mut after = puzzle.clone();
    match &mut after {
        Subject::Sliding(puzzle) => {
            let ways = run.moves.chars().map_while(from_letter);
            ways.take(steps).for_each(|way| puzzle.apply(way));
        }
        Subject::Hidato(board) => {
            run.placed.iter().take(steps).for_each(|&(cell, number)| board.set(cell, number));
        }
    }
    after
}
