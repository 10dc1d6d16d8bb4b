//! Which of the boards that a text shows are its solution, and which are only the puzzle again.

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{self, Move};
use langkah_engine::sliding::puzzle::Puzzle;

use super::claims::Expansion;

/// The boards of a solution, as moves in letters, and the line of the first of them.
pub(super) struct Walk {
    pub line: usize,
    pub letters: String,
    pub length: usize,
    /// The line of the first board to which no move leads from the one before it.
    pub gap: Option<usize>,
}

/// Takes the boards of the solution out of the boards of a text, and those that show the puzzle
/// before the others. So many boards are told as those of `steps`.
pub(super) fn walk(
    boards: &mut Vec<Expansion>,
    puzzle: &Puzzle,
    has_more: bool,
    steps: usize,
) -> Option<Walk> {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    // Many programs show the goal once more at the end.
    if let [.., before, last] = &boards[..]
        && before.board == *goal
        && last.board == *goal
    {
        boards.pop();
    }
    let is_from = |first: &Expansion| first.board == *start || way(start, &first.board).is_some();
    let is = |at: usize, board: &Board| boards.get(at).is_some_and(|one| one.board == *board);
    let is_shown = boards.len() > 2 && is(0, start) && is(1, goal);
    // Where one move leads to the goal, it may be the first step.
    let shown = if is_shown && (is(2, start) || way(start, goal).is_none()) { 2 } else { 0 };
    if steps > 1 && steps + 1 >= boards.len() - shown && boards.get(shown).is_some_and(is_from) {
        let walked = boards.split_off(shown);
        boards.clear();
        return Some(of_steps(walked, start));
    }
    drop_puzzle(boards, puzzle, has_more);
    let reaches = boards.last().is_some_and(|last| last.board == *puzzle.goal());
    if !reaches {
        return None;
    }
    // In an order of expansions a child of the start can come late, so it begins a solution only
    // where it is the first board.
    let begins = |at: usize| match at {
        0 if way(start, &boards[0].board).is_some() => true,
        _ => boards[at].board == *start && at + 1 < boards.len(),
    };
    let is_gap = |pair: &[Expansion]| way(&pair[0].board, &pair[1].board).is_none();
    let behind_gaps = boards.windows(2).rposition(is_gap).map_or(0, |at| at + 1);
    let first = (behind_gaps..boards.len()).find(|&at| begins(at))?;
    let line = boards[first].line;
    let walked = boards.split_off(first);
    let boards = std::iter::once(start).chain(walked.iter().map(|one| &one.board));
    // The start stands twice if the text shows it, and no move leads from it to itself.
    let ways: Vec<Move> =
        boards.clone().zip(boards.skip(1)).filter_map(|(a, b)| way(a, b)).collect();
    Some(Walk { line, letters: moves::letters(&ways), length: ways.len(), gap: None })
}

/// The way along boards that begin at the start or one move after it, up to the first gap.
fn of_steps(boards: Vec<Expansion>, start: &Board) -> Walk {
    let (mut before, mut ways, mut gap) = (start, Vec::new(), None);
    for one in &boards {
        match way(before, &one.board) {
            Some(way) => ways.push(way),
            // The start stands twice if the text shows it.
            None if one.board == *start && ways.is_empty() => {}
            None => {
                gap = Some(one.line);
                break;
            }
        }
        before = &one.board;
    }
    Walk { line: boards[0].line, letters: moves::letters(&ways), length: ways.len(), gap }
}

/// Drops a start that stands twice at the beginning, and a goal right after the start: these show
/// the puzzle, and no search expands them so. `has_more` tells that the text says something else:
/// then the puzzle alone, or its goal, is no list either.
fn drop_puzzle(boards: &mut Vec<Expansion>, puzzle: &Puzzle, has_more: bool) {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let is = |at: usize, board: &Board| boards.get(at).is_some_and(|one| one.board == *board);
    // A program shows the puzzle before it searches, and where it came to at the end.
    let is_shown = |one: &Expansion| one.board == *start || one.board == *goal;
    let is_step = is(0, start) && is(1, goal) && way(start, goal).is_some();
    let shown = match () {
        () if boards.len() <= 2 && boards.iter().all(is_shown) && !is_step && has_more => {
            boards.len()
        }
        () if is(0, start) && is(1, goal) && way(start, goal).is_none() && start != goal => 2,
        () if is_step && is(2, start) && is(3, goal) => 2,
        () if is(0, start) && is(1, start) => 1,
        () => 0,
    };
    boards.drain(..shown);
}

/// The move that leads from a board to another.
fn way(from: &Board, to: &Board) -> Option<Move> {
    Move::ALL.into_iter().find(|&way| from.after(way).as_ref() == Some(to))
}
