//! Texts that have only moves: the start is the board that they make from the goal.

use super::Reading;
use super::fault::{Fault, FaultKind, Faults};
use super::format::{Format, Note};
use crate::fault::Found;
use crate::grid::Dims;
use crate::lines::Word;
use crate::shown::quoted;
use crate::sliding::board::{Goal, GoalChoice};
use crate::sliding::notation::{self, Place};

/// The most bytes of such a text. Nobody scrambles with as many moves.
const BYTES_MAX: usize = 1 << 14;

/// The size of the board if the goal does not tell it.
const SIZE: Option<Dims> = Dims::new(4, 4);

/// Reads moves that lead from a goal to the start; `None` if the text is no list of moves. The
/// letters name the way of the blank or of the tile: the convention in which the moves are possible
/// from that goal.
pub(super) fn read(
    text: &str,
    first: usize,
    goal: Option<&GoalChoice>,
) -> Option<Result<Reading, Faults>> {
    (text.len() <= BYTES_MAX).then(|| read_words(notation::words_of(text, first), goal))?
}

/// The same as [`read`], for words.
pub(super) fn read_words<'a>(
    words: impl Iterator<Item = Word<'a>> + Clone,
    goal: Option<&GoalChoice>,
) -> Option<Result<Reading, Faults>> {
    if !notation::are_moves(words.clone()) {
        return None;
    }
    let board = match goal {
        Some(GoalChoice::Board(board)) => board.clone(),
        Some(GoalChoice::Usual(goal)) => goal.board(SIZE?).ok()?,
        None => Goal::BlankLast.board(SIZE?).ok()?,
    };
    let made = notation::scramble(words, &board).ok()?;
    if let Some((wrong, letter)) = made.wrong.and_then(|wrong| Some((wrong, wrong.what.letter()?)))
    {
        let kind = FaultKind::Scramble { number: wrong.number, letter };
        let Place { line, column } = wrong.place;
        return Some(Err(Fault { line, column, kind }.into()));
    }
    let note =
        Note::Scramble { moves: made.length, dims: board.dims(), convention: made.convention };
    Some(Ok(Reading { start: made.board, format: Format::Moves, goal: None, notes: vec![note] }))
}

/// What is wrong with a text that is nearly a list of moves.
pub(super) fn nearly(text: &str, first: usize) -> Option<Faults> {
    (text.len() <= BYTES_MAX).then(|| nearly_words(notation::words_of(text, first)))?
}

/// The same as [`nearly`], for words.
pub(super) fn nearly_words<'a>(words: impl Iterator<Item = Word<'a>> + Clone) -> Option<Faults> {
    let mut faults = Found::default();
    for stray in notation::strays(words) {
        faults.add(Fault::of(&stray, FaultKind::NotAMove(quoted(stray.text))));
    }
    (!faults.is_empty()).then(|| Faults::new(faults))
}
