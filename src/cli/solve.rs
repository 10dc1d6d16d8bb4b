//! `solve`: solutions, with the figures of the search that found them.

use std::io;

use super::args::Solve;
use super::figures;
use super::hidato;
use super::input::{self, Entry, Item};
use super::interrupt::{self, Interrupted};
use super::json::{Judged, Solved, Told};
use super::output::{Output, Status};
use super::progress::ProgressLine;
use super::steps;
use super::verdict;
use crate::puzzle::plan::Request;
use crate::puzzle::solve::{Outcome, Solution, solve};
use crate::sliding::moves;

pub fn run(arguments: &Solve, output: &mut Output) -> io::Result<()> {
    let mut is_first = true;
    let interrupted = interrupt::listen();
    input::each(&arguments.source, output, |item, output| {
        if interrupted.is_set() {
            output.note(Status::Limit);
            return Ok(());
        }
        let entry = match item {
            Item::Sliding(entry) => entry,
            Item::Hidato(board) => {
                let is_first = std::mem::take(&mut is_first);
                return hidato::solve(arguments, board, is_first, interrupted, output);
            }
        };
        if let Some(option) = arguments.hidato_option() {
            output.fault(&format!("{}: {option} is for Hidato", entry.place()));
            return Ok(());
        }
        let request = arguments.request(entry.puzzle.start().dims());
        let solvability = entry.puzzle.solvability();
        if !arguments.json {
            if !std::mem::take(&mut is_first) {
                output.line("")?;
            }
            verdict::print(entry, &solvability, output)?;
            // The verdict is there to be read while the search runs.
            output.flush()?;
        }
        let Some(solution) = searched(entry, &request, interrupted, output) else {
            return Ok(());
        };
        if arguments.json {
            let judged = Judged::new(entry, &solvability);
            let solved = Solved::new(judged, &solution, arguments.spelling());
            return output.json(&Told::new(solved, entry));
        }
        figures::print(entry, &request, &solution, arguments.spelling(), output)?;
        if let Outcome::Solved(moves) = &solution.outcome {
            let steps = moves::steps(entry.puzzle.start(), moves);
            steps::print(&steps, arguments.show(), arguments.spelling(), output)?;
        }
        output.flush()
    })
}

/// Searches, showing how far it is; a search that does not go with the board is told as a fault.
pub fn searched(
    entry: &Entry,
    request: &Request,
    interrupted: Interrupted,
    output: &mut Output,
) -> Option<Solution> {
    let mut progress = ProgressLine::new(interrupted);
    let solution = solve(&entry.puzzle, request, &mut progress);
    progress.erase();
    match solution {
        Ok(solution) => {
            output.note(status(&solution.outcome));
            Some(solution)
        }
        Err(misfit) => {
            output.fault(&format!("{}: {misfit}", entry.place()));
            None
        }
    }
}

fn status(outcome: &Outcome) -> Status {
    match outcome {
        Outcome::Solved(_) => Status::Solved,
        Outcome::Unsolvable => Status::Unsolvable,
        Outcome::Limit(_) | Outcome::Stopped => Status::Limit,
    }
}
