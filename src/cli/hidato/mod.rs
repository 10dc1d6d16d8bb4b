//! `check`, `solve` and `random` of Hidato.

mod json;

use std::io;

use super::args::{Check, Random, Show, Solve};
use super::input::HidatoItem;
use super::interrupt;
use super::jobs::Crew;
use super::output::{Output, Status, Tone, complain};
use super::progress::ProgressLine;
use super::trace::Target;
use json::{CheckedHidato, SolvedHidato};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::rating::rate;
use langkah_engine::hidato::generate::{Order, Outcome, Puzzle};
use langkah_engine::hidato::solve::{Step, Verdict};
use langkah_engine::hidato::text::{self, Format};
use langkah_engine::puzzle::hidato::{self, Request, Solution, tree, words};
use langkah_engine::puzzle::words::{capital, grouped, memory, time};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::trace::export::Words;
use langkah_engine::search::watch::Halt;

/// How long `check` looks for other solutions, in seconds. It is short, because the person waits
/// only for a verdict.
const CHECK_SECONDS: f64 = 10.0;

pub fn solve(
    arguments: &Solve,
    crew: Crew,
    entry: &HidatoItem,
    (progress, target): (ProgressLine, Option<&mut Target<'_>>),
    output: &mut Output,
) -> io::Result<()> {
    let request = match arguments.hidato_request(crew) {
        Ok(request) => request,
        Err(option) => {
            let message = format!("{option} is for sliding puzzles");
            return output.refuse(&entry.place, &message);
        }
    };
    let board = &entry.opened.board;
    if !arguments.json {
        print_start(entry, output)?;
        // So the person can read it while the search runs.
        output.flush()?;
    }
    let solution = match target {
        Some(target) => traced(entry, &request, target, progress, output)?,
        None => Some(searched(board, &request, progress)),
    };
    let Some(solution) = solution else { return Ok(()) };
    output.note(status(&solution.finished.verdict));
    if arguments.json {
        return output.json(&SolvedHidato::new(entry, &solution));
    }
    print_verdict(board, &solution, output)?;
    print_solutions(&solution, output)?;
    print_figures(&request, &solution, output)?;
    if let Some(show) = arguments.show {
        print_steps(board, &solution.finished.steps, show, output)?;
    }
    output.flush()
}

/// Searches and shows the progress.
pub fn searched(board: &Board, request: &Request, mut progress: ProgressLine) -> Solution {
    let solution = hidato::solve(board, request, &mut progress);
    progress.erase();
    solution
}

/// The same, and writes the search to a target as it is recorded.
fn traced(
    entry: &HidatoItem,
    request: &Request,
    target: &mut Target<'_>,
    progress: ProgressLine,
    output: &mut Output,
) -> io::Result<Option<Solution>> {
    let board = &entry.opened.board;
    let Request { plan, variant, .. } = *request;
    let words = |are_drawn| -> Box<dyn Words + '_> {
        Box::new(tree::HidatoTree { board, plan, choice: variant.cost, are_drawn })
    };
    target.record(&entry.place, words, progress, output, |watch, nodes_max, follower| {
        hidato::record_for(board, request, watch, nodes_max, follower)
    })
}

/// Tells the same as [`solve`], without the solution.
pub fn check(
    arguments: &Check,
    entry: &HidatoItem,
    progress: ProgressLine,
    output: &mut Output,
) -> io::Result<()> {
    if arguments.moves.is_some() {
        return output.refuse(&entry.place, "--moves is for sliding puzzles");
    }
    let board = &entry.opened.board;
    let request = Request { time_max: Some(CHECK_SECONDS), ..Request::default() };
    let solution = searched(board, &request, progress);
    let verdict = &solution.finished.verdict;
    output.note(status(verdict));
    let difficulty = matches!(verdict, Verdict::One(_)).then(|| rate(board));
    if arguments.json {
        return output.json(&CheckedHidato::new(entry, verdict, difficulty));
    }
    print_start(entry, output)?;
    print_verdict(board, &solution, output)?;
    if let Some(difficulty) = difficulty {
        output.line(format_args!("Difficulty: {}.", difficulty.title()))?;
    }
    output.flush()
}

pub fn status(verdict: &Verdict) -> Status {
    match verdict {
        Verdict::None(_) => Status::Unsolvable,
        Verdict::Unknown { first: None, .. } => Status::Limit,
        _ => Status::Solved,
    }
}

fn print_start(entry: &HidatoItem, output: &mut Output) -> io::Result<()> {
    let board = &entry.opened.board;
    output.apart()?;
    output.line(&entry.place)?;
    output.line(words::summary(board))?;
    for note in &entry.notes {
        output.line(format_args!("Note: {note}"))?;
    }
    output.line("")?;
    output.block(drawn(board))?;
    output.line("")
}

/// The board as text. A Numbrix has its name above, because it changes which cells touch.
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
        // The reader sees the differences between the two boards.
        Verdict::Several(..) => output.line(format_args!("{headline}; here are two."))?,
        _ => {
            let text = format!("{headline}: {}.", words::verdict(verdict));
            match status(verdict) {
                Status::Solved => output.toned(Tone::Good, text)?,
                Status::Unsolvable => output.toned(Tone::Bad, text)?,
                _ => output.line(text)?,
            }
        }
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
    output.line(row("Search", capital(solution.finished.engine.title())))?;
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
        // No search of Hidatos has a greatest depth.
        Halt::Limit(Limit::Time | Limit::Depth) => {
            format!("the limit of {} s of search is reached", request.time_max.unwrap_or_default())
        }
    }
}

/// Prints the placed numbers in their order, each with its reason.
fn print_steps(board: &Board, steps: &[Step], show: Show, output: &mut Output) -> io::Result<()> {
    let Show::Every(every) = show else { return Ok(()) };
    output.line("")?;
    let told = words::steps(board, steps);
    for (index, step) in (1..).zip(&told) {
        if index % every == 0 || index == told.len() {
            output.line(format_args!("{index}. {step}"))?;
        }
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
                tell_difficulty(&order, &puzzle);
                if arguments.lines {
                    output.block(text::write(&puzzle.board, Format::Line))?;
                } else {
                    if index > 0 {
                        output.line("")?;
                    }
                    output.block(text::write(&puzzle.board, Format::Matrix))?;
                }
                output.flush()?;
            }
            Ok(Outcome::NoPath) => {
                output.fault(&format!(
                    "langkah: seed {}: no path through a {} of {dims} was found",
                    order.seed,
                    order.outline.name()
                ))?;
            }
            Ok(Outcome::Halted(_)) => {
                output.note(Status::Limit);
                return Ok(());
            }
            Err(error) => {
                return output.fault(&format!("langkah: {error}"));
            }
        }
    }
    Ok(())
}

fn tell_difficulty(order: &Order, puzzle: &Puzzle) {
    if puzzle.difficulty < order.difficulty {
        let (seed, name) = (order.seed, puzzle.difficulty.title());
        complain(&format!("seed {seed}: nothing harder than {name} came of this shape"));
    }
}
