//! Moves on boards of more than four rows or columns, judged against the best known solutions.
//!
//! These are the list itself, shortened by windows (where the list does not end at the goal, with a
//! solution found from its last board), and what a short search finds from some boards of the list.
//! From a board on one of them its rest leads on. From any other board of the list the way goes
//! along the list, back or forth, to a board on one of them.

use std::collections::HashMap;
use std::num::NonZero;
use std::time::Instant;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::space::Space;
use langkah_engine::search::watch::{Halt, Watch};
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::large::bound::LinearConflict;
use langkah_engine::sliding::large::shorten;
use langkah_engine::sliding::large::space::LargeSpace;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, Step, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::clock::Clock;
use langkah_engine::solve::solution::{Outcome, Solution};
use langkah_engine::solve::task::Task;

use super::shorten::WINDOW;
use super::{Analysis, Distance, Judged};

/// How long the search for the rest of a list may take, in seconds.
const REST_SECONDS: f64 = 2.0;
/// From how many boards of the list, evenly spaced, a search looks for a shorter way.
const SEARCHES: usize = 12;
/// How many nodes each of them generates. On one thread, so that an analysis repeats.
const SEARCH_NODES: u64 = 1_500_000;

/// A way to the goal from the board after so many moves of the list.
struct Way {
    from: usize,
    moves: Vec<Move>,
}

/// What is known of the list's boards.
struct Known {
    /// Empty if no solution is known.
    ways: Vec<Way>,
    /// No solution of the start has fewer moves.
    lower: u32,
    halt: Option<Halt>,
}

pub(super) fn analyse(
    puzzle: &Puzzle,
    moves: &[Move],
    request: &Request,
    watch: &mut dyn Watch,
    each: &mut dyn FnMut(&Judged),
) -> Analysis {
    let begun = Instant::now();
    let list = steps(puzzle.start(), moves);
    let known = known(puzzle, moves, &list, (request, begun), watch);
    let best = (!known.ways.is_empty()).then(|| Best::new(puzzle.start(), &list, &known.ways));
    let distance = |at: usize| {
        let board = at.checked_sub(1).map_or(puzzle.start(), |at| &list[at].board);
        let upper = best.as_ref().map(|best| best.upper(at));
        let least = if at == 0 { known.lower } else { known.lower.saturating_sub(at as u32) };
        Distance { lower: lower(board, puzzle.goal()).max(least), upper }
    };
    let start = distance(0);
    let (mut judged, mut before) = (Vec::with_capacity(list.len()), start);
    for (number, step) in (1..).zip(&list) {
        let after = distance(number);
        let first = best.as_ref().and_then(|best| Some(best.step_from(best.at[number - 1])?.0));
        let mut one = Judged { number, step: step.clone(), before, after, better: None };
        one.better = first.filter(|_| one.lost().is_some_and(|lost| lost > 0));
        each(&one);
        judged.push(one);
        before = after;
    }
    let best = best.as_ref().map(Best::solution);
    let (puzzle, moves) = (puzzle.clone(), moves.to_vec());
    Analysis { puzzle, moves, judged, start, best, halt: known.halt }
}

/// A lower bound on the moves from a board to the goal.
fn lower(board: &Board, goal: &Board) -> u32 {
    let space = LargeSpace::new(board, goal, LinearConflict::new);
    space.h(&space.root())
}

/// Looks for ways to the goal from the list's boards.
fn known(
    puzzle: &Puzzle,
    moves: &[Move],
    list: &[Step],
    (request, begun): (&Request, Instant),
    watch: &mut dyn Watch,
) -> Known {
    let mut known = Known { ways: Vec::new(), lower: 0, halt: None };
    let rest = match rest(puzzle, list, request, watch) {
        Ok(rest) => rest,
        Err(halt) => return Known { halt, ..known },
    };
    let whole = [moves, &rest].concat();
    let clock = &mut Clock::new(watch, begun, request.time_max);
    let shortened = shorten(puzzle.start(), &whole, WINDOW, clock);
    known.halt = shortened.halt;
    known.ways.push(Way { from: moves.len(), moves: rest });
    known.ways.push(Way { from: 0, moves: shortened.moves });
    let mut places: Vec<usize> = (0..SEARCHES).map(|at| at * moves.len() / SEARCHES).collect();
    places.dedup();
    for from in places {
        let left = request.time_max.map(|most| most - begun.elapsed().as_secs_f64());
        if known.halt.is_some() || left.is_some_and(|left| left <= 0.0) {
            break;
        }
        let generated_max = SEARCH_NODES.min(request.limits.generated_max);
        let limits = Limits { generated_max, ..request.limits };
        let threads = Some(NonZero::<usize>::MIN);
        let request = Request { limits, threads, time_max: left, ..*request };
        let board = from.checked_sub(1).map_or(puzzle.start(), |at| &list[at].board);
        let Some(solution) = search(puzzle, board, &request, watch) else { break };
        if from == 0 {
            known.lower = solution.lower_bound;
        }
        if solution.halt == Some(Halt::Stopped) {
            known.halt = solution.halt;
        }
        if let Outcome::Solved(moves) = solution.outcome {
            known.ways.push(Way { from, moves });
        }
    }
    known
}

