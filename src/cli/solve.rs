//! `solve`: solutions, with the figures of the search that found them.

use std::io;

use super::args::Solve;
use super::hidato;
use super::input::{self, Entry, Item};
use super::interrupt::{self, Interrupted};
use super::json::{Judged, Solved, Told};
use super::output::{Output, Status};
use super::progress::ProgressLine;
use super::steps;
use super::trace::{Guarded, Target};
use crate::grid::Dims;
use crate::puzzle::fit::strongest;
use crate::puzzle::plan::{BoundKind, Plan, Request};
use crate::puzzle::solve::{Improvement, Outcome, Solution, Task, solve};
use crate::puzzle::tree::Boards;
use crate::puzzle::words;
use crate::search::event::Halt;
use crate::search::limits::Limit;
use crate::sliding::moves::{self, Move};
use crate::sliding::notation::{self, Style};
use crate::sliding::solvability::Solvability;

pub fn run(arguments: &Solve, output: &mut Output) -> io::Result<()> {
    let mut is_first = true;
    let interrupted = interrupt::listen();
    let mut target = arguments.trace.as_deref().map(Target::new);
    input::each(&arguments.source, output, |item, output| {
        if interrupted.is_set() {
            output.note(Status::Limit);
            return Ok(());
        }
        let entry = match item {
            Item::Sliding(entry) => entry,
            Item::Hidato(board) => {
                let is_first = std::mem::take(&mut is_first);
                return hidato::solve(
                    arguments,
                    board,
                    (is_first, target.as_mut()),
                    interrupted,
                    output,
                );
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
            print_start(entry, &solvability, output)?;
            // The verdict is there to be read while the search runs.
            output.flush()?;
        }
        let solution = match &mut target {
            Some(target) => traced(entry, &request, target, interrupted, output)?,
            None => searched(entry, &request, interrupted, output),
        };
        let Some(solution) = solution else { return Ok(()) };
        if arguments.json {
            let judged = Judged::new(entry, &solvability);
            let solved = Solved::new(judged, &solution, arguments.style());
            return output.json(&Told::new(solved, entry));
        }
        print_figures(entry.puzzle.start().dims(), &request, &solution, arguments.style(), output)?;
        if let Outcome::Solved(moves) = &solution.outcome {
            let steps = moves::steps(entry.puzzle.start(), moves);
            steps::print(&steps, arguments.show(), arguments.style(), output)?;
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

/// The same, and writes the search to a target as it is recorded.
fn traced(
    entry: &Entry,
    request: &Request,
    target: &mut Target<'_>,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<Option<Solution>> {
    let puzzle = &entry.puzzle;
    let check = |task: Task| match puzzle.solvability().is_solvable() {
        true => task.check_tree().map(|()| task),
        // It has no tree for a reason of its own.
        false => Ok(task),
    };
    let task = match Task::new(puzzle.clone(), *request).and_then(check) {
        Ok(task) => task,
        Err(misfit) => {
            output.fault(&format!("{}: {misfit}", entry.place()));
            return Ok(None);
        }
    };
    let words = |are_drawn| Boards { start: puzzle.start(), are_drawn };
    let solution =
        target.record(&entry.place(), words, output, |nodes_max, follower, failed| {
            let mut progress = ProgressLine::new(interrupted);
            let mut watch = Guarded { watch: &mut progress, failed };
            let ended = task.record_for(&mut watch, nodes_max, follower);
            progress.erase();
            ended
        })?;
    if let Some(solution) = &solution {
        output.note(status(&solution.outcome));
    }
    Ok(solution)
}

fn status(outcome: &Outcome) -> Status {
    match outcome {
        Outcome::Solved(_) => Status::Solved,
        Outcome::Unsolvable => Status::Unsolvable,
        Outcome::Limit(_) | Outcome::Stopped => Status::Limit,
    }
}

fn print_start(entry: &Entry, solvability: &Solvability, output: &mut Output) -> io::Result<()> {
    entry.print_heading(output)?;
    output.block(entry.puzzle.start())?;
    output.line("")?;
    output.line(format_args!("{}; {}", words::sum(solvability), words::verdict(solvability)))
}

fn print_figures(
    dims: Dims,
    request: &Request,
    solution: &Solution,
    style: Style,
    output: &mut Output,
) -> io::Result<()> {
    let figures = |name: &str, text: String| format!("{name:<14}{text}");
    match &solution.outcome {
        Outcome::Unsolvable => return Ok(()),
        Outcome::Solved(moves) => {
            output.line("")?;
            output.line(figures("Moves", length(moves, solution)))?;
            if !moves.is_empty() {
                output.line(figures("", notation::write(moves, style)))?;
            }
            if let Some(why) = ended(solution, request) {
                output.line(figures("", why))?;
            }
            if !solution.improvements.is_empty() {
                output.line(figures("Found", improvements(solution)))?;
            }
        }
        Outcome::Limit(limit) => {
            output.line("")?;
            output.line(figures("Not solved", used_up(*limit, request)))?;
            output.line(figures("", proved(solution)))?;
            output.line(figures("", advice(*limit, request.plan, dims)))?;
        }
        Outcome::Stopped => {
            output.line("")?;
            output.line(figures("Not solved", "stopped".to_owned()))?;
            output.line(figures("", proved(solution)))?;
        }
    }
    let (plan, stats) = (solution.plan, &solution.stats);
    let bound = plan.bound_title(dims);
    output.line(figures("Search", format!("{}; bound: {bound}", plan.search_title())))?;
    output.line(figures("Expanded", words::grouped(stats.expanded)))?;
    output.line(figures("Generated", words::grouped(stats.generated)))?;
    output.line(figures("Live at most", words::grouped(stats.live_peak)))?;
    output.line(figures("Memory", words::memory_and_tables(solution)))?;
    if solution.plan == Plan::Anytime {
        let time = words::time(solution.search_time);
        return output.line(figures("Search time", format!("{time}, with the making of tables")));
    }
    output.line(figures("Search time", words::time(solution.search_time)))?;
    output.line(figures("Set-up time", words::time(solution.setup_time)))
}

fn length(moves: &[Move], solution: &Solution) -> String {
    let count = words::moves(moves.len());
    if moves.is_empty() {
        format!("{count}: the start is the goal")
    } else if solution.proved_least {
        format!("{count}, proved the fewest")
    } else if solution.lower_bound > 0 {
        format!("{count}, not proved the fewest; {}", words::least(solution))
    } else {
        format!("{count}, not proved the fewest; {}", proved(solution))
    }
}

/// Why an anytime search with a solution did not go on.
fn ended(solution: &Solution, request: &Request) -> Option<String> {
    let why = match solution.halt? {
        Halt::Stopped => "it was stopped".to_owned(),
        Halt::Limit(limit) => used_up(limit, request),
    };
    Some(format!("the search for a shorter one ended: {why}"))
}

/// `128 at 9.1 ms, 121 at 40 ms, …`.
fn improvements(solution: &Solution) -> String {
    let found = |one: &Improvement| format!("{} at {}", one.length, words::time(one.after));
    solution.improvements.iter().map(found).collect::<Vec<_>>().join(", ")
}

fn used_up(limit: Limit, request: &Request) -> String {
    match limit {
        Limit::Nodes => {
            let most = words::grouped(request.limits.generated_max);
            format!("the limit of {most} generated nodes is reached")
        }
        Limit::Memory => {
            let most = words::grouped(request.limits.memory_max >> 20);
            format!("the limit of {most} MiB of memory is reached")
        }
        Limit::Time => {
            let most = request.time_max.unwrap_or_default();
            format!("the limit of {most} s of search is reached")
        }
        Limit::Depth => "all paths within the greatest depth are tried".to_owned(),
    }
}

fn proved(solution: &Solution) -> String {
    match solution.lower_bound {
        0 => "no least number of moves is proved".to_owned(),
        least => format!("no solution has fewer than {}", words::moves(least as usize)),
    }
}

/// What may solve it all the same.
fn advice(limit: Limit, plan: Plan, dims: Dims) -> String {
    let option = match limit {
        Limit::Nodes => "--nodes",
        Limit::Memory => "--memory",
        Limit::Time => "--time",
        Limit::Depth => "--depth",
    };
    let strongest = strongest(dims);
    let other = match plan {
        Plan::Preset(_) if limit == Limit::Memory => {
            "no --preset, for a search that needs very little memory".to_owned()
        }
        Plan::Shortest | Plan::Ida { .. } if limit == Limit::Memory => {
            "--bound walking-distance, which needs very little memory".to_owned()
        }
        Plan::DepthFirst { .. } if limit == Limit::Memory => {
            "--depth, so that it turns back in time".to_owned()
        }
        _ if limit == Limit::Memory && plan.bound() == Some(BoundKind::PatternDb) => {
            "--search ida --bound walking-distance, which needs very little memory".to_owned()
        }
        _ if limit == Limit::Memory => "--search ida, which needs very little memory".to_owned(),
        Plan::Preset(_) => "leaving --preset away for the fastest search".to_owned(),
        Plan::BreadthFirst { .. } | Plan::DepthFirst { .. } => {
            "leaving --search away for the fastest search".to_owned()
        }
        _ if plan.bound() != Some(strongest) => {
            format!("--bound {}, which is stronger", strongest.name())
        }
        _ => return format!("allow more with {option}"),
    };
    format!("allow more with {option}, or try {other}")
}
