//! What `solve` prints of an ended search on a sliding puzzle.

use std::io;

use langkah_engine::fit::strongest;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::history::History;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::moves::Move;
use langkah_engine::solve::{Outcome, Solution};
use langkah_language::{decimal, text};
use langkah_puzzle::{history, words};

use super::family::item::SlidingItem;
use super::output::Output;
use super::spelling::Spelling;

/// A figure under its name.
pub fn row(name: &str, text: impl AsRef<str>) -> String {
    format!("{name:<13} {}", text.as_ref())
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
            output.line(row(text!("terminal-not-solved"), text!("terminal-no-sequence")))?;
        }
        Outcome::Solved(moves) => {
            output.line(row(text!("terminal-moves"), length(moves, solution)))?;
            if !moves.is_empty() {
                output.line(row("", spelling.write(moves)))?;
            }
            if let Some(why) = ended(solution, request) {
                output.line(row("", why))?;
            }
            print_history(&solution.history, output)?;
        }
        Outcome::Limit(limit) => {
            output.line(row(text!("terminal-not-solved"), used_up(*limit, request)))?;
            output.line(row("", proved(solution)))?;
            output.line(row("", advice(*limit, request, dims)))?;
        }
        Outcome::Stopped => {
            output.line(row(text!("terminal-not-solved"), text!("terminal-stopped")))?;
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
        Some(dims) => {
            let (search, bound) = (plan.search_title(), plan.bound_title(dims, solution.metric));
            text!("terminal-search-and-bound", search = search, bound = bound)
        }
        None => text!("terminal-no-search").to_owned(),
    };
    output.line(row(text!("report-search"), search))?;
    output.line(row(text!("figure-expanded"), words::grouped(stats.expanded)))?;
    output.line(row(text!("figure-generated"), words::grouped(stats.generated)))?;
    let live = dims.map_or(text!("figure-live"), |_| words::live_at_most(plan));
    output.line(row(live, words::grouped(stats.live_peak)))?;
    let total = words::time(solution.total_time);
    let total = match dims {
        None => text!("terminal-total-verdict", time = total),
        Some(_) if plan == Plan::Anytime => text!("terminal-total-anytime", time = total),
        Some(_) => text!("terminal-total-parts", time = total),
    };
    if dims.is_some() {
        output.line(row(text!("figure-memory"), words::memory_and_tables(solution)))?;
        let search = words::time(solution.search_time);
        if plan == Plan::Anytime {
            let search = text!("terminal-time-with-tables", time = search);
            output.line(row(text!("terminal-search-time"), search))?;
        } else {
            output.line(row(text!("terminal-search-time"), search))?;
            let setup = words::time(solution.setup_time);
            output.line(row(text!("terminal-setup-time"), setup))?;
        }
    }
    output.line(row(text!("terminal-total-time"), total))
}

fn length(moves: &[Move], solution: &Solution) -> String {
    let count = words::length(solution);
    if moves.is_empty() {
        text!("terminal-length-none", moves = count)
    } else if solution.proved_least {
        text!("terminal-length-proved", moves = count)
    } else {
        let is_told = solution.lower_bound > 0 || solution.plan.own_bound().is_some();
        let known = if is_told { words::least(solution) } else { proved(solution) };
        text!("terminal-length-not-proved", moves = count, known = known)
    }
}

/// Why an anytime search with a solution did not go on.
fn ended(solution: &Solution, request: &Request) -> Option<String> {
    Some(match solution.halt? {
        Halt::Stopped => text!("terminal-shorter-stopped").to_owned(),
        Halt::Target => {
            let most = request.target.unwrap_or_default() as usize;
            text!("terminal-shorter-target", most = words::moves_in(request.metric, most))
        }
        Halt::Limit(limit) => text!("terminal-shorter-limit", why = used_up(limit, request)),
    })
}

