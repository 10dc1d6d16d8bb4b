//! `check`, `solve` and `random` of Hidato.

mod json;

use std::io;

use super::args::{Check, Random, Show, Solve};
use super::input::Board as Entry;
use super::interrupt::{self, Interrupted};
use super::output::{Output, Status, complain};
use super::progress::ProgressLine;
use crate::grid::Dims;
use crate::hidato::board::{Board, Topology};
use crate::hidato::feasibility;
use crate::hidato::generate::rating::rate;
use crate::hidato::generate::{Order, Outcome, Puzzle};
use crate::hidato::reason::reason;
use crate::hidato::solve::{How, Step, Verdict};
use crate::hidato::text::{self, Format};
use crate::puzzle::hidato::{self, Request, Solution, words};
use crate::puzzle::words::{capital, grouped, memory, time};
use crate::search::event::Halt;
use crate::search::limits::Limit;
use json::{Checked, Solved};

/// How long `check` looks for other solutions, in seconds: nobody waits for more than a verdict.
const CHECK_SECONDS: f64 = 10.0;

pub fn solve(
    arguments: &Solve,
    entry: &Entry,
    is_first: bool,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<()> {
    let request = match arguments.hidato_request() {
        Ok(request) => request,
        Err(option) => {
            output.fault(&format!("{}: {option} is for sliding puzzles", entry.place()));
            return Ok(());
        }
    };
    let board = &entry.opened.board;
    if !arguments.json {
        print_start(entry, is_first, output)?;
        // It is there to be read while the search runs.
        output.flush()?;
    }
    let mut progress = ProgressLine::new(interrupted);
    let solution = hidato::solve(board, &request, &mut progress);
    progress.erase();
    output.note(status(&solution.finished.verdict));
    if arguments.json {
        return output.json(&Solved::new(&entry.file, board, &solution));
    }
    print_verdict(board, &solution, output)?;
    print_solutions(&solution, output)?;
    print_figures(&request, &solution, output)?;
    if let Some(show) = arguments.show {
        print_steps(board, &solution.finished.steps, show, output)?;
    }
    output.flush()
}

/// Tells what [`solve`] would, but for the solution.
pub fn check(
    arguments: &Check,
    entry: &Entry,
    is_first: bool,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<()> {
    if arguments.moves.is_some() {
        output.fault(&format!("{}: --moves is for sliding puzzles", entry.place()));
        return Ok(());
    }
    let board = &entry.opened.board;
    let request = Request { time_max: Some(CHECK_SECONDS), ..Request::default() };
    let mut progress = ProgressLine::new(interrupted);
    let solution = hidato::solve(board, &request, &mut progress);
    progress.erase();
    let verdict = &solution.finished.verdict;
    output.note(status(verdict));
    let difficulty = matches!(verdict, Verdict::One(_)).then(|| rate(board));
    if arguments.json {
        return output.json(&Checked::new(&entry.file, board, verdict, difficulty));
    }
    print_start(entry, is_first, output)?;
    print_verdict(board, &solution, output)?;
    if let Some(difficulty) = difficulty {
        output.line(format_args!("Difficulty: {}.", difficulty.name()))?;
    }
    output.flush()
}

fn status(verdict: &Verdict) -> Status {
    match verdict {
        Verdict::None(_) => Status::Unsolvable,
        Verdict::Unknown { first: None, .. } => Status::Limit,
        _ => Status::Solved,
    }
}

fn print_start(entry: &Entry, is_first: bool, output: &mut Output) -> io::Result<()> {
    let board = &entry.opened.board;
    if !is_first {
        output.line("")?;
    }
    output.line(entry.place())?;
    output.line(words::summary(board))?;
    for note in &entry.opened.text_notes {
        output.line(format_args!("Note: {note}"))?;
    }
    for note in feasibility::notes(board) {
        output.line(format_args!("Note: {}.", note.sentence()))?;
    }
    output.line("")?;
    output.block(drawn(board))?;
    output.line("")
}

/// A board as it is shown: a Numbrix under its name, which changes what touches.
fn drawn(board: &Board) -> String {
    let rows = text::rows(board, Format::Rosetta);
    match board.shape().topology() {
        Topology::King => rows,
        numbrix @ Topology::Orthogonal => format!("{}\n{rows}", numbrix.name()),
    }
}

fn print_verdict(board: &Board, solution: &Solution, output: &mut Output) -> io::Result<()> {
    let verdict = &solution.finished.verdict;
    let headline = words::headline(verdict);
    match verdict {
        // On paper the differences are seen by the eye.
        Verdict::Several(..) => output.line(format_args!("{headline}; here are two."))?,
        _ => output.line(format_args!("{headline}: {}.", words::verdict(verdict)))?,
    }
    for reason in words::reasons(board, verdict) {
        output.line(format_args!("  {}.", capital(&reason)))?;
    }
    Ok(())
}

fn print_solutions(solution: &Solution, output: &mut Output) -> io::Result<()> {
    let solutions = [solution.finished.solution(), solution.second()];
    for board in solutions.into_iter().flatten() {
        output.line("")?;
        output.block(drawn(board))?;
    }
    Ok(())
}

fn print_figures(request: &Request, solution: &Solution, output: &mut Output) -> io::Result<()> {
    let row = |name: &str, text: String| format!("{name:<14}{text}");
    output.line("")?;
    if let Some(halt) = solution.halt() {
        output.line(row("Ended", ended(halt, request, solution)))?;
        if let Some(advice) = words::advice(solution) {
            output.line(row("", advice.to_owned()))?;
        }
    }
    output.line(row("Search", capital(solution.finished.engine.name())))?;
    for (name, figure) in words::figures(solution) {
        output.line(row(name, grouped(figure)))?;
    }
    output.line(row("Search time", time(solution.search_time)))
}

fn ended(halt: Halt, request: &Request, solution: &Solution) -> String {
    match halt {
        Halt::Stopped => "stopped".to_owned(),
        Halt::Limit(Limit::Nodes) => {
            format!(
                "the limit of {} generated nodes is reached",
                grouped(request.limits.generated_max)
            )
        }
        Halt::Limit(Limit::Memory) => {
            let held = memory(solution.finished.stats.memory_peak);
            format!(
                "the limit of {} of memory is reached ({held} held)",
                memory(request.limits.memory_max)
            )
        }
        Halt::Limit(Limit::Time) => {
            format!("the limit of {} s of search is reached", request.time_max.unwrap_or_default())
        }
    }
}

/// The numbers placed, in their order, each with its reason.
fn print_steps(board: &Board, steps: &[Step], show: Show, output: &mut Output) -> io::Result<()> {
    let Show::Every(every) = show else { return Ok(()) };
    output.line("")?;
    let (mut board, mut all_failed) = (board.clone(), Vec::new());
    let placed = steps.iter().filter(|step| step.how != How::Given);
    let count = placed.clone().count();
    for (index, step) in (1..).zip(placed) {
        all_failed.extend(step.failed.iter().copied());
        if index % every == 0 || index == count {
            let name = board.shape().name(step.cell);
            let after: String = [("no solution has", true), ("failed here before:", false)]
                .into_iter()
                .map(|(what, is_fact)| (what, words::failed(&board, step, is_fact)))
                .filter(|(_, failed)| !failed.is_empty())
                .map(|(what, failed)| format!(" ({what} {})", failed.join("; ")))
                .collect();
            let why = reason(&board, step, &all_failed).clause;
            output.line(format_args!("{index}. {} at {name}: {why}{after}", step.number))?;
        }
        board.set(step.cell, step.number);
    }
    Ok(())
}

/// Prints puzzles of consecutive seeds.
pub fn random(arguments: &Random, dims: Dims, seed: u64, output: &mut Output) -> io::Result<()> {
    let interrupted = interrupt::listen();
    for index in 0..arguments.count {
        let order = arguments.order(dims, seed.wrapping_add(index));
        let mut progress = ProgressLine::new(interrupted);
        let made = hidato::make(&order, &mut progress);
        progress.erase();
        match made {
            Ok(Outcome::Made(puzzle)) => {
                if index > 0 {
                    output.line("")?;
                }
                tell_difficulty(&order, &puzzle);
                output.block(text::write(&puzzle.board, Format::Matrix))?;
                output.flush()?;
            }
            Ok(Outcome::NoPath) => {
                output.fault(&format!(
                    "langkah: seed {}: no path through a {} of {dims} was found",
                    order.seed,
                    order.outline.name()
                ));
            }
            Ok(Outcome::Halted(_)) => {
                output.note(Status::Limit);
                return Ok(());
            }
            Err(error) => {
                output.fault(&format!("langkah: {error}"));
                return Ok(());
            }
        }
    }
    Ok(())
}

fn tell_difficulty(order: &Order, puzzle: &Puzzle) {
    if puzzle.difficulty < order.difficulty {
        let (seed, name) = (order.seed, puzzle.difficulty.name());
        complain(&format!("seed {seed}: nothing harder than {name} came of this shape"));
    }
}
