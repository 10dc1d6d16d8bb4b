//! `check`, `solve`, `random`, `unique` and `thin` of Hidato.

mod compose;
pub mod json;

use std::io;
use std::time::{Duration, Instant};

use super::args::{Check, Random, Show, Solve};
use super::export::{tell_stopped, write_sheet};
use super::family::item::HidatoItem;
use super::family::{ToCheck, ToSolve};
use super::figures::{given_time, row, time_used_up};
use super::interrupt;
use super::jobs::crew::Crew;
use super::output::{Output, Status, Tone, complain};
use super::pause::Pauses;
use super::progress::ProgressLine;
use super::trace::Target;
use super::tree;
use json::{CheckedHidato, SolvedHidato};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::{Order, Outcome, Puzzle};
use langkah_engine::hidato::solve::{How, Step, Verdict};
use langkah_engine::hidato::text::{Format, shown, write};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_language::text;
use langkah_puzzle::hidato::{self, Request, Solution, words};
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::words::{capital, grouped, memory, time};

/// How long `check` looks for other solutions, in seconds. It is short, because the person waits
/// only for a verdict.
const CHECK_SECONDS: f64 = 10.0;

impl ToSolve for HidatoItem {
    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        (progress, target): (ProgressLine, Option<&mut Target<'_>>),
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        let request = arguments.hidato_request(crew);
        let request = request.map_err(|option| text!("terminal-for-sliding", option = option));
        let Some(request) = output.or_refuse(&self.place, request)? else { return Ok(()) };
        let board = &self.opened.board;
        if !arguments.json {
            pauses.before_board(output)?;
            print_start(self, output)?;
            // So the person can read it while the search runs.
            output.flush()?;
        }
        let solution = match target {
            Some(target) => traced(self, &request, target, progress, output)?,
            None => Some(searched(board, &request, progress)),
        };
        let Some(solution) = solution else { return Ok(()) };
        output.note(status(&solution.finished.verdict));
        if arguments.json {
            return output.json(&SolvedHidato::new(self, &request, &solution));
        }
        print_verdict(board, &solution, output)?;
        print_solutions(&solution, pauses, output)?;
        print_figures(&request, &solution, output)?;
        if let Some(show) = arguments.show {
            print_steps(board, &solution.finished.steps, (show, request.time_max), output)?;
        }
        output.flush()
    }
}

/// Searches and shows the progress.
pub fn searched(board: &Board, request: &Request, mut progress: ProgressLine) -> Solution {
    hidato::solve(board, request, &mut progress)
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
    let words = |are_drawn| tree::hidato_words(board, request, are_drawn);
    target.record(&entry.place, words, progress, output, |watch, nodes_max, follower| {
        hidato::record_for(board, request, watch, nodes_max, follower)
    })
}

impl ToCheck for HidatoItem {
    fn check(&self, arguments: &Check, pauses: &Pauses, output: &mut Output) -> io::Result<()> {
        if arguments.moves.is_some() {
            let message = text!("terminal-for-sliding", option = "--moves");
            return output.refuse(&self.place, &message);
        }
        let board = &self.opened.board;
        let request = Request { time_max: Some(CHECK_SECONDS), ..Request::default() };
        let solution = hidato::solve(board, &request, &mut ProgressLine::new());
        let verdict = &solution.finished.verdict;
        output.note(status(verdict));
        let is_rated = matches!(verdict, Verdict::One(_));
        let rate = || hidato::rated(board, Some(CHECK_SECONDS), &mut ProgressLine::new()).ok();
        let rating = is_rated.then(rate).flatten();
        if arguments.json {
            return output.json(&CheckedHidato::new(self, verdict, rating.as_ref()));
        }
        pauses.before_board(output)?;
        print_start(self, output)?;
        // No solution is shown here.
        match verdict {
            Verdict::Several(..) => output.line(format_args!("{}.", words::headline(verdict)))?,
            _ => print_verdict(board, &solution, output)?,
        }
        if let Some(rating) = rating {
            output.line(text!("hidato-difficulty", level = rating.difficulty.title()))?;
            for needed in words::needs(&rating) {
                output.line(needed)?;
            }
        }
        output.flush()
    }
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
        output.line(text!("terminal-note", note = note.as_str()))?;
    }
    output.line("")?;
    output.block(shown(board))?;
    output.line("")
}

