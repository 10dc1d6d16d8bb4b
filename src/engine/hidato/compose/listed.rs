//! All solutions of a board, if they are few.

use super::asker::{Answer, Asker};
use crate::hidato::board::Board;
use crate::hidato::hint::candidates;
use crate::hidato::propagate::Rule;
use crate::search::watch::Halt;

/// The most solutions that are listed.
const SOLUTIONS_MAX: usize = 2_000;

/// The same of a board without numbers, which hardly ever has so few.
const SOLUTIONS_OF_EMPTY_MAX: usize = 200;

/// The most questions for the list, on a board of one cell: a question about a larger board takes
/// longer.
const QUESTIONS_MAX: usize = 400_000;

/// Solutions of a board, no two the same.
pub(super) struct Listed {
    pub solutions: Vec<Board>,
    /// Whether there are no others.
    pub are_all: bool,
}

/// Lists the solutions of a board that has several: it splits the board by the numbers of a cell in
/// which two solutions differ.
pub(super) fn list(board: &Board, asker: &mut Asker<'_>) -> Result<Listed, Halt> {
    let mut listed = Listed { solutions: Vec::new(), are_all: true };
    let mut left = vec![board.clone()];
    let is_empty = board.numbers().iter().all(|&number| number == 0);
    let most = if is_empty { SOLUTIONS_OF_EMPTY_MAX } else { SOLUTIONS_MAX };
    for _ in 0..QUESTIONS_MAX / board.count() {
        let Some(part) = left.pop() else { return Ok(listed) };
        match asker.ask(&part)? {
            Answer::None => {}
            Answer::One(solution) => listed.solutions.push(solution),
            Answer::Several(first, second) => left.extend(split(&part, &first, &second)),
            Answer::Open => listed.are_all = false,
        }
        if listed.solutions.len() > most {
            break;
        }
    }
    listed.are_all = false;
    Ok(listed)
}

/// The board with each of the numbers that one of its cells can have. Two solutions differ in the
/// cell, and it is one with the fewest such numbers.
fn split(board: &Board, first: &Board, second: &Board) -> Vec<Board> {
    // A board with solutions does not contradict.
    let Ok(candidates) = candidates(board, Rule::Cell) else { return Vec::new() };
    let differ = (0..board.count()).filter(|&cell| first.number(cell) != second.number(cell));
    let Some(cell) = { differ }.min_by_key(|&cell| candidates[cell].len()) else {
        return Vec::new();
    };
    let with = |&number: &u16| {
        let mut part = board.clone();
        part.set(cell, number);
        part
    };
    candidates[cell].iter().map(with).collect()
}