/// A way from the list's last board to the goal. The error is what ended the search for one.
fn rest(
    puzzle: &Puzzle,
    list: &[Step],
    request: &Request,
    watch: &mut dyn Watch,
) -> Result<Vec<Move>, Option<Halt>> {
    let last = list.last().map_or(puzzle.start(), |step| &step.board);
    if last == puzzle.goal() {
        return Ok(Vec::new());
    }
    let time_max = Some(request.time_max.unwrap_or(REST_SECONDS).min(REST_SECONDS));
    let request = Request { time_max, ..*request };
    let solution = search(puzzle, last, &request, watch).ok_or(None)?;
    match solution.outcome {
        Outcome::Solved(moves) => Ok(moves),
        _ => Err(solution.halt),
    }
}

/// The anytime search from a board to the puzzle's goal.
fn search(
    puzzle: &Puzzle,
    board: &Board,
    request: &Request,
    watch: &mut dyn Watch,
) -> Option<Solution> {
    let goal = GoalChoice::Board(puzzle.goal().clone());
    let rest = Puzzle::with(board.clone(), &goal).ok()?;
    let request = Request { plan: Plan::Anytime, metric: Metric::Single, ..*request };
    Some(Task::new(rest, request).ok()?.run(watch))
}

/// The best known ways from the list's boards. A board that comes again is one board.
struct Best<'a> {
    list: &'a [Step],
    /// For each board on a way the fewest moves that a way has from there on, and that way.
    left: HashMap<Board, (u32, &'a Way)>,
    /// Its boards, each once, with their places in the list; 0 is the start.
    boards: Vec<(&'a Board, Vec<usize>)>,
    /// Which of the boards is at each place.
    at: Vec<usize>,
    /// For each of the boards the moves of the best known way to the goal.
    uppers: Vec<u32>,
}

impl<'a> Best<'a> {
    /// `ways` are not empty.
    fn new(start: &'a Board, list: &'a [Step], ways: &'a [Way]) -> Self {
        let board = |at: usize| at.checked_sub(1).map_or(start, |at| &list[at].board);
        let mut left: HashMap<Board, (u32, &Way)> = HashMap::new();
        for way in ways {
            let of_way = steps(board(way.from), &way.moves).into_iter().map(|step| step.board);
            let boards = std::iter::once(board(way.from).clone()).chain(of_way);
            for (board, moves) in boards.zip((0..=way.moves.len() as u32).rev()) {
                let known = left.entry(board).or_insert((moves, way));
                if moves < known.0 {
                    *known = (moves, way);
                }
            }
        }
        let (mut boards, mut at, mut met) = (Vec::new(), Vec::new(), HashMap::new());
        for place in 0..=list.len() {
            let index = *met.entry(board(place)).or_insert(boards.len());
            if index == boards.len() {
                boards.push((board(place), Vec::new()));
            }
            boards[index].1.push(place);
            at.push(index);
        }
        let uppers = boards.iter().map(|(board, _)| left.get(board).map_or(u32::MAX, |one| one.0));
        let uppers = uppers.collect();
        let mut best = Self { list, left, boards, at, uppers };
        best.spread();
        best
    }

    /// From a board the way may lead over a neighbour in the list, before or after it.
    fn spread(&mut self) {
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            let places = self.at.len();
            let forth = (1..places).map(|place| (place - 1, place));
            let back = (1..places).rev().map(|place| (place, place - 1));
            for (from, to) in forth.chain(back) {
                let over = self.uppers[self.at[from]].saturating_add(1);
                let upper = &mut self.uppers[self.at[to]];
                has_changed |= over < *upper;
                *upper = over.min(*upper);
            }
        }
    }

    fn upper(&self, place: usize) -> u32 {
        self.uppers[self.at[place]]
    }

    /// The best known solution of the start: along the list, forth or back, to a board on a way,
    /// and on along that way.
    fn solution(&self) -> Vec<Move> {
        let (mut moves, mut index) = (Vec::new(), 0);
        loop {
            if let Some(rest) = self.rest(index) {
                moves.extend(rest);
                return moves;
            }
            let Some((way, next)) = self.step_from(index) else { return moves };
            moves.push(way);
            let Some(next) = next else { return moves };
            index = next;
        }
    }

    /// The best known way from one of the boards, if the board is on it.
    fn rest(&self, index: usize) -> Option<&'a [Move]> {
        let upper = self.uppers[index];
        let (_, way) = self.left.get(self.boards[index].0).filter(|known| known.0 == upper)?;
        way.moves.get(way.moves.len() - upper as usize..)
    }

    /// The first move of the best known way from one of the boards; and the board after it, if the
    /// move is one of the list. None at the goal.
    fn step_from(&self, index: usize) -> Option<(Move, Option<usize>)> {
        if let Some(rest) = self.rest(index) {
            return rest.first().map(|&way| (way, None));
        }
        // The figure is that of a neighbour in the list, and a move.
        let is_nearer = |&(_, next): &(Move, usize)| {
            self.upper(next).checked_add(1) == Some(self.uppers[index])
        };
        let places = self.boards[index].1.iter();
        let (way, next) = places.flat_map(|&place| self.beside(place)).find(is_nearer)?;
        Some((way, Some(self.at[next])))
    }

    /// The neighbours of a place in the list, with the move that leads there.
    fn beside(&self, place: usize) -> impl Iterator<Item = (Move, usize)> {
        let after = self.list.get(place).map(|step| (step.way, place + 1));
        let back = |before: usize| (self.list[before].way.opposite(), before);
        after.into_iter().chain(place.checked_sub(1).map(back))
    }
}