fn print_verdict(board: &Board, solution: &Solution, output: &mut Output) -> io::Result<()> {
    let verdict = &solution.finished.verdict;
    let headline = words::headline(verdict);
    match verdict {
        // The reader sees the differences between the two boards.
        Verdict::Several(..) => {
            output.line(text!("terminal-here-are-two", headline = headline))?;
        }
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

fn print_solutions(solution: &Solution, pauses: &Pauses, output: &mut Output) -> io::Result<()> {
    let solutions = [solution.finished.solution(), solution.second()];
    for board in solutions.into_iter().flatten() {
        output.line("")?;
        pauses.before_board(output)?;
        output.block(shown(board))?;
    }
    Ok(())
}

fn print_figures(request: &Request, solution: &Solution, output: &mut Output) -> io::Result<()> {
    output.line("")?;
    if let Some(halt) = solution.halt() {
        output.line(row(text!("terminal-ended"), ended(halt, request, solution)))?;
        if let Some(advice) = words::advice(solution) {
            output.line(row("", advice))?;
        }
    }
    output.line(row(text!("report-search"), capital(solution.finished.engine.title())))?;
    for (name, figure) in words::figures(solution) {
        output.line(row(name, grouped(figure)))?;
    }
    output.line(row(text!("terminal-search-time"), time(solution.search_time)))
}

fn ended(halt: Halt, request: &Request, solution: &Solution) -> String {
    match halt {
        Halt::Stopped | Halt::Target => text!("terminal-stopped").to_owned(),
        Halt::Limit(Limit::Nodes) => {
            text!("terminal-limit-nodes", most = (request.limits.generated_max))
        }
        Halt::Limit(Limit::Memory) => {
            let held = memory(solution.finished.stats.memory_peak);
            let most = memory(request.limits.memory_max);
            text!("terminal-limit-memory", most = most, held = held)
        }
        // No search of Hidatos has a greatest depth.
        Halt::Limit(Limit::Time | Limit::Depth) => time_used_up(request.time_max),
    }
}

/// Prints the placed numbers in their order, each with its reason. To find these may take longer
/// than the search, so that a Ctrl+C ends it, unless it has ended the search before; and it may
/// take as long as the search was allowed to.
fn print_steps(
    board: &Board,
    steps: &[Step],
    (show, time_max): (Show, Option<f64>),
    output: &mut Output,
) -> io::Result<()> {
    let Show::Every(every) = show else { return Ok(()) };
    output.line("")?;
    let time = time_max.and_then(|most| Duration::try_from_secs_f64(most).ok());
    let until = time.and_then(|time| Instant::now().checked_add(time));
    let all = steps.iter().filter(|step| step.how != How::Given).count();
    let is_late = interrupt::is_asked();
    let is_shown = |index, count| index % every == 0 || index == count;
    for (index, step) in words::steps(board, steps, is_shown) {
        output.line(format_args!("{index}. {step}"))?;
        output.flush()?;
        if interrupt::is_asked() && !is_late {
            return output.cut();
        }
        if index < all && until.is_some_and(|until| Instant::now() >= until) {
            output.note(Status::Limit);
            let (most, left) = (given_time(time_max), all - index);
            return output.line(match time_max {
                Some(seconds) if seconds > 0.0 => {
                    text!("terminal-steps-limit", most = most, count = left)
                }
                _ => text!("terminal-steps-limit", "none", count = left),
            });
        }
    }
    Ok(())
}

/// Prints puzzles of consecutive seeds.
pub fn random(arguments: &Random, dims: Dims, seed: u64, output: &mut Output) -> io::Result<()> {
    interrupt::listen();
    let mut items = Vec::new();
    for index in 0..arguments.count.get() {
        let order = arguments.order(dims, seed.wrapping_add(index));
        let made = hidato::make(&order, arguments.time, &mut ProgressLine::new());
        match made {
            Ok(Outcome::Made(puzzle)) if puzzle.board.numbers().iter().all(|&one| one != 0) => {
                tell_complete(&order, output)?;
            }
            Ok(Outcome::Made(puzzle)) => {
                tell_lacks(&order, &puzzle);
                if arguments.to.is_some() {
                    let item = sheet_item(arguments, &puzzle.board);
                    items.push(item.rated(Some(puzzle.rating.difficulty)));
                } else {
                    print_made(arguments, &puzzle.board, output)?;
                }
            }
            Ok(Outcome::NoPath) => {
                let seed = order.seed.to_string();
                let shape = order.outline.title();
                let size = dims.to_string();
                let message = text!("terminal-no-path", seed = seed, shape = shape, size = size);
                output.fail(message)?;
            }
            Ok(Outcome::Halted(Halt::Limit(_))) => {
                output.note(Status::Limit);
                let (seed, limit) = (order.seed.to_string(), time_used_up(arguments.time));
                let told = text!("terminal-random-limit", seed = seed, limit = limit);
                complain(&format!("langkah: {told}"));
            }
            Ok(Outcome::Halted(Halt::Stopped | Halt::Target)) => {
                output.note(Status::Limit);
                break;
            }
            Err(error) => return output.fail(error),
        }
    }
    match &arguments.to {
        Some(path) if interrupt::is_set() => {
            tell_stopped(path, output);
            Ok(())
        }
        Some(path) if !items.is_empty() => write_sheet(&items, &arguments.sheet, path, output),
        _ => Ok(()),
    }
}

/// A board of very few cells has one solution only if all its numbers are given.
fn tell_complete(order: &Order, output: &mut Output) -> io::Result<()> {
    let (seed, size) = (order.seed.to_string(), order.dims.to_string());
    let shape = order.outline.title();
    output.fail(text!("terminal-nothing-to-find", seed = seed, shape = shape, size = size))
}

fn print_made(arguments: &Random, board: &Board, output: &mut Output) -> io::Result<()> {
    if !arguments.lines {
        output.apart()?;
    }
    output.block(write(board, if arguments.lines { Format::Line } else { Format::Matrix }))?;
    output.flush()
}

fn sheet_item(arguments: &Random, board: &Board) -> SheetItem {
    let is_solved = !arguments.sheet.no_solutions;
    let solution = is_solved.then(|| searched(board, &Request::default(), ProgressLine::new()));
    SheetItem::hidato(board, solution.as_ref())
}

/// Tells what a puzzle has less of than ordered.
fn tell_lacks(order: &Order, puzzle: &Puzzle) {
    let seed = order.seed.to_string();
    let difficulty = puzzle.rating.difficulty;
    if difficulty < order.difficulty {
        let (seed, level) = (seed.as_str(), difficulty.title());
        complain(&match order.edges {
            0 => text!("terminal-nothing-harder", seed = seed, level = level),
            _ => text!("terminal-nothing-harder", "edges", seed = seed, level = level),
        });
    }
    if let Some(fewer) = words::fewer_edges(order, puzzle) {
        complain(&text!("terminal-fewer-edges", seed = seed, fewer = fewer));
    }
}
