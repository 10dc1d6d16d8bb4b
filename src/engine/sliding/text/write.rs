//! Puzzles to text. The reader reads each written text as the same puzzle.

use langkah_language::text;

use super::fault::goal_size;
use super::format::Format;
use crate::grid::Dims;
use crate::sliding::board::{Board, Goal};
use crate::sliding::solvability::Solvability;

/// Why a format cannot hold a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    #[error("{}", cannot_hold(*format, *found))]
    Size { format: Format, found: Dims },
    #[error("{}", other_goal(*format))]
    Goal { format: Format },
    #[error("{}", text!("sliding-text-read-only", format = format.name()))]
    ReadOnly { format: Format },
    #[error("{}", goal_size(*start, *goal))]
    GoalSize { start: Dims, goal: Dims },
}

fn cannot_hold(format: Format, found: Dims) -> String {
    let (name, found) = (format.name(), found.to_string());
    match format {
        Format::Digits => text!("sliding-text-cannot-hold-nine", format = name, found = found),
        _ => text!("sliding-text-cannot-hold-square", format = name, found = found),
    }
}

fn other_goal(format: Format) -> String {
    text!("sliding-text-other-goal", format = format.name(), goal = format.goal().name())
}

/// A puzzle in a format, with a line end after each line. `number` is the index for formats that
/// have one.
///
/// # Errors
/// If the format cannot hold the puzzle.
pub fn write(
    start: &Board,
    goal: &Board,
    format: Format,
    number: usize,
) -> Result<String, WriteError> {
    let dims = start.dims();
    if goal.dims() != dims {
        return Err(WriteError::GoalSize { start: dims, goal: goal.dims() });
    }
    let fits = match format {
        Format::Course | Format::Tatham | Format::Slidysim | Format::Langkah => true,
        Format::Sized | Format::Csv | Format::Json | Format::Table => true,
        Format::Letters | Format::Moves | Format::Report => {
            return Err(WriteError::ReadOnly { format });
        }
        Format::Princeton | Format::School42 | Format::Korf => dims.rows() == dims.cols(),
        Format::Digits => (dims.rows(), dims.cols()) == (3, 3),
    };
    if !fits {
        return Err(WriteError::Size { format, found: dims });
    }
    if format != Format::Langkah && *goal != format.goal().like(start) {
        return Err(WriteError::Goal { format });
    }
    Ok(match format {
        Format::Course => start.to_string(),
        Format::Princeton => format!("{}\n{start}", dims.rows()),
        Format::School42 => school42(start, goal),
        Format::Tatham => {
            format!("{}x{}:{}\n", dims.cols(), dims.rows(), join(start.tiles(), ","))
        }
        Format::Slidysim => one_line(start) + "\n",
        Format::Korf => format!("{number} {}\n", join(start.tiles(), " ")),
        Format::Digits => join(start.tiles(), "") + "\n",
        Format::Langkah => sections(start, goal),
        Format::Sized => format!("{}x{}\n{start}", dims.rows(), dims.cols()),
        Format::Csv => rows(start, |row| join(row, ",") + "\n"),
        Format::Json => {
            let rows = start.tiles().chunks(dims.cols()).map(|row| format!("[{}]", join(row, ",")));
            format!("[{}]\n", rows.collect::<Vec<_>>().join(","))
        }
        Format::Table => {
            let rule = format!("|{}\n", "---|".repeat(dims.cols()));
            let table = rows(start, |row| format!("| {} |\n", join(row, " | ")));
            table.replacen('\n', &format!("\n{rule}"), 1)
        }
        Format::Letters | Format::Moves | Format::Report => String::new(),
    })
}

/// A board of any shape on one line, without a line end, with `/` between rows.
pub fn one_line(board: &Board) -> String {
    let rows = board.tiles().chunks(board.dims().cols()).map(|row| join(row, " "));
    rows.collect::<Vec<_>>().join("/")
}

/// The comment is the one that the school's generator writes. It distinguishes the format from
/// Princeton's.
fn school42(start: &Board, goal: &Board) -> String {
    let is_solvable = Solvability::of(start, goal).is_solvable();
    let verdict = if is_solvable { "solvable" } else { "unsolvable" };
    format!("# This puzzle is {verdict}\n{}\n{start}", start.dims().rows())
}

fn sections(start: &Board, goal: &Board) -> String {
    let goal = match Goal::of(goal) {
        Some(usual) => format!("goal {}\n", usual.name()),
        None => format!("goal\n{goal}"),
    };
    format!("langkah\nstart\n{start}{goal}")
}

fn rows(board: &Board, row: impl Fn(&[u8]) -> String) -> String {
    board.tiles().chunks(board.dims().cols()).map(row).collect()
}

fn join(tiles: &[u8], between: &str) -> String {
    tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}
