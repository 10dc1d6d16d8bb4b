//! `random`: puzzles in the format of puzzle files.

use std::io;
use std::path::Path;

use langkah_engine::grid::Dims;
use langkah_engine::plan::Request;
use langkah_engine::sliding::board::{Board, BoardError, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::text::{self, Format};
use langkah_engine::solve::solve;
use langkah_language::text;
use langkah_puzzle::picture::sheet::SheetItem;
use rand::TryRng;
use rand::rngs::SysRng;

use super::args::Random;
use super::convert::Column;
use super::export::{tell_stopped, write_sheet};
use super::hidato;
use super::interrupt;
use super::output::{Output, complain};
use super::progress::ProgressLine;

/// The size if the person asks for none. If it had no cells it would not compile.
const SIZE: Dims = match Dims::new(4, 4) {
    Some(size) => size,
    None => unreachable!(),
};

/// How long the search for one puzzle's solution on a sheet may go on, in seconds: on large boards
/// it would go on for a minute.
const SHEET_SECONDS: f64 = 10.0;

pub fn run(random: &Random, output: &mut Output) -> io::Result<()> {
    let goal = match random.goal() {
        Ok(goal) => goal,
        Err(error) => return output.fail(error),
    };
    let Some(seed) = seed(random.seed(), output)? else { return Ok(()) };
    if !random.names_seed() {
        complain(&text!("terminal-seed", seed = seed.to_string()));
    }
    if let Some(dims) = random.hidato {
        return hidato::random(random, dims, seed, output);
    }
    if let Some(path) = &random.to {
        let boards = (0..random.count.get()).map(|index| {
            Puzzle::with(
                random::board(&goal, random.kind(), seed.wrapping_add(index)),
                &GoalChoice::Board(goal.clone()),
            )
        });
        return sheet_of(random, boards.flatten(), path, output);
    }
    if random.lines && Goal::of(&goal) != Some(Goal::BlankLast) {
        complain(text!("terminal-line-without-goal"));
    }
    let mut boards = (0..random.count.get())
        .map(|index| random::board(&goal, random.kind(), seed.wrapping_add(index)));
    if random.lines {
        return boards.try_for_each(|board| output.line(one_line(&board)));
    }
    let mut column = Column::default();
    boards.try_for_each(|board| column.add(&text_of(&board, &goal), false, output))
}

/// Solves puzzles where solutions are wanted, and writes all as a sheet.
fn sheet_of(
    random: &Random,
    puzzles: impl Iterator<Item = Puzzle>,
    path: &Path,
    output: &mut Output,
) -> io::Result<()> {
    interrupt::listen();
    let mut items = Vec::new();
    for puzzle in puzzles {
        let request = Request { time_max: Some(SHEET_SECONDS), ..Request::default() };
        let solution = match random.sheet.no_solutions {
            true => None,
            false => solve(&puzzle, &request, &mut ProgressLine::new()).ok(),
        };
        if interrupt::is_set() {
            tell_stopped(path, output);
            return Ok(());
        }
        items.push(SheetItem::sliding(&puzzle, solution.as_ref()));
    }
    write_sheet(&items, &random.sheet, path, output)
}

impl Random {
    fn goal(&self) -> Result<Board, BoardError> {
        match &self.goal.choice {
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

/// The seed that is asked for, or else a new one that is short enough to type it again. `None` if
/// the system gives none, which is told.
pub fn seed(asked: Option<u64>, output: &mut Output) -> io::Result<Option<u64>> {
    match asked.map_or_else(|| SysRng.try_next_u32().map(u64::from), Ok) {
        Ok(seed) => Ok(Some(seed)),
        Err(error) => {
            let message = text!("terminal-no-seed", error = error.to_string());
            output.fail(message).map(|()| None)
        }
    }
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
