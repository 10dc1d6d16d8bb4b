//! Moves alone: the start that they make from the goal.

use super::Reading;
use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use crate::grid::Dims;
use crate::sliding::board::{Board, Goal, GoalChoice};
use crate::sliding::notation;

/// The most bytes of such a text: more moves than anyone scrambles with.
const BYTES_MAX: usize = 1 << 14;

/// The size where the goal tells none.
const SIZE: Option<Dims> = Dims::new(4, 4);

/// Reads moves that lead from a goal to the start; `None` where the text is no list of moves. Their
/// letters name the way of the blank or of the tile, whichever goes from that goal.
pub(crate) fn read_from(
    text: &str,
    first: usize,
    goal: Option<&GoalChoice>,
) -> Option<Result<Reading, Faults>> {
    if text.len() > BYTES_MAX || !notation::is_moves(text) {
        return None;
    }
    let board = match goal {
        Some(GoalChoice::Board(board)) => board.clone(),
        Some(GoalChoice::Usual(goal)) => goal.board(SIZE?).ok()?,
        None => Goal::BlankLast.board(SIZE?).ok()?,
    };
    Some(made(text, first, &board))
}

pub(super) fn read(text: &str, first: usize) -> Option<Result<Reading, Faults>> {
    read_from(text, first, None)
}

/// What the moves in a text make of a goal.
pub(super) fn made(text: &str, first: usize, goal: &Board) -> Result<Reading, Faults> {
    let fault = |line, column, kind| Faults::from(Fault { line, column, kind });
    let made = notation::scramble(text, goal).map_err(|_| fault(first, 1, FaultKind::Empty))?;
    if let Some(wrong) = made.wrong {
        let letter = crate::sliding::moves::letter(wrong.convention.turn(wrong.way));
        let kind = FaultKind::Scramble { number: wrong.number, letter };
        return Err(fault(first - 1 + wrong.place.line, wrong.place.column, kind));
    }
    let note =
        Note::Scramble { moves: made.length, dims: goal.dims(), convention: made.convention };
    Ok(Reading { start: made.board, format: Format::Moves, goal: None, notes: vec![note] })
}