/// Prints when an anytime search has found and proved what, as a table.
fn print_history(history: &History, output: &mut Output) -> io::Result<()> {
    if history.is_empty() {
        return Ok(());
    }
    let head = history::columns().map(str::to_owned);
    let rows: Vec<[String; 4]> = [head].into_iter().chain(history::rows(history)).collect();
    let widths = [0, 1, 2, 3].map(|column| {
        let widths = rows.iter().map(|cells| cells[column].chars().count());
        widths.max().unwrap_or(0)
    });
    for (at, cells) in rows.iter().enumerate() {
        let cells = cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}"));
        let name = if at == 0 { text!("terminal-found") } else { "" };
        output.line(row(name, cells.collect::<Vec<_>>().join("  ")))?;
    }
    match history::left_out(history) {
        Some(text) => output.line(row("", text)),
        None => Ok(()),
    }
}

fn used_up(limit: Limit, request: &Request) -> String {
    match limit {
        Limit::Nodes => text!("terminal-limit-nodes", most = (request.limits.generated_max)),
        Limit::Memory => text!("terminal-limit-mib", most = (request.limits.memory_max >> 20)),
        Limit::Time => time_used_up(request.time_max),
        Limit::Depth => text!("terminal-limit-depth").to_owned(),
    }
}

/// That so many seconds of search have passed.
pub fn time_used_up(most: Option<f64>) -> String {
    match most {
        Some(most) if most > 0.0 => text!("terminal-limit-time", most = given_time(Some(most))),
        _ => text!("terminal-limit-time", "none").to_owned(),
    }
}

/// The most digits behind the sign of a number of seconds: a nanosecond has as many.
const PLACES_MAX: usize = 9;

/// The seconds of a limit, with as many digits as were typed.
pub fn given_time(most: Option<f64>) -> String {
    let most = most.unwrap_or_default();
    let places = most.to_string().split_once('.').map_or(0, |(_, digits)| digits.len());
    if places > PLACES_MAX { format!("{most:e}") } else { decimal(most, places) }
}

fn proved(solution: &Solution) -> String {
    match solution.lower_bound {
        0 => text!("terminal-nothing-proved").to_owned(),
        least => {
            text!("terminal-none-shorter", moves = words::moves_in(solution.metric, least as usize))
        }
    }
}

/// The same search with another bound; `None` if the bound of this one cannot be chosen.
fn with_bound(plan: Plan, bound: BoundKind) -> Option<Plan> {
    match plan {
        Plan::Ida { weight, .. } => Some(Plan::Ida { bound, weight }),
        Plan::BestFirst { weight, ties, visited, order, .. } => {
            Some(Plan::BestFirst { bound, weight, ties, visited, order })
        }
        _ => None,
    }
}

/// The advice what may still solve the puzzle after a limit. It names nothing that was in use
/// already, and nothing that does not go with the board.
fn advice(limit: Limit, request: &Request, dims: Dims) -> String {
    let option = match limit {
        Limit::Nodes => "--nodes",
        Limit::Memory => "--memory",
        Limit::Time => "--time",
        Limit::Depth => "--depth",
    };
    let metric = request.metric;
    let plan = request.plan.on(dims, metric).unwrap_or(request.plan);
    let strongest = strongest(dims, metric);
    let goes_with = |bound: BoundKind| {
        let other = with_bound(plan, bound).filter(|other| *other != plan);
        other.is_some_and(|other| other.on(dims, metric).is_ok())
    };
    let small = Plan::Ida { bound: BoundKind::WalkingDistance, weight: Weight::ONE };
    let other = match plan {
        Plan::Preset(_) if limit == Limit::Memory => "small-no-preset",
        Plan::Ida { .. } if limit == Limit::Memory => match goes_with(BoundKind::WalkingDistance) {
            true => "small-bound",
            false => "none",
        },
        Plan::DepthFirst { .. } if limit == Limit::Memory => "depth",
        _ if limit == Limit::Memory => {
            let is_large = plan.bound() == Some(BoundKind::PatternDb);
            match is_large && small.on(dims, metric).is_ok() {
                true => "small-search-and-bound",
                false => "small-search",
            }
        }
        Plan::Preset(_) => "no-preset",
        Plan::BreadthFirst { .. } | Plan::DepthFirst { .. } => "no-search",
        _ if goes_with(strongest) => "bound",
        _ => "none",
    };
    text!("terminal-advice", option = option, other = other, bound = strongest.name())
}
