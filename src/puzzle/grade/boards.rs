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
    let is_goal = |one: &Expansion| one.board == *goal;
    while matches!(&boards[..], [.., before, last] if is_goal(before) && is_goal(last)) {
        boards.pop();
    }
    let is_from = |first: &Expansion| first.board == *start || way(start, &first.board).is_some();
    let shown = shown(boards, puzzle, false);
    let shown = if shown < boards.len() { shown } else { 0 };
    if steps > 1 && steps + 1 >= boards.len() - shown && boards.get(shown).is_some_and(is_from) {
        let walked = boards.split_off(shown);
        boards.clear();
        return Some(of_steps(walked, start));
    }
    boards.drain(..self::shown(boards, puzzle, has_more));
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

/// How many boards at the beginning show the puzzle: the goal, and each start but the last one. No
/// search expands them so. `has_more` tells that the text says something else: then the puzzle
/// alone, or its goal, is no list either.
fn shown(boards: &[Expansion], puzzle: &Puzzle, has_more: bool) -> usize {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let is_goal = |one: &Expansion| one.board == *goal;
    let is_shown = |one: &&Expansion| one.board == *start || is_goal(one);
    let run = boards.iter().take_while(is_shown).count();
    let has_goal = boards[..run].iter().any(is_goal);
    // One move may lead from the start to the goal.
    if way(start, goal).is_some() && boards[..run].last().is_some_and(is_goal) {
        let starts = |pair: &[Expansion]| pair[0].board == *start && is_goal(&pair[1]);
        return boards[..run].windows(2).rposition(starts).unwrap_or(run);
    }
    let ends_with_start = boards[..run].last().is_some_and(|last| last.board == *start);
    match run {
        _ if run < boards.len() => run - usize::from(ends_with_start),
        _ if start != goal && (has_goal && run > 1 || has_more && run <= 2) => run,
        _ => run.saturating_sub(1),
    }
}

/// The move that leads from a board to another.
fn way(from: &Board, to: &Board) -> Option<Move> {
    Move::ALL.into_iter().find(|&way| from.after(way).as_ref() == Some(to))
}
