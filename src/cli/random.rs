//! `random`: puzzles in the format of puzzle files.

use std::io;

use langkah_engine::grid::Dims;
use langkah_engine::puzzle::GoalChoice;
use langkah_engine::sliding::board::{Board, BoardError, Goal};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{self, Format};
use langkah_language::text;
use rand::TryRng;
use rand::rngs::SysRng;

use super::args::Random;
use super::hidato;
use super::output::{Output, complain};

/// The size if the person asks for none. If it had no cells it would not compile.
const SIZE: Dims = match Dims::new(4, 4) {
    Some(size) => size,
    None => unreachable!(),
};

pub fn run(random: &Random, output: &mut Output) -> io::Result<()> {
    let goal = match random.goal() {
        Ok(goal) => goal,
        Err(error) => {
            return output.fault(&format!("langkah: {error}"));
        }
    };
    let seed = match random.seed.map_or_else(new_seed, Ok) {
        Ok(seed) => seed,
        Err(error) => {
            let message = text!("terminal-no-seed", error = error.to_string());
            return output.fault(&format!("langkah: {message}"));
        }
    };
    if random.seed.is_none() {
        complain(&text!("terminal-seed", seed = seed.to_string()));
    }
    if let Some(dims) = random.hidato {
        return hidato::random(random, dims, seed, output);
    }
    if random.lines && Goal::of(&goal) != Some(Goal::BlankLast) {
        complain(text!("terminal-line-without-goal"));
    }
    for index in 0..random.count {
        let board = random::board(&goal, random.kind(), seed.wrapping_add(index));
        if random.lines {
            output.line(one_line(&board))?;
            continue;
        }
        if index > 0 {
            output.line("")?;
        }
        output.block(text_of(&board, &goal))?;
    }
    Ok(())
}

impl Random {
    fn goal(&self) -> Result<Board, BoardError> {
        match &self.goal {
            GoalChoice::Board(board) => Ok(board.clone()),
            GoalChoice::Usual(goal) => goal.board(self.size.unwrap_or(SIZE)),
        }
    }

    fn kind(&self) -> Kind {
        match self.moves {
            Some(moves) => Kind::Walk(moves),
            None if self.any => Kind::Any,
            None => Kind::Solvable,
        }
    }
}

/// A seed that is short enough to type it again.
fn new_seed() -> Result<u64, impl std::fmt::Display> {
    SysRng.try_next_u32().map(u64::from)
}

/// A board on one line: a square board as a list, others in rows with `/` between, which keeps the
/// shape.
fn one_line(board: &Board) -> String {
    let line = text::one_line(board);
    if board.dims().rows() == board.dims().cols() { line.replace('/', " ") } else { line }
}

/// The puzzle as text; only the board, if a reader takes this goal anyway.
fn text_of(board: &Board, goal: &Board) -> String {
    let whole = text::write(board, goal, Format::Course, 1);
    whole.or_else(|_| text::write(board, goal, Format::Langkah, 1)).unwrap_or_default()
}
