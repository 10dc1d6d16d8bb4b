//! The least number of moves before and after each move.
//!
//! A move changes the least number of moves by one, up or down. Along the list a shortest solution
//! of the current board is known. Where the next move is the first of that solution, it is good and
//! no search is needed. Otherwise one search decides whether the board after it has a solution that
//! is shorter by one. If it has none, the way back and the known solution together are a shortest
//! one, and the known solution begins with a better move.

use std::collections::VecDeque;
use std::time::Instant;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Counted, Halt, Watch};
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::task::Task;
use langkah_engine::solve::within;

use super::{Analysis, Distance, Judged, NoAnalysis};

pub(super) fn analyse(
    puzzle: &Puzzle,
    moves: &[Move],
    request: &Request,
    watch: &mut dyn Watch,
    each: &mut dyn FnMut(&Judged),
) -> Result<Analysis, NoAnalysis> {
    let mut walk = Walk { puzzle, request, watch, begun: Instant::now(), done: (0, moves.len()) };
    let best = walk.least().map_err(NoAnalysis::Ended)?;
    let mut analysis = Analysis {
        puzzle: puzzle.clone(),
        moves: moves.to_vec(),
        judged: Vec::with_capacity(moves.len()),
        start: Distance::exact(best.len() as u32),
        best: Some(best.clone()),
        halt: None,
    };
    let mut known = VecDeque::from(best);
    for (number, step) in (1..).zip(steps(puzzle.start(), moves)) {
        let before = Distance::exact(known.len() as u32);
        let first = known.front().copied();
        walk.done.0 = number - 1;
        if let Err(halt) = walk.go(&mut known, step.way, &step.board) {
            analysis.halt = Some(halt);
            break;
        }
        let after = Distance::exact(known.len() as u32);
        let better = first.filter(|_| after.lower > before.lower);
        let judged = Judged { number, step, before, after, better };
        each(&judged);
        analysis.judged.push(judged);
    }
    Ok(analysis)
}

struct Walk<'a> {
    puzzle: &'a Puzzle,
    request: &'a Request,
    watch: &'a mut dyn Watch,
    begun: Instant,
    done: (usize, usize),
}

impl Walk<'_> {
    /// The request of a search, with the time that is left.
    fn request(&self) -> Result<Request, Halt> {
        let spent = self.begun.elapsed().as_secs_f64();
        let time_max = self.request.time_max.map(|most| most - spent);
        if time_max.is_some_and(|left| left <= 0.0) {
            return Err(Halt::Limit(Limit::Time));
        }
        Ok(Request { plan: Plan::Shortest, metric: Metric::Single, time_max, ..*self.request })
    }

    /// A shortest solution of the start.
    fn least(&mut self) -> Result<Vec<Move>, Halt> {
        let request = self.request()?;
        let Ok(task) = Task::new(self.puzzle.clone(), request) else { return Err(Halt::Stopped) };
        let solution = task.run(&mut Counted { watch: self.watch, done: self.done });
        match solution.outcome {
            Outcome::Solved(moves) => Ok(moves),
            _ => Err(solution.halt.unwrap_or(Halt::Stopped)),
        }
    }

    /// Changes a shortest solution of the board before a move into one of the board after it.
    fn go(&mut self, known: &mut VecDeque<Move>, way: Move, board: &Board) -> Result<(), Halt> {
        if known.front() == Some(&way) {
            known.pop_front();
            return Ok(());
        }
        let shorter = match (known.len() as u32).checked_sub(1) {
            Some(most) if known.len() > 1 => self.within(board, most)?,
            _ => None,
        };
        match shorter {
            Some(moves) => *known = moves.into(),
            None => known.push_front(way.opposite()),
        }
        Ok(())
    }

    fn within(&mut self, board: &Board, most: u32) -> Result<Option<Vec<Move>>, Halt> {
        let request = self.request()?;
        let goal = GoalChoice::Board(self.puzzle.goal().clone());
        let Ok(puzzle) = Puzzle::with(board.clone(), &goal) else { return Ok(None) };
        let mut counted = Counted { watch: self.watch, done: self.done };
        within(&puzzle, most, &request, &mut counted)
    }
}
