//! The boards of a list of moves, and lists of moves that were given.

use std::io;

use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Step;
use langkah_engine::sliding::notation::{
    Convention, FollowedMoves, NotationError, Reading, follow,
};
use langkah_puzzle::words;
use serde::Serialize;

use super::args::Show;
use super::family::item::SlidingItem;
use super::output::{Output, Status};
use super::pause::Pauses;
use super::spelling::{Letters, Spelling};

/// Prints the boards that are asked for, each under a heading: `3. R  tile 7 goes left`.
pub fn print(
    steps: &[Step],
    metric: Metric,
    show: Show,
    spelling: Spelling,
    pauses: &Pauses,
    output: &mut Output,
) -> io::Result<()> {
    let Show::Every(every) = show else { return Ok(()) };
    let count = metric.shifts(steps).count();
    for (number, shift) in (1..).zip(metric.shifts(steps)) {
        let Some(step) = shift.last() else { continue };
        if number % every == 0 || number == count {
            output.line("")?;
            let cells = if shift.len() > 1 { shift.len().to_string() } else { String::new() };
            let way = spelling.one(step.way) + &cells;
            pauses.before_board(output)?;
            output.line(format_args!("{number}. {way}  {}", words::shift(shift)))?;
            output.block(&step.board)?;
        }
    }
    Ok(())
}

/// What `check` tells of a list of moves.
#[derive(Default, Serialize)]
pub struct Followed {
    /// Whose way the letters name: `blank` or `tile`; `numbers` where numbers name the tiles.
    convention: Option<&'static str>,
    length: usize,
    /// How many of its moves are possible.
    possible: usize,
    reaches_goal: Option<usize>,
    ends_at_goal: bool,
    fault: Option<String>,
}

/// Follows a list of moves on the board of an entry, and notes a fault in it.
///
/// # Errors
/// If output cannot be written.
pub fn read(
    entry: &SlidingItem,
    moves: &str,
    output: &mut Output,
) -> io::Result<Result<FollowedMoves, NotationError>> {
    let (start, goal) = (entry.puzzle.start(), entry.puzzle.goal());
    // A board that is the goal is solved without a move.
    let line = match moves.trim().is_empty() && start == goal {
        true => Ok(FollowedMoves::none(start, goal)),
        false => follow(moves, start, goal),
    };
    let fault = match &line {
        Ok(line) => line.wrong.map(|wrong| wrong.to_string()),
        Err(error) => Some(error.to_string()),
    };
    if let Some(fault) = fault {
        output.warn(&entry.place, &format!("--moves: {fault}"))?;
    }
    if line.as_ref().is_ok_and(|line| !line.ends_at_goal()) {
        output.note(Status::Unsolvable);
    }
    Ok(line)
}

impl Followed {
    pub fn new(line: &Result<FollowedMoves, NotationError>) -> Self {
        match line {
            Ok(line) => Self {
                convention: Some(line.reading.name()),
                length: line.length,
                possible: line.steps.len(),
                reaches_goal: line.reaches_goal,
                ends_at_goal: line.ends_at_goal(),
                fault: line.wrong.map(|wrong| wrong.to_string()),
            },
            Err(error) => Self { fault: Some(error.to_string()), ..Self::default() },
        }
    }
}

/// Prints the result of following a list of moves, and the boards.
pub fn print_line(
    line: &FollowedMoves,
    show: Show,
    pauses: &Pauses,
    output: &mut Output,
) -> io::Result<()> {
    output.line("")?;
    output.line(words::line(line))?;
    let letters = match line.reading {
        Reading::Letters(Convention::Tile) => Letters::Tile,
        Reading::Letters(Convention::Blank) | Reading::Numbers => Letters::Blank,
    };
    print(&line.steps, Metric::Single, show, Spelling { letters, repeats: false }, pauses, output)
}
