//! Moves on boards of more than four rows or columns, judged against the best known solution.
//!
//! The best known solution is the list itself, shortened by windows; where the list does not end at
//! the goal, a solution found from its last board is added first. From a board on that solution its
//! rest leads on. From any other board of the list the way goes along the list, back or forth, to
//! the nearest board on it.

use std::collections::HashMap;
use std::time::Instant;

use super::shorten::WINDOW;
use super::{Analysis, Distance, Judged};
use crate::puzzle::plan::{Plan, Request};
use crate::puzzle::solve::clock::Clock;
use crate::puzzle::solve::solution::Outcome;
use crate::puzzle::solve::task::Task;
use crate::puzzle::{GoalChoice, Puzzle};
use crate::search::space::Space;
use crate::search::watch::Watch;
use crate::sliding::board::Board;
use crate::sliding::large::bound::LinearConflict;
use crate::sliding::large::shorten;
use crate::sliding::large::space::LargeSpace;
use crate::sliding::metric::Metric;
use crate::sliding::moves::{Move, Step, steps};

/// How long the search for the rest of a list may take, in seconds.
const REST_SECONDS: f64 = 2.0;

pub(super) fn analyse(
    puzzle: &Puzzle,
    moves: &[Move],
    request: &Request,
    watch: &mut dyn Watch,
    each: &mut dyn FnMut(&Judged),
) -> Analysis {
    let begun = Instant::now();
    let list = steps(puzzle.start(), moves);
    let (best, halt) = best(puzzle, moves, &list, (request, begun), watch);
    let uppers = best.as_deref().map(|best| uppers(puzzle.start(), &list, best));
    let distance = |at: usize| {
        let board = at.checked_sub(1).map_or(puzzle.start(), |at| &list[at].board);
        let upper = uppers.as_ref().map(|uppers| uppers[at]);
        Distance { lower: lower(board, puzzle.goal()), upper }
    };
    let start = distance(0);
    let (mut judged, mut before) = (Vec::with_capacity(list.len()), start);
    for (number, step) in (1..).zip(&list) {
        let after = distance(number);
        let one = Judged { number, step: step.clone(), before, after };
        each(&one);
        judged.push(one);
        before = after;
    }
    let (puzzle, moves) = (puzzle.clone(), moves.to_vec());
    Analysis { puzzle, moves, judged, start, best, halt }
}

/// A lower bound on the moves from a board to the goal.
fn lower(board: &Board, goal: &Board) -> u32 {
    let space = LargeSpace::new(board, goal, LinearConflict::new);
    space.h(&space.root())
}

/// The best known solution from the start, and what ended the search for a better one.
fn best(
    puzzle: &Puzzle,
    moves: &[Move],
    list: &[Step],
    (request, begun): (&Request, Instant),
    watch: &mut dyn Watch,
) -> (Option<Vec<Move>>, Option<crate::search::watch::Halt>) {
    let last = list.last().map_or(puzzle.start(), |step| &step.board);
    let rest = if last == puzzle.goal() {
        Vec::new()
    } else {
        let goal = GoalChoice::Board(puzzle.goal().clone());
        let time_max = Some(request.time_max.unwrap_or(REST_SECONDS).min(REST_SECONDS));
        let metric = Metric::Single;
        let request = Request { plan: Plan::Anytime, metric, time_max, ..*request };
        let task = Puzzle::with(last.clone(), &goal).ok().map(|rest| Task::new(rest, request));
        let Some(Ok(task)) = task else { return (None, None) };
        let solution = task.run(watch);
        match solution.outcome {
            Outcome::Solved(moves) => moves,
            _ => return (None, solution.halt),
        }
    };
    let whole = [moves, &rest].concat();
    let clock = &mut Clock::new(watch, begun, request.time_max);
    let shortened = shorten(puzzle.start(), &whole, WINDOW, clock);
    (Some(shortened.moves), shortened.halt)
}

/// For the start and the board after each step, the moves of the best known way to the goal.
fn uppers(start: &Board, list: &[Step], best: &[Move]) -> Vec<u32> {
    let mut left: HashMap<&Board, u32> = HashMap::from([(start, best.len() as u32)]);
    let of_best = steps(start, best);
    left.extend((1..).zip(&of_best).map(|(made, step)| (&step.board, best.len() as u32 - made)));
    let boards = [start].into_iter().chain(list.iter().map(|step| &step.board));
    let mut uppers: Vec<u32> =
        boards.map(|board| left.get(board).copied().unwrap_or(u32::MAX)).collect();
    for at in 1..uppers.len() {
        uppers[at] = uppers[at].min(uppers[at - 1].saturating_add(1));
    }
    for at in (1..uppers.len()).rev() {
        uppers[at - 1] = uppers[at - 1].min(uppers[at].saturating_add(1));
    }
    uppers
}
