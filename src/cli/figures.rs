//! What `solve` prints of an ended search on a sliding puzzle.

use std::io;

use langkah_engine::grid::Dims;
use langkah_engine::puzzle::fit::strongest;
use langkah_engine::puzzle::plan::{BoundKind, Plan, Request};
use langkah_engine::puzzle::solve::{Improvement, Outcome, Solution};
use langkah_engine::puzzle::words;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::moves::Move;

use super::input::SlidingItem;
use super::output::Output;
use super::spelling::Spelling;

/// A figure under its name.
pub fn row(name: &str, text: impl AsRef<str>) -> String {
    format!("{name:<14}{}", text.as_ref())
}

/// Prints how a search ended and what it cost.
pub fn print(
    entry: &SlidingItem,
    request: &Request,
    solution: &Solution,
    spelling: Spelling,
    output: &mut Output,
) -> io::Result<()> {
    let dims = entry.puzzle.start().dims();
    output.line("")?;
    match &solution.outcome {
        Outcome::Unsolvable => {
            output.line(row("Not solved", "no sequence of moves leads to the goal"))?;
        }
        Outcome::Solved(moves) => {
            output.line(row("Moves", length(moves, solution)))?;
            if !moves.is_empty() {
                output.line(row("", spelling.write(moves)))?;
            }
            if let Some(why) = ended(solution, request) {
                output.line(row("", why))?;
            }
            if !solution.improvements.is_empty() {
                output.line(row("Found", improvements(solution)))?;
            }
        }
        Outcome::Limit(limit) => {
            output.line(row("Not solved", used_up(*limit, request)))?;
            output.line(row("", proved(solution)))?;
            output.line(row("", advice(*limit, request.plan, dims)))?;
        }
        Outcome::Stopped => {
            output.line(row("Not solved", "stopped"))?;
            output.line(row("", proved(solution)))?;
        }
    }
    let was_begun = entry.puzzle.solvability().is_solvable();
    print_cost(solution, was_begun.then_some(dims), output)
}

/// Prints the figures. `dims` is the size of the board, if a search was begun.
fn print_cost(solution: &Solution, dims: Option<Dims>, output: &mut Output) -> io::Result<()> {
    let (plan, stats) = (solution.plan, &solution.stats);
    let search = match dims {
        Some(dims) => format!("{}; bound: {}", plan.search_title(), plan.bound_title(dims)),
        None => "none: the verdict says that there is no solution".to_owned(),
    };
    output.line(row("Search", search))?;
    output.line(row("Expanded", words::grouped(stats.expanded)))?;
    output.line(row("Generated", words::grouped(stats.generated)))?;
    output.line(row("Live at most", words::grouped(stats.live_peak)))?;
    let total = words::time(solution.total_time);
    if dims.is_none() {
        return output.line(row("Total time", format!("{total}: the verdict alone")));
    }
    output.line(row("Memory", words::memory_and_tables(solution)))?;
    let search = words::time(solution.search_time);
    if plan == Plan::Anytime {
        output.line(row("Search time", format!("{search}, with the making of tables")))?;
        return output.line(row("Total time", format!("{total}: verdict and search")));
    }
    output.line(row("Search time", search))?;
    output.line(row("Set-up time", words::time(solution.setup_time)))?;
    output.line(row("Total time", format!("{total}: verdict, set-up and search")))
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
        Limit::Depth => "every path up to the greatest depth was tried".to_owned(),
    }
}

fn proved(solution: &Solution) -> String {
    match solution.lower_bound {
        0 => "no least number of moves is proved".to_owned(),
        least => format!("no solution has fewer than {}", words::moves(least as usize)),
    }
}

/// The advice what may still solve the puzzle after a limit.
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
